// Mutates sound files of every kind and reads the mutants: without coverage, but with the structure of the
// files in mind, fast, repeatable and with any compiler.
//
//     mutate_files SEED COUNT [READER]
//
// Mutant i depends on SEED and i only. What crashes is named on standard error ("seed 1, mutant 17, model");
// figures go to standard output, a line for each reader: name, mutants, taken, slowest in milliseconds.
#include "core/io/safetensors.h"
#include "tests/fuzz/readers.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <random>
#include <unistd.h>

// Sanitizers call this before they end the program.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace {

using namespace dikkat;

char current[160]; ///< what is being read

void sayWhere() {
    const ssize_t written = write(STDERR_FILENO, current, std::strlen(current));
    (void)written;
}

void onSignal(int number) {
    sayWhere();
    std::signal(number, SIG_DFL);
    std::raise(number);
}

class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    std::string mutant(const std::vector<std::string>& samples) {
        std::string bytes = samples[below(samples.size())];
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

private:
    std::size_t below(std::size_t n) { return n == 0 ? 0 : m_random() % n; }

    /// A piece of text for another.
    std::string word() {
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

    void change(std::string& s) {
        const std::size_t at = below(s.size() + 1);
        switch (below(8)) {
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
        default: replaceValue(s); break;
        }
    }

    /// A number or a word of JSON for another.
    void replaceValue(std::string& s) {
        const auto starts = [](char c) {
            return (c >= '0' && c <= '9') || c == '-' || c == '"' || c == 't' || c == 'f';
        };
        const std::size_t from = below(s.size() + 1);
        const auto begin = std::find_if(s.begin() + static_cast<std::ptrdiff_t>(from), s.end(), starts);
        if (begin == s.end()) return;
        auto end = begin + 1;
        const auto ends = [&](char c) {
            return *begin == '"' ? c == '"' : std::strchr(",]} \n", c) != nullptr;
        };
        end = std::find_if(end, s.end(), ends);
        if (end != s.end() && *begin == '"') ++end;
        s.replace(begin, end, word());
    }

    /// The JSON header of a container, with its length put right.
    bool changeHeader(std::string& bytes) {
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

    /// One metadata entry of a container, tensors as they are.
    bool changeMetadata(std::string& bytes) {
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
                if (!values.empty() && below(10) == 0)
                    values[below(values.size())] = odd[below(std::size(odd))];
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

    std::mt19937_64 m_random;
};

struct Figures {
    std::size_t mutants = 0, taken = 0;
    double slowest = 0.0;
};

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    const std::uint64_t seed = std::strtoull(argv[1], nullptr, 10),
                        count = std::strtoull(argv[2], nullptr, 10);
    const std::string_view only = argc > 3 ? argv[3] : "";
    if (__sanitizer_set_death_callback != nullptr)
        __sanitizer_set_death_callback(sayWhere);
    else
        for (const int number : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL}) std::signal(number, onSignal);

    std::map<std::string, std::vector<std::string>> samples;
    for (const auto& reader : fuzz::readers()) {
        samples[reader.name] = reader.samples();
        for (const std::string& sound : samples[reader.name])
            if (!reader.read(sound)) {
                std::fprintf(stderr, "a sound file is not taken: %s\n", reader.name);
                return 1;
            }
    }
    std::map<std::string, Figures> figures;
    const auto& all = fuzz::readers();
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto& reader = all[i % all.size()];
        if (!only.empty() && only != reader.name) continue;
        std::snprintf(current, sizeof current, "\nseed %llu, mutant %llu, %s\n",
                      static_cast<unsigned long long>(seed), static_cast<unsigned long long>(i), reader.name);
        const std::string bytes = Mutator(seed * 0x9E3779B97F4A7C15u + i).mutant(samples[reader.name]);
        const auto start = std::chrono::steady_clock::now();
        Figures& f = figures[reader.name];
        f.taken += reader.read(bytes);
        ++f.mutants;
        f.slowest = std::max(
            f.slowest,
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    for (const auto& [name, f] : figures)
        std::printf("%-12s %9zu %9zu %8.1f\n", name.c_str(), f.mutants, f.taken, f.slowest);
    return 0;
}
