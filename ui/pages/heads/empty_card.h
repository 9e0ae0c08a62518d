#pragma once

#include "ui/widgets/card.h"

class QLabel;
class QPushButton;

namespace dikkat::ui {

/// No model yet, or one without attention: three ways on.
class EmptyCard : public Card {
    Q_OBJECT
public:
    explicit EmptyCard(QWidget* parent = nullptr);
    void setWithoutAttention(bool without); ///< there is a model, but it has no heads

signals:
    void trainWanted();
    void openWanted();
    void exampleWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();

    QLabel *m_title, *m_text, *m_exampleText, *m_trainText, *m_openText;
    QPushButton *m_example, *m_train, *m_open;
    bool m_without = false;
};

} // namespace dikkat::ui
