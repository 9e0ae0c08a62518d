#pragma once

#include "ui/pages/heads/inspector.h"
#include "ui/widgets/card.h"

class QLabel;
class QPushButton;

namespace dikkat::ui {

/// What the chosen head does, in words, and its switch.
class NoteCard : public Card {
    Q_OBJECT
public:
    explicit NoteCard(Inspector& inspector, QWidget* parent = nullptr);
    void refresh();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();

    Inspector& m_inspector;
    QLabel *m_title, *m_text;
    QPushButton *m_switch, *m_allOn;
};

} // namespace dikkat::ui
