#pragma once

#include "core/io/named_tensors.h"

#include <optional>

namespace dikkat {

/// Names and layout of the modules in resources/pytorch/pytorch-model.py: torch.nn.Linear weights (out, in)
/// under blocks.0.attn.q.weight, embeddings under tok_emb.weight, norms under ln_f.weight and ln_f.bias.
NamedTensors toTorchNames(const NamedTensors& tensors);

/// The way back; nothing if a name is none of these.
std::optional<NamedTensors> fromTorchNames(const NamedTensors& tensors);

} // namespace dikkat
