#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace dikkat::ui {

/// What page 9 shows while there is no model: what will be here, and the ways to one.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(QWidget* parent = nullptr);

signals:
    void trainWanted();
    void exampleWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();

    QLabel *m_title, *m_words, *m_open;
    QPushButton *m_train, *m_example;
};

} // namespace dikkat::ui
