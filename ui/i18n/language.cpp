#include "ui/i18n/language.h"

#include <QApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <clocale>

namespace dikkat::ui {

LanguageService::LanguageService(QObject* parent, const QString& directory)
    : QObject(parent)
    , m_directory(directory.isEmpty() ? QCoreApplication::applicationDirPath() +
                                            QStringLiteral("/../share/dikkat/translations")
                                      : directory) {
    std::setlocale(LC_NUMERIC, "C"); // QApplication takes the person's; files are written with a point
}

LanguageService::~LanguageService() {
    if (QCoreApplication::instance() == nullptr) return;
    if (m_qt) QCoreApplication::removeTranslator(m_qt.get());
    if (m_own) QCoreApplication::removeTranslator(m_own.get());
}

QString LanguageService::code(UiLanguage language) {
    return language == UiLanguage::Turkish ? QStringLiteral("tr") : QStringLiteral("en");
}

UiLanguage LanguageService::preferred(const QStringList& names) {
    for (const QString& name : names) {
        const QString language = name.section(QRegularExpression(QStringLiteral("[-_]")), 0, 0);
        if (language == QStringLiteral("tr")) return UiLanguage::Turkish;
        if (language == QStringLiteral("en")) return UiLanguage::English;
    }
    return UiLanguage::English;
}

UiLanguage LanguageService::ofSystem() {
    // What the person reads (LANGUAGE, LC_MESSAGES), not how numbers are formatted.
    return preferred(QLocale::system().uiLanguages());
}

void LanguageService::set(UiLanguage language) {
    const QString name = code(language);
    // Both are loaded before either is installed, so that no widget sees one without the other.
    auto qt = std::make_unique<QTranslator>();
    auto own = std::make_unique<QTranslator>();
    const QString qtName = QStringLiteral("qtbase_") + name;
    // A packaged program brings Qt's catalogue along; a distribution has it in Qt's own place.
    const bool haveQt =
        qt->load(qtName, QLibraryInfo::path(QLibraryInfo::TranslationsPath)) || qt->load(qtName, m_directory);
    const bool haveOwn = own->load(QStringLiteral("dikkat_") + name, m_directory);

    const bool turkish = language == UiLanguage::Turkish;
    QLocale::setDefault(turkish ? QLocale(QLocale::Turkish, QLocale::Turkey)
                                : QLocale(QLocale::English, QLocale::UnitedStates));
    if (m_qt) QCoreApplication::removeTranslator(m_qt.get());
    if (m_own) QCoreApplication::removeTranslator(m_own.get());
    m_qt = std::move(qt);
    m_own = std::move(own);
    m_current = language;
    if (haveQt) QCoreApplication::installTranslator(m_qt.get());
    if (haveOwn) QCoreApplication::installTranslator(m_own.get());

    // English without plural forms has nothing to install, and then nobody would be told.
    QEvent languageChange(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &languageChange);
    // Spin boxes and the like take up the new decimal mark only when the application hears of it.
    QEvent localeChange(QEvent::LocaleChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &localeChange);
    emit changed();
}

} // namespace dikkat::ui
