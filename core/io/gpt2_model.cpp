#include "core/io/gpt2_model.h"

#include "core/io/character_symbols.h"
#include "core/io/model_json.h"

#include <fstream>
#include <limits>
#include <utility>

namespace dikkat {
namespace {

using json::Json;
using Problem = ModelFileProblem;
using Error = ModelFileError;

/// Heads of the four published GPT-2 models, all 64 wide.
std::optional<int> publishedHeads(const Gpt2Model& m) {
    if (m.vocabulary < 50257 || m.vocabulary > 50304 || m.width % 64 != 0) return std::nullopt;
    return static_cast<int>(m.width / 64);
}

/// Hugging Face's name of it.
const char* activationWord(Activation activation) {
    switch (activation) {
    case Activation::Relu: return "relu";
    case Activation::GeluExact: return "gelu";
    case Activation::GeluTanh: return "gelu_new";
    case Activation::Tanh: return "tanh";
    case Activation::Silu: return "silu";
    case Activation::QuickGelu: return "quick_gelu";
    case Activation::ReluSquared: break;
    }
    return "relu2";
}

Problem foreign(ForeignConfigProblem why) {
    Problem p{Error::ForeignConfig};
    p.foreign = std::move(why);
    return p;
}

/// Everything that is said about the model outside its tensors: config.json, an entry "config" of the
/// metadata, single entries.
std::optional<Problem> readForeign(const Safetensors& file, const std::filesystem::path& path,
                                   ForeignConfig& said) {
    constexpr std::uintmax_t most = 1U << 20;
    if (!path.empty()) {
        const std::string name = path.filename().string();
        std::error_code failed;
        if (const auto size = std::filesystem::file_size(path, failed); !failed && size > most) {
            ForeignConfigProblem large{ForeignConfigError::TooLarge, name};
            large.found = static_cast<std::int64_t>(size);
            large.expected = static_cast<std::int64_t>(most);
            return foreign(large);
        }
        std::ifstream stream(path, std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(stream), {});
        if (auto problem = addForeignConfig(said, text, name)) return foreign(std::move(*problem));
    }
    for (const auto& [key, value] : file.metadata()) {
        auto problem =
            key == "config" ? addForeignConfig(said, value, {}) : addForeignEntry(said, key, value);
        if (problem) return foreign(std::move(*problem));
    }
    return std::nullopt;
}

/// Sizes and flags that the tensors show too must be the same.
std::optional<Problem> contradiction(const ForeignConfig& said, const Gpt2Model& m) {
    const std::pair<const std::vector<StatedSize>*, std::uint64_t> sizes[] = {
        {&said.vocabulary, m.vocabulary},
        {&said.context, m.context},
        {&said.width, m.width},
        {&said.blocks, m.blocks},
        {&said.hidden, m.hidden}};
    for (const auto& [stated, there] : sizes)
        for (const StatedSize& s : *stated)
            if (std::cmp_not_equal(s.value, there)) {
                ForeignConfigProblem p{ForeignConfigError::Contradicts, s.source, s.key};
                p.found = s.value;
                p.expected = static_cast<std::int64_t>(there);
                return foreign(p);
            }
    const bool biased = m.queryKeyValueBias || m.outputBias || m.mlpBias || m.normBias;
    const auto refused = [&](const char* key, const char* value) {
        return foreign({ForeignConfigError::TensorsDisagree, said.source, key, value});
    };
    if (said.bias && *said.bias != biased && m.blocks > 0)
        return refused("bias", *said.bias ? "true" : "false");
    if (said.tied && *said.tied && !m.tied) return refused("tie_word_embeddings", "true");
    return std::nullopt;
}

/// What whoever opens the file says about it: an answer where nothing else gives one, never the opposite of
/// what the file says.
std::optional<Problem> overruled(const ForeignConfig& said, const ModelFileOptions& given) {
    if (given.heads && said.heads && *given.heads != *said.heads)
        return foreign({ForeignConfigError::AnswerDisagrees, said.source, said.headsKey,
                        Json(*said.heads).dump(), Json(*given.heads).dump()});
    if (given.activation && said.activation && *given.activation != *said.activation)
        return foreign({ForeignConfigError::AnswerDisagrees, said.source, said.activationKey,
                        said.activationWord, activationWord(*given.activation)});
    return std::nullopt;
}

/// A model that is stated to be untied keeps both matrices, equal or not.
std::optional<Problem> untie(Gpt2Model& m) {
    if (m.embeddingStored && m.headStored) {
        if (m.tied) m.tensors["head.W"] = transposed(m.tensors.at("tok_emb"));
        m.tied = false;
        return std::nullopt;
    }
    Problem p{Error::Names};
    p.gpt2 = {Gpt2Error::MissingTensor, m.headStored ? "wte.weight" : "lm_head.weight"};
    return p;
}

/// The activation of models with these names and this configuration, and whether anything says so: Hugging
/// Face's GPT-2 has a documented one, nanoGPT only one. Names alone are used by programs with either GELU.
std::pair<Activation, bool> usualActivation(const Gpt2Model& m, const ForeignConfig& said) {
    if (m.layout == Gpt2Layout::HuggingFace)
        return {Activation::GeluTanh, said.stated || publishedHeads(m).has_value()};
    return {Activation::GeluExact, said.fromNanoGpt};
}

int number(std::uint64_t n) {
    return static_cast<int>(std::min<std::uint64_t>(n, std::numeric_limits<int>::max()));
}

} // namespace

namespace detail {

Result<StoredModel, ModelFileProblem> readGpt2(const Safetensors& file, const ModelFileOptions& given,
                                               const std::optional<ModelConfig>& described,
                                               std::optional<Vocabulary> vocabulary) {
    auto model = fromGpt2Names(file);
    if (!model) {
        Problem p{Error::Names};
        p.gpt2 = model.error();
        return p;
    }
    ForeignConfig said;
    if (described) { // written by this program
        said.heads = described->heads;
        said.activation = described->activation;
        said.headsKey = "heads";
        said.activationKey = "activation";
        said.activationWord = activationWord(described->activation);
    }
    if (!described) {
        if (auto problem = readForeign(file, given.config, said)) return *problem;
        if (auto problem = contradiction(said, *model)) return *problem;
        if (said.tied && !*said.tied)
            if (auto problem = untie(model.value())) return *problem;
    }
    if (auto problem = overruled(said, given)) return *problem;
    ModelFileOptions options = given;
    if (!options.heads) options.heads = said.heads;
    if (!options.heads) options.heads = publishedHeads(*model);
    if (!options.activation) options.activation = said.activation;
    const auto [usual, known] = usualActivation(*model, said);
    const bool open = !options.activation && !known;
    if (!options.heads || (open && !options.assume)) {
        Problem p{options.heads ? Error::ActivationOpen : Error::HeadsMissing};
        p.found = static_cast<std::int64_t>(model->width);
        p.open = {!options.heads, open, number(model->width), usual};
        return p;
    }

    ModelConfig c = described.value_or(ModelConfig{});
    c.kind = ModelKind::Gpt;
    c.vocabulary = number(model->vocabulary);
    c.width = number(model->width);
    c.heads = *options.heads;
    c.blocks = number(model->blocks);
    c.context = number(model->context);
    c.mlpWidth = number(model->hidden);
    c.positions = Positions::Learned;
    c.normPlace = NormPlace::Pre;
    c.finalNorm = c.causal = true;
    c.scaleEmbedding = false;
    c.activation = options.activation.value_or(usual);
    if (!described) {
        const ModelConfig usually;
        c.normEpsilon = said.normEpsilon.value_or(usually.normEpsilon);
        c.scaleScores = said.scaleScores.value_or(usually.scaleScores);
        c.scoresByLayer = said.scoresByLayer.value_or(usually.scoresByLayer);
    }
    c.qkvBias = model->queryKeyValueBias;
    c.outputBias = model->outputBias;
    c.mlpBias = model->mlpBias;
    c.headBias = model->headBias;
    c.tied = model->tied;
    c.switches.clear();
    if (const auto broken = validate(c)) {
        Problem p{Error::Config};
        p.config = *broken;
        return p;
    }
    if (!options.vocabJson.empty() || !options.merges.empty()) {
        auto bytePairs = readBytePairs(options.vocabJson, options.merges);
        if (!bytePairs) {
            Problem p{Error::BytePairs};
            p.bytePairs = bytePairs.error();
            return p;
        }
        vocabulary = std::move(bytePairs).value();
    } else if (!options.symbols.empty() && !vocabulary) {
        vocabulary = readSymbols(options.symbols);
        if (!vocabulary) return Problem{Error::Symbols, options.symbols.string()};
    }
    if (vocabulary && vocabulary->size() > c.vocabulary) {
        Problem p{Error::VocabularySize};
        p.found = vocabulary->size();
        p.expected = c.vocabulary;
        return p;
    }
    StoredModel out{Parameters<float>(c), std::move(vocabulary), {}, open};
    if (auto problem = fillParameters(out.parameters, model->tensors)) return *problem;
    return out;
}

} // namespace detail

ModelFileOptions withNeighbours(ModelFileOptions options, const Safetensors& file,
                                const std::filesystem::path& path) {
    if (file.metadata().contains("dikkat.model") || !hasGpt2Names(file)) return options;
    const std::filesystem::path folder = path.parent_path();
    const auto there = [&](const char* name) {
        std::error_code failed;
        return std::filesystem::is_regular_file(folder / name, failed);
    };
    if (options.config.empty() && there("config.json")) options.config = folder / "config.json";
    if (options.vocabJson.empty()) {
        if (const auto beside = bytePairFilesIn(folder)) {
            options.vocabJson = beside->vocabulary;
            options.merges = beside->merges;
        }
    }
    if (options.symbols.empty() && options.vocabJson.empty())
        for (const char* name : {"meta.pkl", "meta.json"})
            if (options.symbols.empty() && there(name)) options.symbols = folder / name;
    return options;
}

Result<StoredModel, ModelFileProblem> openModel(const std::filesystem::path& path, ModelFileOptions options) {
    auto file = openContainer(path);
    if (!file) return file.error();
    return readModel(*file, withNeighbours(std::move(options), *file, path));
}

std::vector<Gpt2Note> gpt2Notes(const ModelConfig& config, Gpt2Layout layout) {
    std::vector<Gpt2Note> out;
    if (layout == Gpt2Layout::NanoGpt && config.activation != Activation::GeluExact)
        out.push_back(Gpt2Note::Activation);
    const ModelConfig usual;
    if (layout == Gpt2Layout::NanoGpt && config.normEpsilon != usual.normEpsilon)
        out.push_back(Gpt2Note::NormEpsilon);
    if (layout == Gpt2Layout::NanoGpt && (!config.scaleScores || config.scoresByLayer))
        out.push_back(Gpt2Note::ScoreScale);
    if (config.headBias) out.push_back(Gpt2Note::HeadBias);
    return out;
}

Result<std::string, ModelFileProblem> writeGpt2(const StoredModel& model, Gpt2Layout layout) {
    const ModelConfig& c = model.parameters.config();
    bool whole = c.kind == ModelKind::Gpt && c.normPlace == NormPlace::Pre && c.finalNorm && c.causal &&
                 c.positions == Positions::Learned && !c.scaleEmbedding;
    for (const BlockSwitches& s : c.switches) whole = whole && s == BlockSwitches{};
    if (!whole) return Problem{Error::NotGpt};
    const auto tensors = toGpt2Names(namedTensors(model.parameters), layout);
    if (!tensors) {
        Problem p{Error::Names};
        p.gpt2 = tensors.error();
        return p;
    }
    SafetensorsWriter writer;
    writer.setMetadata("format", "pt");
    Json description = {{"format", modelFormat},
                        {"layout", layout == Gpt2Layout::NanoGpt ? "nanogpt" : "huggingface"},
                        {"config", configJson(c)}};
    if (model.vocabulary) description["vocabulary"] = vocabularyJson(*model.vocabulary);
    writer.setMetadata("dikkat.model", description.dump());
    for (const auto& [name, tensor] : *tensors)
        writer.add(name, tensor.shape, std::span<const float>(tensor.values));
    auto bytes = writer.serialiseText();
    if (bytes) return std::move(bytes).value();
    Problem p{Error::Container};
    p.container = bytes.error();
    return p;
}

std::string huggingFaceConfig(const ModelConfig& c) {
    const Json out = {{"model_type", "gpt2"},
                      {"architectures", {"GPT2LMHeadModel"}},
                      {"vocab_size", c.vocabulary},
                      {"n_positions", c.context},
                      {"n_embd", c.width},
                      {"n_layer", c.blocks},
                      {"n_head", c.heads},
                      {"n_inner", c.mlpWidth},
                      {"activation_function", activationWord(c.activation)},
                      {"layer_norm_epsilon", c.normEpsilon},
                      {"scale_attn_weights", c.scaleScores},
                      {"scale_attn_by_inverse_layer_idx", c.scoresByLayer},
                      {"tie_word_embeddings", c.tied},
                      {"attn_pdrop", c.dropout},
                      {"embd_pdrop", c.dropout},
                      {"resid_pdrop", c.dropout}};
    return out.dump(2) + "\n";
}

} // namespace dikkat
