#include "ui/document/session_files.h"

#include "ui/document/atomic_file.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace dikkat;
using namespace dikkat::ui;

namespace {

/// Answers given beforehand, and how often each question was asked.
struct Answers {
    FileQuestions::Unsaved unsaved = FileQuestions::Unsaved::Cancel;
    FileQuestions::Changed changed = FileQuestions::Changed::Cancel;
    QString toOpen, toSave;
    std::optional<ModelAnswers> model;
    std::vector<OpenQuestions> asked;
    int unsavedAsked = 0, changedAsked = 0, saveAsked = 0;
};

class Prepared : public FileQuestions {
public:
    explicit Prepared(Answers& answers) : m_a(answers) {}
    Unsaved unsavedChanges(const QString&) override { return ++m_a.unsavedAsked, m_a.unsaved; }
    Changed changedOnDisk(const QString&) override { return ++m_a.changedAsked, m_a.changed; }
    QString fileToOpen(const QString&) override { return m_a.toOpen; }
    QString fileToSave(const QString&) override { return ++m_a.saveAsked, m_a.toSave; }
    std::optional<ModelAnswers> openInModel(const QString&, const OpenQuestions& open) override {
        return m_a.asked.push_back(open), m_a.model;
    }

private:
    Answers& m_a;
};

struct Desk {
    Document document;
    SessionFiles files{document};
    Answers answers;
    QSignalSpy problems{&files, &SessionFiles::problem};
    QTemporaryDir folder;

