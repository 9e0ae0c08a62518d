#pragma once

#include <QTableWidget>

namespace dikkat::ui {

/// A few rows of exact numbers; one of them is what the sliders say now.
class CostTable : public QTableWidget {
    Q_OBJECT
public:
    explicit CostTable(const QString& objectName, QWidget* parent = nullptr);

    /// `rows`: texts of the cells; `current`: the row in bold.
    void setRows(const QStringList& header, const QList<QStringList>& rows, int current);

protected:
    bool focusNextPrevChild(bool next) override; ///< Tab leaves the table, arrows move in it
};

} // namespace dikkat::ui
