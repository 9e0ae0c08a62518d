#include "core/io/config_json.h"

#include "core/io/json_reader.h"
#include "core/io/model_json.h"

namespace dikkat {
namespace {

using json::Json;
using json::ObjectReader;

constexpr std::pair<const char*, ModelKind> kKinds[] = {{"gpt", ModelKind::Gpt},
                                                        {"encoder_decoder", ModelKind::EncoderDecoder},
                                                        {"window_mlp", ModelKind::WindowMlp}};
constexpr std::pair<const char*, Positions> kPositions[] = {
    {"none", Positions::None}, {"sinusoidal", Positions::Sinusoidal}, {"learned", Positions::Learned}};
constexpr std::pair<const char*, NormPlace> kNorms[] = {{"pre", NormPlace::Pre}, {"post", NormPlace::Post}};
constexpr std::pair<const char*, Activation> kActivations[] = {
    {"relu", Activation::Relu},        {"gelu", Activation::GeluExact}, {"gelu_tanh", Activation::GeluTanh},
    {"tanh", Activation::Tanh},        {"silu", Activation::Silu},      {"quick_gelu", Activation::QuickGelu},
    {"relu2", Activation::ReluSquared}};

constexpr int kMost = 1'000'000; // generous: validate() knows the real limits

/// The one list of fields, for reading and for writing.
template <class Visit>
void visitNumbers(ModelConfig& c, Visit visit) {
    visit("vocabulary_size", c.vocabulary);
    visit("width", c.width);
    visit("heads", c.heads);
    visit("blocks", c.blocks);
    visit("context", c.context);
    visit("hidden", c.mlpWidth);
}

template <class Visit>
void visitFlags(ModelConfig& c, Visit visit) {
    visit("scale_embedding", c.scaleEmbedding);
    visit("final_norm", c.finalNorm);
    visit("query_key_value_bias", c.qkvBias);
    visit("output_bias", c.outputBias);
    visit("mlp_bias", c.mlpBias);
    visit("head_bias", c.headBias);
    visit("tied", c.tied);
    visit("causal", c.causal);
}

/// Flags that are written only where they are not as usual.
template <class Visit>
void visitRareFlags(ModelConfig& c, Visit visit) {
    visit("scale_scores", c.scaleScores, true);
    visit("scores_by_layer", c.scoresByLayer, false);
}

template <class Visit>
void visitSwitches(BlockSwitches& s, Visit visit) {
    visit("norm", s.norm);
    visit("residual", s.residual);
    visit("attention", s.attention);
    visit("mlp", s.mlp);
}

std::optional<ReadFailure> readParts(const Json& list, const std::string& place,
                                     std::vector<BlockSwitches>& out) {
    if (!list.is_array()) return ReadFailure{ReadError::RowsExpected, place};
    out.clear();
    for (const Json& entry : list) {
        ObjectReader reader(entry, place + "[" + indexText(out.size()) + "]");
        BlockSwitches s;
        visitSwitches(s, [&](const char* key, bool& flag) { reader.read(key, flag); });
        reader.allowOnly({"norm", "residual", "attention", "mlp"});
        if (reader.failure()) return reader.failure();
        out.push_back(s);
    }
    return std::nullopt;
}

} // namespace

std::string indexText(std::size_t n) {
    char digits[24];
    return {digits, std::to_chars(digits, digits + sizeof digits, n).ptr};
}

Json configJson(const ModelConfig& config) {
    ModelConfig c = config;
    Json out = Json::object();
    out["architecture"] = json::wordOf(c.kind, kKinds);
    visitNumbers(c, [&](const char* key, int& n) { out[key] = n; });
    visitFlags(c, [&](const char* key, bool& flag) { out[key] = flag; });
    if (c.kind == ModelKind::EncoderDecoder) {
        out["encoder_blocks"] = c.encoderBlocks;
        out["source_context"] = c.sourceContext;
    }
    out["positions"] = json::wordOf(c.positions, kPositions);
    out["norm"] = json::wordOf(c.normPlace, kNorms);
    out["activation"] = json::wordOf(c.activation, kActivations);
    out["dropout"] = c.dropout;
    // Only models of other programs differ here; older versions of this one read all others.
    const ModelConfig usual;
    if (c.normEpsilon != usual.normEpsilon) out["norm_epsilon"] = c.normEpsilon;
    visitRareFlags(c, [&](const char* key, bool& flag, bool normal) {
        if (flag != normal) out[key] = flag;
    });
    if (!c.switches.empty()) {
        out["parts"] = Json::array();
        for (BlockSwitches s : c.switches) {
            Json part = Json::object();
            visitSwitches(s, [&](const char* key, bool& flag) { part[key] = flag; });
            out["parts"].push_back(std::move(part));
        }
    }
    return out;
}

Result<ModelConfig, ReadFailure> configFrom(const Json& object, const std::string& place, ConfigKeys keys,
                                            const ModelConfig& defaults) {
    ModelConfig c = defaults;
    ObjectReader reader(object, place);
    const auto wanted = [&](const char* key) { return keys == ConfigKeys::All || reader.has(key); };
    if (wanted("architecture")) reader.read("architecture", c.kind, kKinds);
    visitNumbers(c, [&](const char* key, int& n) {
        if (wanted(key)) reader.read(key, n, 0, kMost);
    });
    visitFlags(c, [&](const char* key, bool& flag) {
        if (wanted(key)) reader.read(key, flag);
    });
    if (reader.has("encoder_blocks")) reader.read("encoder_blocks", c.encoderBlocks, 0, kMost);
    if (reader.has("source_context")) reader.read("source_context", c.sourceContext, 0, kMost);
    if (wanted("positions")) reader.read("positions", c.positions, kPositions);
    if (wanted("norm")) reader.read("norm", c.normPlace, kNorms);
    if (wanted("activation")) reader.read("activation", c.activation, kActivations);
    visitRareFlags(c, [&](const char* key, bool& flag, bool) {
        if (reader.has(key)) reader.read(key, flag);
    });
    const Json* dropout = wanted("dropout") ? reader.need("dropout") : nullptr;
    const Json* epsilon = reader.has("norm_epsilon") ? reader.need("norm_epsilon") : nullptr;
    reader.allowOnly(
        {"architecture",   "vocabulary_size", "width",           "heads",        "blocks",
         "context",        "hidden",          "scale_embedding", "final_norm",   "query_key_value_bias",
         "output_bias",    "mlp_bias",        "head_bias",       "tied",         "causal",
         "encoder_blocks", "source_context",  "positions",       "norm",         "activation",
         "dropout",        "parts",           "norm_epsilon",    "scale_scores", "scores_by_layer"});
    if (reader.failure()) return *reader.failure();
    const std::string prefix = place.empty() ? "" : place + ".";
    if (dropout != nullptr) {
        if (!dropout->is_number()) return ReadFailure{ReadError::NumberExpected, prefix + "dropout"};
        c.dropout = dropout->get<double>();
    }
    if (epsilon != nullptr) {
        if (!epsilon->is_number()) return ReadFailure{ReadError::NumberExpected, prefix + "norm_epsilon"};
        c.normEpsilon = epsilon->get<double>();
    }
    if (reader.has("parts"))
        if (auto failure = readParts(object.at("parts"), prefix + "parts", c.switches)) return *failure;
    return c;
}

std::string configToJson(const ModelConfig& config) {
    return configJson(config).dump();
}

Result<ModelConfig, ReadFailure> configFromJson(std::string_view text, ConfigKeys keys,
                                                const ModelConfig& defaults) {
    const auto parsed = json::parse(text);
    if (!parsed) return parsed.error();
    return configFrom(*parsed, "", keys, defaults);
}

} // namespace dikkat
