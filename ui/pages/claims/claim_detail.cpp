#include "ui/pages/claims/claim_detail.h"

#include "ui/i18n/claim_words.h"
#include "ui/widgets/badge.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace dikkat::ui {

void showVerdict(Badge& badge, const ClaimModel::Entry& entry) {
    if (!entry.known) return badge.setState(Badge::State::None, {});
    const QString word = verdictWord(entry.checked.verdict);
    switch (entry.checked.verdict) {
    case ClaimVerdict::Agrees: return badge.setState(Badge::State::Right, word);
    case ClaimVerdict::Loose: return badge.setState(Badge::State::Caution, word);
    case ClaimVerdict::Disagrees: return badge.setState(Badge::State::Wrong, word);
    case ClaimVerdict::ComputedOnly: return badge.setState(Badge::State::None, word);
    case ClaimVerdict::External: return badge.setState(Badge::State::None, {});
    }
}

ClaimDetail::ClaimDetail(QWidget* parent)
    : QWidget(parent)
    , m_statement(new QLabel)
    , m_values(new QLabel)
    , m_note(new QLabel)
    , m_badge(new Badge)
    , m_open(new QPushButton) {
    m_statement->setObjectName(QStringLiteral("sectionTitle"));
    m_values->setObjectName(QStringLiteral("claimValues"));
    m_note->setObjectName(QStringLiteral("claimNote"));
    m_open->setObjectName(QStringLiteral("openClaimPage"));
    m_badge->setObjectName(QStringLiteral("claimBadge"));
    for (QLabel* label : {m_statement, m_values, m_note}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (!m_entry) return;
        const Claim claim = m_entry->checked.claim; // the entry goes when another one is chosen
        emit openWanted(claim);
    });
    auto* head = new QHBoxLayout;
    head->addWidget(m_statement, 1);
    head->addWidget(m_badge, 0, Qt::AlignTop);
    head->addWidget(m_open, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_values);
    layout->addWidget(m_note);
    layout->addStretch();
    setFixedHeight(104);
    refresh();
}

void ClaimDetail::setEntry(const ClaimModel::Entry* entry) {
    if (entry != nullptr)
        m_entry = *entry;
    else
        m_entry.reset();
    refresh();
}

void ClaimDetail::refresh() {
    const bool has = m_entry.has_value();
    const auto page = has ? pageOf(m_entry->checked.claim) : std::nullopt;
    m_open->setVisible(page.has_value());
    m_values->setVisible(has);
    m_note->setVisible(has);
    if (!has) {
        m_statement->setText(tr("Choose a statement to read it in full."));
        m_badge->setState(Badge::State::None, {});
        return;
    }
    const Claim& claim = m_entry->checked.claim;
    m_statement->setText(said(claim.statement));
    showVerdict(*m_badge, *m_entry);
    QStringList parts{tr("Printed: %1").arg(printedText(claim))};
    if (claim.status == ClaimStatus::ComputedOnly && *claim.printed.en != '\0')
        parts << tr("The lesson’s program: %1").arg(programText(claim));
    if (claim.status != ClaimStatus::External && m_entry->known) {
        parts << tr("Computed now: %1").arg(computedText(m_entry->checked));
        if (const QString tolerance = toleranceText(claim); !tolerance.isEmpty())
            parts << tr("Tolerance: %1").arg(tolerance);
    }
    m_values->setText(parts.join(QStringLiteral("    ")));
    const QString note = said(claim.note), kind = statusWord(claim.status);
    const bool loose = claim.status == ClaimStatus::LooseWording || claim.status == ClaimStatus::OnlyPartly;
    m_note->setText(note.isEmpty() ? tr("Kind: %1").arg(kind)
                    : loose        ? tr("What is true: %1").arg(note)
                                   : note);
    if (page) m_open->setText(tr("Open page %1").arg(static_cast<int>(*page)));
}

void ClaimDetail::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
