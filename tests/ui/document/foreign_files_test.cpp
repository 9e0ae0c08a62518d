// Models of other programs, texts and everything else through the door of the window;
// tests/app/foreign_models_test.cpp takes the same files through the command line's.

#include "core/model/model.h"
#include "ui/document/session_files.h"

#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

const QString data = QStringLiteral(DIKKAT_TEST_DATA "/foreign/");

/// Answers the questions that a test prepared, and remembers them.
class Prepared : public FileQuestions {
public:
    struct Log {
        std::optional<ModelAnswers> answer;
        std::vector<OpenQuestions> asked;
        int unsavedAsked = 0;
    };
    explicit Prepared(Log& log) : m_log(log) {}
    Unsaved unsavedChanges(const QString&) override { return ++m_log.unsavedAsked, Unsaved::Cancel; }
    Changed changedOnDisk(const QString&) override { return Changed::Cancel; }
    QString fileToOpen(const QString&) override { return {}; }
    QString fileToSave(const QString&) override { return {}; }
    std::optional<ModelAnswers> openInModel(const QString&, const OpenQuestions& open) override {
        return m_log.asked.push_back(open), m_log.answer;
    }

private:
    Log& m_log;
};

struct Desk {
    Document document;
    SessionFiles files{document};
    Prepared::Log log;
    QSignalSpy problems{&files, &SessionFiles::problem};
    QSignalSpy texts{&files, &SessionFiles::textChosen};
    QTemporaryDir folder;

