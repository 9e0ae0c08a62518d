#include "ui/pages/qkv/cell_card.h"

#include "ui/pages/qkv/step_words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/inline_text.h"
#include "ui/widgets/symbols.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableWidget>

namespace dikkat::ui {

namespace {

enum DataRole { Markup = Qt::UserRole, Color, Share, Strong, Faint };

/// Cells with sub- and superscripts, and the last column as a bar.
class ExplanationDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& t = theme();
        const bool strong = index.data(Strong).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillRect(option.rect, strong ? t.chrome : t.surface);
        painter->setPen(t.grid);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const QVariant share = index.data(Share);
        const QRectF area = QRectF(option.rect).adjusted(8, 0, -8, 0);
        if (share.isValid()) {
            const QRectF bar(area.left(), area.center().y() - 6,
                             std::max(1.0, area.width() * share.toDouble()), 12);
            painter->setPen(QPen(t.attention, strong ? 2 : 1));
            painter->setBrush(t.weight(strong ? 0.5 : 0.25));
            painter->drawRect(bar);
        } else {
            const QColor own = index.data(Color).value<QColor>();
            const QColor color = index.data(Faint).toBool() ? t.text3 : own.isValid() ? own : t.text;
            const Qt::Alignment side = index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight;
            InlineText(index.data(Markup).toString())
                .draw(*painter, area, side | Qt::AlignVCenter,
                      numberFont(type::body, strong ? QFont::DemiBold : QFont::Normal), color);
        }
        painter->restore();
    }
};

/// Header labels with the same sub- and superscripts.
class ExplanationHeader : public QHeaderView {
public:
    ExplanationHeader() : QHeaderView(Qt::Horizontal) {}

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const Theme& t = theme();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillRect(rect, t.chrome);
        const QString text = model()->headerData(section, Qt::Horizontal, Markup).toString();
        const bool bars = model()->headerData(section, Qt::Horizontal, Share).toBool();
        const Qt::Alignment side = section == 0 || bars ? Qt::AlignLeft : Qt::AlignRight;
        InlineText(text).draw(*painter, QRectF(rect).adjusted(8, 0, -8, 0), side | Qt::AlignVCenter,
                              textFont(type::small, QFont::DemiBold), t.text2);
        painter->restore();
    }
};

} // namespace

