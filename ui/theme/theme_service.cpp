#include "ui/theme/current_theme.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_style.h"

#include <QApplication>
#include <QEvent>
#include <QStyleFactory>
#include <memory>

namespace dikkat::ui {

namespace {

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QPalette paletteOf(const Theme& t) {
    QPalette p;
    p.setColor(QPalette::Window, t.bg);
    p.setColor(QPalette::WindowText, t.text);
    p.setColor(QPalette::Base, t.surface);
    p.setColor(QPalette::AlternateBase, t.chrome);
    p.setColor(QPalette::Text, t.text);
    p.setColor(QPalette::PlaceholderText, t.text3);
    p.setColor(QPalette::Button, t.surface);
    p.setColor(QPalette::ButtonText, t.text);
    p.setColor(QPalette::BrightText, t.wrong);
    p.setColor(QPalette::Highlight, t.ink);
    p.setColor(QPalette::HighlightedText, t.onInk);
    p.setColor(QPalette::Link, t.text);
    p.setColor(QPalette::LinkVisited, t.text2);
    p.setColor(QPalette::ToolTipBase, t.surface);
    p.setColor(QPalette::ToolTipText, t.text);
    p.setColor(QPalette::Light, t.surface);
    p.setColor(QPalette::Midlight, t.hover);
    p.setColor(QPalette::Mid, t.border);
    p.setColor(QPalette::Dark, t.borderStrong);
    p.setColor(QPalette::Shadow, t.text3);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, t.text3);
    p.setColor(QPalette::Disabled, QPalette::Highlight, t.border);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, t.text3);
    return p;
}

} // namespace

ThemeService::ThemeService(QObject* parent)
    : QObject(parent), m_systemDark(isDark(QApplication::palette()) || systemIsDark()) {
    // The name goes first: setStyle takes ownership and hands the proxy to every widget.
    QApplication::setStyle(new ThemeStyle);
    QCoreApplication::instance()->installEventFilter(this);
    apply();
}

void ThemeService::setChoice(ThemeChoice choice) {
    if (choice == m_choice) return;
    m_choice = choice;
    apply();
}

bool ThemeService::systemIsDark() {
    // Our own palette covers the platform's; a fresh Fusion still follows what the desktop prefers.
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(QStringLiteral("Fusion")));
    return fusion && isDark(fusion->standardPalette());
}

bool ThemeService::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ThemeChange) { // sent to windows when the desktop's own theme changes
        const bool dark = systemIsDark();
        if (dark != m_systemDark) {
            m_systemDark = dark;
            if (m_choice == ThemeChoice::System)
                QMetaObject::invokeMethod(this, &ThemeService::apply, Qt::QueuedConnection);
        }
    }
    return QObject::eventFilter(watched, event);
}

void applyTheme(const Theme& next) {
    setCurrentTheme(next);
    QApplication::setFont(textFont(type::body));
    QApplication::setPalette(paletteOf(next));
    qApp->setStyleSheet(styleSheetOf(next));
}

LightThemeForPicture::LightThemeForPicture() : m_before(&theme()) {
    if (m_before->dark) applyTheme(lightTheme());
}

LightThemeForPicture::~LightThemeForPicture() {
    if (m_before->dark) applyTheme(*m_before);
}

void ThemeService::apply() {
    const bool dark = m_choice == ThemeChoice::Dark || (m_choice == ThemeChoice::System && m_systemDark);
    applyTheme(dark ? darkTheme() : lightTheme());
    emit changed();
}

} // namespace dikkat::ui
