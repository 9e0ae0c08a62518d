#include "ui/pages/intuition/intuition_tasks.h"

#include "ui/pages/intuition/context_panel.h"

namespace dikkat::ui {

IntuitionTasks::IntuitionTasks(IntuitionLesson& lesson, QObject* parent) : QObject(parent), m_lesson(lesson) {
    connect(&m_lesson, &IntuitionLesson::changed, this, &IntuitionTasks::look);
    connect(&m_lesson, &IntuitionLesson::viewChanged, this, &IntuitionTasks::look);
    connect(&m_lesson, &IntuitionLesson::openedAsQkv, this, [this] { mark(QStringLiteral("int-open-qkv")); });
}

void IntuitionTasks::mark(const QString& id) {
    if (m_done.contains(id)) return;
    m_done.insert(id);
    emit changed();
}

void IntuitionTasks::look() {
    const IntuitionState& s = m_lesson.state();
    const VectorSentence& sentence = m_lesson.sentence();
    switch (m_lesson.step()) {
    case IntuitionStep::Sentence:
        if (m_lesson.word() != sentence.startWord()) mark(QStringLiteral("int-other-word"));
        if (s.swapped) mark(QStringLiteral("int-swap"));
        if (!s.text.isEmpty() && !sentence.edited) mark(QStringLiteral("int-own-sentence"));
        break;
    case IntuitionStep::Window:
        if (s.window == 256) mark(QStringLiteral("int-window-256"));
        if (s.window == 1024) mark(QStringLiteral("int-scores-1024"));
        if (s.width != IntuitionState{}.width) mark(QStringLiteral("int-width"));
        break;
    case IntuitionStep::Recurrent:
        if (s.length == s.layerWidth) mark(QStringLiteral("int-crossing"));
        if (s.length > s.layerWidth) mark(QStringLiteral("int-beyond"));
        break;
    case IntuitionStep::Context: {
        const ContextView view = sentence.within(s.context);
        const int word = ContextPanel::lookingWord(m_lesson, view.first);
        if (sentence.strongest(word) < view.first) mark(QStringLiteral("int-lost"));
        if (s.context == 1) mark(QStringLiteral("int-alone"));
        break;
    }
    }
}

} // namespace dikkat::ui
