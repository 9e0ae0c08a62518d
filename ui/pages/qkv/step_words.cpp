#include "ui/pages/qkv/step_words.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {
QString tr(const char* text) {
    return QCoreApplication::translate("dikkat::ui", text);
}
} // namespace

QString stepTitle(LessonStep step) {
    switch (step) {
    case LessonStep::Raw: return tr("Scores QKᵀ");
    case LessonStep::Scaled: return tr("Scale ÷√dk");
    case LessonStep::Masked: return tr("Mask");
    case LessonStep::Weights: return tr("Softmax");
    case LessonStep::Output: return tr("Weighted sum");
    }
    return {};
}

QString stepMatrixName(LessonStep step) {
    switch (step) {
    case LessonStep::Raw: return tr("score");
    case LessonStep::Scaled: return tr("scaled score");
    case LessonStep::Masked: return tr("masked score");
    case LessonStep::Weights: return tr("weight");
    case LessonStep::Output: return tr("output");
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
