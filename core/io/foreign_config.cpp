#include "core/io/foreign_config.h"

#include "core/io/json_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace dikkat {
namespace {

using json::Json;
using Problem = ForeignConfigProblem;
using Error = ForeignConfigError;

constexpr std::pair<std::string_view, Activation> kActivations[] = {
    {"relu", Activation::Relu},
    {"gelu", Activation::GeluExact},
    {"gelu_python", Activation::GeluExact},
    {"gelu_new", Activation::GeluTanh},
    {"gelu_fast", Activation::GeluTanh}, // the same formula, factored differently
    {"gelu_pytorch_tanh", Activation::GeluTanh},
    {"gelu_accurate", Activation::GeluTanh},
    {"gelu_tanh", Activation::GeluTanh},
    {"gelu_python_tanh", Activation::GeluTanh},
    {"quick_gelu", Activation::QuickGelu},
    {"silu", Activation::Silu},
    {"swish", Activation::Silu},
    {"tanh", Activation::Tanh},
    {"relu2", Activation::ReluSquared},
    {"relu_squared", Activation::ReluSquared},
    {"squared_relu", Activation::ReluSquared},
};

enum class Meaning {
    Heads,
    Width,
    Blocks,
    Context,
    Vocabulary,
    Hidden,
    Activation,
    Epsilon,
    ScaleScores,
    ScoresByLayer,
    Tied,
    Bias,
    ModelType,
    Architectures,
    Positions,
    Off,     ///< may only be false: true makes another model of it
    Empty,   ///< may only be an empty list or object
    Harmless ///< concerns training, generation or bookkeeping
};

constexpr std::pair<std::string_view, Meaning> kKeys[] = {
    {"n_head", Meaning::Heads},
    {"heads", Meaning::Heads},
    {"num_heads", Meaning::Heads},
    {"num_attention_heads", Meaning::Heads},
    {"n_heads", Meaning::Heads},
    {"n_embd", Meaning::Width},
    {"hidden_size", Meaning::Width},
    {"d_model", Meaning::Width},
    {"emb_dim", Meaning::Width},
    {"n_layer", Meaning::Blocks},
    {"num_hidden_layers", Meaning::Blocks},
    {"num_layers", Meaning::Blocks},
    {"n_layers", Meaning::Blocks},
    {"n_positions", Meaning::Context},
    {"n_ctx", Meaning::Context},
    {"block_size", Meaning::Context},
    {"max_position_embeddings", Meaning::Context},
    {"context_length", Meaning::Context},
    {"vocab_size", Meaning::Vocabulary},
    {"n_vocab", Meaning::Vocabulary},
    {"n_inner", Meaning::Hidden},
    {"intermediate_size", Meaning::Hidden},
    {"d_ff", Meaning::Hidden},
    {"activation_function", Meaning::Activation},
    {"activation", Meaning::Activation},
    {"hidden_act", Meaning::Activation},
    {"hidden_activation", Meaning::Activation},
    {"act_fn", Meaning::Activation},
    {"afn", Meaning::Activation},
    {"layer_norm_epsilon", Meaning::Epsilon},
    {"layer_norm_eps", Meaning::Epsilon},
    {"norm_epsilon", Meaning::Epsilon},
    {"scale_attn_weights", Meaning::ScaleScores},
    {"scale_attn_by_inverse_layer_idx", Meaning::ScoresByLayer},
    {"tie_word_embeddings", Meaning::Tied},
    {"bias", Meaning::Bias},
    {"model_type", Meaning::ModelType},
    {"architectures", Meaning::Architectures},
    {"position_embedding_type", Meaning::Positions},
    {"add_cross_attention", Meaning::Off},
    {"is_encoder_decoder", Meaning::Off},
    {"alibi", Meaning::Off},
    {"multi_query", Meaning::Off},
    {"parallel_residual", Meaning::Off},
    {"use_parallel_residual", Meaning::Off},
    {"pruned_heads", Meaning::Empty},
    // Hugging Face: what it computes with and how it is used, not what it computes
    {"reorder_and_upcast_attn", Meaning::Harmless},
    {"torch_dtype", Meaning::Harmless},
    {"dtype", Meaning::Harmless},
    {"transformers_version", Meaning::Harmless},
    {"use_cache", Meaning::Harmless},
    {"gradient_checkpointing", Meaning::Harmless},
    {"chunk_size_feed_forward", Meaning::Harmless},
    {"initializer_range", Meaning::Harmless},
    {"is_decoder", Meaning::Harmless},
    {"task_specific_params", Meaning::Harmless},
    {"id2label", Meaning::Harmless},
    {"label2id", Meaning::Harmless},
    {"num_labels", Meaning::Harmless},
    {"problem_type", Meaning::Harmless},
    {"finetuning_task", Meaning::Harmless},
    {"return_dict", Meaning::Harmless},
    {"return_dict_in_generate", Meaning::Harmless},
    {"torchscript", Meaning::Harmless},
    {"use_bfloat16", Meaning::Harmless},
    {"tf_legacy_loss", Meaning::Harmless},
    {"cross_attention_hidden_size", Meaning::Harmless},
    {"tokenizer_class", Meaning::Harmless},
    {"prefix", Meaning::Harmless},
    {"max_length", Meaning::Harmless},
    {"min_length", Meaning::Harmless},
    {"do_sample", Meaning::Harmless},
    {"early_stopping", Meaning::Harmless},
    {"temperature", Meaning::Harmless},
    {"top_k", Meaning::Harmless},
    {"top_p", Meaning::Harmless},
    {"typical_p", Meaning::Harmless},
    {"repetition_penalty", Meaning::Harmless},
    {"length_penalty", Meaning::Harmless},
    {"diversity_penalty", Meaning::Harmless},
    {"no_repeat_ngram_size", Meaning::Harmless},
    {"encoder_no_repeat_ngram_size", Meaning::Harmless},
    {"exponential_decay_length_penalty", Meaning::Harmless},
    {"remove_invalid_values", Meaning::Harmless},
    {"num_beams", Meaning::Harmless},
    {"num_beam_groups", Meaning::Harmless},
    {"num_return_sequences", Meaning::Harmless},
    {"bad_words_ids", Meaning::Harmless},
    {"suppress_tokens", Meaning::Harmless},
    {"begin_suppress_tokens", Meaning::Harmless},
    {"max_new_tokens", Meaning::Harmless},
    {"keys_to_ignore_at_inference", Meaning::Harmless},
    {"use_return_dict", Meaning::Harmless},
    {"name_or_path", Meaning::Harmless},
    {"license", Meaning::Harmless},
    {"language", Meaning::Harmless},
    {"n_special", Meaning::Harmless},
    {"predict_special_tokens", Meaning::Harmless},
    {"attn_implementation", Meaning::Harmless},
    {"use_flash_attn", Meaning::Harmless},
    {"flash_attention", Meaning::Harmless},
    {"attention_softmax_in_fp32", Meaning::Harmless},
    {"scale_attention_softmax_in_fp32", Meaning::Harmless},
    {"unsloth_version", Meaning::Harmless},
    // nanoGPT: its settings of a training run, as its checkpoints keep them
    {"out_dir", Meaning::Harmless},
    {"eval_interval", Meaning::Harmless},
    {"log_interval", Meaning::Harmless},
    {"eval_iters", Meaning::Harmless},
    {"eval_only", Meaning::Harmless},
    {"always_save_checkpoint", Meaning::Harmless},
    {"init_from", Meaning::Harmless},
    {"wandb_log", Meaning::Harmless},
    {"wandb_project", Meaning::Harmless},
    {"wandb_run_name", Meaning::Harmless},
    {"dataset", Meaning::Harmless},
    {"gradient_accumulation_steps", Meaning::Harmless},
    {"batch_size", Meaning::Harmless},
    {"learning_rate", Meaning::Harmless},
    {"max_iters", Meaning::Harmless},
    {"weight_decay", Meaning::Harmless},
    {"beta1", Meaning::Harmless},
    {"beta2", Meaning::Harmless},
    {"grad_clip", Meaning::Harmless},
    {"decay_lr", Meaning::Harmless},
    {"warmup_iters", Meaning::Harmless},
    {"lr_decay_iters", Meaning::Harmless},
    {"min_lr", Meaning::Harmless},
    {"backend", Meaning::Harmless},
    {"device", Meaning::Harmless},
    {"compile", Meaning::Harmless},
    {"seed", Meaning::Harmless},
};

std::optional<Meaning> meaningOf(std::string_view key) {
    for (const auto& [known, meaning] : kKeys)
        if (key == known) return meaning;
    for (const std::string_view start : {"_", "summary_", "output_"})
        if (key.starts_with(start)) return Meaning::Harmless;
    for (const std::string_view end : {"dropout", "dropout_prob", "_pdrop", "_token_id"})
        if (key.ends_with(end)) return Meaning::Harmless;
    return std::nullopt;
}

/// One configuration, key by key.
class Reader {
public:
    Reader(ForeignConfig& config, std::string source) : m_config(config), m_source(std::move(source)) {}

