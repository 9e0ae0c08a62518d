#include "ui/pages/block/block_run.h"

#include "core/model/model.h"
#include "core/text/typed_text.h"

#include <algorithm>

namespace dikkat::ui {

namespace {
constexpr int positions = 16;
}

std::shared_ptr<const BlockRun> runSeeded(const BlockState& state) {
    const ModelConfig config = state.config();
    Parameters<float> parameters(config);
    Random random(static_cast<std::uint64_t>(state.seed));
    // PyTorch's own start: embeddings of unit variance, so norms are of the size √d.
    initialise(parameters, random, Initialisation::TorchDefaults);
    Random choice(static_cast<std::uint64_t>(state.seed));
    std::vector<TokenId> tokens;
    for (int i = 0; i < positions; ++i)
        tokens.push_back(static_cast<TokenId>(choice.integer(0, config.vocabulary)));
    return std::make_shared<const BlockRun>(BlockRun{config, traceForward(parameters, tokens)});
}

std::shared_ptr<const BlockRun> runTrained(const BlockState& state, const LabModel& model,
                                           std::vector<TokenId> tokens) {
    const ModelConfig config = state.config(model.parameters->config());
    return std::make_shared<const BlockRun>(
        BlockRun{config, traceForward(adapted(*model.parameters, config), tokens)});
}

std::vector<TokenId> tokensToRead(const LabModel& model, const std::string& text) {
    const ModelConfig& c = model.parameters->config();
    const auto most = static_cast<std::size_t>(std::min(c.context, positions));
    std::vector<TokenId> tokens;
    if (model.vocabulary && !text.empty())
        if (auto encoded = encodeTyped(*model.vocabulary, text)) tokens = *encoded;
    if (tokens.empty())
        for (std::size_t i = 0; i < most; ++i)
            tokens.push_back(static_cast<TokenId>((7 * i + 3) % static_cast<std::size_t>(c.vocabulary)));
    if (tokens.size() > most) tokens.resize(most);
    return tokens;
}

Parameters<float> adapted(const Parameters<float>& parameters, const ModelConfig& config) {
    Parameters<float> result(config);
    for (std::size_t i = 0; i < result.layout().size(); ++i) {
        const ParameterInfo& p = result.layout()[i];
        auto to = result.view(static_cast<int>(i));
        const int at = parameters.find(p.name);
        if (at >= 0 && parameters.layout()[static_cast<std::size_t>(at)].rows == p.rows &&
            parameters.layout()[static_cast<std::size_t>(at)].columns == p.columns)
            to = parameters.view(at);
        else
            to.setConstant(p.name.ends_with(".gamma") ? 1.0F : 0.0F);
    }
    return result;
}

} // namespace dikkat::ui
