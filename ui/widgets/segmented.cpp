#include "ui/widgets/segmented.h"

#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace dikkat::ui {

namespace {

QFont segmentFont() {
    return textFont(type::small, QFont::DemiBold);
}

class Segment : public QAbstractButton {
public:
    explicit Segment(QWidget* parent) : QAbstractButton(parent) {
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {qCeil(QFontMetricsF(segmentFont()).horizontalAdvance(text())) + 20, 26};
    }

protected:
    void nextCheckState() override {} // the row decides: one is always on
    void paintEvent(QPaintEvent*) override {
        const Theme& t = theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF inner = QRectF(rect()).adjusted(1, 1, -1, -1);
        painter.setPen(Qt::NoPen);
        if (isChecked())
            painter.setBrush(t.ink);
        else
            painter.setBrush(underMouse() ? t.hover : t.surface);
        painter.drawRoundedRect(inner, 3, 3);
        if (hasFocus()) {
            painter.setPen(QPen(isChecked() ? t.onInk : t.ink, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(inner.adjusted(2, 2, -2, -2), 2, 2);
        }
        painter.setFont(segmentFont());
        painter.setPen(isChecked() ? t.onInk : isEnabled() ? t.text : t.text3);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }
};

} // namespace

SegmentedControl::SegmentedControl(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SegmentedControl::setLabels(const QStringList& labels) {
    while (count() > labels.size()) {
        delete m_buttons.back();
        m_buttons.pop_back();
    }
    while (count() < labels.size()) {
        auto* segment = new Segment(this);
        const int index = count();
        connect(segment, &QAbstractButton::clicked, this, [this, index] { pick(index); });
        layout()->addWidget(segment);
        m_buttons.push_back(segment);
    }
    for (int i = 0; i < count(); ++i) button(i)->setText(labels.at(i));
    setCurrent(m_current);
    for (auto* segment : m_buttons) segment->updateGeometry();
}

void SegmentedControl::setCurrent(int index) {
    m_current = index;
    for (int i = 0; i < count(); ++i) {
        button(i)->setChecked(i == index);
        button(i)->setFocusPolicy(i == index ? Qt::StrongFocus : Qt::ClickFocus); // one stop for Tab
    }
    update();
}

QAbstractButton* SegmentedControl::button(int index) const {
    return m_buttons[static_cast<std::size_t>(index)];
}

void SegmentedControl::pick(int index) {
    if (index == m_current || index < 0 || index >= count()) return;
    setCurrent(index);
    button(index)->setFocus();
    emit picked(index);
}

void SegmentedControl::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: pick(m_current - 1); return;
    case Qt::Key_Right:
    case Qt::Key_Down: pick(m_current + 1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void SegmentedControl::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().borderStrong, 1));
    painter.setBrush(theme().surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void SegmentedControl::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        update();
        for (auto* segment : m_buttons) segment->update();
    }
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
