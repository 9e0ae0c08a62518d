"""The same model, data, first weights and threads in PyTorch and here: how far the losses part, and who is faster.

    /usr/bin/python3 compare_torch.py RUNNER [--text FILE] [--sizes abc] [--threads 1,2] [--rounds 5] [--json]

Rounds alternate between the two, so that a busy machine slows both; every ratio is the median over the rounds.
RUNNER is the built compare_runner. Needs PyTorch (Debian: python3-torch, fastest with libopenblas0-openmp).
"""

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

HERE = os.path.dirname(os.path.abspath(__file__))

# vocabulary (None: that of the text), width, heads, blocks, context, hidden, rows, optimiser, rate, decay, clip
SIZES = {
    "a": (3, 16, 1, 1, 8, 64, 8, "adam", 1e-2, 0.0, 0.0),
    "b": (None, 128, 4, 4, 64, 512, 12, "adamw", 1e-3, 0.1, 1.0),
    "c": (None, 384, 6, 6, 256, 1536, 4, "adamw", 3e-4, 0.1, 1.0),
}
STEPS = {"a": 300, "b": 10, "c": 2}  # a round of training


class Block(nn.Module):
    def __init__(self, width, heads, context, hidden):
        super().__init__()
        self.heads = heads
        self.ln1, self.ln2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv = nn.Linear(width, 3 * width, bias=False)
        self.proj = nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, hidden), nn.Linear(hidden, width)
        self.register_buffer("mask", torch.tril(torch.ones(context, context)).bool())

    def forward(self, x):
        B, T, C = x.shape
        q, k, v = (t.view(B, T, self.heads, -1).transpose(1, 2) for t in self.qkv(self.ln1(x)).split(C, dim=2))
        scores = q @ k.transpose(-2, -1) * (C // self.heads) ** -0.5
        weights = F.softmax(scores.masked_fill(~self.mask[:T, :T], -math.inf), dim=-1)
        x = x + self.proj((weights @ v).transpose(1, 2).reshape(B, T, C))
        return x + self.down(F.relu(self.up(self.ln2(x))))


class Gpt(nn.Module):
    def __init__(self, vocabulary, width, heads, blocks, context, hidden):
        super().__init__()
        self.context = context
        self.tok, self.pos = nn.Embedding(vocabulary, width), nn.Embedding(context, width)
        self.blocks = nn.ModuleList(Block(width, heads, context, hidden) for _ in range(blocks))
        self.ln, self.head = nn.LayerNorm(width), nn.Linear(width, vocabulary)
        for name, p in self.named_parameters():
            if p.dim() > 1:
                nn.init.normal_(p, 0.0, 0.02)
            elif name.endswith("bias"):
                nn.init.zeros_(p)

    def forward(self, x, target=None):
        h = self.tok(x) + self.pos(torch.arange(x.shape[1]))
        for block in self.blocks:
            h = block(h)
        logits = self.head(self.ln(h))
        return logits if target is None else F.cross_entropy(logits.flatten(0, 1), target.flatten())

    def ours(self):
        """Weights by our names, linear ones as (in, out)."""
        w = {"tok_emb": self.tok.weight, "pos_emb": self.pos.weight, "ln_f.gamma": self.ln.weight,
             "ln_f.beta": self.ln.bias, "head.W": self.head.weight.T, "head.b": self.head.bias}
        for i, b in enumerate(self.blocks):
            at = f"blocks.{i}."
            for ln in ("ln1", "ln2"):
                w[f"{at}{ln}.gamma"], w[f"{at}{ln}.beta"] = getattr(b, ln).weight, getattr(b, ln).bias
            for name, part in zip("qkv", b.qkv.weight.chunk(3)):
                w[f"{at}attn.W{name}"] = part.T
            w[f"{at}attn.Wo"], w[f"{at}attn.bo"] = b.proj.weight.T, b.proj.bias
            w[f"{at}mlp.W1"], w[f"{at}mlp.b1"] = b.up.weight.T, b.up.bias
            w[f"{at}mlp.W2"], w[f"{at}mlp.b2"] = b.down.weight.T, b.down.bias
        return w


class Torch:
    def __init__(self, size, vocabulary, tokens, seed=1):
        _, width, heads, blocks, self.context, hidden, self.rows, kind, rate, decay, self.clip = SIZES[size]
        torch.manual_seed(seed)
        self.tokens = torch.from_numpy(tokens.astype(np.int64))
        self.model = Gpt(vocabulary, width, heads, blocks, self.context, hidden)
        parameters = list(self.model.parameters())
        if kind == "adam":
            self.optimiser = torch.optim.Adam(parameters, lr=rate)
        else:  # vectors do not decay
            self.optimiser = torch.optim.AdamW(
                [{"params": [p for p in parameters if p.dim() > 1], "weight_decay": decay},
                 {"params": [p for p in parameters if p.dim() == 1], "weight_decay": 0.0}], lr=rate)
        self.generator = torch.Generator().manual_seed(seed)

    def train(self, steps):
        losses = []
        start = time.perf_counter()
        for _ in range(steps):
            at = torch.randint(len(self.tokens) - self.context, (self.rows,), generator=self.generator)
            x = torch.stack([self.tokens[i:i + self.context] for i in at])
            y = torch.stack([self.tokens[i + 1:i + 1 + self.context] for i in at])
            self.optimiser.zero_grad(set_to_none=True)
            loss = self.model(x, y)
            loss.backward()
            if self.clip:
                nn.utils.clip_grad_norm_(self.model.parameters(), self.clip)
            self.optimiser.step()
            losses.append(loss.detach())
        seconds = time.perf_counter() - start
        return seconds, [float(loss) for loss in losses]

    @torch.no_grad()
    def generate(self, count):
        """The usual loop: crop, run everything again, softmax of the last row, draw, append."""
        x = torch.zeros((1, 1), dtype=torch.long)
        start = time.perf_counter()
        for _ in range(count):
            p = F.softmax(self.model(x[:, -self.context:])[:, -1], dim=-1)
            x = torch.cat((x, torch.multinomial(p, 1)), dim=1)
        return time.perf_counter() - start


class Ours:
    def __init__(self, runner, size, vocabulary, threads, first, tokens, validation, folder, seed=1):
        self.process = subprocess.Popen([runner], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        _, *shape, rows, kind, rate, decay, clip = SIZES[size]
        self.ask("model", vocabulary, *shape, rows, threads, kind, rate, decay, clip, seed)
        words = iter(self.ask("layout").split())
        flat = []
        for name, rows_, columns in zip(words, words, words):
            w = first[name].detach().numpy()
            assert w.size == int(rows_) * int(columns), name
            flat.append(np.ascontiguousarray(w).ravel())
        files = [os.path.join(folder, name) for name in ("weights", "tokens", "validation")]
        np.concatenate(flat).astype("f4").tofile(files[0])
        tokens.astype("i4").tofile(files[1])
        validation.astype("i4").tofile(files[2])
        answer = self.ask("load", *files)
        if not answer.startswith("ok"):
            sys.exit(f"compare_runner: {answer}")

    def ask(self, *words):
        print(*words, file=self.process.stdin, flush=True)
        return self.process.stdout.readline().strip()

    def train(self, steps):
        seconds, *losses = map(float, self.ask("train", steps).split())
        return seconds, losses

    def generate(self, count):
        return float(self.ask("generate", count).split()[0])

    def peak(self):
        """Largest resident memory so far, MiB."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def compare(size, threads, arguments, text, vocabulary):
    torch.set_num_threads(threads)
    if size == "a":
        vocabulary, data = 3, np.tile(np.arange(3), 40)
    else:
        data = text
    cut = len(data) if size == "a" else len(data) * 9 // 10
    tokens, validation = data[:cut], data[cut:]
    theirs = Torch(size, vocabulary, tokens)
    with tempfile.TemporaryDirectory() as folder:
        ours = Ours(arguments.runner, size, vocabulary, threads, theirs.model.ours(), tokens, validation, folder)
        result = {"size": size, "threads": threads,
                  "parameters": sum(p.numel() for p in theirs.model.parameters())}
        a, b = theirs.train(arguments.curve)[1], ours.train(arguments.curve)[1]
        result["largest loss difference"] = max(abs(x - y) for x, y in zip(a, b))
        result["losses"] = [a[0], a[-1], b[-1]]
        rounds = [(theirs.train(STEPS[size])[0], ours.train(STEPS[size])[0]) for _ in range(arguments.rounds)]
        result["torch ms"], result["ours ms"] = (1000 * statistics.median(r) / STEPS[size] for r in zip(*rounds))
        result["training ratio"] = statistics.median(x / y for x, y in rounds)
        if size != "a":
            count = SIZES[size][4] - 1
            ours.generate(count)
            rounds = [(theirs.generate(count), ours.generate(count)) for _ in range(arguments.rounds)]
            result["generation ms"] = [1000 * statistics.median(r) for r in zip(*rounds)]
            result["generation ratio"] = statistics.median(x / y for x, y in rounds)
        result["ours MiB"] = ours.peak()
        ours.close()
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("runner")
    parser.add_argument("--text", default=os.path.join(HERE, "../../resources/corpora/english-text.txt"))
    parser.add_argument("--sizes", default="abc")
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--curve", type=int, default=50, help="steps whose losses are compared")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with open(arguments.text, encoding="utf-8") as file:
        characters = file.read()
    symbols = sorted(set(characters))
    text = np.array([symbols.index(c) for c in characters])
    for size in arguments.sizes:
        for threads in map(int, arguments.threads.split(",")):
            if size == "a" and threads > 1:
                continue  # one thread is enough for so little
            r = compare(size, threads, arguments, text, len(symbols))
            if arguments.json:
                print(json.dumps(r), flush=True)
                continue
            line = (f"({size}) {threads} thread(s), {r['parameters']} parameters: step {r['torch ms']:.4g} against "
                    f"{r['ours ms']:.4g} ms, ratio {r['training ratio']:.2f}; losses part by "
                    f"{r['largest loss difference']:.1e} in {arguments.curve} steps; {r['ours MiB']:.0f} MiB")
            if "generation ratio" in r:
                line += f"; generation ratio {r['generation ratio']:.1f}"
            print(line, flush=True)


if __name__ == "__main__":
    main()
