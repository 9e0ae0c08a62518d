#include "core/io/torch_names.h"

#include <string_view>

namespace dikkat {
namespace {

struct Ending {
    std::string_view own, torch;
    bool transposed;
};

/// Last parts of a name, ours and PyTorch's.
constexpr Ending kEndings[] = {
    {".Wq", ".q.weight", true},      {".Wk", ".k.weight", true},     {".Wv", ".v.weight", true},
    {".Wo", ".out.weight", true},    {".bq", ".q.bias", false},      {".bk", ".k.bias", false},
    {".bv", ".v.bias", false},       {".bo", ".out.bias", false},    {".W1", ".fc1.weight", true},
    {".b1", ".fc1.bias", false},     {".W2", ".fc2.weight", true},   {".b2", ".fc2.bias", false},
    {"head.W", "head.weight", true}, {"head.b", "head.bias", false}, {"_emb", "_emb.weight", false},
    {"_pos", "_pos.weight", false},
};

bool isNorm(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos) return false;
    const std::size_t before = name.rfind('.', dot - 1);
    const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
    const std::string_view part = name.substr(start, dot - start);
    return part.starts_with("ln") || part == "enc_ln";
}

std::optional<std::string> replaced(std::string_view name, std::string_view from, std::string_view to) {
    if (!name.ends_with(from)) return std::nullopt;
    return std::string(name.substr(0, name.size() - from.size())).append(to);
}

} // namespace

NamedTensors toTorchNames(const NamedTensors& tensors) {
    NamedTensors out;
    for (const auto& [name, tensor] : tensors) {
        std::optional<std::string> torch;
        bool turn = false;
        if (isNorm(name)) {
            torch = replaced(name, ".gamma", ".weight");
            if (!torch) torch = replaced(name, ".beta", ".bias");
        } else {
            for (const Ending& e : kEndings)
                if ((torch = replaced(name, e.own, e.torch))) {
                    turn = e.transposed;
                    break;
                }
        }
        out[torch.value_or(name)] = turn ? transposed(tensor) : tensor;
    }
    return out;
}

std::optional<NamedTensors> fromTorchNames(const NamedTensors& tensors) {
    NamedTensors out;
    for (const auto& [name, tensor] : tensors) {
        std::optional<std::string> own;
        bool turn = false;
        if (isNorm(name)) {
            own = replaced(name, ".weight", ".gamma");
            if (!own) own = replaced(name, ".bias", ".beta");
        } else {
            for (const Ending& e : kEndings)
                if ((own = replaced(name, e.torch, e.own))) {
                    turn = e.transposed;
                    break;
                }
        }
        if (!own || (turn && tensor.shape.size() != 2)) return std::nullopt;
        out[*own] = turn ? transposed(tensor) : tensor;
    }
    return out;
}

} // namespace dikkat
