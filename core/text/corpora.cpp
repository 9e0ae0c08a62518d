#include "core/text/corpora.h"

#include <algorithm>

namespace dikkat {
namespace detail {

// Made from resources/corpora at build time, see core/embedded.cmake.
extern const unsigned char embedded_turkish_names[], embedded_english_names[], embedded_turkish_text[],
    embedded_english_text[];
extern const std::size_t embedded_turkish_names_size, embedded_english_names_size, embedded_turkish_text_size,
    embedded_english_text_size;

} // namespace detail

namespace {

std::string_view view(const unsigned char* bytes, std::size_t size) {
    return {reinterpret_cast<const char*>(bytes), size};
}

} // namespace

std::string_view corpusText(Corpus corpus) {
    using namespace detail;
    switch (corpus) {
    case Corpus::TurkishNames: return view(embedded_turkish_names, embedded_turkish_names_size);
    case Corpus::EnglishNames: return view(embedded_english_names, embedded_english_names_size);
    case Corpus::TurkishText: return view(embedded_turkish_text, embedded_turkish_text_size);
    case Corpus::EnglishText: return view(embedded_english_text, embedded_english_text_size);
    }
    return {};
}

std::string_view corpusId(Corpus corpus) {
    switch (corpus) {
    case Corpus::TurkishNames: return "turkish-names";
    case Corpus::EnglishNames: return "english-names";
    case Corpus::TurkishText: return "turkish-text";
    case Corpus::EnglishText: return "english-text";
    }
    return {};
}

std::vector<std::string_view> textLines(std::string_view text) {
    std::vector<std::string_view> out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (!line.empty()) out.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

} // namespace dikkat
