#pragma once

#include "ui/pages/training/training_words.h"
#include "ui/runtime/training_session.h"

#include <QObject>
#include <QSet>
#include <set>

namespace dikkat::ui {

/// Notices when a "Try it" task of page 7 has been done: by runs and choices since the start, made by the
/// learner's hand. A task once done stays done.
class TrainingTasks : public QObject {
    Q_OBJECT
public:
    TrainingTasks(Document& document, TrainingSession& session, QObject* parent = nullptr);

    [[nodiscard]] bool done(const QString& id) const { return m_done.contains(id); }
    void mark(const QString& id);
    /// The learner has changed this field of the set-up.
    void edited(const RunConfig& run, FormField field);
    /// The learner has kept the run on screen.
    void runKept();

signals:
    void changed();

private:
    void begin(); ///< another session
    void look();
    void lookAtCurve();

    TrainingSession& m_session;
    QSet<QString> m_done;
    std::set<std::string> m_keptData; ///< of the runs with positions that were kept
    bool m_positionsOff = false;      ///< switched off in the set-up since
    double m_firstRate = -1.0;
    int m_generation = -1;
    bool m_ran = false;         ///< this run has gone on here
    bool m_startedAbove = true; ///< both lines, when it did
};

} // namespace dikkat::ui
