#include "ui/pages/generation/generation_page.h"
#include "ui/pages/generation/injection_card.h"
#include "ui/pages/generation/teacher_card.h"
#include "ui/pages/generation/timing_card.h"

#include <algorithm>
#include <limits>

/// When the guide's tasks of page 9 count as done: by what was set and written here, not by what a file
/// brings.
namespace dikkat::ui {

namespace {

constexpr std::size_t never = std::numeric_limits<std::size_t>::max();

bool isGreedy(const GenerationSettings& s) {
    return s.greedy.value_or(s.sampling.greedy);
}

} // namespace

void GenerationPage::mark(const QString& task) {
    if (m_done.contains(task)) return;
    m_done.insert(task);
    emit tasksChanged();
}

void GenerationPage::beginTasks() {
    m_tasks = {};
    m_tasks.size = never; // the first look finds what is there
}

void GenerationPage::lookAtEdit(const GenerationSettings& before) {
    const GenerationSettings& now = m_session->settings();
    const std::size_t size = m_session->written().size();
    const auto changed = [&](auto what) { return what(now) != what(before); };
    if (changed([](const auto& s) { return s.sampling.temperature; }))
        m_tasks.cold = now.sampling.temperature <= 0.3;
    if (changed([](const auto& s) { return s.sampling.topK; })) m_tasks.topK = now.sampling.topK == 1;
    if (changed([](const auto& s) { return s.sampling.topP; })) {
        m_tasks.topP = now.sampling.topP < 1.0;
        m_tasks.cutSince = never;
    }
    if (changed(isGreedy)) m_tasks.greedySince = isGreedy(now) ? size : never;
    if (changed([](const auto& s) { return s.seed; })) m_tasks.seedSince = size;
    if (now.injected != before.injected) m_tasks.injected = now.injected.has_value();
}

void GenerationPage::lookForTasks() {
    if (!m_session->ready()) return;
    const WritingTask& task = m_session->task();
    const std::size_t size = m_session->written().size();
    const std::size_t before = std::exchange(m_tasks.size, size);
    // What is taken back has to be written again.
    for (std::size_t* since : {&m_tasks.cutSince, &m_tasks.greedySince, &m_tasks.seedSince})
        if (*since != never) *since = std::min(*since, size);
    const auto written = [size](std::size_t since) { return since == never ? 0 : size - since; };

    const auto context = static_cast<std::size_t>(m_session->model()->parameters->config().context);
    const std::size_t prompt = task.prompt.size();
    if (before < size && prompt + before <= context && prompt + size > context)
        mark(QStringLiteral("outgrow"));
    const auto choice = m_session->choice();
    if (choice && m_session->stage() >= LoopStage::Softmax) {
        const Candidates& c = choice->candidates;
        if (m_tasks.cold && choice->options.temperature <= 0.3) mark(QStringLiteral("cold"));
        if (m_tasks.topK && c.kept == 1 && choice->options.topK == 1) mark(QStringLiteral("top-k-one"));
        const bool cut = choice->options.topP < 1.0 && c.kept < c.keptByTopK && c.kept >= 2;
        if (m_tasks.topP && cut && m_tasks.cutSince == never) m_tasks.cutSince = size;
    }
    if (written(m_tasks.cutSince) >= 2) mark(QStringLiteral("top-p-cut"));
    if (task.sampling.greedy && written(m_tasks.greedySince) >= 20) mark(QStringLiteral("greedy"));
    if (written(m_tasks.seedSince) >= 5) mark(QStringLiteral("other-seed"));
    if (m_teacher->texts() >= 16) mark(QStringLiteral("average"));
    if (const auto& result = m_injection->result(); result && m_tasks.injected) {
        const auto place = static_cast<std::size_t>(result->place);
        if (result->before[place] != result->after[place]) {
            mark(QStringLiteral("inject"));
            if (result->rejoinsAfter()) mark(QStringLiteral("recover"));
        }
    }
    if (m_timing->isComplete()) mark(QStringLiteral("timing"));
}

} // namespace dikkat::ui
