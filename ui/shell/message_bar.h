#pragma once

#include "ui/i18n/live_text.h"

#include <QFrame>

class QLabel;
class QToolButton;
class QPushButton;

namespace dikkat::ui {

/// One sentence over the lower edge of the page: what went wrong, or a question that can wait. Never takes
/// the focus and moves nothing under the mouse; a sentence goes with Escape, with the next success and with
/// the page, a question when it is answered. Both are said again in a new language.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    /// Lies over `area`.
    explicit MessageBar(QWidget* area);

    void showProblem(const LiveText& sentence);
    /// A sentence with up to two answers; `accept` and `reject` are their texts.
    void ask(const LiveText& sentence, const LiveText& accept, const LiveText& reject);
    [[nodiscard]] QString sentence() const;
    /// What the sentence complained about is past. One that was said in this very turn stays, and so does a
    /// question.
    void settle();

signals:
    void accepted();
    void rejected();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void place();
    void present(const LiveText& sentence, bool question);
    void refreshTexts();
    void refreshIcon();
    void retranslateUi();

    QLabel *m_icon, *m_text;
    QPushButton *m_accept, *m_reject;
    QToolButton* m_close;
    LiveText m_sentence, m_acceptText, m_rejectText;
    bool m_question = false;
    bool m_fresh = false; ///< said in this turn of the event loop
};

} // namespace dikkat::ui
