#pragma once

#include "core/io/lab_state.h"
#include "core/io/run_config.h"

#include <optional>
#include <string>
#include <string_view>

namespace dikkat {

/// What is known about data that suits a model.
enum class DataOrigin {
    HeldOut,  ///< the validation part of the very data the model was trained on
    SameKind, ///< made by the same rules, but not part of the model's own run
    SameText  ///< of the fixed text the model is named after: another run may have learned any part of it
};

struct ModelData {
    DataSet data;
    RunConfig run; ///< how the data are made
    DataOrigin origin{};
};

/// The data of a model's run (`run` as JSON, empty: not known; `text`: the learner's own), else of the preset
/// or the bundled model it is named after. Nothing where that is not known, where the text is missing, or
/// where the data have another vocabulary or do not fit the model. Makes the data: for a worker.
std::optional<ModelData> dataFor(const LabModel& model, const std::string& run, std::string_view text);

} // namespace dikkat
