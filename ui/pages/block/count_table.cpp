#include "ui/pages/block/count_table.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inline_text.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

namespace dikkat::ui {

namespace {

constexpr int columns = 4, rowHeight = 22;
constexpr int shareRole = Qt::UserRole + 1, markupRole = Qt::UserRole + 2;

/// Formula with real superscripts, and the bar of a share.
class CellDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const Theme& t = theme();
        const QRectF r = QRectF(option.rect).adjusted(6, 0, -8, 0);
        if (const QVariant markup = index.data(markupRole); markup.isValid()) {
            const InlineText text(markup.toString());
            QFont font = option.font;
            if (const QVariant own = index.data(Qt::FontRole); own.isValid()) font = own.value<QFont>();
            painter->save();
            painter->setClipRect(option.rect);
            text.draw(*painter, r, Qt::AlignRight | Qt::AlignVCenter, font, t.text2);
            painter->restore();
        }
        if (const QVariant share = index.data(shareRole); share.isValid() && share.toDouble() >= 0) {
            const double width = std::max(1.5, (r.width() - 4) * share.toDouble());
            const bool attention = index.data(Qt::UserRole).toBool();
            painter->fillRect(QRectF(r.left(), r.center().y() - 4.5, width, 9),
                              attention ? t.attention : t.borderStrong);
        }
    }
};

/// A product of up to two dimensions, by letters: "dd" → d².
using Monomial = std::string;

void multiply(Monomial& m, std::int64_t& factor, char symbol, const ModelConfig& c) {
    if (symbol == 'F' && c.mlpWidth % c.width == 0) {
        factor *= c.mlpWidth / c.width;
        symbol = 'd';
    }
    m += symbol;
}

} // namespace

