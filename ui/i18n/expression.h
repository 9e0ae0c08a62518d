#pragma once

#include <QString>
#include <variant>

namespace dikkat::ui {

/// The value of a small sum as on paper: 1/2, √2, sqrt(2), 2*3, 2·3, 2^3, 2², %21, 21%, 1 000, (1+2)/4.
/// Either decimal mark. Otherwise the place (from 0) from which on it cannot be read; the text's length when
/// something is missing at its end. May be infinite or NaN (1/0).
std::variant<double, qsizetype> evaluate(const QString& text);

} // namespace dikkat::ui
