#include "ui/pages/training/training_code.h"

#include <QCoreApplication>
#include <QTextStream>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainingCode)
};

/// A number as Python reads it.
QString py(double x) {
    return QString::number(x, 'g', 12);
}
QString py(std::int64_t x) {
    return QString::number(x);
}
QString truth(bool b) {
    return b ? QStringLiteral("True") : QStringLiteral("False");
}

QString optimiserLine(const OptimiserSettings& o) {
    const QString rate = QStringLiteral("lr=") + py(o.learningRate);
    const QString betas =
        QStringLiteral(", betas=(%1, %2), eps=%3").arg(py(o.beta1), py(o.beta2), py(o.epsilon));
    switch (o.kind) {
    case OptimiserKind::Sgd: return QStringLiteral("torch.optim.SGD(model.parameters(), %1)").arg(rate);
    case OptimiserKind::Momentum:
        return QStringLiteral("torch.optim.SGD(model.parameters(), %1, momentum=%2)")
            .arg(rate, py(o.momentum));
    case OptimiserKind::Adam:
        return QStringLiteral("torch.optim.Adam(model.parameters(), %1%2)").arg(rate, betas);
    case OptimiserKind::AdamW:
        return QStringLiteral(
                   "torch.optim.AdamW([{'params': [p for p in model.parameters() if p.dim() > 1], "
                   "'weight_decay': %3},\n"
                   "                       {'params': [p for p in model.parameters() if p.dim() < 2], "
                   "'weight_decay': 0.0}], %1%2)")
            .arg(rate, betas, py(o.weightDecay));
    }
    return {};
}

