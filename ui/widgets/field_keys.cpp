#include "ui/widgets/field_keys.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTextEdit>
#include <algorithm>
#include <vector>

namespace dikkat::ui {

namespace {

bool writes(const QKeyEvent& key) {
    const bool plain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    return plain && !key.text().isEmpty() && key.text().at(0).isPrint();
}

/// Also one that takes no more answers: a digit typed after the last right one is not a command.
bool isField(const QObject& widget) {
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QTextEdit*>(&widget) ||
           qobject_cast<const QPlainTextEdit*>(&widget);
}

/// Claims keys before the shortcuts of a page see them; one for the program.
class Guard : public QObject {
public:
    using QObject::QObject;

    void keep(QWidget& page, bool keeps) {
        std::erase_if(m_exercises, [&](const QPointer<QWidget>& p) { return !p || p == &page; });
        if (keeps) m_exercises.emplace_back(&page);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::ShortcutOverride || !watched->isWidgetType()) return false;
        if (!writes(*static_cast<QKeyEvent*>(event))) return false;
        const auto& widget = *static_cast<const QWidget*>(watched);
        if (!isField(widget) && !besideExercise(widget)) return false;
        event->accept();
        return true;
    }

private:
    [[nodiscard]] bool besideExercise(const QWidget& widget) const {
        return std::ranges::any_of(m_exercises, [&](const QPointer<QWidget>& page) {
            return page && page->isVisible() && page->window() == widget.window();
        });
    }

    std::vector<QPointer<QWidget>> m_exercises;
};

Guard& guard() {
    static QPointer<Guard> only;
    if (!only) {
        only = new Guard(qApp);
        qApp->installEventFilter(only);
    }
    return *only;
}

} // namespace

void guardFieldKeys() {
    guard();
}

void setKeepsKeys(QWidget& page, bool keeps) {
    guard().keep(page, keeps);
}

} // namespace dikkat::ui
