#pragma once

#include "core/model/config.h"
#include "core/model/parameters.h"
#include "core/model/trace.h"

#include <optional>
#include <string_view>
#include <vector>

namespace dikkat::ui {

/// Which stack of a model. A decoder-only model has a decoder and nothing else.
enum class Side { Encoder, Decoder };

enum class NodeKind {
    Embedding, ///< tokens (and positions) to vectors
    Block,     ///< a whole block, as one thing
    Norm,      ///< of a sublayer
    Attention, ///< self-attention
    Cross,     ///< cross-attention
    Mlp,
    Add,       ///< a sublayer's result meets the residual stream
    FinalNorm, ///< behind the last block
    Head       ///< to logits
};

enum class Sublayer { Attention, Cross, Mlp };

/// Name of a kind in files, and back; nothing when there is none of that name.
std::string_view fileName(NodeKind kind);
std::optional<NodeKind> nodeKindFrom(std::string_view name);

/// One thing a model computes. Block-less kinds have block −1; sublayer matters for Norm and Add.
struct NodeId {
    NodeKind kind = NodeKind::Embedding;
    Side side = Side::Decoder;
    int block = -1; ///< within its side, from 0
    Sublayer sublayer = Sublayer::Attention;
    int model = 0; ///< where several models stand in one picture: which of them

    bool operator==(const NodeId&) const = default;
};

/// The sublayers of a block that are there, in the order of computation.
std::vector<Sublayer> sublayersOf(const ModelConfig& config, Side side, int block);

/// What is computed in a block, in this order; sublayers that are switched off are missing, and so are norms
/// and additions that do not happen. Holds exactly what traceForward() computes.
std::vector<NodeId> nodesOfBlock(const ModelConfig& config, Side side, int block);

/// Everything the model computes, encoder first. Blocks appear as their parts.
std::vector<NodeId> nodesOf(const ModelConfig& config);

/// Switches of one block counted within its side.
BlockSwitches switchesOf(const ModelConfig& config, Side side, int block);

/// The weights a node computes with; a Block has all of its parts' weights.
std::vector<ParameterInfo> weightsOf(const ModelConfig& config, const NodeId& node);
std::int64_t parameterCount(const std::vector<ParameterInfo>& weights);

enum class TensorKind {
    Tokens,    ///< token embeddings
    Positions, ///< position embeddings
    Input,
    Query,
    Key,
    Value,
    Scores, ///< scaled and masked, −∞ where hidden
    Weights,
    HeadOutput,
    Concat,
    Hidden,
    Activated,
    Output,
    Logits
};

/// A tensor of a node; the matrix belongs to the trace and lives as long.
struct NodeTensor {
    TensorKind kind = TensorKind::Output;
    int head = -1;
    const Matrix* values = nullptr;
};

/// All tensors of a node in a trace of this configuration, the one that says most first. Empty when the trace
/// does not have the node.
std::vector<NodeTensor> tensorsOf(const ModelTrace& trace, const ModelConfig& config, const NodeId& node);

} // namespace dikkat::ui
