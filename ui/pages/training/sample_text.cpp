#include "ui/pages/training/sample_text.h"

#include "core/inference/generate.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace dikkat::ui {

namespace {

constexpr int sampleLength = 180, questionCount = 6;
constexpr std::size_t probeLength = 16, longestProbe = 64;
constexpr std::uint64_t questionSeed = 4242; ///< not one of the presets': the examples are mostly unseen

std::string firstSymbols(std::string_view text, std::size_t count) {
    // A few bytes more than enough, then whole characters of them.
    std::u32string symbols;
    for (std::size_t bytes = std::min(text.size(), count * 4); bytes > 0; --bytes)
        if (auto decoded = decodeUtf8(text.substr(0, bytes))) {
            symbols = std::move(decoded).value();
            break;
        }
    std::replace(symbols.begin(), symbols.end(), U'\n', U' ');
    if (symbols.size() > count) symbols.resize(count);
    return encodeUtf8(symbols);
}

std::vector<TokenId> startOf(const Vocabulary& vocabulary, const RunConfig& run, const std::string* text) {
    const Preset* preset = findPreset(run.preset);
    std::string_view prompt = preset ? preset->prompt : std::string_view();
    if (prompt.empty()) prompt = "\n";
    if (const auto tokens = vocabulary.encode(prompt); tokens && !tokens->empty()) return *tokens;
    if (text)
        if (const auto tokens = vocabulary.encode(firstSymbols(*text, 1)); tokens && !tokens->empty())
            return *tokens;
    return {0};
}

void answerTask(const LabModel& model, const RunConfig& run, const std::stop_token& stop,
                SampleText& sample) {
    for (const TaskExample& example :
         taskExamples(run.data.task, questionCount, questionSeed, run.data.taskOptions)) {
        if (stop.stop_requested()) return;
        GenerationPlan plan;
        const auto prompt = model.vocabulary->encode(example.prompt);
        const auto answer = model.vocabulary->encode(example.answer);
        if (!prompt || !answer) return;
        plan.prompt = *prompt;
        plan.tokens = static_cast<int>(answer->size());
        plan.sampling.greedy = true;
        sample.answers.push_back({example.prompt,
                                  model.vocabulary->decode(generate(*model.parameters, plan, stop)),
                                  example.answer});
    }
}

void translate(const LabModel& model, const std::stop_token& stop, SampleText& sample) {
    for (const SentencePair& pair : translationPairs(questionCount, questionSeed)) {
        if (stop.stop_requested()) return;
        const auto source = model.vocabulary->encode(pair.source);
        if (!source) return;
        GenerationPlan plan;
        plan.prompt = {Vocabulary::kStart};
        plan.source = *source;
        plan.end = Vocabulary::kEnd;
        plan.tokens = model.parameters->config().context;
        plan.sampling.greedy = true;
        sample.answers.push_back(
            {pair.source, model.vocabulary->decode(generate(*model.parameters, plan, stop)), pair.target});
    }
}

} // namespace

SampleText writeSample(const LabModel& model, const RunConfig& run, const std::string* text,
                       const std::stop_token& stop) {
    SampleText sample;
    sample.steps = model.steps;
    if (!model.vocabulary) return sample;
    if (model.parameters->config().kind == ModelKind::EncoderDecoder) {
        translate(model, stop, sample);
        return sample;
    }
    if (run.data.kind == DataSource::Kind::Task && !isRunningText(run.data.task)) {
        answerTask(model, run, stop, sample);
        return sample;
    }
    GenerationPlan plan;
    plan.prompt = startOf(*model.vocabulary, run, text);
    plan.tokens = sampleLength;
    plan.seed = run.seed;
    std::vector<TokenId> all = plan.prompt;
    const auto written = generate(*model.parameters, plan, stop);
    all.insert(all.end(), written.begin(), written.end());
    sample.text = model.vocabulary->decode(all);
    return sample;
}

std::string defaultProbe(const RunConfig& run, const std::string* text) {
    switch (run.data.kind) {
    case DataSource::Kind::Corpus: return firstSymbols(corpusText(run.data.corpus), probeLength);
    case DataSource::Kind::Task:
        if (run.data.task == Task::Abc) return "ABCABCAB";
        if (run.data.task == Task::Repeats) return "limanlimanliman";
        for (const TaskExample& example :
             taskExamples(run.data.task, 1, questionSeed, run.data.taskOptions)) {
            std::string whole = example.text();
            while (!whole.empty() && whole.back() == '\n') whole.pop_back();
            return whole;
        }
        return {};
    case DataSource::Kind::Translation:
        for (const SentencePair& pair : translationPairs(1, questionSeed))
            return pair.source + " " + probeArrow + " " + pair.target;
        return {};
    case DataSource::Kind::Text: break;
    }
    if (!text) return {};
    if (run.config.kind != ModelKind::EncoderDecoder) return firstSymbols(*text, probeLength);
    std::string line = text->substr(0, text->find('\n'));
    if (const auto tab = line.find('\t'); tab != std::string::npos)
        line.replace(tab, 1, std::string(" ") + probeArrow + " ");
    return line;
}

Probe encodeProbe(const LabModel& model, const std::string& probe) {
    Probe result;
    if (!model.vocabulary) return result;
    const ModelConfig& config = model.parameters->config();
    // What the vocabulary does not know is left out: the probe may be older than the model.
    const auto known = [&](std::string_view part) {
        std::vector<TokenId> tokens;
        if (model.vocabulary->kind() == VocabularyKind::Words) {
            for (const std::string_view word : splitWords(part))
                if (const auto token = model.vocabulary->encode(word))
                    tokens.insert(tokens.end(), token->begin(), token->end());
        } else if (const auto all = model.vocabulary->encode(part)) {
            tokens = *all;
        } else if (const auto symbols = decodeUtf8(part)) {
            for (const char32_t c : *symbols)
                if (const auto token = model.vocabulary->encode(encodeUtf8(c)))
                    tokens.insert(tokens.end(), token->begin(), token->end());
        }
        return tokens;
    };
    const auto cut = [](std::vector<TokenId>& tokens, int limit) {
        const std::size_t most = std::min(longestProbe, static_cast<std::size_t>(std::max(1, limit)));
        if (tokens.size() > most) tokens.resize(most);
    };
    if (config.kind == ModelKind::EncoderDecoder) {
        const std::size_t arrow = probe.find(probeArrow);
        const std::string_view whole = probe;
        result.source = known(whole.substr(0, arrow));
        result.tokens = {Vocabulary::kStart};
        if (arrow != std::string::npos) {
            const auto target = known(whole.substr(arrow + std::string_view(probeArrow).size()));
            result.tokens.insert(result.tokens.end(), target.begin(), target.end());
        }
        cut(result.source, config.sourceContext);
        if (result.source.empty()) result.tokens.clear();
    } else {
        result.tokens = known(probe);
    }
    cut(result.tokens, config.context);
    return result;
}

} // namespace dikkat::ui
