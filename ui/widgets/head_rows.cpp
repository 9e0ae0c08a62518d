#include "ui/widgets/head_rows.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadRows)
};

int headsIn(const ModelTrace& trace) {
    for (const auto* stack : {&trace.encoder, &trace.blocks})
        for (const BlockTrace& block : *stack)
            for (const auto* attention : {&block.attention, &block.cross})
                if (*attention) return static_cast<int>((*attention)->inner.heads.size());
    return 0;
}

} // namespace

std::vector<HeadRow> headRows(const ModelTrace& trace) {
    std::vector<HeadRow> rows;
    const int heads = headsIn(trace);
    int next = 0;
    const auto add = [&](HeadPlace place, std::size_t layer, const std::optional<AttentionTrace>& attention) {
        rows.push_back(
            {place, static_cast<int>(layer), next, attention ? heads : 0, attention ? &*attention : nullptr});
        next += heads;
    };
    for (std::size_t i = 0; i < trace.encoder.size(); ++i)
        add(HeadPlace::EncoderSelf, i, trace.encoder[i].attention);
    const bool translates = !trace.encoder.empty() || trace.memory.size() > 0;
    for (std::size_t i = 0; i < trace.blocks.size(); ++i) {
        add(HeadPlace::Self, i, trace.blocks[i].attention);
        if (translates) add(HeadPlace::Cross, i, trace.blocks[i].cross);
    }
    return rows;
}

const HeadRow* rowOf(const std::vector<HeadRow>& rows, int number) {
    for (const HeadRow& row : rows)
        if (row.has(number)) return &row;
    return nullptr;
}

QString layerName(HeadPlace place, int layer) {
    switch (place) {
    case HeadPlace::Self: return Words::tr("Layer %1").arg(layer + 1);
    case HeadPlace::EncoderSelf: return Words::tr("Encoder %1").arg(layer + 1);
    case HeadPlace::Cross: return Words::tr("Cross-attention %1").arg(layer + 1);
    }
    return {};
}

QString shortLayerName(HeadPlace place, int layer) {
    switch (place) {
    //: very short: layer
    case HeadPlace::Self: return Words::tr("L%1").arg(layer + 1);
    //: very short: encoder
    case HeadPlace::EncoderSelf: return Words::tr("E%1").arg(layer + 1);
    //: very short: cross-attention
    case HeadPlace::Cross: return Words::tr("C%1").arg(layer + 1);
    }
    return {};
}

QString headName(HeadPlace place, int layer, int head) {
    return Words::tr("%1, head %2").arg(layerName(place, layer)).arg(head + 1);
}

} // namespace dikkat::ui