    std::optional<Problem> take(const std::string& key, const Json& value) {
        m_key = key;
        m_value = &value;
        if (value.is_null()) return std::nullopt; // as if it were not there
        const auto meaning = meaningOf(key);
        if (!meaning) return problem(Error::UnknownKey);
        if (*meaning != Meaning::Harmless) m_config.stated = true;
        if (key == "block_size" || key == "bias") m_config.fromNanoGpt = true;
        switch (*meaning) {
        case Meaning::Heads: return takeHeads();
        case Meaning::Width: return takeSize(m_config.width);
        case Meaning::Blocks: return takeSize(m_config.blocks);
        case Meaning::Context: return takeSize(m_config.context);
        case Meaning::Vocabulary: return takeSize(m_config.vocabulary);
        case Meaning::Hidden: return takeSize(m_config.hidden);
        case Meaning::Activation: return takeActivation();
        case Meaning::Epsilon: return takeEpsilon();
        case Meaning::ScaleScores: return takeFlag(m_config.scaleScores);
        case Meaning::ScoresByLayer: return takeFlag(m_config.scoresByLayer);
        case Meaning::Tied: return takeFlag(m_config.tied);
        case Meaning::Bias: return takeFlag(m_config.bias);
        case Meaning::ModelType: return isGpt2(value) ? std::nullopt : problem(Error::NotComputed);
        case Meaning::Architectures:
            return !value.is_array() || value.empty() || std::ranges::any_of(value, isGpt2)
                       ? std::nullopt
                       : problem(Error::NotComputed);
        case Meaning::Positions:
            return value == "absolute" || value == "learned" ? std::nullopt : problem(Error::NotComputed);
        case Meaning::Off: {
            std::optional<bool> on;
            if (auto bad = takeFlag(on)) return bad;
            return *on ? problem(Error::NotComputed) : std::nullopt;
        }
        case Meaning::Empty:
            return value.is_structured() && value.empty() ? std::nullopt : problem(Error::NotComputed);
        case Meaning::Harmless: break;
        }
        return std::nullopt;
    }

private:
    /// "gpt2" and its sizes, minGPT's "gpt-nano" …, classes like GPT2LMHeadModel and nanoGPT's GPT.
    static bool isGpt2(const Json& word) {
        if (!word.is_string()) return false;
        const auto text = word.get<std::string>();
        return text.starts_with("gpt2") || text.starts_with("GPT2") || text == "GPT" || text == "nanogpt" ||
               text == "gpt-mini" || text == "gpt-micro" || text == "gpt-nano";
    }

