#include "ui/pages/page_keys.h"

#include "ui/widgets/field_keys.h"

#include <QCoreApplication>
#include <QShortcut>

namespace dikkat::ui {

namespace {

QString shown(const QKeySequence& keys) {
    return keys.toString(QKeySequence::NativeText);
}

/// A line of the key help; its words are made when it is shown. `names`: for keys that are no sequence.
class KeyNote : public QObject {
public:
    KeyNote(Page& page, const QKeySequence& keys, QByteArray names, const char* what)
        : QObject(&page), m_keys(keys), m_names(std::move(names)), m_what(what) {}

    [[nodiscard]] PageKey words() const {
        return {m_keys.isEmpty() ? QCoreApplication::translate("PageKeys", m_names) : shown(m_keys),
                QCoreApplication::translate("PageKeys", m_what)};
    }

private:
    QKeySequence m_keys;
    QByteArray m_names;
    const char* m_what;
};

} // namespace

void addPageKey(Page& page, const QKeySequence& keys, std::function<void()> act, const char* what) {
    guardFieldKeys();
    auto* shortcut = new QShortcut(keys, &page);
    shortcut->setContext(Qt::WindowShortcut);
    QObject::connect(shortcut, &QShortcut::activated, &page, std::move(act));
    if (what != nullptr) new KeyNote(page, keys, {}, what);
}

void addStepKeys(Page& page) {
    for (int i = 0; i < page.stepCount(); ++i)
        addPageKey(
            page, QKeySequence(Qt::Key_1 + i), [&page, i] { page.setStep(i); }, nullptr);
    new KeyNote(page, {}, "1 … " + QByteArray::number(page.stepCount()),
                QT_TRANSLATE_NOOP("PageKeys", "go to a step"));
}

void notePageKeys(Page& page, const char* keys, const char* what) {
    new KeyNote(page, {}, keys, what);
}

QList<PageKey> keysOf(const Page& page) {
    QList<PageKey> all;
    for (const QAction* action : page.menuActions())
        if (action != nullptr && !action->shortcut().isEmpty())
            all << PageKey{shown(action->shortcut()), action->statusTip()};
    for (const QObject* child : page.children())
        if (const auto* note = dynamic_cast<const KeyNote*>(child)) all << note->words();
    return all;
}

} // namespace dikkat::ui
