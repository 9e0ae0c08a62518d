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
    connect(&m_selection, &Selection::changed, this, &CellCard::showSelection);
    refresh();
}

void CellCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void CellCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    refresh();
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

void CellCard::showProduct(InputMatrix matrix, Index row, Index column) {
    m_product = Product{matrix, row, column};
    refresh();
}

void CellCard::showSelection() {
    m_product.reset();
    refresh();
}

bool CellCard::explainsProduct() const {
    const LessonTrace& t = *m_document.trace();
    if (!m_product || t.state.mode != InputMode::Computed) return false;
    const Matrix& m = m_product->matrix == InputMatrix::Q   ? t.q
                      : m_product->matrix == InputMatrix::K ? t.k
                                                            : t.v;
    return m_product->row < m.rows() && m_product->column < m.cols();
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
    const ViewState& view = m_document.view();
    if (explainsProduct()) {
        const auto [matrix, row, column] = *m_product;
        const QString letter = matrix == InputMatrix::Q   ? QStringLiteral("q")
                               : matrix == InputMatrix::K ? QStringLiteral("k")
                                                          : QStringLiteral("v");
        const MatrixRole role = matrix == InputMatrix::Q   ? MatrixRole::Query
                                : matrix == InputMatrix::K ? MatrixRole::Key
                                                           : MatrixRole::Value;
        const CellExplanation e = explainProduct(*m_document.trace(), matrix, row, column, view.decimals);
        return showWorked(e, cellHtml(letter, row + 1, column + 1, role),
                          tr("row %1, column %2").arg(row + 1).arg(column + 1));
    }
    const Selection::Cell& cell = m_selection.cell();
    const Matrix& m = m_document.trace()->stepMatrix(cell.step, view.head);
    const bool valid = cell.isValid() && cell.row < m.rows() && cell.column < m.cols();
    const bool covered = valid && !view.allAtOnce && cell.step > view.step;
    if (valid && !covered) {
        const CellExplanation e =
            explainCell(*m_document.trace(), cell.step, view.head, cell.row, cell.column, view.decimals);
        return showWorked(
            e, cellHtml(stepLetter(cell.step), cell.row + 1, cell.column + 1, stepRole(cell.step)), place());
    }
    for (QWidget* w :
         {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_formula), static_cast<QWidget*>(m_place)})
        w->hide();
    m_sentence->show();
    m_title->setText(covered ? tr("Still covered") : tr("No cell selected"));
    m_sentence->setText(
        covered ? tr("This step is still to come: go on to it, or switch “Step by step” off.")
                : tr("Click a cell of any matrix above, or move there with the arrow keys: here it is "
                     "worked out in numbers."));
}

void CellCard::showWorked(const CellExplanation& e, const QString& cell, const QString& place) {
    for (QWidget* w :
         {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_formula), static_cast<QWidget*>(m_place)})
        w->show();
    m_sentence->setVisible(m_sentenceShown);
    m_title->setText(tr("Selected cell: %1 = %2").arg(cell, e.value));
    m_place->setText(place);
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
    shareWidth(e);
}

/// Columns as wide as what they hold; what is left goes to all alike. A column of powers may be four times as
/// long as its neighbour.
void CellCard::shareWidth(const CellExplanation& e) {
    const QFont font = numberFont(type::body, QFont::DemiBold), head = textFont(type::small, QFont::DemiBold);
    const int columns = m_table->columnCount();
    std::vector<int> widths;
    int total = 0;
    for (int c = 0; c < columns; ++c) {
        double widest = InlineText(e.columns.at(c)).width(head);
        for (int r = 0; r < m_table->rowCount(); ++r)
            if (!m_table->item(r, c)->data(Share).isValid())
                widest =
                    std::max(widest, InlineText(m_table->item(r, c)->data(Markup).toString()).width(font));
        widths.push_back(qCeil(widest) + 18);
        total += widths.back();
    }
    const int spare = std::max(0, m_table->viewport()->width() - total) / std::max(1, columns);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    for (int c = 0; c < columns; ++c) m_table->setColumnWidth(c, widths[static_cast<std::size_t>(c)] + spare);
    m_table->horizontalHeader()->setStretchLastSection(true);
}

} // namespace dikkat::ui
