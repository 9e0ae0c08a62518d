#pragma once

#include "core/base/result.h"
#include "core/io/model_file.h"

#include <string>

namespace dikkat {

/// The files of a PyTorch project; their names are fixed because the script looks for its weights by name.
struct PyTorchProject {
    std::string script; ///< model.py: defines the model, reproduces the logits, writes, goes on training
    std::string
        weights; ///< model.safetensors: PyTorch's names and layout; configuration and vocabulary as metadata
    std::string readme; ///< README.md: three commands
};

/// A project that needs nothing but PyTorch. The script is the same for every model (resources/pytorch); it
/// reads everything else from the metadata. Fails with NotFinite if a weight is not finite.
Result<PyTorchProject, SafetensorsProblem> exportPyTorch(const StoredModel& model);

} // namespace dikkat
