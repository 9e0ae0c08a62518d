#include "ui/document/edit_command.h"

namespace dikkat::ui {

namespace {

constexpr qint64 restMs = 3000;

} // namespace

DocumentCommand::DocumentCommand(const Document& document, const QString& page)
    : m_page(page), m_step(document.pageView(page)[QStringLiteral("step")].toInt(-1)) {
    m_since.start();
}

bool DocumentCommand::goesOn() {
    return m_since.restart() <= restMs;
}

EditCommand::EditCommand(Document& document, LessonState before, LessonState after, const Edit& edit)
    : DocumentCommand(document, QStringLiteral("qkv"))
    , m_document(document)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_edit(edit) {
}

void EditCommand::undo() {
    m_document.show(m_before);
    emit m_document.lessonUndone(m_edit);
}

void EditCommand::redo() {
    m_document.show(m_after);
}

bool EditCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const EditCommand&>(*other);
    const bool sameGesture = m_edit.gesture != 0 && m_edit.gesture == next.m_edit.gesture &&
                             m_edit.kind == next.m_edit.kind && m_edit.matrix == next.m_edit.matrix &&
                             m_edit.row == next.m_edit.row && m_edit.column == next.m_edit.column;
    if (!sameGesture || !goesOn()) return false;
    m_after = next.m_after;
    setObsolete(m_before == m_after); // dragged back to where it began
    return true;
}

PageCommand::PageCommand(Document& document, const QString& page, QJsonObject before, QJsonObject after,
                         Document::Words words, QString gesture)
    : DocumentCommand(document, page)
    , m_document(document)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_words(std::move(words))
    , m_gesture(std::move(gesture)) {
}

void PageCommand::undo() {
    m_document.showPage(page(), m_before);
}

void PageCommand::redo() {
    m_document.showPage(page(), m_after);
}

bool PageCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const PageCommand&>(*other);
    if (m_gesture.isEmpty() || m_gesture != next.m_gesture || page() != next.page() || !goesOn())
        return false;
    m_after = next.m_after;
    m_words = next.m_words;
    setObsolete(m_before == m_after);
    return true;
}

LabCommand::LabCommand(Document& document, const QString& page, LabState before, LabState after,
                       Document::Words words)
    : DocumentCommand(document, page)
    , m_document(document)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_words(std::move(words)) {
}

void LabCommand::undo() {
    m_document.showLab(m_before);
}

void LabCommand::redo() {
    m_document.showLab(m_after);
}

} // namespace dikkat::ui
