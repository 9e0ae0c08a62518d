#include "core/io/model_data.h"

#include <iterator>

namespace dikkat {

namespace {

/// Lines as resources/models/make_text.py makes them: one or two made-up words, said two or three times.
std::string madeUpWords(int lines, std::uint64_t seed) {
    constexpr std::string_view letters[] = {"a", "b", "c", "ç", "d", "e", "f", "g", "ğ", "h", "ı",
                                            "i", "j", "k", "l", "m", "n", "o", "ö", "p", "q", "r",
                                            "s", "ş", "t", "u", "ü", "v", "w", "x", "y", "z"};
    Random random(seed);
    std::string text;
    for (int line = 0; line < lines; ++line) {
        std::string phrase;
        for (std::int64_t words = random.integer(1, 3); words > 0; --words) {
            for (std::int64_t n = random.integer(2, 7); n > 0; --n)
                phrase += letters[static_cast<std::size_t>(random.integer(0, std::ssize(letters)))];
            phrase += ' ';
        }
        for (std::int64_t times = random.integer(2, 4); times > 0; --times) text += phrase;
        text.back() = '\n';
    }
    return text;
}

/// The bundled model of repeated words (resources/models): its text is made anew by the same rules.
std::optional<ModelData> ofTheExample(const LabModel& model) {
    const auto tokens = model.vocabulary ? model.vocabulary->encode(madeUpWords(400, 77))
                                         : Result<std::vector<TokenId>, TextProblem>(TextProblem{});
    if (!tokens) return std::nullopt;
    auto data = std::make_shared<TrainingData>();
    data->tokens = *tokens;
    if (checkData(*data, model.parameters->config())) return std::nullopt;
    return ModelData{DataSet{*model.vocabulary, data, data, {}, {}}, {}, DataOrigin::SameKind};
}

/// The preset whose rules made the data of a model of this name.
const Preset* presetNamed(std::string_view name) {
    if (name == "translator") return findPreset("translate-tr-en");
    return findPreset(name);
}

std::optional<ModelData> made(const RunConfig& run, const LabModel& model, std::string_view text,
                              DataOrigin origin) {
    if (run.data.kind == DataSource::Kind::Text && text.empty()) return std::nullopt;
    const ModelConfig& config = model.parameters->config();
    auto data = makeDataSet(run.data, config.kind, run.seed, text);
    if (!data || !model.vocabulary || !(data->vocabulary == *model.vocabulary)) return std::nullopt;
    if (checkData(*data->validation, config)) return std::nullopt;
    return ModelData{std::move(data).value(), run, origin};
}

} // namespace

std::optional<ModelData> dataFor(const LabModel& model, const std::string& run, std::string_view text) {
    if (!run.empty())
        if (const auto known = runFromJson(run)) return made(*known, model, text, DataOrigin::HeldOut);
    if (model.name == "induction") return ofTheExample(model);
    const Preset* preset = presetNamed(model.name);
    if (!preset || preset->data.kind == DataSource::Kind::Text) return std::nullopt;
    const bool fixed = preset->data.kind == DataSource::Kind::Corpus;
    return made(runFromPreset(*preset), model, {}, fixed ? DataOrigin::SameText : DataOrigin::SameKind);
}

} // namespace dikkat
