#include "ui/pages/page_keys.h"

#include "ui/widgets/field_keys.h"

#include <QShortcut>

namespace dikkat::ui {

void addPageKey(Page& page, const QKeySequence& keys, std::function<void()> act) {
    guardFieldKeys();
    auto* shortcut = new QShortcut(keys, &page);
    shortcut->setContext(Qt::WindowShortcut);
    QObject::connect(shortcut, &QShortcut::activated, &page, std::move(act));
}

void addStepKeys(Page& page) {
    for (int i = 0; i < page.stepCount(); ++i)
        addPageKey(page, QKeySequence(Qt::Key_1 + i), [&page, i] { page.setStep(i); });
}

} // namespace dikkat::ui
