#include "core/training/batches.h"

#include <algorithm>
#include <limits>

namespace dikkat {

namespace {

constexpr TokenId kNone = -1;

std::optional<DataProblem> badToken(const std::vector<TokenId>& tokens, int vocabulary) {
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i] < 0 || tokens[i] >= vocabulary)
            return DataProblem{DataError::UnknownToken, static_cast<std::int64_t>(i), tokens[i], vocabulary};
    return std::nullopt;
}

} // namespace

Result<TrainingData, TextProblem> taskData(const std::vector<TaskExample>& examples,
                                           const Vocabulary& vocabulary) {
    TrainingData data;
    for (const TaskExample& example : examples) {
        auto prompt = vocabulary.encode(example.prompt);
        if (!prompt.ok()) return prompt.error();
        auto line = vocabulary.encode(example.text());
        if (!line.ok()) return line.error();
        data.promptLength = static_cast<int>(prompt.value().size());
        data.lines.push_back(std::move(line).value());
    }
    return data;
}

Result<TrainingData, TextProblem> pairData(const std::vector<SentencePair>& pairs,
                                           const Vocabulary& vocabulary) {
    TrainingData data;
    for (const SentencePair& pair : pairs) {
        auto source = vocabulary.encode(pair.source), target = vocabulary.encode(pair.target);
        if (!source.ok()) return source.error();
        if (!target.ok()) return target.error();
        data.pairs.push_back({std::move(source).value(), std::move(target).value()});
    }
    return data;
}

std::optional<DataProblem> checkData(const TrainingData& data, const ModelConfig& config, int length) {
    if (data.empty()) return DataProblem{DataError::Empty};
    const bool wantsPairs = config.kind == ModelKind::EncoderDecoder;
    if (wantsPairs != !data.pairs.empty()) return DataProblem{DataError::WrongKind};
    const auto check = [&](const std::vector<TokenId>& tokens, std::size_t index, std::int64_t limit,
                           DataError error) {
        std::optional<DataProblem> problem = badToken(tokens, config.vocabulary);
        const auto size = static_cast<std::int64_t>(tokens.size());
        if (!problem && size > limit) problem = DataProblem{error, 0, size, limit};
        if (problem && error != DataError::TextTooShort) problem->index = static_cast<std::int64_t>(index);
        return problem;
    };
    for (std::size_t i = 0; i < data.pairs.size(); ++i) {
        if (auto p = check(data.pairs[i].source, i, config.sourceContext, DataError::SourceTooLong)) return p;
        if (auto p = check(data.pairs[i].target, i, config.context - 1, DataError::TargetTooLong)) return p;
    }
    for (std::size_t i = 0; i < data.lines.size(); ++i) {
        const int least = config.kind == ModelKind::WindowMlp ? std::max(2, data.promptLength + 1) : 2;
        if (std::cmp_less(data.lines[i].size(), least))
            return DataProblem{DataError::TextTooShort, static_cast<std::int64_t>(i),
                               static_cast<std::int64_t>(data.lines[i].size()), least};
        // The window MLP sees the end of a line only, however long that is.
        const std::int64_t longest = config.kind == ModelKind::WindowMlp
                                         ? std::numeric_limits<std::int64_t>::max()
                                         : std::int64_t{config.context} + 1;
        if (auto p = check(data.lines[i], i, longest, DataError::LineTooLong)) return p;
    }
    if (data.pairs.empty() && data.lines.empty()) {
        const auto size = static_cast<std::int64_t>(data.tokens.size());
        const std::int64_t least = (length > 0 ? length : config.context) + 1 + (data.skipLastStart ? 1 : 0);
        if (size < least) return DataProblem{DataError::TextTooShort, 0, size, least};
        if (auto p = badToken(data.tokens, config.vocabulary)) return p;
    }
    return std::nullopt;
}

BatchMaker::BatchMaker(const TrainingData& data, const ModelConfig& config, int rows, int length)
    : m_data(data)
    , m_kind(config.kind)
    , m_rows(rows)
    , m_length(length > 0 && config.kind != ModelKind::WindowMlp ? length : config.context) {
    std::size_t longest = 0, longestSource = 0;
    for (const auto& line : data.lines) longest = std::max(longest, line.size() - 1);
    for (const auto& pair : data.pairs) {
        longest = std::max(longest, pair.target.size() + 1); // with the start symbol, or with the end symbol
        longestSource = std::max(longestSource, pair.source.size());
    }
    if (m_kind == ModelKind::WindowMlp) {
        const auto first = static_cast<std::size_t>(std::max(1, data.promptLength));
        for (std::size_t line = 0; line < data.lines.size(); ++line)
            for (std::size_t at = first; at < data.lines[line].size(); ++at) m_places.push_back({line, at});
    } else if (longest > 0) {
        m_length = static_cast<int>(longest);
    }
    m_sourceLength = static_cast<int>(longestSource);
    m_targets = m_kind == ModelKind::WindowMlp ? 1 : m_length;
    m_input.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(m_length), kNone);
    m_target.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(m_targets), kNone);
    m_source.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(m_sourceLength), kNone);
}

