#include "ui/pages/heads/note_card.h"

#include "ui/pages/heads/head_words.h"
#include "ui/theme/apply_style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

namespace dikkat::ui {

NoteCard::NoteCard(Inspector& inspector, QWidget* parent)
    : Card(parent)
    , m_inspector(inspector)
    , m_title(new QLabel)
    , m_text(new QTextBrowser)
    , m_switch(new QPushButton)
    , m_allOn(new QPushButton) {
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_text->setObjectName(QStringLiteral("headNote"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->setMinimumHeight(36);
    m_text->document()->setDocumentMargin(0);
    applyStyle(*m_text, QStringLiteral("QTextBrowser { border: none; background: transparent; }"));
    m_switch->setObjectName(QStringLiteral("switchHead"));
    m_allOn->setObjectName(QStringLiteral("allHeadsOn"));

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_switch);
    buttons->addWidget(m_allOn);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_text, 1);
    layout->addLayout(buttons);
    connect(m_switch, &QPushButton::clicked, this, [this] {
        const int head = m_inspector.head();
        m_inspector.setHeadOff(head, !m_inspector.state().isOff(head));
    });
    connect(m_allOn, &QPushButton::clicked, &m_inspector, &Inspector::allHeadsOn);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.toString() == QLatin1String("stop"))
            m_inspector.stopMeasuring();
        else
            m_inspector.measureAgain();
    });
    retranslateUi();
}

void NoteCard::refresh() {
    const HeadNote note = headNote(m_inspector);
    QString html;
    const auto add = [&html](const QString& rich) {
        if (!rich.isEmpty()) html += QStringLiteral("<p style=\"margin:0 0 4px 0\">%1</p>").arg(rich);
    };
    if (!note.kind.isEmpty())
        add(QStringLiteral("<b>%1.</b> %2").arg(note.kind.toHtmlEscaped(), note.sentence.toHtmlEscaped()));
    add(effectNote(m_inspector).toHtmlEscaped());
    add(hereNote(m_inspector).toHtmlEscaped());
    const auto link = [](const QString& target, const QString& words) {
        return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, words.toHtmlEscaped());
    };
    if (m_inspector.isStopped())
        add(tr("Measuring was stopped.") + u' ' + link(QStringLiteral("again"), tr("Measure again")));
    else if (m_inspector.model() && !m_inspector.findings().complete)
        add(tr("Measuring…") + u' ' + link(QStringLiteral("stop"), tr("Stop")));
    if (html != m_shown) m_text->setHtml(html);
    m_shown = html;
    const bool off = m_inspector.state().isOff(m_inspector.head());
    m_switch->setText(off ? tr("Switch head on") : tr("Switch head off"));
    m_switch->setEnabled(m_inspector.head() >= 0);
    m_allOn->setEnabled(!m_inspector.state().off.empty());
}

void NoteCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Card::changeEvent(event);
}

void NoteCard::retranslateUi() {
    m_title->setText(tr("What does this head do?"));
    m_allOn->setText(tr("All on"));
    m_allOn->setToolTip(tr("Switch every head on again"));
    refresh();
}

} // namespace dikkat::ui
