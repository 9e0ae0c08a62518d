#pragma once

#include "core/model/parameters.h"

#include <vector>

namespace dikkat {

/// Where each weight lies in the flat buffer, looked up once. −1: the model does not have it.
struct NormPlaces {
    std::int64_t gamma = -1, beta = -1;
    [[nodiscard]] bool there() const { return gamma >= 0; }
};

struct LinearPlaces {
    std::int64_t weight = -1, bias = -1;
    [[nodiscard]] bool there() const { return weight >= 0; }
};

struct AttentionPlaces {
    LinearPlaces q, k, v, o;
    [[nodiscard]] bool there() const { return q.there(); }
};

struct BlockPlaces {
    bool residual = true;
    bool causal = false;
    double scoreDivisor = 1.0;          ///< of the attention scores, self and cross
    NormPlaces norm1, normCross, norm2; ///< before or after attention, cross-attention, MLP
    AttentionPlaces attention, cross;
    LinearPlaces up, down;
    int firstHead = 0, firstCrossHead = 0; ///< into ForwardOptions::heads
};

struct ModelPlaces {
    std::int64_t source = -1, sourcePositions = -1; ///< encoder side
    std::int64_t tokens = -1, positions = -1;
    std::vector<BlockPlaces> encoder, blocks;
    NormPlaces encoderNorm, finalNorm;
    LinearPlaces windowLayer;
    LinearPlaces head; ///< weight = tokens if tied
    int heads = 0;     ///< length of ForwardOptions::heads
};

ModelPlaces findPlaces(const ModelConfig& config);

} // namespace dikkat
