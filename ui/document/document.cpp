#include "ui/document/document.h"

#include "ui/document/edit_command.h"

namespace dikkat::ui {

EditCommand::EditCommand(Document& document, LessonState before, LessonState after, const Edit& edit)
    : m_document(document), m_before(std::move(before)), m_after(std::move(after)), m_edit(edit) {
}

void EditCommand::undo() {
    m_document.show(m_before);
}

void EditCommand::redo() {
    m_document.show(m_after);
}

bool EditCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const EditCommand&>(*other);
    const bool sameGesture = m_edit.gesture != 0 && m_edit.gesture == next.m_edit.gesture &&
                             m_edit.kind == next.m_edit.kind && m_edit.matrix == next.m_edit.matrix &&
                             m_edit.row == next.m_edit.row && m_edit.column == next.m_edit.column;
    if (!sameGesture) return false;
    m_after = next.m_after;
    setObsolete(m_before == m_after); // dragged back to where it began
    return true;
}

Document::Document(QObject* parent)
    : QObject(parent), m_trace(std::make_shared<LessonTrace>(evaluate(chapterExample()).value())) {
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
    connect(&m_undo, &QUndoStack::indexChanged, this, &Document::historyChanged);
}

std::optional<LessonFailure> Document::edit(const LessonState& next, const Edit& edit) {
    if (next == lesson()) return std::nullopt;
    // Checked before anything is pushed, so that undo and redo can only meet states that evaluate.
    if (const auto result = evaluate(next); !result) return result.error();
    m_undo.push(new EditCommand(*this, lesson(), next, edit));
    return std::nullopt;
}

void Document::show(const LessonState& state) {
    m_previous = m_trace;
    m_trace = std::make_shared<LessonTrace>(evaluate(state).value());
    const int heads = static_cast<int>(m_trace->heads.size());
    if (m_view.head >= heads) {
        m_view.head = 0;
        emit viewChanged();
    }
    emit lessonChanged();
}

void Document::setView(const ViewState& view) {
    if (view == m_view) return;
    m_view = view;
    emit viewChanged();
}

void Document::reset(const LessonState& lessonState, const ViewState& view, bool clean) {
    m_undo.clear();
    // clear() leaves an empty history as it is, clean or not.
    if (clean)
        m_undo.setClean();
    else
        m_undo.resetClean();
    m_view = view;
    show(lessonState);
    m_previous.reset();
    emit viewChanged();
    emit historyChanged();
}

LessonState Document::beforeLastEdit() const {
    const int index = m_undo.index();
    if (index == 0) return lesson();
    return static_cast<const EditCommand*>(m_undo.command(index - 1))->before();
}

} // namespace dikkat::ui
