#pragma once

#include <QColor>
#include <array>
#include <initializer_list>

namespace dikkat::ui {

/// A heat map's colours: equally spaced stops, interpolated in OKLab so that equal steps look equal, kept as
/// a table of 256 entries.
class ColorMap {
public:
    static constexpr int size = 256;

    /// At least two stops, as 0xRRGGBB.
    ColorMap(std::initializer_list<QRgb> stops);

    /// Colour at t; outside 0…1 the ends are taken, NaN gives the start.
    [[nodiscard]] QRgb at(double t) const;
    [[nodiscard]] const std::array<QRgb, size>& table() const { return m_table; }

private:
    std::array<QRgb, size> m_table{};
};

/// Contrast of two colours, 1 … 21. Source: WCAG 2, relative luminance.
double contrast(const QColor& a, const QColor& b);

/// Lightness L of OKLab, 0 … 1. Source: B. Ottosson, "A perceptual color space for image processing".
double perceivedLightness(QRgb color);

} // namespace dikkat::ui
