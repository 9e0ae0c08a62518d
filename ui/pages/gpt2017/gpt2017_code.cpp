#include "ui/pages/gpt2017/gpt2017_code.h"

#include "core/text/translation.h"
#include "ui/pages/gpt2017/translator.h"

#include <QCoreApplication>
#include <QStringList>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Gpt2017Code)
};

QString rowsText(const Matrix& m) {
    QStringList rows;
    for (Index i = 0; i < m.rows(); ++i) {
        QStringList cells;
        for (Index j = 0; j < m.cols(); ++j) cells << QString::number(m(i, j), 'g', 6);
        rows << u'[' + cells.join(QStringLiteral(", ")) + u']';
    }
    return u'[' + rows.join(QStringLiteral(",\n     ")) + u']';
}

QString words(const QStringList& list) {
    QStringList quoted;
    for (const QString& w : list) quoted << u'"' + w + u'"';
    return u'[' + quoted.join(QStringLiteral(", ")) + u']';
}

QString countCode(const Gpt2017State& s) {
    return QStringLiteral("d, N = %1, %2\n"
                          "attention = 4 * d * d   # Wq, Wk, Wv, Wo\n"
                          "mlp = 8 * d * d\n"
                          "original = attention + attention + mlp\n"
                          "gpt = attention + mlp\n"
                          "print(original, gpt, gpt / original)\n"
                          "print(N * original, N * (attention + mlp), N * gpt)\n")
        .arg(s.width)
        .arg(s.blocks);
}

QString dataCode() {
    const SentencePair pair = translationPairs(1, 1).front();
    return QStringLiteral("source = \"%1\".split()\n"
                          "target = \"%2\".split()\n\n"
                          "# 2017\n"
                          "print(source)\n"
                          "print([\"<s>\"] + target)\n"
                          "print(target + [\"</s>\"])\n\n"
                          "# GPT\n"
                          "print(target[:-1])\n"
                          "print(target[1:])\n")
        .arg(QString::fromStdString(pair.source), QString::fromStdString(pair.target));
}

QString partsCode(const Gpt2017State& s, bool numpy) {
    if (numpy) return countCode(s);
    return QStringLiteral("import torch\nfrom torch import nn\n\n"
                          "d, heads = %1, %2\n"
                          "original = nn.TransformerDecoderLayer(d, heads, 4 * d, activation=\"relu\", "
                          "norm_first=False)\n"
                          "gpt = nn.TransformerEncoderLayer(d, heads, 4 * d, activation=\"gelu\", "
                          "norm_first=True)\n\n"
                          "def matrices(layer):\n"
                          "    return sum(p.numel() for p in layer.parameters() if p.dim() == 2)\n\n"
                          "print(matrices(original), matrices(gpt), matrices(gpt) / matrices(original))\n")
        .arg(s.width)
        .arg(s.width / 64);
}

QString crossCode(const Translation& t, int block, int head, bool numpy) {
    const auto& cross = t.trace.blocks[static_cast<std::size_t>(block)].cross;
    const HeadTrace& h = cross->inner.heads[static_cast<std::size_t>(head)];
    const Index rows = t.target.size();
    const QString top = QStringLiteral("# ") +
                        Words::tr("cross-attention: block %1, head %2").arg(block + 1).arg(head + 1) + u'\n';
    const QString data =
        QStringLiteral("Q = %1(%2)\nK = %1(%3)\nsource = %4\ntarget = %5\n\n")
            .arg(numpy ? QStringLiteral("np.array") : QStringLiteral("torch.tensor"),
                 rowsText(h.q.topRows(rows)), rowsText(h.k), words(t.source), words(t.target));
    const QString end =
        QStringLiteral("for word, row in zip(target, weights):\n"
                       "    print(word, dict(zip(source, (round(float(w), 2) for w in row))))\n");
    if (numpy)
        return top + QStringLiteral("import numpy as np\n\n") + data +
               QStringLiteral("scores = Q @ K.T / np.sqrt(K.shape[1])\n"
                              "e = np.exp(scores - scores.max(axis=1, keepdims=True))\n"
                              "weights = e / e.sum(axis=1, keepdims=True)\n") +
               end;
    return top + QStringLiteral("import torch\n\n") + data +
           QStringLiteral("weights = torch.softmax(Q @ K.T / K.shape[1] ** 0.5, dim=1)\n") + end;
}

} // namespace

QString gpt2017Code(const Gpt2017State& state, int step, const Translation* translation, int block, int head,
                    bool numpy) {
    switch (step) {
    case 0: return partsCode(state, numpy);
    case 1: return countCode(state);
    case 2: return dataCode();
    default: break;
    }
    if (translation == nullptr || translation->target.isEmpty())
        return QStringLiteral("# ") + Words::tr("no translation on screen") + u'\n';
    return crossCode(*translation, block, head, numpy);
}

} // namespace dikkat::ui
