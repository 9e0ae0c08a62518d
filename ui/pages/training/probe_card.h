#pragma once

#include "ui/pages/training/sample_text.h"
#include "ui/runtime/latest_job.h"
#include "ui/runtime/training_session.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace dikkat::ui {

class HeadGrid;

/// All heads' attention on a short text, by the newest weights.
class ProbePanel : public QWidget {
    Q_OBJECT
public:
    ProbePanel(Document& document, TrainingSession& session, QWidget* parent = nullptr);

    void setCompact(bool compact);
    void setProbe(const QString& probe); ///< empty: one of the run's own data
    [[nodiscard]] QString title() const;
    [[nodiscard]] HeadGrid& grid() { return *m_grid; }
    [[nodiscard]] bool hasTrace() const { return m_trace != nullptr; }
    [[nodiscard]] const std::shared_ptr<const ModelTrace>& trace() const { return m_trace; }

signals:
    void headPicked(int number);
    void probeChanged(const QString& probe);
    void titleChanged();
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void modelChanged();
    void compute();
    void refresh();
    [[nodiscard]] QString probe() const;

    Document& m_document;
    TrainingSession& m_session;
    HeadGrid* m_grid;
    QLabel *m_message, *m_label;
    QLineEdit* m_edit;
    QWidget* m_strip;
    LatestJob* m_job;
    QString m_probe;
    std::shared_ptr<const LabModel> m_model; ///< of the trace
    std::shared_ptr<const ModelTrace> m_trace;
    bool m_dirty = false;
};

} // namespace dikkat::ui
