#pragma once

#include <Eigen/Core>

namespace dikkat {

/// Row-major matrix: row t is position t of a sequence, so `y = x W` everywhere. Shapes stand in comments as
/// (rows, columns).
template <class Scalar>
using MatrixOf = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <class Scalar>
using RowOf = Eigen::Matrix<Scalar, 1, Eigen::Dynamic, Eigen::RowMajor>;

using Matrix = MatrixOf<double>; ///< the lesson and every check compute in double precision
using Row = RowOf<double>;
using Index = Eigen::Index;

} // namespace dikkat
