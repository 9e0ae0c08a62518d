#include "core/model/wiring.h"

#include <charconv>
#include <string>
#include <unordered_map>

namespace dikkat {

namespace {

class Finder {
public:
    explicit Finder(const ModelConfig& config) {
        for (const ParameterInfo& p : parameterLayout(config)) m_offsets.emplace(p.name, p.offset);
    }
    [[nodiscard]] std::int64_t at(const std::string& name) const {
        const auto found = m_offsets.find(name);
        return found == m_offsets.end() ? -1 : found->second;
    }
    [[nodiscard]] NormPlaces norm(const std::string& name) const {
        return {at(name + ".gamma"), at(name + ".beta")};
    }
    [[nodiscard]] LinearPlaces linear(const std::string& prefix, const char* suffix) const {
        return {at(prefix + "W" + suffix), at(prefix + "b" + suffix)};
    }
    [[nodiscard]] AttentionPlaces attention(const std::string& name) const {
        return {linear(name + ".", "q"), linear(name + ".", "k"), linear(name + ".", "v"),
                linear(name + ".", "o")};
    }

private:
    std::unordered_map<std::string, std::int64_t> m_offsets;
};

std::vector<BlockPlaces> stack(const Finder& find, const std::string& prefix, int count, int firstBlock,
                               bool causal, bool cross, const ModelConfig& config, int& heads) {
    std::vector<BlockPlaces> blocks;
    for (int i = 0; i < count; ++i) {
        char digits[16];
        const std::string name =
            prefix + "." + std::string(digits, std::to_chars(digits, digits + 16, i).ptr);
        BlockPlaces b;
        b.residual = config.switchesOf(firstBlock + i).residual;
        b.causal = causal;
        b.scoreDivisor = config.scoreDivisor(i);
        b.norm1 = find.norm(name + ".ln1");
        b.norm2 = find.norm(name + (cross ? ".ln3" : ".ln2"));
        b.attention = find.attention(name + (cross ? ".self" : ".attn"));
        b.firstHead = heads;
        heads += config.heads;
        if (cross) {
            b.normCross = find.norm(name + ".ln2");
            b.cross = find.attention(name + ".cross");
            b.firstCrossHead = heads;
            heads += config.heads;
        }
        b.up = find.linear(name + ".mlp.", "1");
        b.down = find.linear(name + ".mlp.", "2");
        if (!b.attention.there()) b.norm1 = {};
        blocks.push_back(b);
    }
    return blocks;
}

} // namespace

ModelPlaces findPlaces(const ModelConfig& config) {
    const Finder find(config);
    ModelPlaces p;
    const bool pair = config.kind == ModelKind::EncoderDecoder;
    p.tokens = find.at(pair ? "tgt_emb" : "tok_emb");
    p.positions = find.at(pair ? "tgt_pos" : "pos_emb");
    p.source = find.at("src_emb");
    p.sourcePositions = find.at("src_pos");
    if (config.kind == ModelKind::WindowMlp) {
        p.windowLayer = find.linear("mlp.", "1");
    } else if (pair) {
        p.encoder = stack(find, "enc", config.encoderBlocks, 0, false, false, config, p.heads);
        p.blocks =
            stack(find, "dec", config.blocks, config.encoderBlocks, config.causal, true, config, p.heads);
    } else {
        p.blocks = stack(find, "blocks", config.blocks, 0, config.causal, false, config, p.heads);
    }
    p.encoderNorm = find.norm("enc_ln");
    p.finalNorm = find.norm("ln_f");
    p.head = find.linear("head.", "");
    if (config.tied) p.head.weight = p.tokens;
    return p;
}

} // namespace dikkat
