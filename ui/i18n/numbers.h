#pragma once

#include <QString>
#include <variant>

/// Numbers as people read and type them. Everything shown uses QLocale() (set by LanguageService); files
/// never come here.
namespace dikkat::ui {

/// `value` with at most `decimals` digits behind the mark; a whole number stays bare (2, not 2,0000) unless
/// `padded`. −∞ is "−∞", minus is U+2212, no thousands separator.
QString number(double value, int decimals, bool padded = false);

/// The shortest text that reads back as the same double, in the current language (what an edit field shows).
QString exactNumber(double value);

/// 10788929 → 10,788,929 or 10.788.929.
QString integer(qint64 value);

/// 0.5761 → 57.61 % in the language's own order (%57,61 in Turkish).
QString percent(double share, int decimals = 2);

enum class NumberProblem {
    Empty,
    NotANumber, ///< letters and the like
    Ambiguous,  ///< both marks, or one mark that could separate thousands (1.234.567)
    NotFinite,  ///< nan, inf
    TooLarge,   ///< over the limit, also 1e400
};

/// Reads "0,5", "0.5", "−3", "1e-3". Either decimal mark is taken in either language; digit grouping is not.
/// |value| over `limit` is TooLarge.
std::variant<double, NumberProblem> parseNumber(const QString& text, double limit);

/// One translated sentence: what is wrong with `text` and what is allowed.
QString explain(NumberProblem problem, const QString& text, double limit);

} // namespace dikkat::ui