    Desk() { files.setQuestions(std::make_unique<Prepared>(log)); }
    [[nodiscard]] QString in(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] QString put(const QString& name, const QByteArray& bytes) const {
        QFile file(in(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
        return in(name);
    }
    /// A model, with a configuration beside it where the row has one.
    [[nodiscard]] QString model(const QString& file, const QJsonObject& row) const {
        QFile::copy(data + file, in("model.safetensors"));
        if (row.contains("config")) {
            const QJsonValue config = row["config"];
            (void)put("config.json",
                      (config.isArray() ? QJsonDocument(config.toArray()) : QJsonDocument(config.toObject()))
                          .toJson());
        }
        if (row.contains("text")) (void)put("config.json", row["text"].toString().toUtf8());
        return in("model.safetensors");
    }
    [[nodiscard]] QString sentence() const {
        return problems.isEmpty() ? QString() : problems.last()[0].value<LiveText>().text();
    }
};

QJsonArray rows(const QString& file) {
    QFile in(data + file);
    if (!in.open(QIODevice::ReadOnly)) qFatal("no test data");
    return QJsonDocument::fromJson(in.readAll()).array();
}

std::optional<Activation> named(const QString& word) {
    return activationNamed(word.toStdString());
}

double difference(const LabModel& model, const QJsonArray& wanted) {
    const std::vector<TokenId> ids{1, 4, 2, 0, 6};
    const Matrix logits = traceForward(model.parameters->cast<double>(), ids).logits;
    double largest = 0;
    for (Index t = 0; t < logits.rows(); ++t)
        for (Index v = 0; v < logits.cols(); ++v)
            largest = std::max(largest, std::abs(logits(t, v) - wanted[t].toArray()[v].toDouble()));
    return largest;
}

} // namespace

class ForeignFilesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); } // figures are compared as shown

    void logitsOfNumPy_data() {
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue& row : rows("cases.json"))
            QTest::newRow(qPrintable(row["name"].toString())) << row.toObject();
    }
    void logitsOfNumPy() {
        QFETCH(QJsonObject, row);
        Desk desk;
        const bool heads = row.contains("heads");
        desk.log.answer = ModelAnswers{row["heads"].toInt(2), named(row["activation"].toString())};
        QVERIFY2(desk.files.load(desk.model(row["file"].toString(), row)), qPrintable(desk.sentence()));
        const auto model = desk.document.model();
        QVERIFY(model != nullptr);
        // asked for what is missing, and for nothing else
        const bool activationOpen = !row.contains("config");
        QCOMPARE(desk.log.asked.size(), std::size_t{heads || activationOpen ? 1U : 0U});
        if (heads) QVERIFY(desk.log.asked[0].heads && desk.log.asked[0].width == 8);
        if (heads || activationOpen) QCOMPARE(desk.log.asked[0].activation, activationOpen);
        QVERIFY2(difference(*model, row["logits"].toArray()) < 1e-9,
                 qPrintable(QString::number(difference(*model, row["logits"].toArray()))));
        // and the session keeps all of it
        QVERIFY(desk.files.saveTo(desk.in("own.dikkat")));
        QVERIFY(desk.files.load(desk.in("own.dikkat")));
        QVERIFY(difference(*desk.document.model(), row["logits"].toArray()) < 1e-9);
    }

    void logitsOfReports_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"c01_tied_saved_under_lm_head", "c03_attention_divided_by_layer",
                                 "c04_activation_silu", "c18_metadata_null"})
            QTest::newRow(name) << name;
    }
    void logitsOfReports() {
        QFETCH(QString, name);
        Desk desk;
        desk.log.answer = ModelAnswers{2, {}};
        QVERIFY2(desk.files.load(data + name + "/model.safetensors"), qPrintable(desk.sentence()));
        QCOMPARE(desk.log.asked.empty(), QFile::exists(data + name + "/config.json"));
        QFile expected(data + name + "/expected.json");
        QVERIFY(expected.open(QIODevice::ReadOnly));
        const QJsonArray logits = QJsonDocument::fromJson(expected.readAll())["logits"].toArray();
        QVERIFY(difference(*desk.document.model(), logits) < 1e-8);
    }

    void refusedByName_data() {
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue& row : rows("refused.json"))
            QTest::newRow(qPrintable(row["name"].toString())) << row.toObject();
    }
    void refusedByName() {
        QFETCH(QJsonObject, row);
        Desk desk;
        QVERIFY(!desk.files.load(desk.model("gpt2.safetensors", row)));
        QVERIFY(desk.document.model() == nullptr);
        QCOMPARE(desk.problems.size(), 1);
        for (const QJsonValue& part : row["says"].toArray())
            QVERIFY2(desk.sentence().contains(part.toString()), qPrintable(desk.sentence()));
    }

    void otherFilesAreCalledByTheirName_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto file = [](const char* name) {
            QFile in(data + "not_models/" + name);
            return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
        };
        QTest::newRow("pointer") << "a.safetensors" << file("pointer.safetensors") << "548,105,171";
        QTest::newRow("torch.save") << "ckpt.pt" << file("ckpt.pt") << "PyTorch";
        QTest::newRow("web page") << "a.safetensors" << file("page.safetensors") << "web page";
        QTest::newRow("index") << "a.index.json" << file("model.safetensors.index.json")
                               << "model-00001-of-00002";
        QTest::newRow("a book's names")
            << "a.safetensors" << file("book_names.safetensors") << "final_norm.scale";
        QTest::newRow("a lecture's names")
            << "a.safetensors" << file("lecture_names.safetensors") << "h.0.attn.c_attn";
        QTest::newRow("part") << "model-00002-of-00005.safetensors" << file("lecture_names.safetensors")
                              << "part 2 of 5";
        QTest::newRow("text in a model's name")
            << "a.safetensors" << QByteArray("Entry not found") << "Entry not found";
        QTest::newRow("nothing") << "a.safetensors" << QByteArray() << "empty";
        QTest::newRow("pickle") << "a.bin" << QByteArray("\x80\x02}q\0.", 6) << "pickle";
        QTest::newRow("GGUF") << "a.gguf" << QByteArray("GGUF\3\0\0\0\0\0\0\0", 12) << "llama.cpp";
        QTest::newRow("NumPy") << "a.npy" << QByteArray("\x93NUMPY\1\0v\0{'descr': '<f4'", 24) << "NumPy";
        QTest::newRow("HDF5") << "a.h5" << QByteArray("\x89HDF\r\n\x1a\n\0\0\0\0", 12) << "HDF5";
        QTest::newRow("gzip") << "a.safetensors" << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3", 10) << "packed";
        QTest::newRow("picture") << "a.png" << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << "picture";
        QTest::newRow("PDF") << "a.pdf" << QByteArray("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n") << "PDF";
        QTest::newRow("configuration")
            << "config.json" << QByteArray(R"({"model_type": "gpt2"})") << "configuration";
        QTest::newRow("tokenizer") << "tokenizer.json" << QByteArray(R"({"model": {"vocab": {"a": 0}}})")
                                   << "tokenizer";
    }
    void otherFilesAreCalledByTheirName() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        Desk desk;
        QVERIFY(!desk.files.load(desk.put(name, bytes)));
        QCOMPARE(desk.texts.size(), 0);
        QVERIFY2(desk.sentence().contains(says), qPrintable(desk.sentence()));
        QVERIFY(!desk.sentence().contains("--"));
        QVERIFY(!desk.sentence().contains('\n'));
    }

    void textsAreDataWhateverDoorTheyComeThrough_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << "notes.txt" << QByteArray("gelir gider\n");
        QTest::newRow("long line") << "a" << QByteArray(3'000'000, 'x');
        QTest::newRow("Turkish") << "şiir.md" << QByteArray("şu dağlar\n");
        QTest::newRow("CSV") << "a.csv" << QByteArray("1,2\n3,4\n");
        QTest::newRow("JSON") << "a.json" << QByteArray("{\"a\": [1]}");
        QTest::newRow("web page that is wanted") << "a.html" << QByteArray("<html>text</html>");
        QTest::newRow("UTF-16") << "a.txt"
                                << QByteArray("\xff\xfe"
                                              "a\0b\0",
                                              6);
        QTest::newRow("Windows-1254") << "a.txt"
                                      << QByteArray("\xfe"
                                                    "ark\xfd");
        QTest::newRow("empty") << "a.txt" << QByteArray();
    }
    void textsAreDataWhateverDoorTheyComeThrough() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        Desk desk;
        LessonState next = desk.document.lesson();
        next.q(2, 1) = 7;
        QVERIFY(!desk.document.edit(next, {Edit::Kind::Cell, InputMatrix::Q, 2, 1}));
        const QString path = desk.put(name, bytes);
        QVERIFY(desk.files.open(path)); // nothing is lost by it, so nothing is asked
        QCOMPARE(desk.log.unsavedAsked, 0);
        QCOMPARE(desk.texts.size(), 1);
        QCOMPARE(desk.texts[0][0].toString(), path);
        QVERIFY(desk.document.isModified());
        QVERIFY(desk.document.lesson() == next);
        QCOMPARE(desk.problems.size(), 0);
    }

    void aQuestionThatIsNotAnsweredOpensNothing() {
        Desk desk;
        QVERIFY(!desk.files.load(data + "nano.safetensors"));
        QCOMPARE(desk.log.asked.size(), std::size_t{1});
        QCOMPARE(desk.problems.size(), 0);
        QVERIFY(desk.document.model() == nullptr);
    }

    void theDialogKnowsTheUsualAnswers() {
        ModelQuestions dialog("model.safetensors", {true, true, 384, Activation::GeluExact}, nullptr);
        auto* heads = dialog.findChild<QComboBox*>("headsChoice");
        auto* activation = dialog.findChild<QComboBox*>("activationChoice");
        QVERIFY(heads != nullptr && activation != nullptr);
        QCOMPARE(heads->currentData().toInt(), 6);
        QVERIFY(heads->findData(12) >= 0);
        QCOMPARE(heads->findData(5), -1); // does not divide the width
        QVERIFY(dialog.answers().activation == Activation::GeluExact);
        activation->setCurrentIndex(1);
        QVERIFY(dialog.answers().activation == Activation::GeluTanh);
        ModelQuestions one("model.safetensors", {false, true, 8, Activation::GeluTanh}, nullptr);
        QVERIFY(one.findChild<QComboBox*>("headsChoice") == nullptr);
        QVERIFY(!one.answers().heads.has_value() && one.answers().activation == Activation::GeluTanh);
    }

    void theDialogIsShownAndItsAnswerTaken() {
        QWidget window;
        Desk desk;
        desk.files.setQuestions(std::make_unique<FileDialogs>(&window));
        QTimer::singleShot(0, &window, [&window] {
            auto* dialog = window.findChild<ModelQuestions*>("modelQuestions");
            QVERIFY(dialog != nullptr);
            auto* heads = dialog->findChild<QComboBox*>("headsChoice");
            heads->setCurrentIndex(heads->findData(2));
            dialog->accept();
        });
        QVERIFY(desk.files.load(data + "nano.safetensors"));
        QVERIFY(window.isVisible()); // a program that starts with such a file does not ask out of nowhere
        QCOMPARE(desk.document.model()->parameters->config().heads, 2);
    }
};

QTEST_MAIN(ForeignFilesTest)
#include "foreign_files_test.moc"
