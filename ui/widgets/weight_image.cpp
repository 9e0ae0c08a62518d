#include "ui/widgets/weight_image.h"

#include "ui/theme/color_map.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace dikkat::ui {

namespace {

struct Span {
    Index from, to; ///< cells [from, to), at least one
};

/// Which cells each of `pixels` covers.
std::vector<Span> spans(int pixels, Index cells) {
    std::vector<Span> result(static_cast<std::size_t>(pixels));
    for (int i = 0; i < pixels; ++i) {
        const Index from = Index{i} * cells / pixels;
        result[static_cast<std::size_t>(i)] = {from, std::max(from + 1, (Index{i} + 1) * cells / pixels)};
    }
    return result;
}

} // namespace

QImage weightImage(const Matrix& values, const Mask& visible, QSize size, const Theme& theme, double dpr,
                   WeightColors colors) {
    const QSize pixels = size.expandedTo({1, 1});
    QImage image(pixels, QImage::Format_RGB32);
    if (values.size() == 0) {
        image.fill(theme.surface);
        return image;
    }
    const bool isSigned = colors == WeightColors::Difference;
    const auto& table = (isSigned ? theme.scoreMap : theme.weightMap)->table();
    const bool masked = visible.rows() == values.rows() && visible.cols() == values.cols();
    const QRgb back = theme.maskBg.rgb(), line = theme.hatch.rgb();
    const int step = std::max(4, static_cast<int>(std::lround(6 * dpr)));
    const int thick = std::max(1, static_cast<int>(std::lround(dpr)));
    const auto columns = spans(pixels.width(), values.cols());
    const auto rows = spans(pixels.height(), values.rows());
    for (int y = 0; y < pixels.height(); ++y) {
        auto* out = reinterpret_cast<QRgb*>(image.scanLine(y));
        const Span r = rows[static_cast<std::size_t>(y)];
        for (int x = 0; x < pixels.width(); ++x) {
            const Span c = columns[static_cast<std::size_t>(x)];
            double v = 0.0;
            bool seen = !masked;
            for (Index i = r.from; i < r.to; ++i)
                for (Index j = c.from; j < c.to; ++j) {
                    if (masked && !visible(i, j)) continue;
                    seen = true;
                    if (std::abs(values(i, j)) > std::abs(v)) v = values(i, j);
                }
            if (!seen) {
                out[x] = (x + y) % step < thick ? line : back;
                continue;
            }
            const double t = isSigned ? (v + 1.0) / 2.0 : v;
            const int entry = static_cast<int>(std::lround(std::clamp(t, 0.0, 1.0) * (ColorMap::size - 1)));
            out[x] = table[static_cast<std::size_t>(entry)];
        }
    }
    return image;
}

} // namespace dikkat::ui
