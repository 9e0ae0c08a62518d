#include "ui/pages/block/block_state.h"

#include "core/experiments/parameter_counts.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

int whole(const QJsonValue& value, int fallback, int low, int high) {
    const double d = value.toDouble(fallback);
    return std::isfinite(d) && d >= low && d <= high ? static_cast<int>(d) : fallback;
}

QJsonArray numbersOf(const std::vector<double>& values) {
    QJsonArray out;
    for (double v : values) out << v;
    return out;
}

std::optional<std::vector<double>> numbersFrom(const QJsonValue& value) {
    const QJsonArray array = value.toArray();
    if (array.size() < 2 || array.size() > BlockState::mostNumbers) return std::nullopt;
    std::vector<double> out;
    for (const QJsonValue& v : array) {
        if (!v.isDouble() || std::abs(v.toDouble()) > 1e6) return std::nullopt;
        out.push_back(v.toDouble());
    }
    return out;
}

} // namespace

BlockSwitches BlockState::of(int block) const {
    return block >= 0 && static_cast<std::size_t>(block) < switches.size()
               ? switches[static_cast<std::size_t>(block)]
               : BlockSwitches{};
}

std::optional<bool> BlockState::common(bool BlockSwitches::*what) const {
    if (switches.empty()) return true;
    const bool first = switches.front().*what;
    for (const BlockSwitches& s : switches)
        if (s.*what != first) return std::nullopt;
    return first;
}

void BlockState::set(bool BlockSwitches::*what, int block, bool on) {
    switches.resize(static_cast<std::size_t>(blocks));
    for (int b = 0; b < blocks; ++b)
        if (block < 0 || b == block) switches[static_cast<std::size_t>(b)].*what = on;
    const bool whole = std::all_of(switches.begin(), switches.end(),
                                   [](const BlockSwitches& s) { return s == BlockSwitches{}; });
    if (whole) switches.clear();
}

std::vector<int> BlockState::possibleHeads() const {
    std::vector<int> out;
    for (int h = 1; h <= std::min(width, 64); ++h)
        if (width % h == 0) out.push_back(h);
    return out;
}

void BlockState::setWidth(int value) {
    width = std::clamp(value, 2, mostWidth);
    const std::vector<int> possible = possibleHeads();
    heads = *std::prev(std::upper_bound(possible.begin(), possible.end(), std::max(1, heads)));
}

void BlockState::setBlocks(int value) {
    blocks = std::clamp(value, 1, mostBlocks);
    if (!switches.empty()) {
        // New blocks do as the last one does, so that a switched-off stack stays switched off.
        switches.resize(static_cast<std::size_t>(blocks), switches.back());
    }
}

ModelConfig BlockState::config() const {
    ModelConfig c = lectureGpt();
    c.width = width;
    c.heads = heads;
    c.blocks = blocks;
    c.mlpWidth = 4 * width;
    return config(c);
}

ModelConfig BlockState::config(const ModelConfig& trainedModel) const {
    ModelConfig c = trainedModel;
    // Where nothing is changed the model keeps what it has; 2017's arrangement has no norm at the end.
    if (norm != c.normPlace) c.finalNorm = norm == NormPlace::Pre;
    c.normPlace = norm;
    const bool gelu = activation != Activation::Relu;
    if (gelu != (c.activation != Activation::Relu)) c.activation = activation; // else its own form of GELU
    c.switches = switches;
    c.dropout = 0;
    if (!c.switches.empty()) c.switches.resize(static_cast<std::size_t>(c.blocks));
    return c;
}

QJsonObject toJson(const BlockState& s) {
    QJsonArray blocks;
    for (const BlockSwitches& b : s.switches)
        blocks << QJsonObject{
            {"norm", b.norm}, {"residual", b.residual}, {"attention", b.attention}, {"mlp", b.mlp}};
    return {{"trained", s.trained},
            {"norm", s.norm == NormPlace::Pre ? "pre" : "post"},
            {"activation", s.activation == Activation::Relu ? "relu" : "gelu"},
            {"heads", s.heads},
            {"width", s.width},
            {"blocks", s.blocks},
            {"switches", blocks},
            {"seed", s.seed},
            {"deviation", s.deviation},
            {"x", numbersOf(s.x)},
            {"branch", numbersOf(s.branch)}};
}

BlockState blockStateFrom(const QJsonObject& json) {
    BlockState s;
    s.trained = json["trained"].toBool(false);
    if (json["norm"].toString() == "post") s.norm = NormPlace::Post;
    if (json["activation"].toString() == "gelu") s.activation = Activation::GeluExact;
    s.heads = whole(json["heads"], s.heads, 1, 64);
    s.setWidth(whole(json["width"], s.width, 2, BlockState::mostWidth));
    s.blocks = whole(json["blocks"], s.blocks, 1, BlockState::mostBlocks);
    const QJsonArray blocks = json["switches"].toArray();
    if (!blocks.isEmpty() && blocks.size() <= BlockState::mostBlocks) {
        for (const QJsonValue& v : blocks) {
            const QJsonObject b = v.toObject();
            s.switches.push_back({b["norm"].toBool(true), b["residual"].toBool(true),
                                  b["attention"].toBool(true), b["mlp"].toBool(true)});
        }
        s.switches.resize(static_cast<std::size_t>(s.blocks));
    }
    s.seed = whole(json["seed"], s.seed, 0, 9999);
    const double deviation = json["deviation"].toDouble(s.deviation);
    if (deviation >= BlockState::leastDeviation && deviation <= BlockState::mostDeviation)
        s.deviation = deviation;
    const auto x = numbersFrom(json["x"]), branch = numbersFrom(json["branch"]);
    if (x && branch && x->size() == branch->size()) {
        s.x = *x;
        s.branch = *branch;
    }
    return s;
}

} // namespace dikkat::ui
