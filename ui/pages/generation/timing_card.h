#pragma once

#include "core/inference/timing.h"
#include "ui/pages/generation/generation_session.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace dikkat::ui {

class LinePlot;

/// What reading T tokens costs, measured now on this machine: one parallel pass against T calls without and
/// with kept keys and values.
class TimingCard : public QWidget {
    Q_OBJECT
public:
    explicit TimingCard(GenerationSession& session, QWidget* parent = nullptr);

    [[nodiscard]] const std::vector<ReadingTime>& times() const { return m_times; }
    [[nodiscard]] bool isComplete() const { return m_complete; }
    void measure();
    void waitForWork();

signals:
    void measured();
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    void add(const ReadingTime& time);
    void refresh();
    void retranslateUi();

    GenerationSession& m_session;
    QLabel *m_intro, *m_words;
    QPushButton* m_button;
    QProgressBar* m_progress;
    QTableWidget* m_table;
    LinePlot* m_plot;
    std::vector<ReadingTime> m_times;
    bool m_complete = false;
    LatestJob m_job;
};

} // namespace dikkat::ui
