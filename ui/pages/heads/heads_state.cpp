#include "ui/pages/heads/heads_state.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int mostHeads = 100'000;
constexpr qsizetype longestText = 20'000;

/// A whole number in [low, high], else `otherwise`.
qint64 whole(const QJsonValue& value, qint64 low, qint64 high, qint64 otherwise) {
    const double number = value.toDouble(NAN);
    const bool fits = number == std::floor(number) && number >= static_cast<double>(low) &&
                      number <= static_cast<double>(high);
    return fits ? static_cast<qint64>(number) : otherwise;
}

int wholeInt(const QJsonValue& value, int low, int high, int otherwise) {
    return static_cast<int>(whole(value, low, high, otherwise));
}

std::optional<QString> text(const QJsonValue& value) {
    if (!value.isString()) return std::nullopt;
    return value.toString().left(longestText);
}

} // namespace

bool HeadsState::isOff(int head) const {
    return std::ranges::binary_search(off, head);
}

void HeadsState::setOff(int head, bool isOff) {
    const auto at = std::ranges::lower_bound(off, head);
    const bool there = at != off.end() && *at == head;
    if (isOff && !there) off.insert(at, head);
    if (!isOff && there) off.erase(at);
}

HeadsState HeadsState::from(const QJsonObject& json) {
    HeadsState s;
    s.text = dikkat::ui::text(json.value("text"));
    s.source = dikkat::ui::text(json.value("source"));
    for (const QJsonValue& value : json.value("off").toArray())
        if (const int head = wholeInt(value, 0, mostHeads, -1); head >= 0) s.setOff(head, true);
    return s;
}

QJsonObject HeadsState::json() const {
    QJsonObject json;
    if (text) json.insert("text", *text);
    if (source) json.insert("source", *source);
    if (!off.empty()) {
        QJsonArray array;
        for (const int head : off) array.append(head);
        json.insert("off", array);
    }
    return json;
}

HeadsView HeadsView::from(const QJsonObject& json) {
    constexpr qint64 mostSteps = qint64{1} << 50;
    const HeadsView d;
    HeadsView v;
    v.head = wholeInt(json.value("head"), -1, mostHeads, d.head);
    v.query = wholeInt(json.value("query"), nothing, mostHeads, d.query);
    v.key = wholeInt(json.value("key"), nothing, mostHeads, d.key);
    v.panel = static_cast<HeadsPanel>(wholeInt(json.value("panel"), 0, 3, 0));
    v.moment = whole(json.value("moment"), -1, mostSteps, d.moment);
    v.compare = whole(json.value("compare"), -2, mostSteps, d.compare);
    v.difference = json.value("difference").toBool(d.difference);
    v.sort = static_cast<HeadsColumn>(wholeInt(json.value("sort"), 0, 7, 0));
    v.descending = json.value("descending").toBool(d.descending);
    v.greedy = json.value("greedy").toBool(d.greedy);
    v.seed = wholeInt(json.value("seed"), 0, 999'999, d.seed);
    v.step = wholeInt(json.value("step"), 0, 100, d.step);
    return v;
}

QJsonObject HeadsView::json() const {
    return {{"head", head},
            {"query", query},
            {"key", key},
            {"panel", static_cast<int>(panel)},
            {"moment", moment},
            {"compare", compare},
            {"difference", difference},
            {"sort", static_cast<int>(sort)},
            {"descending", descending},
            {"greedy", greedy},
            {"seed", seed},
            {"step", step}};
}

} // namespace dikkat::ui
