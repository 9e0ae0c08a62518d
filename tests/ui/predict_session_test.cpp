#include "ui/pages/qkv/predict_session.h"

#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

class PredictSessionTest : public QObject {
    Q_OBJECT

    static PredictSession started(LessonStep step, Index row) {
        PredictSession s;
        s.start(std::make_shared<LessonTrace>(evaluate(chapterExample()).value()), step, 0, row);
        return s;
    }

private slots:
    void judgesInBothDecimalMarks() {
        PredictSession s = started(LessonStep::Weights, 2);
        s.answer(0, QStringLiteral("0,2119"));
        s.answer(1, QStringLiteral("0.2119"));
        QCOMPARE(s.rightCount(), 2);
        QVERIFY(!s.finished());
        s.answer(2, QStringLiteral("0,58")); // two decimals ask for two
        QVERIFY(s.solvedAlone());
        QVERIFY(std::abs(s.sum() - 1.0) < 1e-12);
    }

    void namesTheMistakeAndCountsAttempts() {
        PredictSession s = started(LessonStep::Weights, 2);
        s.answer(2, QStringLiteral("0,7870"));
        QVERIFY(s.answers()[2].verdict == Verdict::NotScaled);
        s.answer(2, QStringLiteral("0,7870")); // leaving the field again is not an attempt
        QCOMPARE(s.answers()[2].attempts, 1);
        QVERIFY(!s.mayShowAnswers());
        s.answer(2, QStringLiteral("7,3891"));
        QVERIFY(s.answers()[2].verdict == Verdict::NotNormalised);
        QVERIFY(s.mayShowAnswers());
    }

    void minusInfinityCanBeTyped() {
        PredictSession s = started(LessonStep::Masked, 0);
        s.answer(0, QStringLiteral("1"));
        s.answer(1, QStringLiteral("-inf"));
        s.answer(2, QStringLiteral("−∞"));
        QVERIFY(s.solvedAlone());
    }

    void lettersGetASentenceAndAreNoAttempt() {
        PredictSession s = started(LessonStep::Raw, 0);
        s.answer(0, QStringLiteral("two"));
        QVERIFY(!s.answers()[0].problem.isEmpty());
        QCOMPARE(s.answers()[0].attempts, 0);
        QCOMPARE(s.answers()[0].text, QStringLiteral("two")); // nothing typed is lost
    }

    void shownAnswersDoNotCountAsSolved() {
        PredictSession s = started(LessonStep::Output, 2);
        s.showAnswers();
        QVERIFY(s.finished());
        QVERIFY(!s.solvedAlone());
    }

    void everyStepHasThreeHintsAndEveryVerdictWords() {
        const LessonTrace t = evaluate(chapterExample()).value();
        for (LessonStep step : allLessonSteps) {
            PredictSession s = started(step, 2);
            QVERIFY(s.hint().isEmpty());
            QStringList hints;
            for (int i = 0; i < PredictSession::hintCount; ++i) {
                s.nextHint();
                hints << s.hint();
            }
            hints.removeDuplicates();
            QCOMPARE(hints.size(), PredictSession::hintCount);
            for (int v = 0; v <= static_cast<int>(Verdict::ArithmeticSlip); ++v)
                QVERIFY(!explain(static_cast<Verdict>(v), t, step, 0, 2, 1).isEmpty());
        }
    }
};

QTEST_APPLESS_MAIN(PredictSessionTest)
#include "predict_session_test.moc"