QString pytorch(const RunConfig& run) {
    const ModelConfig& c = run.config;
    const TrainingPlan& p = run.plan;
    const bool post = c.normPlace == NormPlace::Post;
    QString text;
    QTextStream out(&text);
    out << "import math, sys, torch\nfrom torch import nn\nfrom torch.nn import functional as F\n\n"
        << "# " << Words::tr("python train.py text.txt: trains this model on a UTF-8 text") << "\n"
        << "text = open(sys.argv[1], encoding='utf-8').read() if len(sys.argv) > 1 else 'ABC' * 400\n"
        << "symbols = sorted(set(text))\nV, T, C, H, L = len(symbols), " << c.context << ", " << c.width
        << ", " << c.heads << ", " << c.blocks << "\n"
        << "data = torch.tensor([symbols.index(s) for s in text])\n"
        << "cut = len(data) * 9 // 10\nparts = {'train': data[:cut], 'validation': data[cut:]}\n"
        << "torch.manual_seed(" << py(static_cast<std::int64_t>(run.seed)) << ")\n\n\n";
    if (c.kind == ModelKind::WindowMlp) {
        out << "class Model(nn.Module):\n"
            << "    def __init__(self):\n        super().__init__()\n"
            << "        self.embedding = nn.Embedding(V, C)\n"
            << "        self.hidden = nn.Linear(T * C, " << c.mlpWidth << ")\n"
            << "        self.head = nn.Linear(" << c.mlpWidth << ", V)\n\n"
            << "    def forward(self, x):  # (B, T) -> (B, 1, V)\n"
            << "        return self.head(torch.tanh(self.hidden(self.embedding(x).flatten(1))))[:, "
               "None]\n\n\n";
    } else {
        const QString act = c.activation == Activation::Relu ? QStringLiteral("nn.ReLU()")
                            : c.activation == Activation::GeluTanh
                                ? QStringLiteral("nn.GELU(approximate='tanh')")
                                : QStringLiteral("nn.GELU()");
        out << "class Block(nn.Module):\n"
            << "    def __init__(self):\n        super().__init__()\n"
            << "        self.norm1, self.norm2 = nn.LayerNorm(C), nn.LayerNorm(C)\n"
            << "        self.qkv, self.out = nn.Linear(C, 3 * C, bias=" << truth(c.qkvBias)
            << "), nn.Linear(C, C, bias=" << truth(c.outputBias) << ")\n"
            << "        self.mlp = nn.Sequential(nn.Linear(C, " << c.mlpWidth << "), " << act
            << ", nn.Linear(" << c.mlpWidth << ", C), nn.Dropout(" << py(c.dropout) << "))\n\n"
            << "    def attend(self, x):\n        B, T, _ = x.shape\n"
            << "        q, k, v = (z.view(B, T, H, C // H).transpose(1, 2) for z in self.qkv(x).split(C, "
               "dim=2))\n"
            << "        y = F.scaled_dot_product_attention(q, k, v, is_causal=" << truth(c.causal) << ")\n"
            << "        return F.dropout(self.out(y.transpose(1, 2).reshape(B, T, C)), " << py(c.dropout)
            << ", self.training)\n\n"
            << "    def forward(self, x):\n"
            << (post ? "        x = self.norm1(x + self.attend(x))\n        return self.norm2(x + "
                       "self.mlp(x))\n\n\n"
                     : "        x = x + self.attend(self.norm1(x))\n        return x + "
                       "self.mlp(self.norm2(x))\n\n\n");
        out << "class Model(nn.Module):\n    def __init__(self):\n        super().__init__()\n"
            << "        self.token = nn.Embedding(V, C)\n";
        if (c.positions == Positions::Learned) out << "        self.position = nn.Embedding(T, C)\n";
        out << "        self.blocks = nn.Sequential(*[Block() for _ in range(L)])\n"
            << "        self.norm = " << (c.finalNorm && !post ? "nn.LayerNorm(C)" : "nn.Identity()") << "\n"
            << "        self.head = nn.Linear(C, V, bias=" << truth(c.headBias && !c.tied) << ")\n";
        if (c.tied) out << "        self.head.weight = self.token.weight\n";
        out << "\n    def forward(self, x):  # (B, T) -> (B, T, V)\n        e = self.token(x)\n";
        if (c.positions == Positions::Learned)
            out << "        e = e + self.position(torch.arange(x.shape[1]))\n";
        if (c.positions == Positions::Sinusoidal)
            out << "        t, i = torch.arange(x.shape[1])[:, None], torch.arange(0, C, 2)[None]\n"
                << "        a = t / 10000 ** (i / C)\n"
                << "        e = e + torch.stack([a.sin(), a.cos()], dim=2).flatten(1)[:, :C]\n";
        out << "        return self.head(self.norm(self.blocks(e)))\n\n\n";
    }
    const bool window = c.kind == ModelKind::WindowMlp;
    out << "def batch(part):\n    d = parts[part]\n"
        << "    at = torch.randint(len(d) - T, (" << p.rows << ",))\n"
        << "    x = torch.stack([d[i:i + T] for i in at])\n"
        << (window ? "    return x, torch.stack([d[i + T:i + T + 1] for i in at])\n\n\n"
                   : "    return x, torch.stack([d[i + 1:i + T + 1] for i in at])\n\n\n")
        << "def loss_of(part):\n    x, y = batch(part)\n"
        << "    return F.cross_entropy(model(x).flatten(0, 1), y.flatten())\n\n\n"
        << "def factor(step):\n"
        << "    f = min(1.0, (step + 1) / " << std::max(1, p.schedule.warmup) << ")\n";
    if (p.schedule.total > 0)
        out << "    done = min(1.0, max(0.0, (step - " << p.schedule.warmup << ") / "
            << std::max(1, p.schedule.total - p.schedule.warmup) << "))\n"
            << "    return f * (" << py(p.schedule.minimum) << " + " << py(1 - p.schedule.minimum)
            << " * (1 + math.cos(math.pi * done)) / 2)\n\n\n";
    else
        out << "    return f\n\n\n";
    out << "model = Model()\nprint(sum(p.numel() for p in model.parameters()), 'parameters; guessing:', "
           "math.log(V))\n"
        << "optimiser = " << optimiserLine(p.optimiser) << "\n"
        << "schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, factor)\n"
        << "for step in range(" << py(p.steps) << "):\n"
        << "    loss = loss_of('train')\n"
        << "    optimiser.zero_grad()\n    loss.backward()\n";
    if (p.optimiser.clip > 0)
        out << "    nn.utils.clip_grad_norm_(model.parameters(), " << py(p.optimiser.clip) << ")\n";
    out << "    optimiser.step()\n    schedule.step()\n"
        << "    if step % " << (p.evaluateEvery > 0 ? p.evaluateEvery : 100) << " == 0:\n"
        << "        model.eval()\n        with torch.no_grad():\n"
        << "            print(step, loss.item(), loss_of('validation').item())\n"
        << "        model.train()\n";
    return text;
}