    Desk() { files.setQuestions(std::make_unique<Prepared>(answers)); }
    [[nodiscard]] QString in(const QString& name) const { return folder.filePath(name); }
    void type(double number) {
        LessonState next = document.lesson();
        next.q(2, 1) = number;
        QVERIFY(!document.edit(next, {Edit::Kind::Cell, InputMatrix::Q, 2, 1}));
    }
};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

ModelConfig gpt(int width, int blocks) {
    ModelConfig c;
    c.vocabulary = 3;
    c.width = width;
    c.heads = 2;
    c.blocks = blocks;
    c.mlpWidth = 4 * width;
    return c;
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

/// Large enough to be written aside.
std::shared_ptr<const LabModel> largeModel() {
    Random random(1);
    Parameters<float> weights(gpt(384, 6));
    initialise(weights, random, Initialisation::Gpt2);
    auto model = std::make_shared<LabModel>();
    model->parameters = std::make_shared<const Parameters<float>>(std::move(weights));
    model->vocabulary = Vocabulary::characters("abc").value();
    return model;
}

class SessionFilesTest : public QObject {
    Q_OBJECT
private slots:
    void savesAndOpensAgain() {
        Desk desk;
        desk.type(-0.1);
        ViewState view;
        view.step = LessonStep::Masked;
        view.decimals = 2;
        desk.document.setView(view);
        QVERIFY(desk.files.saveTo(desk.in("a.dikkat")));
        QVERIFY(!desk.document.isModified());
        QCOMPARE(desk.files.name(), QString("a.dikkat"));
        const LessonState saved = desk.document.lesson();
        desk.type(7);
        QVERIFY(desk.files.load(desk.in("a.dikkat")));
        QVERIFY(desk.document.lesson() == saved);
        QVERIFY(desk.document.view() == view);
        QVERIFY(!desk.document.isModified());
        QCOMPARE(desk.document.undoStack().count(), 0);
        QCOMPARE(desk.problems.count(), 0);
    }

    void anyNameWorks_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("written");
        QTest::newRow("plain") << "lesson"
                               << "lesson.dikkat";
        QTest::newRow("suffix kept") << "lesson.safetensors"
                                     << "lesson.safetensors";
        QTest::newRow("spaces") << "my lesson 1"
                                << "my lesson 1.dikkat";
        QTest::newRow("Turkish") << "İğne ışığı çöşü.dikkat"
                                 << "İğne ışığı çöşü.dikkat";
        QTest::newRow("percent") << "%1 %2%.dikkat"
                                 << "%1 %2%.dikkat";
        QTest::newRow("Asian") << "注意力"
                               << "注意力.dikkat";
    }
    void anyNameWorks() {
        QFETCH(QString, name);
        QFETCH(QString, written);
        Desk desk;
        desk.type(3);
        desk.answers.toSave = desk.in(name);
        QVERIFY(desk.files.save()); // without a path yet: asks for one
        QCOMPARE(desk.answers.saveAsked, 1);
        QCOMPARE(desk.files.path(), desk.in(written));
        QVERIFY(QFile::exists(desk.in(written)));
        QVERIFY(desk.files.load(desk.in(written)));
        QCOMPARE(desk.files.recent(), QStringList{desk.in(written)});
    }

    void badFilesLeaveTheOpenSessionUntouched_data() {
        QTest::addColumn<QString>("path");
        const QDir data(DIKKAT_TEST_DATA "/safetensors");
        for (const QFileInfo& file : data.entryInfoList({"bad_*.safetensors"}))
            QTest::newRow(qPrintable(file.fileName())) << file.absoluteFilePath();
        QTest::newRow("missing") << data.filePath("there is none");
        QTest::newRow("folder") << data.absolutePath();
        QTest::newRow("device") << "/dev/zero";
    }
    void badFilesLeaveTheOpenSessionUntouched() {
        QFETCH(QString, path);
        Desk desk;
        QVERIFY(desk.files.saveTo(desk.in("a.dikkat")));
        desk.type(5);
        const Session before = desk.files.session();
        desk.answers.unsaved = FileQuestions::Unsaved::Discard;
        QVERIFY(!desk.files.open(path));
        QCOMPARE(desk.problems.count(), 1);
        const QString sentence = desk.problems[0][0].value<LiveText>().text();
        QVERIFY2(sentence.endsWith('.') && !sentence.contains('\n') && !sentence.contains("%"),
                 qPrintable(sentence));
        QVERIFY(desk.files.session() == before);
        QCOMPARE(desk.files.path(), desk.in("a.dikkat"));
        QVERIFY(desk.document.isModified());
        QCOMPARE(desk.document.undoStack().count(), 1);
    }

    void newerFormatIsRefusedWithItsNumber() {
        Desk desk;
        SafetensorsWriter writer;
        writer.setMetadata("dikkat", R"({"format": 12})");
        put(desk.in("new.dikkat"), QByteArray::fromStdString(writer.serialiseText().value()));
        QVERIFY(!desk.files.load(desk.in("new.dikkat")));
        const QString sentence = desk.problems.at(0)[0].value<LiveText>().text();
        QVERIFY2(sentence.contains("newer") && sentence.contains("12"), qPrintable(sentence));
    }

    void questionDecides_data() {
        QTest::addColumn<int>("answer");
        QTest::addColumn<bool>("goesOn");
        QTest::addColumn<bool>("written");
        QTest::newRow("save") << int(FileQuestions::Unsaved::Save) << true << true;
        QTest::newRow("discard") << int(FileQuestions::Unsaved::Discard) << true << false;
        QTest::newRow("cancel") << int(FileQuestions::Unsaved::Cancel) << false << false;
    }
    void questionDecides() {
        QFETCH(int, answer);
        QFETCH(bool, goesOn);
        QFETCH(bool, written);
        Desk desk;
        QVERIFY(desk.files.newSession()); // nothing to lose: no question
        QCOMPARE(desk.answers.unsavedAsked, 0);
        QVERIFY(desk.files.saveTo(desk.in("a.dikkat")));
        const QByteArray before = contents(desk.in("a.dikkat"));
        desk.type(9);
        desk.answers.unsaved = static_cast<FileQuestions::Unsaved>(answer);
        QCOMPARE(desk.files.newSession(), goesOn);
        QCOMPARE(desk.answers.unsavedAsked, 1);
        QCOMPARE(contents(desk.in("a.dikkat")) != before, written);
        QCOMPARE(desk.document.lesson() == chapterExample(), goesOn);
        QCOMPARE(desk.files.path().isEmpty(), goesOn);
    }

    void saveThatFailsStopsWhatWouldLoseTheWork() {
        Desk desk;
        desk.type(9);
        desk.answers.unsaved = FileQuestions::Unsaved::Save;
        desk.answers.toSave = desk.in("no such folder/a.dikkat");
        QVERIFY(!desk.files.newSession());
        QCOMPARE(desk.problems.count(), 1);
        QVERIFY(desk.document.isModified());
        QCOMPARE(desk.document.lesson().q(2, 1), 9.0);
    }

    void placesThatCannotBeWritten_data() {
        QTest::addColumn<QString>("path");
        QTest::newRow("folder does not exist") << "none/a.dikkat";
        QTest::newRow("under a file") << "file/a.dikkat";
        QTest::newRow("a folder's name") << "folder.d";
        QTest::newRow("name too long") << QString(300, 'x') + ".dikkat";
    }
    void placesThatCannotBeWritten() {
        QFETCH(QString, path);
        Desk desk;
        put(desk.in("file"), "x");
        QVERIFY(QDir(desk.folder.path()).mkdir("folder.d"));
        desk.type(9);
        QVERIFY(!desk.files.saveTo(desk.in(path)));
        QCOMPARE(desk.problems.count(), 1);
        QVERIFY(desk.document.isModified());
        QVERIFY(desk.files.path().isEmpty());
        QCOMPARE(QDir(desk.folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);
    }

    void readOnlyFolder() {
#ifdef Q_OS_UNIX
        Desk desk;
        QVERIFY(desk.files.saveTo(desk.in("a.dikkat")));
        const QByteArray before = contents(desk.in("a.dikkat"));
        desk.type(9);
        QVERIFY(::chmod(qPrintable(desk.folder.path()), 0555) == 0);
        // The administrator may write anywhere; somebody else tries in that case.
        const bool administrator = ::geteuid() == 0;
        if (administrator) QVERIFY(::seteuid(65534) == 0);
        const bool saved = desk.files.save();
        if (administrator) QVERIFY(::seteuid(0) == 0);
        QVERIFY(::chmod(qPrintable(desk.folder.path()), 0700) == 0);
        QVERIFY(!saved);
        QVERIFY(desk.problems.at(0)[0].value<LiveText>().text().contains("nothing may be written"));
        QVERIFY(desk.document.isModified());
        QCOMPARE(contents(desk.in("a.dikkat")), before);
#endif
    }

    /// The system stops a write in its middle, as a full disk does.
    void writeThatStopsHalfWayKeepsTheOldFile() {
#ifdef Q_OS_UNIX
        Desk desk;
        QVERIFY(desk.files.saveTo(desk.in("a.dikkat")));
        const QByteArray before = contents(desk.in("a.dikkat"));
        desk.type(9);
        rlimit old{};
        getrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit small = old;
        small.rlim_cur = 100;
        setrlimit(RLIMIT_FSIZE, &small);
        const bool saved = desk.files.save();
        setrlimit(RLIMIT_FSIZE, &old);
        std::signal(SIGXFSZ, SIG_DFL);
        QVERIFY(!saved);
        QCOMPARE(desk.problems.count(), 1);
        QVERIFY(desk.problems.at(0)[0].value<LiveText>().text().contains("the disk is full"));
        QVERIFY(desk.document.isModified());
        QCOMPARE(contents(desk.in("a.dikkat")), before);
        QCOMPARE(QDir(desk.folder.path()).entryList(QDir::Files),
                 QStringList{"a.dikkat"}); // nothing left over
        QVERIFY(desk.files.save());
        QVERIFY(!desk.document.isModified());
#endif
    }

    /// Also in the thread that writes a large one: nothing may leave it.
    void memoryThatDoesNotSufficeIsTold() {
        Desk desk;
        QVERIFY(desk.files.saveTo(desk.in("a.dikkat")));
        const QByteArray before = contents(desk.in("a.dikkat"));
        desk.type(9);
        desk.files.setBeforeWrite(
            [] { return [](const QString&, std::string_view) { throw std::bad_alloc(); }; });
        QVERIFY(!desk.files.save());
        LabState lab;
        lab.model = largeModel();
        desk.document.setLab(lab);
        QVERIFY(!desk.files.save());
        QVERIFY(!desk.files.isBusy());
        QCOMPARE(desk.problems.count(), 2);
        for (const auto& problem : desk.problems)
            QVERIFY(problem[0].value<LiveText>().text().contains("memory"));
        QVERIFY(desk.document.isModified());
        QCOMPARE(contents(desk.in("a.dikkat")), before);
        desk.files.setBeforeWrite({});
        QVERIFY(desk.files.save());
    }

    void everyWriteProblemHasItsOwnSentence() {
        QSet<QString> sentences;
        using Kind = WriteProblem::Kind;
        for (Kind kind :
             {Kind::NoFolder, Kind::IsFolder, Kind::NotAllowed, Kind::DiskFull, Kind::NoMemory, Kind::Other})
            sentences << explain(WriteProblem{kind, "/a/b.dikkat", "why"});
        QCOMPARE(sentences.size(), 6);
        for (const QString& s : sentences) QVERIFY2(s.contains("b.dikkat") && s.endsWith('.'), qPrintable(s));
    }

    void changeByAnotherProgramIsAskedAbout() {
        Desk desk;
        const QString path = desk.in("a.dikkat");
        QVERIFY(desk.files.saveTo(path));
        desk.type(1);
        QVERIFY(desk.files.save()); // our own change asks nothing
        QCOMPARE(desk.answers.changedAsked, 0);
        put(path, "somebody else was here");
        desk.type(2);
        QVERIFY(!desk.files.save());
        QCOMPARE(desk.answers.changedAsked, 1);
        QCOMPARE(contents(path), QByteArray("somebody else was here"));
        desk.answers.changed = FileQuestions::Changed::SaveElsewhere;
        desk.answers.toSave = desk.in("b.dikkat");
        QVERIFY(desk.files.save());
        QCOMPARE(desk.files.name(), QString("b.dikkat"));
        QVERIFY(QFile::remove(desk.in("b.dikkat")));
        desk.type(3);
        QVERIFY(desk.files.save()); // vanished: simply written again
        put(desk.in("b.dikkat"), "again");
        desk.type(4);
        desk.answers.changed = FileQuestions::Changed::Overwrite;
        QVERIFY(desk.files.save());
        QVERIFY(desk.files.load(desk.in("b.dikkat")));
        QCOMPARE(desk.document.lesson().q(2, 1), 4.0);
    }

    void recentFilesAreFewAndNewestFirst() {
        Desk desk;
        for (int i = 0; i < 12; ++i) QVERIFY(desk.files.saveTo(desk.in(QString::number(i))));
        QCOMPARE(desk.files.recent().size(), SessionFiles::maxRecent);
        QCOMPARE(desk.files.recent().first(), desk.in("11.dikkat"));
        QVERIFY(desk.files.load(desk.in("5.dikkat")));
        QCOMPARE(desk.files.recent().first(), desk.in("5.dikkat"));
        QVERIFY(QFile::remove(desk.in("7.dikkat")));
        QVERIFY(!desk.files.load(desk.in("7.dikkat")));
        QVERIFY(!desk.files.recent().contains(desk.in("7.dikkat")));
    }

    void aModelOpensAsASessionWithoutItsFile() {
        Desk desk;
        Parameters<float> weights(gpt(8, 1));
        const StoredModel model{weights, Vocabulary::characters("abc").value(), {}};
        const std::string bytes = writeModel(model).value();
        put(desk.in("küçük.safetensors"), QByteArray::fromStdString(bytes));
        QVERIFY(desk.files.load(desk.in("küçük.safetensors")));
        QCOMPARE(desk.document.model()->name, std::string("küçük"));
        QVERIFY(desk.document.lesson() == chapterExample());
        QVERIFY(!desk.document.isModified());
        QVERIFY(desk.files.path().isEmpty()); // saving asks for a name and never overwrites it
        put(desk.in("model.dikkat"), QByteArray::fromStdString(bytes)); // as the command line trains it
        QVERIFY(desk.files.load(desk.in("model.dikkat")));
        QCOMPARE(desk.files.path(), desk.in("model.dikkat"));
    }

    void aLargeModelLeavesTheWindowAlive() {
        Desk desk;
        const auto model = largeModel();
        LabState lab;
        lab.model = model;
        desk.document.setLab(lab);
        QSignalSpy busy(&desk.files, &SessionFiles::busyChanged);
        int ticks = 0;
        qint64 longest = 0;
        bool refusedMeanwhile = false;
        QElapsedTimer since;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            ++ticks;
            longest = std::max(longest, since.restart());
            if (desk.files.isBusy()) refusedMeanwhile = !desk.files.save() && !desk.files.newSession();
        });
        timer.start(1);
        since.start();
        QVERIFY(desk.files.saveTo(desk.in("large.dikkat")));
        const int whileSaving = ticks;
        QVERIFY(whileSaving > 3);
        QVERIFY(refusedMeanwhile);
        QVERIFY(!desk.document.isModified());
        // What happens while it is being written is not in the file: it stays unsaved.
        QTimer::singleShot(1, this, [&] {
            QVERIFY(desk.files.isBusy());
            desk.type(7.0);
        });
        QVERIFY(desk.files.saveTo(desk.in("large.dikkat")));
        QVERIFY(desk.document.isModified());
        Desk other;
        QVERIFY(other.files.load(desk.in("large.dikkat")));
        QVERIFY(ticks > whileSaving + 3);
        QVERIFY(std::ranges::equal(other.document.model()->parameters->flat(), model->parameters->flat()));
        QCOMPARE(busy.count(), 4);
        qInfo("longest pause of the event loop: %lld ms", static_cast<long long>(longest));
    }
};

QTEST_MAIN(SessionFilesTest)
#include "session_files_test.moc"
