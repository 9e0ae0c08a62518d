#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace dikkat::ui {

/// What undo covers on page 8.
struct HeadsState {
    std::optional<QString> text, source; ///< none: a text that fits the model
    std::vector<int> off;                ///< numbers of switched-off heads, ascending

    [[nodiscard]] bool isOff(int head) const;
    void setOff(int head, bool off);

    static HeadsState from(const QJsonObject& json); ///< what makes no sense is left out
    [[nodiscard]] QJsonObject json() const;
    bool operator==(const HeadsState&) const = default;
};

enum class HeadsPanel { Links, Pair, Compare, Writes };
/// Entropy and Here are of the text on screen, the others of the model whatever the text.
enum class HeadsColumn { Head, Entropy, Back, First, Self, Induction, Delta, Here };

/// How the page is being looked at; saved, not undone.
struct HeadsView {
    static constexpr int automatic = -1, nothing = -2;

    int head = automatic;
    int query = automatic, key = automatic; ///< nothing: no cell is chosen
    HeadsPanel panel = HeadsPanel::Links;
    qint64 moment = -1;     ///< updates made; −1: the newest weights
    qint64 compare = -1;    ///< the moment beside it; −1: none, −2: a second opened model
    bool difference = true; ///< the compare panel shows the difference, else the other map
    HeadsColumn sort = HeadsColumn::Head;
    bool descending = false;
    bool greedy = true; ///< what the model writes: the likeliest token, else drawn with a seed
    int seed = 1;
    int step = 0; ///< of the guide

    static HeadsView from(const QJsonObject& json);
    [[nodiscard]] QJsonObject json() const;
    bool operator==(const HeadsView&) const = default;
};

} // namespace dikkat::ui
