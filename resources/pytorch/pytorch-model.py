#!/usr/bin/env python3
"""A small Transformer, exported by Dikkat together with its weights. Needs nothing but PyTorch.

    python3 model.py --ids 0,2,1                    logits of every position, as JSON
    python3 model.py --prompt "Once" --tokens 200   let the model write
    python3 model.py --train data.txt --steps 500   go on training; writes trained.safetensors
    torchrun --nproc_per_node 4 model.py --train data.txt      the same on four GPUs, or in four CPU processes

The weights are in model.safetensors beside this file; its metadata holds the configuration and the vocabulary.
An encoder-decoder takes --source (ids or text) beside --ids or --prompt, and trains on lines "source<TAB>target".
Shapes in comments: B batch, T positions, C width, H heads, D width of one head, V vocabulary, F hidden width.
"""

import argparse
import json
import math
import os
import struct
from array import array

import torch
import torch.nn.functional as F
from torch import nn

HERE = os.path.dirname(os.path.abspath(__file__))


# ---------------------------------------------------------------- the layers

def activation(name):
    return {"relu": F.relu, "gelu": F.gelu, "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
            "tanh": torch.tanh, "silu": F.silu, "quick_gelu": lambda x: x * torch.sigmoid(1.702 * x),
            "relu2": lambda x: F.relu(x) ** 2}[name]


def epsilon(c):
    """Of every LayerNorm."""
    return c.get("norm_epsilon", 1e-5)


