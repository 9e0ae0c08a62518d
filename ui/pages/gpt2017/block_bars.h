#pragma once

#include "core/experiments/parameter_counts.h"

#include <QWidget>

namespace dikkat::ui {

/// The weights of one decoder block with and without cross-attention, as two bars on one scale.
class BlockBars : public QWidget {
    Q_OBJECT
public:
    explicit BlockBars(QWidget* parent = nullptr);

    void setWidthOfModel(int width);
    void setHighlightCross(bool on);
    [[nodiscard]] const BlockWeights& original() const { return m_original; }
    [[nodiscard]] const BlockWeights& gpt() const { return m_gpt; }

    [[nodiscard]] QSize sizeHint() const override { return {360, 210}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 190}; }

signals:
    void crossPicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void describe();
    [[nodiscard]] QRectF bar(int which) const;

    BlockWeights m_original, m_gpt;
    bool m_cross = false;
};

} // namespace dikkat::ui
