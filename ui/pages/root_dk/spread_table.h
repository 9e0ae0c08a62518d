#pragma once

#include "ui/pages/root_dk/dot_product_draws.h"

#include <QTableWidget>

namespace dikkat::ui {

/// The chapter's three widths and the learner's own: measured variance beside the theory's and the printed
/// figure. Choosing a row chooses its width.
class SpreadTable : public QTableWidget {
    Q_OBJECT
public:
    explicit SpreadTable(QWidget* parent = nullptr);

    void setContent(const DotProductDraws& draws, int seed, Index width);
    /// The chapter's printed variance for one of its widths; 0: it has none.
    static double printed(Index width);

signals:
    void widthPicked(int width);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Column { Width, Measured, Error, Scaled, Chapter, ColumnCount };
    void retranslate();
    /// Every column shows its header and its numbers whole; what is left over is shared out.
    void fitColumns();
    void setText(int row, Column column, const QString& text);

    std::vector<Index> m_widths; ///< of the rows
};

} // namespace dikkat::ui