QString formulaOf(const std::vector<ParameterInfo>& weights, const ModelConfig& c) {
    std::map<Monomial, std::int64_t> sums;
    for (const ParameterInfo& p : weights) {
        char rows = 'd', columns = 'd';
        switch (p.part) {
        case Part::TokenEmbedding: rows = 'V'; break;
        case Part::PositionEmbedding: rows = 'T'; break;
        case Part::MlpIn: columns = 'F'; break;
        case Part::MlpOut: rows = 'F'; break;
        case Part::Head: columns = 'V'; break;
        case Part::Norm:
        case Part::Query:
        case Part::Key:
        case Part::Value:
        case Part::AttentionOutput:
        case Part::FinalNorm: break;
        }
        Monomial m;
        std::int64_t factor = 1;
        if (p.isMatrix) multiply(m, factor, rows, c);
        multiply(m, factor, columns, c);
        std::sort(m.begin(), m.end());
        sums[m] += factor;
    }
    std::vector<std::pair<Monomial, std::int64_t>> terms(sums.begin(), sums.end());
    std::stable_sort(terms.begin(), terms.end(),
                     [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
    QStringList parts;
    for (const auto& [m, factor] : terms) {
        QString text = factor == 1 ? QString() : integer(factor) + QStringLiteral(" ");
        if (m.size() == 2 && m[0] == m[1])
            text += QStringLiteral("%1^2").arg(QLatin1Char(m[0]));
        else
            for (std::size_t i = 0; i < m.size(); ++i)
                text += (i > 0 ? QStringLiteral(" ") : QString()) + QLatin1Char(m[i]);
        parts << text;
    }
    return parts.join(QStringLiteral(" + "));
}

CountTable::CountTable(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("countTable"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_parts = addTable(QStringLiteral("countParts"));
    m_total = addTable(QStringLiteral("countTotal"));
    m_total->horizontalHeader()->hide();
    m_total->setFixedHeight(rowHeight);
    m_total->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_parts->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int i = 1; i < columns; ++i)
        m_parts->horizontalHeader()->setSectionResizeMode(i, QHeaderView::Fixed);
    // Also where a scroll bar takes some of the width.
    connect(m_parts->horizontalHeader(), &QHeaderView::sectionResized, m_total,
            [this](int column, int, int width) { m_total->setColumnWidth(column, width); });
    m_parts->setColumnWidth(1, 116);
    m_parts->setColumnWidth(2, 96);
    m_parts->setColumnWidth(3, 104);
    connect(m_parts, &QTableWidget::cellClicked, this, [this](int row, int) {
        const auto& nodes = m_lines[static_cast<std::size_t>(row)].nodes;
        if (!nodes.empty()) emit nodePicked(nodes.front());
    });
    connect(m_parts, &QTableWidget::cellActivated, m_parts, &QTableWidget::cellClicked);
}

QTableWidget* CountTable::addTable(const QString& name) {
    auto* table = new QTableWidget;
    table->setObjectName(name);
    table->setColumnCount(columns);
    table->verticalHeader()->hide();
    table->verticalHeader()->setMinimumSectionSize(18);
    table->verticalHeader()->setDefaultSectionSize(rowHeight);
    table->horizontalHeader()->setHighlightSections(false);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QTableWidget::NoEditTriggers);
    table->setSelectionMode(QTableWidget::NoSelection);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setItemDelegate(new CellDelegate(table));
    table->setTabKeyNavigation(false);
    layout()->addWidget(table);
    return table;
}

std::vector<CountTable::Line> CountTable::linesOf(const ModelConfig& c, int block) const {
    std::vector<Line> lines;
    const auto add = [&](const char* key, const QString& title, const std::vector<ParameterInfo>& weights,
                         std::vector<NodeId> nodes) {
        if (weights.empty()) return;
        Line line{QLatin1String(key), title, formulaOf(weights, c), parameterCount(weights)};
        line.nodes = std::move(nodes);
        lines.push_back(line);
    };
    const auto only = [](std::vector<ParameterInfo> weights, std::initializer_list<Part> parts) {
        std::erase_if(weights, [&](const ParameterInfo& p) {
            return std::find(parts.begin(), parts.end(), p.part) == parts.end();
        });
        return weights;
    };
    const NodeId whole{NodeKind::Block, Side::Decoder, block},
        attention{NodeKind::Attention, Side::Decoder, block},
        mlp{NodeKind::Mlp, Side::Decoder, block, Sublayer::Mlp};
    NodeId mlpNode = mlp;
    std::vector<NodeId> norms;
    for (const NodeId& n : nodesOfBlock(c, Side::Decoder, block)) {
        if (n.kind == NodeKind::Mlp) mlpNode = n;
        if (n.kind == NodeKind::Norm) norms.push_back(n);
    }
    const auto ofBlock = weightsOf(c, whole);
    add("attention.qkv", tr("Attention: Q, K, V"), only(ofBlock, {Part::Query, Part::Key, Part::Value}),
        {attention});
    add("attention.output", tr("Attention: output projection"), only(ofBlock, {Part::AttentionOutput}),
        {attention});
    add("mlp.up", tr("MLP: up"), only(ofBlock, {Part::MlpIn}), {mlpNode});
    add("mlp.down", tr("MLP: down"), only(ofBlock, {Part::MlpOut}), {mlpNode});
    add("norms", tr("LayerNorm × %1").arg(norms.size()), only(ofBlock, {Part::Norm}), norms);
    const std::int64_t blockCount = parameterCount(ofBlock);
    for (Line& l : lines) l.share = blockCount > 0 ? double(l.count) / double(blockCount) : 0;
    Line sum{QStringLiteral("block"), tr("Block %1").arg(integer(block + 1)), formulaOf(ofBlock, c),
             blockCount};
    sum.sum = true;
    sum.nodes = {whole};
    lines.push_back(sum);

    const std::size_t first = lines.size();
    const ParameterCount all = countParameters(c);
    Line blocks{QStringLiteral("blocks"), tr("All blocks: %1").arg(integer(c.blocks)), {}, all.blocks};
    // Blocks may differ; then there is no product to show.
    blocks.formula = blockCount * c.blocks == all.blocks
                         ? QStringLiteral("%1 × %2").arg(integer(c.blocks), integer(blockCount))
                         : tr("sum");
    lines.push_back(blocks);
    const NodeId embedding{NodeKind::Embedding}, finalNorm{NodeKind::FinalNorm}, head{NodeKind::Head};
    add("tokens", tr("Token embedding"), only(weightsOf(c, embedding), {Part::TokenEmbedding}), {embedding});
    add("positions", tr("Position embedding"), only(weightsOf(c, embedding), {Part::PositionEmbedding}),
        {embedding});
    add("finalNorm", tr("Final LayerNorm"), weightsOf(c, finalNorm), {finalNorm});
    add("head", tr("Output layer"), weightsOf(c, head), {head});
    for (std::size_t i = first; i < lines.size(); ++i)
        lines[i].share = all.total > 0 ? double(lines[i].count) / double(all.total) : 0;
    Line total{QStringLiteral("total"), tr("Total"), {}, all.total};
    total.sum = true;
    lines.push_back(total);
    return lines;
}

void CountTable::show(const ModelConfig& config, int block) {
    if (config == m_config && block == m_block && !m_lines.empty()) return;
    m_config = config;
    m_block = block;
    fill();
}

std::pair<QTableWidget*, int> CountTable::placeOf(int line) const {
    const int last = static_cast<int>(m_lines.size()) - 1;
    return line == last ? std::pair(m_total, 0) : std::pair(m_parts, line);
}

void CountTable::fill() {
    if (m_config.vocabulary == 0) return;
    m_lines = linesOf(m_config, m_block);
    m_parts->setHorizontalHeaderLabels({tr("Part"), tr("Formula"), tr("Parameters"), tr("Share")});
    for (const int i : {0, 3})
        m_parts->horizontalHeaderItem(i)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int i : {1, 2})
        m_parts->horizontalHeaderItem(i)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_parts->setRowCount(static_cast<int>(m_lines.size()) - 1);
    m_total->setRowCount(1);
    {
        // One repaint for the whole table instead of one for every property of every cell.
        const QSignalBlocker parts(m_parts->model()), total(m_total->model());
        for (int line = 0; line < static_cast<int>(m_lines.size()); ++line) fillLine(line);
    }
    m_parts->setAccessibleName(tr("Parameters of every part"));
    m_total->setAccessibleName(tr("Parameters of the whole model"));
    mark();
}

