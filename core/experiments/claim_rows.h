#pragma once

// For the claims_*.cpp files only.

#include "core/experiments/abc_run.h"
#include "core/experiments/claims.h"
#include "core/experiments/dot_products.h"
#include "core/experiments/gradient_depth.h"
#include "core/lesson/lesson_trace.h"

#include <memory>
#include <span>

namespace dikkat::detail {

/// Results that several claims need, computed when the first one asks.
class ClaimWorkshop {
public:
    /// The chapter's worked example, with and without mask.
    const HeadTrace& example(bool masked);
    const HeadTrace& exercise();                       ///< with query 3 = [2, 0, 0, 0]
    const DotProductStatistics& dotProducts(Index dk); ///< 4, 64 or 512; seed 0
    const AbcRun& abc();
    /// Gradient norm of the lesson's stack, or of one with other weights.
    double gradient(int depth, NormPlace place, double deviation = 0.5);
    const std::vector<double>& perturbation(); ///< change per position, lecture-size model, token 10 of 16

private:
    std::optional<HeadTrace> m_masked, m_unmasked, m_exercise;
    std::vector<DotProductStatistics> m_dots;
    std::optional<AbcRun> m_abc;
    double m_deviation = -1;
    std::unique_ptr<DepthStack<double>> m_stack;
    std::vector<double> m_perturbation;
};

struct ClaimRow {
    Claim claim;
    ClaimValue (*compute)(ClaimWorkshop&) = nullptr; ///< null: external
};

using ClaimRows = std::vector<ClaimRow>;
ClaimRows claimsOfIntuition();
ClaimRows claimsOfAttention();
ClaimRows claimsOfScaling();
ClaimRows claimsOfPositions();
ClaimRows claimsOfBlocks();
ClaimRows claimsOfGpt();
ClaimRows claimsOfCounting();
ClaimRows claimsOfDepth();
ClaimRows claimsOfTraining();

using S = ClaimStatus;

inline ClaimValue numbers(std::vector<double> values) {
    return {std::move(values), {}, {}};
}
inline ClaimValue number(double value) {
    return {{value}, {}, {}};
}
inline ClaimValue property(bool holds, std::vector<double> values) {
    return {std::move(values), {}, holds};
}
inline ClaimValue text(std::string value) {
    return {{}, std::move(value), {}};
}
inline ClaimValue rowOf(const Matrix& m, Index row) {
    return {{m.row(row).begin(), m.row(row).end()}, {}, {}};
}
inline ClaimValue allOf(const Matrix& m) {
    return {{m.data(), m.data() + m.size()}, {}, {}};
}

} // namespace dikkat::detail
