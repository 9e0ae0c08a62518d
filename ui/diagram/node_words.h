#pragma once

#include "ui/diagram/architecture.h"

#include <QString>

/// What the parts of a model are called, in the language of the moment.
namespace dikkat::ui {

/// As it stands in a box: "Multi-head attention", "LayerNorm".
QString nodeTitle(const NodeId& node, const ModelConfig& config);
/// The second line of a box: "6 heads × 64 = 384"; empty when there is none.
QString nodeDetail(const NodeId& node, const ModelConfig& config);
/// Unmistakable alone: "block 3, LayerNorm of the MLP".
QString nodeName(const NodeId& node, const ModelConfig& config);
/// "weights, head 2".
QString tensorTitle(const NodeTensor& tensor);
/// "(16, 384)".
QString shapeText(const Matrix& values);

} // namespace dikkat::ui
