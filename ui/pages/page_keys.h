#pragma once

#include "ui/pages/page.h"

#include <QKeySequence>

namespace dikkat::ui {

/// A key without an action, while the page is the visible one and no edit field claims it.
void addPageKey(Page& page, const QKeySequence& keys, std::function<void()> act);
/// 1, 2, 3 …: the steps of the page.
void addStepKeys(Page& page);

} // namespace dikkat::ui
