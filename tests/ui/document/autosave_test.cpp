#include "ui/document/autosave.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

using namespace dikkat;
using namespace dikkat::ui;

namespace {

/// One running program, as far as files are concerned.
struct Program {
    explicit Program(const QString& folder) : autosave(document, files, nullptr, folder) {}
    Document document;
    SessionFiles files{document};
    Autosave autosave;

    void type(double number) {
        LessonState next = document.lesson();
        next.q(2, 1) = number;
        QVERIFY(!document.edit(next, {Edit::Kind::Cell, InputMatrix::Q, 2, 1}));
    }
};

QStringList copies(const QString& folder) {
    return QDir(folder).entryList({"*.dikkat"}, QDir::Files);
}

} // namespace

class AutosaveTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void anEditIsKeptWithinASecond() {
        Program program(recovery());
        QElapsedTimer time;
        time.start();
        program.type(5);
        QTRY_COMPARE_WITH_TIMEOUT(copies(recovery()).size(), 1, 1000);
        QVERIFY(time.elapsed() < 1000);
    }

    void nothingIsWrittenWithoutEdits() {
        Program program(recovery());
        ViewState view;
        view.decimals = 2;
        program.document.setView(view);
        program.autosave.flush();
        QVERIFY(copies(recovery()).isEmpty());
        QVERIFY(!program.autosave.takeOver());
    }

    void workSurvivesACrash() {
        const QString path = m_folder->filePath("ödev 1.dikkat");
        {
            Program crashed(recovery());
            QVERIFY(crashed.files.saveTo(path));
            crashed.type(0.1);
            ViewState view;
            view.step = LessonStep::Weights;
            crashed.document.setView(view);
            crashed.autosave.flush();
        } // no finish()
        Program next(recovery());
        const auto found = next.autosave.takeOver();
        QVERIFY(found);
        next.files.restore(found->session, found->origin);
        QCOMPARE(next.document.lesson().q(2, 1), 0.1);
        QCOMPARE(next.document.view().step, LessonStep::Weights);
        QCOMPARE(next.files.path(), path);
        QVERIFY(next.document.isModified());
        QVERIFY(next.files.save()); // the file is as it was: no question about another program
        next.autosave.flush();
        QVERIFY(copies(recovery()).isEmpty());
    }

    void aCrashDuringRecoveryLosesNothing() {
        {
            Program crashed(recovery());
            crashed.type(5);
            crashed.autosave.flush();
        }
        {
            Program again(recovery());
            const auto found = again.autosave.takeOver();
            QVERIFY(found);
        } // crashed before anything was shown
        Program third(recovery());
        const auto found = third.autosave.takeOver();
        QVERIFY(found);
        QCOMPARE(found->session.lesson.q(2, 1), 5.0);
        QVERIFY(found->origin.path.isEmpty());
    }

    void aCleanEndLeavesNothing() {
        Program program(recovery());
        program.type(5);
        program.autosave.flush();
        QCOMPARE(copies(recovery()).size(), 1);
        program.autosave.finish();
        QVERIFY(QDir(recovery()).entryList(QDir::Files).isEmpty()); // no lock either
    }

    void undoingEverythingLeavesNothing() {
        Program program(recovery());
        program.type(5);
        program.autosave.flush();
        program.document.undoStack().undo();
        program.autosave.flush();
        QVERIFY(copies(recovery()).isEmpty());
        program.document.undoStack().redo();
        program.autosave.flush();
        QCOMPARE(copies(recovery()).size(), 1);
    }

    void discardedWorkIsGone() {
        {
            Program crashed(recovery());
            crashed.type(5);
            crashed.autosave.flush();
        }
        Program next(recovery());
        const auto found = next.autosave.takeOver();
        QVERIFY(found);
        next.files.restore(found->session, found->origin);
        next.files.revert();
        QVERIFY(next.document.lesson() == chapterExample());
        QVERIFY(!next.document.isModified());
        next.autosave.flush();
        QVERIFY(copies(recovery()).isEmpty());
    }

    void runningProgramsKeepTheirOwn() {
        Program first(recovery()), second(recovery());
        first.type(1);
        first.autosave.flush();
        QVERIFY(!second.autosave.takeOver());
        second.type(3);
        second.autosave.flush();
        QCOMPARE(copies(recovery()).size(), 2);
    }

    void onlyTheCopyOfThisFile() {
        const QString path = m_folder->filePath("a.dikkat");
        {
            Program crashed(recovery());
            QVERIFY(crashed.files.saveTo(path));
            crashed.type(5);
            crashed.autosave.flush();
        }
        Program next(recovery());
        QVERIFY(!next.autosave.takeOver(m_folder->filePath("b.dikkat")));
        QVERIFY(next.autosave.takeOver(path));
    }

    void damagedCopiesAreSetAside() {
        QVERIFY(QDir().mkpath(recovery()));
        QFile file(recovery() + "/1-x.dikkat");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("half a file");
        file.close();
        Program program(recovery());
        QVERIFY(!program.autosave.takeOver());
        QVERIFY(copies(recovery()).isEmpty());
        QVERIFY(QFile::exists(recovery() + "/1-x.dikkat.damaged"));
    }

    void aFolderThatCannotBeMadeIsSaidOnce() {
        QFile file(m_folder->filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        Program program(m_folder->filePath("file/recovery"));
        QSignalSpy problems(&program.autosave, &Autosave::problem);
        program.type(1);
        program.autosave.flush();
        program.type(2);
        program.autosave.flush();
        QCOMPARE(problems.count(), 1);
    }

    void aFolderThatTakesNothingIsSaidOnce() {
#ifdef Q_OS_LINUX
        Program program("/proc/self"); // is there, and takes no files, not even from root
        QSignalSpy problems(&program.autosave, &Autosave::problem);
        program.type(1);
        program.autosave.flush();
        program.type(2);
        program.autosave.flush();
        QCOMPARE(problems.count(), 1);
#endif
    }

    void workThatCannotBeWrittenIsSaidOnce() {
        Program program(recovery());
        QSignalSpy problems(&program.autosave, &Autosave::problem);
        LabState lab = largeLab();
        lab.text = std::make_shared<const std::string>("not UTF-8: \xff");
        lab.model = std::make_shared<const LabModel>(
            LabModel{"small", std::make_shared<const Parameters<float>>(smallConfig(3)), {}, 0});
        program.document.setLab(lab);
        program.autosave.flush();
        QTRY_COMPARE(problems.count(), 1);
        program.type(2);
        program.autosave.flush();
        QCoreApplication::processEvents();
        QCOMPARE(problems.count(), 1);
    }

    void aSaveRemovesTheCopyAtOnce() {
        const QString path = m_folder->filePath("a.dikkat");
        {
            Program crashed(recovery());
            crashed.type(111);
            crashed.autosave.flush();
            crashed.type(222);
            QVERIFY(crashed.files.saveTo(path));
        } // killed before any timer
        Program next(recovery());
        QVERIFY(!next.autosave.takeOver());
        QVERIFY(copies(recovery()).isEmpty());
    }

    /// Killed when the new file had its name and the copy was still there: the copy is older, however large
    /// the file and whatever the clock says.
    void aCopyOlderThanTheSavedFileIsNeverOffered() {
        const QString path = m_folder->filePath("a.dikkat"), kept = m_folder->filePath("kept");
        {
            Program crashed(recovery());
            crashed.type(111);
            crashed.autosave.flush();
            crashed.type(222);
            connect(&crashed.document, &Document::modifiedChanged, &crashed.document,
                    [&] { copyFiles(recovery(), kept); });
            QVERIFY(crashed.files.saveTo(path));
        }
        QCOMPARE(copies(kept).size(), 1);
        {
            Program next(kept);
            QVERIFY(!next.autosave.takeOver());
        }
        QVERIFY(QDir(kept).entryList(QDir::Files).isEmpty());
    }

    void aSaveThatFailsKeepsTheCopy() {
        {
            Program crashed(recovery());
            crashed.type(111);
            crashed.autosave.flush();
            QVERIFY(!crashed.files.saveTo(m_folder->filePath("nowhere/a.dikkat")));
        }
        Program next(recovery());
        const auto found = next.autosave.takeOver();
        QVERIFY(found);
        QCOMPARE(found->session.lesson.q(2, 1), 111.0);
    }

    void aFileChangedByAnotherProgramIsTold() {
        const QString path = m_folder->filePath("a.dikkat");
        {
            Program crashed(recovery());
            QVERIFY(crashed.files.saveTo(path));
            crashed.type(111);
            crashed.autosave.flush();
        }
        {
            Program next(recovery());
            const auto found = next.autosave.takeOver();
            QVERIFY(found && !found->fileChanged());
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("x");
        file.close();
        Program next(recovery());
        const auto found = next.autosave.takeOver();
        QVERIFY(found && found->fileChanged());
    }

    void aLockThatSaysNothingIsStale() {
        for (const QByteArray& content : {QByteArray(), QByteArray("rubbish"), QByteArray(3, '\0')}) {
            {
                Program crashed(recovery());
                crashed.type(5);
                crashed.autosave.flush();
            }
            QFile lock(recovery() + "/" + copies(recovery()).first() + ".lock");
            QVERIFY(lock.open(QIODevice::WriteOnly));
            lock.write(content);
            lock.close();
            Program next(recovery());
            QVERIFY(next.autosave.takeOver());
            next.autosave.finish();
        }
    }

    void editsDoNotWaitForALargeModel() {
        const QString path = m_folder->filePath("large.dikkat");
        {
            Program crashed(recovery());
            crashed.document.setLab(largeLab());
            QVERIFY(crashed.files.saveTo(path));
            crashed.type(1);
            crashed.autosave.flush();
            const QString copy = recovery() + "/" + copies(recovery()).first();
            QVERIFY(QFileInfo(copy).size() < 100'000);
            const QFileInfo weights(copy + ".model");
            QVERIFY(weights.size() > 4'000'000);
            crashed.type(2); // the weights have not changed: they are not written again
            crashed.autosave.flush();
            QCOMPARE(QFileInfo(copy + ".model").lastModified(), weights.lastModified());
        }
        const auto recovered = [&](const QString& what) {
            Program next(recovery());
            const auto found = next.autosave.takeOver();
            QVERIFY2(found, qPrintable(what));
            QCOMPARE(found->session.lesson.q(2, 1), 2.0);
            QVERIFY2(found->session.lab.model, qPrintable(what));
            QCOMPARE(found->session.lab.model->name, std::string("large"));
            QVERIFY(std::ranges::equal(found->session.lab.model->parameters->flat(),
                                       largeLab().model->parameters->flat()));
        };
        recovered("from the copy");
        QVERIFY(QFile::remove(recovery() + "/" + copies(recovery()).first() + ".model"));
        recovered("from the session");
        Program last(recovery());
        QVERIFY(last.autosave.takeOver());
        last.autosave.finish();
        QVERIFY(QDir(recovery()).entryList(QDir::Files).isEmpty());
    }

    /// A real kill: this test program starts itself, edits, and is killed.
    void aKilledProcessIsRecovered() {
#ifdef Q_OS_UNIX
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("DIKKAT_TEST_EDIT_AND_WAIT", recovery());
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(), {});
        QVERIFY(child.waitForStarted());
        QTRY_COMPARE_WITH_TIMEOUT(copies(recovery()).size(), 1, 5000);
        Program other(recovery());
        QVERIFY(!other.autosave.takeOver()); // still running: not ours
        ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
        QVERIFY(child.waitForFinished());
        const auto found = other.autosave.takeOver();
        QVERIFY(found);
        QCOMPARE(found->session.lesson.q(2, 1), 42.0);
#endif
    }

private:
    static ModelConfig smallConfig(int vocabulary) {
        ModelConfig config;
        config.vocabulary = vocabulary;
        config.width = 128;
        config.heads = 2;
        config.blocks = 1;
        config.mlpWidth = 256;
        config.context = 16;
        return config;
    }
    static LabState largeLab() {
        auto parameters = std::make_shared<Parameters<float>>(smallConfig(5000));
        for (std::int64_t i = 0; i < parameters->size(); ++i)
            parameters->data()[i] = static_cast<float>(i % 977);
        LabState lab;
        lab.model = std::make_shared<const LabModel>(LabModel{"large", parameters, {}, 3});
        return lab;
    }
    static void copyFiles(const QString& from, const QString& to) {
        QDir().mkpath(to);
        for (const QFileInfo& file : QDir(from).entryInfoList(QDir::Files))
            if (file.suffix() != "lock") QFile::copy(file.absoluteFilePath(), to + "/" + file.fileName());
    }
    [[nodiscard]] QString recovery() const {
        return m_folder->filePath("recovery");
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QString folder = qEnvironmentVariable("DIKKAT_TEST_EDIT_AND_WAIT");
    if (!folder.isEmpty()) {
        Program program(folder);
        program.type(42);
        return QCoreApplication::exec();
    }
    AutosaveTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "autosave_test.moc"
