#pragma once

#include <QFrame>

class QLabel;
class QToolButton;
class QPushButton;

namespace dikkat::ui {

/// One sentence above the page: what went wrong, or a question that can wait. Never takes the focus, stays
/// until it is closed or the next sentence comes.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showProblem(const QString& sentence);
    /// A sentence with up to two answers; `accept` and `reject` are their texts.
    void ask(const QString& sentence, const QString& accept, const QString& reject);
    [[nodiscard]] QString sentence() const;
    void settle(); ///< what the sentence complained about is past; a question stays

signals:
    void accepted();
    void rejected();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void present(const QString& sentence, bool caution);
    void refreshIcon();
    void retranslateUi();

    QLabel *m_icon, *m_text;
    QPushButton *m_accept, *m_reject;
    QToolButton* m_close;
    bool m_question = false;
};

} // namespace dikkat::ui
