#include "ui/pages/generation/generation_code.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GenerationCode)
};

constexpr int kWhole = 600; ///< up to here every logit is listed
constexpr int kListed = 64; ///< of a larger vocabulary

QString plain(double value) {
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

/// Numbers in lines of eight.
QString list(const std::vector<QString>& items) {
    QString text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i % 8 == 0 ? QStringLiteral(",\n    ") : QStringLiteral(", ");
        text += items[i];
    }
    return text;
}

/// What the two libraries call the same thing.
struct Dialect {
    QString import, open, close, order, exp, cumsum, zeros, print;
};

Dialect numpy() {
    return {QStringLiteral("import numpy as np"),  QStringLiteral("np.array("),
            QStringLiteral(", dtype=float)"),      QStringLiteral("np.argsort(-z, kind=\"stable\")"),
            QStringLiteral("np.exp(z - z.max())"), QStringLiteral("np.cumsum(%1)"),
            QStringLiteral("np.zeros_like(p)"),    QStringLiteral("print(p.round(4))")};
}

Dialect torch() {
    return {QStringLiteral("import torch"),
            QStringLiteral("torch.tensor("),
            QStringLiteral(", dtype=torch.float64)"),
            QStringLiteral("torch.argsort(-z, stable=True)"),
            QStringLiteral("torch.exp(z - z.max())"),
            QStringLiteral("torch.cumsum(%1, dim=0)"),
            QStringLiteral("torch.zeros_like(p)"),
            QStringLiteral("torch.set_printoptions(precision=4, sci_mode=False)\nprint(p)")};
}

QString write(const GenerationSession& session, const Dialect& d) {
    const auto choice = session.choice();
    if (!choice || !session.model())
        return QStringLiteral("# ") + Words::tr("There are no logits on screen yet.") + u'\n';
    const SamplingStep& s = choice->step;
    const SamplingOptions& o = choice->options;
    const auto size = static_cast<int>(s.logits.size());
    std::vector<int> tokens(static_cast<std::size_t>(size));
    std::iota(tokens.begin(), tokens.end(), 0);
    if (size > kWhole) {
        std::ranges::stable_sort(tokens, [&](int a, int b) { return s.logits[a] > s.logits[b]; });
        // Without a filter the others stand in one number; a filter needs every token that it compares.
        const int needed = s.keptByTopK < size ? s.keptByTopK : s.kept < size ? s.kept : 0;
        tokens.resize(static_cast<std::size_t>(std::max(kListed, needed)));
        std::ranges::sort(tokens);
    }
    const bool rest = static_cast<int>(tokens.size()) < size;
    std::vector<QString> logits, ids;
    for (const int token : tokens) {
        logits.push_back(plain(s.logits[token]));
        ids.push_back(QString::number(token));
    }

    QStringList lines{d.import, QString()};
    lines << QStringLiteral("# ") + Words::tr("the last row of logits, as on screen");
    lines << QStringLiteral("logits = ") + d.open + u'[' + list(logits) + u']' + d.close;
    if (rest) {
        lines << QStringLiteral("# ") + Words::tr("numbers of these tokens; the others hold the rest");
        lines << QStringLiteral("ids = [") + list(ids) + u']';
    }
    lines << QStringLiteral("temperature, top_k, top_p = %1, %2, %3")
                 .arg(plain(o.temperature))
                 .arg(o.topK)
                 .arg(plain(o.topP));
    lines << QString() << QStringLiteral("z = logits / temperature") << QStringLiteral("e = ") + d.exp;
    if (rest) {
        double others = 0.0;
        const double largest = s.scaled.maxCoeff();
        for (int token = 0; token < size; ++token)
            if (!std::ranges::binary_search(tokens, token)) others += std::exp(s.scaled[token] - largest);
        lines << QStringLiteral("others = %1  # ").arg(plain(others)) +
                     Words::tr("sum of e over the tokens not listed, at this temperature");
        lines << QStringLiteral("p = e / (e.sum() + others)");
    } else {
        lines << QStringLiteral("p = e / e.sum()");
    }
    if (o.topK > 0 || o.topP < 1.0) {
        lines << QString()
              << QStringLiteral("order = ") + d.order + QStringLiteral("  # ") +
                     Words::tr("most probable first");
        lines << QStringLiteral("kept = order[:top_k] if top_k > 0 else order");
        if (o.topP < 1.0) {
            // Shares of what top-k left; without top-k of everything, the tokens not listed included.
            const QString share = rest && s.keptByTopK == size ? QStringLiteral("p[kept]")
                                                               : QStringLiteral("p[kept] / p[kept].sum()");
            lines << QStringLiteral("before = ") + d.cumsum.arg(share) + QStringLiteral(" - ") + share +
                         QStringLiteral("  # ") + Words::tr("share of the more probable ones");
            lines << QStringLiteral("kept = kept[before < top_p]");
        }
        lines << QStringLiteral("q = ") + d.zeros << QStringLiteral("q[kept] = p[kept]")
              << QStringLiteral("p = q / q.sum()");
    }
    lines << d.print;
    if (!o.greedy && session.stage() == LoopStage::Draw && (!rest || s.kept < size)) {
        lines << QString() << QStringLiteral("u = %1  # ").arg(plain(s.draw)) + Words::tr("the number drawn");
        lines << QStringLiteral("token = int((") + d.cumsum.arg(QStringLiteral("p")) +
                     QStringLiteral(" <= u).sum())");
        lines << (rest ? QStringLiteral("print(ids[token])") : QStringLiteral("print(token)"));
    } else if (o.greedy && session.stage() == LoopStage::Draw) {
        lines << (rest ? QStringLiteral("print(ids[int(p.argmax())])")
                       : QStringLiteral("print(int(p.argmax()))"));
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace

QString generationNumpy(const GenerationSession& session) {
    return write(session, numpy());
}

QString generationTorch(const GenerationSession& session) {
    return write(session, torch());
}

} // namespace dikkat::ui