CellCard::CellCard(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_title(new QLabel)
    , m_place(new QLabel)
    , m_sentence(new QLabel)
    , m_table(new QTableWidget)
    , m_formula(new FormulaView) {
    setObjectName(QStringLiteral("cellCard"));
    m_title->setObjectName(QStringLiteral("cardLead"));
    m_title->setTextFormat(Qt::RichText);
    m_place->setTextFormat(Qt::RichText);
    m_sentence->setWordWrap(true);
    m_sentence->setObjectName(QStringLiteral("cellSentence"));
    m_formula->setObjectName(QStringLiteral("cellFormula"));
    m_table->setObjectName(QStringLiteral("cellTable"));
    m_table->setHorizontalHeader(new ExplanationHeader);
    m_table->setItemDelegate(new ExplanationDelegate(m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(21);
    m_table->verticalHeader()->setMinimumSectionSize(20);
    m_table->horizontalHeader()->setFixedHeight(22);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setMinimumHeight(70);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_table->setStyleSheet(QStringLiteral("QTableWidget { border: none; }"));

    auto* top = new QHBoxLayout;
    top->addWidget(m_title);
    top->addStretch();
    top->addWidget(m_place);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_sentence);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_formula);
    layout->addStretch();

    connect(&m_document, &Document::lessonChanged, this, &CellCard::refresh);
    connect(&m_document, &Document::viewChanged, this, &CellCard::refresh);
    connect(&m_selection, &Selection::changed, this, &CellCard::refresh);
    refresh();
}

void CellCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void CellCard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void CellCard::setSentenceShown(bool shown) {
    if (shown == m_sentenceShown) return;
    m_sentenceShown = shown;
    refresh();
}

QString CellCard::place() const {
    const Selection::Cell& cell = m_selection.cell();
    const QString row = cell.step == LessonStep::Output
                            ? symbolHtml(QStringLiteral("o"), cell.row + 1, MatrixRole::Value)
                            : symbolHtml(QStringLiteral("q"), cell.row + 1, MatrixRole::Query);
    if (cell.step == LessonStep::Output)
        return tr("row %1 (%2), column %3").arg(cell.row + 1).arg(row).arg(cell.column + 1);
    return tr("row %1 (%2), column %3 (%4)")
        .arg(cell.row + 1)
        .arg(row)
        .arg(cell.column + 1)
        .arg(symbolHtml(QStringLiteral("k"), cell.column + 1, MatrixRole::Key));
}

void CellCard::refresh() {
    if (!isVisible()) return; // nobody looks: nothing to explain
    const Selection::Cell& cell = m_selection.cell();
    const ViewState& view = m_document.view();
    const Matrix& m = m_document.trace()->stepMatrix(cell.step, view.head);
    const bool valid = cell.isValid() && cell.row < m.rows() && cell.column < m.cols();
    const bool covered = valid && !view.allAtOnce && cell.step > view.step;
    m_table->setVisible(valid && !covered);
    m_formula->setVisible(valid && !covered);
    m_place->setVisible(valid && !covered);
    m_sentence->setVisible(m_sentenceShown || !m_place->isVisibleTo(this));
    if (!valid || covered) {
        m_title->setText(covered ? tr("Still covered") : tr("No cell selected"));
        m_sentence->setText(
            covered ? tr("This step is still to come: go on to it, or switch “Step by step” off.")
                    : tr("Click a cell of any matrix above, or move there with the arrow keys: here it is "
                         "worked out in numbers."));
        return;
    }
    const CellExplanation e =
        explainCell(*m_document.trace(), cell.step, view.head, cell.row, cell.column, view.decimals);
    m_title->setText(
        tr("Selected cell: %1 = %2")
            .arg(cellHtml(stepLetter(cell.step), cell.row + 1, cell.column + 1, stepRole(cell.step)),
                 e.value));
    m_place->setText(place());
    m_sentence->setText(InlineText(e.sentence).plain());
    m_formula->setFormula(e.formula);
    fillTable(e);
}

void CellCard::fillTable(const CellExplanation& e) {
    const int columns = static_cast<int>(e.columns.size());
    const int rows = static_cast<int>(e.lines.size()) + (e.total ? 1 : 0);
    m_table->clear();
    m_table->setColumnCount(columns);
    m_table->setRowCount(rows);
    for (int c = 0; c < columns; ++c) {
        auto* header = new QTableWidgetItem(InlineText(e.columns.at(c)).plain());
        header->setData(Markup, e.columns.at(c));
        header->setData(Share, e.hasBars && c == columns - 1);
        m_table->setHorizontalHeaderItem(c, header);
    }
    const auto fill = [&](int r, const CellExplanation::Line& line) {
        for (int c = 0; c < columns; ++c) {
            const QString markup = c == 0 ? line.label : line.cells.value(c - 1);
            auto* item = new QTableWidgetItem(InlineText(markup).plain());
            item->setData(Markup, markup);
            item->setData(Strong, line.selected);
            item->setData(Faint, line.masked);
            if (c == 0 && line.role != MatrixRole::Neutral) item->setData(Color, roleColor(line.role));
            if (e.hasBars && c == columns - 1 && !std::isnan(line.share)) item->setData(Share, line.share);
            m_table->setItem(r, c, item);
        }
    };
    for (std::size_t i = 0; i < e.lines.size(); ++i) {
        fill(static_cast<int>(i), e.lines[i]);
        if (e.lines[i].selected) m_table->scrollToItem(m_table->item(static_cast<int>(i), 0));
    }
    if (e.total) fill(rows - 1, *e.total);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

} // namespace dikkat::ui
