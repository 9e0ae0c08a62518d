#pragma once

#include "core/io/lab_state.h"

#include <memory>
#include <string>
#include <vector>

namespace dikkat::ui {

/// A text the model has not learned by heart, for reading it with and without help.
struct ExampleText {
    std::vector<TokenId> tokens; ///< of an encoder–decoder with the start token first
    std::vector<TokenId> source; ///< encoder–decoder only
    int given = 1;               ///< tokens that free running gets: the prompt of a task, the first of a text

    bool operator==(const ExampleText&) const = default;
};

/// Where the examples come from: values only, so that a worker can use it.
struct ExampleSource {
    std::shared_ptr<const LabModel> model;
    std::string run;                         ///< the run as JSON; empty: not known
    std::shared_ptr<const std::string> text; ///< the learner's own; may be null
};

/// Up to `most` texts from the validation part of the data the model was trained on; where that is not known,
/// from the first built-in text whose symbols the model has; at last token numbers in a row.
std::vector<ExampleText> exampleTexts(const ExampleSource& source, int most);

} // namespace dikkat::ui
