#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/i18n/language.h"
#include "ui/pages/all_pages.h"
#include "ui/pages/page.h"
#include "ui/theme/theme.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

using namespace dikkat::ui;

/// Every program of the Code tab runs: all pages, all steps, NumPy and PyTorch, in both languages.
class CodeRunsTest : public QObject {
    Q_OBJECT

    struct Program {
        QString name, text;
    };

    static QList<Program> programs(const QString& language) {
        Document document;
        Selection selection;
        QList<Program> all;
        const QList<Page*> pages = makePages(document, selection);
        for (Page* page : pages) {
            for (int step = 0; step < page->stepCount(); ++step) {
                page->setStep(step);
                for (const auto flavour : {Page::CodeFlavour::NumPy, Page::CodeFlavour::PyTorch}) {
                    const bool torch = flavour == Page::CodeFlavour::PyTorch;
                    // the training program wants a file and has a test of its own (TrainingProgram)
                    if (torch && page->id() == PageId::Training) continue;
                    all.append(
                        {QStringLiteral("page %1, step %2, %3, %4")
                             .arg(static_cast<int>(page->id()))
                             .arg(step + 1)
                             .arg(torch ? QStringLiteral("PyTorch") : QStringLiteral("NumPy"), language),
                         page->code(flavour)});
                }
            }
        }
        qDeleteAll(pages);
        return all;
    }

private slots:
    void initTestCase() { m_themes = std::make_unique<ThemeService>(); }

    void everyProgramRuns() {
        LanguageService languages;
        QJsonArray list;
        for (const UiLanguage language : {UiLanguage::Turkish, UiLanguage::English}) {
            languages.set(language);
            QApplication::processEvents();
            for (const Program& p : programs(language == UiLanguage::Turkish ? "tr" : "en"))
                list.append(QJsonArray{p.name, p.text});
        }
        QVERIFY(list.size() > 100);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("programs.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(list).toJson());
        file.close();
        // One process: importing torch takes seconds.
        QProcess python;
        python.start(QStringLiteral("/usr/bin/python3"),
                     {QStringLiteral(DIKKAT_TEST_DATA "/../ui/run_programs.py"), file.fileName()});
        QVERIFY(python.waitForFinished(170'000));
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
        const QByteArray printed = python.readAllStandardOutput();
        QVERIFY2(printed.trimmed().isEmpty(), printed.constData());
        qInfo("%d programs ran", static_cast<int>(list.size()));
    }

private:
    std::unique_ptr<ThemeService> m_themes;
};

QTEST_MAIN(CodeRunsTest)
#include "code_runs_test.moc"
