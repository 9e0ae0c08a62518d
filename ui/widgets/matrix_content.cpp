#include "ui/widgets/matrix_content.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <cmath>

namespace dikkat::ui {

namespace {

bool at(const Mask& mask, Index row, Index column) {
    return row < mask.rows() && column < mask.cols() && mask(row, column);
}

} // namespace

bool MatrixContent::isMasked(Index row, Index column) const {
    if (visible && row < visible->rows() && column < visible->cols()) return !(*visible)(row, column);
    return role == MatrixRole::Score && std::isinf(values(row, column)) && values(row, column) < 0;
}

bool MatrixContent::isHidden(Index row, Index column) const {
    return at(hidden, row, column);
}

bool MatrixContent::isEdited(Index row, Index column) const {
    return at(edited, row, column);
}

bool MatrixContent::isChanged(Index row, Index column) const {
    if (!previous || previous->rows() != values.rows() || previous->cols() != values.cols()) return false;
    const double before = (*previous)(row, column), now = values(row, column);
    if (std::isnan(before) && std::isnan(now)) return false;
    return before != now;
}

QColor roleColor(MatrixRole role, const Theme& theme) {
    switch (role) {
    case MatrixRole::Query: return theme.query;
    case MatrixRole::Key: return theme.key;
    case MatrixRole::Value:
    case MatrixRole::Output: return theme.value;
    case MatrixRole::Weight: return theme.attention;
    case MatrixRole::Score:
    case MatrixRole::Difference: return theme.text;
    case MatrixRole::Neutral: return theme.text2;
    }
    return theme.text;
}

QColor roleTint(MatrixRole role, const Theme& theme) {
    switch (role) {
    case MatrixRole::Query: return theme.queryTint;
    case MatrixRole::Key: return theme.keyTint;
    case MatrixRole::Value:
    case MatrixRole::Output: return theme.valueTint;
    case MatrixRole::Weight: return theme.attentionTint;
    case MatrixRole::Score:
    case MatrixRole::Difference:
    case MatrixRole::Neutral: return theme.hover;
    }
    return theme.hover;
}

QString cellText(const MatrixContent& content, Index row, Index column, int decimals) {
    if (content.isHidden(row, column)) return QStringLiteral("?");
    if (content.isMasked(row, column)) {
        if (content.role == MatrixRole::Weight) return QStringLiteral("0");
        if (content.role == MatrixRole::Score) return number(-HUGE_VAL, 0);
    }
    const bool padded = content.role == MatrixRole::Weight || content.role == MatrixRole::Output;
    return number(content.values(row, column), decimals, padded);
}

double roundedMagnitude(const Matrix& values) {
    double largest = 0;
    for (const double value : values.reshaped())
        if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
    double end = 1;
    while (end < largest) end *= 2;
    return end;
}

} // namespace dikkat::ui
