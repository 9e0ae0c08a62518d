#pragma once

#include "ui/pages/page.h"

#include <QTimer>
#include <QWidget>

namespace dikkat::ui {

/// Full screen, no chrome: hosts a page’s classroom view. Escape leaves. The pointer hides after a while.
class PresentationWindow : public QWidget {
    Q_OBJECT
public:
    /// `actions`: those of the window whose keys hold here too.
    explicit PresentationWindow(Page& page, const QList<QAction*>& actions = {});

    void setPage(Page& page);
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();
    Page* m_page = nullptr;
    QWidget* m_content = nullptr;
    QTimer m_pointer;
};

} // namespace dikkat::ui
