#pragma once

#include <QString>

/// Numbers too large or too small to be written out with `number`.
namespace dikkat::ui {

/// −12 → ⁻¹²
QString superscript(int exponent);

/// 65,536 as it is, 10¹² and more as a power of ten: 1.1 · 10¹².
QString largeNumber(double value);

/// As `number`, but grouped from ten thousand on, and a power of ten where `number` would print a row of
/// digits or nothing but zeros.
QString compactNumber(double value, int decimals);

} // namespace dikkat::ui
