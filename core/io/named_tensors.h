#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace dikkat {

/// A float32 tensor on its way between a file and a model: shape and row-major values.
struct NamedTensor {
    std::vector<std::uint64_t> shape; ///< of one or two dimensions
    std::vector<float> values;

    bool operator==(const NamedTensor&) const = default;
};

/// Tensors by the names the core gives its parameters: tok_emb (V, C), blocks.0.attn.Wq (in, out), ln_f.gamma
/// (C) …
using NamedTensors = std::map<std::string, NamedTensor>;

/// (a, b) → (b, a).
NamedTensor transposed(const NamedTensor& tensor);

} // namespace dikkat
