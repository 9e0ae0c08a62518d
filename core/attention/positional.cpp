#include "core/attention/positional.h"

#include <cmath>

namespace dikkat {

Matrix sinusoidalEncoding(Index positions, Index width) {
    Matrix table(positions, width);
    for (Index p = 0; p < positions; ++p) {
        for (Index c = 0; c < width; ++c) {
            const double pair = static_cast<double>(c - c % 2);
            const double angle =
                static_cast<double>(p) / std::pow(10000.0, pair / static_cast<double>(width));
            table(p, c) = c % 2 == 0 ? std::sin(angle) : std::cos(angle);
        }
    }
    return table;
}

} // namespace dikkat
