#include "core/experiments/claims.h"

#include "core/experiments/claim_rows.h"
#include "core/experiments/parameter_counts.h"
#include "core/experiments/seeded_gpt.h"
#include "core/lesson/examples.h"

#include <cmath>

namespace dikkat {

namespace detail {

namespace {

HeadTrace attendExample(Example example, bool masked) {
    const LessonState s = makeExample(example);
    const Mask visible = masked ? causalMask(s.q.rows(), s.k.rows()) : fullMask(s.q.rows(), s.k.rows());
    return attend(s.q, s.k, s.v, visible).value();
}

} // namespace

const HeadTrace& ClaimWorkshop::example(bool masked) {
    auto& kept = masked ? m_masked : m_unmasked;
    if (!kept) kept = attendExample(Example::Chapter, masked);
    return *kept;
}

const HeadTrace& ClaimWorkshop::exercise() {
    if (!m_exercise) m_exercise = attendExample(Example::Exercise, true);
    return *m_exercise;
}

const DotProductStatistics& ClaimWorkshop::dotProducts(Index dk) {
    static constexpr Index kWidths[] = {4, 64, 512};
    if (m_dots.empty()) m_dots = simulateDotProducts(kWidths, 200'000, 0);
    return m_dots[dk == 4 ? 0 : dk == 64 ? 1 : 2];
}

const AbcRun& ClaimWorkshop::abc() {
    if (!m_abc) m_abc = runAbc(0);
    return *m_abc;
}

double ClaimWorkshop::gradient(int depth, NormPlace place, double deviation) {
    if (m_deviation != deviation) {
        DepthExperiment e;
        e.weightDeviation = deviation;
        m_stack = std::make_unique<DepthStack<double>>(e, 800);
        m_deviation = deviation;
    }
    return m_stack->measure(depth, place).gradientNorm;
}

const std::vector<double>& ClaimWorkshop::perturbation() {
    if (m_perturbation.empty()) {
        const SeededGpt model = seededGpt(lectureGpt(), 16, 0);
        m_perturbation = perturbToken(model.parameters, model.tokens, 10).change;
    }
    return m_perturbation;
}

} // namespace detail

namespace {

using detail::ClaimRow;
using detail::ClaimRows;

ClaimRows allRows() {
    ClaimRows all;
    for (const auto part : {detail::claimsOfIntuition, detail::claimsOfAttention, detail::claimsOfScaling,
                            detail::claimsOfPositions, detail::claimsOfBlocks, detail::claimsOfGpt,
                            detail::claimsOfCounting, detail::claimsOfDepth, detail::claimsOfTraining}) {
        ClaimRows rows = part();
        std::move(rows.begin(), rows.end(), std::back_inserter(all));
    }
    return all;
}

/// `relative`: the tolerance is in parts of b.
bool near(const std::vector<double>& a, const std::vector<double>& b, double tolerance,
          bool relative = false) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!(std::abs(a[i] - b[i]) <= tolerance * (relative ? std::abs(b[i]) : 1.0))) return false;
    return true;
}

} // namespace

ClaimVerdict judge(const Claim& claim, const ClaimValue& computed) {
    if (claim.status == ClaimStatus::External) return ClaimVerdict::External;
    if (claim.status == ClaimStatus::LooseWording || claim.status == ClaimStatus::OnlyPartly)
        return near(computed.numbers, claim.truth, claim.tolerance, true) ? ClaimVerdict::Loose
                                                                          : ClaimVerdict::Disagrees;
    const bool compared = !claim.expected.text.empty() || !claim.expected.numbers.empty();
    if (claim.status == ClaimStatus::ComputedOnly && !compared)
        return computed.numbers.empty() ? ClaimVerdict::Disagrees : ClaimVerdict::ComputedOnly;
    if (computed.holds) return *computed.holds ? ClaimVerdict::Agrees : ClaimVerdict::Disagrees;
    const bool same = computed.text == claim.expected.text &&
                      near(computed.numbers, claim.expected.numbers, claim.tolerance);
    if (!same) return ClaimVerdict::Disagrees;
    return claim.status == ClaimStatus::ComputedOnly ? ClaimVerdict::ComputedOnly : ClaimVerdict::Agrees;
}

std::vector<Claim> allClaims() {
    std::vector<Claim> claims;
    for (ClaimRow& row : allRows()) claims.push_back(std::move(row.claim));
    return claims;
}

std::vector<CheckedClaim> checkClaims(const std::stop_token& stop,
                                      const std::function<void(const CheckedClaim&)>& progress) {
    std::vector<CheckedClaim> checked;
    detail::ClaimWorkshop workshop;
    for (ClaimRow& row : allRows()) {
        if (stop.stop_requested()) break;
        CheckedClaim c{std::move(row.claim), {}, {}};
        if (row.compute) c.computed = row.compute(workshop);
        c.verdict = judge(c.claim, c.computed);
        if (progress) progress(c);
        checked.push_back(std::move(c));
    }
    return checked;
}

} // namespace dikkat
