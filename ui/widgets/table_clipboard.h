#pragma once

#include "ui/i18n/live_text.h"
#include "ui/widgets/table_text.h"

class QWidget;

namespace dikkat::ui {

/// Numbers to the clipboard, with the language's decimal mark said beside the text: a column with decimal
/// commas comes back as it went.
void copyTable(const QString& text);

/// How rows and columns of a matrix are called where it is shown within `page`.
TableNames tableNames(const QWidget& page, const Matrix& matrix);

/// A pasted text as a matrix, or one translated sentence on why it is none. Where a comma can be a decimal
/// mark or part two numbers, the learner chooses between the two; an empty sentence: they would rather not.
std::variant<Matrix, LiveText> readPaste(QWidget* over, const QString& text, Index maxRows, Index maxColumns,
                                         double limit);

} // namespace dikkat::ui
