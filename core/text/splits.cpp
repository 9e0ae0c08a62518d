#include "core/text/splits.h"

#include "core/base/random.h"
#include "core/text/corpora.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_set>

namespace dikkat {
namespace {

/// Next symbols and their number, for every symbol that occurs.
struct BigramCounts {
    std::map<std::pair<TokenId, TokenId>, double> pairs;
    std::map<TokenId, double> firsts;

    explicit BigramCounts(std::span<const TokenId> tokens) {
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            ++pairs[{tokens[i], tokens[i + 1]}];
            ++firsts[tokens[i]];
        }
    }
};

std::size_t cutAt(std::size_t n, double share) {
    return static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * static_cast<double>(n)));
}

} // namespace

DataSplit<std::string> splitText(std::string_view text, double trainingShare) {
    // bytes 10xxxxxx continue a character
    const auto begins = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    const auto symbols = static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins));
    std::size_t cut = 0;
    for (std::size_t left = cutAt(symbols, trainingShare) + 1; cut < text.size(); ++cut)
        if (begins(text[cut]) && --left == 0) break;
    return {std::string(text.substr(0, cut)), std::string(text.substr(cut))};
}

DataSplit<std::string> splitLines(std::string_view text, std::uint64_t seed, double trainingShare) {
    std::vector<std::string_view> lines;
    std::unordered_set<std::string_view> seen;
    for (const std::string_view line : textLines(text))
        if (seen.insert(line).second) lines.push_back(line);
    const auto order = Random(seed).permutation(static_cast<std::int64_t>(lines.size()));
    const std::size_t cut = cutAt(lines.size(), trainingShare);
    DataSplit<std::string> out;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string& part = i < cut ? out.training : out.validation;
        part += lines[static_cast<std::size_t>(order[i])];
        part += '\n';
    }
    return out;
}

double guessingLoss(TokenId vocabularySize) {
    return std::log(static_cast<double>(vocabularySize));
}

double bigramLoss(std::span<const TokenId> tokens) {
    if (tokens.size() < 2) return 0;
    const BigramCounts counts(tokens);
    double sum = 0;
    // −Σ n(a,b) ln( n(a,b) / n(a) ) / number of pairs
    for (const auto& [pair, n] : counts.pairs) sum -= n * std::log(n / counts.firsts.at(pair.first));
    return sum / static_cast<double>(tokens.size() - 1);
}

double bigramLoss(std::span<const TokenId> training, std::span<const TokenId> validation,
                  TokenId vocabularySize) {
    if (validation.size() < 2) return 0;
    const BigramCounts counts(training);
    const auto of = [](const auto& map, const auto& key) {
        const auto at = map.find(key);
        return at == map.end() ? 0.0 : at->second;
    };
    double sum = 0;
    for (std::size_t i = 0; i + 1 < validation.size(); ++i) {
        const double pair = of(counts.pairs, std::pair{validation[i], validation[i + 1]});
        sum -= std::log((pair + 1) / (of(counts.firsts, validation[i]) + vocabularySize));
    }
    return sum / static_cast<double>(validation.size() - 1);
}

} // namespace dikkat
