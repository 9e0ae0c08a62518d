#include "ui/pages/qkv/code_text.h"

#include "core/lesson/examples.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>
#include <cmath>

using namespace dikkat;
using namespace dikkat::ui;

/// The Code tab's programs are run, and what they compute is compared with what the window shows.
class CodeTextTest : public QObject {
    Q_OBJECT

    static bool canImport(const QString& module) {
        QProcess python;
        python.start(QStringLiteral("/usr/bin/python3"),
                     {QStringLiteral("-c"), QStringLiteral("import ") + module});
        return python.waitForFinished(60000) && python.exitStatus() == QProcess::NormalExit &&
               python.exitCode() == 0;
    }

    /// Every state times every step: a label, the trace, the step and the head.
    struct Case {
        QString label;
        LessonTrace trace;
        LessonStep step;
        int head;
    };
    static std::vector<Case> cases() {
        std::vector<std::pair<QString, LessonState>> states;
        for (Example e : allExamples)
            states.emplace_back(QStringLiteral("example %1").arg(static_cast<int>(e)), makeExample(e));
        LessonState computed = chapterExample();
        computed.mode = InputMode::Computed;
        computed.positions = Positions::Sinusoidal;
        states.emplace_back(QStringLiteral("computed"), computed);
        LessonState custom = chapterExample();
        custom.mask = MaskKind::Custom;
        custom.customMask(0, 1) = true;
        custom.scaled = false;
        states.emplace_back(QStringLiteral("custom mask, unscaled"), custom);
        LessonState open = chapterExample();
        open.mask = MaskKind::None;
        states.emplace_back(QStringLiteral("no mask"), open);
        LessonState one = withPositions(withKeyWidth(withValueWidth(chapterExample(), 1), 1), 1);
        states.emplace_back(QStringLiteral("1 × 1"), one);

        std::vector<Case> all;
        for (const auto& [label, state] : states)
            for (LessonStep step : allLessonSteps)
                all.push_back({label, evaluate(state).value(), step, state.heads - 1});
        return all;
    }

    /// Runs all programs in one interpreter; each prints its matrix as JSON (−∞ as null) on a line of its
    /// own.
    void runAndCompare(QString (*code)(const LessonTrace&, LessonStep, int), const QString& toList) {
        const auto all = cases();
        QString script =
            QStringLiteral(
                "import json, math, io, contextlib\n"
                "def run(text, name):\n"
                "    scope = {}\n"
                "    with contextlib.redirect_stdout(io.StringIO()) as printed:\n"
                "        exec(text, scope)\n"
                "    assert printed.getvalue().strip(), 'nothing was printed'\n"
                "    rows = scope[name]%1\n"
                "    print(json.dumps([[None if math.isinf(c) else c for c in r] for r in rows]))\n")
                .arg(toList);
        for (const Case& c : all) {
            const QString text = QString::fromUtf8(
                QJsonDocument(QJsonArray{code(c.trace, c.step, c.head)}).toJson(QJsonDocument::Compact));
            script += QStringLiteral("run(json.loads(r'''%1''')[0], '%2')\n").arg(text, codeVariable(c.step));
        }
        QProcess python;
        python.start(QStringLiteral("/usr/bin/python3"), {QStringLiteral("-")});
        python.write(script.toUtf8());
        python.closeWriteChannel();
        QVERIFY(python.waitForFinished(120000));
        const QByteArray errors = python.readAllStandardError();
        QVERIFY2(python.exitCode() == 0, errors.constData());
        const auto lines = python.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(static_cast<std::size_t>(lines.size()), all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Case& c = all[i];
            const Matrix& expected = c.trace.stepMatrix(c.step, c.head);
            const QJsonArray rows = QJsonDocument::fromJson(lines[static_cast<qsizetype>(i)]).array();
            QCOMPARE(rows.size(), expected.rows());
            for (Index r = 0; r < expected.rows(); ++r) {
                const QJsonArray row = rows[r].toArray();
                QCOMPARE(row.size(), expected.cols());
                for (Index j = 0; j < expected.cols(); ++j) {
                    if (std::isinf(expected(r, j)))
                        QVERIFY(row[j].isNull());
                    else
                        QVERIFY2(std::abs(row[j].toDouble() - expected(r, j)) < 1e-12, qPrintable(c.label));
                }
            }
        }
    }

private slots:
    void numpyComputesWhatTheWindowShows() {
        QVERIFY2(canImport(QStringLiteral("numpy")), "python3-numpy is missing");
        runAndCompare(numpyCode, QStringLiteral(".tolist()"));
    }

    void pytorchComputesWhatTheWindowShows() {
        QVERIFY2(canImport(QStringLiteral("torch")), "python3-torch is missing");
        runAndCompare(pytorchCode, QStringLiteral(".tolist()"));
    }
};

QTEST_APPLESS_MAIN(CodeTextTest)
#include "code_text_test.moc"
