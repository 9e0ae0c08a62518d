#pragma once

#include "core/io/lab_state.h"

#include <memory>
#include <string>
#include <vector>

namespace dikkat::ui {

/// What a text to compare with is, so that nothing is called what it is not.
enum class TextOrigin {
    Validation, ///< of the data the model was trained on, the part held back
    SameKind,   ///< made anew by the same rules as the model's data
    SameText,   ///< of the text the model is named after: it may have learned it
    Numbers,    ///< random tokens: the model's data are not known
    Typed       ///< by the learner
};

/// A text the model has not learned by heart, for reading it with and without help.
struct ExampleText {
    std::vector<TokenId> tokens; ///< of an encoder–decoder with the start token first
    std::vector<TokenId> source; ///< encoder–decoder only
    int given = 1;               ///< tokens that free running gets: the prompt of a task, the first of a text
    TextOrigin origin = TextOrigin::Typed;

    bool operator==(const ExampleText&) const = default;
};

/// Where the examples come from: values only, so that a worker can use it.
struct ExampleSource {
    std::shared_ptr<const LabModel> model;
    std::string run;                         ///< the run as JSON; empty: not known
    std::shared_ptr<const std::string> text; ///< the learner's own; may be null
};

/// Up to `most` texts from the validation part of the data the model was trained on; where the run is not
/// known, made anew by the rules its name stands for; at last one of random tokens.
std::vector<ExampleText> exampleTexts(const ExampleSource& source, int most);

} // namespace dikkat::ui
