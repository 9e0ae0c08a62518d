#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace dikkat::ui {

/// What each of the two models is trained on, with an example from the program's own data.
class DataCard : public QWidget {
    Q_OBJECT
public:
    explicit DataCard(QWidget* parent = nullptr);

signals:
    void anotherShown();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showExample();
    void retranslateUi();

    unsigned m_draw = 1;
    QLabel *m_pair, *m_text;
    QPushButton* m_another;
};

} // namespace dikkat::ui
