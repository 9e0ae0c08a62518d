#pragma once

#include "ui/i18n/live_text.h"
#include "ui/widgets/matrix_content.h"
#include "ui/widgets/matrix_painter.h"

#include <QPointer>
#include <QTableView>
#include <QTimer>
#include <optional>

class QLabel;

namespace dikkat::ui {

class MatrixDelegate;
class MatrixHeader;
class MatrixModel;

/// A matrix as a table that reads as a heat map: keyboard, mouse, screen reader and clipboard come from
/// QTableView. Editable ones take numbers in both decimal marks. Fits any size from 1×1 to 16×16 into the
/// room it has; cells under 14 px drop their numbers. Editable cells stay large enough to be typed into: such
/// a view scrolls when there are many.
class MatrixView : public QTableView {
    Q_OBJECT
public:
    explicit MatrixView(QWidget* parent = nullptr);
    ~MatrixView() override;

    void setContent(const MatrixContent& content);
    [[nodiscard]] const MatrixContent& content() const;

    /// Cells become edit fields; when the content hides some cells, only those take answers.
    void setEditable(bool editable);
    [[nodiscard]] bool isEditable() const;
    /// Typed answers over hidden cells (predict first); without a text the cell shows its own number.
    void setMark(Index row, Index column, CellMark mark, const QString& text);
    void clearMarks();

    void setSelectedCell(Index row, Index column,
                         bool primary); ///< primary: picked here (3 px); else linked (2 px). −1: none
    void setLinkedRow(Index row);       ///< dashed box around a row, −1: none
    void setLinkedColumn(Index column);
    void setTintedRow(Index row, const QColor& tint);

    /// Preferred cell size; the view shrinks below it when needed.
    void setCellSize(int width, int height);
    /// Cells also grow beyond the preferred size when there is room.
    void setCellsGrow(bool grow);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Answer to valueTyped or pasted: the text is not accepted. An open edit field stays open with what was
    /// typed; the sentence stands beside the cell until the text changes.
    void rejectEdit(Index row, Index column, const LiveText& sentence);
    void hideProblem();

    /// Where the cells are in the viewport; the first starts a few pixels in, so that frames have room.
    [[nodiscard]] const MatrixGeometry& geometryOfCells() const { return m_geometry; }
    [[nodiscard]] const MatrixLook& look() const;

    /// Cells and headers into `painter` at the origin, at the view's size (pictures; vectors stay vectors).
    void paintPicture(QPainter& painter) const;

signals:
    void cellPicked(dikkat::Index row, dikkat::Index column);  ///< click or arrow
    void cellHovered(dikkat::Index row, dikkat::Index column); ///< −1, −1: left
    void valueTyped(dikkat::Index row, dikkat::Index column, const QString& text);
    /// Vertical drag on a number: value = start + steps · 0.1 (Shift: 0.01, Ctrl: 1); same gesture while the
    /// button is down. Escape emits the start value once more.
    void valueDragged(dikkat::Index row, dikkat::Index column, double value, int gesture);
    void pasted(dikkat::Index row, dikkat::Index column, const QString& text);
    void copyRequested();
    void cellToggled(dikkat::Index row,
                     dikkat::Index column); ///< Space or double click on a cell that is not editable

public:
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool focusNextPrevChild(bool next) override;
    void updateGeometries() override;
    void doItemsLayout() override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    friend class MatrixDelegate;

    /// A number being changed by dragging.
    struct Drag {
        Index row, column;
        double start, value;
        int lastY;
        QPoint from;
        bool moving = false;
        int gesture = 0;
    };

    void layoutCells();
    void placeOffsets(); ///< headers and cells follow the scroll bars, shifted by the margin
    [[nodiscard]] bool scrolls() const;
    void refresh(); ///< texts and labels are stale
    void updateFocusCell();
    void hover(const QModelIndex& index);
    void moveToNeighbour(bool next);
    void moveDown();
    void endDrag(bool restore);
    void placeProblem(Index row, Index column);
    [[nodiscard]] bool takesTyping() const;
    [[nodiscard]] bool hasReducedMotion() const;

    MatrixModel* m_model;
    MatrixDelegate* m_delegate;
    MatrixHeader* m_columns;
    MatrixHeader* m_rows;
    MatrixGeometry m_geometry;
    std::optional<MatrixTexts> m_texts;
    QSize m_cellSize{38, 34};
    bool m_grow = false;
    bool m_settingCurrent = false; ///< the current cell is being moved by setSelectedCell, not by the learner
    std::optional<Drag> m_drag;
    int m_lastGesture = 0;
    QTimer m_changeTimer;
    QPointer<QLabel> m_problem;
    LiveText m_problemText; ///< of the bubble, for another language
};

} // namespace dikkat::ui
