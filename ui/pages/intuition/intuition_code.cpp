#include "ui/pages/intuition/intuition_code.h"

#include "ui/pages/intuition/context_panel.h"

#include <QCoreApplication>
#include <QLocale>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Code)
};

QString comment(const QString& text) {
    return QStringLiteral("# ") + text + u'\n';
}

QString quoted(const QString& word) {
    QString safe = word;
    safe.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
    return u'"' + safe + u'"';
}

QString array(const QString& name, const Matrix& m, bool numpy) {
    const QString open =
        name + (numpy ? QStringLiteral(" = np.array([") : QStringLiteral(" = torch.tensor(["));
    QStringList rows;
    for (Index i = 0; i < m.rows(); ++i) {
        QStringList cells;
        for (Index j = 0; j < m.cols(); ++j)
            cells << QString::number(m(i, j), 'g', QLocale::FloatingPointShortest);
        rows << u'[' + cells.join(QStringLiteral(", ")) + u']';
    }
    return open + rows.join(QStringLiteral(",\n") + QString(open.size(), u' ')) +
           (numpy ? QStringLiteral("], dtype=float)\n") : QStringLiteral("], dtype=torch.float64)\n"));
}

QString sentenceCode(const IntuitionLesson& lesson, bool numpy, bool context) {
    const VectorSentence& s = lesson.sentence();
    const int first = context ? s.within(lesson.state().context).first : 0;
    const int word = context ? ContextPanel::lookingWord(lesson, first) : lesson.word();
    QStringList words;
    for (const QString& w : s.words) words << quoted(w);
    QString code = numpy ? QStringLiteral("import numpy as np\n\n") : QStringLiteral("import torch\n\n");
    code += QStringLiteral("words = [") + words.join(QStringLiteral(", ")) + QStringLiteral("]\n");
    code += comment(Words::tr("one row per word"));
    code += array(QStringLiteral("Q"), s.trace.q, numpy) + array(QStringLiteral("K"), s.trace.k, numpy) +
            array(QStringLiteral("V"), s.trace.v, numpy);
    code += u'\n' + comment(Words::tr("the word that looks"));
    code += QStringLiteral("i = %1\n").arg(word);
    if (context) {
        code += comment(Words::tr("words before it are outside the context"));
        code +=
            QStringLiteral("first = %1\n").arg(first) +
            QStringLiteral("words, Q, K, V, i = words[first:], Q[first:], K[first:], V[first:], i - first\n");
    }
    if (numpy)
        code += QStringLiteral("scores = Q[i] @ K.T / np.sqrt(K.shape[1])\n"
                               "e = np.exp(scores - scores.max())\n"
                               "weights = e / e.sum()\n");
    else
        code += QStringLiteral("scores = Q[i] @ K.T / K.shape[1] ** 0.5\n"
                               "weights = torch.softmax(scores, dim=0)\n");
    code += QStringLiteral("for word, weight in zip(words, weights):\n"
                           "    print(f\"{words[i]} -> {word}: {weight:.4f}\")\n");
    code += numpy ? QStringLiteral("print((weights @ V).round(4))\n")
                  : QStringLiteral("print((weights @ V).tolist())\n");
    return code;
}

QString windowCode(const IntuitionState& s, bool numpy) {
    const QString sizes =
        QStringLiteral("e, h, d = %1, %2, %3\n").arg(s.embedding).arg(s.hidden).arg(s.width);
    const QString lengths = QStringLiteral("for T in [3, 256, 1024, %1]:\n").arg(s.window);
    if (numpy)
        return QStringLiteral("import numpy as np\n\n") + sizes + lengths +
               QStringLiteral("    W1 = np.broadcast_to(np.float32(0), (T * e, h))\n"
                              "    Wq = Wk = Wv = np.empty((d, d), dtype=np.float32)\n"
                              "    X = np.zeros((T, d), dtype=np.float32)\n"
                              "    scores = (X @ Wq) @ (X @ Wk).T\n"
                              "    print(T, W1.size, Wq.size + Wk.size + Wv.size, scores.size)\n");
    return QStringLiteral("import torch\n\n") + sizes + lengths +
           QStringLiteral("    W1 = torch.nn.Linear(T * e, h, bias=False, device=\"meta\").weight\n"
                          "    Wqkv = torch.nn.Linear(d, 3 * d, bias=False, device=\"meta\")\n"
                          "    q, k, v = Wqkv(torch.zeros(T, d, device=\"meta\")).chunk(3, dim=1)\n"
                          "    scores = q @ k.T\n"
                          "    print(T, W1.numel(), Wqkv.weight.numel(), scores.numel())\n");
}

QString recurrentCode(const IntuitionState& s, bool numpy) {
    const QString sizes = QStringLiteral("n, d = %1, %2\n").arg(s.length).arg(s.layerWidth);
    const QString counts =
        QStringLiteral("print(\"attention\", n * n * d, \"operations,\", 1, \"step\")\n"
                       "print(\"recurrent\", n * d * d, \"operations,\", steps, \"steps\")\n");
    if (numpy)
        return QStringLiteral("import numpy as np\n\n") + sizes +
               QStringLiteral("X, W = np.zeros((n, d), np.float32), np.zeros((d, d), np.float32)\n\n") +
               comment(Words::tr("attention: all positions in one product")) +
               QStringLiteral("scores = X @ X.T\n\n") +
               comment(Words::tr("recurrence: each state waits for the one before")) +
               QStringLiteral("state, steps = np.zeros(d, np.float32), 0\n"
                              "for x in X:\n"
                              "    state = np.tanh(x + state @ W)\n"
                              "    steps += 1\n\n") +
               counts;
    return QStringLiteral("import torch\n\n") + sizes +
           QStringLiteral("X, W = torch.zeros(n, d), torch.zeros(d, d)\n\n") +
           comment(Words::tr("attention: all positions in one product")) +
           QStringLiteral("scores = X @ X.T\n\n") +
           comment(Words::tr("recurrence: each state waits for the one before")) +
           QStringLiteral("state, steps = torch.zeros(d), 0\n"
                          "for x in X:\n"
                          "    state = torch.tanh(x + state @ W)\n"
                          "    steps += 1\n\n") +
           counts;
}

} // namespace

QString intuitionCode(const IntuitionLesson& lesson, Page::CodeFlavour flavour) {
    const bool numpy = flavour == Page::CodeFlavour::NumPy;
    switch (lesson.step()) {
    case IntuitionStep::Sentence: return sentenceCode(lesson, numpy, false);
    case IntuitionStep::Window: return windowCode(lesson.state(), numpy);
    case IntuitionStep::Recurrent: return recurrentCode(lesson.state(), numpy);
    case IntuitionStep::Context: break;
    }
    return sentenceCode(lesson, numpy, true);
}

} // namespace dikkat::ui
