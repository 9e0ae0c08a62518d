#pragma once

#include "ui/pages/page.h"

#include <QPointer>
#include <QTimer>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace dikkat::ui {

class SegmentedControl;

/// The current step as a program that can be copied and run.
class CodePanel : public QWidget {
    Q_OBJECT
public:
    explicit CodePanel(QWidget* parent = nullptr);

    void setPage(Page* page);
    /// The text is made only while it can be seen.
    void refresh();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void copy();
    void retranslateUi();

    QPointer<Page> m_page;
    SegmentedControl* m_flavour;
    QPushButton* m_copy;
    QPlainTextEdit* m_code;
    QLabel* m_note;
    QTimer m_copied; ///< how long the button says so
};

} // namespace dikkat::ui
