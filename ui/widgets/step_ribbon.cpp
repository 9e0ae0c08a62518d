#include "ui/widgets/step_ribbon.h"

#include "ui/theme/theme.h"
#include "ui/widgets/inline_text.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace dikkat::ui {

namespace {

constexpr int ribbonHeight = 40;
constexpr double tip = 9, circle = 20;

/// Takes clicks and the focus, and is what a screen reader sees; the ribbon paints, since arrows overlap.
class RibbonButton : public QAbstractButton {
public:
    explicit RibbonButton(QWidget* parent) : QAbstractButton(parent) {
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setCursor(Qt::PointingHandCursor);
    }

protected:
    void nextCheckState() override {}
    void paintEvent(QPaintEvent*) override {}
    bool event(QEvent* e) override {
        switch (e->type()) {
        case QEvent::HoverEnter:
        case QEvent::HoverLeave:
        case QEvent::FocusIn:
        case QEvent::FocusOut: parentWidget()->update(); break;
        default: break;
        }
        return QAbstractButton::event(e);
    }
};

} // namespace

StepRibbon::StepRibbon(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepRibbon::setSteps(const QStringList& titles) {
    while (static_cast<qsizetype>(m_steps.size()) > titles.size()) {
        delete m_steps.back().button;
        m_steps.pop_back();
    }
    while (static_cast<qsizetype>(m_steps.size()) < titles.size()) {
        const int index = static_cast<int>(m_steps.size());
        auto* button = new RibbonButton(this);
        button->setObjectName(QStringLiteral("step%1").arg(index + 1));
        connect(button, &QAbstractButton::clicked, this, [this, index] { emit stepPicked(index); });
        button->show();
        m_steps.push_back({{}, false, button});
    }
    for (std::size_t i = 0; i < m_steps.size(); ++i) m_steps[i].title = titles.at(static_cast<qsizetype>(i));
    place();
    describe();
}

void StepRibbon::setCurrent(int index) {
    m_current = index;
    describe();
}

void StepRibbon::setOff(int index, bool off) {
    m_steps[static_cast<std::size_t>(index)].off = off;
    describe();
}

void StepRibbon::setColumnWidths(const QList<int>& widths) {
    if (widths == m_widths) return;
    m_widths = widths;
    place();
    update();
}

QAbstractButton* StepRibbon::button(int index) const {
    return m_steps[static_cast<std::size_t>(index)].button;
}

QSize StepRibbon::sizeHint() const {
    return {130 * static_cast<int>(m_steps.size()), ribbonHeight};
}

QSize StepRibbon::minimumSizeHint() const {
    return {60 * static_cast<int>(m_steps.size()), ribbonHeight};
}

QRectF StepRibbon::rectOf(int index) const {
    const auto count = static_cast<qsizetype>(m_steps.size());
    if (m_widths.size() != count) {
        const double each = static_cast<double>(width()) / static_cast<double>(count);
        return {index * each, 0, each, static_cast<double>(height())};
    }
    int left = 0;
    for (int i = 0; i < index; ++i) left += m_widths.at(i);
    return QRectF(left, 0, m_widths.at(index), height());
}

void StepRibbon::place() {
    for (int i = 0; i < static_cast<int>(m_steps.size()); ++i)
        button(i)->setGeometry(rectOf(i).toAlignedRect());
}

void StepRibbon::describe() {
    for (int i = 0; i < static_cast<int>(m_steps.size()); ++i) {
        const Step& step = m_steps[static_cast<std::size_t>(i)];
        const QString plain = InlineText(step.title).plain();
        step.button->setChecked(i == m_current);
        step.button->setFocusPolicy(i == m_current ? Qt::StrongFocus : Qt::ClickFocus); // one stop for Tab
        //: %1 is the number of the step, %2 its title
        step.button->setAccessibleName(tr("Step %1: %2").arg(i + 1).arg(plain));
        step.button->setToolTip(tr("Step %1: %2").arg(i + 1).arg(plain));
        step.button->setAccessibleDescription(step.off         ? tr("switched off")
                                              : i < m_current  ? tr("done")
                                              : i == m_current ? tr("current step")
                                                               : QString());
    }
    update();
}

void StepRibbon::paintStep(QPainter& painter, int index) const {
    const Theme& t = theme();
    const Step& step = m_steps[static_cast<std::size_t>(index)];
    const bool first = index == 0, last = index + 1 == static_cast<int>(m_steps.size());
    const bool active = index == m_current, done = index < m_current && !step.off;
    const QRectF r = rectOf(index).adjusted(first ? 0.5 : 2, 0.5, last ? -0.5 : -2, -0.5);
    const double middle = r.center().y();

    QPolygonF arrow;
    arrow << r.topLeft() << r.topRight();
    if (!last) arrow << QPointF(r.right() + tip, middle);
    arrow << r.bottomRight() << r.bottomLeft();
    if (!first) arrow << QPointF(r.left() + tip, middle);

    const bool hover = step.button->underMouse() && !active;
    painter.setBrush(active ? t.ink : hover || done ? t.hover : t.surface);
    QPen outline(active && !step.off ? t.ink : t.borderStrong, 1);
    if (step.off) {
        outline.setStyle(Qt::CustomDashLine);
        outline.setDashPattern({4, 3});
    }
    painter.setPen(outline);
    painter.drawPolygon(arrow);

    const QColor color = active ? t.onInk : step.off ? t.text2 : t.text;
    double x = r.left() + (first ? 0 : tip) + 10;
    if (r.width() > 84) {
        const QRectF ring(x, middle - circle / 2, circle, circle);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.5));
        painter.drawEllipse(ring.adjusted(0.75, 0.75, -0.75, -0.75));
        if (done) {
            painter.setPen(QPen(color, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const QPointF tick[] = {ring.center() + QPointF(-4, 0.3), ring.center() + QPointF(-1.2, 3),
                                    ring.center() + QPointF(4, -2.8)};
            painter.drawPolyline(tick, 3);
        } else {
            painter.setFont(textFont(type::small, QFont::DemiBold));
            painter.drawText(ring, Qt::AlignCenter, QString::number(index + 1));
        }
        x += circle + 8;
    }
    const QFont font = textFont(type::body, active ? QFont::DemiBold : QFont::Medium);
    const QRectF room(x, r.top(), r.right() - x - 2, r.height());
    InlineText title(step.title);
    if (title.width(font) > room.width())
        title = InlineText(QFontMetricsF(font).elidedText(title.plain(), Qt::ElideRight, room.width()));
    title.draw(painter, room, Qt::AlignVCenter | Qt::AlignLeft, font, color);

    if (step.button->hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(active ? t.onInk : t.ink, 2));
        painter.drawRoundedRect(r.adjusted(first ? 4 : tip + 4, 4, -4, -4), 2, 2);
    }
}

void StepRibbon::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = static_cast<int>(m_steps.size()) - 1; i >= 0; --i) // each arrow lies on the next one
        paintStep(painter, i);
}

void StepRibbon::resizeEvent(QResizeEvent*) {
    place();
}

void StepRibbon::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

void StepRibbon::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(m_steps.size()) - 1;
    int target = m_current;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: target = std::max(0, m_current - 1); break;
    case Qt::Key_Right:
    case Qt::Key_Down: target = std::min(last, m_current + 1); break;
    case Qt::Key_Home: target = 0; break;
    case Qt::Key_End: target = last; break;
    default: QWidget::keyPressEvent(event); return;
    }
    if (target == m_current) return;
    emit stepPicked(target);
    if (m_current == target) button(target)->setFocus(Qt::OtherFocusReason); // the owner followed
}

} // namespace dikkat::ui
