#include "core/io/gpt2_model.h"

#include "core/io/model_json.h"

#include <fstream>
#include <limits>

namespace dikkat {
namespace {

using json::Json;
using Problem = ModelFileProblem;
using Error = ModelFileError;

/// Names of activations as configurations of other programs spell them.
std::optional<Activation> activationOf(const std::string& word) {
    if (word == "relu") return Activation::Relu;
    if (word == "gelu") return Activation::GeluExact;
    if (word == "gelu_tanh" || word == "gelu_new" || word == "gelu_pytorch_tanh" || word == "gelu_fast")
        return Activation::GeluTanh;
    if (word == "tanh") return Activation::Tanh;
    return std::nullopt;
}

/// What a configuration of another program says: heads and activation.
void takeHints(const Json& object, ModelFileOptions& options) {
    if (!object.is_object()) return;
    for (const char* key : {"n_head", "heads", "num_heads", "num_attention_heads"})
        if (const auto at = object.find(key); at != object.end() && !options.heads) {
            if (at->is_number_unsigned() && *at <= 256u) options.heads = at->get<int>();
            if (at->is_string()) {
                const auto text = at->get<std::string>();
                int heads = 0;
                if (std::from_chars(text.data(), text.data() + text.size(), heads).ec == std::errc())
                    options.heads = heads;
            }
        }
    for (const char* key : {"activation_function", "activation"})
        if (const auto at = object.find(key); at != object.end() && at->is_string() && !options.activation)
            options.activation = activationOf(at->get<std::string>());
}

/// Heads of the four published GPT-2 models, all 64 wide.
std::optional<int> publishedHeads(const Gpt2Model& m) {
    if (m.vocabulary < 50257 || m.vocabulary > 50304 || m.width % 64 != 0) return std::nullopt;
    return static_cast<int>(m.width / 64);
}

/// config.json beside a file of another program. Nothing there is no problem.
std::optional<Problem> readHints(const std::filesystem::path& path, ModelFileOptions& options) {
    std::error_code failed;
    if (!std::filesystem::is_regular_file(path, failed) ||
        std::filesystem::file_size(path, failed) > (1U << 20))
        return std::nullopt;
    std::ifstream stream(path, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    const auto parsed = json::parse(text);
    if (!parsed) {
        Problem p{Error::Metadata};
        p.read = parsed.error();
        p.name = "config.json";
        return p;
    }
    takeHints(*parsed, options);
    return std::nullopt;
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
    ModelFileOptions options = given;
    if (described) {
        if (!options.heads) options.heads = described->heads;
        if (!options.activation) options.activation = described->activation;
    }
    Json plain = Json::object(); // single metadata entries of other programs, or one entry "config"
    for (const auto& [key, value] : file.metadata()) plain[key] = value;
    takeHints(plain, options);
    if (const auto at = file.metadata().find("config"); at != file.metadata().end())
        if (const auto parsed = json::parse(at->second)) takeHints(*parsed, options);
    if (!options.heads) options.heads = publishedHeads(*model);
    if (!options.heads) {
        Problem p{Error::HeadsMissing};
        p.found = static_cast<std::int64_t>(model->width);
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
    c.activation = options.activation.value_or(
        model->layout == Gpt2Layout::HuggingFace ? Activation::GeluTanh : Activation::GeluExact);
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
    }
    if (vocabulary && vocabulary->size() > c.vocabulary) {
        Problem p{Error::VocabularySize};
        p.found = vocabulary->size();
        p.expected = c.vocabulary;
        return p;
    }
    StoredModel out{Parameters<float>(c), std::move(vocabulary), {}};
    if (auto problem = fillParameters(out.parameters, model->tensors)) return *problem;
    return out;
}

} // namespace detail

Result<StoredModel, ModelFileProblem> openModel(const std::filesystem::path& path, ModelFileOptions options) {
    auto file = Safetensors::open(path);
    if (!file) {
        Problem p{Error::Container};
        p.container = file.error();
        return p;
    }
    if (!file->metadata().contains("dikkat.model") && hasGpt2Names(*file)) {
        const std::filesystem::path folder = path.parent_path();
        if (auto problem = readHints(folder / "config.json", options)) return *problem;
        if (options.vocabJson.empty())
            if (const auto beside = bytePairFilesIn(folder)) {
                options.vocabJson = beside->vocabulary;
                options.merges = beside->merges;
            }
    }
    return readModel(*file, options);
}

std::vector<Gpt2Note> gpt2Notes(const ModelConfig& config, Gpt2Layout layout) {
    std::vector<Gpt2Note> out;
    if (layout == Gpt2Layout::NanoGpt && config.activation != Activation::GeluExact)
        out.push_back(Gpt2Note::Activation);
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
    const auto activation = [&] {
        switch (c.activation) {
        case Activation::Relu: return "relu";
        case Activation::GeluExact: return "gelu";
        case Activation::GeluTanh: return "gelu_new";
        case Activation::Tanh: break;
        }
        return "tanh";
    };
    const Json out = {{"model_type", "gpt2"},
                      {"architectures", {"GPT2LMHeadModel"}},
                      {"vocab_size", c.vocabulary},
                      {"n_positions", c.context},
                      {"n_embd", c.width},
                      {"n_layer", c.blocks},
                      {"n_head", c.heads},
                      {"n_inner", c.mlpWidth},
                      {"activation_function", activation()},
                      {"layer_norm_epsilon", 1e-5},
                      {"tie_word_embeddings", c.tied},
                      {"attn_pdrop", c.dropout},
                      {"embd_pdrop", c.dropout},
                      {"resid_pdrop", c.dropout}};
    return out.dump(2) + "\n";
}

} // namespace dikkat
