#pragma once

#include "core/io/session.h"
#include "ui/document/edit.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QUndoStack>
#include <functional>
#include <memory>
#include <optional>

namespace dikkat::ui {

/// The open session: the lesson's state, the states of the other pages and what the Lab has made, with one
/// undo history for all, and how it is being looked at. Every edit goes through here; the lesson's trace is
/// computed at once (it takes microseconds) and handed out as an immutable value.
class Document : public QObject {
    Q_OBJECT
public:
    /// Makes the words of an undo step in the language of the moment.
    using Words = std::function<QString()>;

    explicit Document(QObject* parent = nullptr);

    [[nodiscard]] const LessonState& lesson() const { return m_trace->state; }
    [[nodiscard]] const std::shared_ptr<const LessonTrace>& trace() const { return m_trace; }
    /// The trace before the last change, for marking what changed; null when there is none.
    [[nodiscard]] const std::shared_ptr<const LessonTrace>& previousTrace() const { return m_previous; }
    [[nodiscard]] const ViewState& view() const { return m_view; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }
    [[nodiscard]] const QUndoStack& undoStack() const { return m_undo; }

    /// Makes `next` the lesson as one undoable step, described by `edit`; edits of one gesture merge (see
    /// Edit::mergeKey). Refuses a state that breaks a rule of the core, says which, and leaves everything as
    /// it was.
    std::optional<LessonFailure> edit(const LessonState& next, const Edit& edit);
    void setView(const ViewState& view);

    /// The state of another page, an object whose meaning only that page knows; empty: as a new learner finds
    /// it. What comes from a file may be anything: the page checks it and falls back to its defaults.
    [[nodiscard]] QJsonObject pageState(const QString& page) const { return m_pages.value(page); }
    /// One undoable step. Steps of one page with the same gesture (one drag of a slider), not empty, merge.
    void editPage(const QString& page, const QJsonObject& next, Words words, const QString& gesture = {});
    /// How the page is being looked at: saved, but not part of undo.
    [[nodiscard]] QJsonObject pageView(const QString& page) const { return m_pageViews.value(page); }
    void setPageView(const QString& page, const QJsonObject& view);

    /// Models and runs.
    [[nodiscard]] const LabState& lab() const { return m_lab; }
    /// One undoable step, made on `page`. `before`: what undo returns to, when that is not the current state
    /// (a run ends: the state from before it began).
    void editLab(LabState next, Words words, const LabState* before = nullptr,
                 const QString& page = QStringLiteral("training"));
    /// Progress of a run that goes on: unsaved work, but no step of its own.
    void setLab(LabState next);
    /// The model to compare with. It stays whatever undo, a run or another model does to the rest of the Lab.
    void setSecondModel(std::shared_ptr<const LabModel> second);
    /// There is work that setLab() has not brought yet: it counts as unsaved.
    void noteProgress() {
        ++m_revision;
        setProgress(true);
    }
    /// Asks everybody who holds work to bring it (aboutToStore), so that isModified() is true if there is
    /// any.
    void bringUpToDate() { emit aboutToStore(); }
    /// The model of a run that goes on, newer than lab().model; null when none goes on. Not saved.
    void setLiveModel(std::shared_ptr<const LabModel> model);
    /// What pages look into and write with: the live model, else the Lab's; null when there is none.
    [[nodiscard]] std::shared_ptr<const LabModel> model() const { return m_live ? m_live : m_lab.model; }

    /// Everything a file holds. Brings the Lab up to date first (aboutToStore).
    [[nodiscard]] Session session();
    /// Another number after every edit, undo and progress of a run: asked right after session(), it tells
    /// later whether anything came since.
    [[nodiscard]] quint64 revision() const { return m_revision; }
    /// The same without bringing anything up to date: a run that goes on is in it as it was last brought.
    [[nodiscard]] Session sessionAsItStands() const;
    /// Throws the history away and starts from here (open, new, recover). `clean` false: counts as unsaved.
    void reset(const Session& session, bool clean = true);
    void reset(const LessonState& lesson, const ViewState& view, bool clean = true);

    /// The lesson as it was before its newest step in the undo history; the current one when there is none.
    [[nodiscard]] LessonState beforeLastEdit() const;

    /// Whether something would be lost by closing: edits or training since the last save.
    [[nodiscard]] bool isModified() const { return m_progress || !m_undo.isClean(); }
    /// What a file holds now is the session of that revision; what came since stays unsaved.
    void markSaved(quint64 revision);

signals:
    void lessonChanged(); ///< lesson() and trace() are new
    // Somebody at the keyboard did this, here and now: not undo, not redo, not a file that was opened. After
    // the signals about the new state.
    void lessonEdited(const dikkat::ui::Edit& edit);
    void lessonUndone(const dikkat::ui::Edit& edit);
    void pageEdited(const QString& page, const QJsonObject& before);
    void viewChanged();
    void pageStateChanged(const QString& page);
    void pageViewChanged(const QString& page);
    void labChanged();   ///< lab() is new
    void modelChanged(); ///< model() is new
    void modifiedChanged(bool modified);
    void historyChanged(); ///< the list of undo steps or the place in it
    void aboutToStore();   ///< whoever holds work that is not in the document yet puts it there now (setLab)
    void replaced();       ///< another session is open: everything is new, and nothing of the old one goes on

private:
    friend class EditCommand;
    friend class PageCommand;
    friend class LabCommand;
    void show(const LessonState& state);
    void showPage(const QString& page, const QJsonObject& state);
    void showLab(const LabState& lab);
    void setProgress(bool progress);

    std::shared_ptr<const LessonTrace> m_trace, m_previous;
    ViewState m_view;
    QHash<QString, QJsonObject> m_pages, m_pageViews;
    LabState m_lab;
    std::shared_ptr<const LabModel> m_live;
    bool m_progress = false; ///< the Lab went on since the last save
    quint64 m_revision = 0;
    QUndoStack m_undo;
};

} // namespace dikkat::ui
