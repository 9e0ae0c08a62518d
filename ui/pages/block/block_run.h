#pragma once

#include "core/io/lab_state.h"
#include "core/model/trace.h"
#include "ui/pages/block/block_state.h"

#include <memory>

namespace dikkat::ui {

/// A model that has read something: what the nodes of page 5 open.
struct BlockRun {
    ModelConfig config;
    ModelTrace trace;
};

/// The number of weights up to which a model is made and run here; counting has no such bound.
inline constexpr std::int64_t mostWeightsToRun = 60'000'000;

/// Seeded: 16 random symbols through freshly drawn weights. Trained: the beginning of `tokens` through the
/// model's own weights; parts that the state switches off are left out, parts the model never had start as
/// LayerNorms do (gain 1, shift 0). Safe to call in any thread.
std::shared_ptr<const BlockRun> runSeeded(const BlockState& state);
std::shared_ptr<const BlockRun> runTrained(const BlockState& state, const LabModel& model,
                                           std::vector<TokenId> tokens);

/// Something for a trained model to read: the text when its vocabulary can spell it, else symbols in the
/// order of their numbers.
std::vector<TokenId> tokensToRead(const LabModel& model, const std::string& text);

/// The same weights under another configuration of the same sizes.
Parameters<float> adapted(const Parameters<float>& parameters, const ModelConfig& config);

} // namespace dikkat::ui
