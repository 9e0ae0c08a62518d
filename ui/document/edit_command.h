#pragma once

#include "ui/document/document.h"

#include <QUndoCommand>

namespace dikkat::ui {

/// One undoable step: the whole state before and after. A state is at most a few kilobytes, so keeping it
/// whole is cheaper than being clever, and undo cannot drift from redo.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, LessonState before, LessonState after, const Edit& edit);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;

    [[nodiscard]] const Edit& edit() const { return m_edit; }
    [[nodiscard]] const LessonState& before() const { return m_before; }

private:
    Document& m_document;
    LessonState m_before, m_after;
    Edit m_edit;
};

} // namespace dikkat::ui
