#include "core/experiments/positions_experiment.h"

#include <limits>

namespace dikkat {

Matrix positionProducts(const Matrix& table) {
    return table * table.transpose();
}

Matrix positionSimilarity(const Matrix& table) {
    Matrix unit = table;
    for (Index t = 0; t < unit.rows(); ++t)
        unit.row(t) /= std::max(unit.row(t).norm(), std::numeric_limits<double>::min());
    return unit * unit.transpose();
}

} // namespace dikkat
