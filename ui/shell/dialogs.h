#pragma once

#include <QDialog>

class QTextBrowser;
class QDialogButtonBox;

namespace dikkat::ui {

class Page;

/// A text to read: about, convention, keyboard, sources. Follows the language while it is open.
class TextDialog : public QDialog {
    Q_OBJECT
public:
    enum class Topic { About, Convention, Keyboard, Sources };

    /// `pages`: whose keys are listed, the one on screen first.
    explicit TextDialog(Topic topic, QWidget* parent = nullptr, const QList<const Page*>& pages = {});

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();

    Topic m_topic;
    QList<const Page*> m_pages;
    QTextBrowser* m_text;
    QDialogButtonBox* m_buttons;
};

} // namespace dikkat::ui
