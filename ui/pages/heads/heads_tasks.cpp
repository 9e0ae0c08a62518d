#include "ui/pages/heads/heads_page.h"
#include "ui/pages/heads/scores_table.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

/// When the guide's tasks of page 8 count as done: by the learner's hand, not by a file, undo or another
/// page.
namespace dikkat::ui {

namespace {

constexpr double dark = 0.3; ///< a weight that looks dark

/// Words of at least two letters, every one of them there twice or more; without marks between words, the
/// same piece twice.
bool hasEachWordTwice(const QString& text) {
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    const QStringList words = text.split(between, Qt::SkipEmptyParts);
    if (words.size() == 1) {
        const qsizetype half = words.front().size() / 2;
        return half >= 2 && words.front().left(half) == words.front().mid(half);
    }
    return !words.isEmpty() && std::ranges::all_of(words, [&](const QString& word) {
        return word.size() >= 2 && words.count(word) >= 2;
    });
}

} // namespace

void HeadsPage::mark(const QString& task) {
    if (m_done.contains(task)) return;
    m_done.insert(task);
    emit tasksChanged();
}

void HeadsPage::beginTasks() {
    m_seenView = m_inspector->view();
    m_cellChosen = m_momentToCompare = false;
}

void HeadsPage::lookAtEdit(const HeadsState& before) {
    const HeadsState& now = m_inspector->state();
    if (now.text != before.text && now.text && m_inspector->problem().isEmpty() &&
        hasEachWordTwice(*now.text))
        mark(QStringLiteral("own-words"));
    for (const int off : now.off)
        if (const HeadReport* gone = m_inspector->report(off);
            !before.isOff(off) && gone != nullptr && gone->layer == 0)
            mark(QStringLiteral("switch-off"));
}

void HeadsPage::lookAtPick(int head) {
    const HeadsView& view = m_inspector->view();
    const HeadProfile* profile = m_inspector->findings().profile(head);
    if (view.sort == HeadsColumn::Induction && view.descending && head >= 0 && head == m_scores->topHead() &&
        profile != nullptr && profile->kind == HeadKind::Induction)
        mark(QStringLiteral("find-induction"));
}

void HeadsPage::lookAtView() {
    const HeadsView& now = m_inspector->view();
    const HeadsView before = std::exchange(m_seenView, now);
    if (now.query != before.query || now.key != before.key) m_cellChosen = now.query >= 0;
    if (now.compare != before.compare) m_momentToCompare = now.compare >= 0;
    const bool sorted = now.sort != before.sort || now.descending != before.descending;
    if (sorted && now.sort == HeadsColumn::Delta && now.descending) mark(QStringLiteral("sort-by-loss"));
    if (now.moment != before.moment && now.moment == 0 && m_inspector->moments().size() > 1)
        mark(QStringLiteral("back-to-zero"));
    lookForTasks();
}

/// What has to wait for an answer of the model.
void HeadsPage::lookForTasks() {
    const Inspector& i = *m_inspector;
    if (m_cellChosen && i.view().panel == HeadsPanel::Pair) {
        const auto [query, key] = i.cell();
        const HeadTrace* head = i.headTrace();
        if (head != nullptr && query >= 0 && query < head->weights.rows() && key >= 0 &&
            key < head->weights.cols() && head->weights(query, key) >= dark)
            mark(QStringLiteral("work-out-cell"));
    }
    if (m_momentToCompare && i.otherHead() != nullptr) mark(QStringLiteral("compare-moments"));
}

} // namespace dikkat::ui