    std::optional<Problem> problem(Error error) const {
        Problem p{error, m_source, m_key};
        constexpr std::size_t most = 60; // ASCII: may be cut anywhere
        const auto shortened = [](const Json& json) {
            std::string text = json.dump(-1, ' ', /*ensure_ascii=*/true, Json::error_handler_t::replace);
            if (text.size() > most) text.replace(most, std::string::npos, "…");
            return text;
        };
        p.value = shortened(*m_value);
        if (p.key.size() > most) p.key = shortened(Json(p.key));
        return p;
    }

    /// A value that was stated before, here or elsewhere, must be the same.
    template <class T>
    std::optional<Problem> agree(std::optional<T>& known, T said, const std::string& before) const {
        if (known && *known != said) {
            auto p = problem(Error::Disagrees);
            p->other = before;
            return p;
        }
        known = said;
        return std::nullopt;
    }

    /// A whole number, also as digits in a text (metadata holds nothing else).
    [[nodiscard]] std::optional<std::int64_t> whole() const {
        if (m_value->is_number_unsigned() && *m_value <= std::uint64_t{1'000'000'000})
            return m_value->get<std::int64_t>();
        if (!m_value->is_string()) return std::nullopt;
        const auto text = m_value->get<std::string>();
        std::int64_t n = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), n);
        if (failed != std::errc() || end != text.data() + text.size() || n < 0 || n > 1'000'000'000)
            return std::nullopt;
        return n;
    }

    std::optional<Problem> takeHeads() {
        const auto n = whole();
        if (!n || *n < 1) return problem(Error::BadValue);
        if (m_config.headsKey.empty()) m_config.headsKey = m_key;
        return agree(m_config.heads, static_cast<int>(*n),
                     m_config.heads ? Json(*m_config.heads).dump() : std::string());
    }

    std::optional<Problem> takeSize(std::vector<StatedSize>& into) {
        const auto n = whole();
        if (!n) return problem(Error::BadValue);
        into.push_back({m_source, m_key, *n});
        return std::nullopt;
    }

    std::optional<Problem> takeActivation() {
        if (!m_value->is_string()) return problem(Error::BadValue);
        const auto word = m_value->get<std::string>();
        const auto activation = activationNamed(word);
        if (!activation) {
            auto p = problem(Error::UnknownWord);
            if (p->value.ends_with('"')) p->value = p->value.substr(1, p->value.size() - 2);
            return p;
        }
        auto clash = agree(m_config.activation, *activation, m_activationWord);
        if (!clash) {
            m_activationWord = m_config.activationWord = word;
            m_config.activationKey = m_key;
        }
        return clash;
    }

    std::optional<Problem> takeEpsilon() {
        double epsilon = 0;
        if (m_value->is_number()) epsilon = m_value->get<double>();
        if (m_value->is_string()) {
            const auto text = m_value->get<std::string>();
            std::from_chars(text.data(), text.data() + text.size(), epsilon);
        }
        if (!(epsilon > 0.0 && epsilon <= 1.0)) return problem(Error::BadValue);
        return agree(m_config.normEpsilon, epsilon,
                     m_config.normEpsilon ? Json(*m_config.normEpsilon).dump() : std::string());
    }

    std::optional<Problem> takeFlag(std::optional<bool>& into) const {
        const bool yes = *m_value == true || *m_value == "true" || *m_value == "True";
        if (!yes && *m_value != false && *m_value != "false" && *m_value != "False")
            return problem(Error::BadValue);
        return agree(into, yes, into && *into ? "true" : "false");
    }

    ForeignConfig& m_config;
    std::string m_source, m_key, m_activationWord;
    const Json* m_value = nullptr;
};

} // namespace

std::optional<Activation> activationNamed(std::string_view word) {
    for (const auto& [name, activation] : kActivations)
        if (word == name) return activation;
    return std::nullopt;
}

std::vector<std::string> knownActivations() {
    std::vector<std::string> out;
    for (const auto& [name, activation] : kActivations) out.emplace_back(name);
    return out;
}

std::optional<ForeignConfigProblem> addForeignConfig(ForeignConfig& config, std::string_view text,
                                                     const std::string& source) {
    const auto parsed = json::parse(text);
    if (!parsed) {
        Problem p{Error::NotJson, source};
        p.found = parsed.error().row;
        p.expected = parsed.error().column;
        return p;
    }
    if (!parsed->is_object()) return Problem{Error::NotAnObject, source};
    if (!config.stated) config.source = source;
    config.stated = true;
    Reader reader(config, source);
    for (const auto& [key, value] : parsed->items())
        if (auto problem = reader.take(key, value)) return problem;
    return std::nullopt;
}

std::optional<ForeignConfigProblem> addForeignEntry(ForeignConfig& config, const std::string& key,
                                                    const std::string& value) {
    const auto meaning = meaningOf(key);
    if (!meaning || *meaning == Meaning::Harmless || *meaning == Meaning::Architectures) return std::nullopt;
    return Reader(config, {}).take(key, Json(value));
}

} // namespace dikkat
