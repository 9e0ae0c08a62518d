#pragma once

#include "core/base/matrix.h"

#include <QStringList>
#include <QWidget>

namespace dikkat::ui {

/// Attention as links: queries at the left, keys at the right, a line from each query to the keys it looks
/// at, as thick as the weight. Weights under a threshold are left out. Up and Down choose the query, Left and
/// Right its links.
class LinksView : public QWidget {
    Q_OBJECT
public:
    explicit LinksView(QWidget* parent = nullptr);

    /// weights (Tq, Tk), names of the tokens on both sides. Empty: nothing to show.
    void setWeights(const Matrix& weights, const QStringList& queries, const QStringList& keys);
    void setSelected(Index query, Index key); ///< −1: nothing
    void setThreshold(double weight);
    [[nodiscard]] double threshold() const { return m_threshold; }
    /// Only the links of the chosen query.
    void setOnlySelected(bool only);

    [[nodiscard]] int linkCount() const; ///< drawn now
    /// Link under a point, {−1, −1} when there is none: the nearest within a few pixels.
    [[nodiscard]] std::pair<Index, Index> linkAt(QPointF point) const;

    [[nodiscard]] QSize sizeHint() const override { return {280, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 120}; }

signals:
    void picked(dikkat::Index query, dikkat::Index key);
    void hovered(dikkat::Index query, dikkat::Index key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double tokenWidth() const; ///< room for the longest name
    [[nodiscard]] QPointF queryPoint(Index i) const;
    [[nodiscard]] QPointF keyPoint(Index j) const;
    [[nodiscard]] double y(Index i, Index count) const;
    [[nodiscard]] Index rowAt(double y, Index count) const;
    [[nodiscard]] bool shows(Index i, Index j) const;
    [[nodiscard]] Index strongest(Index query) const;
    void paintSide(QPainter& painter, bool queries) const;
    void describe();

    Matrix m_weights;
    QStringList m_queries, m_keys;
    Index m_query = -1, m_key = -1;
    double m_threshold = 0.08;
    bool m_only = false;
    double m_longest = 0; ///< of the names, in pixels
};

/// How many labels to leave out when `count` of them stand in a row: every 2nd above 28, every 4th above 40,
/// and so on. 1: all are shown.
int labelStep(Index count);

} // namespace dikkat::ui
