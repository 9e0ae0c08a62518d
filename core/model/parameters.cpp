#include "core/model/parameters.h"

#include "core/base/initialise.h"

#include <charconv>
#include <cmath>

namespace dikkat {

namespace {

std::string number(int n) {
    char text[16];
    const auto end = std::to_chars(text, text + sizeof text, n).ptr;
    return {text, end};
}

/// Collects weights one after another.
struct LayoutBuilder {
    std::vector<ParameterInfo> list;
    std::int64_t next = 0;
    int block = -1;

    void matrix(std::string name, Part part, Index rows, Index columns) {
        add(std::move(name), part, rows, columns, true);
    }
    void vector(std::string name, Part part, Index columns) { add(std::move(name), part, 1, columns, false); }
    void norm(const std::string& name, Part part, Index width) {
        vector(name + ".gamma", part, width);
        vector(name + ".beta", part, width);
    }
    void attention(const std::string& name, const ModelConfig& c) {
        matrix(name + ".Wq", Part::Query, c.width, c.width);
        matrix(name + ".Wk", Part::Key, c.width, c.width);
        matrix(name + ".Wv", Part::Value, c.width, c.width);
        if (c.qkvBias) {
            vector(name + ".bq", Part::Query, c.width);
            vector(name + ".bk", Part::Key, c.width);
            vector(name + ".bv", Part::Value, c.width);
        }
        matrix(name + ".Wo", Part::AttentionOutput, c.width, c.width);
        if (c.outputBias) vector(name + ".bo", Part::AttentionOutput, c.width);
    }
    void mlp(const std::string& name, const ModelConfig& c, Index in, Index out) {
        matrix(name + ".W1", Part::MlpIn, in, c.mlpWidth);
        if (c.mlpBias) vector(name + ".b1", Part::MlpIn, c.mlpWidth);
        if (out == 0) return;
        matrix(name + ".W2", Part::MlpOut, c.mlpWidth, out);
        if (c.mlpBias) vector(name + ".b2", Part::MlpOut, out);
    }
    /// cross: a decoder block of an encoder–decoder.
    void stack(const std::string& prefix, int count, const ModelConfig& c, bool cross) {
        for (int i = 0; i < count; ++i) {
            ++block;
            const std::string name = prefix + "." + number(i);
            const BlockSwitches on = c.switchesOf(block);
            if (on.norm && on.attention) norm(name + ".ln1", Part::Norm, c.width);
            if (on.attention) attention(name + (cross ? ".self" : ".attn"), c);
            if (cross && on.attention) {
                if (on.norm) norm(name + ".ln2", Part::Norm, c.width);
                attention(name + ".cross", c);
            }
            if (on.norm && on.mlp) norm(name + (cross ? ".ln3" : ".ln2"), Part::Norm, c.width);
            if (on.mlp) mlp(name + ".mlp", c, c.width, c.width);
        }
    }

private:
    void add(std::string name, Part part, Index rows, Index columns, bool isMatrix) {
        list.push_back({std::move(name), part, block, isMatrix, rows, columns, next});
        next += std::int64_t{rows} * columns;
    }
};

void head(LayoutBuilder& b, const ModelConfig& c, Index in) {
    b.block = -1;
    if (!c.tied) b.matrix("head.W", Part::Head, in, c.vocabulary);
    if (c.headBias) b.vector("head.b", Part::Head, c.vocabulary);
}

} // namespace

std::vector<ParameterInfo> parameterLayout(const ModelConfig& c) {
    LayoutBuilder b;
    const bool learned = c.positions == Positions::Learned;
    switch (c.kind) {
    case ModelKind::Gpt:
        b.matrix("tok_emb", Part::TokenEmbedding, c.vocabulary, c.width);
        if (learned) b.matrix("pos_emb", Part::PositionEmbedding, c.context, c.width);
        b.stack("blocks", c.blocks, c, false);
        b.block = -1;
        if (c.finalNorm) b.norm("ln_f", Part::FinalNorm, c.width);
        head(b, c, c.width);
        break;
    case ModelKind::EncoderDecoder:
        b.matrix("src_emb", Part::TokenEmbedding, c.vocabulary, c.width);
        b.matrix("tgt_emb", Part::TokenEmbedding, c.vocabulary, c.width);
        if (learned) {
            b.matrix("src_pos", Part::PositionEmbedding, c.sourceContext, c.width);
            b.matrix("tgt_pos", Part::PositionEmbedding, c.context, c.width);
        }
        b.stack("enc", c.encoderBlocks, c, false);
        if (c.finalNorm) {
            const int last = std::exchange(b.block, -1);
            b.norm("enc_ln", Part::FinalNorm, c.width);
            b.block = last;
        }
        b.stack("dec", c.blocks, c, true);
        b.block = -1;
        if (c.finalNorm) b.norm("ln_f", Part::FinalNorm, c.width);
        head(b, c, c.width);
        break;
    case ModelKind::WindowMlp:
        b.matrix("tok_emb", Part::TokenEmbedding, c.vocabulary, c.width);
        b.mlp("mlp", c, Index{c.context} * c.width, 0);
        head(b, c, c.mlpWidth);
        break;
    }
    return b.list;
}

ParameterCount countParameters(const ModelConfig& config) {
    ParameterCount n;
    const int counted = config.kind == ModelKind::EncoderDecoder ? config.encoderBlocks : 0;
    for (const ParameterInfo& p : parameterLayout(config)) {
        const std::int64_t size = p.size();
        n.total += size;
        if (p.block >= 0) n.blocks += size;
        if (p.block == counted) n.perBlock += size;
        switch (p.part) {
        case Part::TokenEmbedding: n.tokenEmbedding += size; break;
        case Part::PositionEmbedding: n.positionEmbedding += size; break;
        case Part::Norm: n.norms += size; break;
        case Part::Query:
        case Part::Key:
        case Part::Value:
        case Part::AttentionOutput:
            (p.name.find(".cross.") == std::string::npos ? n.attention : n.crossAttention) += size;
            break;
        case Part::MlpIn:
        case Part::MlpOut: n.mlp += size; break;
        case Part::FinalNorm: n.finalNorm += size; break;
        case Part::Head: n.head += size; break;
        }
    }
    return n;
}

template <class Scalar>
Parameters<Scalar>::Parameters(const ModelConfig& config)
    : m_config(config), m_layout(parameterLayout(config)) {
    const std::int64_t size = m_layout.empty() ? 0 : m_layout.back().offset + m_layout.back().size();
    m_data.assign(static_cast<std::size_t>(size), Scalar(0));
}

template <class Scalar>
int Parameters<Scalar>::find(std::string_view name) const {
    for (std::size_t i = 0; i < m_layout.size(); ++i)
        if (m_layout[i].name == name) return static_cast<int>(i);
    return -1;
}

template <class Scalar>
typename Parameters<Scalar>::View Parameters<Scalar>::view(int index) {
    const ParameterInfo& p = m_layout.at(static_cast<std::size_t>(index));
    return View(m_data.data() + p.offset, p.rows, p.columns);
}

template <class Scalar>
typename Parameters<Scalar>::ConstView Parameters<Scalar>::view(int index) const {
    const ParameterInfo& p = m_layout.at(static_cast<std::size_t>(index));
    return ConstView(m_data.data() + p.offset, p.rows, p.columns);
}

template class Parameters<float>;
template class Parameters<double>;

} // namespace dikkat
