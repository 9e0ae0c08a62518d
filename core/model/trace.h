#pragma once

#include "core/attention/attention.h"
#include "core/base/matrix.h"
#include "core/text/vocabulary.h"

#include <optional>
#include <vector>

namespace dikkat {

/// One attention sublayer of a block. With pre-norm `input` is the normalised stream, otherwise the stream
/// itself.
struct AttentionTrace {
    Matrix input;         ///< (T, C) what queries (and, in self-attention, keys and values) are made from
    MultiHeadTrace inner; ///< every head: q, k, v, scores, weights, out; concat (T, C)
    Matrix output;        ///< (T, C) concat · Wo + bo
    Matrix sum;           ///< (T, C) stream + output (output alone without residual)
    Matrix stream;        ///< (T, C) the residual stream afterwards: sum, or its norm with post-norm
};

struct MlpTrace {
    Matrix input;     ///< (T, C)
    Matrix hidden;    ///< (T, F) input · W1 + b1
    Matrix activated; ///< (T, F)
    Matrix output;    ///< (T, C) activated · W2 + b2
    Matrix sum;       ///< (T, C)
    Matrix stream;    ///< (T, C)
};

/// Every tensor of one block. A sublayer that is switched off is missing.
struct BlockTrace {
    Matrix input; ///< (T, C) residual stream on entry
    std::optional<AttentionTrace> attention;
    std::optional<AttentionTrace>
        cross; ///< decoder of an encoder–decoder: keys and values come from `memory`
    std::optional<MlpTrace> mlp;
    Matrix output; ///< (T, C) residual stream on exit
};

/// Every tensor of a forward pass of one sequence, in double precision whatever the model computes in.
struct ModelTrace {
    std::vector<TokenId> tokens;
    std::vector<TokenId> source; ///< encoder–decoder only

    Matrix sourceEmbedded; ///< (S, C)
    std::vector<BlockTrace> encoder;
    Matrix memory; ///< (S, C) what the encoder hands over

    Matrix tokenEmbedding;               ///< (T, C), already times √C where the model does that
    Matrix positionEmbedding;            ///< (T, C), empty without positions
    Matrix embedded;                     ///< (T, C) their sum; of the window MLP (1, T·C)
    std::vector<BlockTrace> blocks;      ///< decoder blocks
    std::optional<MlpTrace> windowLayer; ///< window MLP only: input, hidden, activated
    Matrix finalNorm;                    ///< (T, C) what the head reads
    Matrix logits;                       ///< (T, V); of the window MLP (1, V)
};

} // namespace dikkat
