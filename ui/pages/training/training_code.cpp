#include "ui/pages/training/training_code.h"

#include "core/io/training_program.h"

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
    return QStringLiteral("# ") +
           Words::tr("python3 train.py data.json trains this model: the same first weights, batches and "
                     "losses as here.") +
           QStringLiteral("\n# ") +
           Words::tr("Lab ▸ Save the data… writes data.json; a UTF-8 text of your own can take its place.") +
           QStringLiteral("\n") + QStringLiteral("\n") + QString::fromStdString(trainingProgram(run));
}

} // namespace dikkat::ui
