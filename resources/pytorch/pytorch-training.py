# ---------------------------------------------------------------- the data
# data.json is what Dikkat trained on; from any other text the first nine tenths are for training.

def read_data(path):
    """symbols, the training and the validation part as token numbers, and how many symbols of a line are given."""
    text = open(path, encoding="utf-8").read()
    if path.endswith(".json"):
        data = json.loads(text)
    else:
        cut = round(len(text) * 0.9)
        data = {"symbols": sorted(set(text)), "training": text[:cut], "validation": text[cut:]}
    number = {symbol: i for i, symbol in enumerate(data["symbols"])}
    ids = lambda text: [number[s] for s in (text.split() if data.get("kind") == "words" else text)]
    for part in ("training", "validation"):  # a running text, lines, or pairs of sentences
        if isinstance(data[part], str):
            data[part] = ids(data[part])
        else:
            data[part] = [ids(e) if isinstance(e, str) else tuple(map(ids, e)) for e in data[part]]
    return data


class Rows:
    """Every row that a batch can hold: ((inputs of the model), targets); -1 is nothing, as input and as target."""

    def __init__(self, data, part):
        part, prompt = data[part], data.get("prompt", 0)
        self.part, self.window = part, c["architecture"] == "window_mlp"
        self.length = c["context"] if self.window else plan["window"] or c["context"]
        self.text = isinstance(part[0], int)
        first = max(1, prompt)
        if self.text:
            self.count = len(part) - self.length - data.get("skip_last_start", 0)
        elif self.window:
            self.part = [(line, at) for line in part for at in range(first, len(line))]
            self.count = len(self.part)
        else:
            self.count = len(part)
        self.prompt = first - 1
        self.pairs = isinstance(part[0], tuple)
        if self.pairs:
            self.source, self.length = max(len(s) for s, _ in part), max(len(t) for _, t in part) + 1

    def __getitem__(self, i):
        if self.text:
            x, y = self.part[i: i + self.length], self.part[i + 1: i + self.length + 1]
            return (x,), y[-1:] if self.window else y
        if self.window:
            line, at = self.part[i]
            return (([-1] * self.length + line[:at])[-self.length:],), [line[at]]
        if self.pairs:  # <s> target is read, target </s> is predicted; filled up to the longest
            source, target = self.part[i]
            fill = lambda line, n: line + [-1] * (n - len(line))
            return (fill(source, self.source), fill([1] + target, self.length)), fill(target + [2], self.length)
        line = self.part[i]
        return (line[:-1],), [-1] * self.prompt + line[1 + self.prompt:]

    def fixed(self):
        """Numbers of the rows that the validation loss is measured on, spread evenly."""
        step = self.length if self.text and not self.window else 1
        every = (self.count + step - 1) // step
        used = min(every, plan["evaluation_rows"])
        return [k * every // used * step for k in range(used)]


def loss_of(model, rows, chosen):
    """(sum of -ln p of the targets, how many they are)"""
    inputs, targets = zip(*(rows[i] for i in chosen))
    targets = torch.tensor(targets)
    logits = model(*(torch.tensor(x) for x in zip(*inputs)))
    total = F.cross_entropy(logits.flatten(0, 1), targets.flatten(), ignore_index=-1, reduction="sum")
    return total, int((targets >= 0).sum())


# ---------------------------------------------------------------- the training

def initialise(model):
    """First weights, drawn layer after layer: as torch draws them, or as GPT-2 did."""
    gpt2 = plan["initialisation"] == "gpt2"
    small = 0.02 / math.sqrt(2 * (c["blocks"] + c.get("encoder_blocks", 0)))
    for name, layer in model.named_modules():
        if isinstance(layer, nn.Embedding):
            nn.init.normal_(layer.weight, 0.0, 0.02 if gpt2 else 1.0)
        if isinstance(layer, nn.Linear):
            if not (name == "head" and c["tied"]):
                if gpt2:
                    nn.init.normal_(layer.weight, 0.0, small if name.endswith((".out", ".fc2")) else 0.02)
                else:
                    nn.init.kaiming_uniform_(layer.weight, a=math.sqrt(5))
            if layer.bias is not None:
                bound = 0.0 if gpt2 else 1 / math.sqrt(layer.in_features)
                nn.init.uniform_(layer.bias, -bound, bound) if bound else nn.init.zeros_(layer.bias)


def factor(step):
    """On the learning rate: a linear warm-up, then half a cosine down to the minimum."""
    warmup, total, minimum = plan["warmup"], plan["decay_steps"], plan["minimum_factor"]
    if step < warmup:
        return (step + 1) / warmup
    if total <= 0:
        return 1.0
    if step >= total or total <= warmup:
        return minimum
    return minimum + (1 - minimum) * (1 + math.cos(math.pi * (step - warmup) / (total - warmup))) / 2


def optimizer_of(model):
    decayed = [p for p in model.parameters() if p.dim() > 1 or plan["decay_vectors"]]
    others = [p for p in model.parameters() if not (p.dim() > 1 or plan["decay_vectors"])]
    groups = [{"params": decayed, "weight_decay": plan["weight_decay"]}, {"params": others, "weight_decay": 0.0}]
    rate, betas, eps = plan["learning_rate"], (plan["beta1"], plan["beta2"]), plan["epsilon"]
    return {"sgd": lambda: torch.optim.SGD(model.parameters(), lr=rate),
            "momentum": lambda: torch.optim.SGD(model.parameters(), lr=rate, momentum=plan["momentum"]),
            "adam": lambda: torch.optim.Adam(model.parameters(), lr=rate, betas=betas, eps=eps),
            "adamw": lambda: torch.optim.AdamW(groups, lr=rate, betas=betas, eps=eps)}[plan["optimiser"]]()


def main(path):
    global dropout_key
    data = read_data(path)
    c["vocabulary_size"] = len(data["symbols"])
    model = MODEL(c)
    torch.manual_seed(plan["seed"])
    initialise(model)
    key = int.from_bytes(bytes(torch.get_rng_state()[24:32].tolist()), "little")  # a word of the generator
    seen, unseen = Rows(data, "training"), Rows(data, "validation")
    optimizer = optimizer_of(model)
    print(sum(p.numel() for p in model.parameters()), "parameters; guessing:", math.log(c["vocabulary_size"]))
    for step in range(plan["steps"]):
        model.train()
        optimizer.zero_grad()
        loss = 0.0
        for part in range(plan["accumulation"]):
            dropout_key = key + step * plan["accumulation"] + part
            chosen = torch.randint(seen.count, (plan["batch"],)).tolist()
            total, count = loss_of(model, seen, chosen)
            mean = total / count / plan["accumulation"]
            mean.backward()
            loss += mean.item()
        if plan["clip"] > 0:
            nn.utils.clip_grad_norm_(model.parameters(), plan["clip"])
        for group in optimizer.param_groups:
            group["lr"] = plan["learning_rate"] * factor(step)
        optimizer.step()
        every = plan["evaluate_every"]
        if every > 0 and (step % every == 0 or step + 1 == plan["steps"]):
            model.eval()
            with torch.no_grad():
                total, count = loss_of(model, unseen, unseen.fixed())
            print("step %d  training %.6f  validation %.6f" % (step + 1, loss, total / count), flush=True)
        else:
            print("step %d  training %.6f" % (step + 1, loss), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
