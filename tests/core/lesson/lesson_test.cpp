#include "core/lesson/diagnosis.h"
#include "core/lesson/lesson_trace.h"
#include "tests/core/support/golden.h"

namespace dikkat {
namespace {

using test::goldenFile;
using test::goldenMatrix;
using test::maxDifference;

constexpr double inf = std::numeric_limits<double>::infinity();

LessonTrace chapter() {
    return evaluate(chapterExample()).value();
}

TEST(Lesson, TheChapterComesOutInBothInputModes) {
    const auto expected = goldenFile("worked_example.json").at("toy").at("variants").at("scaled_causal");
    LessonState state = chapterExample();
    for (InputMode mode : {InputMode::Direct, InputMode::Computed}) {
        state.mode = mode;
        const auto t = evaluate(state);
        ASSERT_TRUE(t.ok());
        EXPECT_LE(maxDifference(t->heads[0].weights, goldenMatrix(expected.at("weights"))), 1e-15);
        EXPECT_LE(maxDifference(t->concat, goldenMatrix(expected.at("output"))), 1e-15);
        EXPECT_TRUE(sameAsChapter(*t));
    }
}

TEST(Lesson, BadgeNamesWhatDiffers) {
    using Kind = ChapterDifference::Kind;
    LessonState s = chapterExample();
    s.q(2, 1) = 0;
    s.mask = MaskKind::None;
    s.scaled = false;
    const auto differences = differencesFromChapter(evaluate(s).value());
    ASSERT_EQ(differences.size(), 3u);
    EXPECT_EQ(differences[0].kind, Kind::QueryRow);
    EXPECT_EQ(differences[0].row, 2);
    EXPECT_EQ(differences[1].kind, Kind::Visibility);
    EXPECT_EQ(differences[2].kind, Kind::Scaling);
    EXPECT_EQ(differencesFromChapter(evaluate(withPositions(chapterExample(), 4)).value())[0].kind,
              Kind::Size);
    LessonState same = chapterExample(); // a custom mask that hides the same cells shows the same numbers
    same.mask = MaskKind::Custom;
    EXPECT_TRUE(sameAsChapter(evaluate(same).value()));
}

TEST(Lesson, PositionsEnterThroughX) {
    LessonState s = chapterExample();
    s.mode = InputMode::Computed;
    s.positions = Positions::Sinusoidal;
    const auto t = evaluate(s);
    ASSERT_TRUE(t.ok());
    EXPECT_EQ(t->input, s.x + sinusoidalEncoding(3, 4));
    EXPECT_EQ(t->q, t->input * s.wq);
    EXPECT_FALSE(sameAsChapter(*t));
    s.positions = Positions::Learned;
    EXPECT_EQ(evaluate(s)->input, s.x + s.positionTable);
}

TEST(Lesson, ResizingKeepsWhatFits) {
    for (InputMode mode : {InputMode::Direct, InputMode::Computed}) {
        LessonState s = chapterExample();
        s.mode = mode;
        for (Index n : {1, 16, 0, 99, 5}) {
            s = withPositions(s, n);
            s = withKeyWidth(s, n);
            s = withValueWidth(s, n);
            if (mode == InputMode::Computed) s = withModelWidth(s, n);
            const auto t = evaluate(s);
            ASSERT_TRUE(t.ok()) << n << " " << static_cast<int>(t.error().code);
            EXPECT_EQ(s.positionCount(), std::clamp<Index>(n, 1, 16));
            EXPECT_EQ(s.keyWidth(), std::clamp<Index>(n, 1, 16));
            EXPECT_EQ(t->concat.cols(), std::clamp<Index>(n, 1, 16));
        }
        EXPECT_EQ((mode == InputMode::Direct ? s.q(0, 0) : s.x(0, 0)),
                  (mode == InputMode::Direct ? 2.0 : 1.0));
    }
    LessonState heads = withValueWidth(withKeyWidth(chapterExample(), 4), 4);
    heads.heads = 4;
    EXPECT_EQ(withKeyWidth(heads, 3).heads, 1);
}

TEST(Lesson, ValidateSaysWhatAndWhere) {
    struct Case {
        LessonError code;
        void (*spoil)(LessonState&);
    };
    const Case cases[] = {
        {LessonError::Size, [](LessonState& s) { s.q = Matrix::Zero(17, 4); }},
        {LessonError::Size, [](LessonState& s) { s.v = Matrix::Zero(3, 0); }},
        {LessonError::Shape, [](LessonState& s) { s.k = Matrix::Zero(3, 5); }},
        {LessonError::Shape, [](LessonState& s) { s.v = Matrix::Zero(2, 2); }},
        {LessonError::NotFinite, [](LessonState& s) { s.v(1, 1) = std::nan(""); }},
        {LessonError::NotFinite, [](LessonState& s) { s.q(0, 0) = inf; }},
        {LessonError::ValueTooLarge, [](LessonState& s) { s.q(2, 3) = -1.1e6; }},
        {LessonError::HeadsDoNotDivide, [](LessonState& s) { s.heads = 3; }},
        {LessonError::HeadsDoNotDivide, [](LessonState& s) { s.heads = 0; }},
        {LessonError::HeadsDoNotDivide, [](LessonState& s) { s.heads = 4; }}, // divides D = 4, not Dv = 2
        {LessonError::RowCompletelyMasked,
         [](LessonState& s) {
             s.mask = MaskKind::Custom;
             s.customMask.row(1).setConstant(false);
         }},
        {LessonError::Shape,
         [](LessonState& s) {
             s.mode = InputMode::Computed;
             s.wk = Matrix::Zero(3, 4);
         }},
    };
    for (const Case& c : cases) {
        LessonState s = chapterExample();
        c.spoil(s);
        const auto result = evaluate(s);
        ASSERT_FALSE(result.ok()) << static_cast<int>(c.code);
        EXPECT_EQ(result.error().code, c.code);
    }
    LessonState s = chapterExample();
    s.q(2, 3) = -1.1e6;
    EXPECT_EQ(validate(s)->row, 2);
    EXPECT_EQ(validate(s)->column, 3);
}

TEST(Lesson, AnythingLegalEvaluates) {
    LessonState s = withValueWidth(withKeyWidth(withPositions(chapterExample(), 16), 16), 16);
    s.q.setConstant(limits::maxValue);
    s.k.setConstant(-limits::maxValue);
    s.v.setConstant(limits::maxValue);
    for (int heads : {1, 2, 4, 8, 16}) {
        s.heads = heads;
        const auto t = evaluate(s);
        ASSERT_TRUE(t.ok()) << heads;
        EXPECT_EQ(t->heads.size(), static_cast<std::size_t>(heads));
    }
}

TEST(Lesson, APastedBlockGrowsWhatMustFit) {
    const Matrix block = Matrix::Constant(2, 3, 7.0);
    for (InputMatrix which : allInputMatrices) {
        LessonState s = chapterExample();
        const bool direct = which == InputMatrix::Q || which == InputMatrix::K || which == InputMatrix::V;
        s.mode = direct ? InputMode::Direct : InputMode::Computed;
        s.positions = Positions::Learned;
        const Matrix before = s.matrix(which);
        const LessonState inside =
            withBlock(s, which, 0, 0, block.leftCols(before.cols() < 3 ? before.cols() : 3));
        EXPECT_EQ(inside.matrix(which).rows(), before.rows());
        EXPECT_EQ(inside.matrix(which).cols(), before.cols());
        const LessonState grown = withBlock(s, which, before.rows() - 1, before.cols() - 1, block);
        EXPECT_EQ(grown.matrix(which).rows(), before.rows() + 1);
        EXPECT_EQ(grown.matrix(which).cols(), before.cols() + 2);
        EXPECT_EQ(grown.matrix(which)(0, 0), before(0, 0));
        EXPECT_EQ(grown.matrix(which)(before.rows(), before.cols()), 7.0);
        EXPECT_FALSE(validate(grown).has_value()) << static_cast<int>(which);
    }
}

TEST(Diagnosis, NamesTheMistake) {
    const LessonTrace t = chapter();
    const double e = std::exp(1.0);
    struct Case {
        LessonStep step;
        Index row, column;
        double answer;
        Verdict verdict;
    };
    const Case cases[] = {
        {LessonStep::Raw, 2, 2, 4, Verdict::Correct},
        {LessonStep::Raw, 2, 2, 2, Verdict::ScaledTooEarly},
        {LessonStep::Raw, 2, 2, -4, Verdict::SignSlip},
        {LessonStep::Raw, 0, 1, 5, Verdict::ArithmeticSlip},
        {LessonStep::Scaled, 2, 2, 4, Verdict::NotScaled},
        {LessonStep::Scaled, 2, 2, 1, Verdict::ScaledByWidth},
        {LessonStep::Masked, 0, 2, -inf, Verdict::Correct},
        {LessonStep::Masked, 0, 2, 1, Verdict::FutureVisible},
        {LessonStep::Masked, 0, 2, 0, Verdict::MaskedAsZero},
        {LessonStep::Masked, 2, 0, -inf, Verdict::PastHidden},
        {LessonStep::Weights, 2, 2, 0.5761, Verdict::Correct},
        {LessonStep::Weights, 2, 2, 0.58, Verdict::RoundedTooEarly},
        {LessonStep::Weights, 2, 2, 0.7870, Verdict::NotScaled},
        {LessonStep::Weights, 1, 1, 0.4223, Verdict::FutureVisible},
        {LessonStep::Weights, 0, 0, 0.4223, Verdict::FutureVisible},
        {LessonStep::Weights, 2, 2, 2, Verdict::ScoreNotWeight},
        {LessonStep::Weights, 2, 2, e * e, Verdict::NotNormalised},
        {LessonStep::Weights, 2, 2, 0.5, Verdict::NotExponentiated},
        {LessonStep::Weights, 1, 0, 0.0, Verdict::ZeroScoreTakenAsZero},
        {LessonStep::Output, 2, 0, 2.0 / 3, Verdict::AverageOfValues},
        {LessonStep::Output, 2, 0, 0.8935, Verdict::NotScaled},
        {LessonStep::Output, 1, 0, 0.5777, Verdict::FutureVisible},
    };
    for (const Case& c : cases)
        EXPECT_EQ(judge(t, c.step, 0, c.row, c.column, c.answer), c.verdict)
            << "step " << static_cast<int>(c.step) << " cell " << c.row << "," << c.column << " answer "
            << c.answer;
    EXPECT_EQ(judge(t, LessonStep::Weights, 0, 2, 2, 0.58, coarseTolerance), Verdict::Correct);
}

TEST(Diagnosis, TheRightAnswerIsRightEverywhere) {
    LessonState s = withValueWidth(withKeyWidth(withPositions(chapterExample(), 6), 4), 4);
    s.q.setRandom();
    s.k.setRandom();
    s.v.setRandom();
    s.heads = 2;
    const LessonTrace t = evaluate(s).value();
    for (LessonStep step : allLessonSteps)
        for (int head = 0; head < 2; ++head) {
            const Matrix& m = t.stepMatrix(step, head);
            for (Index i = 0; i < m.rows(); ++i)
                for (Index j = 0; j < m.cols(); ++j)
                    EXPECT_EQ(judge(t, step, head, i, j, m(i, j)), Verdict::Correct);
        }
}

} // namespace
} // namespace dikkat
