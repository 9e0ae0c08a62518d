#include "ui/pages/heads/head_code.h"

#include "ui/pages/heads/inspector.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadCode)
};

constexpr Index mostRows = 48; ///< a longer program is not read by anyone

QString rows(const Matrix& m, Index count, int indent) {
    QStringList lines;
    for (Index i = 0; i < count; ++i) {
        QStringList cells;
        for (Index j = 0; j < m.cols(); ++j) cells << QString::number(m(i, j), 'g', 7);
        lines << u'[' + cells.join(QStringLiteral(", ")) + u']';
    }
    return u'[' + lines.join(QStringLiteral(",\n") + QString(indent, u' ')) + u']';
}

} // namespace

QString headCode(const Inspector& inspector, bool pytorch) {
    const HeadTrace* head = inspector.headTrace();
    const HeadReport* report = inspector.report(inspector.head());
    if (head == nullptr || report == nullptr)
        return QStringLiteral("# ") + Words::tr("There is no model yet.") + u'\n';
    const Index queries = std::min(head->q.rows(), mostRows), keys = std::min(head->k.rows(), mostRows);
    const bool causal = report->place == HeadPlace::Self && head->visible.size() > 1 &&
                        !head->visible(0, head->visible.cols() - 1);
    const QString open = pytorch ? QStringLiteral("torch.tensor(") : QStringLiteral("np.array(");
    QStringList out;
    out << (pytorch ? QStringLiteral("import torch") : QStringLiteral("import numpy as np")) << QString();
    out << QStringLiteral("# ") + Words::tr("%1: rows are positions, columns the %2 dimensions of the head")
                                      .arg(headName(report->place, report->layer, report->head))
                                      .arg(head->q.cols());
    if (queries < head->q.rows() || keys < head->k.rows())
        out << QStringLiteral("# ") + Words::tr("only the first %1 positions").arg(mostRows);
    const auto array = [&](const QString& name, const Matrix& m, Index count) {
        const QString begin = name + QStringLiteral(" = ") + open;
        out << begin + rows(m, count, static_cast<int>(begin.size()) + 1) +
                   (pytorch ? QStringLiteral(", dtype=torch.float64)") : QStringLiteral(")"));
    };
    array(QStringLiteral("Q"), head->q, queries);
    array(QStringLiteral("K"), head->k, keys);
    out << QString();
    out << (pytorch ? QStringLiteral("scores = Q @ K.T / Q.shape[1] ** 0.5")
                    : QStringLiteral("scores = Q @ K.T / np.sqrt(Q.shape[1])"));
    if (causal)
        out << (pytorch ? QStringLiteral("visible = torch.tril(torch.ones_like(scores, dtype=torch.bool))\n"
                                         "scores = scores.masked_fill(~visible, float(\"-inf\"))")
                        : QStringLiteral("visible = np.tril(np.ones_like(scores, dtype=bool))\n"
                                         "scores = np.where(visible, scores, -np.inf)"));
    out << (pytorch ? QStringLiteral("weights = torch.softmax(scores, dim=1)")
                    : QStringLiteral("e = np.exp(scores - scores.max(axis=1, keepdims=True))\n"
                                     "weights = e / e.sum(axis=1, keepdims=True)"));
    const auto [query, key] = inspector.cell();
    out << QString();
    if (query >= 0 && query < queries && key < keys)
        out << QStringLiteral("print(%1)  # ")
                       .arg(pytorch ? QStringLiteral("round(weights[%1, %2].item(), 4)").arg(query).arg(key)
                                    : QStringLiteral("weights[%1, %2].round(4)").arg(query).arg(key)) +
                   Words::tr("on screen: %1").arg(QString::number(head->weights(query, key), 'f', 4));
    else
        out << (pytorch ? QStringLiteral("torch.set_printoptions(precision=4)\nprint(weights)")
                        : QStringLiteral("print(weights.round(4))"));
    return out.join(u'\n') + u'\n';
}

} // namespace dikkat::ui
