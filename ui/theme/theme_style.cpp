#include "ui/theme/theme_style.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

namespace dikkat::ui {

namespace {

constexpr double controlRadius = 4, fieldRadius = 2;
constexpr int arrowWidth = 26, spinArrowWidth = 22;

bool hasKeyboardFocus(const QStyleOption* option) {
    return option->state.testFlag(QStyle::State_HasFocus) &&
           option->state.testFlag(QStyle::State_KeyboardFocusChange);
}

bool hasTextBesideIcon(const QStyleOptionToolButton& button) {
    return button.toolButtonStyle == Qt::ToolButtonTextBesideIcon && !button.icon.isNull() &&
           !button.text.isEmpty();
}

bool isPrimary(const QStyleOption* option, const QWidget* widget) {
    if (!option->state.testFlag(QStyle::State_Enabled)) return false;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    return option->state.testFlag(QStyle::State_On) ||
           (button && button->features.testFlag(QStyleOptionButton::DefaultButton)) ||
           (widget && widget->property("primary").toBool());
}

void drawBox(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& outline, double radius,
             double width = 1) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(outline, width));
    painter->setBrush(fill);
    const double inset = width / 2;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

/// A chevron in the middle of `rect`, `up` or down.
void drawChevron(QPainter* painter, const QRectF& rect, bool up, const QColor& color, double half = 4) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF c = rect.center();
    const double tip = up ? -half / 2 : half / 2;
    const QPointF points[] = {c + QPointF(-half, -tip), c + QPointF(0, tip), c + QPointF(half, -tip)};
    painter->drawPolyline(points, 3);
    painter->restore();
}

QColor fieldFill(const QStyleOption* option) {
    return option->state.testFlag(QStyle::State_Enabled) ? theme().surface : theme().chrome;
}

QColor outlineOf(const QStyleOption* option) {
    return option->state.testFlag(QStyle::State_Enabled) ? theme().borderStrong : theme().border;
}

/// The box of an edit field, combo or spin box: any focus shows, since typing goes there.
void drawField(QPainter* painter, const QStyleOption* option, double radius) {
    const bool focus = option->state.testFlag(QStyle::State_HasFocus);
    drawBox(painter, option->rect, fieldFill(option), focus ? theme().ink : outlineOf(option), radius,
            focus ? 2 : 1);
}

void drawPushButton(QPainter* painter, const QStyleOption* option, const QWidget* widget) {
    const Theme& t = theme();
    const bool primary = isPrimary(option, widget);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const bool hover = enabled && option->state.testFlag(QStyle::State_MouseOver);
    const bool down = option->state.testFlag(QStyle::State_Sunken);
    QColor fill = primary ? t.ink : t.surface;
    if (down)
        fill = primary ? t.text2 : t.border;
    else if (hover)
        fill = primary ? t.ink.lighter(t.dark ? 95 : 130) : t.hover;
    drawBox(painter, option->rect, fill, primary ? t.ink : outlineOf(option), controlRadius);
    if (hasKeyboardFocus(option)) {
        // On ink the ring needs a gap to be seen; on a plain button it takes the place of the outline.
        if (primary)
            drawBox(painter, option->rect.adjusted(2, 2, -2, -2), Qt::transparent, t.onInk, controlRadius - 1,
                    2);
        else
            drawBox(painter, option->rect, Qt::transparent, t.ink, controlRadius, 2);
    }
}

void drawToolButton(QPainter* painter, const QStyleOption* option) {
    const Theme& t = theme();
    const auto state = option->state;
    if (state.testFlag(QStyle::State_On))
        drawBox(painter, option->rect, t.ink, t.ink, controlRadius);
    else if (state.testFlag(QStyle::State_Sunken))
        drawBox(painter, option->rect, t.border, t.border, controlRadius);
    else if (state.testFlag(QStyle::State_MouseOver) && state.testFlag(QStyle::State_Enabled))
        drawBox(painter, option->rect, t.hover, t.hover, controlRadius);
    if (hasKeyboardFocus(option)) drawBox(painter, option->rect, Qt::transparent, t.ink, controlRadius, 2);
}

void drawCheckBox(QPainter* painter, const QStyleOption* option) {
    const Theme& t = theme();
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const bool on = option->state.testFlag(QStyle::State_On);
    const bool partly = option->state.testFlag(QStyle::State_NoChange);
    const QColor ink = enabled ? t.ink : t.text3;
    const bool filled = on || partly;
    drawBox(painter, option->rect, filled ? ink : t.surface, filled ? ink : outlineOf(option), 3);
    if (!filled) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(t.onInk, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF r(option->rect);
    const auto at = [&](double x, double y) {
        return QPointF(r.left() + x * r.width(), r.top() + y * r.height());
    };
    if (on) {
        const QPointF tick[] = {at(0.25, 0.52), at(0.43, 0.70), at(0.76, 0.32)};
        painter->drawPolyline(tick, 3);
    } else {
        painter->drawLine(at(0.25, 0.5), at(0.75, 0.5));
    }
    painter->restore();
}

void drawRadio(QPainter* painter, const QStyleOption* option) {
    const Theme& t = theme();
    const bool on = option->state.testFlag(QStyle::State_On);
    const QColor ink = option->state.testFlag(QStyle::State_Enabled) ? t.ink : t.text3;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF r = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->setPen(QPen(on ? ink : outlineOf(option), 1));
    painter->setBrush(t.surface);
    painter->drawEllipse(r);
    if (on) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(ink);
        painter->drawEllipse(r.adjusted(3.5, 3.5, -3.5, -3.5));
    }
    painter->restore();
}

} // namespace

