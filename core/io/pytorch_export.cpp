#include "core/io/pytorch_export.h"

#include "core/io/model_json.h"
#include "core/io/torch_names.h"

namespace dikkat {
namespace detail {

// Made from resources/pytorch at build time, see core/embedded.cmake.
extern const unsigned char embedded_pytorch_model[];
extern const std::size_t embedded_pytorch_model_size;

} // namespace detail

namespace {

constexpr const char* kReadme = R"(# A model from Dikkat, for PyTorch

`model.py` needs Python 3 and PyTorch, nothing else. `model.safetensors` holds the weights, and as metadata the
configuration and the vocabulary.

    python3 model.py --ids 0,2,1                           logits of every position
    python3 model.py --prompt "a" --tokens 200             let the model write
    python3 model.py --train data.txt --steps 500          go on training; writes trained.safetensors
    torchrun --nproc_per_node 4 model.py --train data.txt  the same on several GPUs or processes

Dikkat opens `trained.safetensors` again.
)";

} // namespace

Result<PyTorchProject, SafetensorsProblem> exportPyTorch(const StoredModel& model) {
    json::Json description = {
        {"format", modelFormat}, {"layout", "torch"}, {"config", configJson(model.parameters.config())}};
    if (model.vocabulary) description["vocabulary"] = vocabularyJson(*model.vocabulary);
    SafetensorsWriter writer;
    writer.setMetadata("format", "pt");
    writer.setMetadata("dikkat.model", description.dump());
    for (const auto& [name, tensor] : toTorchNames(namedTensors(model.parameters)))
        writer.add(name, tensor.shape, std::span<const float>(tensor.values));
    auto weights = writer.serialiseText();
    if (!weights) return weights.error();
    const auto* script = reinterpret_cast<const char*>(detail::embedded_pytorch_model);
    return PyTorchProject{{script, detail::embedded_pytorch_model_size}, std::move(weights).value(), kReadme};
}

} // namespace dikkat
