#pragma once

#include "ui/pages/qkv/predict_session.h"

#include <QWidget>
#include <map>
#include <tuple>

class QGridLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace dikkat::ui {

/// The answer form of "Predict first": a field per cell of the covered row, each judged on Enter or on
/// leaving it. Answers of other rows and steps stay as long as the numbers of the lesson do.
class PredictCard : public QWidget {
    Q_OBJECT
public:
    explicit PredictCard(QWidget* parent = nullptr);

    struct Place {
        LessonStep step;
        Index row;
    };

    /// Covers `row` of `step`.
    void start(const std::shared_ptr<const LessonTrace>& trace, LessonStep step, int head, Index row);
    [[nodiscard]] const PredictSession& session() const { return *m_session; }
    /// To the next field that waits for an answer; once all are right, to the button that leads on.
    void focusFirstOpen();
    /// Something typed while the focus was elsewhere goes where the answer is expected.
    void typeInto(const QString& text);
    /// The row to go to once this one is right: the next open one of the step, else the next step; nothing
    /// when all is done.
    [[nodiscard]] std::optional<Place> next() const;

signals:
    void answersChanged();
    void rowSolved();     ///< every cell right, without "Show answer"
    void goOnRequested(); ///< the button that leads on; next() says where

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

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
    void focusLine(std::size_t line);
    [[nodiscard]] bool solved(LessonStep step, Index row) const;
    void refresh();
    void retranslateUi();

    using Key = std::tuple<LessonStep, int, Index>;
    std::shared_ptr<const LessonTrace> m_trace; ///< of all sessions
    std::map<Key, PredictSession> m_sessions;
    PredictSession m_none; ///< before the first start
    PredictSession* m_session = &m_none;
    std::vector<Line> m_lines;
    QLabel *m_title, *m_state, *m_sumLabel, *m_sumText, *m_hint;
    QWidget* m_linesHost;
    QGridLayout* m_grid;
    QProgressBar* m_sumBar;
    QPushButton *m_check, *m_hintButton, *m_showAnswer, *m_next;
};

} // namespace dikkat::ui
