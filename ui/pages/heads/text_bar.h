#pragma once

#include "ui/pages/heads/inspector.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace dikkat::ui {

class TokenStrip;

/// The text the model looks at: an edit field (two for an encoder–decoder), what is wrong with it, and the
/// tokens it becomes.
class TextBar : public QWidget {
    Q_OBJECT
public:
    explicit TextBar(Inspector& inspector, QWidget* parent = nullptr);
    void refresh();
    void refreshSelection();
    void setCompact(bool compact); ///< without the strip

signals:
    void typed(); ///< the learner has written a text of their own

protected:
    void changeEvent(QEvent* event) override;

private:
    void edited();
    void retranslateUi();

    Inspector& m_inspector;
    QLabel *m_textLabel, *m_sourceLabel, *m_problem;
    QLineEdit *m_text, *m_source;
    TokenStrip* m_strip;
    bool m_compact = false;
    int m_gesture = 0;
};

} // namespace dikkat::ui
