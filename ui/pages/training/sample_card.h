#pragma once

#include "ui/pages/training/sample_text.h"
#include "ui/runtime/latest_job.h"
#include "ui/runtime/training_session.h"

#include <QElapsedTimer>
#include <QWidget>

class QTextBrowser;

namespace dikkat::ui {

/// What the model writes now, and what it wrote earlier in the run.
class SamplePanel : public QWidget {
    Q_OBJECT
public:
    SamplePanel(Document& document, TrainingSession& session, QWidget* parent = nullptr);

    void setNewestOnly(bool newest);
    [[nodiscard]] const std::vector<SampleText>& samples() const { return m_samples; }
    [[nodiscard]] bool isBusy() const { return m_job->isRunning(); }

signals:
    void written();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void modelChanged();
    void write();
    void take(SampleText sample);
    void render();

    Document& m_document;
    TrainingSession& m_session;
    QTextBrowser* m_text;
    LatestJob* m_job;
    QElapsedTimer m_last;
    std::vector<SampleText> m_samples;
    int m_generation = -1;
    bool m_dirty = false, m_newestOnly = false;
};

} // namespace dikkat::ui
