#pragma once

#include "core/attention/mask.h"
#include "core/base/matrix.h"

#include <QTableView>
#include <functional>
#include <optional>

namespace dikkat::ui {

enum class MatrixRole { Query, Key, Value, Score, Weight, Output, Neutral, Difference };

/// What a MatrixView shows. A plain value: a view can be tested with a hand-made one.
struct MatrixContent {
    Matrix values;               ///< (rows, columns)
    std::optional<Mask> visible; ///< cells that are false are hatched: −∞ (Score) or 0 (Weight)
    std::optional<Matrix>
        previous; ///< same shape: cells that differ are marked, with by how much in the tool tip
    Mask hidden;  ///< true: dashed, "?", no fill (predict first); empty: none
    MatrixRole role = MatrixRole::Neutral;
    QString rowSymbol; ///< "q" gives q₁, q₂ … as row headers; empty: plain numbers
    QString columnSymbol;
    MatrixRole rowRole = MatrixRole::Neutral; ///< colour of the header symbols
    MatrixRole columnRole = MatrixRole::Neutral;
    QString name; ///< for screen readers: "weights"
    int decimals = 4;
    double scoreMagnitude = 4; ///< Score and Difference: end of the colour scale
};

/// Judgement of a typed answer shown in a cell.
enum class CellMark { None, Right, Wrong };

/// A matrix as a table that reads as a heat map: keyboard, mouse, screen reader and clipboard come from
/// QTableView. Editable ones take numbers in both decimal marks. Fits any size from 1×1 to 16×16 into the
/// room it has; cells under 14 px drop their numbers.
class MatrixView : public QTableView {
    Q_OBJECT
public:
    explicit MatrixView(QWidget* parent = nullptr);
    ~MatrixView() override;

    void setContent(const MatrixContent& content);
    [[nodiscard]] const MatrixContent& content() const;

    void setEditable(bool editable);
    /// Typed answers over hidden cells (predict first).
    void setMark(Index row, Index column, CellMark mark, const QString& text);
    void clearMarks();

    void setSelectedCell(Index row, Index column,
                         bool primary); ///< primary: picked here (3 px); else linked (2 px). −1: none
    void setLinkedRow(Index row);       ///< dashed box around a row, −1: none
    void setLinkedColumn(Index column);
    void setTintedRow(Index row, const QColor& tint);

    /// Preferred cell size; the view shrinks below it when needed.
    void setCellSize(int width, int height);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void cellPicked(dikkat::Index row, dikkat::Index column);  ///< click or arrow
    void cellHovered(dikkat::Index row, dikkat::Index column); ///< −1, −1: left
    void valueTyped(dikkat::Index row, dikkat::Index column, const QString& text);
    /// Vertical drag on a number: value = start + steps · 0.1 (Shift: 0.01, Ctrl: 1); same gesture while the
    /// button is down.
    void valueDragged(dikkat::Index row, dikkat::Index column, double value, int gesture);
    void pasted(dikkat::Index row, dikkat::Index column, const QString& text);
    void copyRequested();
    void cellToggled(dikkat::Index row,
                     dikkat::Index column); ///< Space or double click on a cell that is not editable

private:
    class Model;
    class Delegate;
    Model* m_model;
    Delegate* m_delegate;
};

} // namespace dikkat::ui
