#pragma once

#include "ui/pages/page.h"

#include <QWidget>

namespace dikkat::ui {

/// Full screen, no chrome: hosts a page's classroom view. Escape leaves.
class PresentationWindow : public QWidget {
    Q_OBJECT
public:
    explicit PresentationWindow(Page& page);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();
    QWidget* m_content;
};

} // namespace dikkat::ui
