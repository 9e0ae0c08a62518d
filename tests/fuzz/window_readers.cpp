// What the window alone reads: typed numbers, pasted tables, its settings, copies of unsaved work.
#include "tests/fuzz/readers.h"
#include "ui/document/autosave.h"
#include "ui/i18n/expression.h"
#include "ui/i18n/numbers.h"
#include "ui/settings/settings.h"
#include "ui/widgets/table_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>

namespace dikkat::fuzz {
namespace {

using namespace ui;

QString textOf(std::string_view bytes) {
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

constexpr double kLimit = 1e6;

/// The decimal mark of both languages by turns.
void otherLanguage() {
    static bool turkish = false;
    turkish = !turkish;
    QLocale::setDefault(turkish ? QLocale(QLocale::Turkish) : QLocale(QLocale::English));
}

bool readNumber(std::string_view bytes) {
    otherLanguage();
    const QString text = textOf(bytes);
    (void)evaluate(text);
    const auto value = parseNumber(text, kLimit);
    if (const auto* problem = std::get_if<NumberProblem>(&value)) {
        (void)explain(*problem, text, kLimit);
        return false;
    }
    const double number = std::get<double>(value);
    // What a field shows of a number is that number.
    if (std::get<double>(parseNumber(exactNumber(number), kLimit)) != number)
        qFatal("%s reads back as another number", qPrintable(exactNumber(number)));
    return true;
}

bool readPasted(std::string_view bytes) {
    otherLanguage();
    const QString text = textOf(bytes);
    bool taken = false;
    for (const auto comma : {CommaMeaning::Unknown, CommaMeaning::DecimalMark, CommaMeaning::Separator}) {
        const auto table = parseTable(text, 64, 64, kLimit, comma);
        if (const auto* problem = std::get_if<TableProblem>(&table)) (void)explain(*problem, kLimit);
        if (const auto* matrix = std::get_if<Matrix>(&table)) {
            for (const QString& copy :
                 {toTsv(*matrix), toLatex(*matrix), toMarkdown(*matrix), toNumPy(*matrix)})
                (void)parseTable(copy, 64, 64, kLimit);
            taken = true;
        }
        taken |= std::holds_alternative<TwoReadings>(table);
    }
    return taken;
}

const QString& folder() {
    static const QTemporaryDir made;
    static const QString path = made.path();
    return path;
}

bool put(const QString& path, std::string_view bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) &&
           file.write(bytes.data(), static_cast<qsizetype>(bytes.size())) >= 0;
}

bool readSettings(std::string_view bytes) {
    const QString path = folder() + "/settings.ini";
    if (!put(path, bytes)) return false;
    const Settings settings(path);
    (void)settings.language();
    (void)settings.theme();
    (void)settings.geometry();
    (void)settings.recentFiles();
    (void)settings.tasksDone();
    (void)settings.lastFolder();
    (void)settings.guideShown();
    const int decimals = settings.decimals();
    return decimals >= 0 && decimals <= 17;
}

/// The copy of unsaved work that the next start finds.
bool readCopy(std::string_view bytes) {
    const QString copies = folder() + "/recovery";
    QDir(copies).removeRecursively();
    QDir().mkpath(copies);
    if (!put(copies + "/old.dikkat", bytes)) return false;
    Document document;
    SessionFiles files(document);
    Autosave autosave(document, files, nullptr, copies);
    const auto recovery = autosave.takeOver();
    if (recovery) (void)recovery->fileChanged();
    return recovery.has_value();
}

std::vector<std::string> copiesOfWork() {
    const QString copies = folder() + "/sample";
    {
        Document document;
        SessionFiles files(document);
        Autosave autosave(document, files, nullptr, copies);
        LessonState next = document.lesson();
        next.q(2, 1) = 5;
        (void)document.edit(next, {Edit::Kind::Cell, InputMatrix::Q, 2, 1});
        autosave.flush();
    }
    std::vector<std::string> out;
    for (const QString& name : QDir(copies).entryList({"*.dikkat"}, QDir::Files)) {
        QFile file(copies + "/" + name);
        if (file.open(QIODevice::ReadOnly)) out.push_back(file.readAll().toStdString());
    }
    return out;
}

std::vector<std::string> numbers() {
    return {"0.5", "-3",  "1e-3", "1/2",     "√2",         "sqrt(2)",   "2·3",   "2^3",
            "2²",  "%21", "21%",  "1 000,5", "(1+2)/4*-3", "((((1))))", "2^3^2", "−0,25"};
}

std::vector<std::string> tables() {
    return {
        "1\t2\n3\t4\n",
        "[[1, 0.5], [0, -1e-3]]",
        "np.array([[1., 2.],\n       [3., 4.]])",
        "tensor([[ 1.0000, -0.5000],\n        [ 2.0000,  3.0000]], device='cuda:0', grad_fn=<AddBackward0>)",
        "\\begin{bmatrix} 1 & 0{,}5 \\\\ \\frac{1}{2} & \\sqrt{2} \\end{bmatrix}",
        "|   | k1 | k2 |\n|---|---|---|\n| q1 | 1 | 2 |\n| q2 | 3 | 4 |\n",
        "1,5;2,5\n3;4\n",
        "\"a\",\"b\"\n\"1\",\"2\"\n3,4\n",
        "[1 2; 3 4]",
        "1,2\n3,4\n",
        "ad\t1\t2\nsoyad\t3\t4"};
}

constexpr const char* kSettings =
    "[General]\nlanguage=tr\ntheme=dark\ndecimals=3\n[window]\ngeometry=@ByteArray(\\x1\\xd9\\0\\0)\n"
    "state=@ByteArray(\\0\\0)\n[files]\nrecent=a.dikkat, b.dikkat\nfolder=/tmp\n"
    "[guide]\ndone=qkv/1, heads/2\nshown=false\n";

} // namespace

const std::vector<Reader>& readers() {
    static int none = 0;
    static const QCoreApplication application(none, nullptr); // timers and translated sentences want one
    static const std::vector<Reader> all = {
        {"number", readNumber, numbers},
        {"table", readPasted, tables},
        {"settings", readSettings, [] { return std::vector{std::string(kSettings)}; }},
        {"recovery", readCopy, copiesOfWork}};
    return all;
}

} // namespace dikkat::fuzz
