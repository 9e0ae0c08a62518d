#include "core/lesson/sentence_vectors.h"

#include <array>
#include <span>

namespace dikkat {

namespace {

using Four = std::array<double, 4>;
using Two = std::array<double, 2>;

struct Entry {
    WordKind kind = WordKind::Known;
    Four q{}, k{};
    Two v{};
    Four carried{}; ///< Property: what it adds to a pronoun's query
};

// What kinds of words ask for and offer. Columns: thing, heavy, breaks easily, event.
constexpr Entry article{WordKind::Known, {1, 0, 0, 0}, {0, 0, 0, 0}, {0, 0}, {}};
constexpr Entry heavyThing{WordKind::Known, {0, 0, 0, 2}, {3, 2, 0, 0}, {1, 0}, {}};
constexpr Entry fragileThing{WordKind::Known, {0, 0, 0, 2}, {3, 0, 2, 0}, {0, 1}, {}};
constexpr Entry plainThing{WordKind::Known, {0, 0, 0, 2}, {3, 0, 0, 0}, {0, 0}, {}};
constexpr Entry action{WordKind::Known, {2, 1, 1, 0}, {0, 0, 0, 3}, {0, 0}, {}};
constexpr Entry moving{WordKind::Known, {2, 1, 0, 0}, {0, 1, 0, 1}, {0, 0}, {}};
constexpr Entry material{WordKind::Known, {2, 0, 1, 0}, {0, 0, 1, 0}, {0, 1}, {}};
constexpr Entry reason{WordKind::Known, {0, 0, 0, 2}, {0, 0, 0, 2}, {0, 0}, {}};
constexpr Entry link{WordKind::Known, {1, 0, 0, 1}, {0, 0, 0, 0}, {0, 0}, {}};
constexpr Entry pronoun{WordKind::Pronoun, {2, 0, 0, 0}, {1, 0, 0, 0}, {0, 0}, {}};
constexpr Entry heavy{WordKind::Property, {2, 2, 0, 0}, {0, 2, 0, 0}, {1, 0}, {0, 2, 0, 0}};
constexpr Entry fragile{WordKind::Property, {2, 0, 2, 0}, {0, 0, 2, 0}, {0, 1}, {0, 0, 2, 0}};

struct Word {
    std::string_view text;
    const Entry& entry;
};

// No word stands in both languages.
constexpr Word english[] = {
    {"the", article},      {"a", article},           {"an", article},
    {"stone", heavyThing}, {"rock", heavyThing},     {"hammer", heavyThing},
    {"box", heavyThing},   {"jar", fragileThing},    {"vase", fragileThing},
    {"egg", fragileThing}, {"window", fragileThing}, {"cup", fragileThing},
    {"ball", plainThing},  {"book", plainThing},     {"table", plainThing},
    {"broke", action},     {"hit", action},          {"crushed", action},
    {"fell", action},      {"falling", moving},      {"glass", material},
    {"because", reason},   {"when", reason},         {"was", link},
    {"is", link},          {"very", link},           {"so", link},
    {"it", pronoun},       {"heavy", heavy},         {"fragile", fragile},
};

constexpr Word turkish[] = {
    {"bir", article},
    {"bu", article},
    {"taş", heavyThing},
    {"kaya", heavyThing},
    {"çekiç", heavyThing},
    {"kutu", heavyThing},
    {"kavanoz", fragileThing},
    {"kavanozu", fragileThing},
    {"vazo", fragileThing},
    {"vazoyu", fragileThing},
    {"yumurta", fragileThing},
    {"yumurtayı", fragileThing},
    {"bardak", fragileThing},
    {"bardağı", fragileThing},
    {"pencereyi", fragileThing},
    {"top", plainThing},
    {"kitap", plainThing},
    {"masa", plainThing},
    {"kırdı", action},
    {"ezdi", action},
    {"çarptı", action},
    {"düştü", action},
    {"düşen", moving},
    {"cam", material},
    {"çünkü", reason},
    {"çok", link},
    {"o", pronoun},
    {"ağırdı", heavy},
    {"kırılgandı", fragile},
};

constexpr std::array<std::string_view, 2> opposites[] = {{"heavy", "fragile"}, {"ağırdı", "kırılgandı"}};

const Entry* find(std::string_view word) {
    for (const std::span<const Word> list : {std::span<const Word>(english), std::span<const Word>(turkish)})
        for (const Word& w : list)
            if (w.text == word) return &w.entry;
    return nullptr;
}

template <std::size_t N>
void put(Matrix& m, Index row, const std::array<double, N>& numbers) {
    for (std::size_t j = 0; j < N; ++j) m(row, static_cast<Index>(j)) = numbers[j];
}

Index firstOf(const std::vector<WordKind>& kinds, WordKind kind) {
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i] == kind) return static_cast<Index>(i);
    return -1;
}

} // namespace

Index SentenceVectors::pronoun() const {
    return firstOf(kinds, WordKind::Pronoun);
}

Index SentenceVectors::property() const {
    return firstOf(kinds, WordKind::Property);
}

SentenceVectors sentenceVectors(const std::vector<std::string>& words) {
    const auto n = static_cast<Index>(words.size());
    SentenceVectors s{Matrix::Zero(n, sentenceKeyWidth),
                      Matrix::Zero(n, sentenceKeyWidth),
                      Matrix::Zero(n, sentenceValueWidth),
                      {}};
    Row carried = Row::Zero(sentenceKeyWidth);
    for (Index i = 0; i < n; ++i) {
        const Entry* entry = find(words[static_cast<std::size_t>(i)]);
        s.kinds.push_back(entry ? entry->kind : WordKind::Unknown);
        if (!entry) continue;
        put(s.q, i, entry->q);
        put(s.k, i, entry->k);
        put(s.v, i, entry->v);
        for (std::size_t j = 0; j < entry->carried.size(); ++j)
            carried(static_cast<Index>(j)) += entry->carried[j];
    }
    for (Index i = 0; i < n; ++i)
        if (s.kinds[static_cast<std::size_t>(i)] == WordKind::Pronoun) s.q.row(i) += carried;
    return s;
}

std::vector<std::string_view> sentenceWords(SentenceLanguage language) {
    std::vector<std::string_view> words;
    const auto list = language == SentenceLanguage::Turkish ? std::span<const Word>(turkish)
                                                            : std::span<const Word>(english);
    for (const Word& word : list) words.push_back(word.text);
    return words;
}

std::string_view oppositeProperty(std::string_view word) {
    for (const auto& [a, b] : opposites) {
        if (word == a) return b;
        if (word == b) return a;
    }
    return {};
}

} // namespace dikkat
