#pragma once

#include "core/base/result.h"
#include "core/io/named_tensors.h"
#include "core/io/safetensors.h"

namespace dikkat {

/// The two layouts in which GPT-2's tensor names are used.
enum class Gpt2Layout {
    NanoGpt,    ///< torch.nn.Linear, weights (out, in)
    HuggingFace ///< Conv1D, weights (in, out); lm_head stays (out, in)
};

enum class Gpt2Error {
    Tensor,           ///< a tensor could not be read: see tensor problem
    MissingTensor,    ///< name
    UnexpectedTensor, ///< a name that no GPT-2 has
    WrongShape,       ///< name, text = shape there
    TwoModels,        ///< two tensors have the same name behind their wrappers; name, text = the other one
    AmbiguousLayout,  ///< c_attn is neither (C, 3C) nor (3C, C); name, text = shape there
    NotRepresentable, ///< this model has a part the names know nothing of (an output bias, no positions);
                      ///< name
};

struct Gpt2Problem {
    Gpt2Error error{};
    std::string name{};
    std::string text{};
    SafetensorsProblem tensor{};
};

/// A file with GPT-2's names, in the core's names, and what its shapes tell. Heads and activation are not in
/// it.
struct Gpt2Model {
    NamedTensors tensors; ///< core names; without head.W if tied
    Gpt2Layout layout{};
    std::uint64_t vocabulary = 0, context = 0, width = 0, blocks = 0, hidden = 0;
    bool queryKeyValueBias = false, outputBias = false, mlpBias = false, normBias = false, headBias = false;
    bool tied = false;       ///< one of lm_head and wte is not in the file, or both have the same values
    bool headStored = false; ///< there is an lm_head, and so it may be a matrix of its own
    bool embeddingStored = false;
};

/// Whether a file has GPT-2's names at all.
bool hasGpt2Names(const Safetensors& file);

/// Reads GPT-2 names of either layout; c_attn's shape tells which, and decides for the square c_proj too.
/// Before them may stand whatever a model was wrapped in ("transformer.", "module._orig_mod.", …). Tied
/// weights may be stored under either name, and a tensor that was left out because another has the same
/// memory is found by the metadata that says so ({"missing": "stored"}, as safetensors' save_model writes
/// it). attn.bias and attn.masked_bias, buffers of the mask, are left aside. Norms without bias get one of
/// zeros.
Result<Gpt2Model, Gpt2Problem> fromGpt2Names(const Safetensors& file);

/// The same way back: tensors in GPT-2's names, "transformer." in front. Biases that the model lacks are
/// written as zeros, tied output weights as a copy of wte, a head bias as lm_head.bias (which neither program
/// reads). The model must have learned positions and whole blocks.
Result<NamedTensors, Gpt2Problem> toGpt2Names(const NamedTensors& tensors, Gpt2Layout layout);

} // namespace dikkat
