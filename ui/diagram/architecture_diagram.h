#pragma once

#include "ui/diagram/block_diagram.h"
#include "ui/diagram/scene.h"

namespace dikkat::ui {

/// Two models side by side, both drawn from their configurations: an encoder–decoder (NodeId::model 0) and a
/// decoder-only one (model 1).
struct ArchitecturePair {
    ModelConfig original; ///< 2017
    ModelConfig gpt;
    /// 0: the original as it is; 1: it has become the other one. What the decoder-only model does not have
    /// fades, and what both have moves to where that one has it.
    double moved = 0;
};

Scene architectureScene(const ArchitecturePair& pair, const QSizeF& size, double pixels,
                        const NodeValue& valueOf = {});

} // namespace dikkat::ui
