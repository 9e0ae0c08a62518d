#pragma once

#include "ui/i18n/live_text.h"

#include <QFrame>

class QLabel;
class QToolButton;
class QPushButton;

namespace dikkat::ui {

/// One sentence above the page: what went wrong, or a question that can wait. Never takes the focus, stays
/// until it is closed or the next sentence comes, and is said again in a new language.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showProblem(const LiveText& sentence);
    /// A sentence with up to two answers; `accept` and `reject` are their texts.
    void ask(const LiveText& sentence, const LiveText& accept, const LiveText& reject);
    [[nodiscard]] QString sentence() const;
    void settle(); ///< what the sentence complained about is past; a question stays

signals:
    void accepted();
    void rejected();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void present(const LiveText& sentence, bool question);
    void refreshTexts();
    void refreshIcon();
    void retranslateUi();

    QLabel *m_icon, *m_text;
    QPushButton *m_accept, *m_reject;
    QToolButton* m_close;
    LiveText m_sentence, m_acceptText, m_rejectText;
    bool m_question = false;
};

} // namespace dikkat::ui
