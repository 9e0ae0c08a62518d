#include "ui/pages/heads/note_card.h"

#include "ui/pages/heads/head_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace dikkat::ui {

NoteCard::NoteCard(Inspector& inspector, QWidget* parent)
    : Card(parent)
    , m_inspector(inspector)
    , m_title(new QLabel)
    , m_text(new QLabel)
    , m_switch(new QPushButton)
    , m_allOn(new QPushButton) {
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_text->setObjectName(QStringLiteral("headNote"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_switch->setObjectName(QStringLiteral("switchHead"));
    m_allOn->setObjectName(QStringLiteral("allHeadsOn"));

    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_text);
    scroll->setMinimumHeight(36);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_switch);
    buttons->addWidget(m_allOn);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(scroll, 1);
    layout->addLayout(buttons);
    connect(m_switch, &QPushButton::clicked, this, [this] {
        const int head = m_inspector.head();
        m_inspector.setHeadOff(head, !m_inspector.state().isOff(head));
    });
    connect(m_allOn, &QPushButton::clicked, &m_inspector, &Inspector::allHeadsOn);
    retranslateUi();
}

void NoteCard::refresh() {
    const HeadNote note = headNote(m_inspector);
    QString html;
    if (!note.kind.isEmpty())
        html = QStringLiteral("<p style=\"margin:0 0 4px 0\"><b>%1.</b> %2</p>")
                   .arg(note.kind.toHtmlEscaped(), note.sentence.toHtmlEscaped());
    if (const QString effect = effectNote(m_inspector); !effect.isEmpty())
        html += QStringLiteral("<p style=\"margin:0\">%1</p>").arg(effect.toHtmlEscaped());
    m_text->setText(html);
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
