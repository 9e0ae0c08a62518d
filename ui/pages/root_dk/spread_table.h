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
    /// The chapter's figure and the measured one differ by no more than the errors of two such draws explain.
    static bool withinError(const DotProductStatistics& s, double figure);

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

    std::vector<Index> m_widths;
    Index m_own = 0; ///< the last width that is not the chapter's; 0: none yet ///< of the rows
};

} // namespace dikkat::ui
