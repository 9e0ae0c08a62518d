#pragma once

#include "ui/pages/heads/inspector.h"
#include "ui/widgets/card.h"

#include <QTimer>

class QLabel;
class QSlider;
class QToolButton;

namespace dikkat::ui {

/// The slider over the saved moments of a run, with a play button.
class MomentBar : public Card {
    Q_OBJECT
public:
    explicit MomentBar(Inspector& inspector, QWidget* parent = nullptr);
    void refresh();

signals:
    void chosen(qint64 steps); ///< by the learner or while playing

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void show(int index);
    void play(bool on);
    void retranslateUi();
    [[nodiscard]] QString formationText() const; ///< when the chosen head formed; empty: it did not

    Inspector& m_inspector;
    QLabel *m_title, *m_value, *m_first, *m_last, *m_formed;
    QSlider* m_slider;
    QToolButton* m_play;
    QTimer m_timer;
};

} // namespace dikkat::ui
