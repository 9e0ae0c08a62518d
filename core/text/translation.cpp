#include "core/text/translation.h"

#include "core/base/random.h"
#include "core/text/turkish.h"

#include <algorithm>
#include <unordered_set>

namespace dikkat {
namespace {

struct Noun {
    std::string_view turkish, english;
    Softening softening;
};

struct Verb {
    std::string_view stem;                ///< Turkish
    std::string_view base, past, present; ///< English
    unsigned objects;                     ///< kinds of objects it takes
};

enum ObjectKind : unsigned { Food = 1, Drink = 2, Thing = 4, Being = 8, Writing = 16 };

struct Object {
    Noun noun;
    ObjectKind kind;
};

constexpr Noun kSubjects[] = {
    {"kedi", "cat", Softening::No},      {"köpek", "dog", Softening::Yes},
    {"kuş", "bird", Softening::No},      {"çocuk", "child", Softening::Yes},
    {"kız", "girl", Softening::No},      {"öğretmen", "teacher", Softening::No},
    {"ayı", "bear", Softening::No},      {"fare", "mouse", Softening::No},
    {"doktor", "doctor", Softening::No}, {"tavşan", "rabbit", Softening::No},
};

constexpr Object kThings[] = {
    {{"balık", "fish", Softening::Yes}, Food},       {{"ekmek", "bread", Softening::Yes}, Food},
    {{"elma", "apple", Softening::No}, Food},        {{"peynir", "cheese", Softening::No}, Food},
    {{"süt", "milk", Softening::No}, Drink},         {{"su", "water", Softening::No}, Drink},
    {{"top", "ball", Softening::No}, Thing},         {{"çiçek", "flower", Softening::Yes}, Thing},
    {{"kutu", "box", Softening::No}, Thing},         {{"kitap", "book", Softening::Yes}, Writing},
    {{"mektup", "letter", Softening::Yes}, Writing},
};

constexpr Verb kVerbs[] = {
    {"ye", "eat", "ate", "is eating", Food},
    {"iç", "drink", "drank", "is drinking", Drink},
    {"oku", "read", "read", "is reading", Writing},
    {"gör", "see", "saw", "sees", Food | Drink | Thing | Being | Writing},
    {"sev", "love", "loved", "loves", Food | Drink | Being | Writing},
    {"al", "take", "took", "is taking", Food | Drink | Thing | Writing},
    {"bul", "find", "found", "finds", Food | Drink | Thing | Being | Writing},
    {"taşı", "carry", "carried", "is carrying", Food | Drink | Thing | Being | Writing},
    {"ara", "seek", "sought", "is seeking", Food | Drink | Thing | Being | Writing},
};

constexpr std::pair<std::string_view, std::string_view> kAdjectives[] = {
    {"küçük", "small"}, {"büyük", "big"},   {"güzel", "beautiful"},
    {"eski", "old"},    {"beyaz", "white"}, {"kırmızı", "red"}};

constexpr std::pair<std::string_view, std::string_view> kPlaces[] = {
    {"bahçe", "garden"},   {"park", "park"}, {"ev", "house"},
    {"mutfak", "kitchen"}, {"oda", "room"},  {"orman", "forest"}};

constexpr VerbForm kForms[] = {VerbForm::Past, VerbForm::NegativePast, VerbForm::Continuous,
                               VerbForm::Future};

/// Without "a": in Turkish always the definite object here.
bool isUncountable(std::string_view english) {
    return english == "bread" || english == "cheese" || english == "milk" || english == "water";
}

/// Joins words by single spaces; empty ones are left out.
std::string join(std::initializer_list<std::string_view> words) {
    std::string out;
    for (const std::string_view word : words) {
        if (word.empty()) continue;
        if (!out.empty()) out += ' ';
        out += word;
    }
    return out;
}

std::string englishVerb(const Verb& verb, VerbForm form) {
    switch (form) {
    case VerbForm::Past: return std::string(verb.past);
    case VerbForm::NegativePast: return join({"did not", verb.base});
    case VerbForm::Continuous: return std::string(verb.present);
    case VerbForm::Future: break;
    }
    return join({"will", verb.base});
}

/// "a" or "an" by the next letter; enough for the words of this grammar.
std::string_view indefinite(std::string_view next) {
    return std::string_view("aeiou").find(next.front()) != std::string_view::npos ? "an" : "a";
}

template <class T, std::size_t N>
const T& pick(Random& random, const T (&from)[N]) {
    return from[static_cast<std::size_t>(random.integer(0, N))];
}

/// An adjective in `oneIn` of the cases, otherwise two empty words.
std::pair<std::string_view, std::string_view> maybeAdjective(Random& random, std::int64_t oneIn) {
    if (random.integer(0, oneIn) != 0) return {};
    return pick(random, kAdjectives);
}

/// A noun the verb can have as its object, a being or a thing.
Noun pickObject(Random& random, const Verb& verb) {
    for (;;) {
        if ((verb.objects & Being) != 0 && random.integer(0, 3) == 0) return pick(random, kSubjects);
        const Object& object = pick(random, kThings);
        if ((verb.objects & object.kind) != 0) return object.noun;
    }
}

SentencePair draw(Random& random) {
    const Noun& subject = pick(random, kSubjects);
    const Verb& verb = pick(random, kVerbs);
    const VerbForm form = pick(random, kForms);
    const Noun object = pickObject(random, verb);
    const auto subjectAdjective = maybeAdjective(random, 3), objectAdjective = maybeAdjective(random, 3);
    const bool place = random.integer(0, 3) == 0,
               definite = isUncountable(object.english) || random.integer(0, 3) != 0;
    const auto& [placeTurkish, placeEnglish] = pick(random, kPlaces);

    SentencePair out;
    const std::string where = place ? locative(placeTurkish) : std::string();
    // Turkish marks the definite object by its case, the indefinite one by "bir" between adjective and noun
    const std::string what =
        definite ? accusative(object.turkish, object.softening) : join({"bir", object.turkish});
    out.source = join({subjectAdjective.first, subject.turkish, where, objectAdjective.first, what,
                       conjugate(verb.stem, form)});
    const std::string_view next = objectAdjective.second.empty() ? object.english : objectAdjective.second;
    out.target = join({"the", subjectAdjective.second, subject.english, englishVerb(verb, form),
                       definite ? "the" : indefinite(next), objectAdjective.second, object.english,
                       place ? "in the" : "", place ? placeEnglish : ""});
    return out;
}

} // namespace

std::vector<SentencePair> translationPairs(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<SentencePair> out;
    std::unordered_set<std::string> seen;
    // the grammar is far larger than any use of it; the bound only keeps an absurd count from running for
    // ever
    for (std::size_t tries = 0; out.size() < count && tries < 100 * count + 1000; ++tries)
        if (SentencePair pair = draw(random); seen.insert(pair.source).second) out.push_back(std::move(pair));
    return out;
}

DataSplit<std::vector<SentencePair>> splitPairs(std::vector<SentencePair> pairs, double trainingShare) {
    const auto cut = static_cast<std::ptrdiff_t>(
        std::clamp(trainingShare, 0.0, 1.0) * static_cast<double>(pairs.size()) + 0.5);
    DataSplit<std::vector<SentencePair>> out;
    out.validation.assign(std::make_move_iterator(pairs.begin() + cut), std::make_move_iterator(pairs.end()));
    pairs.resize(static_cast<std::size_t>(cut));
    out.training = std::move(pairs);
    return out;
}

Vocabulary translationVocabulary() {
    std::vector<std::string> texts{"the a an in did not is will bir"};
    const auto noun = [&](const Noun& n) {
        texts.push_back(
            join({isUncountable(n.english) ? "" : n.turkish, accusative(n.turkish, n.softening), n.english}));
    };
    for (const Noun& n : kSubjects) noun(n);
    for (const Object& o : kThings) noun(o.noun);
    for (const auto& [turkish, english] : kAdjectives) texts.push_back(join({turkish, english}));
    for (const auto& [turkish, english] : kPlaces) texts.push_back(join({locative(turkish), english}));
    for (const Verb& verb : kVerbs)
        for (const VerbForm form : kForms)
            texts.push_back(join({conjugate(verb.stem, form), englishVerb(verb, form)}));
    return Vocabulary::words(texts).value();
}

} // namespace dikkat
