#pragma once

#include "core/analysis/head_profile.h"

#include <QString>

/// What measured heads are called, the same in the window and on the command line.
namespace dikkat::ui {

/// "Induction head", "Looks 6 places back".
QString kindName(const HeadProfile& profile);
/// What such a head does and what that is good for; why nothing can be told, where that is so.
QString kindSentence(const HeadProfile& profile);
/// The share that decides about its kind; nothing where several or none do.
std::optional<Measured> decidingShare(const HeadProfile& profile);
/// "+0.020", "−0.020"; what rounds to zero has no sign.
QString signedNumber(double value, int decimals);
/// "0.71 ± 0.02", the error being two standard errors.
QString measuredText(const Measured& measured, int decimals, bool sign = false);

} // namespace dikkat::ui
