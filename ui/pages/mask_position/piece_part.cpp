#include "ui/pages/mask_position/piece_part.h"

#include "ui/i18n/token_words.h"
#include "ui/pages/mask_position/mask_position_page.h"
#include "ui/widgets/card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace dikkat::ui {

PiecePart::PiecePart(MaskPositionPage& page)
    : MaskPositionPart(page)
    , m_label(new QLabel)
    , m_count(new QLabel)
    , m_sentence(new QLabel)
    , m_edit(new QLineEdit)
    , m_grid(new PieceGrid) {
    m_edit->setObjectName(QStringLiteral("pieceText"));
    m_edit->setMaxLength(MaskPositionState::maxText);
    m_label->setBuddy(m_edit);
    m_count->setObjectName(QStringLiteral("pieceCount"));
    m_sentence->setObjectName(QStringLiteral("sectionTitle"));
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* choices = new QWidget;
    auto* line = new QHBoxLayout(choices);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    line->addWidget(m_label);
    line->addWidget(m_edit, 1);
    line->addWidget(m_count, 1);
    auto* lower = new QWidget;
    auto* column = new QVBoxLayout(lower);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_sentence);
    column->addWidget(m_grid, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(Card::around(choices));
    layout->addWidget(Card::around(lower), 1);

    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        const QString typed = taken(m_edit->text());
        if (typed == text()) return;
        if (typed.size() < 2) {
            emit m_page.problem(tr("A piece needs at least two symbols: one to read and one to ask for."));
            refresh();
            return;
        }
        MaskPositionState next = m_page.state();
        next.text = typed;
        m_page.edit(next, [] { return tr("Another piece of text"); });
        m_page.mark("own-piece");
    });
    connect(m_grid, &PieceGrid::rowPicked, this, [this](int row) {
        m_row = row;
        refresh();
        m_page.mark("piece-row");
    });
}

QString PiecePart::text() const {
    const QString& own = m_page.state().text;
    //: Eight to twelve letters; shows that one piece is many prediction tasks
    return own.isEmpty() ? tr("to be or not") : own;
}

QString PiecePart::finding() const {
    return m_grid->sentence();
}

void PiecePart::refresh() {
    const QSignalBlocker quiet(m_edit);
    m_label->setText(tr("Piece of text"));
    if (!m_edit->hasFocus() || m_edit->text().size() < 2) m_edit->setText(text());
    m_grid->setContent({text(), m_page.state().causal, m_row});
    m_count->setText(tr("Tasks in this piece: %1").arg(m_grid->content().tasks()));
    m_sentence->setText(m_grid->sentence());
    m_sentence->setToolTip(m_sentence->text());
    emit findingChanged();
}

void PiecePart::paintContent(QPainter& painter, const QRectF& area) const {
    paintPieceGrid(painter, area, m_grid->content(), projectorTheme(), 28);
}

} // namespace dikkat::ui
