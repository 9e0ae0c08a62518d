#pragma once

#include "ui/pages/generation/generation_session.h"

#include <QWidget>

class QLabel;

namespace dikkat::ui {

class CandidateBars;
class CumulativeBar;
class LoopDiagram;

/// The five steps for one token: drawn as a loop, with the candidates on their way through the filters and
/// the draw.
class LoopCard : public QWidget {
    Q_OBJECT
public:
    explicit LoopCard(GenerationSession& session, QWidget* parent = nullptr);

    /// What happens in each step now, in a few signs: also for the classroom view.
    static QStringList stageNames();
    static QStringList liveWords(const GenerationSession& session);

signals:
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslateUi();
    [[nodiscard]] QString keptWords() const;

    GenerationSession& m_session;
    LoopDiagram* m_diagram;
    QLabel *m_title, *m_kept;
    CandidateBars* m_bars;
    CumulativeBar* m_cumulative;
};

} // namespace dikkat::ui
