#pragma once

#include "ui/pages/heads/inspector.h"
#include "ui/widgets/card.h"

class QLabel;
class QPushButton;
class QTextBrowser;

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
    QLabel* m_title;
    QTextBrowser* m_text; ///< scrolls by itself where the card is low
    QPushButton *m_switch, *m_allOn;
    QString m_shown;
};

} // namespace dikkat::ui
