#include "core/experiments/positions_experiment.h"

namespace dikkat {

Matrix positionProducts(const Matrix& table) {
    return table * table.transpose();
}

Matrix positionSimilarity(const Matrix& table) {
    const Matrix unit = table.rowwise().normalized(); // Eigen leaves a zero row as it is
    return unit * unit.transpose();
}

} // namespace dikkat
