#pragma once

#include "core/analysis/sentence_reading.h"
#include "ui/document/document.h"
#include "ui/pages/intuition/sentence.h"
#include "ui/runtime/latest_job.h"

#include <optional>

namespace dikkat::ui {

/// The sentence as the trained model of the Lab reads it, worked out off the GUI thread.
class ModelReader : public QObject {
    Q_OBJECT
public:
    using Outcome = Result<SentenceReading, ReadingProblem>;

    explicit ModelReader(Document& document, QObject* parent = nullptr);

    /// Reads `sentence` with the document's model; while a reading goes on only the newest wish is kept.
    void read(const VectorSentence& sentence);
    /// Forgets everything: nobody looks.
    void clear();

    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// Of the sentence asked for last; none yet, or no model.
    [[nodiscard]] const SentenceReading* reading() const;
    [[nodiscard]] std::optional<ReadingProblem> problem() const;
    /// Name of the model that was read with.
    [[nodiscard]] QString modelName() const { return m_name; }

    /// One translated sentence.
    static QString explain(ReadingProblem problem);

signals:
    void changed();

private:
    void start();

    Document& m_document;
    LatestJob m_job;
    std::vector<std::string> m_typed, m_folded;
    bool m_again = false; ///< asked again while a reading goes on
    std::optional<Outcome> m_outcome;
    QString m_name;
};

} // namespace dikkat::ui
