#include "ui/pages/mask_position/untrained.h"

#include "core/base/random.h"
#include "core/experiments/seeded_gpt.h"

#include <algorithm>

namespace dikkat::ui {

namespace {

const QString alphabet = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789?!*");

ModelConfig configOf(int blocks, Positions positions, bool causal) {
    ModelConfig c = smallGpt();
    c.blocks = blocks;
    c.positions = positions;
    c.causal = causal;
    return c;
}

Matrix attentionOf(const ModelTrace& trace, const MaskPositionState& s) {
    return trace.blocks[static_cast<std::size_t>(s.block)]
        .attention->inner.heads[static_cast<std::size_t>(s.head)]
        .weights;
}

} // namespace

Parameters<float> untrainedGpt(int seed, int blocks, Positions positions, bool causal) {
    Parameters<float> parameters(configOf(blocks, positions, causal));
    Random random(static_cast<std::uint64_t>(seed));
    initialise(parameters, random, Initialisation::TorchDefaults);
    return parameters;
}

std::vector<TokenId> randomSymbols(int seed) {
    Random random(static_cast<std::uint64_t>(seed));
    std::vector<TokenId> tokens;
    for (int i = 0; i < MaskPositionState::symbols; ++i)
        tokens.push_back(static_cast<TokenId>(random.integer(0, MaskPositionState::alphabet)));
    return tokens;
}

QStringList symbolTexts(std::span<const TokenId> tokens) {
    QStringList texts;
    for (const TokenId t : tokens) texts << QString(alphabet[t]);
    return texts;
}

MaskExperiment maskExperiment(const MaskPositionState& s) {
    const auto parameters =
        untrainedGpt(s.seed, MaskPositionState::modelBlocks, Positions::Learned, s.causal);
    const auto tokens = randomSymbols(s.seed);
    const auto place = static_cast<std::size_t>(s.place);
    const TokenId replacement = (tokens[place] + s.shift) % MaskPositionState::alphabet;
    MaskExperiment e;
    e.sensitivity = perturbToken(parameters, tokens, place, replacement);
    e.before = attentionOf(traceForward(parameters, e.sensitivity.before), s);
    e.after = attentionOf(traceForward(parameters, e.sensitivity.after), s);
    const auto n = static_cast<Index>(tokens.size());
    e.visible = s.causal ? causalMask(n, n) : fullMask(n, n);
    const auto& change = e.sensitivity.change;
    const auto from = change.begin() + s.place;
    if (from != change.begin()) e.earlierChange = *std::max_element(change.begin(), from);
    e.laterChange = *std::max_element(from, change.end());
    return e;
}

OrderExperiment orderExperiment(const MaskPositionState& s, Positions positions) {
    const auto parameters = untrainedGpt(s.seed, s.blocks, positions, s.causal);
    const auto tokens = randomSymbols(s.seed);
    const auto order = static_cast<std::uint64_t>(s.shuffle);
    OrderExperiment e;
    e.sensitivity = shuffleEarlier(parameters, tokens, order);
    e.single = e.sensitivity.change.back();
    e.exact = shuffleEarlier(parameters.cast<double>(), tokens, order).change.back();
    return e;
}

Matrix positionTable(const MaskPositionState& s) {
    if (s.table == PositionTable::Sinusoidal) return sinusoidalEncoding(s.length, s.width);
    Random random(static_cast<std::uint64_t>(s.seed));
    std::vector<float> drawn(static_cast<std::size_t>(s.length) * static_cast<std::size_t>(s.width));
    random.normal(drawn);
    return Eigen::Map<const MatrixOf<float>>(drawn.data(), s.length, s.width).cast<double>();
}

} // namespace dikkat::ui
