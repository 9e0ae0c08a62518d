#include "ui/pages/generation/example_texts.h"

#include "core/io/run_config.h"
#include "ui/pages/generation/generation_settings.h"

#include <algorithm>

namespace dikkat::ui {

namespace {

constexpr int kTextGiven = 8;

std::vector<ExampleText> fromData(const DataSet& data, const LabModel& model, int most) {
    const TrainingData& v = *data.validation;
    const ModelConfig& config = model.parameters->config();
    std::vector<ExampleText> texts;
    const auto all = [most](std::size_t there) { return std::min(static_cast<std::size_t>(most), there); };
    for (std::size_t i = 0; i < all(v.pairs.size()); ++i) {
        ExampleText t;
        t.source = v.pairs[i].source;
        t.tokens = {Vocabulary::kStart};
        t.tokens.insert(t.tokens.end(), v.pairs[i].target.begin(), v.pairs[i].target.end());
        t.tokens.push_back(Vocabulary::kEnd);
        texts.push_back(std::move(t));
    }
    for (std::size_t i = 0; i < all(v.lines.size()); ++i)
        texts.push_back({v.lines[i], {}, std::max(1, v.promptLength)});
    // Pieces of a running text, spread over it. Up to the context plus the last answer, so that one pass
    // reads all of it; the window MLP reads longer texts through its window.
    const int length = config.kind == ModelKind::WindowMlp ? 40 : std::min(config.context, 64) + 1;
    const int there = static_cast<int>(v.tokens.size()) / std::max(1, length);
    for (int i = 0; i < std::min(most, there); ++i) {
        const auto from = v.tokens.begin() + std::ptrdiff_t{i} * there / std::min(most, there) * length;
        texts.push_back({{from, from + length}, {}, std::min(kTextGiven, length / 2)});
    }
    if (texts.empty() && v.tokens.size() > 1)
        texts.push_back({v.tokens, {}, std::min<int>(kTextGiven, static_cast<int>(v.tokens.size()) / 2)});
    return texts;
}

/// The data of a run, if the model's vocabulary is the one it gives.
std::vector<ExampleText> fromRun(const RunConfig& run, const ExampleSource& source, int most) {
    if (run.data.kind == DataSource::Kind::Text && !source.text) return {};
    const auto data = makeDataSet(run.data, source.model->parameters->config().kind, run.seed,
                                  source.text ? *source.text : "");
    if (!data || !(data->vocabulary == source.model->vocabulary)) return {};
    return fromData(*data, *source.model, most);
}

std::vector<ExampleText> fromCorpora(const ExampleSource& source, int most) {
    for (const Corpus corpus : kAllCorpora) {
        const auto tokens = source.model->vocabulary->encode(corpusText(corpus));
        if (!tokens) continue;
        auto validation = std::make_shared<TrainingData>();
        validation->tokens.assign(tokens->end() - static_cast<std::ptrdiff_t>(tokens->size() / 10),
                                  tokens->end());
        return fromData(DataSet{*source.model->vocabulary, validation, validation, {}, {}}, *source.model,
                        most);
    }
    return {};
}

} // namespace

std::vector<ExampleText> exampleTexts(const ExampleSource& source, int most) {
    const LabModel& model = *source.model;
    const ModelConfig& config = model.parameters->config();
    if (model.vocabulary) {
        if (const auto run = runFromJson(source.run); !source.run.empty() && run)
            if (auto texts = fromRun(*run, source, most); !texts.empty()) return texts;
        if (const Preset* preset = findPreset(model.name))
            if (auto texts = fromRun(runFromPreset(*preset), source, most); !texts.empty()) return texts;
        if (config.kind != ModelKind::EncoderDecoder)
            if (auto texts = fromCorpora(source, most); !texts.empty()) return texts;
    }
    ExampleText row;
    for (int i = 0; i <= std::min(config.context, 32); ++i) row.tokens.push_back(i % config.vocabulary);
    if (config.kind == ModelKind::EncoderDecoder) row.source = {0};
    return {row};
}

} // namespace dikkat::ui
