#include "ui/plot/plot_table.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHeaderView>
#include <QMenu>
#include <QTableWidget>
#include <QVBoxLayout>

namespace dikkat::ui {

void showPlotTable(QWidget* parent, const QString& title, const PlotTable& table) {
    if (table.empty()) return;
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto* widget =
        new QTableWidget(static_cast<int>(table.size()) - 1, static_cast<int>(table.front().size()));
    widget->setHorizontalHeaderLabels(table.front());
    widget->verticalHeader()->hide();
    widget->setEditTriggers(QAbstractItemView::NoEditTriggers);
    for (std::size_t i = 1; i < table.size(); ++i)
        for (qsizetype column = 0; column < table[i].size(); ++column)
            widget->setItem(static_cast<int>(i) - 1, static_cast<int>(column),
                            new QTableWidgetItem(table[i].at(column)));
    widget->resizeColumnsToContents();
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(widget);
    dialog.resize(480, 360);
    dialog.exec();
}

void offerPlotTable(QWidget* parent, const QPoint& at, const QString& title, const PlotTable& table) {
    QMenu menu;
    menu.addAction(QCoreApplication::translate("PlotTable", "Show as a table…"), parent,
                   [&] { showPlotTable(parent, title, table); });
    menu.exec(at);
}

} // namespace dikkat::ui
