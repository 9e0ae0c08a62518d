#pragma once

#include "core/experiments/claims.h"

#include <QString>

/// The chapter's statements in words: what the table of page 12 and `dikkat claims` both say.
namespace dikkat::ui {

QString verdictWord(ClaimVerdict verdict);
/// What kind of statement it is.
QString statusWord(ClaimStatus status);
/// "57.2", or which part of a lesson's text or program.
QString sectionWord(const std::string& section);
/// In the language that is on; empty when there is nothing.
QString said(const Bilingual& text);

/// As the lesson prints it. The lessons are Turkish: in another language the marks of their numbers are
/// written as that language writes them (0,5761 → 0.5761; 10.788.929 → 10,788,929), the words stay. "–" for
/// what no lesson prints.
QString printedText(const Claim& claim);
/// The same; of what no lesson prints, what its program prints when it runs; empty when that is not known.
QString programText(const Claim& claim);
/// What has been computed, with a digit more than is printed; "–" when there is nothing to
/// compute.
QString computedText(const CheckedClaim& checked);
/// "± 0.005"; "exact" for 0; says so when it is wider than the printed digits ask for; empty when nothing is
/// compared.
QString toleranceText(const Claim& claim);

} // namespace dikkat::ui
