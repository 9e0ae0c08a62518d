#pragma once

#include "core/attention/mask.h"
#include "core/base/matrix.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <limits>
#include <string>

namespace dikkat::test {

/// A file of tests/data as JSON.
inline nlohmann::json goldenFile(const std::string& name) {
    std::ifstream file(std::string(DIKKAT_TEST_DATA) + "/" + name);
    EXPECT_TRUE(file.good()) << name;
    return nlohmann::json::parse(file);
}

/// {"shape": [rows, columns], "data": [...]} as a matrix; null is −∞; a vector becomes one row; a batch of
/// matrices is stacked.
inline Matrix goldenMatrix(const nlohmann::json& tensor) {
    const auto shape = tensor.at("shape").get<std::vector<Index>>();
    const Index columns = shape.back();
    const auto& data = tensor.at("data");
    const Index rows = static_cast<Index>(data.size()) / columns;
    Matrix m(rows, columns);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j) {
            const auto& value = data[static_cast<std::size_t>(i * columns + j)];
            m(i, j) = value.is_null() ? -std::numeric_limits<double>::infinity() : value.get<double>();
        }
    return m;
}

/// The largest difference; −∞ in the same place counts as equal, anything else not finite as infinitely far.
inline double maxDifference(const Matrix& a, const Matrix& b) {
    if (a.rows() != b.rows() || a.cols() != b.cols()) return std::numeric_limits<double>::infinity();
    double largest = 0.0;
    for (Index i = 0; i < a.rows(); ++i)
        for (Index j = 0; j < a.cols(); ++j) {
            if (a(i, j) == b(i, j)) continue;
            const double difference = std::abs(a(i, j) - b(i, j));
            largest = std::isnan(difference) ? std::numeric_limits<double>::infinity()
                                             : std::max(largest, difference);
        }
    return largest;
}

} // namespace dikkat::test
