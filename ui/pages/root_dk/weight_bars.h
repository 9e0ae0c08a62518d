#pragma once

#include "core/base/matrix.h"

#include <QWidget>

namespace dikkat::ui {

/// Softmax weights as bars from 0 to 1, one under the other, with the score that each comes from and the
/// weight in numbers. The domain is always 0 … 1.
class WeightBars : public QWidget {
    Q_OBJECT
public:
    explicit WeightBars(QWidget* parent = nullptr);

    void setContent(const Row& scores, const Row& weights);
    void setRowHeight(int pixels);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    Row m_scores, m_weights;
    int m_rowHeight = 30;
};

} // namespace dikkat::ui
