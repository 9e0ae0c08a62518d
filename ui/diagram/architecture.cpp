#include "ui/diagram/architecture.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <string>

namespace dikkat::ui {

namespace {

/// In the order of NodeKind.
constexpr std::array<std::string_view, 9> kindNames{"embedding", "block", "norm",  "attention", "cross",
                                                    "mlp",       "add",   "final", "head"};

bool isPair(const ModelConfig& c) {
    return c.kind == ModelKind::EncoderDecoder;
}

/// As parameterLayout() names them: "blocks.3", "enc.0", "dec.1".
std::string blockName(const ModelConfig& c, const NodeId& n) {
    char digits[16];
    const std::string number(digits, std::to_chars(digits, digits + 16, n.block).ptr);
    return (!isPair(c) ? "blocks." : n.side == Side::Encoder ? "enc." : "dec.") + number;
}

std::string normName(const ModelConfig& c, const NodeId& n) {
    const bool decoder = isPair(c) && n.side == Side::Decoder;
    switch (n.sublayer) {
    case Sublayer::Attention: return ".ln1.";
    case Sublayer::Cross: return ".ln2.";
    case Sublayer::Mlp: return decoder ? ".ln3." : ".ln2.";
    }
    return {};
}

/// Beginning of the names of a node's weights; empty when it has none.
std::string weightPrefix(const ModelConfig& c, const NodeId& n) {
    const bool decoder = isPair(c) && n.side == Side::Decoder;
    switch (n.kind) {
    case NodeKind::Block: return blockName(c, n) + ".";
    case NodeKind::Norm: return blockName(c, n) + normName(c, n);
    case NodeKind::Attention: return blockName(c, n) + (decoder ? ".self." : ".attn.");
    case NodeKind::Cross: return blockName(c, n) + ".cross.";
    case NodeKind::Mlp: return blockName(c, n) + ".mlp.";
    case NodeKind::FinalNorm: return n.side == Side::Encoder ? "enc_ln." : "ln_f.";
    case NodeKind::Head: return "head.";
    case NodeKind::Embedding: return !isPair(c) ? "" : n.side == Side::Encoder ? "src_" : "tgt_";
    case NodeKind::Add: break;
    }
    return {};
}

void addHeads(std::vector<NodeTensor>& out, const AttentionTrace& t) {
    const auto each = [&](TensorKind kind, auto member) {
        for (std::size_t h = 0; h < t.inner.heads.size(); ++h)
            out.push_back({kind, static_cast<int>(h), &(t.inner.heads[h].*member)});
    };
    each(TensorKind::Weights, &HeadTrace::weights);
    each(TensorKind::Scores, &HeadTrace::masked);
    each(TensorKind::Query, &HeadTrace::q);
    each(TensorKind::Key, &HeadTrace::k);
    each(TensorKind::Value, &HeadTrace::v);
    each(TensorKind::HeadOutput, &HeadTrace::out);
    out.push_back({TensorKind::Concat, -1, &t.inner.concat});
}

/// Norm and addition of any sublayer.
template <class Trace>
void addCommon(std::vector<NodeTensor>& out, const Trace& t, const ModelConfig& c, NodeKind kind) {
    if (kind == NodeKind::Add) out.push_back({TensorKind::Output, -1, &t.sum});
    if (kind == NodeKind::Norm) {
        if (c.normPlace == NormPlace::Pre) {
            out.push_back({TensorKind::Output, -1, &t.input});
        } else {
            out.push_back({TensorKind::Output, -1, &t.stream});
            out.push_back({TensorKind::Input, -1, &t.sum});
        }
    }
}

std::vector<NodeTensor> tensorsOfBlock(const BlockTrace& b, const ModelConfig& c, const NodeId& n) {
    std::vector<NodeTensor> out;
    const bool attends = n.kind == NodeKind::Attention, crosses = n.kind == NodeKind::Cross;
    if (attends || crosses) {
        const auto& t = attends ? b.attention : b.cross;
        if (!t) return out;
        out.push_back({TensorKind::Output, -1, &t->output});
        addHeads(out, *t);
        out.push_back({TensorKind::Input, -1, &t->input});
        return out;
    }
    if (n.kind == NodeKind::Mlp) {
        if (b.mlp)
            out = {{TensorKind::Output, -1, &b.mlp->output},
                   {TensorKind::Activated, -1, &b.mlp->activated},
                   {TensorKind::Hidden, -1, &b.mlp->hidden},
                   {TensorKind::Input, -1, &b.mlp->input}};
        return out;
    }
    if (n.kind == NodeKind::Block) {
        out = {{TensorKind::Output, -1, &b.output}, {TensorKind::Input, -1, &b.input}};
        return out;
    }
    if (n.sublayer == Sublayer::Attention && b.attention) addCommon(out, *b.attention, c, n.kind);
    if (n.sublayer == Sublayer::Cross && b.cross) addCommon(out, *b.cross, c, n.kind);
    if (n.sublayer == Sublayer::Mlp && b.mlp) addCommon(out, *b.mlp, c, n.kind);
    return out;
}

} // namespace

std::string_view fileName(NodeKind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}

std::optional<NodeKind> nodeKindFrom(std::string_view name) {
    const auto found = std::find(kindNames.begin(), kindNames.end(), name);
    if (found == kindNames.end()) return std::nullopt;
    return static_cast<NodeKind>(found - kindNames.begin());
}

BlockSwitches switchesOf(const ModelConfig& config, Side side, int block) {
    return config.switchesOf(isPair(config) && side == Side::Decoder ? config.encoderBlocks + block : block);
}

std::vector<Sublayer> sublayersOf(const ModelConfig& config, Side side, int block) {
    const BlockSwitches on = switchesOf(config, side, block);
    std::vector<Sublayer> out;
    if (on.attention) out.push_back(Sublayer::Attention);
    if (on.attention && isPair(config) && side == Side::Decoder) out.push_back(Sublayer::Cross);
    if (on.mlp) out.push_back(Sublayer::Mlp);
    return out;
}

std::vector<NodeId> nodesOfBlock(const ModelConfig& config, Side side, int block) {
    const BlockSwitches on = switchesOf(config, side, block);
    std::vector<NodeId> out;
    for (const Sublayer s : sublayersOf(config, side, block)) {
        const NodeKind kind = s == Sublayer::Attention ? NodeKind::Attention
                              : s == Sublayer::Cross   ? NodeKind::Cross
                                                       : NodeKind::Mlp;
        if (on.norm && config.normPlace == NormPlace::Pre) out.push_back({NodeKind::Norm, side, block, s});
        out.push_back({kind, side, block, s});
        if (on.residual) out.push_back({NodeKind::Add, side, block, s});
        if (on.norm && config.normPlace == NormPlace::Post) out.push_back({NodeKind::Norm, side, block, s});
    }
    return out;
}

std::vector<NodeId> nodesOf(const ModelConfig& config) {
    std::vector<NodeId> out;
    const auto stack = [&](Side side, int blocks) {
        out.push_back({NodeKind::Embedding, side});
        for (int b = 0; b < blocks; ++b)
            for (const NodeId& n : nodesOfBlock(config, side, b)) out.push_back(n);
        if (config.finalNorm) out.push_back({NodeKind::FinalNorm, side});
    };
    if (isPair(config)) stack(Side::Encoder, config.encoderBlocks);
    stack(Side::Decoder, config.blocks);
    out.push_back({NodeKind::Head});
    return out;
}

std::vector<ParameterInfo> weightsOf(const ModelConfig& config, const NodeId& node) {
    std::vector<ParameterInfo> out;
    const std::string prefix = weightPrefix(config, node);
    const bool embedding = node.kind == NodeKind::Embedding;
    if (prefix.empty() && !embedding) return out;
    for (ParameterInfo& p : parameterLayout(config)) {
        const bool table = p.part == Part::TokenEmbedding || p.part == Part::PositionEmbedding;
        if (table == embedding && p.name.starts_with(prefix)) out.push_back(std::move(p));
    }
    return out;
}

std::int64_t parameterCount(const std::vector<ParameterInfo>& weights) {
    return std::accumulate(weights.begin(), weights.end(), std::int64_t{0},
                           [](std::int64_t n, const ParameterInfo& p) { return n + p.size(); });
}

std::vector<NodeTensor> tensorsOf(const ModelTrace& trace, const ModelConfig& config, const NodeId& node) {
    std::vector<NodeTensor> out;
    const bool encoder = node.side == Side::Encoder;
    switch (node.kind) {
    case NodeKind::Embedding:
        out.push_back({TensorKind::Output, -1, encoder ? &trace.sourceEmbedded : &trace.embedded});
        if (!encoder) out.push_back({TensorKind::Tokens, -1, &trace.tokenEmbedding});
        if (!encoder && trace.positionEmbedding.size() > 0)
            out.push_back({TensorKind::Positions, -1, &trace.positionEmbedding});
        break;
    case NodeKind::FinalNorm:
        if (config.finalNorm)
            out.push_back({TensorKind::Output, -1, encoder ? &trace.memory : &trace.finalNorm});
        break;
    case NodeKind::Head: out.push_back({TensorKind::Logits, -1, &trace.logits}); break;
    case NodeKind::Block:
    case NodeKind::Norm:
    case NodeKind::Attention:
    case NodeKind::Cross:
    case NodeKind::Mlp:
    case NodeKind::Add: {
        const auto& blocks = encoder ? trace.encoder : trace.blocks;
        if (node.block < 0 || static_cast<std::size_t>(node.block) >= blocks.size()) break;
        const auto all = nodesOfBlock(config, node.side, node.block);
        if (node.kind != NodeKind::Block && std::find(all.begin(), all.end(), node) == all.end()) break;
        out = tensorsOfBlock(blocks[static_cast<std::size_t>(node.block)], config, node);
        break;
    }
    }
    std::erase_if(out, [](const NodeTensor& t) { return t.values->size() == 0; });
    return out;
}

} // namespace dikkat::ui
