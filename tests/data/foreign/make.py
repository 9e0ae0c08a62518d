"""Models as other programs write them, and the logits that NumPy computes in double precision from the formulas of GPT-2.

    /usr/bin/python3 make.py        writes the safetensors files and cases.json beside this script
"""
import json
import os
import struct

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
V, T, C, H, L, F = 7, 6, 8, 2, 2, 32
IDS = [1, 4, 2, 0, 6]


def erf(x):
    """Vectorised math.erf."""
    import math
    return np.vectorize(math.erf)(x)


def gelu_tanh(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x ** 3)))


def gate(a):
    return lambda x: x / (1 + np.exp(-a * x))


ACTIVATIONS = {"relu": lambda x: np.maximum(x, 0), "gelu": lambda x: 0.5 * x * (1 + erf(x / np.sqrt(2))),
               "gelu_new": gelu_tanh, "gelu_fast": gelu_tanh, "gelu_pytorch_tanh": gelu_tanh, "tanh": np.tanh,
               "silu": gate(1.0), "swish": gate(1.0), "quick_gelu": gate(1.702),
               "relu2": lambda x: np.maximum(x, 0) ** 2}


def weights(seed, embedding=1.0):
    """Hugging Face's names and layout, tied: no lm_head."""
    rng = np.random.default_rng(seed)
    draw = lambda *shape: rng.normal(0, 0.6, shape)
    t = {"wte.weight": draw(V, C) * embedding, "wpe.weight": draw(T, C) * embedding}
    for i in range(L):
        p = "h.%d." % i
        for ln in ("ln_1", "ln_2"):
            t[p + ln + ".weight"], t[p + ln + ".bias"] = 1 + 0.3 * draw(C), 0.3 * draw(C)
        t[p + "attn.c_attn.weight"], t[p + "attn.c_attn.bias"] = draw(C, 3 * C), 0.3 * draw(3 * C)
        t[p + "attn.c_proj.weight"], t[p + "attn.c_proj.bias"] = draw(C, C), 0.3 * draw(C)
        t[p + "mlp.c_fc.weight"], t[p + "mlp.c_fc.bias"] = draw(C, F), 0.3 * draw(F)
        t[p + "mlp.c_proj.weight"], t[p + "mlp.c_proj.bias"] = draw(F, C) * 0.5, 0.3 * draw(C)
    t["ln_f.weight"], t["ln_f.bias"] = 1 + 0.3 * draw(C), 0.3 * draw(C)
    return {"transformer." + name: np.float32(x) for name, x in t.items()}


def logits(t, config, head=None):
    t = {name.replace("transformer.", ""): np.float64(x) for name, x in t.items()}
    eps, act = config.get("layer_norm_epsilon", 1e-5), ACTIVATIONS[config.get("activation_function", "gelu_new")]

    def norm(x, name):
        d = x - x.mean(-1, keepdims=True)
        return d / np.sqrt((d ** 2).mean(-1, keepdims=True) + eps) * t[name + ".weight"] + t[name + ".bias"]

    n, size = len(IDS), C // H
    x = t["wte.weight"][IDS] + t["wpe.weight"][:n]
    for i in range(L):
        p = "h.%d." % i
        q, k, v = np.split(norm(x, p + "ln_1") @ t[p + "attn.c_attn.weight"] + t[p + "attn.c_attn.bias"], 3, axis=-1)
        out = np.zeros((n, C))
        for h in range(H):
            s = slice(h * size, (h + 1) * size)
            scores = q[:, s] @ k[:, s].T
            if config.get("scale_attn_weights", True):
                scores = scores / np.sqrt(size)
            if config.get("scale_attn_by_inverse_layer_idx", False):
                scores = scores / (i + 1)
            scores[np.triu_indices(n, 1)] = -np.inf
            w = np.exp(scores - scores.max(-1, keepdims=True))
            out[:, s] = w / w.sum(-1, keepdims=True) @ v[:, s]
        x = x + out @ t[p + "attn.c_proj.weight"] + t[p + "attn.c_proj.bias"]
        m = act(norm(x, p + "ln_2") @ t[p + "mlp.c_fc.weight"] + t[p + "mlp.c_fc.bias"])
        x = x + m @ t[p + "mlp.c_proj.weight"] + t[p + "mlp.c_proj.bias"]
    return (norm(x, "ln_f") @ (t["wte.weight"] if head is None else np.float64(head)).T).round(12).tolist()


def nano(t, wrapper=""):
    """nanoGPT's layout: torch.nn.Linear keeps its weights as (out, in)."""
    return {wrapper + name: x.T if x.ndim == 2 and "c_" in name else x for name, x in t.items()}


def raw(x, dtype):
    if dtype == "BF16":
        return (np.ascontiguousarray(x, np.float32).view(np.uint32) >> 16).astype(np.uint16).tobytes()
    return np.ascontiguousarray(x, {"F32": np.float32, "F16": np.float16, "F64": np.float64}[dtype]).tobytes()


def rounded(t, dtype):
    if dtype == "F16":
        return {name: np.float32(np.float16(x)) for name, x in t.items()}
    return {name: (np.ascontiguousarray(x).view(np.uint32) & 0xFFFF0000).view(np.float32) for name, x in t.items()}


