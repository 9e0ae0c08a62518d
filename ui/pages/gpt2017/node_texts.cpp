#include "ui/pages/gpt2017/node_texts.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(NodeTexts)
};
} // namespace

QString nodeText(const NodeId& n) {
    const bool gpt = n.model == 1;
    switch (n.kind) {
    case NodeKind::Embedding:
        return gpt ? Words::tr("Each token becomes a vector; a learned vector for its position is added.")
               : n.side == Side::Encoder
                   ? Words::tr(
                         "The words of the source become vectors, times √d; sinusoids mark their positions.")
                   : Words::tr("The target written so far becomes vectors, in the same way as the source.");
    case NodeKind::Attention:
        return n.side == Side::Encoder
                   ? Words::tr(
                         "Every source word looks at all source words, including later ones: no mask here.")
               : gpt ? Words::tr("Every token looks at itself and at what came before. Prompt and answer are "
                                 "one sequence.")
                     : Words::tr("The target looks at its own past, under the causal mask.");
    case NodeKind::Cross:
        return Words::tr("The bridge: queries come from the target, keys and values from the encoder. A GPT "
                         "has no encoder, "
                         "so there is nothing to look across to, and 4 d² weights of each block go with it.");
    case NodeKind::Mlp:
        return gpt ? Words::tr("Two thirds of the block’s weights; each position by itself, with GELU.")
                   : Words::tr("Each position by itself, four times as wide inside, with ReLU.");
    case NodeKind::Add:
        return Words::tr("The sublayer’s result is added to the stream: the same in both models.");
    case NodeKind::Norm:
        return gpt ? Words::tr("Before the sublayer: the stream itself stays untouched.")
                   : Words::tr("After the addition: the stream is normalised again and again.");
    case NodeKind::FinalNorm:
        return Words::tr("Pre-norm lets the stream grow; it is normalised once more before the output.");
    case NodeKind::Head:
        return Words::tr("One number for every symbol of the vocabulary; softmax makes shares out of them.");
    case NodeKind::Block: break;
    }
    return {};
}

std::optional<PageId> nodePage(const NodeId& n) {
    switch (n.kind) {
    case NodeKind::Embedding: return PageId::MaskAndPosition;
    case NodeKind::Attention: return PageId::QueryKeyValue;
    case NodeKind::Cross: return std::nullopt; // the translator on this page
    case NodeKind::Mlp:
    case NodeKind::Add:
    case NodeKind::Norm:
    case NodeKind::FinalNorm:
    case NodeKind::Block: return PageId::Block;
    case NodeKind::Head: return PageId::Generation;
    }
    return std::nullopt;
}

} // namespace dikkat::ui
