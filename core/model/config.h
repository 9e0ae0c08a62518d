#pragma once

#include "core/attention/positional.h"
#include "core/base/result.h"

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace dikkat {

enum class ModelKind {
    Gpt,            ///< decoder-only stack
    EncoderDecoder, ///< Vaswani et al. 2017, with cross-attention
    WindowMlp       ///< chapter 56: the last `context` embeddings side by side, one hidden layer
};

/// Before the sublayer (GPT-2 and later) or after the addition (Vaswani et al. 2017).
enum class NormPlace { Pre, Post };

enum class Activation {
    Relu,
    GeluExact, ///< x Φ(x)
    GeluTanh,  ///< GPT-2's approximation of it
    Tanh,
    Silu,       ///< x σ(x), also called swish
    QuickGelu,  ///< x σ(1.702 x)
    ReluSquared ///< max(0, x)²
};

/// What of a block is there. A block without residual passes on only what its sublayers say.
struct BlockSwitches {
    bool norm = true;
    bool residual = true;
    bool attention = true; ///< off also removes the cross-attention of a decoder block
    bool mlp = true;

    bool operator==(const BlockSwitches&) const = default;
};

/// Everything that fixes a model's shape and what it computes. Defaults: a small GPT.
struct ModelConfig {
    ModelKind kind = ModelKind::Gpt;
    int vocabulary = 0; ///< V
    int width = 128;    ///< C; of the window MLP: width of one embedding
    int heads = 4;      ///< H, divides width
    int blocks = 4;     ///< of an encoder–decoder: decoder blocks
    int context = 64;   ///< T, the longest input; of the window MLP: the window
    int mlpWidth = 512; ///< hidden width, usually 4·C

    int encoderBlocks = 0; ///< encoder–decoder only
    int sourceContext = 0; ///< encoder–decoder only: longest source

    Positions positions = Positions::Learned;
    bool scaleEmbedding = false; ///< token embeddings times √C before positions are added, as in 2017
    NormPlace normPlace = NormPlace::Pre;
    bool finalNorm = true; ///< LayerNorm before the head (with Pre); an encoder gets one too
    Activation activation = Activation::Relu;
    double normEpsilon = 1e-5;  ///< ε of every LayerNorm
    bool scaleScores = true;    ///< attention scores are divided by √D
    bool scoresByLayer = false; ///< and in block i (from 0) by i + 1 too, as some published GPT-2 models do

    bool qkvBias = false;
    bool outputBias = true; ///< bias of the attention's output projection Wo
    bool mlpBias = true;
    bool headBias = true;
    bool tied = false; ///< the head uses the token embedding, transposed
    double dropout = 0.0;
    bool causal = true; ///< off: every position sees every other one (the leak of page 4)

    /// Per block, encoder blocks first; empty = everything on everywhere.
    std::vector<BlockSwitches> switches;

    [[nodiscard]] int headWidth() const { return width / heads; }
    /// What the attention scores of block `block` of its stack are divided by: √D unless the flags say
    /// otherwise.
    [[nodiscard]] double scoreDivisor(int block) const {
        return (scaleScores ? std::sqrt(static_cast<double>(headWidth())) : 1.0) *
               (scoresByLayer ? block + 1 : 1);
    }
    /// Of block `block` counted over encoder and decoder together.
    [[nodiscard]] BlockSwitches switchesOf(int block) const {
        return static_cast<std::size_t>(block) < switches.size() ? switches[static_cast<std::size_t>(block)]
                                                                 : BlockSwitches{};
    }
    /// Encoder and decoder blocks.
    [[nodiscard]] int allBlocks() const {
        return kind == ModelKind::EncoderDecoder ? encoderBlocks + blocks : blocks;
    }

    bool operator==(const ModelConfig&) const = default;
};

/// The 2017 model of a size: post-norm, no final norm, ReLU, sinusoidal positions on √C-scaled embeddings, no
/// attention biases.
ModelConfig originalTransformer(int vocabulary, int width, int heads, int blocks, int sourceContext,
                                int context);
/// The chapter-56 model: `context` embeddings of `width`, tanh, hidden width `hidden`.
ModelConfig windowMlp(int vocabulary, int context, int width, int hidden);

enum class ConfigField {
    Vocabulary,
    Width,
    Heads,
    Blocks,
    Context,
    MlpWidth,
    EncoderBlocks,
    SourceContext,
    Dropout,
    NormEpsilon,
    Switches,
    Tied,
    Size
};

enum class ConfigError {
    TooSmall,        ///< value below `limit`
    TooLarge,        ///< value above `limit`
    NotDivisible,    ///< width is not a multiple of heads; limit = heads
    OutOfRange,      ///< dropout outside 0 … 0.9, ε not in 0 … 1 or 0, or not a number
    WrongCount,      ///< switches neither empty nor one per block; limit = the number of blocks
    WindowMlpUntied, ///< the window MLP cannot share its embedding with the head: the widths differ
    TooManyWeights   ///< more than `limit` parameters
};

struct ConfigProblem {
    ConfigField field{};
    ConfigError error{};
    std::int64_t value = 0;
    std::int64_t limit = 0;

    bool operator==(const ConfigProblem&) const = default;
};

/// The first rule the configuration breaks, if any. A configuration without problem can be built.
std::optional<ConfigProblem> validate(const ModelConfig& config);

} // namespace dikkat
