#pragma once

#include <QList>

namespace dikkat::ui {

class Document;
class Page;
class Selection;

/// Every page of the program, in the order of the navigation. The only place that knows all of them.
QList<Page*> makePages(Document& document, Selection& selection);

} // namespace dikkat::ui