std::int64_t BatchMaker::starts() const {
    if (!m_data.pairs.empty()) return static_cast<std::int64_t>(m_data.pairs.size());
    if (!m_places.empty()) return static_cast<std::int64_t>(m_places.size());
    if (!m_data.lines.empty()) return static_cast<std::int64_t>(m_data.lines.size());
    return static_cast<std::int64_t>(m_data.tokens.size()) - m_length - (m_data.skipLastStart ? 1 : 0);
}

void BatchMaker::fill(int row, std::int64_t which) {
    TokenId* input = m_input.data() + std::ptrdiff_t{row} * m_length;
    TokenId* target = m_target.data() + std::ptrdiff_t{row} * m_targets;
    const auto index = static_cast<std::size_t>(which);
    if (!m_data.pairs.empty()) {
        const TokenPair& pair = m_data.pairs[index];
        TokenId* source = m_source.data() + std::ptrdiff_t{row} * m_sourceLength;
        std::fill(std::copy(pair.source.begin(), pair.source.end(), source), source + m_sourceLength, kNone);
        *input = Vocabulary::kStart;
        std::fill(std::copy(pair.target.begin(), pair.target.end(), input + 1), input + m_length, kNone);
        TokenId* end = std::copy(pair.target.begin(), pair.target.end(), target);
        *end = Vocabulary::kEnd;
        std::fill(end + 1, target + m_length, kNone);
    } else if (!m_places.empty()) {
        const auto& [line, at] = m_places[index];
        const std::vector<TokenId>& text = m_data.lines[line];
        const std::size_t seen = std::min(at, static_cast<std::size_t>(m_length));
        TokenId* first = std::fill_n(input, static_cast<std::size_t>(m_length) - seen, kNone);
        const auto before = text.begin() + static_cast<std::ptrdiff_t>(at);
        std::copy(before - static_cast<std::ptrdiff_t>(seen), before, first);
        *target = text[at];
    } else if (!m_data.lines.empty()) {
        const std::vector<TokenId>& line = m_data.lines[index];
        std::fill(std::copy(line.begin(), line.end() - 1, input), input + m_length, kNone);
        std::fill(std::copy(line.begin() + 1, line.end(), target), target + m_length, kNone);
        std::fill_n(target, std::clamp(m_data.promptLength - 1, 0, m_length),
                    kNone); // given, not to be predicted
    } else {
        const TokenId* from = m_data.tokens.data() + which;
        std::copy_n(from, m_length, input);
        if (m_kind == ModelKind::WindowMlp) {
            *target = from[m_length];
        } else {
            std::copy_n(from + 1, m_length, target);
        }
    }
}

Batch BatchMaker::batch(int rows) const {
    const auto part = [rows](const std::vector<TokenId>& all, int each) {
        return std::span(all).first(static_cast<std::size_t>(rows) * static_cast<std::size_t>(each));
    };
    return {rows,
            m_length,
            m_sourceLength,
            part(m_input, m_length),
            part(m_target, m_targets),
            part(m_source, m_sourceLength)};
}

Batch BatchMaker::draw(Random& random) {
    const std::int64_t end = starts();
    for (int row = 0; row < m_rows; ++row) fill(row, random.integer(0, end));
    return batch(m_rows);
}

std::int64_t BatchMaker::fixedRows() const {
    const std::int64_t n = starts();
    if (!m_data.pairs.empty() || !m_data.lines.empty()) return n;
    const std::int64_t step = m_kind == ModelKind::WindowMlp ? 1 : m_length;
    return (n + step - 1) / step;
}

Batch BatchMaker::fixed(int index, int mostRows) {
    const std::int64_t all = fixedRows(), used = std::min<std::int64_t>(all, mostRows);
    const std::int64_t first = std::int64_t{index} * m_rows;
    const int rows = static_cast<int>(std::clamp<std::int64_t>(used - first, 0, m_rows));
    const bool text = m_data.pairs.empty() && m_data.lines.empty() && m_kind != ModelKind::WindowMlp;
    for (int row = 0; row < rows; ++row) {
        const std::int64_t which = (first + row) * all / used;
        fill(row, text ? which * m_length : which);
    }
    return batch(rows);
}

} // namespace dikkat
