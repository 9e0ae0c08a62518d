#include "ui/shell/presentation_window.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace dikkat::ui {

namespace {
constexpr int pointerStays = 2500; ///< milliseconds without a movement
}

PresentationWindow::PresentationWindow(Page& page, const QList<QAction*>& actions)
    : QWidget(nullptr, Qt::Window) {
    setObjectName(QStringLiteral("presentationWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    addActions(actions);
    m_pointer.setSingleShot(true);
    m_pointer.setInterval(pointerStays);
    connect(&m_pointer, &QTimer::timeout, this, [this] { setCursor(Qt::BlankCursor); });
    qApp->installEventFilter(this);
    setPage(page);
    retranslateUi();
}

void PresentationWindow::setPage(Page& page) {
    if (m_page == &page) return;
    m_page = &page;
    delete m_content;
    m_content = page.createPresentation(this);
    layout()->addWidget(m_content);
    m_content->setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(m_content);
    m_content->setMouseTracking(true);
    m_content->setFocus();
    m_pointer.start();
}

/// The pointer lies over the picture: it comes when the mouse moves, and goes again.
bool PresentationWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove && watched == m_content) {
        unsetCursor();
        m_pointer.start();
    }
    return QWidget::eventFilter(watched, event);
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
