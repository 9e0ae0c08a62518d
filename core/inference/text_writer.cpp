#include "core/inference/text_writer.h"

#include "core/inference/continuation.h"

#include <algorithm>
#include <optional>

namespace dikkat {

namespace {
constexpr std::size_t kMostKept = 64; ///< places; of GPT-2's vocabulary 13 MB
}

struct TextWriter::State {
    Continuation<float> text;
    std::vector<TokenId> written; ///< appended behind the prompt
    std::span<const float> logits;
};

TextWriter::TextWriter(std::shared_ptr<const Parameters<float>> parameters, std::vector<TokenId> prompt,
                       std::vector<TokenId> source)
    : m_parameters(std::move(parameters)), m_prompt(std::move(prompt)), m_source(std::move(source)) {
}

TextWriter::~TextWriter() = default;

void TextWriter::begin(std::span<const TokenId> written) {
    if (!m_state) m_state.reset(new State{Continuation<float>(*m_parameters, m_source), {}, {}});
    m_state->text.clear();
    m_state->written.clear();
    const auto context = static_cast<std::size_t>(m_parameters->config().context);
    std::vector<TokenId> first = m_prompt;
    // Beyond the context every token has the whole window read again: what came before leaves no trace, so
    // all can come at once. Within it tokens come one by one, as they did the first time: the same sums in
    // the same order.
    if (m_prompt.size() + written.size() > context) {
        first.insert(first.end(), written.begin(), written.end());
        m_state->written.assign(written.begin(), written.end());
    }
    m_state->logits = m_state->text.append(first);
}

std::shared_ptr<const std::vector<float>> TextWriter::logits(std::span<const TokenId> written) {
    const auto kept =
        std::ranges::find_if(m_kept, [&](const Kept& k) { return std::ranges::equal(k.written, written); });
    if (kept != m_kept.end()) return kept->logits;

    const auto goesOn = [&] {
        return m_state && m_state->written.size() <= written.size() &&
               std::ranges::equal(m_state->written, written.first(m_state->written.size()));
    };
    if (!goesOn()) begin(written);
    for (std::size_t i = m_state->written.size(); i < written.size(); ++i) {
        m_state->logits = m_state->text.append(written[i]);
        m_state->written.push_back(written[i]);
    }
    auto copy = std::make_shared<const std::vector<float>>(m_state->logits.begin(), m_state->logits.end());
    m_kept.push_back({{written.begin(), written.end()}, copy});
    if (m_kept.size() > kMostKept) m_kept.pop_front();
    return copy;
}

SamplingStep TextWriter::choose(std::span<const TokenId> written, const SamplingOptions& options,
                                std::uint64_t seed) {
    const auto row = logits(written);
    Random random = randomAtPlace(seed, written.size());
    return sample(std::span<const float>(*row), options, random);
}

int TextWriter::window(std::size_t written) const {
    const auto context = static_cast<std::size_t>(m_parameters->config().context);
    return static_cast<int>(std::min(context, m_prompt.size() + written));
}

Random randomAtPlace(std::uint64_t seed, std::size_t place) {
    Random random(seed);
    for (std::size_t i = 0; i < place; ++i) random.uniformDouble();
    return random;
}

} // namespace dikkat
