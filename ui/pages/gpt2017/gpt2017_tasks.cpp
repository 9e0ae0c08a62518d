#include "ui/pages/gpt2017/gpt2017_page.h"

#include "ui/document/document.h"

/// When the guide's tasks of page 6 count as done: by the learner's hand, not by a file, undo or a reset.
namespace dikkat::ui {

void Gpt2017Page::mark(const QString& task) {
    if (m_done.contains(task)) return;
    m_done.insert(task);
    emit tasksChanged();
}

void Gpt2017Page::beginTasks() {
    m_headsOfVerb.clear();
    m_from2017 = m_sentenceTyped = m_trainAsked = false;
    m_trainedBefore = nullptr;
}

void Gpt2017Page::lookAtEdit(const Gpt2017State& before) {
    if (m_state.width != before.width && m_state.width == 1024) mark(QStringLiteral("width-1024"));
    if (m_state.blocks != before.blocks && m_state.blocks == 12) mark(QStringLiteral("twelve-blocks"));
}

void Gpt2017Page::moveByHand(double moved) {
    if (m_moved == 0) m_from2017 = true;
    setMoved(moved);
    if (m_moved == 1 && m_from2017) mark(QStringLiteral("morph"));
}

void Gpt2017Page::lookAtTranslation() {
    m_headsOfVerb.clear();
    if (std::exchange(m_sentenceTyped, false)) mark(QStringLiteral("own-sentence"));
}

void Gpt2017Page::lookAtUnknownWord() {
    if (std::exchange(m_sentenceTyped, false)) mark(QStringLiteral("unknown-word"));
}

void Gpt2017Page::lookAtVerb(int head) {
    m_headsOfVerb.insert(head);
    if (m_headsOfVerb.size() >= 3) mark(QStringLiteral("select-verb"));
}

void Gpt2017Page::lookAtOwnTranslator() {
    const auto own = ownTranslator();
    if (m_trainAsked && own && own != m_trainedBefore) mark(QStringLiteral("train-afresh"));
}

} // namespace dikkat::ui
