// parseTable(): from the cells of a pasted text to numbers.

#include "ui/i18n/numbers.h"
#include "ui/widgets/table_cells.h"
#include "ui/widgets/table_text.h"

#include <QRegularExpression>
#include <algorithm>

namespace dikkat::ui {

namespace {

using Kind = TableProblem::Kind;

Kind kindOf(NumberProblem problem) {
    switch (problem) {
    case NumberProblem::Empty: return Kind::EmptyCell;
    case NumberProblem::NotANumber: return Kind::NotANumber;
    case NumberProblem::Ambiguous: return Kind::Ambiguous;
    case NumberProblem::NotFinite: return Kind::NotFinite;
    case NumberProblem::TooLarge: return Kind::TooLarge;
    }
    return Kind::NotANumber;
}

std::variant<double, NumberProblem> cellValue(const QString& cell, double limit) {
    // What programs write for −∞ and NaN.
    static const QRegularExpression infinite(
        QStringLiteral("^[-+]?((np|numpy|math|torch)\\.)?(inf|infinity|nan|∞|null|none|float\\(.*\\))$"),
        QRegularExpression::CaseInsensitiveOption);
    if (infinite.match(cell).hasMatch()) return NumberProblem::NotFinite;
    return parseNumber(cell, limit);
}

/// Words, as headings and labels of rows are.
bool isWord(const QString& cell) {
    if (std::none_of(cell.begin(), cell.end(), [](QChar c) { return c.isLetter(); })) return false;
    const auto value = cellValue(cell, 1e300);
    const auto* problem = std::get_if<NumberProblem>(&value);
    return problem != nullptr && *problem == NumberProblem::NotANumber;
}

/// Only words, the corner may be empty.
bool isHeading(const QStringList& row) {
    if (row.isEmpty()) return false;
    for (qsizetype i = 0; i < row.size(); ++i)
        if (!(i == 0 && row.size() > 1 && row[i].isEmpty()) && !isWord(row[i])) return false;
    return true;
}

/// Where the numbers begin.
struct Origin {
    Index row = 0, column = 0;
};

Origin originOf(const CellRows& rows) {
    Origin from;
    if (rows.size() < 2 && rows.front().size() < 2) return from;
    if (rows.size() > 1 && isHeading(rows.front())) {
        from.row = 1;
        // A heading without a corner stands over an index.
        const auto first = rows.front().size();
        if (std::all_of(rows.begin() + 1, rows.end(),
                        [first](const auto& row) { return row.size() == first + 1; }))
            from.column = 1;
    }
    if (from.column == 0 && std::all_of(rows.begin() + from.row, rows.end(), [](const QStringList& row) {
            return row.size() > 1 && isWord(row.first()) && !isWord(row.at(1));
        }))
        from.column = 1;
    return from;
}

using Reading = std::variant<Matrix, TableProblem>;

Reading numbersOf(const CellRows& rows, Index maxRows, Index maxColumns, double limit) {
    const Origin from = originOf(rows);
    const auto count = static_cast<Index>(rows.size()) - from.row;
    if (count > maxRows) return TableProblem{Kind::TooManyRows, -1, -1, count, maxRows, {}};
    const auto first = static_cast<std::size_t>(from.row);
    const Index columns = rows[first].size() - from.column;
    if (columns > maxColumns)
        return TableProblem{Kind::TooManyColumns, from.row, -1, columns, maxColumns, {}};
    for (std::size_t row = first; row < rows.size(); ++row)
        if (rows[row].size() - from.column != columns)
            return TableProblem{Kind::Ragged, static_cast<Index>(row),
                                -1,           std::max<Index>(0, rows[row].size() - from.column),
                                columns,      {}};
    Matrix result(count, columns);
    for (Index row = 0; row < count; ++row)
        for (Index column = 0; column < columns; ++column) {
            const Index r = row + from.row, c = column + from.column;
            const QString cell = rows[static_cast<std::size_t>(r)].at(c).trimmed();
            const auto value = cellValue(cell, limit);
            if (const auto* problem = std::get_if<NumberProblem>(&value))
                return TableProblem{kindOf(*problem), r, c, 0, 0, cell};
            result(row, column) = std::get<double>(value);
        }
    return result;
}

} // namespace

std::variant<Matrix, TableProblem, TwoReadings>
parseTable(const QString& text, Index maxRows, Index maxColumns, double limit, CommaMeaning comma) {
    ParsedCells cells = cellsOf(plainTable(text));
    if (cells.several) return TableProblem{Kind::SeveralMatrices};
    if (cells.wrong) return TableProblem{Kind::NotANumber, 0, 0, 0, 0, *cells.wrong};
    if (comma == CommaMeaning::DecimalMark && !cells.decimal.empty()) cells.list.clear();
    if (comma == CommaMeaning::Separator && !cells.list.empty()) cells.decimal.clear();
    std::optional<Reading> list, decimal;
    if (!cells.list.empty()) list = numbersOf(cells.list, maxRows, maxColumns, limit);
    if (!cells.decimal.empty()) decimal = numbersOf(cells.decimal, maxRows, maxColumns, limit);
    const auto matrix = [](const std::optional<Reading>& reading) {
        return reading ? std::get_if<Matrix>(&*reading) : nullptr;
    };
    const Matrix *asList = matrix(list), *asDecimal = matrix(decimal);
    if (asList != nullptr && asDecimal != nullptr) {
        if (asList->rows() == asDecimal->rows() && asList->cols() == asDecimal->cols() &&
            *asList == *asDecimal)
            return *asList;
        return TwoReadings{*asList, *asDecimal};
    }
    // 1.234,5 alone in its row: as a list of two it would be read, but nobody writes it so.
    static const QRegularExpression grouped(QStringLiteral("^[-+]?\\d{1,3}(\\.\\d{3})+,\\d+$"));
    if (asList != nullptr && decimal)
        for (std::size_t row = 0; row < cells.decimal.size(); ++row)
            for (qsizetype column = 0; column < cells.decimal[row].size(); ++column)
                if (grouped.match(cells.decimal[row][column]).hasMatch())
                    return TableProblem{Kind::Ambiguous,           static_cast<Index>(row), column, 0, 0,
                                        cells.decimal[row][column]};
    if (asList != nullptr) return *asList;
    if (asDecimal != nullptr) return *asDecimal;
    // Of two readings that fail the list is meant when points are there for the decimals.
    const bool points = text.contains(u'.');
    if (list && (!decimal || points)) return std::get<TableProblem>(*list);
    if (decimal) return std::get<TableProblem>(*decimal);
    return TableProblem{Kind::Empty};
}

} // namespace dikkat::ui
