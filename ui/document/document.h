#pragma once

#include "core/lesson/view_state.h"
#include "ui/document/edit.h"

#include <QObject>
#include <QUndoStack>
#include <memory>
#include <optional>

namespace dikkat::ui {

/// The open session: the lesson's state with its undo history, and how it is being looked at. Every edit goes
/// through `edit`; the trace is computed at once (it takes microseconds) and handed out as an immutable
/// value.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    [[nodiscard]] const LessonState& lesson() const { return m_trace->state; }
    [[nodiscard]] const std::shared_ptr<const LessonTrace>& trace() const { return m_trace; }
    /// The trace before the last change, for marking what changed; null when there is none.
    [[nodiscard]] const std::shared_ptr<const LessonTrace>& previousTrace() const { return m_previous; }
    [[nodiscard]] const ViewState& view() const { return m_view; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] const QUndoStack& undoStack() const { return m_undo; }

    /// Makes `next` the state as one undoable step, described by `edit`; edits of one gesture merge (see
    /// Edit::mergeKey). Refuses a state that breaks a rule of the core, says which, and leaves everything as
    /// it was.
    std::optional<LessonFailure> edit(const LessonState& next, const Edit& edit);

    void setView(const ViewState& view);

    /// Throws the history away and starts from here (open, new, recover). `clean` false: counts as unsaved.
    void reset(const LessonState& lesson, const ViewState& view, bool clean = true);

    /// The state as it was before the newest step of the undo history; the current one when there is no
    /// history.
    [[nodiscard]] LessonState beforeLastEdit() const;

    /// Whether something would be lost by closing: edits since the last save.
    [[nodiscard]] bool isModified() const { return !m_undo.isClean(); }
    void markSaved() { m_undo.setClean(); }

signals:
    void lessonChanged(); ///< lesson() and trace() are new
    void viewChanged();
    void modifiedChanged(bool modified);
    void historyChanged(); ///< the list of undo steps or the place in it

private:
    friend class EditCommand;
    void show(const LessonState& state);

    std::shared_ptr<const LessonTrace> m_trace, m_previous;
    ViewState m_view;
    QUndoStack m_undo;
};

} // namespace dikkat::ui
