#pragma once

#include "ui/document/document.h"
#include "ui/pages/heads/head_jobs.h"
#include "ui/pages/heads/head_text.h"
#include "ui/pages/heads/heads_state.h"
#include "ui/pages/heads/model_findings.h"
#include "ui/runtime/latest_job.h"
#include "ui/widgets/head_rows.h"

#include <QTimer>
#include <map>

namespace dikkat::ui {

/// What page 8 shows: which model, which text, which heads are off, and what the core says about them. Reads
/// the document, computes off the GUI thread, and tells the cards. The newest question wins; the answer to
/// the last one stays until then.
class Inspector : public QObject {
    Q_OBJECT
public:
    explicit Inspector(Document& document, QObject* parent = nullptr);

    /// Computes only while the page is seen.
    void setActive(bool active);

    // Model.
    [[nodiscard]] const std::shared_ptr<const LabModel>& model() const { return m_model; } ///< null: none
    [[nodiscard]] bool isLive() const;
    [[nodiscard]] const std::vector<MomentChoice>& moments() const { return m_moments; } ///< by steps
    [[nodiscard]] int momentIndex() const;                                               ///< shown now
    [[nodiscard]] const std::shared_ptr<const LabModel>& second() const { return m_document.lab().second; }
    void setSecond(std::shared_ptr<const LabModel> model); ///< opened to be compared with

    // State and view.
    [[nodiscard]] const HeadsState& state() const { return m_state; }
    [[nodiscard]] const HeadsView& view() const { return m_view; }
    void edit(const HeadsState& next, Document::Words words, const QString& gesture = {});
    void setView(const HeadsView& next);
    void selectCell(Index query, Index key);
    void setHeadOff(int head, bool off);
    void allHeadsOn();
    [[nodiscard]] Document& document() { return m_document; }

    // Text.
    [[nodiscard]] const Sentence& sentence() const { return m_sentence; }
    [[nodiscard]] QString problem() const { return m_problem.text(); } ///< what was typed and cannot be read
    [[nodiscard]] QString text() const;                                ///< for the edit field
    [[nodiscard]] QString source() const;

    // Answers; null until the first is there.
    [[nodiscard]] const HeadsGlance* glance() const { return m_glance.trace ? &m_glance : nullptr; }
    [[nodiscard]] const HeadsGlance* other() const { return m_other.trace ? &m_other : nullptr; }
    [[nodiscard]] QString otherName() const;
    [[nodiscard]] const HeadsEffects& effects() const { return m_effects; }
    /// What is known about the model whatever the text.
    [[nodiscard]] const ModelFindings& findings() const { return m_findings; }
    void stopMeasuring(); ///< what is known until now stays
    void measureAgain();  ///< goes on after stopMeasuring()
    [[nodiscard]] bool isStopped() const { return m_stopped; }
    [[nodiscard]] const std::vector<HeadRow>& rows() const { return m_rows; }
    [[nodiscard]] const Sentence& shown() const { return m_shown; } ///< the text of the answers
    [[nodiscard]] std::vector<std::uint8_t> on() const;             ///< switches; empty: all on

    /// The chosen head, or one worth looking at; −1: there is none.
    [[nodiscard]] int head() const;
    [[nodiscard]] const HeadTrace* headTrace() const; ///< null: none
    [[nodiscard]] const HeadReport* report(int head) const;
    /// The chosen cell, or one worth looking at; {−1, −1}: none.
    [[nodiscard]] std::pair<Index, Index> cell() const;
    /// The same head in the second answer; null: none, or of another shape.
    [[nodiscard]] const HeadTrace* otherHead() const;
    /// Names of the rows of the chosen head's map; in cross-attention "read | written".
    [[nodiscard]] QStringList queryLabels() const;
    [[nodiscard]] QStringList keyLabels() const;
    /// The token that is written where this row's is read: the next one of the text, after the last one what
    /// the model writes.
    [[nodiscard]] QString writtenAfter(Index query) const;
    [[nodiscard]] bool isBusy() const { return m_glanceJob.isRunning(); }
    [[nodiscard]] bool isMeasuring() const { return m_effectsJob.isRunning() || m_findingsJob.isRunning(); }

signals:
    void modelChanged(); ///< model, moments or their choice
    void stateChanged(); ///< state, text or its problem
    void viewChanged();  ///< head, cell, panel …
    void answered();     ///< glance() or other() is new
    void measured();     ///< effects() or findings() is new
    void busyChanged();

private:
    void readModel();
    void readText();
    void readView();
    void ask();
    void measure();
    void lookAtModel();
    void takeFindings(ModelFindings findings);
    [[nodiscard]] std::shared_ptr<const LabModel> at(qint64 steps) const;

    Document& m_document;
    std::shared_ptr<const LabModel> m_newest, m_model;
    std::vector<MomentChoice> m_moments;
    HeadsState m_state;
    HeadsView m_view;
    Sentence m_sentence, m_shown;
    DefaultText m_default;
    LiveText m_problem;
    HeadsGlance m_glance, m_other;
    HeadsQuestion m_asked, m_otherAsked, m_measuredFor;
    WritingOptions m_writing;
    HeadsEffects m_effects;
    ModelQuestion m_lookedAt;
    ModelFindings m_findings;
    std::map<std::shared_ptr<const Parameters<float>>, ModelFindings> m_known; ///< of this run's moments
    std::vector<HeadRow> m_rows;
    int m_auto = -1; ///< the head shown until the learner chooses one
    bool m_active = false, m_stale = true, m_stopped = false;
    bool m_autoFound = false; ///< m_auto comes from what was measured
    QTimer m_liveDelay;
    LatestJob m_glanceJob, m_effectsJob, m_findingsJob; ///< last: they end before what they write to
};

} // namespace dikkat::ui
