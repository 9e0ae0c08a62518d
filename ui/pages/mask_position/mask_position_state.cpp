#include "ui/pages/mask_position/mask_position_state.h"

#include <algorithm>

namespace dikkat::ui {

namespace {

void take(int& value, const QJsonValue& json, int least, int most) {
    const int number = json.toInt(value);
    if (number >= least && number <= most) value = number;
}

} // namespace

QJsonObject MaskPositionState::toJson() const {
    return {{"causal", causal},
            {"seed", seed},
            {"place", place},
            {"shift", shift},
            {"block", block},
            {"head", head},
            {"positions", static_cast<int>(positions)},
            {"blocks", blocks},
            {"shuffle", shuffle},
            {"table", static_cast<int>(table)},
            {"width", width},
            {"length", length},
            {"row", row},
            {"text", text},
            {"leak_seed", leakSeed}};
}

MaskPositionState MaskPositionState::fromJson(const QJsonObject& json) {
    MaskPositionState s;
    s.causal = json["causal"].toBool(s.causal);
    take(s.seed, json["seed"], 0, maxSeed);
    take(s.place, json["place"], 0, symbols - 1);
    take(s.shift, json["shift"], 1, alphabet - 1);
    take(s.block, json["block"], 0, modelBlocks - 1);
    take(s.head, json["head"], 0, modelHeads - 1);
    int positions = static_cast<int>(s.positions);
    take(positions, json["positions"], 0, static_cast<int>(Positions::Learned));
    s.positions = static_cast<Positions>(positions);
    take(s.blocks, json["blocks"], 1, modelBlocks);
    take(s.shuffle, json["shuffle"], 0, maxSeed);
    int table = static_cast<int>(s.table);
    take(table, json["table"], 0, static_cast<int>(PositionTable::Trained));
    s.table = static_cast<PositionTable>(table);
    take(s.width, json["width"], minWidth, maxWidth);
    take(s.length, json["length"], minLength, maxLength);
    take(s.row, json["row"], 0, maxLength - 1);
    s.row = std::min(s.row, s.length - 1);
    s.text = json["text"].toString().left(maxText);
    if (s.text.size() < 2) s.text.clear();
    take(s.leakSeed, json["leak_seed"], 0, maxSeed);
    return s;
}

} // namespace dikkat::ui
