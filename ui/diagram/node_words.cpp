#include "ui/diagram/node_words.h"

#include "ui/i18n/numbers.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Diagram)
};

QString activationName(Activation a) {
    switch (a) {
    case Activation::Relu: return QStringLiteral("ReLU");
    case Activation::GeluExact:
    case Activation::GeluTanh: return QStringLiteral("GELU");
    case Activation::Tanh: return QStringLiteral("tanh");
    case Activation::Silu: return QStringLiteral("SiLU");
    case Activation::QuickGelu: return QStringLiteral("GELU");
    case Activation::ReluSquared: return QStringLiteral("ReLU²");
    }
    return {};
}

} // namespace

QString nodeTitle(const NodeId& n, const ModelConfig& c) {
    switch (n.kind) {
    case NodeKind::Embedding:
        return c.positions == Positions::None ? Words::tr("Embedding") : Words::tr("Embedding + position");
    case NodeKind::Block: return integer(n.block + 1);
    case NodeKind::Norm: return Words::tr("LayerNorm");
    case NodeKind::Attention:
        return n.side == Side::Decoder && c.causal ? Words::tr("Masked self-attention")
                                                   : Words::tr("Self-attention");
    case NodeKind::Cross: return Words::tr("Cross-attention");
    case NodeKind::Mlp: return Words::tr("MLP, %1").arg(activationName(c.activation));
    case NodeKind::Add: return {};
    case NodeKind::FinalNorm: return Words::tr("Final LayerNorm");
    case NodeKind::Head: return Words::tr("Output layer → logits");
    }
    return {};
}

QString nodeDetail(const NodeId& n, const ModelConfig& c) {
    if (n.kind == NodeKind::Attention || n.kind == NodeKind::Cross)
        return c.heads == 1 ? Words::tr("1 head × %1").arg(integer(c.width))
                            : Words::tr("%1 heads × %2 = %3")
                                  .arg(integer(c.heads), integer(c.headWidth()), integer(c.width));
    if (n.kind == NodeKind::Mlp)
        return QStringLiteral("%1 → %2 → %1").arg(integer(c.width), integer(c.mlpWidth));
    return {};
}

QString nodeName(const NodeId& n, const ModelConfig& c) {
    const auto inBlock = [&](const QString& what) {
        if (c.kind == ModelKind::EncoderDecoder)
            return (n.side == Side::Encoder ? Words::tr("encoder block %1, %2")
                                            : Words::tr("decoder block %1, %2"))
                .arg(integer(n.block + 1), what);
        return Words::tr("block %1, %2").arg(integer(n.block + 1), what);
    };
    switch (n.kind) {
    case NodeKind::Embedding:
        if (c.kind == ModelKind::EncoderDecoder)
            return n.side == Side::Encoder ? Words::tr("Embedding of the source")
                                           : Words::tr("Embedding of the target");
        return nodeTitle(n, c);
    case NodeKind::FinalNorm:
    case NodeKind::Head: return nodeTitle(n, c);
    case NodeKind::Block: return Words::tr("Block %1").arg(integer(n.block + 1));
    case NodeKind::Norm:
        switch (n.sublayer) {
        case Sublayer::Attention: return inBlock(Words::tr("LayerNorm of the attention"));
        case Sublayer::Cross: return inBlock(Words::tr("LayerNorm of the cross-attention"));
        case Sublayer::Mlp: return inBlock(Words::tr("LayerNorm of the MLP"));
        }
        break;
    case NodeKind::Add:
        switch (n.sublayer) {
        case Sublayer::Attention: return inBlock(Words::tr("stream + attention"));
        case Sublayer::Cross: return inBlock(Words::tr("stream + cross-attention"));
        case Sublayer::Mlp: return inBlock(Words::tr("stream + MLP"));
        }
        break;
    case NodeKind::Attention: return inBlock(Words::tr("self-attention"));
    case NodeKind::Cross: return inBlock(Words::tr("cross-attention"));
    case NodeKind::Mlp: return inBlock(QStringLiteral("MLP"));
    }
    return {};
}

QString tensorTitle(const NodeTensor& t) {
    const auto ofHead = [&](const QString& what) {
        return t.head < 0 ? what : Words::tr("%1, head %2").arg(what, integer(t.head + 1));
    };
    switch (t.kind) {
    case TensorKind::Tokens: return Words::tr("token embeddings");
    case TensorKind::Positions: return Words::tr("position embeddings");
    case TensorKind::Input: return Words::tr("input");
    case TensorKind::Query: return ofHead(Words::tr("queries"));
    case TensorKind::Key: return ofHead(Words::tr("keys"));
    case TensorKind::Value: return ofHead(Words::tr("values"));
    case TensorKind::Scores: return ofHead(Words::tr("scores"));
    case TensorKind::Weights: return ofHead(Words::tr("attention weights"));
    case TensorKind::HeadOutput: return ofHead(Words::tr("output"));
    case TensorKind::Concat: return Words::tr("all heads side by side");
    case TensorKind::Hidden: return Words::tr("before the activation");
    case TensorKind::Activated: return Words::tr("after the activation");
    case TensorKind::Output: return ofHead(Words::tr("output"));
    case TensorKind::Logits: return Words::tr("logits");
    }
    return {};
}

QString shapeText(const Matrix& values) {
    return QStringLiteral("(%1, %2)").arg(integer(values.rows()), integer(values.cols()));
}

} // namespace dikkat::ui