def write(file, tensors, dtype="F32", **metadata):
    header, data, offset = {}, b"", 0
    if "metadata" in metadata:
        header["__metadata__"] = metadata["metadata"]
    for name in sorted(tensors):
        piece = raw(tensors[name], dtype)
        header[name] = {"dtype": dtype, "shape": list(tensors[name].shape), "data_offsets": [offset, offset + len(piece)]}
        data, offset = data + piece, offset + len(piece)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(os.path.join(HERE, file), "wb") as out:
        out.write(struct.pack("<Q", len(text)) + text + data)


def main():
    base, small = weights(1), weights(2, embedding=0.01)
    cases = []

    def case(name, file, tensors, config=None, heads=None, activation=None, head=None, symbols=None):
        said = dict(config or {})
        if activation:
            said["activation_function"] = activation
        if config is None and "nano" in file:
            said.setdefault("activation_function", "gelu")
        row = {"name": name, "file": file, "logits": logits(tensors, said, head)}
        row.update({k: v for k, v in {"config": config, "heads": heads, "activation": activation, "symbols": symbols}.items()
                    if v is not None})
        cases.append(row)

    hugging = {"model_type": "gpt2", "n_head": H}
    write("gpt2.safetensors", base, metadata={"format": "pt"})
    write("small.safetensors", small)
    for word in ACTIVATIONS:
        case("activation " + word, "gpt2.safetensors", base, {**hugging, "activation_function": word})
    case("no activation in config.json", "gpt2.safetensors", base, hugging)
    case("everything that Hugging Face writes", "gpt2.safetensors", base, {
        **hugging, "architectures": ["GPT2LMHeadModel"], "attn_pdrop": 0.1, "bos_token_id": 0, "embd_pdrop": 0.1,
        "eos_token_id": 0, "initializer_range": 0.02, "layer_norm_epsilon": 1e-5, "n_ctx": T, "n_embd": C, "n_inner": None,
        "n_layer": L, "n_positions": T, "reorder_and_upcast_attn": True, "resid_pdrop": 0.1, "scale_attn_weights": True,
        "scale_attn_by_inverse_layer_idx": False, "summary_activation": None, "summary_first_dropout": 0.1,
        "summary_type": "cls_index", "tie_word_embeddings": True, "torch_dtype": "float32", "transformers_version": "4.40.0",
        "use_cache": True, "vocab_size": V, "add_cross_attention": False, "pruned_heads": {}, "_name_or_path": "x",
        "task_specific_params": {"text-generation": {"do_sample": True, "max_length": 50}},
        "activation_function": "gelu_new"})
    case("scores not scaled", "gpt2.safetensors", base, {**hugging, "scale_attn_weights": False})
    case("scores divided by the layer", "gpt2.safetensors", base, {**hugging, "scale_attn_by_inverse_layer_idx": True})
    case("neither scaled nor left", "gpt2.safetensors", base,
         {**hugging, "scale_attn_weights": False, "scale_attn_by_inverse_layer_idx": True})
    case("epsilon 0.2", "gpt2.safetensors", base, {**hugging, "layer_norm_epsilon": 0.2})
    case("epsilon 1e-12 and small embeddings", "small.safetensors", small, {**hugging, "layer_norm_epsilon": 1e-12})
    case("small embeddings", "small.safetensors", small, hugging)
    case("untied with equal matrices", "untied.safetensors", base, {**hugging, "tie_word_embeddings": False})
    write("untied.safetensors", {**base, "lm_head.weight": base["transformer.wte.weight"]})
    for dtype in ("F16", "BF16"):
        write("gpt2_%s.safetensors" % dtype.lower(), base if dtype == "F16" else rounded(base, dtype), dtype)
        case(dtype, "gpt2_%s.safetensors" % dtype.lower(), rounded(base, dtype), hugging)
    case("activation by option", "gpt2.safetensors", base, None, H, "silu")

    def lm_head_only(t):
        t = dict(t)
        t["lm_head.weight"] = t.pop("transformer.wte.weight")
        return t
    write("nano.safetensors", nano(base, "_orig_mod."))
    case("nanoGPT, compiled", "nano.safetensors", base, None, H)
    case("nanoGPT, tanh by option", "nano.safetensors", base, None, H, "gelu_new")
    write("nano_wrapped.safetensors", nano(base, "module._orig_mod.module."))
    case("nanoGPT, wrapped three times", "nano_wrapped.safetensors", base, None, H)
    write("nano_head.safetensors", nano(lm_head_only(base)), metadata={"transformer.wte.weight": "lm_head.weight"})
    case("tied, stored under lm_head", "nano_head.safetensors", base, None, H)
    write("nano_head_silent.safetensors", nano(lm_head_only(base)), metadata=None)
    case("tied, stored under lm_head, without a word; metadata null", "nano_head_silent.safetensors", base, None, H)
    write("nano_alias.safetensors", nano(base), metadata={"lm_head.weight": "transformer.wte.weight", "n_head": str(H)})
    case("tied, the other way; heads in the metadata", "nano_alias.safetensors", base)
    case("nanoGPT's own configuration", "nano.safetensors", base,
         {"n_layer": L, "n_head": H, "n_embd": C, "block_size": T, "bias": True, "vocab_size": V, "dropout": 0.2,
          "activation_function": "gelu"})
    with open(os.path.join(HERE, "cases.json"), "w") as out:
        out.write("[\n" + ",\n".join(json.dumps(c) for c in cases) + "\n]\n")


main()
