#include "ui/widgets/cell_explanation.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/inline_text.h"

#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

Q_DECLARE_METATYPE(dikkat::LessonStep)

namespace {

LessonTrace traceOf(const LessonState& state) {
    return evaluate(state).value();
}

QString spelled(const LessonState& state, LessonStep step, Index row, Index column, int decimals = 4) {
    return explainCell(traceOf(state), step, 0, row, column, decimals).formula.plain();
}

LessonState wide() {
    LessonState state = chapterExample();
    state = withPositions(state, 16);
    state = withKeyWidth(state, 16);
    state.mask = MaskKind::None;
    return state;
}

} // namespace

class CellExplanationTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English)); }

    /// A computed q is worked out from x (with its position) and the column of Wq; the products add up to it.
    void productsOfXAndW() {
        LessonState state = chapterExample();
        state.mode = InputMode::Computed;
        state.positions = Positions::Sinusoidal;
        state = withPositions(state, 3);
        const LessonTrace t = traceOf(state);
        for (const InputMatrix which : {InputMatrix::Q, InputMatrix::K, InputMatrix::V}) {
            const Matrix& m = which == InputMatrix::Q ? t.q : which == InputMatrix::K ? t.k : t.v;
            const CellExplanation e = explainProduct(t, which, 1, 1, 4);
            double sum = 0;
            for (const auto& line : e.lines) {
                QCOMPARE(line.cells.size(), 5); // x, p, x + p, w, product
                sum += QLocale().toDouble(QString(line.cells.last()).replace(QChar(0x2212), u'-'));
            }
            QVERIFY(std::abs(sum - m(1, 1)) < 5e-4);
            QCOMPARE(e.total->cells.size(), 5);
            QCOMPARE(e.total->cells.last(), e.value);
            QCOMPARE(e.columns.size(), 6);
        }
    }

    void largePowersHaveTheirThousandsApart() {
        LessonState state = chapterExample();
        state.q.row(2) << 10, 10, 0, 0;
        const CellExplanation e = explainCell(traceOf(state), LessonStep::Weights, 0, 2, 2, 4);
        QVERIFY2(e.lines.back().cells.at(1).endsWith(QStringLiteral("22,026.466")),
                 qPrintable(e.lines.back().cells.at(1)));
    }

    void inlineMarkup_data() {
        QTest::addColumn<QString>("markup");
        QTest::addColumn<QString>("plain");
        QTest::addColumn<int>("runs");
        QTest::newRow("none") << "Mask"
                              << "Mask" << 1;
        QTest::newRow("one digit") << "q_1"
                                   << "q1" << 2;
        QTest::newRow("number of two digits") << "q_16"
                                              << "q16" << 2;
        QTest::newRow("letter") << "÷√d_k rest"
                                << "÷√dk rest" << 3;
        QTest::newRow("braces") << "A_{3,12}"
                                << "A3,12" << 2;
        QTest::newRow("power") << "e^{−2}"
                               << "e^−2" << 2;
        QTest::newRow("open at the end") << "x_"
                                         << "x" << 2;
        QTest::newRow("brace not closed") << "x_{12"
                                          << "x12" << 2;
    }
    void inlineMarkup() {
        QFETCH(QString, markup);
        QFETCH(QString, plain);
        QFETCH(int, runs);
        const InlineText text(markup);
        QCOMPARE(text.plain(), plain);
        QCOMPARE(static_cast<int>(text.runs().size()), runs);
    }

    void chapterCells_data() {
        QTest::addColumn<LessonStep>("step");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("formula");
        QTest::newRow("score") << LessonStep::Raw << 2 << 2 << "S33 = q3·k3 = 2·1 + 2·1 + 0·0 + 0·0 = 4";
        QTest::newRow("scaled") << LessonStep::Scaled << 2 << 2 << "S′33 = 4 / √4 = 4 / 2 = 2";
        QTest::newRow("visible") << LessonStep::Masked << 2 << 2 << "M33 = 2 + 0 = 2";
        QTest::newRow("masked") << LessonStep::Masked << 0 << 2 << "M13 = 1 + (−∞) = −∞";
        QTest::newRow("weight") << LessonStep::Weights << 2 << 2
                                << "A33 = e^2 / (e^1 + e^1 + e^2) = 7.389 / 12.826 = 0.5761";
        QTest::newRow("masked weight") << LessonStep::Weights << 0 << 2 << "A13 = e^−∞ / e^1 = 0 / 2.718 = 0";
        QTest::newRow("output") << LessonStep::Output << 2 << 0
                                << "o31 = 0.2119·1 + 0.2119·0 + 0.5761·1 = 0.7881";
    }
    void chapterCells() {
        QFETCH(LessonStep, step);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, formula);
        QCOMPARE(spelled(chapterExample(), step, row, column), formula);
    }

    void numbersFollowTheLanguage() {
        QLocale::setDefault(QLocale(QLocale::Turkish));
        QCOMPARE(spelled(chapterExample(), LessonStep::Weights, 2, 2),
                 QStringLiteral("A33 = e^2 / (e^1 + e^1 + e^2) = 7,389 / 12,826 = 0,5761"));
    }

    void negativeNumbersStandInBrackets() {
        LessonState state = chapterExample();
        state.q(2, 0) = -2;
        state.k(2, 1) = -1.5;
        QCOMPARE(spelled(state, LessonStep::Raw, 2, 2),
                 QStringLiteral("S33 = q3·k3 = (−2)·1 + 2·(−1.5) + 0·0 + 0·0 = −5"));
    }

    void scalingOffSaysSo() {
        LessonState state = chapterExample();
        state.scaled = false;
        QCOMPARE(spelled(state, LessonStep::Scaled, 2, 2), QStringLiteral("S′33 = 4"));
    }

    void longSumsShowTheirEnds() {
        const CellExplanation e = explainCell(traceOf(wide()), LessonStep::Raw, 0, 2, 2, 4);
        QCOMPARE(e.formula.plain(), QStringLiteral("S33 = q3·k3 = 2·1 + 2·1 + 0·0 + 0·0 + … + 0·0 = 4"));
        QCOMPARE(e.lines.size(), std::size_t(16)); // the table keeps every term
    }

    void hugeScoresStayFinite() {
        LessonState state = chapterExample();
        state.q *= 500;
        const CellExplanation e = explainCell(traceOf(state), LessonStep::Weights, 0, 2, 2, 4);
        QVERIFY2(e.formula.plain().contains(QStringLiteral("e^0 / (e^−500 + e^−500 + e^0)")),
                 qPrintable(e.formula.plain()));
        QVERIFY(!e.formula.plain().contains(QStringLiteral("∞")));
        QVERIFY(e.formula.plain().endsWith(QStringLiteral("= 1.0000")));
    }

    void softmaxTableAddsUp() {
        const CellExplanation e = explainCell(traceOf(chapterExample()), LessonStep::Weights, 0, 2, 2, 4);
        QCOMPARE(e.lines.size(), std::size_t(3));
        QCOMPARE(e.lines[2].cells, QStringList({"2", "e^{2} = 7.389", "0.5761"}));
        QVERIFY(e.lines[2].selected);
        QCOMPARE(e.total->cells, QStringList({"", "12.826", "1.0000"}));
        double sum = 0;
        for (const auto& line : e.lines) sum += line.share;
        QVERIFY(qAbs(sum - 1) < 1e-12);
        QCOMPARE(e.columns.size(), e.lines[0].cells.size() + 2); // label, cells, bar
    }

    void everyCellOfEveryStepExplainsItself() {
        for (const bool scaled : {true, false})
            for (const MaskKind mask : {MaskKind::None, MaskKind::Causal}) {
                LessonState state = chapterExample();
                state.scaled = scaled;
                state.mask = mask;
                state.heads = 2;
                const LessonTrace trace = traceOf(state);
                for (const LessonStep step : allLessonSteps)
                    for (int head = 0; head < 2; ++head)
                        for (Index row = 0; row < 3; ++row)
                            for (Index column = 0; column < trace.stepMatrix(step, head).cols(); ++column) {
                                const CellExplanation e = explainCell(trace, step, head, row, column, 4);
                                QVERIFY(e.formula.plain().endsWith(e.value));
                                QVERIFY(!e.sentence.isEmpty());
                                QVERIFY(!e.sentence.contains(QLatin1Char('%')) ||
                                        e.sentence.contains(QStringLiteral(" %")) ||
                                        e.sentence.contains(QStringLiteral("%.")));
                                for (const auto& line : e.lines)
                                    QCOMPARE(line.cells.size() + 1 + (e.hasBars ? 1 : 0), e.columns.size());
                            }
            }
    }

    void viewWrapsShrinksAndCopies() {
        FormulaView view;
        const CellExplanation e = explainCell(traceOf(wide()), LessonStep::Raw, 0, 2, 2, 4);
        view.setFormula(e.formula);
        QCOMPARE(view.accessibleName(), e.formula.plain());
        QVERIFY(view.heightForWidth(200) > view.heightForWidth(900));
        for (const int width : {120, 200, 900}) {
            view.resize(width, view.heightForWidth(width));
            QVERIFY(!view.grab().isNull());
        }
        view.copy();
        QCOMPARE(QApplication::clipboard()->text(), e.formula.plain());
        view.setFormula(Formula{});
        QVERIFY(!view.grab().isNull());
    }
};

QTEST_MAIN(CellExplanationTest)
#include "cell_explanation_test.moc"
