#pragma once

#include "core/io/model_file.h"

namespace dikkat::detail {

/// A file in GPT-2's names. `described` is the configuration from its metadata, if it has one of ours.
Result<StoredModel, ModelFileProblem> readGpt2(const Safetensors& file, const ModelFileOptions& options,
                                               const std::optional<ModelConfig>& described,
                                               std::optional<Vocabulary> vocabulary);

} // namespace dikkat::detail
