#include "core/io/gpt2_names.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

namespace dikkat {
namespace {

using Shape = std::vector<std::uint64_t>;

std::string number(std::uint64_t n) {
    char digits[24];
    return {digits, std::to_chars(digits, digits + sizeof digits, n).ptr};
}

bool isDigits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Parts that PyTorch's wrappers put anywhere in a name: around the model, or around single blocks and
/// layers.
std::string withoutWrappers(std::string_view name) {
    constexpr std::string_view wrappers[] = {
        "_orig_mod",   "module",         "_checkpoint_wrapped_module", "_fsdp_wrapped_module",
        "_fpw_module", "_forward_module"};
    std::string out;
    while (!name.empty()) {
        const std::size_t dot = std::min(name.find('.'), name.size());
        const std::string_view part = name.substr(0, dot);
        const bool last = dot == name.size();
        name.remove_prefix(last ? dot : dot + 1);
        if (!last && std::ranges::find(wrappers, part) != std::end(wrappers)) continue;
        out += part;
        if (!last) out += '.';
    }
    return out;
}

/// Name without what the model was wrapped in: everything before the first part that is GPT-2's own, and
/// wrappers within.
std::string bareName(std::string_view stored) {
    const std::string whole = withoutWrappers(stored);
    const std::string_view name = whole;
    for (std::size_t at = 0; at < name.size();) {
        const std::string_view rest = name.substr(at);
        const std::size_t dot = rest.find('.');
        if (dot == std::string_view::npos) break;
        const std::string_view part = rest.substr(0, dot), after = rest.substr(dot + 1);
        for (const std::string_view own : {"wte", "wpe", "ln_f", "lm_head"})
            if (part == own && (after == "weight" || after == "bias")) return std::string(rest);
        if (part == "h" && isDigits(after.substr(0, after.find('.')))) return std::string(rest);
        at += dot + 1;
    }
    return whole;
}

/// Mask buffers of old exports; they hold no weights.
bool isMaskBuffer(std::string_view bare) {
    return bare.starts_with("h.") && (bare.ends_with(".attn.bias") || bare.ends_with(".attn.masked_bias"));
}

/// Columns from … from + count of a matrix, or the same part of a vector.
NamedTensor columns(const NamedTensor& t, std::uint64_t from, std::uint64_t count) {
    const std::uint64_t width = t.shape.back(), rows = t.values.size() / std::max<std::uint64_t>(width, 1);
    NamedTensor out{t.shape, {}};
    out.shape.back() = count;
    out.values.reserve(rows * count);
    for (std::uint64_t r = 0; r < rows; ++r) {
        const auto start = t.values.begin() + static_cast<std::ptrdiff_t>(r * width + from);
        out.values.insert(out.values.end(), start, start + static_cast<std::ptrdiff_t>(count));
    }
    return out;
}

/// Tensors side by side; all have the same number of rows.
NamedTensor besides(const NamedTensor& a, const NamedTensor& b, const NamedTensor& c) {
    NamedTensor out{a.shape, {}};
    out.shape.back() = a.shape.back() + b.shape.back() + c.shape.back();
    const std::uint64_t rows = a.values.size() / std::max<std::uint64_t>(a.shape.back(), 1);
    for (std::uint64_t r = 0; r < rows; ++r)
        for (const NamedTensor* t : {&a, &b, &c}) {
            const std::uint64_t width = t->shape.back();
            const auto start = t->values.begin() + static_cast<std::ptrdiff_t>(r * width);
            out.values.insert(out.values.end(), start, start + static_cast<std::ptrdiff_t>(width));
        }
    return out;
}

/// Takes tensors out of a file one by one and keeps the first problem.
class Gpt2Reader {
public:
    explicit Gpt2Reader(const Safetensors& file) : m_file(file) {
        for (const TensorInfo& t : file.tensors()) {
            if (isMaskBuffer(bareName(t.name))) continue;
            const auto [at, isNew] = m_left.emplace(bareName(t.name), &t);
            if (!isNew) fail({Gpt2Error::TwoModels, at->second->name, t.name});
        }
        for (const auto& [missing, stored] : file.metadata()) {
            const std::string bare = bareName(missing);
            if (const TensorInfo* t = file.find(stored); t != nullptr && bareName(stored) != bare)
                m_left.emplace(bare, t);
        }
    }

