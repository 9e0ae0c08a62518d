#!/usr/bin/python3
"""Training steps of Dikkat and of PyTorch, turn by turn, with the same model, text, batches and threads.

    compare_torch.py [--build DIR] [--rounds N] [--sizes abc] [--threads 1,2] [--curves | --generation]

Prints the median milliseconds per step of each round's median and the ratio PyTorch / ours, by the clock and by processor
time: on a machine that has other work to do the second is the steadier one (with one thread they say the same). --curves trains 50 steps
instead and prints the largest difference of the losses. --generation compares writing text instead, ours with a KV
cache, PyTorch with the usual loop that reads the whole text again for every token, and
prints two figures that are not to be confused: "growing window", where a context is filled from one token and PyTorch
reads half a window on average, and "full window", the cost of one more token when PyTorch reads all T tokens and ours
stands at the last positions. Needs PyTorch for the system's Python (Debian: python3-torch, libopenblas0-openmp). Both
sides draw weights and batches from the same random streams, so the runs are the same runs.
"""
import argparse
import math
import os
import statistics
import subprocess
import sys
import time

SIZES = {  # vocabulary, width, blocks, heads, context, rows, steps per round
    "a": (3, 16, 1, 1, 8, 8, 2000),
    "b": (65, 128, 4, 4, 64, 12, 12),
    "c": (65, 384, 6, 6, 256, 4, 3),
}
FULL = 8  # tokens written per round at a full window


