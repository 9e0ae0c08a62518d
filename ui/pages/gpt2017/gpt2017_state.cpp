#include "ui/pages/gpt2017/gpt2017_state.h"

namespace dikkat::ui {

namespace {
constexpr int headWidth = 64, symbols = 37000,
              context = 512; // 2017: 37,000 pieces of words for English–German
}

ModelConfig Gpt2017State::original() const {
    return originalTransformer(symbols, width, width / headWidth, blocks, context, context);
}

ModelConfig Gpt2017State::gpt() const {
    ModelConfig c;
    c.vocabulary = symbols;
    c.width = width;
    c.heads = width / headWidth;
    c.blocks = blocks;
    c.context = context;
    c.mlpWidth = 4 * width;
    c.activation = Activation::GeluTanh;
    c.qkvBias = true;
    c.headBias = false;
    c.tied = true;
    return c;
}

QJsonObject toJson(const Gpt2017State& s) {
    return {{"width", s.width}, {"blocks", s.blocks}, {"sentence", s.sentence}, {"own_model", s.ownModel}};
}

Gpt2017State gpt2017StateFrom(const QJsonObject& json) {
    Gpt2017State s;
    const double width = json["width"].toDouble(s.width), blocks = json["blocks"].toDouble(s.blocks);
    if (width >= Gpt2017State::widthStep && width <= Gpt2017State::mostWidth)
        s.width = static_cast<int>(width) / Gpt2017State::widthStep * Gpt2017State::widthStep;
    if (blocks >= 1 && blocks <= Gpt2017State::mostBlocks) s.blocks = static_cast<int>(blocks);
    if (const QString text = json["sentence"].toString(); !text.isEmpty() && text.size() <= 200)
        s.sentence = text;
    s.ownModel = json["own_model"].toBool(false);
    return s;
}

NodeId firstNode() {
    return {NodeKind::Cross, Side::Decoder, 0, Sublayer::Cross};
}

QJsonObject toJson(const NodeId& node) {
    return {{"model", node.model},
            {"side", node.side == Side::Encoder ? QStringLiteral("encoder") : QStringLiteral("decoder")},
            {"kind", QString::fromUtf8(fileName(node.kind))},
            {"sublayer", static_cast<int>(node.sublayer)}};
}

NodeId nodeFrom(const QJsonObject& json) {
    const int model = json["model"].toInt(0);
    const Side side = json["side"] == QLatin1String("encoder") ? Side::Encoder : Side::Decoder;
    const auto kind = nodeKindFrom(json["kind"].toString().toStdString());
    const int sublayer = json["sublayer"].toInt(0);
    // The drawing shows the first block of each stack.
    for (NodeId n : nodesOf(model == 1 ? Gpt2017State{}.gpt() : Gpt2017State{}.original()))
        if (kind == n.kind && side == n.side && n.block <= 0 && sublayer == static_cast<int>(n.sublayer)) {
            n.model = model == 1 ? 1 : 0;
            return n;
        }
    return firstNode();
}

} // namespace dikkat::ui
