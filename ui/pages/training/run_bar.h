#pragma once

#include "ui/runtime/training_session.h"
#include "ui/widgets/card.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace dikkat::ui {

/// The buttons of a run, how fast it goes and how far it is.
class RunBar : public Card {
    Q_OBJECT
public:
    explicit RunBar(TrainingSession& session, QWidget* parent = nullptr);

    /// Whether the set-up can be started; `why` when it cannot.
    void setCanStart(bool can, const QString& why);
    /// Numbers of the newest snapshot; cheap.
    void refreshNumbers();

    // What the buttons do, also by key.
    void startOrPause(); ///< never puts a new run in the place of a model
    void oneStep();
    void stop();
    [[nodiscard]] bool canStep() const; ///< of a run that exists

signals:
    void startWanted();
    void firstStepWanted(); ///< one step of a run that does not exist yet
    void trainOnWanted();   ///< a finished run
    void resetWanted();
    void focusLost(); ///< the button with the keyboard has nothing to do any more
    void problem(const dikkat::ui::LiveText& sentence);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void passFocusOn(QWidget* focus);
    void retranslateUi();
    void readRate();

    TrainingSession& m_session;
    QPushButton *m_start, *m_pause, *m_step, *m_stop, *m_reset;
    QLabel *m_speed, *m_place, *m_rateLabel;
    QLineEdit* m_rate;
    QProgressBar* m_progress;
    bool m_canStart = false;
    QString m_why;
};

} // namespace dikkat::ui
