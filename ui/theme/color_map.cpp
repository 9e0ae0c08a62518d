#include "ui/theme/color_map.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace dikkat::ui {

namespace {

struct Lab {
    double l, a, b;
};

double linear(int channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

int encoded(double c) {
    c = std::clamp(c, 0.0, 1.0);
    const double s = c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(s * 255));
}

// The two matrices are Ottosson's (sRGB → cone response → OKLab), 2021 revision.
Lab toLab(QRgb color) {
    const double r = linear(qRed(color)), g = linear(qGreen(color)), b = linear(qBlue(color));
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

QRgb toRgb(const Lab& lab) {
    const auto cube = [](double x) { return x * x * x; };
    const double l = cube(lab.l + 0.3963377774 * lab.a + 0.2158037573 * lab.b);
    const double m = cube(lab.l - 0.1055613458 * lab.a - 0.0638541728 * lab.b);
    const double s = cube(lab.l - 0.0894841775 * lab.a - 1.2914855480 * lab.b);
    return qRgb(encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

/// Every cell's number asks for contrast while painting: powers are computed once.
const std::array<double, 256>& linearTable() {
    static const auto table = [] {
        std::array<double, 256> t{};
        for (int i = 0; i < 256; ++i) t[static_cast<std::size_t>(i)] = linear(i);
        return t;
    }();
    return table;
}

double luminance(const QColor& color) {
    const QRgb rgb = color.rgb();
    const auto& t = linearTable();
    const auto at = [&](int channel) { return t[static_cast<std::size_t>(channel)]; };
    return 0.2126 * at(qRed(rgb)) + 0.7152 * at(qGreen(rgb)) + 0.0722 * at(qBlue(rgb));
}

} // namespace

ColorMap::ColorMap(std::initializer_list<QRgb> stops) {
    std::vector<Lab> labs;
    for (const QRgb stop : stops) labs.push_back(toLab(stop));
    const double intervals = static_cast<double>(labs.size()) - 1;
    for (int i = 0; i < size; ++i) {
        const double place = intervals * i / (size - 1);
        const auto from = std::min(static_cast<std::size_t>(place), labs.size() - 2);
        const double share = place - static_cast<double>(from);
        const Lab &a = labs[from], &b = labs[from + 1];
        m_table[static_cast<std::size_t>(i)] =
            toRgb({std::lerp(a.l, b.l, share), std::lerp(a.a, b.a, share), std::lerp(a.b, b.b, share)});
    }
}

QRgb ColorMap::at(double t) const {
    if (!(t > 0)) return m_table.front(); // NaN too
    if (t >= 1) return m_table.back();
    return m_table[static_cast<std::size_t>(std::lround(t * (size - 1)))];
}

double contrast(const QColor& a, const QColor& b) {
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

double perceivedLightness(QRgb color) {
    return toLab(color).l;
}

} // namespace dikkat::ui
