#include "ui/pages/root_dk/root_dk_state.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

const std::vector<int>& RootDkState::widths() {
    static const std::vector<int> all{1,  2,  3,  4,  5,  6,   8,   10,  12,  16,  20,  24, 32,
                                      40, 48, 64, 80, 96, 128, 160, 192, 256, 320, 384, 512};
    return all;
}

RootDkState RootDkState::withWidth(int value) const {
    RootDkState s = *this;
    s.width = value;
    if (!scaled) s.factor = std::sqrt(static_cast<double>(value));
    return s;
}

RootDkState RootDkState::withScaling(bool on) const {
    RootDkState s = *this;
    s.scaled = on;
    s.factor = on ? 1.0 : std::sqrt(static_cast<double>(width));
    return s;
}

QJsonObject RootDkState::toJson() const {
    return {{"dk", width},
            {"scaled", scaled},
            {"factor", factor},
            {"scores", QJsonArray{scores[0], scores[1], scores[2], scores[3]}},
            {"seed", seed}};
}

RootDkState RootDkState::fromJson(const QJsonObject& json) {
    RootDkState s;
    const int width = json["dk"].toInt(s.width);
    if (std::binary_search(widths().begin(), widths().end(), width)) s.width = width;
    s.scaled = json["scaled"].toBool(s.scaled);
    const double factor = json["factor"].toDouble(s.factor);
    if (factor >= 0 && factor <= maxFactor) s.factor = factor;
    const int seed = json["seed"].toInt(s.seed);
    if (seed >= 0 && seed <= maxSeed) s.seed = seed;
    const QJsonArray scores = json["scores"].toArray();
    for (std::size_t i = 0; i < s.scores.size(); ++i) {
        const int score = scores.at(static_cast<qsizetype>(i)).toInt(s.scores[i]);
        if (score >= -maxScore && score <= maxScore) s.scores[i] = score;
    }
    return s;
}

} // namespace dikkat::ui
