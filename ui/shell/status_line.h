#pragma once

#include <QStatusBar>

class QLabel;

namespace dikkat::ui {

/// Left: step, selection, hint; what is under the cursor takes their place. Right: precision, state of the
/// file. Long texts are cut, never the window widened.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    enum class FileState { NeverSaved, Saved, Modified };

    explicit StatusLine(QWidget* parent = nullptr);

    void setTexts(const QStringList& texts); ///< step, selection (if there is one), hint
    void setHover(const QString& text);      ///< empty: back to the texts
    void note(const QString& text); ///< what has just happened, for a while; an empty hover leaves it
    void setDecimals(int decimals);
    void setFileState(FileState state);
    void retranslate();

private:
    QLabel* add(const char* name, int stretch, bool permanent);

    QLabel *m_step, *m_selection, *m_hint, *m_precision, *m_file;
    int m_decimals = 4;
    bool m_hovering = false; ///< what is shown over the texts is what is under the cursor
    FileState m_state = FileState::NeverSaved;
};

} // namespace dikkat::ui
