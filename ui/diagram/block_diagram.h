#pragma once

#include "ui/diagram/scene.h"

#include <functional>

namespace dikkat::ui {

/// What a screen reader and the tool tip say about a node beyond its name; may be empty.
using NodeValue = std::function<QString(const NodeId&)>;

/// A decoder-only stack around its residual stream: at the left all blocks, small; beside them one of them,
/// `block`, with everything in it (`rail` false: that one alone).
/// Drawn from the configuration alone.
Scene blockScene(const ModelConfig& config, int block, const QSizeF& size, double pixels,
                 const NodeValue& valueOf = {}, bool rail = true);

} // namespace dikkat::ui
