#include "ui/widgets/symbols.h"

#include "ui/theme/theme.h"

namespace dikkat::ui {

QColor roleColor(MatrixRole role) {
    return roleColor(role, theme());
}

QString indexPair(Index row, Index column) {
    const bool digits = row < 10 && column < 10; // one digit each: no comma needed
    return QString::number(row) + (digits ? QString() : QStringLiteral(",")) + QString::number(column);
}

static QString withSubscript(const QString& letter, const QString& subscript, MatrixRole role) {
    return QStringLiteral("<span style=\"color:%1; font-weight:600\">%2<sub>%3</sub></span>")
        .arg(roleColor(role).name(), letter.toHtmlEscaped(), subscript);
}

QString symbolHtml(const QString& letter, Index index, MatrixRole role) {
    return withSubscript(letter, QString::number(index), role);
}

QString cellHtml(const QString& letter, Index row, Index column, MatrixRole role) {
    return withSubscript(letter, indexPair(row, column), role);
}

} // namespace dikkat::ui
