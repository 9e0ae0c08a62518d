#pragma once

#include "core/training/optimiser.h"
#include "core/training/snapshot.h"
#include "ui/widgets/formula.h"

#include <QString>
#include <vector>

namespace dikkat::ui {

/// What the optimiser did to one weight in the step just made, as formulas with the numbers put in: the
/// clipped gradient, the moments, the update. `decays`: weight decay applies to this weight.
std::vector<Formula> updateFormulas(const WeightReport& weight, const OptimiserSettings& settings,
                                    double learningRate, double gradientNorm, std::int64_t updates,
                                    bool decays);

/// Weights and gradients span many orders of magnitude: four digits that count, as markup of a formula.
QString fourDigits(double x);

} // namespace dikkat::ui
