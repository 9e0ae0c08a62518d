#pragma once

#include "ui/pages/heads/inspector.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace dikkat::ui {

/// The scores of all heads as rows in the chosen order.
class ScoresModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int columns = 8;
    enum Role { Bar = Qt::UserRole, Number, Off }; ///< bar: 0 … 1, NaN none; number of the head; switched off

    explicit ScoresModel(Inspector& inspector, QObject* parent = nullptr);
    void refresh();
    [[nodiscard]] int rowOfHead(int number) const;
    [[nodiscard]] int headOfRow(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The whole figure where the cell has room for a part: "+0.131 ± 0.020 on 96 texts".
    [[nodiscard]] QString details(const HeadReport& report, HeadsColumn column) const;
    [[nodiscard]] static QString title(HeadsColumn column);
    [[nodiscard]] static QString explanation(HeadsColumn column); ///< one line

private:
    [[nodiscard]] double value(const HeadReport& report, HeadsColumn column) const; ///< NaN: none

    Inspector& m_inspector;
    std::vector<HeadReport> m_reports; ///< in the order of the rows
    double m_largestEntropy = 1.0, m_largestDelta = 1.0, m_largestHere = 1.0;
};

/// The table: one row is the chosen head; a click on a header sorts by it.
class ScoresTable : public QTableView {
    Q_OBJECT
public:
    explicit ScoresTable(Inspector& inspector, QWidget* parent = nullptr);
    void refresh();
    void refreshSelection();
    void retranslate();
    [[nodiscard]] int topHead() const { return m_model->headOfRow(0); } ///< −1: there is none
    [[nodiscard]] int fullHeight() const;                               ///< with every row in sight

signals:
    void headPicked(int number);
    void sorted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void sortBy(int column);
    void fitColumns();
    void keepInSight(); ///< the chosen row, where another head was chosen

    Inspector& m_inspector;
    ScoresModel* m_model;
    bool m_settingCurrent = false;
    int m_head = -1; ///< the chosen one when the table was last refreshed
};

} // namespace dikkat::ui
