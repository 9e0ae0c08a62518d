#include "ui/pages/root_dk/spread_table.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <algorithm>
#include <array>
#include <cmath>

namespace dikkat::ui {

SpreadTable::SpreadTable(QWidget* parent) : QTableWidget(parent) {
    setObjectName(QStringLiteral("spreadTable"));
    setColumnCount(ColumnCount);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(24);
    verticalHeader()->setMinimumSectionSize(20);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setMinimumHeight(26 + 4 * 24 + 4);
    const auto pick = [this](int row) {
        if (row >= 0 && row < static_cast<int>(m_widths.size()))
            emit widthPicked(static_cast<int>(m_widths[static_cast<std::size_t>(row)]));
    };
    connect(this, &QTableWidget::cellClicked, this, [pick](int row, int) { pick(row); });
    connect(this, &QTableWidget::cellActivated, this, [pick](int row, int) { pick(row); });
    retranslate();
}

double SpreadTable::printed(Index width) {
    return width == 4 ? 4.01 : width == 64 ? 64.01 : width == 512 ? 510.67 : 0.0;
}

bool SpreadTable::withinError(const DotProductStatistics& s, double figure) {
    return std::abs(s.variance - figure) <= 3 * std::sqrt(2.0) * s.standardError;
}

void SpreadTable::setText(int row, Column column, const QString& text) {
    QTableWidgetItem* cell = item(row, column);
    if (cell == nullptr) {
        cell = new QTableWidgetItem;
        cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        cell->setFont(numberFont(type::small));
        setItem(row, column, cell);
    }
    if (cell->text() != text) cell->setText(text);
}

void SpreadTable::setContent(const DotProductDraws& draws, int seed, Index width) {
    std::vector<Index> widths(DotProductDraws::chapterWidths.begin(), DotProductDraws::chapterWidths.end());
    // The learner's own width stays for comparison when another row is chosen.
    if (std::find(widths.begin(), widths.end(), width) == widths.end()) m_own = width;
    if (m_own == width || draws.find(seed, m_own) != nullptr) widths.push_back(m_own);
    std::sort(widths.begin(), widths.end());
    if (widths != m_widths) {
        m_widths = widths;
        setRowCount(static_cast<int>(widths.size()));
    }
    for (int row = 0; row < rowCount(); ++row) {
        const Index w = m_widths[static_cast<std::size_t>(row)];
        const DotProductStatistics* s = draws.find(seed, w);
        setText(row, Width, QString::number(w));
        setText(row, Measured, s ? number(s->variance, 2, true) : QStringLiteral("…"));
        setText(row, Error, s ? QStringLiteral("± ") + number(s->standardError, 2, true) : QString());
        setText(row, Scaled, s ? number(s->scaledVariance, 2, true) : QStringLiteral("…"));
        const double figure = printed(w);
        setText(row, Chapter, figure > 0 ? number(figure, 2, true) : QString());
        QTableWidgetItem* cell = item(row, Chapter);
        const bool done = figure > 0 && s != nullptr && draws.isComplete(seed, w);
        const bool same = done && std::abs(s->variance - figure) <= 0.005;
        const bool near = done && withinError(*s, figure);
        cell->setIcon(!done ? QIcon()
                            : themedIcon(same   ? QStringLiteral("check")
                                         : near ? QStringLiteral("info")
                                                : QStringLiteral("triangle")));
        cell->setToolTip(!done  ? QString()
                         : same ? tr("The same as the chapter prints")
                         : near
                             ? tr("Another draw than the chapter’s (seed 0), and the same within the error")
                             : tr("Another draw: the chapter’s figures belong to seed 0"));
        cell->setData(Qt::AccessibleDescriptionRole, cell->toolTip());
        if (w == width && currentRow() != row) setCurrentCell(row, std::max(0, currentColumn()));
    }
    fitColumns();
}

void SpreadTable::fitColumns() {
    std::array<int, ColumnCount> widths{};
    int needed = 0;
    for (int column = 0; column < ColumnCount; ++column) {
        const int hint = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        needed += widths[static_cast<std::size_t>(column)] = hint;
    }
    setMinimumWidth(needed + 2 * frameWidth());
    const int spare = std::max(0, viewport()->width() - needed);
    for (int column = 0; column < ColumnCount; ++column) {
        const int share = spare * (column + 1) / ColumnCount - spare * column / ColumnCount;
        setColumnWidth(column, widths[static_cast<std::size_t>(column)] + share);
    }
}

void SpreadTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fitColumns();
}

void SpreadTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QTableWidget::changeEvent(event);
}

void SpreadTable::retranslate() {
    setHorizontalHeaderLabels({tr("dk"), tr("Variance"), tr("Error"), tr("÷ √dk"), tr("Chapter")});
    horizontalHeaderItem(Error)->setToolTip(tr("Standard error of the measured variance"));
    setAccessibleName(tr("Variance of random dot products by width"));
    fitColumns();
}

} // namespace dikkat::ui
