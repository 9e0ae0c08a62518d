#include "ui/settings/settings.h"

#include "core/lesson/view_state.h"

#include <QDir>
#include <QStandardPaths>
#include <algorithm>

namespace dikkat::ui {

UiLanguage Settings::language() const {
    const QString code = m_store.value(QStringLiteral("language")).toString();
    if (code == QStringLiteral("tr")) return UiLanguage::Turkish;
    if (code == QStringLiteral("en")) return UiLanguage::English;
    return LanguageService::ofSystem();
}

void Settings::setLanguage(UiLanguage language) {
    m_store.setValue(QStringLiteral("language"), LanguageService::code(language));
}

ThemeChoice Settings::theme() const {
    const QString name = m_store.value(QStringLiteral("theme")).toString();
    if (name == QStringLiteral("light")) return ThemeChoice::Light;
    if (name == QStringLiteral("dark")) return ThemeChoice::Dark;
    return ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice) {
    switch (choice) {
    case ThemeChoice::System: m_store.remove(QStringLiteral("theme")); break;
    case ThemeChoice::Light: m_store.setValue(QStringLiteral("theme"), QStringLiteral("light")); break;
    case ThemeChoice::Dark: m_store.setValue(QStringLiteral("theme"), QStringLiteral("dark")); break;
    }
}

int Settings::decimals() const {
    const ViewState usual;
    return std::clamp(m_store.value(QStringLiteral("decimals"), usual.decimals).toInt(), 0,
                      limits::maxDecimals);
}

QString Settings::lastFolder() const {
    const QString folder = m_store.value(QStringLiteral("files/folder")).toString();
    if (!folder.isEmpty() && QDir(folder).exists()) return folder;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

} // namespace dikkat::ui
