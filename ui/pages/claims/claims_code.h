#pragma once

#include "core/experiments/claims.h"

#include <QString>
#include <vector>

namespace dikkat::ui {

/// A program that compares the shown statements' printed numbers with the computed ones and comes to the same
/// verdicts.
QString claimsCode(const std::vector<CheckedClaim>& claims, bool torch);

} // namespace dikkat::ui