    /// Takes one tensor for another that the file does not have.
    void share(const std::string& missing, const std::string& stored) {
        if (const TensorInfo* t = info(stored); t != nullptr && info(missing) == nullptr)
            m_left.emplace(missing, t);
    }

    std::optional<Gpt2Problem> problem;

    [[nodiscard]] const TensorInfo* info(const std::string& bare) const {
        const auto at = m_left.find(bare);
        return at == m_left.end() ? nullptr : at->second;
    }

    /// Whether the file itself has it, under a name of its own.
    [[nodiscard]] bool stored(const std::string& bare) const {
        const TensorInfo* t = info(bare);
        return t != nullptr && bareName(t->name) == bare;
    }

    /// A tensor of exactly this shape, or nothing.
    std::optional<NamedTensor> take(const std::string& bare, const Shape& shape) {
        if (problem) return std::nullopt;
        const auto at = m_left.find(bare);
        if (at == m_left.end()) return fail({Gpt2Error::MissingTensor, bare});
        const TensorInfo& t = *at->second;
        if (t.shape != shape) return fail({Gpt2Error::WrongShape, t.name, shapeText(t.shape)});
        auto values = m_file.floats(t.name);
        if (!values) return fail({Gpt2Error::Tensor, t.name, {}, values.error()});
        m_left.erase(at);
        return NamedTensor{shape, std::move(values).value()};
    }

    /// A weight y = x W of shape (in, out), whatever its layout in the file.
    std::optional<NamedTensor> weight(const std::string& bare, std::uint64_t in, std::uint64_t out,
                                      Gpt2Layout layout) {
        if (layout == Gpt2Layout::HuggingFace) return take(bare, {in, out});
        auto read = take(bare, {out, in});
        if (read) return transposed(*read);
        return read;
    }

    std::optional<NamedTensor> fail(Gpt2Problem why) {
        if (!problem) problem = std::move(why);
        return std::nullopt;
    }

