#pragma once

#include "core/inference/candidates.h"
#include "core/inference/text_writer.h"
#include "ui/document/document.h"
#include "ui/pages/generation/generation_settings.h"
#include "ui/runtime/latest_job.h"

#include <QTimer>

namespace dikkat::ui {

/// The five steps of the loop for one token.
enum class LoopStage { Crop, Run, Logits, Softmax, Draw };
inline constexpr int loopStages = 5;

/// How fast a running text goes on: tokens per second, the last one as fast as the machine can.
inline constexpr double loopSpeeds[] = {0.2, 0.5, 1, 2, 5, 10, 20, 0};
inline constexpr int loopSpeedCount = 8;

/// One choice, worked out.
struct LoopChoice {
    SamplingStep step;
    Candidates candidates;
    SamplingOptions options;
    int place = 0;  ///< among the written tokens
    int window = 0; ///< tokens the model looked at
};

/// A text being written: what stands, which of the five steps is looked at, and going on and back. The model
/// runs off the GUI thread. A text keeps the model it began with, even while a run makes a newer one.
class GenerationSession : public QObject {
    Q_OBJECT
public:
    static constexpr int shownCandidates = 12;
    static constexpr qint64 newest = -1;

    explicit GenerationSession(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const std::shared_ptr<const LabModel>& model() const { return m_model; } ///< null: none
    /// Moments of the run that can write, by steps; the newest weights are always there besides.
    [[nodiscard]] std::vector<std::shared_ptr<const Moment>> moments() const;
    /// The moment with the lowest validation loss; null: none was measured.
    [[nodiscard]] std::shared_ptr<const Moment> bestMoment() const;
    [[nodiscard]] qint64 moment() const { return m_moment; } ///< steps, or newest
    void setMoment(qint64 steps);                            ///< begins the text anew
    [[nodiscard]] bool newerModel() const; ///< the run has gone on since this text was begun
    [[nodiscard]] const GenerationSettings& settings() const { return m_settings; }
    [[nodiscard]] QString problem() const; ///< why nothing can be written, in the language of the moment
    [[nodiscard]] const WritingTask& task() const { return m_task; } ///< means nothing with a problem
    [[nodiscard]] bool ready() const { return m_model && !m_refused; }

    [[nodiscard]] const std::vector<TokenId>& written() const { return m_written; }
    [[nodiscard]] LoopStage stage() const { return m_stage; }
    /// The place being chosen: with Draw the newest token's, otherwise the next one's.
    [[nodiscard]] int place() const;
    /// Of this place; null while it is not there yet.
    [[nodiscard]] std::shared_ptr<const LoopChoice> choice() const;
    [[nodiscard]] bool finished() const; ///< the end token has come, or enough are written
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    [[nodiscard]] bool isWorking() const { return m_job.isRunning(); }
    [[nodiscard]] int speed() const { return m_speed; } ///< index into loopSpeeds

    /// One undoable step.
    void edit(const GenerationSettings& next, const Document::Words& words, const QString& gesture = {});

    void setStage(LoopStage stage);
    void nextStage();
    void previousStage();
    void nextToken();
    void backToken();
    void startOver(); ///< also takes the newest model
    void setRunning(bool running);
    void setSpeed(int index);
    /// The text so far is replaced, for instance by the one with an injected token.
    void setWritten(const std::vector<TokenId>& written);
    /// Nothing is worked out for a page nobody looks at: whoever shows it says so, and when it stops.
    [[nodiscard]] bool active() const { return m_viewers > 0; }
    void addViewer();
    void removeViewer();
    void storeView(QJsonObject& view) const;
    void restoreView(const QJsonObject& view);
    /// For pictures and tests: turns the event loop until no work is left.
    void waitForWork();

    static constexpr const char* page = "generation";

signals:
    void changed();         ///< text, stage or choice
    void settingsChanged(); ///< settings, task or problem
    void modelChanged();    ///< model()
    void runningChanged(bool running);

private:
    void takeModel();
    [[nodiscard]] std::shared_ptr<const LabModel> chosenModel() const; ///< at the moment
    void takeSettings();
    void resolve(bool mayKeepText, bool newModel);
    void begin();
    /// Base text, tokens to append to it (0: only look), and the step to stand at afterwards.
    void start(std::vector<TokenId> base, int count, LoopStage after, int budgetMs = 0);
    void look();
    void tick();

    Document& m_document;
    std::shared_ptr<const LabModel> m_model;
    GenerationSettings m_settings;
    WritingTask m_task;
    bool m_refused = false; ///< the settings do not suit the model: see problem()
    qint64 m_moment = newest;
    std::shared_ptr<TextWriter> m_writer; ///< used by one job after another
    std::vector<TokenId> m_written;
    LoopStage m_stage = LoopStage::Crop;
    std::shared_ptr<const LoopChoice> m_choice;
    int m_viewers = 0;
    bool m_stale = true; ///< model or settings have changed unseen
    int m_speed = 3;
    QTimer m_timer;
    LatestJob m_job; ///< last: it waits for its work, which uses nothing of the above but values
};

} // namespace dikkat::ui
