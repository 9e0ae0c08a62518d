#pragma once

#include "core/io/lab_state.h"

namespace dikkat::ui {

/// The learned positions of a trained model.
struct TrainedPositions {
    enum class Source {
        Own,                ///< the Lab's model
        Example,            ///< the model that comes with the program, since the Lab has none
        ExampleAsOwnHasNone ///< the same, since the Lab's model has no learned positions
    };
    Source source = Source::Example;
    Matrix table;           ///< (T, d)
    std::string name;       ///< of the Lab's model
    std::int64_t steps = 0; ///< of training; 0: not known
};

/// Of `own` when it has learned positions (an encoder–decoder: its decoder's), else of the example.
TrainedPositions trainedPositions(const LabModel* own);

} // namespace dikkat::ui
