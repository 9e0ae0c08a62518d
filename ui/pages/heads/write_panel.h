#pragma once

#include "ui/pages/heads/inspector.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QSpinBox;

namespace dikkat::ui {

/// What the model writes after the text: with all heads, and with the heads as they are switched now.
class WritePanel : public QWidget {
    Q_OBJECT
public:
    explicit WritePanel(Inspector& inspector, QWidget* parent = nullptr);
    void refresh();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();

    Inspector& m_inspector;
    QLabel *m_allTitle, *m_nowTitle, *m_seedLabel;
    QPlainTextEdit *m_all, *m_now;
    QCheckBox* m_greedy;
    QSpinBox* m_seed;
};

} // namespace dikkat::ui
