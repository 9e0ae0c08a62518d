#pragma once

#include "core/base/matrix.h"

#include <QString>
#include <variant>

/// Matrices as text for the clipboard, and back.
namespace dikkat::ui {

/// Tab separated, every number in full, with the language's decimal mark: what a spreadsheet of that language
/// reads.
QString toTsv(const Matrix& matrix);
/// A bmatrix; decimal comma as 0{,}5 where the language has one, −∞ as -\infty.
QString toLatex(const Matrix& matrix, int decimals = 4);
/// A table with numbered columns.
QString toMarkdown(const Matrix& matrix, int decimals = 4);
/// np.array([[…]]), every number in full, C locale, −∞ as -np.inf.
QString toNumPy(const Matrix& matrix);

/// Why a pasted text is not a matrix, and where (0-based).
struct TableProblem {
    enum class Kind {
        Empty,
        Ragged,         ///< row has found cells, the first row has expected
        TooManyRows,    ///< found, at most expected
        TooManyColumns, ///< found, at most expected
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

/// Reads rows of numbers separated by tabs, else semicolons, else spaces (a comma before the space is taken
/// as part of the separator). Both decimal marks. Refuses more than the given sizes and |number| over limit.
std::variant<Matrix, TableProblem> parseTable(const QString& text, Index maxRows, Index maxColumns,
                                              double limit);

/// One translated sentence: what is wrong, where, what is allowed.
QString explain(const TableProblem& problem, double limit);

} // namespace dikkat::ui