def divisor(c, index):
    """What block `index` divides its attention scores by: the root of the head's width, unless the configuration differs."""
    root = math.sqrt(c["width"] // c["heads"]) if c.get("scale_scores", True) else 1.0
    return root * (index + 1 if c.get("scores_by_layer", False) else 1)


def sinusoidal(positions, width):
    """(T, C): PE[t, 2i] = sin(t / 10000^(2i/C)), PE[t, 2i+1] = cos of the same angle."""
    t = torch.arange(positions, dtype=torch.float64)[:, None]
    i = torch.arange(0, width, 2, dtype=torch.float64)[None, :]
    angle = t / 10000.0 ** (i / width)
    table = torch.zeros(positions, width, dtype=torch.float64)
    table[:, 0::2] = torch.sin(angle)
    table[:, 1::2] = torch.cos(angle)[:, : width // 2]
    return table.float()


dropout_key = None  # a whole number: dropout draws exactly what Dikkat draws; None: what PyTorch draws


def dropout(x, p, site, training):
    """Zero with probability p. With a key, number i of x is dropped by a hash of (key, site, i): no generator, no mask."""
    if not training or p == 0.0:
        return x
    if dropout_key is None:
        return F.dropout(x, p)
    whole = lambda n: (n + 2**63) % 2**64 - 2**63  # 64 bits, as torch's whole numbers have them
    right = lambda z, n: (z >> n) & (2 ** (64 - n) - 1)
    start = dropout_key * 0x9E3779B97F4A7C15 + site * 0xD1342543DE82EF95
    z = (torch.arange(x.numel()) + 1) * whole(0x9E3779B97F4A7C15) + whole(start)
    z = (z ^ right(z, 30)) * whole(0xBF58476D1CE4E5B9)
    z = (z ^ right(z, 27)) * whole(0x94D049BB133111EB)
    kept = right(z ^ right(z, 31), 32) >= int(p * 2**32)
    return x * kept.view(x.shape).to(x.device, x.dtype) / (1.0 - p)


class Attention(nn.Module):
    """Multi-head attention; queries from x, keys and values from memory (from x itself if there is none)."""

    def __init__(self, c, causal, index):
        super().__init__()
        self.divisor = divisor(c, index)
        width, bias = c["width"], c["query_key_value_bias"]
        self.heads, self.causal = c["heads"], causal
        self.q = nn.Linear(width, width, bias=bias)
        self.k = nn.Linear(width, width, bias=bias)
        self.v = nn.Linear(width, width, bias=bias)
        self.out = nn.Linear(width, width, bias=c["output_bias"])

    def forward(self, x, memory=None, seen=None):
        memory = x if memory is None else memory
        split = lambda y: y.view(y.shape[0], y.shape[1], self.heads, -1).transpose(1, 2)  # (B, H, T, D)
        q, k, v = split(self.q(x)), split(self.k(memory)), split(self.v(memory))
        scores = q @ k.transpose(-2, -1) / self.divisor  # (B, H, Tq, Tk)
        if self.causal:  # row i may see columns 0 ... i
            future = torch.ones(scores.shape[-2:], dtype=torch.bool, device=x.device).triu(1)
            scores = scores.masked_fill(future, float("-inf"))
        if seen is not None:  # sources that end early: (B, Tk)
            scores = scores.masked_fill(~seen[:, None, None, :], float("-inf"))
        weights = torch.softmax(scores, dim=-1)
        heads = (weights @ v).transpose(1, 2).reshape(x.shape)  # heads side by side: (B, T, C)
        return self.out(heads)


class MLP(nn.Module):
    """Two linear layers around an activation, the same for every position."""

    def __init__(self, c):
        super().__init__()
        self.fc1 = nn.Linear(c["width"], c["hidden"], bias=c["mlp_bias"])
        self.fc2 = nn.Linear(c["hidden"], c["width"], bias=c["mlp_bias"])
        self.act = activation(c["activation"])

    def forward(self, x):
        return self.fc2(self.act(self.fc1(x)))


ALL_PARTS = {"norm": True, "residual": True, "attention": True, "mlp": True}


class Block(nn.Module):
    """Pre-norm: x + f(LN(x)); post-norm: LN(x + f(x)). Parts that were switched off in Dikkat are left out.

    cross: a decoder block of 2017, with a second attention that reads the encoder's output.
    index: of the block in its stack; site: which of the model's dropouts is the block's first one.
    """

    def __init__(self, c, index, site, parts=None, causal=True, cross=False):
        super().__init__()
        self.pre, self.parts = c["norm"] == "pre", {**ALL_PARTS, **(parts or {})}
        norm = lambda: nn.LayerNorm(c["width"], eps=epsilon(c))
        names = ["self", "cross", "mlp"] if cross else ["attn", "mlp"]
        self.p, self.steps = c["dropout"], []  # (name of the sublayer, name of its norm, its dropout)
        for i, name in enumerate(names):
            if not self.parts["mlp" if name == "mlp" else "attention"]:
                continue
            self.steps.append((name, "ln%d" % (i + 1), site + (2 if name == "mlp" else i)))
            self.add_module(name, MLP(c) if name == "mlp" else Attention(c, causal and name != "cross", index))
            if self.parts["norm"]:
                self.add_module("ln%d" % (i + 1), norm())

    def forward(self, x, memory=None, seen=None):
        for name, ln, site in self.steps:
            layer = getattr(self, name)
            norm = getattr(self, ln) if self.parts["norm"] else (lambda y: y)
            inner = norm(x) if self.pre else x
            if name == "mlp":
                y = layer(inner)
            else:  # the source's ends are hidden from the encoder itself and from who reads it
                y = layer(inner, memory, seen) if name == "cross" or memory is None else layer(inner)
            y = dropout(y, self.p, site, self.training)
            if self.parts["residual"]:
                y = x + y
            x = y if self.pre else norm(y)
        return x


# ---------------------------------------------------------------- the models

def positions(c, length):
    """A learned table of positions, or None."""
    if c["positions"] == "learned":
        return nn.Embedding(length, c["width"])
    return None


class Embedded(nn.Module):
    """What GPT and encoder-decoder share: tokens and positions to vectors."""

    def embed(self, table, learned, tokens, site):
        c, (_, length) = self.c, tokens.shape
        x = table(tokens.clamp(min=0)) * (tokens >= 0)[..., None]  # -1: nothing there
        if c["scale_embedding"]:
            x = x * math.sqrt(c["width"])
        if learned is not None:
            x = x + learned.weight[:length]
        elif c["positions"] == "sinusoidal":
            x = x + sinusoidal(length, c["width"]).to(x.device, x.dtype)
        return dropout(x, c["dropout"], site, self.training)


class GPT(Embedded):
    """Decoder-only: every position predicts the token after it."""

    def __init__(self, c):
        super().__init__()
        self.c = c
        self.tok_emb = nn.Embedding(c["vocabulary_size"], c["width"])
        self.pos_emb = positions(c, c["context"])
        parts = c.get("parts") or [None] * c["blocks"]
        self.blocks = nn.ModuleList(Block(c, i, 1001 + 3 * i, parts[i], c["causal"]) for i in range(c["blocks"]))
        self.ln_f = nn.LayerNorm(c["width"], eps=epsilon(c)) if c["final_norm"] else None
        self.head = nn.Linear(c["width"], c["vocabulary_size"], bias=c["head_bias"])
        if c["tied"]:
            self.head.weight = self.tok_emb.weight

    def forward(self, tokens):  # (B, T) -> (B, T, V)
        x = self.embed(self.tok_emb, self.pos_emb, tokens, 1000)
        for block in self.blocks:
            x = block(x)
        return self.head(x if self.ln_f is None else self.ln_f(x))


class EncoderDecoder(Embedded):
    """The architecture of 2017: the decoder's cross-attention reads what the encoder made of the source."""

    def __init__(self, c):
        super().__init__()
        self.c = c
        self.src_emb = nn.Embedding(c["vocabulary_size"], c["width"])
        self.tgt_emb = nn.Embedding(c["vocabulary_size"], c["width"])
        self.src_pos = positions(c, c["source_context"])
        self.tgt_pos = positions(c, c["context"])
        encoders = c["encoder_blocks"]
        parts = c.get("parts") or [None] * (encoders + c["blocks"])
        self.enc = nn.ModuleList(Block(c, i, 1 + 3 * i, parts[i], causal=False) for i in range(encoders))
        self.dec = nn.ModuleList(Block(c, i, 1001 + 3 * i, parts[encoders + i], c["causal"], cross=True)
                                 for i in range(c["blocks"]))
        self.enc_ln = nn.LayerNorm(c["width"], eps=epsilon(c)) if c["final_norm"] else None
        self.ln_f = nn.LayerNorm(c["width"], eps=epsilon(c)) if c["final_norm"] else None
        self.head = nn.Linear(c["width"], c["vocabulary_size"], bias=c["head_bias"])
        if c["tied"]:
            self.head.weight = self.tgt_emb.weight

    def forward(self, source, target):  # (B, S), (B, T) -> (B, T, V)
        seen = source >= 0
        memory = self.embed(self.src_emb, self.src_pos, source, 0)
        for block in self.enc:
            memory = block(memory, None, seen)
        if self.enc_ln is not None:
            memory = self.enc_ln(memory)
        x = self.embed(self.tgt_emb, self.tgt_pos, target, 1000)
        for block in self.dec:
            x = block(x, memory, seen)
        return self.head(x if self.ln_f is None else self.ln_f(x))


class WindowMLP(nn.Module):
    """No attention: the last `context` embeddings side by side go through one hidden layer."""

    def __init__(self, c):
        super().__init__()
        self.c = c
        self.tok_emb = nn.Embedding(c["vocabulary_size"], c["width"])
        self.mlp = nn.ModuleDict({"fc1": nn.Linear(c["context"] * c["width"], c["hidden"], bias=c["mlp_bias"])})
        self.act = activation(c["activation"])
        self.head = nn.Linear(c["hidden"], c["vocabulary_size"], bias=c["head_bias"])
        if c["tied"]:
            self.head.weight = self.tok_emb.weight

    def forward(self, tokens):  # (B, context) -> (B, 1, V): the token after the window; -1 = nothing there
        x = self.tok_emb(tokens.clamp(min=0)) * (tokens >= 0)[..., None]
        return self.head(self.act(self.mlp["fc1"](x.flatten(1))))[:, None, :]


def build(c):
    return {"gpt": GPT, "encoder_decoder": EncoderDecoder, "window_mlp": WindowMLP}[c["architecture"]](c)


# ---------------------------------------------------------------- the file
# safetensors: 8 bytes length of the header, the header as JSON, then all values one after another.

def read_safetensors(path):
    """Names to tensors, and the metadata."""
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
        data = bytearray(file.read())
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        dtype, size = {"F32": (torch.float32, 4), "F64": (torch.float64, 8)}[entry["dtype"]]
        begin, end = entry["data_offsets"]
        values = torch.frombuffer(data, dtype=dtype, count=(end - begin) // size, offset=begin)
        tensors[name] = values.reshape(entry["shape"]).clone()
    return tensors, metadata


def write_safetensors(path, tensors, metadata):
    """float32 tensors and metadata, in the order of their names."""
    header, data, offset = {"__metadata__": metadata}, [], 0
    for name in sorted(tensors):
        tensor = tensors[name].detach().to("cpu", torch.float32)
        raw = array("f", tensor.reshape(-1).tolist()).tobytes()
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [offset, offset + len(raw)]}
        data.append(raw)
        offset += len(raw)
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for raw in data:
            file.write(raw)


def load(path):
    """(model, everything the metadata says)"""
    tensors, metadata = read_safetensors(path)
    info = json.loads(metadata["dikkat.model"])
    model = build(info["config"])
    if info["config"].get("tied"):
        source = "tgt_emb.weight" if "tgt_emb.weight" in tensors else "tok_emb.weight"
        tensors["head.weight"] = tensors[source]
    model.load_state_dict(tensors)
    return model, info, metadata


# ---------------------------------------------------------------- text

class Vocabulary:
    """Symbols in the order of their numbers: characters, or words with <pad>, <s> and </s> in front."""

    def __init__(self, stored):
        if stored is None:
            raise SystemExit("this model has no vocabulary: give token numbers with --ids")
        self.kind, self.symbols = stored["kind"], stored["symbols"]
        self.ids = {symbol: i for i, symbol in enumerate(self.symbols)}

    def encode(self, text):
        if self.kind == "byte_pairs":
            raise SystemExit("this vocabulary has byte pairs: tokenize elsewhere and give --ids")
        parts = text.split() if self.kind == "words" else text
        unknown = [p for p in parts if p not in self.ids]
        if unknown:
            raise SystemExit("not in the vocabulary: %r" % unknown[0])
        return [self.ids[p] for p in parts]

    def decode(self, ids):
        if self.kind == "words":
            return " ".join(self.symbols[i] for i in ids if i > 2)
        return "".join(self.symbols[i] for i in ids)


@torch.no_grad()
def generate(model, tokens, count, source=None, temperature=1.0):
    """The five steps: crop to the context, run, take the last logits, softmax and draw, append."""
    model.eval()
    c = model.c
    for _ in range(count):
        window = tokens[-c["context"]:]
        if c["architecture"] == "window_mlp":
            window = [-1] * (c["context"] - len(window)) + window
        x = torch.tensor([window])
        logits = (model(x) if source is None else model(torch.tensor([source]), x))[0, -1]
        if temperature == 0:
            tokens = tokens + [int(logits.argmax())]
        else:
            tokens = tokens + [int(torch.multinomial(torch.softmax(logits / temperature, dim=-1), 1))]
        if source is not None and tokens[-1] == 2:  # </s>
            break
    return tokens


# ---------------------------------------------------------------- training, alone or with torchrun

class TextBatches:
    """Random windows of a text; targets are the same window moved by one."""

    def __init__(self, model, vocabulary, path):
        self.tokens = torch.tensor(vocabulary.encode(open(path, encoding="utf-8").read()))
        self.context, self.window = model.c["context"], model.c["architecture"] == "window_mlp"
        if len(self.tokens) < self.context + 2:
            raise SystemExit("the text is shorter than the context of %d" % self.context)

    def draw(self, batch, generator):
        starts = torch.randint(0, len(self.tokens) - self.context, (batch,), generator=generator)
        x = torch.stack([self.tokens[s: s + self.context] for s in starts])
        y = torch.stack([self.tokens[s + 1: s + 1 + self.context] for s in starts])
        return (x,), y[:, -1:] if self.window else y


class PairBatches:
    """Random lines "source<TAB>target"; the decoder reads <s> target and predicts target </s>."""

    def __init__(self, vocabulary, path):
        self.pairs = []
        for line in open(path, encoding="utf-8"):
            if "\t" in line:
                source, target = line.rstrip("\n").split("\t")[:2]
                self.pairs.append((vocabulary.encode(source), vocabulary.encode(target)))
        if not self.pairs:
            raise SystemExit("no lines of the form source<TAB>target")

    def draw(self, batch, generator):
        # lines of one batch have the source length of the first one drawn, so that nothing needs padding there
        first = self.pairs[int(torch.randint(0, len(self.pairs), (1,), generator=generator))]
        same = [p for p in self.pairs if len(p[0]) == len(first[0])]
        rows = [same[int(i)] for i in torch.randint(0, len(same), (batch,), generator=generator)]
        longest = max(len(t) for _, t in rows) + 1
        source = torch.tensor([s for s, _ in rows])
        x = torch.tensor([([1] + t + [0] * longest)[:longest] for _, t in rows])
        y = torch.tensor([(t + [2] + [-100] * longest)[:longest] for _, t in rows])  # -100 is left out of the loss
        return (source, x), y


def train(model, info, metadata, args):
    distributed = "RANK" in os.environ  # set by torchrun
    rank, workers = 0, 1
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if distributed:
        torch.distributed.init_process_group("nccl" if device == "cuda" else "gloo")
        rank, workers = torch.distributed.get_rank(), torch.distributed.get_world_size()
        if device == "cuda":
            device = "cuda:%d" % int(os.environ["LOCAL_RANK"])
            torch.cuda.set_device(device)
    vocabulary = Vocabulary(info.get("vocabulary"))
    pairs = model.c["architecture"] == "encoder_decoder"
    data = PairBatches(vocabulary, args.train) if pairs else TextBatches(model, vocabulary, args.train)
    generator = torch.Generator().manual_seed(args.seed + rank)  # every worker draws other windows
    torch.manual_seed(args.seed + rank)
    model = model.to(device).train()
    runner = nn.parallel.DistributedDataParallel(model) if distributed else model
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    for step in range(args.steps):
        inputs, targets = data.draw(args.batch, generator)
        logits = runner(*(x.to(device) for x in inputs))
        loss = F.cross_entropy(logits.flatten(0, 1), targets.to(device).flatten())
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        if rank == 0 and (step % args.log_every == 0 or step == args.steps - 1):
            print("step %d  loss %.4f  (%d worker%s)" % (step, loss.item(), workers, "s" if workers > 1 else ""), flush=True)
    if rank == 0:
        state = model.state_dict()
        if model.c.get("tied"):
            state.pop("head.weight")
        write_safetensors(args.out, state, metadata)
        print("wrote", args.out)
    if distributed:
        torch.distributed.destroy_process_group()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--model", default=os.path.join(HERE, "model.safetensors"))
    parser.add_argument("--ids", help="token numbers, separated by commas: print their logits")
    parser.add_argument("--prompt", help="text to go on from")
    parser.add_argument("--source", help="text or token numbers for an encoder-decoder to read")
    parser.add_argument("--tokens", type=int, default=100, help="how many tokens to write")
    parser.add_argument("--temperature", type=float, default=1.0, help="0 takes the likeliest token")
    parser.add_argument("--train", metavar="FILE", help="go on training on this UTF-8 text")
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log-every", type=int, default=20)
    parser.add_argument("--out", default="trained.safetensors")
    args = parser.parse_args()

    model, info, metadata = load(args.model)
    numbers = lambda text: [int(i) for i in text.split(",")]
    source = None
    if args.source is not None:
        digits = args.source.replace(",", "").isdigit()
        source = numbers(args.source) if digits else Vocabulary(info.get("vocabulary")).encode(args.source)
    if args.train:
        train(model, info, metadata, args)
    elif args.ids:
        model.eval()
        with torch.no_grad():
            ids = numbers(args.ids)
            if model.c["architecture"] == "window_mlp":
                ids = ([-1] * model.c["context"] + ids)[-model.c["context"]:]
            x = torch.tensor([ids])
            logits = model(x) if source is None else model(torch.tensor([source]), x)
        print(json.dumps(logits[0].tolist()))
    else:
        vocabulary = Vocabulary(info.get("vocabulary"))
        torch.manual_seed(args.seed)
        start = [1] if source is not None else vocabulary.encode(args.prompt or vocabulary.symbols[0])
        print(vocabulary.decode(generate(model, start, args.tokens, source, args.temperature)))


if __name__ == "__main__":
    main()
