#include "ui/pages/intuition/cost_table.h"

#include "ui/theme/theme.h"

#include <QHeaderView>

namespace dikkat::ui {

CostTable::CostTable(const QString& objectName, QWidget* parent) : QTableWidget(parent) {
    setObjectName(objectName);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(26);
    verticalHeader()->setMinimumSectionSize(20);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setVerticalScrollMode(ScrollPerPixel);
}

bool CostTable::focusNextPrevChild(bool next) {
    return QWidget::focusNextPrevChild(next);
}

void CostTable::setRows(const QStringList& header, const QList<QStringList>& rows, int current) {
    setColumnCount(static_cast<int>(header.size()));
    setRowCount(static_cast<int>(rows.size()));
    setHorizontalHeaderLabels(header);
    for (int i = 0; i < rowCount(); ++i)
        for (int j = 0; j < columnCount(); ++j) {
            QTableWidgetItem* cell = item(i, j);
            if (cell == nullptr) setItem(i, j, cell = new QTableWidgetItem);
            cell->setText(rows.at(i).value(j));
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            cell->setFont(numberFont(type::cell, i == current ? QFont::Bold : QFont::Normal));
            cell->setData(Qt::AccessibleTextRole, header.at(j) + QStringLiteral(": ") + rows.at(i).value(j));
        }
    const int height = horizontalHeader()->sizeHint().height() + rowCount() * 26 + 4;
    setMinimumHeight(std::min(height, 110));
    setMaximumHeight(height);
}

} // namespace dikkat::ui
