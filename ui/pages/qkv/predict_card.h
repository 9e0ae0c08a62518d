#pragma once

#include "ui/pages/qkv/predict_session.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace dikkat::ui {

/// The answer form of "Predict first": a field per cell of the covered row, each judged on Enter or on
/// leaving it.
class PredictCard : public QWidget {
    Q_OBJECT
public:
    explicit PredictCard(QWidget* parent = nullptr);

    /// Covers `row` of `step`; what was typed stays when nothing changed.
    void start(const std::shared_ptr<const LessonTrace>& trace, LessonStep step, int head, Index row);
    [[nodiscard]] const PredictSession& session() const { return m_session; }
    void focusFirstOpen();

signals:
    void answersChanged();
    void rowSolved(); ///< every cell right, without "Show answer"

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        QLabel* name;
        QLineEdit* field;
        QLabel* mark;
        QLabel* words;
    };
    void buildLines();
    void judgeLine(std::size_t line);
    void moveOn(std::size_t from);
    void refresh();
    void retranslateUi();

    PredictSession m_session;
    std::vector<Line> m_lines;
    QLabel *m_title, *m_state, *m_sumLabel, *m_sumText, *m_hint;
    QWidget* m_linesHost;
    QGridLayout* m_grid;
    QProgressBar* m_sumBar;
    QPushButton *m_check, *m_hintButton, *m_showAnswer;
};

} // namespace dikkat::ui
