#include "ui/shell/guide_drawer.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace dikkat::ui {

namespace {
constexpr int drawerWidth = 320, edgeWidth = 20; // 20 leaves a page its 924 at 1024
} // namespace

GuideDrawer::GuideDrawer(QWidget* over)
    : QFrame(over), m_title(new QLabel), m_close(new QToolButton), m_layout(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("guideDrawer"));
    m_title->setObjectName(QStringLiteral("drawerTitle"));
    m_close->setObjectName(QStringLiteral("drawerClose"));
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &GuideDrawer::closed);
    auto* head = new QWidget;
    head->setObjectName(QStringLiteral("drawerHead"));
    head->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(12, 4, 6, 4);
    row->addWidget(m_title, 1);
    row->addWidget(m_close);
    m_layout->setContentsMargins(1, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(head);
    over->installEventFilter(this);
    retranslateUi();
    hide();
}

void GuideDrawer::setContent(QWidget* content) {
    m_layout->addWidget(content, 1);
    content->show();
}

void GuideDrawer::place() {
    const QRect room = parentWidget()->rect();
    const int width = std::min(drawerWidth, room.width());
    setGeometry(room.right() + 1 - width, 0, width, room.height());
}

bool GuideDrawer::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) place();
    return QFrame::eventFilter(watched, event);
}

void GuideDrawer::showEvent(QShowEvent* event) {
    place();
    raise();
    QFrame::showEvent(event);
}

bool GuideDrawer::event(QEvent* event) {
    // Escape is also the page's key; with the focus in here it is the drawer's.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QFrame::event(event);
}

void GuideDrawer::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QFrame::keyPressEvent(event);
}

void GuideDrawer::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void GuideDrawer::retranslateUi() {
    m_title->setText(tr("Guide"));
    m_close->setToolTip(tr("Close the guide (Esc)"));
    m_close->setAccessibleName(m_close->toolTip());
    setAccessibleName(m_title->text());
}

EdgeButton::EdgeButton(QWidget* parent) : QAbstractButton(parent) {
    setObjectName(QStringLiteral("guideEdge"));
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setFont(textFont(type::small, QFont::DemiBold));
}

QSize EdgeButton::sizeHint() const {
    return {edgeWidth, 120};
}

void EdgeButton::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), isChecked() ? t.ink : underMouse() ? t.hover : t.chrome);
    painter.setPen(t.border);
    painter.drawLine(0, 0, 0, height());
    if (hasFocus()) {
        painter.setPen(QPen(t.ink, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    painter.setPen(isChecked() ? t.onInk : t.text);
    painter.translate(0, height());
    painter.rotate(-90);
    painter.drawText(QRect(0, 0, height(), width()), Qt::AlignCenter, text());
}

void EdgeButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void EdgeButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace dikkat::ui