ThemeStyle::ThemeStyle() : QProxyStyle(QStringLiteral("Fusion")) {
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    switch (element) {
    case PE_PanelButtonCommand: drawPushButton(painter, option, widget); return;
    case PE_PanelButtonTool: drawToolButton(painter, option); return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: drawCheckBox(painter, option); return;
    case PE_IndicatorRadioButton: drawRadio(painter, option); return;
    case PE_PanelLineEdit:
        // Inside a spin or combo box the outer box is already there; a frameless edit wants only its ground.
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth > 0)
            drawField(painter, option, fieldRadius);
        return;
    case PE_FrameLineEdit: return; // drawn with the panel
    case PE_FrameFocusRect: {
        if (!option->state.testFlag(State_KeyboardFocusChange)) return;
        // Buttons draw their own ring around the whole control.
        if (qobject_cast<const QAbstractButton*>(widget) &&
            !qstyleoption_cast<const QStyleOptionButton*>(option) && widget->inherits("QPushButton"))
            return;
        drawBox(painter,
                option->rect.adjusted(-1, -1, 1, 1).intersected(widget ? widget->rect() : option->rect),
                Qt::transparent, theme().ink, fieldRadius, 2);
        return;
    }
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    if (element == CE_PushButtonLabel) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton copy = *button;
            if (isPrimary(option, widget)) {
                copy.palette.setColor(QPalette::ButtonText, theme().onInk);
                if (!copy.icon.isNull()) // an icon drawn beforehand in the colour of text on ink
                    copy.icon = QIcon(copy.icon.pixmap(
                        copy.iconSize, widget ? widget->devicePixelRatioF() : 1, QIcon::Selected));
            }
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
    }
    if (element == CE_ToolButtonLabel) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QStyleOptionToolButton copy = *button;
            const bool on = option->state.testFlag(State_On);
            if (on) copy.palette.setColor(QPalette::ButtonText, theme().onInk);
            if (hasTextBesideIcon(*button)) copy.text.prepend(QChar(0x2002)); // Qt leaves no gap of its own
            if (on && !copy.icon.isNull())
                copy.icon = QIcon(copy.icon.pixmap(copy.iconSize, widget ? widget->devicePixelRatioF() : 1,
                                                   QIcon::Selected));
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    const QColor arrow = option->state.testFlag(State_Enabled) ? theme().text : theme().text3;
    if (control == CC_ComboBox) {
        drawField(painter, option, controlRadius);
        drawChevron(painter, proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget), false,
                    arrow);
        return;
    }
    if (control == CC_SpinBox) {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (spin && spin->frame) drawField(painter, option, controlRadius);
        if (spin && spin->buttonSymbols == QAbstractSpinBox::NoButtons) return;
        for (const bool up : {true, false}) {
            const auto flag = up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled;
            const QRectF place =
                proxy()->subControlRect(control, option, up ? SC_SpinBoxUp : SC_SpinBoxDown, widget);
            drawChevron(painter, QRectF(place).translated(0, up ? 1.5 : -1.5), up,
                        spin && spin->stepEnabled.testFlag(flag) ? arrow : theme().border, 3.5);
        }
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect ThemeStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                 SubControl subControl, const QWidget* widget) const {
    const QRect whole = option->rect;
    QRect rect;
    if (control == CC_ComboBox && subControl == SC_ComboBoxArrow)
        rect = QRect(whole.right() + 1 - arrowWidth, whole.top(), arrowWidth, whole.height());
    else if (control == CC_ComboBox && subControl == SC_ComboBoxEditField)
        rect = whole.adjusted(10, 2, -arrowWidth, -2);
    else if (control == CC_SpinBox && (subControl == SC_SpinBoxUp || subControl == SC_SpinBoxDown)) {
        const int half = whole.height() / 2;
        rect = QRect(whole.right() + 1 - spinArrowWidth,
                     subControl == SC_SpinBoxUp ? whole.top() : whole.top() + half, spinArrowWidth,
                     subControl == SC_SpinBoxUp ? half : whole.height() - half);
    } else if (control == CC_SpinBox && subControl == SC_SpinBoxEditField)
        rect = whole.adjusted(8, 2, -spinArrowWidth, -2);
    else
        return QProxyStyle::subControlRect(control, option, subControl, widget);
    return visualRect(option->direction, whole, rect);
}

QSize ThemeStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool onlyIcon = button && button->text.isEmpty();
        result = QSize(size.width() + (onlyIcon ? 12 : 24), std::max(size.height() + 8, 28));
        break;
    }
    case CT_ComboBox: result = QSize(size.width() + arrowWidth + 14, std::max(result.height(), 28)); break;
    case CT_SpinBox: result = QSize(size.width() + spinArrowWidth + 12, std::max(result.height(), 28)); break;
    case CT_ToolButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (button && hasTextBesideIcon(*button)) result.rwidth() += 8;
        break;
    }
    case CT_LineEdit: result.setHeight(std::max(result.height(), 26)); break;
    default: break;
    }
    return result;
}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return 16;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return 8;
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
    case PM_SmallIconSize: return 18;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QIcon ThemeStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    if (icon == SP_TitleBarCloseButton || icon == SP_DockWidgetCloseButton)
        return themedIcon(QStringLiteral("close"));
    if (icon == SP_TitleBarNormalButton) return themedIcon(QStringLiteral("copy")); // two sheets: take it out
    return QProxyStyle::standardIcon(icon, option, widget);
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const {
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace dikkat::ui
