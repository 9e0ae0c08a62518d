#include "ui/pages/mask_position/mask_position_code.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Code)
};

QString comment(const QString& text) {
    return QStringLiteral("# ") + text + u'\n';
}

QString quoted(QString text) {
    return u'"' + text.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\"")) + u'"';
}

/// A causal head that can be asked for the outputs of any 16 vectors; both libraries.
QString head(bool causal, bool torch) {
    return (torch ? QStringLiteral("import torch\n\ntorch.manual_seed(0)\n"
                                   "X = torch.randn(16, 32)\n"
                                   "Wq, Wk, Wv = torch.randn(3, 32, 16) / 32 ** 0.5\n\n"
                                   "def outputs(X):\n"
                                   "    s = (X @ Wq) @ (X @ Wk).T / 4\n")
                  : QStringLiteral("import numpy as np\n\nrng = np.random.default_rng(0)\n"
                                   "X = rng.normal(size=(16, 32))\n"
                                   "Wq, Wk, Wv = rng.normal(size=(3, 32, 16)) / 32 ** 0.5\n\n"
                                   "def outputs(X):\n"
                                   "    s = (X @ Wq) @ (X @ Wk).T / 4\n")) +
           (!causal ? QString()
            : torch ? QStringLiteral("    future = torch.triu(torch.ones_like(s), 1).bool()\n"
                                     "    s = s.masked_fill(future, float(\"-inf\"))\n")
                    : QStringLiteral("    s = np.where(np.tri(16, dtype=bool), s, -np.inf)\n")) +
           (torch ? QStringLiteral("    return torch.softmax(s, dim=1) @ (X @ Wv)\n\n")
                  : QStringLiteral("    e = np.exp(s - s.max(axis=1, keepdims=True))\n"
                                   "    return e / e.sum(axis=1, keepdims=True) @ (X @ Wv)\n\n"));
}

QString maskCode(const MaskPositionState& s, bool torch) {
    return head(s.causal, torch) + comment(Words::tr("change one position; which outputs move?")) +
           (torch ? QStringLiteral("Y = X.clone()\nY[%1] = torch.randn(32)\n"
                                   "for t, d in enumerate((outputs(X) - outputs(Y)).abs().amax(dim=1), 1):\n"
                                   "    print(t, d.item())\n")
                  : QStringLiteral("Y = X.copy()\nY[%1] = rng.normal(size=32)\n"
                                   "for t, d in enumerate(np.abs(outputs(X) - outputs(Y)).max(axis=1), 1):\n"
                                   "    print(t, d)\n"))
               .arg(s.place);
}

QString orderCode(const MaskPositionState& s, bool torch) {
    const bool none = s.positions == Positions::None;
    return head(s.causal, torch) +
           comment(Words::tr("shuffle all but the last; does the last output move?")) +
           (torch ? QStringLiteral("P = torch.randn(16, 32)\norder = torch.cat([torch.randperm(15), "
                                   "torch.tensor([15])])\n")
                  : QStringLiteral("P = rng.normal(size=(16, 32))\norder = np.append(rng.permutation(15), "
                                   "15)\n")) +
           (none ? QStringLiteral("change = outputs(X)[-1] - outputs(X[order])[-1]\n")
                 : QStringLiteral("change = outputs(X + P)[-1] - outputs(X[order] + P)[-1]\n")) +
           QStringLiteral("print(abs(change).max())\n");
}

QString encodingCode(const MaskPositionState& s, const Matrix& table, bool torch) {
    const QString import =
        torch ? QStringLiteral("import torch\n\n") : QStringLiteral("import numpy as np\n\n");
    if (s.table != PositionTable::Sinusoidal) {
        QStringList row;
        for (Index j = 0; j < table.cols(); ++j)
            row << QString::number(table(std::min<Index>(s.row, table.rows() - 1), j), 'g',
                                   QLocale::FloatingPointShortest);
        return import +
               comment(s.table == PositionTable::Trained
                           ? Words::tr("one row of the trained table")
                           : Words::tr("one row of the table; training would move it")) +
               (torch ? QStringLiteral("row = torch.tensor([%1])\nprint(row, row.norm())\n")
                      : QStringLiteral("row = np.array([%1])\nprint(row, np.linalg.norm(row))\n"))
                   .arg(row.join(QStringLiteral(", ")));
    }
    const QString sizes = QStringLiteral("T, d = %1, %2\n").arg(s.length).arg(s.width);
    const QString body = torch ? QStringLiteral("p = torch.arange(T, dtype=torch.float64)[:, None]\n"
                                                "i = torch.arange(0, d, 2, dtype=torch.float64)\n"
                                                "angle = p / 10000 ** (i / d)\n"
                                                "PE = torch.zeros(T, d, dtype=torch.float64)\n"
                                                "PE[:, 0::2] = angle.sin()\n"
                                                "PE[:, 1::2] = angle.cos()[:, :d // 2]\n"
                                                "torch.set_printoptions(precision=4, sci_mode=False)\n"
                                                "print(PE[%1])\n")
                               : QStringLiteral("p = np.arange(T)[:, None]\n"
                                                "i = np.arange(0, d, 2)\n"
                                                "angle = p / 10000 ** (i / d)\n"
                                                "PE = np.zeros((T, d))\n"
                                                "PE[:, 0::2] = np.sin(angle)\n"
                                                "PE[:, 1::2] = np.cos(angle)[:, :d // 2]\n"
                                                "np.set_printoptions(precision=4, suppress=True)\n"
                                                "print(PE[%1])\n");
    return import + sizes + body.arg(s.row);
}

QString pieceCode(const MaskPositionState& s, const QString& text) {
    return QStringLiteral("piece = %1\n").arg(quoted(text)) +
           QStringLiteral("x, y = piece[:-1], piece[1:]\n"
                          "for t in range(len(x)):\n") +
           (s.causal ? QStringLiteral("    print(t + 1, x[:t + 1], \"->\", y[t])\n")
                     : QStringLiteral("    print(t + 1, x, \"->\", y[t])\n"));
}

QString leakCode(bool torch) {
    const QString tail = Words::tr("the answer of position t stands at position t + 1 of the input");
    return torch ? QStringLiteral("import torch\n\n"
                                  "piece = torch.tensor(list(b\"attention\"))\n"
                                  "x, y = piece[:-1], piece[1:]\n") +
                       comment(tail) + QStringLiteral("print(torch.equal(x[1:], y[:-1]))\n")
                 : QStringLiteral("import numpy as np\n\n"
                                  "piece = np.array(list(b\"attention\"))\n"
                                  "x, y = piece[:-1], piece[1:]\n") +
                       comment(tail) + QStringLiteral("print(np.array_equal(x[1:], y[:-1]))\n");
}

} // namespace

QString maskPositionCode(const MaskPositionState& s, int step, const QString& text, const Matrix& table,
                         bool torch) {
    switch (step) {
    case 0: return maskCode(s, torch);
    case 1: return orderCode(s, torch);
    case 2: return encodingCode(s, table, torch);
    case 3: return pieceCode(s, text);
    default: return leakCode(torch);
    }
}

} // namespace dikkat::ui
