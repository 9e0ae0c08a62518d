#include "ui/pages/generation/generation_page.h"
#include "ui/pages/generation/injection_card.h"
#include "ui/pages/generation/teacher_card.h"
#include "ui/pages/generation/timing_card.h"

/// When the guide's tasks count as done.
namespace dikkat::ui {

void GenerationPage::mark(const QString& task) {
    if (m_done.contains(task)) return;
    m_done.insert(task);
    emit tasksChanged();
}

void GenerationPage::lookForTasks() {
    if (!m_session->ready()) return;
    const WritingTask& task = m_session->task();
    const std::vector<TokenId>& written = m_session->written();
    const int context = m_session->model()->parameters->config().context;
    if (!written.empty() && std::cmp_greater(task.prompt.size() + written.size(), context))
        mark(QStringLiteral("outgrow"));
    const auto choice = m_session->choice();
    if (choice && m_session->stage() >= LoopStage::Softmax) {
        if (choice->options.temperature <= 0.3) mark(QStringLiteral("cold"));
        if (choice->candidates.kept == 1 && choice->options.topK == 1) mark(QStringLiteral("top-k-one"));
        if (choice->options.topP < 1.0 && choice->candidates.kept < choice->candidates.keptByTopK &&
            choice->candidates.kept >= 2)
            mark(QStringLiteral("top-p-cut"));
    }
    if (task.sampling.greedy && written.size() >= 20) mark(QStringLiteral("greedy"));
    const int seed = m_session->settings().seed;
    if (seed != m_seenSeed && written.size() >= 5) {
        if (m_seenSeed >= 0) mark(QStringLiteral("other-seed"));
        m_seenSeed = seed;
    } else if (written.size() >= 5) {
        m_seenSeed = seed;
    }
    if (m_teacher->texts() >= 16) mark(QStringLiteral("average"));
    if (const auto& result = m_injection->result()) {
        mark(QStringLiteral("inject"));
        const bool changed = result->before[static_cast<std::size_t>(result->place)] !=
                             result->after[static_cast<std::size_t>(result->place)];
        if (changed && result->rejoinsAfter()) mark(QStringLiteral("recover"));
    }
    if (m_timing->isComplete()) mark(QStringLiteral("timing"));
}

} // namespace dikkat::ui
