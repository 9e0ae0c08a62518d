#include "ui/pages/qkv/code_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Code)
};

QString plainNumber(double value) {
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString rowsText(const Matrix& m, int indent) {
    QStringList rows;
    for (Index i = 0; i < m.rows(); ++i) {
        QStringList cells;
        for (Index j = 0; j < m.cols(); ++j) cells << plainNumber(m(i, j));
        rows << u'[' + cells.join(QStringLiteral(", ")) + u']';
    }
    return u'[' + rows.join(QStringLiteral(",\n") + QString(indent, u' ')) + u']';
}

QString maskText(const Mask& m, int indent) {
    QStringList rows;
    for (Index i = 0; i < m.rows(); ++i) {
        QStringList cells;
        for (Index j = 0; j < m.cols(); ++j) cells << (m(i, j) ? QStringLiteral("1") : QStringLiteral("0"));
        rows << u'[' + cells.join(QStringLiteral(", ")) + u']';
    }
    return u'[' + rows.join(QStringLiteral(",\n") + QString(indent, u' ')) + u']';
}

/// What differs between the two libraries.
struct Dialect {
    QString import, arrayOpen, arrayClose, mask, transpose, root, where, causal, softmax, round;
};

const Dialect& numpy() {
    static const Dialect d{
        QStringLiteral("import numpy as np"),
        QStringLiteral("np.array("),
        QStringLiteral(", dtype=float)"),
        QStringLiteral(", dtype=bool)"),
        QStringLiteral("K.T"),
        QStringLiteral("np.sqrt(K.shape[1])"),
        QStringLiteral("np.where(visible, scaled, -np.inf)"),
        QStringLiteral("np.tril(np.ones((T, T), dtype=bool))"),
        QStringLiteral("e = np.exp(masked - masked.max(axis=1, keepdims=True))\n"
                       "weights = e / e.sum(axis=1, keepdims=True)"),
        QStringLiteral("print(%1.round(%2))"),
    };
    return d;
}

const Dialect& torch() {
    static const Dialect d{
        QStringLiteral("import torch"),
        QStringLiteral("torch.tensor("),
        QStringLiteral(", dtype=torch.float64)"),
        QStringLiteral(", dtype=torch.bool)"),
        QStringLiteral("K.T"),
        QStringLiteral("K.shape[1] ** 0.5"),
        QStringLiteral("scaled.masked_fill(~visible, float(\"-inf\"))"),
        QStringLiteral("torch.tril(torch.ones(T, T, dtype=torch.bool))"),
        QStringLiteral("weights = torch.softmax(masked, dim=1)"),
        QStringLiteral("torch.set_printoptions(precision=%2)\nprint(%1)"),
    };
    return d;
}

class Writer {
public:
    Writer(const LessonTrace& trace, const Dialect& dialect) : m_trace(trace), m_d(dialect) {}

    QString write(LessonStep step, int head) {
        m_lines << m_d.import << QString();
        inputs();
        if (m_trace.state.heads > 1) split(head);
        steps(step);
        m_lines << QString() << m_d.round.arg(codeVariable(step)).arg(4);
        return m_lines.join(u'\n') + u'\n';
    }

private:
    void array(const QString& name, const Matrix& m) {
        const QString open = name + QStringLiteral(" = ") + m_d.arrayOpen;
        m_lines << open + rowsText(m, static_cast<int>(open.size()) + 1) + m_d.arrayClose;
    }

    void comment(const QString& text) { m_lines << QStringLiteral("# ") + text; }

    void inputs() {
        const LessonState& s = m_trace.state;
        if (s.mode == InputMode::Direct) {
            comment(Words::tr("rows are positions"));
            array(QStringLiteral("Q"), s.q);
            array(QStringLiteral("K"), s.k);
            array(QStringLiteral("V"), s.v);
        } else {
            comment(Words::tr("one row per position"));
            array(QStringLiteral("X"), s.x);
            if (s.positions != Positions::None) {
                comment(Words::tr("positions, added to X"));
                array(QStringLiteral("P"), m_trace.encoding);
            }
            array(QStringLiteral("Wq"), s.wq);
            array(QStringLiteral("Wk"), s.wk);
            array(QStringLiteral("Wv"), s.wv);
            const QString x =
                s.positions == Positions::None ? QStringLiteral("X") : QStringLiteral("(X + P)");
            m_lines << QStringLiteral("Q = %1 @ Wq").arg(x) << QStringLiteral("K = %1 @ Wk").arg(x)
                    << QStringLiteral("V = %1 @ Wv").arg(x);
        }
        m_lines << QStringLiteral("T = Q.shape[0]") << QString();
    }

    void split(int head) {
        comment(Words::tr("head %1 of %2 sees its own columns").arg(head + 1).arg(m_trace.state.heads));
        m_lines << QStringLiteral("heads, h = %1, %2").arg(m_trace.state.heads).arg(head);
        m_lines << QStringLiteral("dk, dv = Q.shape[1] // heads, V.shape[1] // heads");
        m_lines << QStringLiteral("Q, K, V = Q[:, h*dk:(h+1)*dk], K[:, h*dk:(h+1)*dk], V[:, h*dv:(h+1)*dv]")
                << QString();
    }

    void steps(LessonStep last) {
        const LessonState& s = m_trace.state;
        m_lines << QStringLiteral("scores = Q @ ") + m_d.transpose;
        if (last == LessonStep::Raw) return;
        m_lines << QStringLiteral("scaled = scores") +
                       (s.scaled ? QStringLiteral(" / ") + m_d.root : QString());
        if (last == LessonStep::Scaled) return;
        switch (s.mask) {
        case MaskKind::None: m_lines << QStringLiteral("masked = scaled"); break;
        case MaskKind::Causal:
            m_lines << QStringLiteral("visible = ") + m_d.causal << QStringLiteral("masked = ") + m_d.where;
            break;
        case MaskKind::Custom: {
            const QString open = QStringLiteral("visible = ") + m_d.arrayOpen;
            m_lines << open + maskText(s.customMask, static_cast<int>(open.size()) + 1) + m_d.mask;
            m_lines << QStringLiteral("masked = ") + m_d.where;
            break;
        }
        }
        if (last == LessonStep::Masked) return;
        m_lines << m_d.softmax;
        if (last == LessonStep::Weights) return;
        m_lines << QStringLiteral("output = weights @ V");
    }

    const LessonTrace& m_trace;
    const Dialect& m_d;
    QStringList m_lines;
};

} // namespace

QString codeVariable(LessonStep step) {
    switch (step) {
    case LessonStep::Raw: return QStringLiteral("scores");
    case LessonStep::Scaled: return QStringLiteral("scaled");
    case LessonStep::Masked: return QStringLiteral("masked");
    case LessonStep::Weights: return QStringLiteral("weights");
    case LessonStep::Output: break;
    }
    return QStringLiteral("output");
}

QString numpyCode(const LessonTrace& trace, LessonStep step, int head) {
    return Writer(trace, numpy()).write(step, head);
}

QString pytorchCode(const LessonTrace& trace, LessonStep step, int head) {
    return Writer(trace, torch()).write(step, head);
}

} // namespace dikkat::ui
