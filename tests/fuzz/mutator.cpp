#include "tests/fuzz/mutator.h"

#include "core/io/safetensors.h"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace dikkat::fuzz {

std::string Mutator::mutant(const std::vector<std::string>& samples) {
    std::string bytes = samples[below(samples.size())];
    if (below(4) == 0) {
        changeDigit(bytes);
        return bytes;
    }
    if (below(2) == 0 && changeMetadata(bytes)) return bytes;
    const bool header = below(2) == 0;
    if (header && changeHeader(bytes)) return bytes;
    for (std::size_t n = 1 + below(4); n-- > 0;) change(bytes);
    if (below(20) == 0) {
        const std::string& other = samples[below(samples.size())];
        bytes = bytes.substr(0, below(bytes.size() + 1)) + other.substr(below(other.size() + 1));
    }
    return bytes;
}

void Mutator::changeDigit(std::string& s) {
    const std::size_t from = below(s.size() + 1);
    const std::size_t at = s.find_first_of("0123456789", from);
    if (at == std::string::npos) return;
    if (below(4) == 0)
        s.insert(at, 1, static_cast<char>('0' + below(10)));
    else
        s[at] = static_cast<char>('0' + below(10));
}

std::string Mutator::word() {
    constexpr const char* words[] = {"0",
                                     "-1",
                                     "1e400",
                                     "1e308",
                                     "-1e308",
                                     "9223372036854775808",
                                     "18446744073709551615",
                                     "1e18",
                                     "2147483648",
                                     "-2147483649",
                                     "4294967296",
                                     "0.5",
                                     "1e-320",
                                     "null",
                                     "true",
                                     "false",
                                     "\"\"",
                                     "[]",
                                     "{}",
                                     "[[]]",
                                     "\"\\u0000\"",
                                     "\"\\ud800\"",
                                     "\"\xc3\x28\"",
                                     "NaN",
                                     "1000000",
                                     "1000000000",
                                     "3",
                                     "\"model\"",
                                     "\"gpt\"",
                                     "\"window_mlp\"",
                                     "\"encoder_decoder\"",
                                     ",",
                                     ":",
                                     "\"",
                                     "\\",
                                     "\t",
                                     "\r\n",
                                     "\xef\xbb\xbf",
                                     "\xff"};
    if (below(40) == 0) {
        const std::size_t depth = std::size_t{1} << below(18);
        return std::string(depth, below(2) ? '[' : '{') + std::string(depth, ']');
    }
    return words[below(std::size(words))];
}

void Mutator::change(std::string& s) {
    const std::size_t at = below(s.size() + 1);
    switch (below(9)) {
    case 0:
        if (at < s.size()) s[at] = static_cast<char>(s[at] ^ (1 << below(8)));
        break;
    case 1:
        if (at < s.size()) s[at] = static_cast<char>(below(256));
        break;
    case 2: s.resize(at); break;
    case 3: s.erase(at, 1 + below(16)); break;
    case 4: s.insert(at, s.substr(below(s.size() + 1), 1 + below(64))); break;
    case 5: s.insert(at, word()); break;
    case 6: changeDigit(s); break;
    default: replaceValue(s); break;
    }
}

void Mutator::replaceValue(std::string& s) {
    const auto starts = [](char c) {
        return (c >= '0' && c <= '9') || c == '-' || c == '"' || c == 't' || c == 'f';
    };
    const std::size_t from = below(s.size() + 1);
    const auto begin = std::find_if(s.begin() + static_cast<std::ptrdiff_t>(from), s.end(), starts);
    if (begin == s.end()) return;
    auto end = begin + 1;
    const auto ends = [&](char c) { return *begin == '"' ? c == '"' : std::strchr(",]} \n", c) != nullptr; };
    end = std::find_if(end, s.end(), ends);
    if (end != s.end() && *begin == '"') ++end;
    s.replace(begin, end, word());
}

bool Mutator::changeHeader(std::string& bytes) {
    if (bytes.size() < 8) return false;
    std::uint64_t length = 0;
    std::memcpy(&length, bytes.data(), 8);
    if (length > bytes.size() - 8) return false;
    const std::uint64_t before = length;
    std::string header = bytes.substr(8, length);
    for (std::size_t n = 1 + below(3); n-- > 0;) change(header);
    length = header.size();
    bytes = std::string(reinterpret_cast<const char*>(&length), 8) + header + bytes.substr(8 + before);
    return true;
}

bool Mutator::changeMetadata(std::string& bytes) {
    const auto file = Safetensors::parse(bytes);
    if (!file || file->metadata().empty()) return false;
    SafetensorsWriter writer;
    const std::size_t chosen = below(file->metadata().size());
    std::size_t i = 0;
    for (const auto& [key, value] : file->metadata()) {
        std::string text = value;
        if (i++ == chosen)
            for (std::size_t n = 1 + below(3); n-- > 0;) change(text);
        writer.setMetadata(key, text);
    }
    for (const TensorInfo& t : file->tensors()) {
        if (below(400) == 0) continue;
        if (t.type == TensorType::F64) {
            std::vector<double> values = file->doubles(t.name).value();
            constexpr double odd[] = {-1, 1e300, 9e15, 0.5, -1e18, 4e9};
            if (!values.empty() && below(10) == 0) values[below(values.size())] = odd[below(std::size(odd))];
            writer.add(t.name, t.shape, std::span<const double>(values));
        } else {
            std::vector<float> values = file->floats(t.name).value();
            if (!values.empty() && below(20) == 0) values[below(values.size())] = 3e38F;
            writer.add(t.name, t.shape, std::span<const float>(values));
        }
    }
    const auto written = writer.serialiseText();
    if (!written) return false; // not UTF-8 any more
    bytes = *written;
    return true;
}

} // namespace dikkat::fuzz
