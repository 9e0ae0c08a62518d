#pragma once

#include "ui/widgets/table_text.h"

#include <QStringList>
#include <optional>
#include <vector>

/// From a pasted text to texts of cells; parseTable() makes numbers of them.
namespace dikkat::ui {

using CellRows = std::vector<QStringList>;

/// One or two ways to part a text into cells: the comma parts numbers, or it is a decimal mark.
struct ParsedCells {
    CellRows list, decimal;            ///< empty: this reading is out of the question
    bool several = false;              ///< several matrices one after another
    std::optional<QString> wrong = {}; ///< what stands where no number can
};

/// Line ends, spaces, signs and invisible characters made plain.
QString plainTable(const QString& text);

/// The cells of a text that plainTable() has gone over; as many readings as the text itself allows.
ParsedCells cellsOf(const QString& text);

} // namespace dikkat::ui