QString numpy(const RunConfig& run) {
    const OptimiserSettings& o = run.plan.optimiser;
    QString text;
    QTextStream out(&text);
    out << "import numpy as np\n\n"
        << "# " << Words::tr("What this optimiser does to one weight whose loss is (w − 3)², step by step")
        << "\n"
        << "w, rate = 0.0, " << py(o.learningRate) << "\nm = v = 0.0\n"
        << "for t in range(1, 11):\n    g = 2 * (w - 3)\n";
    if (o.clip > 0) out << "    g *= min(1.0, " << py(o.clip) << " / (abs(g) + 1e-6))  # clipping\n";
    switch (o.kind) {
    case OptimiserKind::Sgd: out << "    w -= rate * g\n"; break;
    case OptimiserKind::Momentum:
        out << "    m = " << py(o.momentum) << " * m + g\n    w -= rate * m\n";
        break;
    case OptimiserKind::AdamW:
        out << "    w *= 1 - rate * " << py(o.weightDecay) << "  # weight decay\n";
        [[fallthrough]];
    case OptimiserKind::Adam:
        out << "    m = " << py(o.beta1) << " * m + " << py(1 - o.beta1) << " * g\n"
            << "    v = " << py(o.beta2) << " * v + " << py(1 - o.beta2) << " * g * g\n"
            << "    w -= rate * (m / (1 - " << py(o.beta1) << " ** t)) / (np.sqrt(v / (1 - " << py(o.beta2)
            << " ** t)) + " << py(o.epsilon) << ")\n";
        break;
    }
    out << "    print(t, round(g, 6), round(w, 6))\n";
    return text;
}

} // namespace

QString trainingCode(const RunConfig& run, Page::CodeFlavour flavour) {
    if (flavour == Page::CodeFlavour::NumPy) return numpy(run);
    if (run.config.kind != ModelKind::EncoderDecoder) return pytorch(run);
    QString text;
    QTextStream out(&text);
    const ModelConfig& c = run.config;
    out << "import torch\nfrom torch import nn\n\n"
        << "# " << Words::tr("The 2017 model as PyTorch builds it; File > Export writes the trained one")
        << "\n"
        << "torch.manual_seed(" << py(static_cast<std::int64_t>(run.seed)) << ")\n"
        << "model = nn.Transformer(d_model=" << c.width << ", nhead=" << c.heads
        << ", num_encoder_layers=" << c.encoderBlocks
        << ",\n                       num_decoder_layers=" << c.blocks << ", dim_feedforward=" << c.mlpWidth
        << ", dropout=" << py(c.dropout)
        << ",\n                       norm_first=" << truth(c.normPlace == NormPlace::Pre)
        << ", batch_first=True)\n"
        << "source, target = torch.randn(" << run.plan.rows << ", " << c.sourceContext << ", " << c.width
        << "), torch.randn(" << run.plan.rows << ", " << c.context << ", " << c.width << ")\n"
        << "mask = nn.Transformer.generate_square_subsequent_mask(" << c.context << ")\n"
        << "print(model(source, target, tgt_mask=mask).shape)\n"
        << "optimiser = " << optimiserLine(run.plan.optimiser) << "\n";
    return text;
}

} // namespace dikkat::ui
