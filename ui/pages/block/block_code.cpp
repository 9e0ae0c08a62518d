#include "ui/pages/block/block_code.h"

#include "core/model/parameters.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BlockCode)
};

QString plain(double value) {
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString list(const std::vector<double>& values) {
    QStringList out;
    for (double v : values) out << plain(v);
    return u'[' + out.join(QStringLiteral(", ")) + u']';
}

QString comment(const QString& text) {
    return QStringLiteral("# ") + text + u'\n';
}

QString normCode(const BlockState& s, bool numpy) {
    if (numpy)
        return QStringLiteral("import numpy as np\n\n"
                              "x = np.array(%1, dtype=float)\n"
                              "mean = x.mean()\n"
                              "variance = ((x - mean) ** 2).mean()\n"
                              "y = (x - mean) / np.sqrt(variance + 1e-5)\n"
                              "print(mean, variance)\n"
                              "print(y.round(3))\n")
            .arg(list(s.x));
    return QStringLiteral("import torch\n\n"
                          "x = torch.tensor(%1, dtype=torch.float64)\n"
                          "y = torch.nn.functional.layer_norm(x, x.shape)\n"
                          "print(x.mean().item(), x.var(unbiased=False).item())\n"
                          "print(y.numpy().round(3))\n")
        .arg(list(s.x));
}

QString residualCode(const BlockState& s, bool numpy) {
    const bool on = s.common(&BlockSwitches::residual).value_or(true);
    const QString sum = on ? QStringLiteral("x + f") : QStringLiteral("f");
    if (numpy)
        return QStringLiteral("import numpy as np\n\n"
                              "x = np.array(%1, dtype=float)\n"
                              "f = np.array(%2, dtype=float)\n"
                              "print(%3)\n")
            .arg(list(s.x), list(s.branch), sum);
    return QStringLiteral("import torch\n\n"
                          "x = torch.tensor(%1, dtype=torch.float64, requires_grad=True)\n"
                          "f = torch.tensor(%2, dtype=torch.float64, requires_grad=True)\n"
                          "y = %3\n"
                          "y.sum().backward()\n"
                          "print(y.detach().numpy())\n"
                          "print(x.grad, f.grad)\n")
        .arg(list(s.x), list(s.branch), sum);
}

QString depthCode(const BlockState& s) {
    // Only PyTorch has the generator that the lesson's seeds belong to.
    return comment(Words::tr("needs PyTorch: the seeds are its generator’s")) +
           QStringLiteral("import torch\n\n"
                          "def layer(i, width=16, spread=%1):\n"
                          "    torch.manual_seed(100 + i)\n"
                          "    linear = torch.nn.Linear(width, width)\n"
                          "    torch.nn.init.normal_(linear.weight, std=spread)\n"
                          "    return linear.double()\n\n"
                          "def gradient(depth, post):\n"
                          "    norm = torch.nn.LayerNorm(16, dtype=torch.float64)\n"
                          "    torch.manual_seed(1)\n"
                          "    x = torch.randn(1, 16).double().requires_grad_()\n"
                          "    torch.manual_seed(7)\n"
                          "    direction = torch.randn(1, 16).double()\n"
                          "    h = x\n"
                          "    for i in range(depth):\n"
                          "        f = layer(i)\n"
                          "        h = norm(h + torch.tanh(f(h))) if post else h + torch.tanh(f(norm(h)))\n"
                          "    (h * direction).sum().backward()\n"
                          "    return x.grad.norm().item()\n\n"
                          "for depth in (1, 10, 50, 100):\n"
                          "    print(depth, gradient(depth, post=False), gradient(depth, post=True))\n")
               .arg(plain(s.deviation));
}

QString countCode(const ModelConfig& c) {
    // One number per line, so that each can be compared with the table.
    const bool pre = c.finalNorm;
    QString code = QStringLiteral("V, T, d, F, N = %1, %2, %3, %4, %5\n")
                       .arg(c.vocabulary)
                       .arg(c.context)
                       .arg(c.width)
                       .arg(c.mlpWidth)
                       .arg(c.blocks);
    code += QStringLiteral("qkv = 3 * d * d%1\n").arg(c.qkvBias ? QStringLiteral(" + 3 * d") : QString());
    code += QStringLiteral("out = d * d%1\n").arg(c.outputBias ? QStringLiteral(" + d") : QString());
    code += c.mlpBias ? QStringLiteral("mlp = d * F + F + F * d + d\n") : QStringLiteral("mlp = 2 * d * F\n");
    code += QStringLiteral("norm = 2 * d\n");
    code += comment(Words::tr("block by block: norm, attention, MLP are there (1) or off (0)"));
    QStringList rows;
    for (int b = 0; b < c.blocks; ++b) {
        const BlockSwitches s = c.switchesOf(b);
        rows << QStringLiteral("(%1, %2, %3)").arg(s.norm).arg(s.attention).arg(s.mlp);
    }
    const bool whole = c.switches.empty();
    code += whole ? QStringLiteral("parts = [(1, 1, 1)] * N\n")
                  : QStringLiteral("parts = [%1]\n").arg(rows.join(QStringLiteral(", ")));
    code += QStringLiteral(
        "blocks = sum(a * (qkv + out + n * norm) + m * (mlp + n * norm) for n, a, m in parts)\n");
    code +=
        QStringLiteral("total = V * d%1 + blocks%2%3%4\n")
            .arg(c.positions == Positions::Learned ? QStringLiteral(" + T * d") : QString(),
                 pre ? QStringLiteral(" + norm") : QString(), c.tied ? QString() : QStringLiteral(" + d * V"),
                 c.headBias ? QStringLiteral(" + V") : QString());
    return code + QStringLiteral("print(blocks)\nprint(total)\n");
}

QString stackCode(const ModelConfig& c, bool numpy) {
    const bool pre = c.normPlace == NormPlace::Pre;
    const BlockSwitches on = c.switchesOf(0);
    const bool relu = c.activation == Activation::Relu, tanh = c.activation == Activation::GeluTanh;
    const auto line = [&](const QString& f) {
        const QString norm = on.norm ? QStringLiteral("LN(%1)") : QStringLiteral("%1");
        const QString inner = f.arg(pre ? norm.arg(QStringLiteral("x")) : QStringLiteral("x"));
        const QString sum = on.residual ? QStringLiteral("x + ") + inner : inner;
        return QStringLiteral("    x = ") + (pre ? sum : norm.arg(sum)) + u'\n';
    };
    QString body;
    if (on.attention) body += line(QStringLiteral("attention(%1, W)"));
    if (on.mlp) body += line(QStringLiteral("mlp(%1, W)"));
    const QString head = comment(Words::tr("the first block of the stack, with weights of its own"));
    if (numpy) {
        const QString activation =
            relu   ? QStringLiteral("np.maximum(0, h)")
            : tanh ? QStringLiteral("0.5 * h * (1 + np.tanh(math.sqrt(2 / math.pi) * (h + 0.044715 * h**3)))")
                   : QStringLiteral("0.5 * h * (1 + np.vectorize(math.erf)(h / math.sqrt(2)))");
        return head +
               QStringLiteral(
                   "import math\nimport numpy as np\n\n"
                   "T, d, H = 16, %1, %2\n"
                   "rng = np.random.default_rng(1)\n"
                   "def draw(a, b): return rng.uniform(-1, 1, (a, b)) / math.sqrt(a)\n"
                   "W = dict(q=draw(d, d), k=draw(d, d), v=draw(d, d), o=draw(d, d),\n"
                   "         up=draw(d, %3), down=draw(%3, d))\n\n"
                   "def LN(x):\n"
                   "    c = x - x.mean(1, keepdims=True)\n"
                   "    return c / np.sqrt((c ** 2).mean(1, keepdims=True) + 1e-5)\n\n"
                   "def attention(x, W):\n"
                   "    heads = []\n"
                   "    for q, k, v in zip(*(np.split(x @ W[n], H, axis=1) for n in 'qkv')):\n"
                   "        s = q @ k.T / math.sqrt(d // H)\n"
                   "        s[np.triu_indices(T, 1)] = -np.inf\n"
                   "        e = np.exp(s - s.max(1, keepdims=True))\n"
                   "        heads.append(e / e.sum(1, keepdims=True) @ v)\n"
                   "    return np.hstack(heads) @ W['o']\n\n"
                   "def mlp(x, W):\n"
                   "    h = x @ W['up']\n"
                   "    return (%4) @ W['down']\n\n"
                   "def block(x):\n%5    return x\n\n"
                   "x = rng.normal(size=(T, d))\n"
                   "y = block(x)\n"
                   "print(y.shape, np.linalg.norm(x, axis=1).mean(), np.linalg.norm(y, axis=1).mean())\n")
                   .arg(c.width)
                   .arg(c.heads)
                   .arg(c.mlpWidth)
                   .arg(activation, body);
    }
    QString torchBody = body;
    torchBody.replace(QStringLiteral(", W)"), QStringLiteral(")"));
    return head +
           QStringLiteral("import torch\nfrom torch import nn\n\n"
                          "T, d, H = 16, %1, %2\n"
                          "torch.manual_seed(1)\n"
                          "LN = nn.LayerNorm(d)\n"
                          "attend = nn.MultiheadAttention(d, H, batch_first=True)\n"
                          "mlp = nn.Sequential(nn.Linear(d, %3), nn.%4, nn.Linear(%3, d))\n"
                          "future = torch.triu(torch.ones(T, T, dtype=torch.bool), 1)\n\n"
                          "def attention(x):\n"
                          "    return attend(x, x, x, attn_mask=future)[0]\n\n"
                          "def block(x):\n%5    return x\n\n"
                          "x = torch.randn(1, T, d)\n"
                          "y = block(x)\n"
                          "print(y.shape, x.norm(dim=-1).mean().item(), y.norm(dim=-1).mean().item())\n")
               .arg(c.width)
               .arg(c.heads)
               .arg(c.mlpWidth)
               .arg(relu   ? QStringLiteral("ReLU()")
                    : tanh ? QStringLiteral("GELU(approximate='tanh')")
                           : QStringLiteral("GELU()"),
                    torchBody);
}

} // namespace

QString blockCode(const BlockState& state, const ModelConfig& config, int step, bool numpy) {
    switch (step) {
    case 1: return normCode(state, numpy);
    case 2: return residualCode(state, numpy);
    case 3: return depthCode(state);
    case 4: return countCode(config);
    default: return stackCode(config, numpy);
    }
}

} // namespace dikkat::ui
