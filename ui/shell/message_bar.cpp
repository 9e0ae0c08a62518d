#include "ui/shell/message_bar.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

namespace dikkat::ui {

MessageBar::MessageBar(QWidget* area)
    : QFrame(area)
    , m_icon(new QLabel)
    , m_text(new QLabel)
    , m_accept(new QPushButton)
    , m_reject(new QPushButton)
    , m_close(new QToolButton) {
    setObjectName(QStringLiteral("messageBar"));
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_accept->setObjectName(QStringLiteral("messageAccept"));
    m_accept->setProperty("primary", true);
    m_reject->setObjectName(QStringLiteral("messageReject"));
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->setSpacing(8);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_accept);
    layout->addWidget(m_reject);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_accept, &QPushButton::clicked, this, [this] {
        hide();
        emit accepted();
    });
    connect(m_reject, &QPushButton::clicked, this, [this] {
        hide();
        emit rejected();
    });
    area->installEventFilter(this);
    retranslateUi();
    hide();
}

QString MessageBar::sentence() const {
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::settle() {
    if (!m_question && !m_fresh) hide();
}

void MessageBar::place() {
    const QWidget& area = *parentWidget();
    const int height = std::max(36, heightForWidth(area.width()));
    setGeometry(0, area.height() - height, area.width(), height);
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) place();
    if (event->type() != QEvent::ShortcutOverride || isHidden() || m_question || !watched->isWidgetType() ||
        static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape ||
        static_cast<QWidget*>(watched)->window() != window())
        return QFrame::eventFilter(watched, event);
    // Escape takes the sentence away and nothing else with it; an open cell editor still hears the key
    // itself.
    hide();
    event->accept();
    return true;
}

void MessageBar::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    place();
    raise();
    qApp->installEventFilter(this);
}

void MessageBar::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    qApp->removeEventFilter(this);
}

void MessageBar::showProblem(const LiveText& sentence) {
    present(sentence, false);
}

void MessageBar::ask(const LiveText& sentence, const LiveText& accept, const LiveText& reject) {
    m_acceptText = accept;
    m_rejectText = reject;
    present(sentence, true);
}

void MessageBar::present(const LiveText& sentence, bool question) {
    m_sentence = sentence;
    m_question = question;
    m_accept->setVisible(question);
    m_reject->setVisible(question);
    m_close->setVisible(!question);
    m_fresh = true;
    QTimer::singleShot(0, this, [this] { m_fresh = false; });
    refreshTexts();
    refreshIcon();
    show();
    place();
    raise();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::refreshTexts() {
    m_text->setText(m_sentence.text());
    setAccessibleName(m_text->text());
    m_accept->setText(m_acceptText.text());
    m_reject->setText(m_rejectText.text());
    place();
}

void MessageBar::refreshIcon() {
    m_icon->setPixmap(tintedPixmap(QStringLiteral("triangle"), m_question ? theme().caution : theme().wrong,
                                   18, devicePixelRatioF()));
}

void MessageBar::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), m_question ? t.cautionTint : t.wrongTint);
    painter.fillRect(QRect(0, 0, width(), 1), m_question ? t.caution : t.wrong);
}

void MessageBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
        // What cannot be said again is about something typed, and that is past.
        if (!m_question && !m_sentence.followsLanguage()) hide();
    }
    if (event->type() == QEvent::PaletteChange) refreshIcon();
    QFrame::changeEvent(event);
}

void MessageBar::retranslateUi() {
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
    refreshTexts();
}

} // namespace dikkat::ui
