#pragma once

#include "core/analysis/head_profile.h"
#include "core/analysis/measured.h"
#include "core/io/model_data.h"
#include "core/io/model_file.h"
#include "core/model/trace.h"

#include <QString>
#include <string>
#include <vector>

namespace dikkat::app {

/// What a model does with one text.
struct Inspection {
    std::vector<TokenId> tokens, source;
    ModelTrace trace;
    Matrix logits;            ///< (T, V); of every position, also for the fixed-window MLP
    std::vector<double> loss; ///< −ln p of token i + 1 at position i; T − 1 entries
    double meanLoss = 0.0;
    std::vector<HeadReport> heads;       ///< with lossWithout when there are at least two tokens
    HeadProfiles profiles;               ///< what the heads do whatever the text
    DataOrigin origin{};                 ///< of the held-out data
    std::optional<Measured> heldOutLoss; ///< on data the model has not learnt from; nothing: not known
    std::vector<Measured> growth;        ///< per head number, with heldOutLoss: loss without it − loss
};

/// Computed in double precision (held-out data in float32, as in training). Tokens fit into the context. By
/// its name a model that comes with the program, or a preset's, is known.
Inspection inspectModel(const StoredModel& model, const std::string& name, std::vector<TokenId> tokens,
                        std::vector<TokenId> source);

/// {"tokens", "ids", "config", "logits", "loss", "weights": [layer][head][query][key], "head_scores": […]};
/// a head's "verdict" and "measured" are the same for every text, its "delta" is of held-out data;
/// for an encoder–decoder also source, encoder_weights and cross_weights.
std::string inspectionJson(const StoredModel& model, const Inspection& inspection);

/// The three most probable next tokens of every position and a table of the heads.
QString inspectionText(const StoredModel& model, const Inspection& inspection);

} // namespace dikkat::app