def build(size):
    import torch
    import torch.nn as nn
    import torch.nn.functional as F

    V, d, blocks, heads, T, rows, _ = SIZES[size]

    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.ln1, self.ln2 = nn.LayerNorm(d), nn.LayerNorm(d)
            parts = [nn.Linear(d, d, bias=False) for _ in range(3)]  # drawn one by one, used as one product
            self.qkv = nn.Linear(d, 3 * d, bias=False, device="meta").to_empty(device="cpu")
            self.qkv.weight.data = torch.cat([p.weight.data for p in parts])
            self.out = nn.Linear(d, d)
            self.up, self.down = nn.Linear(d, 4 * d), nn.Linear(4 * d, d)
            self.register_buffer("hidden", torch.triu(torch.ones(T, T, dtype=torch.bool), 1))

        def forward(self, x):
            B, length = x.shape[:2]
            q, k, v = (p.view(B, length, heads, d // heads).transpose(1, 2) for p in self.qkv(self.ln1(x)).split(d, 2))
            scores = (q @ k.transpose(2, 3)) / math.sqrt(d // heads)
            weights = scores.masked_fill(self.hidden[:length, :length], -math.inf).softmax(-1)
            x = x + self.out((weights @ v).transpose(1, 2).reshape(B, length, d))
            return x + self.down(F.relu(self.up(self.ln2(x))))

    class Model(nn.Module):
        def __init__(self):
            super().__init__()
            self.tokens, self.positions = nn.Embedding(V, d), nn.Embedding(T, d)
            self.blocks = nn.Sequential(*[Block() for _ in range(blocks)])
            self.norm, self.head = nn.LayerNorm(d), nn.Linear(d, V)

        def forward(self, ids, targets=None):
            logits = self.head(self.norm(self.blocks(self.tokens(ids) + self.positions.weight[:ids.shape[1]])))
            return logits if targets is None else F.cross_entropy(logits.view(-1, V), targets.reshape(-1))

    torch.manual_seed(1234)
    text = torch.randint(0, V, (20000,))
    torch.manual_seed(0)
    model = Model()
    if size == "a":
        optimiser = torch.optim.Adam(model.parameters(), lr=0.01, foreach=True)
    else:
        optimiser = torch.optim.AdamW(model.parameters(), lr=1e-3 if size == "b" else 3e-4, weight_decay=0.1, foreach=True)

    def step():
        starts = torch.randint(0, len(text) - T, (rows,))
        ids = torch.stack([text[s:s + T] for s in starts])
        targets = torch.stack([text[s + 1:s + T + 1] for s in starts])
        optimiser.zero_grad(set_to_none=True)
        loss = model(ids, targets)
        loss.backward()
        if size != "a":
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        return loss.item()

    @torch.no_grad()
    def write():
        ids = torch.zeros((1, 1), dtype=torch.long)
        while ids.shape[1] < T:
            ids = torch.cat((ids, torch.multinomial(model(ids)[:, -1].softmax(-1), 1)), 1)
        return T - 1

    @torch.no_grad()
    def write_full():
        ids = torch.zeros((1, T), dtype=torch.long)
        for _ in range(FULL):
            ids = torch.cat((ids[:, 1:], torch.multinomial(model(ids)[:, -1].softmax(-1), 1)), 1)
        return FULL

    return {"training": step, "growing": write, "full": write_full}


def torch_side(size, threads, steps, what):
    """In a process of its own: prints what training_run or generation_run prints."""
    import torch
    torch.set_num_threads(threads)
    step = build(size)[what]
    for _ in range(steps):
        begin, busy = time.perf_counter(), time.process_time()
        result = step()
        print(result, (time.perf_counter() - begin) * 1000, (time.process_time() - busy) * 1000)


def run(command):
    """PyTorch runs as it comes: its threads spin while they wait, which is its best on a quiet machine."""
    lines = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL).stdout.split("\n")
    return [tuple(map(float, line.split())) for line in lines if line]


def compare(title, rounds, ours, theirs):
    """Both commands in turn; the first line of each run is warming up. Generation prints tokens and their time."""
    def median(command):
        lines = [(wall / count, busy / count) if title.endswith("token") else (wall, busy)
                 for count, wall, busy in run(command)[1:]]
        return [statistics.median(times) for times in zip(*lines)]

    rounds = [(median(ours), median(theirs)) for _ in range(rounds)]
    for at, clock in enumerate(("by the clock", "processor time")):
        mine, torchs = ([side[at] for side in sides] for sides in zip(*rounds))
        ratios = [t / m for m, t in zip(mine, torchs)]
        print(f"{title}, {clock}: ours {statistics.median(mine):.4g} ms, PyTorch {statistics.median(torchs):.4g} ms, "
              f"ratio {statistics.median(ratios):.2f} (rounds {min(ratios):.2f} to {max(ratios):.2f})", flush=True)


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default=os.path.join(here, "..", "..", ".build", "release"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--sizes", default="abc")
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--curves", action="store_true")
    parser.add_argument("--generation", action="store_true")
    parser.add_argument("--torch-side", nargs=4)
    options = parser.parse_args()
    if options.torch_side:
        size, threads, steps, what = options.torch_side
        return torch_side(size, int(threads), int(steps), what)
    ours = os.path.join(options.build, "bin", "training_run")
    writing = os.path.join(options.build, "bin", "generation_run")
    theirs = [sys.executable, os.path.abspath(__file__), "--torch-side"]
    for size in options.sizes:
        for threads in options.threads.split(","):
            if size == "a" and threads != "1":
                continue  # one thread is best for this size on both sides
            if options.curves:
                a, b = ([line[0] for line in run(command)] for command in (
                    [ours, size, threads, "50"], theirs + [size, threads, "50", "training"]))
                worst = max(abs(x - y) for x, y in zip(a, b))
                print(f"({size}) {threads} thread(s): first {a[0]:.6f} / {b[0]:.6f}, step 50 {a[-1]:.6f} / {b[-1]:.6f}, "
                      f"largest difference {worst:.2e}")
                continue
            if options.generation:
                if size == "a":
                    continue  # eight symbols are no text
                for what, name in ("growing", "growing window"), ("full", "full window"):
                    compare(f"({size}) {threads} thread(s), {name}, per token", options.rounds,
                            [writing, size, what, "7", threads], theirs + [size, threads, "5", what])
                continue
            steps = str(SIZES[size][6])
            compare(f"({size}) {threads} thread(s), step", options.rounds,
                    [ours, size, threads, steps], theirs + [size, threads, steps, "training"])


if __name__ == "__main__":
    sys.exit(main())
