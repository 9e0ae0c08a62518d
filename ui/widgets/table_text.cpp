#include "ui/widgets/table_text.h"

#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <vector>

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

QStringList cellsOf(const QString& line, QChar separator) {
    if (separator != QLatin1Char(' ')) return line.split(separator);
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    QStringList cells = line.split(spaces, Qt::SkipEmptyParts);
    // "1, 2, 3": a comma before the space belongs to the separator, not to the number.
    for (qsizetype i = 0; i + 1 < cells.size(); ++i)
        if (cells.at(i).endsWith(QLatin1Char(','))) cells[i].chop(1);
    return cells;
}

TableProblem::Kind kindOf(NumberProblem problem) {
    switch (problem) {
    case NumberProblem::Empty: return TableProblem::Kind::EmptyCell;
    case NumberProblem::NotANumber: return TableProblem::Kind::NotANumber;
    case NumberProblem::Ambiguous: return TableProblem::Kind::Ambiguous;
    case NumberProblem::NotFinite: return TableProblem::Kind::NotFinite;
    case NumberProblem::TooLarge: return TableProblem::Kind::TooLarge;
    }
    return TableProblem::Kind::NotANumber;
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

QString toLatex(const Matrix& matrix, int decimals) {
    const QString body =
        joined(matrix, QStringLiteral(" & "), QStringLiteral(" \\\\\n  "), [decimals](double value) {
            if (std::isinf(value)) return QString::fromLatin1(value < 0 ? "-\\infty" : "\\infty");
            if (std::isnan(value)) return QStringLiteral("\\text{NaN}");
            QString text = number(value, decimals);
            text.replace(QChar(0x2212), QLatin1Char('-'));
            // A bare comma would be set with the space of punctuation.
            return text.replace(QLatin1Char(','), QStringLiteral("{,}"));
        });
    return QStringLiteral("\\begin{bmatrix}\n  %1\n\\end{bmatrix}").arg(body);
}

QString toMarkdown(const Matrix& matrix, int decimals) {
    QStringList numbers, rules;
    for (Index column = 0; column < matrix.cols(); ++column) {
        numbers << QString::number(column + 1);
        rules << QStringLiteral("---:");
    }
    const QString between = QStringLiteral(" | ");
    const QString body = joined(matrix, between, QStringLiteral(" |\n| "),
                                [decimals](double value) { return number(value, decimals); });
    return QStringLiteral("| %1 |\n| %2 |\n| %3 |").arg(numbers.join(between), rules.join(between), body);
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

std::variant<Matrix, TableProblem> parseTable(const QString& text, Index maxRows, Index maxColumns,
                                              double limit) {
    using Kind = TableProblem::Kind;
    QString unified = text;
    unified.replace(QStringLiteral("\r\n"), QStringLiteral("\n"))
        .replace(QLatin1Char('\r'), QLatin1Char('\n'));
    QStringList lines = unified.split(QLatin1Char('\n'));
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty()) lines.removeLast();
    while (!lines.isEmpty() && lines.first().trimmed().isEmpty()) lines.removeFirst();
    if (lines.isEmpty()) return TableProblem{Kind::Empty};
    if (lines.size() > maxRows) return TableProblem{Kind::TooManyRows, -1, -1, lines.size(), maxRows, {}};

    const QString all = lines.join(QLatin1Char('\n'));
    const QChar separator(all.contains(QLatin1Char('\t'))  ? QLatin1Char('\t')
                          : all.contains(QLatin1Char(';')) ? QLatin1Char(';')
                                                           : QLatin1Char(' '));
    std::vector<QStringList> rows;
    for (const QString& line : lines) rows.push_back(cellsOf(line, separator));
    const Index columns = rows.front().size();
    if (columns > maxColumns) return TableProblem{Kind::TooManyColumns, 0, -1, columns, maxColumns, {}};
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].size() != columns)
            return TableProblem{Kind::Ragged, static_cast<Index>(row), -1, rows[row].size(), columns, {}};

    Matrix result(static_cast<Index>(rows.size()), columns);
    for (Index row = 0; row < result.rows(); ++row)
        for (Index column = 0; column < columns; ++column) {
            const QString cell = rows[static_cast<std::size_t>(row)].at(column).trimmed();
            const auto parsed = parseNumber(cell, limit);
            if (const auto* problem = std::get_if<NumberProblem>(&parsed))
                return TableProblem{kindOf(*problem), row, column, 0, 0, cell};
            result(row, column) = std::get<double>(parsed);
        }
    return result;
}

QString explain(const TableProblem& problem, double limit) {
    using Kind = TableProblem::Kind;
    const QString where = Words::tr("Row %1, column %2").arg(problem.row + 1).arg(problem.column + 1);
    QString shown = problem.text;
    if (shown.size() > 24) shown = shown.left(23) + QChar(0x2026);
    switch (problem.kind) {
    case Kind::Empty: return Words::tr("The clipboard holds no numbers. Copy a block of cells first.");
    case Kind::Ragged:
        return Words::tr("Row %1 has %2 numbers, the first row has %3. Every row needs the same count.")
            .arg(problem.row + 1)
            .arg(problem.found)
            .arg(problem.expected);
    case Kind::TooManyRows:
        return Words::tr("The pasted block has %1 rows; at most %2 fit.")
            .arg(problem.found)
            .arg(problem.expected);
    case Kind::TooManyColumns:
        return Words::tr("The pasted block has %1 columns; at most %2 fit.")
            .arg(problem.found)
            .arg(problem.expected);
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
