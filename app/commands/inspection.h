#pragma once

#include "core/analysis/head_scores.h"
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
    std::vector<HeadReport> heads; ///< with lossWithout when there are at least two tokens
};

/// Computed in double precision. Tokens fit into the context.
Inspection inspectModel(const StoredModel& model, std::vector<TokenId> tokens, std::vector<TokenId> source);

/// {"tokens", "ids", "config", "logits", "loss", "weights": [layer][head][query][key], "head_scores": […]};
/// for an encoder–decoder also source, encoder_weights and cross_weights.
std::string inspectionJson(const StoredModel& model, const Inspection& inspection);

/// The three most probable next tokens of every position and a table of the heads.
QString inspectionText(const StoredModel& model, const Inspection& inspection);

} // namespace dikkat::app
