#include "core/text/turkish.h"

#include "core/text/utf8.h"

#include <algorithm>

namespace dikkat {
namespace {

constexpr std::u32string_view kVowels = U"aıoueiöü";
constexpr std::u32string_view kVoiceless = U"fstkçşhp";

bool isVowel(char32_t c) {
    return kVowels.find(c) != std::u32string_view::npos;
}
bool isBack(char32_t vowel) {
    return std::u32string_view(U"aıou").find(vowel) != std::u32string_view::npos;
}
bool isRound(char32_t vowel) {
    return std::u32string_view(U"oöuü").find(vowel) != std::u32string_view::npos;
}

char32_t lastVowel(std::u32string_view word) {
    const auto at = std::find_if(word.rbegin(), word.rend(), isVowel);
    return at == word.rend() ? U'e' : *at;
}

/// a or e after the last vowel.
char32_t openVowel(std::u32string_view word) {
    return isBack(lastVowel(word)) ? U'a' : U'e';
}

/// ı, i, u or ü after the last vowel.
char32_t closeVowel(std::u32string_view word) {
    const char32_t last = lastVowel(word);
    if (isRound(last)) return isBack(last) ? U'u' : U'ü';
    return isBack(last) ? U'ı' : U'i';
}

/// d, or t after a voiceless consonant.
char32_t dOrT(std::u32string_view word) {
    return kVoiceless.find(word.back()) != std::u32string_view::npos ? U't' : U'd';
}

std::u32string wide(std::string_view word) {
    auto decoded = decodeUtf8(word);
    if (!decoded || decoded->empty()) return U"e";
    return std::move(decoded).value();
}

std::u32string past(std::u32string stem) {
    stem += dOrT(stem);
    stem += closeVowel(stem);
    return stem;
}

} // namespace

std::string accusative(std::string_view noun, Softening softening) {
    std::u32string w = wide(noun);
    const char32_t ending = closeVowel(w);
    if (isVowel(w.back()))
        w += U'y';
    else if (softening == Softening::Yes)
        for (const auto& [hard, soft] : {std::pair{U'p', U'b'}, {U'ç', U'c'}, {U't', U'd'}, {U'k', U'ğ'}})
            if (w.back() == hard) {
                w.back() = soft;
                break;
            }
    w += ending;
    return encodeUtf8(w);
}

std::string locative(std::string_view noun) {
    std::u32string w = wide(noun);
    const char32_t ending = openVowel(w);
    w += dOrT(w);
    w += ending;
    return encodeUtf8(w);
}

std::string conjugate(std::string_view stem, VerbForm form) {
    std::u32string w = wide(stem);
    switch (form) {
    case VerbForm::Past: return encodeUtf8(past(std::move(w)));
    case VerbForm::NegativePast: {
        const char32_t vowel = openVowel(w);
        w += U'm';
        w += vowel;
        return encodeUtf8(past(std::move(w)));
    }
    case VerbForm::Continuous:
        // an open vowel at the end narrows: ye → yiyor, ara → arıyor
        if (w.back() == U'a' || w.back() == U'e') {
            std::u32string shorter = w.substr(0, w.size() - 1);
            w.back() = closeVowel(std::any_of(shorter.begin(), shorter.end(), isVowel) ? shorter : w);
        } else if (!isVowel(w.back())) {
            w += closeVowel(w);
        }
        return encodeUtf8(w + U"yor");
    case VerbForm::Future: break;
    }
    const char32_t vowel = openVowel(w);
    if (isVowel(w.back())) {
        if (w == U"ye" || w == U"de") w.back() = U'i'; // only these two are written narrow
        w += U'y';
    }
    w += vowel;
    w += U'c';
    w += vowel;
    w += U'k';
    return encodeUtf8(w);
}

} // namespace dikkat
