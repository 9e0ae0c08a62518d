#pragma once

#include "core/experiments/dot_products.h"

#include <QWidget>

class QLabel;

namespace dikkat::ui {

class Badge;
class Histogram;

/// One of the two histograms of page 3, q·k or q·k ÷ √dk, with its variance beside the theory's. Both keep
/// their axis whatever the width is: that the first one spreads and the second one does not is the lesson.
class SpreadPanel : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Raw, Scaled };

    SpreadPanel(Kind kind, QWidget* parent = nullptr);

    /// `statistics` null: nothing drawn yet. `current`: what softmax gets as the page is set.
    void setContent(const DotProductStatistics* statistics, Index width, bool current);
    [[nodiscard]] QString summary() const; ///< the numbers in words
    [[nodiscard]] const Histogram& histogram() const { return *m_histogram; }

    /// Both histograms have one axis, wide enough for the widest vectors: only so a narrow one looks narrow.
    static double halfRange();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    Kind m_kind;
    DotProductStatistics m_statistics; ///< pairs 0: nothing yet
    bool m_current = false;
    QLabel *m_title, *m_numbers;
    Badge* m_badge;
    Histogram* m_histogram;
};

} // namespace dikkat::ui
