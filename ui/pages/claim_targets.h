#pragma once

#include "core/experiments/claims.h"

namespace dikkat::ui {

class Document;
class Selection;

/// Sets the page of a statement up so that the number can be seen there: the chapter's own values, as one
/// undoable step, the step of the page, and on page 2 the cell. Nothing happens to what belongs to other
/// statements.
void setUpForClaim(const Claim& claim, Document& document, Selection& selection);

} // namespace dikkat::ui
