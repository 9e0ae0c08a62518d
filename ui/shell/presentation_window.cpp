#include "ui/shell/presentation_window.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace dikkat::ui {

PresentationWindow::PresentationWindow(Page& page)
    : QWidget(nullptr, Qt::Window), m_content(page.createPresentation(this)) {
    setObjectName(QStringLiteral("presentationWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_content);
    m_content->setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(m_content);
    m_content->setFocus();
    retranslateUi();
}

void PresentationWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_F5) // with and without Shift
        close();
    else
        QWidget::keyPressEvent(event);
}

void PresentationWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void PresentationWindow::retranslateUi() {
    setWindowTitle(tr("Presentation — Dikkat"));
}

} // namespace dikkat::ui
