#pragma once

#include <QDialog>

class QTextBrowser;
class QDialogButtonBox;

namespace dikkat::ui {

/// A text to read: about, convention, keyboard, sources. Follows the language while it is open.
class TextDialog : public QDialog {
    Q_OBJECT
public:
    enum class Topic { About, Convention, Keyboard, Sources };

    explicit TextDialog(Topic topic, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();

    Topic m_topic;
    QTextBrowser* m_text;
    QDialogButtonBox* m_buttons;
};

} // namespace dikkat::ui
