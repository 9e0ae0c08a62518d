#include "ui/pages/qkv/heads_card.h"

#include "ui/i18n/numbers.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace dikkat::ui {

HeadsCard::HeadsCard(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_message(new QLabel)
    , m_concatTitle(new QLabel)
    , m_headsHost(new QWidget)
    , m_grid(new QGridLayout(m_headsHost))
    , m_concat(new MatrixView) {
    setObjectName(QStringLiteral("headsCard"));
    m_concat->setObjectName(QStringLiteral("concatView"));
    m_concat->setCellSize(58, 26);
    m_concat->setMinimumSize(70, 60);
    m_concatTitle->setObjectName(QStringLiteral("cardTitle"));
    m_message->setWordWrap(true);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(8);

    auto* concat = new QVBoxLayout;
    concat->setSpacing(4);
    concat->addWidget(m_concatTitle);
    concat->addWidget(m_concat, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(m_headsHost, 3);
    row->addLayout(concat, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_message);
    layout->addLayout(row, 1);

    connect(&m_document, &Document::lessonChanged, this, &HeadsCard::refresh);
    connect(&m_document, &Document::viewChanged, this, &HeadsCard::refresh);
    connect(&m_selection, &Selection::changed, this, &HeadsCard::refreshSelection);
}

void HeadsCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void HeadsCard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void HeadsCard::ensureHeads(std::size_t count) {
    if (m_heads.size() == count) return;
    while (m_heads.size() > count) {
        m_heads.back().host->deleteLater();
        m_heads.back().host->hide();
        m_heads.pop_back();
    }
    while (m_heads.size() < count) {
        const int index = static_cast<int>(m_heads.size());
        Head head{new QWidget, new QToolButton, new MatrixView};
        head.title->setObjectName(QStringLiteral("headButton%1").arg(index + 1));
        head.title->setCheckable(true);
        head.view->setObjectName(QStringLiteral("headView%1").arg(index + 1));
        head.view->setCellSize(44, 26);
        head.view->setMinimumSize(70, 60); // 16 rows shrink to stripes rather than make the page taller
        auto* layout = new QVBoxLayout(head.host);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(2);
        layout->addWidget(head.title);
        layout->addWidget(head.view, 1);
        connect(head.title, &QToolButton::clicked, this, [this, index] {
            emit headPicked(index);
            refresh(); // a second click on the same head must not uncheck it
        });
        connect(head.view, &MatrixView::cellPicked, this, [this, index](Index row, Index column) {
            emit headPicked(index);
            m_selection.select({LessonStep::Weights, row, column});
        });
        connect(head.view, &MatrixView::cellHovered, this, [this, index](Index row, Index column) {
            if (row < 0 || static_cast<std::size_t>(index) >= m_document.trace()->heads.size()) {
                emit hovered({});
                return;
            }
            const Mask& hidden = m_heads[static_cast<std::size_t>(index)].view->content().hidden;
            if (hidden.size() > 0) {
                emit hovered(tr("Covered: work it out first"));
                return;
            }
            const double w = m_document.trace()->heads[static_cast<std::size_t>(index)].weights(row, column);
            emit hovered(tr("Head %1, query %2, key %3: weight %4")
                             .arg(index + 1)
                             .arg(row + 1)
                             .arg(column + 1)
                             .arg(exactNumber(w)));
        });
        m_heads.push_back(head);
    }
    // As square as the count allows: 4 heads make 2 × 2 only when there are more than three.
    const int perRow = count <= 3   ? static_cast<int>(count)
                       : count <= 8 ? static_cast<int>((count + 1) / 2)
                                    : 6;
    for (std::size_t i = 0; i < m_heads.size(); ++i)
        m_grid->addWidget(m_heads[i].host, static_cast<int>(i) / perRow, static_cast<int>(i) % perRow);
}

void HeadsCard::refresh() {
    if (!isVisible()) return;
    const LessonTrace& t = *m_document.trace();
    const std::size_t count = t.heads.size();
    ensureHeads(count);
    const Index width = t.q.cols() / static_cast<Index>(count);
    m_message->setText(
        count == 1 ? tr("One head uses %n column(s), all there are. Choose more heads in the set-up to split "
                        "them.",
                        nullptr, static_cast<int>(t.q.cols()))
                   : tr("Each of the %1 heads sees %n column(s) of Q and K and divides by √%2 = %3.", nullptr,
                        static_cast<int>(width))
                         .arg(count)
                         .arg(width)
                         .arg(number(t.heads[0].divisor, 4)));
    const ViewState& view = m_document.view();
    const auto hide = [&view](MatrixContent& content, LessonStep step) { // step by step: still to come
        if (!view.allAtOnce && view.step < step)
            content.hidden = Mask::Constant(content.values.rows(), content.values.cols(), true);
    };
    for (std::size_t h = 0; h < count; ++h) {
        MatrixContent content;
        content.values = t.heads[h].weights;
        content.visible = t.heads[h].visible;
        content.role = MatrixRole::Weight;
        content.rowSymbol = QStringLiteral("q");
        content.columnSymbol = QStringLiteral("k");
        content.rowRole = MatrixRole::Query;
        content.columnRole = MatrixRole::Key;
        content.name = tr("weight");
        content.decimals = std::min(m_document.view().decimals, 2);
        hide(content, LessonStep::Weights);
        m_heads[h].view->setContent(content);
        m_heads[h].view->setAccessibleName(tr("Weights of head %1").arg(h + 1));
        m_heads[h].title->setText(tr("Head %1").arg(h + 1));
        m_heads[h].title->setChecked(static_cast<int>(h) == m_document.view().head);
    }
    MatrixContent concat;
    concat.values = t.concat;
    concat.role = MatrixRole::Output;
    concat.rowSymbol = QStringLiteral("o");
    concat.rowRole = MatrixRole::Value;
    concat.name = tr("output");
    concat.decimals = m_document.view().decimals;
    hide(concat, LessonStep::Output);
    m_concat->setContent(concat);
    m_concatTitle->setText(tr("Put together (%1 × %2)").arg(t.concat.rows()).arg(t.concat.cols()));
    refreshSelection();
}

void HeadsCard::refreshSelection() {
    const Selection::Cell& cell = m_selection.cell();
    for (std::size_t h = 0; h < m_heads.size(); ++h) {
        const Matrix& m = m_heads[h].view->content().values;
        const bool inside = cell.isValid() && cell.step != LessonStep::Output && cell.row < m.rows() &&
                            cell.column < m.cols();
        if (inside)
            m_heads[h].view->setSelectedCell(cell.row, cell.column, false);
        else
            m_heads[h].view->setSelectedCell(-1, -1, false);
    }
    m_concat->setLinkedRow(cell.isValid() && cell.row < m_concat->content().values.rows() ? cell.row : -1);
}

} // namespace dikkat::ui
