#pragma once

class QWidget;

namespace dikkat::ui {

/// Keys that write (letters, digits, signs without Ctrl or Alt) belong to whoever is being typed into: a
/// field, a list with a search by letters, an exercise in progress. The keys of pages act only elsewhere.
/// Called by everything that gives a page a key.
void guardFieldKeys();

/// An exercise is in progress on this page: while the page is shown, keys that write never reach its
/// shortcuts, wherever in the window the focus is.
void setKeepsKeys(QWidget& page, bool keeps);

} // namespace dikkat::ui
