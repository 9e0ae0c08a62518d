#include "ui/pages/gpt2017/difference_table.h"

#include "core/experiments/parameter_counts.h"
#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>

namespace dikkat::ui {

namespace {
constexpr int rows = 9;
}

DifferenceTable::DifferenceTable(QWidget* parent) : QTableWidget(rows, 3, parent) {
    setObjectName(QStringLiteral("differenceTable"));
    verticalHeader()->hide();
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(true);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // The header hands out the new widths only after the table itself has its new size.
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &DifferenceTable::fitRows);
    connect(this, &QTableWidget::cellClicked, this, [this](int row, int) { emit rowPicked(row); });
    connect(this, &QTableWidget::cellActivated, this, [this](int row, int) { emit rowPicked(row); });
}

void DifferenceTable::setState(const Gpt2017State& state) {
    m_state = state;
    fill();
}

void DifferenceTable::fill() {
    const ModelConfig a = m_state.original(), b = m_state.gpt();
    const auto norm = [](const ModelConfig& c) {
        return c.normPlace == NormPlace::Pre ? tr("before the sublayer (pre-norm)")
                                             : tr("after the addition (post-norm)");
    };
    const auto position = [](const ModelConfig& c) {
        return c.positions == Positions::Learned ? tr("learned embedding") : tr("fixed, sinusoids");
    };
    const auto activation = [](const ModelConfig& c) {
        return c.activation == Activation::Relu ? QStringLiteral("ReLU") : QStringLiteral("GELU");
    };
    const auto embedding = [](const ModelConfig& c) {
        QStringList parts;
        if (c.scaleEmbedding) parts << tr("times √d");
        parts << (c.tied ? tr("shared with the output layer") : tr("separate from the output layer here"));
        return parts.join(QStringLiteral(", "));
    };
    const auto has = [](const ModelConfig& c, NodeKind kind) {
        for (const NodeId& n : nodesOf(c))
            if (n.kind == kind) return true;
        return false;
    };
    const auto cross = [&](const ModelConfig& c) {
        return has(c, NodeKind::Cross) ? tr("yes: K and V come from the encoder") : tr("none");
    };
    const QString texts[rows][3] = {
        {tr("Stack"),
         tr("encoder: %n block(s)", nullptr, static_cast<int>(a.encoderBlocks)) + QStringLiteral("; ") +
             tr("decoder: %n block(s)", nullptr, static_cast<int>(a.blocks)),
         tr("%n decoder block(s), nothing else", nullptr, static_cast<int>(b.blocks))},
        {tr("Cross-attention"), cross(a), cross(b)},
        {tr("Mask"), tr("in the decoder’s self-attention only"), tr("in every block")},
        {tr("LayerNorm"), norm(a), norm(b) + (b.finalNorm ? tr(", and one at the end") : QString())},
        {tr("Position"), position(a), position(b)},
        {tr("Activation"), activation(a), activation(b)},
        {tr("Embedding"), embedding(a), embedding(b)},
        {tr("Weights of a block"), tr("decoder %1").arg(integer(decoderBlockWeights(m_state.width).total())),
         integer(gptBlockWeights(m_state.width).total())},
        {tr("Task, data"), tr("source to target: pairs of texts"), tr("the next token: any text")},
    };
    setHorizontalHeaderLabels({QString(), tr("2017"), tr("GPT (as GPT-2)")});
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < 3; ++c) {
            QTableWidgetItem* cell = item(r, c);
            if (cell == nullptr) setItem(r, c, cell = new QTableWidgetItem);
            cell->setFlags(Qt::ItemIsEnabled);
            cell->setText(texts[r][c]);
            cell->setToolTip(texts[r][c]);
            cell->setFont(numberFont(type::small, c == 0 ? QFont::DemiBold : QFont::Normal));
            cell->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        }
    setAccessibleName(tr("Differences"));
    fitRows();
    mark();
}

/// With some air: lines of wrapped text would touch those of the next row. Measured without a scroll bar
/// first: its width would make rows higher, which would then need it.
void DifferenceTable::fitRows() {
    if (m_fitting) return;
    m_fitting = true;
    for (const auto policy : {Qt::ScrollBarAlwaysOff, Qt::ScrollBarAlwaysOn}) {
        setVerticalScrollBarPolicy(policy);
        resizeRowsToContents();
        int height = 0;
        for (int r = 0; r < rowCount(); ++r) {
            setRowHeight(r, rowHeight(r) + 10);
            height += rowHeight(r);
        }
        if (height <= viewport()->height()) break;
    }
    m_fitting = false;
}

void DifferenceTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fitRows();
}

void DifferenceTable::setSelectedNode(const std::optional<NodeId>& node) {
    m_node = node;
    mark();
}

void DifferenceTable::mark() {
    std::optional<Row> row;
    if (m_node) switch (m_node->kind) {
        case NodeKind::Embedding: row = Row::Position; break;
        case NodeKind::Norm:
        case NodeKind::FinalNorm: row = Row::Norm; break;
        case NodeKind::Attention: row = Row::Mask; break;
        case NodeKind::Cross: row = Row::Cross; break;
        case NodeKind::Mlp: row = Row::Activation; break;
        case NodeKind::Head: row = Row::Task; break;
        case NodeKind::Block:
        case NodeKind::Add: break;
        }
    const Theme& t = theme();
    for (int r = 0; r < rowCount(); ++r)
        for (int c = 0; c < 3; ++c)
            if (item(r, c) != nullptr)
                item(r, c)->setBackground(row && static_cast<int>(*row) == r ? t.mark : t.surface);
}

void DifferenceTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) fill();
    if (event->type() == QEvent::PaletteChange) mark();
    QTableWidget::changeEvent(event);
}

} // namespace dikkat::ui
