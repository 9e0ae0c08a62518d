#include "ui/settings/settings.h"

#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace dikkat::ui;

class SettingsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

private slots:
    void theFirstStartFollowsTheSystem() {
        Settings settings(file("first.ini"));
        QCOMPARE(settings.language(), LanguageService::ofSystem());
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QCOMPARE(settings.decimals(), 4);
        QVERIFY(settings.guideShown());
        QVERIFY(settings.recentFiles().isEmpty());
        QVERIFY(settings.tasksDone().isEmpty());
        QVERIFY(QDir(settings.lastFolder()).exists());
    }

    void everythingIsKept() {
        const QStringList recent{"/a/b & c.dikkat", "/ç/ı.dikkat"}, tasks{"qkv/mask-off", "qkv/q3-4400"};
        {
            Settings settings(file("kept.ini"));
            settings.setLanguage(UiLanguage::Turkish);
            settings.setTheme(ThemeChoice::Dark);
            settings.setGeometry("geometry");
            settings.setWindowState("state");
            settings.setRecentFiles(recent);
            settings.setTasksDone(tasks);
            settings.setDecimals(2);
            settings.setGuideShown(false);
            settings.setLastFolder(m_folder.path());
        }
        Settings settings(file("kept.ini"));
        QCOMPARE(settings.language(), UiLanguage::Turkish);
        QCOMPARE(settings.theme(), ThemeChoice::Dark);
        QCOMPARE(settings.geometry(), QByteArray("geometry"));
        QCOMPARE(settings.windowState(), QByteArray("state"));
        QCOMPARE(settings.recentFiles(), recent);
        QCOMPARE(settings.tasksDone(), tasks);
        QCOMPARE(settings.decimals(), 2);
        QVERIFY(!settings.guideShown());
        QCOMPARE(settings.lastFolder(), m_folder.path());
        settings.setTheme(ThemeChoice::System);
        QCOMPARE(settings.theme(), ThemeChoice::System);
    }

    /// Qt's own writer takes half a small file for a whole one when the disk is full.
    void aFullDiskKeepsTheOldSettings() {
#ifdef Q_OS_UNIX
        const QStringList recent{"/a/b.dikkat"};
        {
            Settings settings(file("full.ini"));
            settings.setTheme(ThemeChoice::Dark);
            settings.setRecentFiles(recent);
        }
        rlimit old{};
        getrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit small = old;
        small.rlim_cur = 10;
        setrlimit(RLIMIT_FSIZE, &small);
        {
            Settings settings(file("full.ini"));
            settings.setTheme(ThemeChoice::Light);
        }
        setrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, SIG_DFL);
        QFile kept(file("full.ini")); // within one program Qt remembers what it could not write
        QVERIFY(kept.open(QFile::ReadOnly));
        const QByteArray bytes = kept.readAll();
        QVERIFY2(bytes.contains("theme=dark") && bytes.contains("/a/b.dikkat"), bytes.constData());
#endif
    }

    void nonsenseInTheFileDoesNoHarm() {
        QFile broken(file("broken.ini"));
        QVERIFY(broken.open(QFile::WriteOnly));
        broken.write("[General]\nlanguage=klingon\ntheme=7\ndecimals=900\n[files]\nfolder=/no/such/folder\n");
        broken.close();
        Settings settings(file("broken.ini"));
        QCOMPARE(settings.language(), LanguageService::ofSystem());
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QCOMPARE(settings.decimals(), 8);
        QVERIFY(QDir(settings.lastFolder()).exists());
    }
};

QTEST_GUILESS_MAIN(SettingsTest)
#include "settings_test.moc"
