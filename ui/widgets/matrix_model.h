#pragma once

#include "ui/widgets/matrix_content.h"
#include "ui/widgets/matrix_painter.h"

#include <QAbstractTableModel>

namespace dikkat::ui {

/// The matrix as Qt's table model: numbers as text, editing text, tool tips, and one spoken sentence per
/// cell.
class MatrixModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setContent(const MatrixContent& content);
    [[nodiscard]] const MatrixContent& content() const { return m_content; }

    void setEditable(bool editable);
    [[nodiscard]] bool isEditable() const { return m_editable; }
    /// Editable, and when some cells are hidden, one of those.
    [[nodiscard]] bool canEdit(Index row, Index column) const;

    MatrixLook look; ///< written by the view; texts and the accessible sentence read it

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// "query 3, key 3, weight 0.5761, selected"
    [[nodiscard]] QString spoken(Index row, Index column) const;

private:
    [[nodiscard]] QString changeText(Index row, Index column) const;

    MatrixContent m_content;
    bool m_editable = false;
};

/// "query 3", "key 2", "row 1": a header in words.
QString axisWords(MatrixRole role, Qt::Orientation orientation, Index number);

} // namespace dikkat::ui
