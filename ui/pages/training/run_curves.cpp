#include "ui/pages/training/loss_card.h"

#include "ui/pages/training/run_differences.h"
#include "ui/plot/curves.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr double memory = 0.9;            ///< of the smoothed training loss, per step
constexpr std::int64_t mostPoints = 8000; ///< of a line; more than a screen has columns

} // namespace

RunCurves::RunCurves(Document& document, TrainingSession& session, Curves& curves, What what)
    : QObject(&curves), m_document(document), m_session(session), m_curves(curves), m_what(what) {
    rebuild();
}

void RunCurves::rebuild() {
    const auto& all = m_document.lab().kept;
    m_kept.assign(all.end() - std::min<std::ptrdiff_t>(mostShown, static_cast<std::ptrdiff_t>(all.size())),
                  all.end());
    std::reverse(m_kept.begin(), m_kept.end()); // the newest is the first comparison
    std::vector<CurveStyle> styles;
    const auto add = [&](const QString& name, int rank) {
        const bool loss = m_what == What::Loss;
        // The training loss lies under the validation loss, so it comes first.
        if (loss) styles.push_back({QString(), rank, false, false});
        styles.push_back({name, rank, loss || m_what == What::LearningRate, loss});
    };
    add(tr("this run"), 0);
    int rank = 0;
    for (const auto& run : m_kept) add(QString::fromStdString(run->name), ++rank);
    m_curves.setLines(styles);
    for (int i = 0; i < m_curves.lineCount(); ++i) m_curves.clear(i);
    const int each = m_what == What::Loss ? 2 : 1;
    int first = each;
    for (const auto& run : m_kept) {
        double smooth = 0.0;
        std::int64_t index = 0;
        const std::int64_t stride = 1 + static_cast<std::int64_t>(run->curve.size()) / mostPoints;
        for (const StepReport& report : run->curve) addPoint(first, report, smooth, index++, stride);
        first += each;
    }
    m_drawn = 0;
    m_smooth = 0.0;
    if (m_generation != m_session.generation()) m_stride = 1;
    m_generation = m_session.generation();
    advance();
    m_curves.redraw();
}

bool RunCurves::mixesData() const {
    std::vector<RunConfig> drawn;
    if (m_session.hasRun()) drawn.push_back(m_session.run());
    for (const auto& run : m_kept)
        if (const auto config = runFromJson(run->settings)) drawn.push_back(*config);
    return std::ranges::any_of(drawn, [&](const RunConfig& run) { return !sameData(run, drawn.front()); });
}

void RunCurves::addPoint(int first, const StepReport& report, double& smooth, std::int64_t index,
                         std::int64_t stride) {
    const auto x = static_cast<double>(report.step);
    switch (m_what) {
    case What::GradientNorm:
        if (index % stride == 0) m_curves.append(first, x, report.gradientNorm);
        break;
    case What::LearningRate:
        if (index % stride == 0) m_curves.append(first, x, report.learningRate);
        break;
    case What::Loss: {
        if (std::isfinite(report.loss)) {
            // A running mean whose memory begins with the run, so that it starts where the loss does.
            const double keep = std::min(memory, 1.0 - 1.0 / static_cast<double>(index + 1));
            smooth = keep * smooth + (1.0 - keep) * report.loss;
            if (index % stride == 0) m_curves.append(first, x, smooth);
        }
        if (report.validated()) m_curves.append(first + 1, x, report.validationLoss);
        break;
    }
    }
}

void RunCurves::advance() {
    if (m_generation != m_session.generation()) return rebuild();
    const History& history = m_session.history();
    if (history.size() < m_drawn) {
        m_stride = 1;
        return rebuild();
    }
    if (history.size() == m_drawn) return;
    if (history.size() / m_stride > mostPoints) { // twice as coarse from now on
        m_stride = 2 * history.size() / mostPoints;
        return rebuild();
    }
    for (; m_drawn < history.size(); ++m_drawn) addPoint(0, history[m_drawn], m_smooth, m_drawn, m_stride);
    m_curves.redraw();
}

} // namespace dikkat::ui