    void refuseTheRest() {
        if (!problem && !m_left.empty()) fail({Gpt2Error::UnexpectedTensor, m_left.begin()->second->name});
    }

private:
    const Safetensors& m_file;
    std::map<std::string, const TensorInfo*, std::less<>> m_left;
};

void keep(NamedTensors& into, const std::string& name, std::optional<NamedTensor> tensor) {
    if (tensor) into[name] = std::move(*tensor);
}

/// Number of blocks: one more than the highest h.N.
std::uint64_t countBlocks(const Safetensors& file) {
    std::set<std::uint64_t> found;
    for (const TensorInfo& t : file.tensors()) {
        const std::string whole = bareName(t.name);
        std::string_view bare = whole;
        if (!bare.starts_with("h.")) continue;
        bare.remove_prefix(2);
        std::uint64_t n = 0;
        if (std::from_chars(bare.data(), bare.data() + bare.size(), n).ec == std::errc() && n < 100'000)
            found.insert(n);
    }
    return found.empty() ? 0 : *found.rbegin() + 1;
}

void readNorm(Gpt2Reader& reader, Gpt2Model& m, const std::string& from, const std::string& to) {
    keep(m.tensors, to + ".gamma", reader.take(from + ".weight", {m.width}));
    if (reader.info(from + ".bias") != nullptr) {
        keep(m.tensors, to + ".beta", reader.take(from + ".bias", {m.width}));
        m.normBias = true;
    } else {
        m.tensors[to + ".beta"] = {{m.width}, std::vector<float>(m.width)};
    }
}

void readBlock(Gpt2Reader& reader, Gpt2Model& m, std::uint64_t i) {
    const std::string from = "h." + number(i) + ".", to = "blocks." + number(i) + ".";
    const std::uint64_t d = m.width;
    readNorm(reader, m, from + "ln_1", to + "ln1");
    readNorm(reader, m, from + "ln_2", to + "ln2");
    if (const auto all = reader.weight(from + "attn.c_attn.weight", d, 3 * d, m.layout))
        for (std::uint64_t part = 0; part < 3; ++part)
            m.tensors[to + "attn.W" + "qkv"[part]] = columns(*all, part * d, d);
    if (m.queryKeyValueBias)
        if (const auto all = reader.take(from + "attn.c_attn.bias", {3 * d}))
            for (std::uint64_t part = 0; part < 3; ++part)
                m.tensors[to + "attn.b" + "qkv"[part]] = columns(*all, part * d, d);
    keep(m.tensors, to + "attn.Wo", reader.weight(from + "attn.c_proj.weight", d, d, m.layout));
    if (m.outputBias) keep(m.tensors, to + "attn.bo", reader.take(from + "attn.c_proj.bias", {d}));
    keep(m.tensors, to + "mlp.W1", reader.weight(from + "mlp.c_fc.weight", d, m.hidden, m.layout));
    keep(m.tensors, to + "mlp.W2", reader.weight(from + "mlp.c_proj.weight", m.hidden, d, m.layout));
    if (m.mlpBias) {
        keep(m.tensors, to + "mlp.b1", reader.take(from + "mlp.c_fc.bias", {m.hidden}));
        keep(m.tensors, to + "mlp.b2", reader.take(from + "mlp.c_proj.bias", {d}));
    }
}

} // namespace

NamedTensor transposed(const NamedTensor& t) {
    const std::uint64_t rows = t.shape.at(0), columnCount = t.shape.at(1);
    NamedTensor out{{columnCount, rows}, std::vector<float>(t.values.size())};
    for (std::uint64_t r = 0; r < rows; ++r)
        for (std::uint64_t c = 0; c < columnCount; ++c)
            out.values[c * rows + r] = t.values[r * columnCount + c];
    return out;
}

bool hasGpt2Names(const Safetensors& file) {
    return std::any_of(file.tensors().begin(), file.tensors().end(), [](const TensorInfo& t) {
        const std::string bare = bareName(t.name);
        return bare == "wte.weight" || bare == "wpe.weight" ||
               (bare.starts_with("h.") && bare.ends_with(".attn.c_attn.weight"));
    });
}

Result<Gpt2Model, Gpt2Problem> fromGpt2Names(const Safetensors& file) {
    Gpt2Reader reader(file);
    if (reader.problem) return *reader.problem;
    Gpt2Model m;
    m.embeddingStored = reader.stored("wte.weight");
    m.headStored = reader.stored("lm_head.weight");
    reader.share("wte.weight", "lm_head.weight");
    const TensorInfo *wte = reader.info("wte.weight"), *wpe = reader.info("wpe.weight");
    if (wte == nullptr) return Gpt2Problem{Gpt2Error::MissingTensor, "wte.weight"};
    if (wpe == nullptr) return Gpt2Problem{Gpt2Error::MissingTensor, "wpe.weight"};
    for (const TensorInfo* t : {wte, wpe})
        if (t->shape.size() != 2 || t->count == 0)
            return Gpt2Problem{Gpt2Error::WrongShape, t->name, shapeText(t->shape)};
    m.vocabulary = wte->shape[0];
    m.width = wte->shape[1];
    m.context = wpe->shape[0];
    m.blocks = countBlocks(file);
    const std::uint64_t d = m.width;
    if (m.blocks > 0) {
        const TensorInfo *attention = reader.info("h.0.attn.c_attn.weight"),
                         *fc = reader.info("h.0.mlp.c_fc.weight");
        if (attention == nullptr) return Gpt2Problem{Gpt2Error::MissingTensor, "h.0.attn.c_attn.weight"};
        if (fc == nullptr) return Gpt2Problem{Gpt2Error::MissingTensor, "h.0.mlp.c_fc.weight"};
        if (attention->shape == Shape{d, 3 * d})
            m.layout = Gpt2Layout::HuggingFace;
        else if (attention->shape == Shape{3 * d, d})
            m.layout = Gpt2Layout::NanoGpt;
        else
            return Gpt2Problem{Gpt2Error::AmbiguousLayout, attention->name, shapeText(attention->shape)};
        if (fc->shape.size() != 2) return Gpt2Problem{Gpt2Error::WrongShape, fc->name, shapeText(fc->shape)};
        m.hidden = fc->shape[m.layout == Gpt2Layout::HuggingFace ? 1 : 0];
        m.queryKeyValueBias = reader.info("h.0.attn.c_attn.bias") != nullptr;
        m.outputBias = reader.info("h.0.attn.c_proj.bias") != nullptr;
        m.mlpBias = reader.info("h.0.mlp.c_fc.bias") != nullptr;
    }
    keep(m.tensors, "tok_emb", reader.take("wte.weight", {m.vocabulary, d}));
    keep(m.tensors, "pos_emb", reader.take("wpe.weight", {m.context, d}));
    for (std::uint64_t i = 0; i < m.blocks && !reader.problem; ++i) readBlock(reader, m, i);
    readNorm(reader, m, "ln_f", "ln_f");
    m.tied = true;
    if (reader.info("lm_head.weight") != nullptr)
        if (const auto head = reader.take("lm_head.weight", {m.vocabulary, d})) {
            m.tied = head->values == m.tensors["tok_emb"].values;
            if (!m.tied) m.tensors["head.W"] = transposed(*head);
        }
    if (reader.info("lm_head.bias") != nullptr) {
        keep(m.tensors, "head.b", reader.take("lm_head.bias", {m.vocabulary}));
        m.headBias = true;
    }
    reader.refuseTheRest();
    if (reader.problem) return *reader.problem;
    return m;
}

Result<NamedTensors, Gpt2Problem> toGpt2Names(const NamedTensors& own, Gpt2Layout layout) {
    std::optional<Gpt2Problem> problem;
    std::set<std::string> used;
    const auto find = [&](const std::string& name) -> const NamedTensor* {
        const auto at = own.find(name);
        if (at == own.end()) return nullptr;
        used.insert(name);
        return &at->second;
    };
    const auto need = [&](const std::string& name) {
        const NamedTensor* t = find(name);
        if (t == nullptr && !problem) problem = Gpt2Problem{Gpt2Error::MissingTensor, name};
        return t == nullptr ? NamedTensor{{0, 0}, {}} : *t;
    };
    const auto orZeros = [&](const std::string& name, std::uint64_t n) {
        const NamedTensor* t = find(name);
        return t == nullptr ? NamedTensor{{n}, std::vector<float>(n)} : *t;
    };
    const auto laidOut = [&](const NamedTensor& w) {
        return layout == Gpt2Layout::HuggingFace ? w : transposed(w);
    };

    NamedTensors out;
    const std::string root = "transformer.";
    out[root + "wte.weight"] = need("tok_emb");
    out[root + "wpe.weight"] = need("pos_emb");
    const std::uint64_t d = out[root + "wte.weight"].shape.back();
    for (std::uint64_t i = 0;
         own.lower_bound("blocks." + number(i) + ".") != own.end() &&
         own.lower_bound("blocks." + number(i) + ".")->first.starts_with("blocks." + number(i) + ".");
         ++i) {
        const std::string from = "blocks." + number(i) + ".", to = root + "h." + number(i) + ".";
        for (const auto& [a, b] : {std::pair{"ln1", "ln_1"}, {"ln2", "ln_2"}}) {
            out[to + b + ".weight"] = need(from + a + ".gamma");
            out[to + b + ".bias"] = orZeros(from + a + ".beta", d);
        }
        const NamedTensor q = need(from + "attn.Wq"), k = need(from + "attn.Wk"), v = need(from + "attn.Wv");
        const NamedTensor w1 = need(from + "mlp.W1");
        if (problem) break;
        out[to + "attn.c_attn.weight"] = laidOut(besides(q, k, v));
        out[to + "attn.c_attn.bias"] =
            besides(orZeros(from + "attn.bq", d), orZeros(from + "attn.bk", d), orZeros(from + "attn.bv", d));
        out[to + "attn.c_proj.weight"] = laidOut(need(from + "attn.Wo"));
        out[to + "attn.c_proj.bias"] = orZeros(from + "attn.bo", d);
        out[to + "mlp.c_fc.weight"] = laidOut(w1);
        out[to + "mlp.c_fc.bias"] = orZeros(from + "mlp.b1", w1.shape[1]);
        out[to + "mlp.c_proj.weight"] = laidOut(need(from + "mlp.W2"));
        out[to + "mlp.c_proj.bias"] = orZeros(from + "mlp.b2", d);
    }
    out[root + "ln_f.weight"] = need("ln_f.gamma");
    out[root + "ln_f.bias"] = orZeros("ln_f.beta", d);
    const NamedTensor* head = find("head.W");
    out["lm_head.weight"] = head == nullptr ? out[root + "wte.weight"] : transposed(*head);
    if (const NamedTensor* bias = find("head.b")) out["lm_head.bias"] = *bias;
    for (const auto& [name, tensor] : own)
        if (!used.contains(name) && !problem) problem = Gpt2Problem{Gpt2Error::NotRepresentable, name};
    if (problem) return *problem;
    return out;
}

} // namespace dikkat
