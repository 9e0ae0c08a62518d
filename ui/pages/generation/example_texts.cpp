#include "ui/pages/generation/example_texts.h"

#include "core/analysis/head_probe.h"
#include "core/io/model_data.h"
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
        texts.push_back({v.lines[i], {}, std::max(1, v.promptLength), {}});
    // Pieces of a running text, spread over it. Up to the context plus the last answer, so that one pass
    // reads all of it; the window MLP reads longer texts through its window.
    const int length = config.kind == ModelKind::WindowMlp ? 40 : std::min(config.context, 64) + 1;
    const int there = static_cast<int>(v.tokens.size()) / std::max(1, length);
    for (int i = 0; i < std::min(most, there); ++i) {
        const auto from = v.tokens.begin() + std::ptrdiff_t{i} * there / std::min(most, there) * length;
        texts.push_back({{from, from + length}, {}, std::min(kTextGiven, length / 2), {}});
    }
    if (texts.empty() && v.tokens.size() > 1)
        texts.push_back({v.tokens, {}, std::min<int>(kTextGiven, static_cast<int>(v.tokens.size()) / 2), {}});
    return texts;
}

TextOrigin originOf(DataOrigin origin) {
    switch (origin) {
    case DataOrigin::HeldOut: return TextOrigin::Validation;
    case DataOrigin::SameKind: return TextOrigin::SameKind;
    case DataOrigin::SameText: break;
    }
    return TextOrigin::SameText;
}

} // namespace

std::vector<ExampleText> exampleTexts(const ExampleSource& source, int most) {
    const LabModel& model = *source.model;
    const ModelConfig& config = model.parameters->config();
    if (const auto known =
            dataFor(model, source.run, source.text ? std::string_view(*source.text) : std::string_view())) {
        auto texts = fromData(known->data, model, most);
        for (ExampleText& text : texts) text.origin = originOf(known->origin);
        if (!texts.empty()) return texts;
    }
    // What the model learnt from is not known: nothing may be called a text of its own.
    ExampleText row;
    row.origin = TextOrigin::Numbers;
    Random random(1);
    const auto tokens = drawableTokens(config, model.vocabulary);
    for (int i = 0; i <= std::min(config.context, 32); ++i)
        row.tokens.push_back(tokens.empty() ? 0
                                            : tokens[static_cast<std::size_t>(random.integer(
                                                  0, static_cast<std::int64_t>(tokens.size())))]);
    if (config.kind == ModelKind::EncoderDecoder) {
        row.source = {tokens.empty() ? 0 : tokens.front()};
        row.tokens.front() = Vocabulary::kStart;
    }
    return {row};
}

} // namespace dikkat::ui
