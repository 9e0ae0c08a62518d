#pragma once

#include "ui/diagram/architecture.h"
#include "ui/pages/page.h"

#include <optional>

namespace dikkat::ui {

/// What a node of the two architectures is, in a few sentences.
QString nodeText(const NodeId& node);
/// The page where it is computed before the learner's eyes; none: this one.
std::optional<PageId> nodePage(const NodeId& node);

} // namespace dikkat::ui
