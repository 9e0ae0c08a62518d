#include "ui/document/edit.h"

#include "ui/i18n/numbers.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Edit)
};

} // namespace

QString nameOf(InputMatrix matrix) {
    switch (matrix) {
    case InputMatrix::Q: return QStringLiteral("Q");
    case InputMatrix::K: return QStringLiteral("K");
    case InputMatrix::V: return QStringLiteral("V");
    case InputMatrix::X: return QStringLiteral("X");
    case InputMatrix::Wq: return QStringLiteral("Wq");
    case InputMatrix::Wk: return QStringLiteral("Wk");
    case InputMatrix::Wv: return QStringLiteral("Wv");
    case InputMatrix::PositionTable: return QStringLiteral("P");
    }
    return {};
}

QString describe(const Edit& edit) {
    switch (edit.kind) {
    case Edit::Kind::Cell:
        return Words::tr("%1: row %2, column %3")
            .arg(nameOf(edit.matrix))
            .arg(edit.row + 1)
            .arg(edit.column + 1);
    case Edit::Kind::Paste: return Words::tr("%1: paste").arg(nameOf(edit.matrix));
    case Edit::Kind::Mask: return edit.on ? Words::tr("Causal mask on") : Words::tr("Causal mask off");
    case Edit::Kind::MaskCell:
        return Words::tr("Mask: row %1, column %2").arg(edit.row + 1).arg(edit.column + 1);
    case Edit::Kind::Scaling: return edit.on ? Words::tr("Scaling on") : Words::tr("Scaling off");
    case Edit::Kind::Size: return Words::tr("Change the size");
    case Edit::Kind::Heads: return Words::tr("Heads: %1").arg(edit.count);
    case Edit::Kind::InputMode:
        return edit.on ? Words::tr("Compute Q, K, V from X") : Words::tr("Type Q, K, V");
    case Edit::Kind::Positions: return Words::tr("Positional encoding");
    case Edit::Kind::Example: return Words::tr("Load an example");
    case Edit::Kind::ResetToChapter: return Words::tr("Back to the chapter’s values");
    case Edit::Kind::Sentence: return Words::tr("The sentence’s vectors");
    }
    return {};
}

QString explain(const LessonFailure& f) {
    switch (f.code) {
    case LessonError::Size:
        return Words::tr("%1 would have %2 rows or columns: 1 to 16 are allowed.")
            .arg(nameOf(f.matrix))
            .arg(f.found);
    case LessonError::Shape:
        return Words::tr("%1 has %2 rows or columns where %3 are needed to fit the other matrices.")
            .arg(nameOf(f.matrix))
            .arg(f.found)
            .arg(f.expected);
    case LessonError::ValueTooLarge:
        return Words::tr("%1, row %2, column %3: the number is too large; from %4 to %5 is allowed.")
            .arg(nameOf(f.matrix))
            .arg(f.row + 1)
            .arg(f.column + 1)
            .arg(integer(-qint64(limits::maxValue)), integer(qint64(limits::maxValue)));
    case LessonError::NotFinite:
        return Words::tr("%1, row %2, column %3: the number is not finite.")
            .arg(nameOf(f.matrix))
            .arg(f.row + 1)
            .arg(f.column + 1);
    case LessonError::HeadsDoNotDivide:
        return Words::
            tr("%1 heads do not divide %2 columns: choose a number of heads that divides the widths of Q, "
               "K and V.")
                .arg(f.found)
                .arg(f.expected);
    case LessonError::RowCompletelyMasked:
        return Words::tr(
                   "Row %1 would be masked completely: softmax needs at least one visible key in every row.")
            .arg(f.row + 1);
    }
    return {};
}

} // namespace dikkat::ui
