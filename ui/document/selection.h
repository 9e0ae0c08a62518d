#pragma once

#include "core/lesson/lesson_trace.h"

#include <QObject>

namespace dikkat::ui {

/// What the learner is pointing at: one cell (query row, key column) of the flow, or one cell of an output
/// row. Shared by every view; neither saved nor undone.
class Selection : public QObject {
    Q_OBJECT
public:
    struct Cell {
        LessonStep step = LessonStep::Raw; ///< in which matrix it was picked
        Index row = -1;                    ///< query position, −1: nothing is selected
        Index column = -1;                 ///< key position, or value column when step is Output
        [[nodiscard]] bool isValid() const { return row >= 0 && column >= 0; }
        friend bool operator==(const Cell&, const Cell&) = default;
    };

    using QObject::QObject;
    [[nodiscard]] const Cell& cell() const { return m_cell; }
    void select(const Cell& cell) {
        carry(cell);
        emit pointed();
    }
    /// The same place in another matrix: nobody has pointed at it.
    void carry(const Cell& cell) {
        if (cell == m_cell) return;
        m_cell = cell;
        emit changed();
    }
    void clear() { select(Cell{}); }

signals:
    void changed();
    void pointed(); ///< after changed(); also at the cell that was selected already

private:
    Cell m_cell;
};

} // namespace dikkat::ui
