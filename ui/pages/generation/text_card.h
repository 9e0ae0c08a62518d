#pragma once

#include "ui/pages/generation/generation_session.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QSlider;

namespace dikkat::ui {

class TokenFlow;

/// The text so far, with what the model looks at marked, and the keys that move it on and back.
class TextCard : public QWidget {
    Q_OBJECT
public:
    explicit TextCard(GenerationSession& session, QWidget* parent = nullptr);

    [[nodiscard]] TokenFlow& flow() { return *m_flow; }

signals:
    void writtenTokenPicked(int place); ///< among the written tokens
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshButtons();
    void refreshSpeed();
    void describe(int index);
    void retranslateUi();

    GenerationSession& m_session;
    QLabel *m_title, *m_caption, *m_speedText, *m_done;
    QScrollArea* m_scroll;
    TokenFlow* m_flow;
    QPushButton *m_startOver, *m_back, *m_step, *m_token, *m_run;
    QSlider* m_speed;
    std::size_t m_shown = 0; ///< tokens of the text when it was last scrolled
};

} // namespace dikkat::ui
