#pragma once

#include "ui/i18n/language.h"
#include "ui/theme/theme.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace dikkat::ui {

/// What is remembered per user between starts; every key is named here once.
class Settings {
public:
    Settings() = default;
    /// For tests and pictures: a file of its own.
    explicit Settings(const QString& file) : m_store(file, QSettings::IniFormat) {}

    /// The chosen language, or the system's on the first start.
    [[nodiscard]] UiLanguage language() const;
    void setLanguage(UiLanguage language);

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);

    [[nodiscard]] QByteArray geometry() const {
        return m_store.value(QStringLiteral("window/geometry")).toByteArray();
    }
    void setGeometry(const QByteArray& bytes) { m_store.setValue(QStringLiteral("window/geometry"), bytes); }

    /// Tool bars and docks.
    [[nodiscard]] QByteArray windowState() const {
        return m_store.value(QStringLiteral("window/state")).toByteArray();
    }
    void setWindowState(const QByteArray& bytes) { m_store.setValue(QStringLiteral("window/state"), bytes); }

    [[nodiscard]] QStringList recentFiles() const {
        return m_store.value(QStringLiteral("files/recent")).toStringList();
    }
    void setRecentFiles(const QStringList& files) { m_store.setValue(QStringLiteral("files/recent"), files); }

    /// "Try it" tasks done, as "page/task".
    [[nodiscard]] QStringList tasksDone() const {
        return m_store.value(QStringLiteral("guide/done")).toStringList();
    }
    void setTasksDone(const QStringList& tasks) { m_store.setValue(QStringLiteral("guide/done"), tasks); }

    /// Whether the guide is wanted beside the page (a narrow window hides it on its own).
    [[nodiscard]] bool guideShown() const {
        return m_store.value(QStringLiteral("guide/shown"), true).toBool();
    }
    void setGuideShown(bool shown) { m_store.setValue(QStringLiteral("guide/shown"), shown); }

    /// Digits behind the decimal mark that a new session starts with.
    [[nodiscard]] int decimals() const;
    void setDecimals(int decimals) { m_store.setValue(QStringLiteral("decimals"), decimals); }

    /// Where pictures were last saved; the person's documents on the first start.
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder) { m_store.setValue(QStringLiteral("files/folder"), folder); }

private:
    QSettings m_store;
};

} // namespace dikkat::ui