void CountTable::fillLine(int line) {
    const Line& l = m_lines[static_cast<std::size_t>(line)];
    const auto [table, row] = placeOf(line);
    for (int column = 0; column < columns; ++column) {
        QTableWidgetItem* cell = table->item(row, column);
        if (cell == nullptr) table->setItem(row, column, cell = new QTableWidgetItem);
        cell->setFlags(Qt::ItemIsEnabled);
        cell->setData(markupRole, {});
        cell->setData(shareRole, {});
        cell->setText({});
        cell->setFont(numberFont(type::small, l.sum ? QFont::DemiBold : QFont::Normal));
        switch (column) {
        case 0: cell->setText(l.title); break;
        case 1:
            cell->setData(markupRole, l.formula);
            cell->setData(Qt::AccessibleTextRole, InlineText(l.formula).plain());
            break;
        case 2:
            cell->setText(integer(l.count));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            break;
        default:
            cell->setData(shareRole, l.share);
            cell->setData(Qt::UserRole, l.key.startsWith(QLatin1String("attention")));
            if (l.share >= 0) {
                cell->setToolTip(percent(l.share, 1));
                cell->setData(Qt::AccessibleTextRole, percent(l.share, 1));
            }
        }
    }
}

void CountTable::mark() {
    const Theme& t = theme();
    const QSignalBlocker parts(m_parts->model()), total(m_total->model());
    for (int line = 0; line < static_cast<int>(m_lines.size()); ++line) {
        const Line& l = m_lines[static_cast<std::size_t>(line)];
        const bool on = m_node && std::find(l.nodes.begin(), l.nodes.end(), *m_node) != l.nodes.end();
        const bool attention = l.key.startsWith(QLatin1String("attention"));
        const auto [table, row] = placeOf(line);
        for (int column = 0; column < columns; ++column)
            table->item(row, column)
                ->setBackground(on      ? QBrush(attention ? t.attentionTint : t.hover)
                                : l.sum ? QBrush(t.chrome)
                                        : QBrush(t.surface));
    }
    m_parts->viewport()->update();
    m_total->viewport()->update();
}

void CountTable::setSelectedNode(const std::optional<NodeId>& node) {
    m_node = node;
    mark();
}

std::int64_t CountTable::count(const QString& key) const {
    for (const Line& l : m_lines)
        if (l.key == key) return l.count;
    return -1;
}

void CountTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) fill();
    if (event->type() == QEvent::PaletteChange) mark();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
