#include "ui/pages/intuition/intuition_tasks.h"

#include <utility>

namespace dikkat::ui {

namespace {

const QString pageKey = QStringLiteral("intuition");

} // namespace

IntuitionTasks::IntuitionTasks(IntuitionLesson& lesson, Selection& selection, QObject* parent)
    : QObject(parent), m_lesson(lesson) {
    Document& document = lesson.document();
    connect(&document, &Document::pageEdited, this, [this](const QString& page, const QJsonObject& before) {
        if (page == pageKey) lookAtEdit(IntuitionState::fromJson(before));
    });
    connect(&document, &Document::pageViewChanged, this, [this](const QString& page) {
        if (page == pageKey) lookAtView();
    });
    connect(&document, &Document::replaced, this, &IntuitionTasks::begin);
    // Opened, and then found: the row of the pronoun is the one that is selected there.
    connect(&m_lesson, &IntuitionLesson::openedAsQkv, this,
            [this] { m_pronounRow = m_lesson.sentence().startWord(); });
    connect(&document, &Document::lessonChanged, this, [this] { m_pronounRow = -1; }); // other vectors now
    connect(&selection, &Selection::pointed, this, [this, &selection] {
        if (m_pronounRow >= 0 && selection.cell().row == m_pronounRow) mark(QStringLiteral("int-open-qkv"));
    });
    begin();
}

void IntuitionTasks::begin() {
    m_view = m_lesson.document().pageView(pageKey);
    m_modelAsked = false;
    m_pronounRow = -1;
}

void IntuitionTasks::mark(const QString& id) {
    if (m_done.contains(id)) return;
    m_done.insert(id);
    emit changed();
}

void IntuitionTasks::lookAtEdit(const IntuitionState& before) {
    const IntuitionState& s = m_lesson.state();
    const VectorSentence& sentence = m_lesson.sentence();
    const VectorSentence was(before);
    const bool otherWords = sentence.words != was.words;
    const bool swapped = otherWords && sentence.words == wordsOf(was.opposite());
    if (swapped && was.words == wordsOf(ownSentence(false))) mark(QStringLiteral("int-swap"));
    if (otherWords && !swapped && !s.text.isEmpty()) mark(QStringLiteral("int-own-sentence"));
    if (s.window != before.window && s.window == 256) mark(QStringLiteral("int-window-256"));
    if (s.window != before.window && s.window == 1024) mark(QStringLiteral("int-scores-1024"));
    if (s.width != before.width) mark(QStringLiteral("int-width"));
    if (s.length != before.length && s.length == s.layerWidth) mark(QStringLiteral("int-crossing"));
    if (before.length <= before.layerWidth && s.length > s.layerWidth) mark(QStringLiteral("int-beyond"));
    if (s.context == before.context || otherWords) return;
    const int first = sentence.within(s.context).first, pronoun = sentence.startWord();
    if (pronoun >= first && sentence.strongest(pronoun) < first) mark(QStringLiteral("int-lost"));
    if (s.context == 1) mark(QStringLiteral("int-alone"));
}

void IntuitionTasks::lookAtView() {
    const QJsonObject now = m_lesson.document().pageView(pageKey);
    const QJsonObject before = std::exchange(m_view, now);
    const auto changed = [&](const char* name) {
        return now.value(QLatin1String(name)) != before.value(QLatin1String(name));
    };
    if (changed("word") && m_lesson.step() == IntuitionStep::Sentence &&
        m_lesson.word() != m_lesson.sentence().startWord())
        mark(QStringLiteral("int-other-word"));
    if (changed("model")) m_modelAsked = m_lesson.modelShown();
}

} // namespace dikkat::ui
