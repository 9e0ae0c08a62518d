// Mutates sound files of every kind and reads the mutants: without coverage, but with the structure of the
// files in mind, fast, repeatable and with any compiler.
//
//     mutate_files SEED COUNT [READER]           what the core reads
//     mutate_window_files SEED COUNT [READER]    what the window alone reads
//
// Mutant i depends on SEED and i only. What crashes is named on standard error ("seed 1, mutant 17, model");
// figures go to standard output, a line for each reader: name, mutants, taken, slowest in milliseconds.
#include "tests/fuzz/mutator.h"
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
                std::fprintf(stderr, "a sound file is not taken: %s: %.60s\n", reader.name, sound.c_str());
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
        const std::string bytes = fuzz::Mutator(seed * 0x9E3779B97F4A7C15u + i).mutant(samples[reader.name]);
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
