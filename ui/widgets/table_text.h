#pragma once

#include "core/base/matrix.h"

#include <QString>
#include <variant>

/// Matrices as text for the clipboard, and back.
namespace dikkat::ui {

/// Tab separated, every number in full, with the language's decimal mark: what a spreadsheet of that language
/// reads.
QString toTsv(const Matrix& matrix);
/// A bmatrix; decimal comma as 0{,}5 where the language has one, −∞ as -\infty. All numbers have as many
/// decimals as the one that needs most, at most so many.
QString toLatex(const Matrix& matrix, int mostDecimals = 4);

/// What rows and columns are called besides their number: q and k; empty: numbers alone, rows without names.
struct TableNames {
    QString row, column;
};
/// A table with headings; decimals as above.
QString toMarkdown(const Matrix& matrix, const TableNames& names = {}, int mostDecimals = 4);
/// np.array([[…]]), every number in full, C locale, −∞ as -np.inf.
QString toNumPy(const Matrix& matrix);

/// Why a pasted text is not a matrix, and where (0-based).
struct TableProblem {
    enum class Kind {
        Empty,
        Ragged,         ///< row has found cells, the first row has expected
        TooManyRows,    ///< found, at most expected
        TooManyColumns, ///< found, at most expected
        SeveralMatrices,
        EmptyCell,
        NotANumber, ///< text says what stands there
        Ambiguous,
        NotFinite,
        TooLarge,
    };
    Kind kind;
    Index row = -1, column = -1;
    Index found = 0, expected = 0;
    QString text = {};
};

/// What a comma in a pasted text is.
enum class CommaMeaning { Unknown, DecimalMark, Separator };

/// A text whose commas can be either, by its whole block: both ways to read it.
struct TwoReadings {
    Matrix list, decimal;
};

/// Reads what *Copy as* writes, and what Python, NumPy, PyTorch, MATLAB, LaTeX, Markdown, spreadsheets and
/// CSV files write: rows of numbers (or of small sums, see parseNumber). Headings and labels of rows are left
/// out. Refuses more than the given sizes and |number| over limit.
std::variant<Matrix, TableProblem, TwoReadings> parseTable(const QString& text, Index maxRows,
                                                           Index maxColumns, double limit,
                                                           CommaMeaning comma = CommaMeaning::Unknown);

/// One translated sentence: what is wrong, where, what is allowed.
QString explain(const TableProblem& problem, double limit);

} // namespace dikkat::ui
