#pragma once

#include "ui/pages/page.h"

#include <QKeySequence>
#include <functional>

namespace dikkat::ui {

/// A key of a page that stands in no menu; active while the page is seen. `what` says in the key help what it
/// does: marked with QT_TRANSLATE_NOOP("PageKeys", …).
void addPageKey(Page& page, const QKeySequence& keys, std::function<void()> act, const char* what);

/// 1, 2, 3 …: the steps.
void addStepKeys(Page& page);

/// For the key help: keys that the page takes from its keyPressEvent. Both texts are marked as above.
void notePageKeys(Page& page, const char* keys, const char* what);

struct PageKey {
    QString keys, what;
};

/// Every key of a page in the current language: those of its menu, of addPageKey and of notePageKeys.
QList<PageKey> keysOf(const Page& page);

} // namespace dikkat::ui
