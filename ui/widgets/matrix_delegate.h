#pragma once

#include <QLineEdit>
#include <QPointer>
#include <QStyledItemDelegate>

namespace dikkat::ui {

class MatrixView;

/// Makes the edit field of one cell and decides when it closes: Enter goes to the cell below, Tab to the next
/// one, and a refused text stays where it is.
class MatrixDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit MatrixDelegate(MatrixView* view);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    /// The open edit field of a cell, or null.
    [[nodiscard]] QLineEdit* editorAt(int row, int column) const;
    void refuse() { m_refused = true; }

private:
    /// Hands the text to the view; false when it was refused.
    bool submit(QLineEdit* editor);

    MatrixView* m_view;
    bool m_refused = false;
};

} // namespace dikkat::ui
