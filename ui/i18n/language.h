#pragma once

#include <QObject>
#include <QTranslator>
#include <memory>

namespace dikkat::ui {

enum class UiLanguage { Turkish, English };

/// Owns the translators and switches the language of the running program, Qt's own dialogs included. Widgets
/// hear of it through QEvent::LanguageChange; anything that is not a widget connects to changed().
class LanguageService : public QObject {
    Q_OBJECT
public:
    /// Looks for catalogues in `directory`, by default ../share/dikkat/translations beside the program.
    explicit LanguageService(QObject* parent = nullptr, const QString& directory = {});
    ~LanguageService() override;

    [[nodiscard]] UiLanguage current() const { return m_current; }
    void set(UiLanguage language);

    /// Turkish for tr_*, else English.
    static UiLanguage ofSystem();
    /// The first of our languages in an order of preference ("de-DE", "tr" …); English when there is none.
    static UiLanguage preferred(const QStringList& names);
    static QString code(UiLanguage language); ///< "tr", "en"

signals:
    void changed();

private:
    QString m_directory;
    UiLanguage m_current = UiLanguage::English;
    std::unique_ptr<QTranslator> m_qt, m_own;
};

} // namespace dikkat::ui
