#include "ui/pages/qkv/step_words.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Steps)
};
} // namespace

QString stepTitle(LessonStep step) {
    switch (step) {
    case LessonStep::Raw: return Words::tr("Scores QKᵀ");
    case LessonStep::Scaled: return Words::tr("Scale ÷√dk");
    case LessonStep::Masked: return Words::tr("Mask");
    case LessonStep::Weights: return Words::tr("Softmax");
    case LessonStep::Output: return Words::tr("Weighted sum");
    }
    return {};
}

QString stepRibbonMarkup(LessonStep step) {
    if (step == LessonStep::Raw) return Words::tr("Scores QK^T");
    if (step == LessonStep::Scaled) return Words::tr("Scale ÷√d_k");
    return stepTitle(step);
}

QString stepMatrixName(LessonStep step) {
    switch (step) {
    case LessonStep::Raw: return Words::tr("score");
    case LessonStep::Scaled: return Words::tr("scaled score");
    case LessonStep::Masked: return Words::tr("masked score");
    case LessonStep::Weights: return Words::tr("weight");
    case LessonStep::Output: return Words::tr("output");
    }
    return {};
}

QString stepLetter(LessonStep step) {
    switch (step) {
    case LessonStep::Raw: return QStringLiteral("S");
    case LessonStep::Scaled: return QStringLiteral("S′");
    case LessonStep::Masked: return QStringLiteral("M");
    case LessonStep::Weights: return QStringLiteral("A");
    case LessonStep::Output: return QStringLiteral("o");
    }
    return {};
}

MatrixRole stepRole(LessonStep step) {
    switch (step) {
    case LessonStep::Raw:
    case LessonStep::Scaled:
    case LessonStep::Masked: return MatrixRole::Score;
    case LessonStep::Weights: return MatrixRole::Weight;
    case LessonStep::Output: return MatrixRole::Output;
    }
    return MatrixRole::Neutral;
}

} // namespace dikkat::ui
