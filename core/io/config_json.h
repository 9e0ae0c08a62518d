#pragma once

#include "core/base/result.h"
#include "core/io/read_failure.h"
#include "core/model/config.h"

#include <string>
#include <string_view>

namespace dikkat {

/// Which keys a configuration in JSON must have.
enum class ConfigKeys {
    All, ///< as written by configToJson; only encoder_blocks, source_context, parts and what is only written
         ///< where it differs may be missing
    Some ///< what is missing keeps the value of the defaults
};

/// A configuration as a JSON object:
///
///     {"architecture": "gpt" | "encoder_decoder" | "window_mlp",
///      "vocabulary_size": V, "width": C, "heads": H, "blocks": 4, "context": T, "hidden": 512,
///      "encoder_blocks": 4, "source_context": 16,                       (encoder–decoder only)
///      "positions": "none" | "sinusoidal" | "learned", "scale_embedding": false,
///      "norm": "pre" | "post", "final_norm": true, "activation": "relu" | "gelu" | "gelu_tanh" | "tanh" |
///      "silu" |
///                                                                     "quick_gelu" | "relu2",
///      "query_key_value_bias": false, "output_bias": true, "mlp_bias": true, "head_bias": true,
///      "tied": false, "dropout": 0.0, "causal": true,
///      "norm_epsilon": 1e-5, "scale_scores": true, "scores_by_layer": false,          (only where they
///      differ) "parts": [{"norm": true, "residual": true, "attention": true, "mlp": true}, …]}    (one per
///      block)
///
/// "gelu" is the exact one, "gelu_tanh" the approximation that GPT-2 uses.
std::string configToJson(const ModelConfig& config);

/// The way back. Types, words and unknown keys are checked here; whether the numbers fit together says
/// validate().
Result<ModelConfig, ReadFailure> configFromJson(std::string_view text, ConfigKeys keys = ConfigKeys::All,
                                                const ModelConfig& defaults = {});

} // namespace dikkat
