#pragma once

#include "core/analysis/head_scores.h"
#include "core/model/trace.h"

#include <QString>
#include <vector>

namespace dikkat::ui {

/// One attention sublayer of a trace and the numbers of its heads (as in ForwardOptions::heads).
struct HeadRow {
    HeadPlace place = HeadPlace::Self;
    int layer = 0;                             ///< within its stack
    int first = 0;                             ///< number of its first head
    int heads = 0;                             ///< 0: switched off as a whole
    const AttentionTrace* attention = nullptr; ///< into the trace; null: switched off as a whole

    [[nodiscard]] bool has(int number) const { return number >= first && number < first + heads; }
    [[nodiscard]] const HeadTrace& trace(int number) const {
        return attention->inner.heads[static_cast<std::size_t>(number - first)];
    }
};

/// In the order of ForwardOptions::heads; a sublayer that is switched off keeps its numbers and has no heads.
std::vector<HeadRow> headRows(const ModelTrace& trace);
/// Null when there is no such head.
const HeadRow* rowOf(const std::vector<HeadRow>& rows, int number);

/// "Layer 2", "Encoder 1", "Cross-attention 1".
QString layerName(HeadPlace place, int layer);
/// The same where there is hardly room: "L2", "E1", "C1".
QString shortLayerName(HeadPlace place, int layer);
/// "Layer 2, head 1".
QString headName(HeadPlace place, int layer, int head);

} // namespace dikkat::ui
