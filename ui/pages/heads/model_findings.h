#pragma once

#include "core/analysis/head_profile.h"
#include "core/io/lab_state.h"
#include "core/io/model_data.h"

#include <QtGlobal>
#include <cmath>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

/// What page 8 measures about a model whatever the text: values in, values out.
namespace dikkat::ui {

/// Weights of the run at one time, as the slider offers them.
struct MomentChoice {
    qint64 steps = 0;
    double loss = NAN; ///< nats: validation where it was measured, else training; NaN: not known
    std::shared_ptr<const Parameters<float>> parameters;

    [[nodiscard]] bool same(const MomentChoice& other) const {
        return steps == other.steps && parameters == other.parameters;
    }
};

struct ModelQuestion {
    std::shared_ptr<const LabModel> model;
    std::string run;                         ///< the run the model comes from, as JSON; empty: not known
    std::shared_ptr<const std::string> text; ///< the learner's own; may be null
    std::vector<MomentChoice> moments;       ///< of the run, by steps

    [[nodiscard]] bool sameRun(const ModelQuestion& other) const; ///< the model may be at another moment
};

/// One moment of a run on random sequences and on held-out data.
struct FormationPoint {
    std::int64_t steps = 0;
    double loss = NAN;             ///< on held-out data, else what the run noted down; NaN: not known
    std::vector<double> induction; ///< per head number; NaN: cannot be told
};

struct ModelFindings {
    HeadProfiles profiles;
    bool profiled = false;
    /// Held-out data; nothing: the model's data are not known, or not looked for yet.
    std::optional<DataOrigin> origin;
    bool looked = false;          ///< for held-out data
    Measured loss;                ///< with all heads on
    std::vector<Measured> growth; ///< per head number, the first `measured` are known
    bool complete = false;        ///< false: still going on, or stopped
    /// By steps; of small models with several moments, the same whichever of them is shown.
    std::shared_ptr<const std::vector<FormationPoint>> formation;

    [[nodiscard]] const HeadProfile* profile(int head) const; ///< null: not known
    [[nodiscard]] const Measured* growthOf(int head) const;   ///< null: not known
};

/// Profiles first, then what each head is worth, then when the heads formed (unless `known`). `show` sees
/// every state on the way.
ModelFindings findingsOf(const ModelQuestion& question,
                         std::shared_ptr<const std::vector<FormationPoint>> known,
                         const std::stop_token& stop, const std::function<void(const ModelFindings&)>& show);

/// When the head's induction score rose and the loss fell: between which neighbouring moments each changed
/// most. Nothing if the score never gets anywhere.
struct Formation {
    std::int64_t scoreFrom = 0, scoreTo = 0, lossFrom = 0, lossTo = 0; ///< steps
    double scoreBefore = 0.0, scoreAfter = 0.0, lossBefore = NAN, lossAfter = NAN;
};
std::optional<Formation> formationOf(const std::vector<FormationPoint>& points, int head);

} // namespace dikkat::ui
