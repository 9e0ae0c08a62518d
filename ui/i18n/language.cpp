#include "ui/i18n/language.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <clocale>

namespace dikkat::ui {

LanguageService::LanguageService(QObject* parent, const QString& directory)
    : QObject(parent)
    , m_directory(directory.isEmpty() ? QCoreApplication::applicationDirPath() +
                                            QStringLiteral("/../share/dikkat/translations")
                                      : directory) {
}

LanguageService::~LanguageService() {
    if (QCoreApplication::instance() == nullptr) return;
    if (m_qt) QCoreApplication::removeTranslator(m_qt.get());
    if (m_own) QCoreApplication::removeTranslator(m_own.get());
}

QString LanguageService::code(UiLanguage language) {
    return language == UiLanguage::Turkish ? QStringLiteral("tr") : QStringLiteral("en");
}

UiLanguage LanguageService::ofSystem() {
    return QLocale::system().language() == QLocale::Turkish ? UiLanguage::Turkish : UiLanguage::English;
}

void LanguageService::set(UiLanguage language) {
    const QString name = code(language);
    // Both are loaded before either is installed, so that no widget sees one without the other.
    auto qt = std::make_unique<QTranslator>();
    auto own = std::make_unique<QTranslator>();
    const bool haveQt =
        qt->load(QStringLiteral("qtbase_") + name, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
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

    // Spin boxes and the like read the default locale only when told to.
    if (qApp != nullptr) {
        QEvent localeChange(QEvent::LocaleChange);
        QCoreApplication::sendEvent(qApp, &localeChange);
        for (QWidget* widget : QApplication::allWidgets()) {
            QEvent event(QEvent::LocaleChange);
            widget->setLocale(QLocale());
            QCoreApplication::sendEvent(widget, &event);
        }
    }
    std::setlocale(LC_NUMERIC, "C");
    emit changed();
}

} // namespace dikkat::ui
