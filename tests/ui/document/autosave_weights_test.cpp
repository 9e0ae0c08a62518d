// Copies of unsaved work whose weights have a file of their own: in which order the two go.
#include "ui/document/autosave.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <memory>
#include <thread>

using namespace dikkat;
using namespace dikkat::ui;

class AutosaveWeightsTest : public QObject {
    Q_OBJECT
private slots:
    /// After a crash between the two a copy without its weights would be offered, though the work was saved.
    void aCopyIsNeverThereWithoutItsWeights() {
        int seen = 0;
        for (int i = 0; i < 8; ++i) {
            const QTemporaryDir folder;
            Document document;
            SessionFiles files(document);
            Autosave autosave(document, files, nullptr, folder.path());
            document.setLab(largeLab());
            autosave.flush();
            const QString copy = folder.filePath(QDir(folder.path()).entryList({"*.dikkat"}).value(0));
            QVERIFY(QFile::exists(copy + ".model"));
            std::atomic<bool> end = false, alone = false;
            std::thread watcher([&] {
                while (!end)
                    if (!QFile::exists(copy + ".model") && QFile::exists(copy)) alone = true;
            });
            autosave.finish();
            end = true;
            watcher.join();
            seen += alone;
            QVERIFY(!QFile::exists(copy) && !QFile::exists(copy + ".model"));
        }
        QCOMPARE(seen, 0);
    }

    /// Of a program that was killed between the two.
    void weightsWithoutACopyGoAtTheNextStart() {
        const QTemporaryDir folder;
        Document document;
        SessionFiles files(document);
        Autosave autosave(document, files, nullptr, folder.path());
        document.setLab(largeLab());
        autosave.flush();
        QFile orphan(folder.filePath("1-2.dikkat.model"));
        QVERIFY(orphan.open(QIODevice::WriteOnly) && orphan.write("x") == 1);
        orphan.close();

        Document next;
        SessionFiles nextFiles(next);
        Autosave started(next, nextFiles, nullptr, folder.path());
        QVERIFY(!started.takeOver()); // the other program is running
        QVERIFY(!orphan.exists());
        QCOMPARE(QDir(folder.path()).entryList({"*.dikkat.model"}).size(), 1);
        autosave.finish();
    }

private:
    static LabState largeLab() {
        ModelConfig config;
        config.vocabulary = 20'000;
        config.width = 64;
        config.heads = 1;
        config.blocks = 1;
        config.mlpWidth = 64;
        config.context = 8;
        LabState lab;
        lab.model = std::make_shared<const LabModel>(
            LabModel{"large", std::make_shared<const Parameters<float>>(config), {}, 1});
        return lab;
    }
};

QTEST_MAIN(AutosaveWeightsTest)
#include "autosave_weights_test.moc"
