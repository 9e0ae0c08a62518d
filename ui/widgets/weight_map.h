#pragma once

#include "core/attention/mask.h"
#include "ui/widgets/weight_image.h"

#include <QStringList>
#include <QWidget>

namespace dikkat::ui {

/// One head's weights large, with tokens on both axes. Arrow keys move the chosen cell, Home and End go to
/// the ends of its row. Any size up to 256 × 256: labels thin out, cells become pixels.
class WeightMap : public QWidget {
    Q_OBJECT
public:
    explicit WeightMap(QWidget* parent = nullptr);

    /// `visible` may be empty: nothing is masked.
    void setWeights(const Matrix& weights, const Mask& visible, const QStringList& queries,
                    const QStringList& keys, WeightColors colors = WeightColors::Weights);
    void setSelected(Index query, Index key); ///< −1: nothing
    /// Titles of the axes: "query (looks)", "key (is looked at)".
    void setAxes(const QString& queries, const QString& keys);

    [[nodiscard]] QRectF area() const; ///< of the cells
    [[nodiscard]] std::pair<Index, Index> cellAt(QPointF point) const;

    [[nodiscard]] QSize sizeHint() const override { return {400, 400}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {170, 150}; }

signals:
    void picked(dikkat::Index query, dikkat::Index key);
    void hovered(dikkat::Index query, dikkat::Index key); ///< −1, −1: left

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF cell(Index query, Index key) const;
    /// The name that stands for `step` neighbours from `i` on: letters side by side where all are letters.
    [[nodiscard]] static QString nameOf(const QStringList& names, Index i, int step);
    [[nodiscard]] bool keysStandUpright() const; ///< letters turned by 90°, as the names are long
    void measureLabels();
    void paintLabels(QPainter& painter) const;
    void paintFrames(QPainter& painter) const;
    void describe();

    Matrix m_weights;
    Mask m_visible;
    QStringList m_queries, m_keys;
    double m_queryWidth = 0, m_keyWidth = 0; ///< of the longest name, in pixels
    QString m_queryAxis, m_keyAxis;
    WeightColors m_colors = WeightColors::Weights;
    Index m_query = -1, m_key = -1, m_hoverQuery = -1, m_hoverKey = -1;
    QImage m_image; ///< null: stale
};

} // namespace dikkat::ui
