#include "ui/widgets/table_text.h"

#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

/// Applies `cell` to every number; joins cells and rows.
template <class Cell>
QString joined(const Matrix& matrix, const QString& between, const QString& rowEnd, Cell cell) {
    QStringList rows;
    for (Index row = 0; row < matrix.rows(); ++row) {
        QStringList cells;
        for (Index column = 0; column < matrix.cols(); ++column) cells << cell(matrix(row, column));
        rows << cells.join(between);
    }
    return rows.join(rowEnd);
}

QString plain(double value) {
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

/// Decimals that show every number of the matrix alike: none when all are whole.
int decimalsFor(const Matrix& matrix, int most) {
    for (int decimals = 0; decimals < most; ++decimals) {
        const double unit = std::pow(10.0, decimals);
        const bool exact = std::all_of(matrix.data(), matrix.data() + matrix.size(), [unit](double value) {
            return !std::isfinite(value) || std::round(value * unit) / unit == value;
        });
        if (exact) return decimals;
    }
    return most;
}

} // namespace

QString toTsv(const Matrix& matrix) {
    return joined(matrix, QStringLiteral("\t"), QStringLiteral("\n"), [](double value) {
        QString text = exactNumber(value);
        if (std::isfinite(value))
            text.replace(QChar(0x2212), QLatin1Char('-')); // spreadsheets want the ASCII one
        return text;
    });
}

QString toLatex(const Matrix& matrix, int mostDecimals) {
    const int decimals = decimalsFor(matrix, mostDecimals);
    const QString body =
        joined(matrix, QStringLiteral(" & "), QStringLiteral(" \\\\\n  "), [decimals](double value) {
            if (std::isinf(value)) return QString::fromLatin1(value < 0 ? "-\\infty" : "\\infty");
            if (std::isnan(value)) return QStringLiteral("\\text{NaN}");
            QString text = number(value, decimals, true);
            text.replace(QChar(0x2212), QLatin1Char('-'));
            // A bare comma would be set with the space of punctuation.
            return text.replace(QLatin1Char(','), QStringLiteral("{,}"));
        });
    return QStringLiteral("\\begin{bmatrix}\n  %1\n\\end{bmatrix}").arg(body);
}

QString toMarkdown(const Matrix& matrix, const TableNames& names, int mostDecimals) {
    const int decimals = decimalsFor(matrix, mostDecimals);
    const bool named = !names.row.isEmpty();
    const QString between = QStringLiteral(" | ");
    QStringList head, rules;
    if (named) {
        head << QString();
        rules << QStringLiteral("---");
    }
    for (Index column = 0; column < matrix.cols(); ++column) {
        head << names.column + QString::number(column + 1);
        rules << QStringLiteral("---:");
    }
    QString text = QStringLiteral("| %1 |\n| %2 |").arg(head.join(between), rules.join(between));
    for (Index row = 0; row < matrix.rows(); ++row) {
        QStringList cells;
        if (named) cells << names.row + QString::number(row + 1);
        for (Index column = 0; column < matrix.cols(); ++column)
            cells << number(matrix(row, column), decimals, true);
        text += QStringLiteral("\n| %1 |").arg(cells.join(between));
    }
    return text;
}

QString toNumPy(const Matrix& matrix) {
    const QString body =
        joined(matrix, QStringLiteral(", "), QStringLiteral("],\n          ["), [](double value) {
            if (std::isnan(value)) return QStringLiteral("np.nan");
            if (std::isinf(value)) return QString::fromLatin1(value < 0 ? "-np.inf" : "np.inf");
            if (value == 0)
                return QString::fromLatin1(std::signbit(value) ? "-0.0" : "0.0"); // Qt drops the sign
            const QString text = plain(value);
            const bool whole = !text.contains(QLatin1Char('.')) && !text.contains(QLatin1Char('e'));
            return whole ? text + QStringLiteral(".0") : text; // floats, also when every number is whole
        });
    return QStringLiteral("np.array([[%1]])").arg(body);
}

QString explain(const TableProblem& problem, double limit) {
    using Kind = TableProblem::Kind;
    const QString where = Words::tr("Row %1, column %2").arg(problem.row + 1).arg(problem.column + 1);
    QString shown = problem.text;
    if (shown.size() > 24) shown = shown.left(23) + QChar(0x2026);
    switch (problem.kind) {
    case Kind::Empty: return Words::tr("The clipboard holds no numbers. Copy a block of cells first.");
    case Kind::Ragged:
        return Words::tr("Row %1 has %n number(s), the first row has %2. Every row needs the same count.",
                         nullptr, static_cast<int>(problem.found))
            .arg(problem.row + 1)
            .arg(problem.expected);
    case Kind::TooManyRows:
        return Words::tr("The pasted block has %1 rows; there is room for %2.")
            .arg(problem.found)
            .arg(problem.expected);
    case Kind::TooManyColumns:
        return Words::tr("The pasted block has %1 columns; there is room for %2.")
            .arg(problem.found)
            .arg(problem.expected);
    case Kind::SeveralMatrices: return Words::tr("The clipboard holds several matrices. Copy one of them.");
    case Kind::EmptyCell: return Words::tr("%1 is empty. Every cell needs a number.").arg(where);
    case Kind::NotANumber: return Words::tr("%1: “%2” is not a number.").arg(where, shown);
    case Kind::Ambiguous:
        return Words::tr(
                   "%1: “%2” can be read in two ways. Write one decimal mark and no thousands separator.")
            .arg(where, shown);
    case Kind::NotFinite: return Words::tr("%1: “%2” is not a finite number.").arg(where, shown);
    case Kind::TooLarge:
        return Words::tr("%1: “%2” is too large. Allowed: %3 … %4.")
            .arg(where, shown, number(-limit, 0), number(limit, 0));
    }
    return {};
}

} // namespace dikkat::ui
