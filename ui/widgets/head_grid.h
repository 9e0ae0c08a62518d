#pragma once

#include "ui/widgets/head_rows.h"

#include <QImage>
#include <QStringList>
#include <QWidget>
#include <cstdint>
#include <memory>
#include <vector>

namespace dikkat::ui {

/// All heads' weights of a trace as small maps. Layers are rows, or columns with Qt::Vertical. The arrow keys
/// move among the heads.
class HeadGrid : public QWidget {
    Q_OBJECT
public:
    explicit HeadGrid(QWidget* parent = nullptr);

    /// Tokens name the positions in tool tips; `source` those of an encoder. Null: empty.
    void setTrace(std::shared_ptr<const ModelTrace> trace, const QStringList& tokens,
                  const QStringList& source = {});
    void setCellSize(int minimum, int maximum);
    /// Horizontal: the heads of a layer stand beside each other; Vertical: under each other.
    void setOrientation(Qt::Orientation heads);
    void setCurrent(int number);
    [[nodiscard]] int current() const { return m_current; } ///< as in ForwardOptions::heads, −1: none
    void setOff(const std::vector<std::uint8_t>& heads);    ///< 0: crossed out; empty: all are on

    /// Where a head is drawn now; empty when there is none of this number.
    [[nodiscard]] QRect cellRect(int number) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void picked(int number);
    void hovered(int number, int query, int key); ///< −1, −1, −1: left

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int widest() const; ///< heads in the fullest row
    [[nodiscard]] QSize sizeFor(int cell) const;
    [[nodiscard]] int labelsWidth() const;
    [[nodiscard]] int numberAt(QPoint point) const;
    [[nodiscard]] QString tip(int number) const;
    void layoutCells();
    void describe();
    void move(int rows, int heads);
    void pick(int number);

    std::shared_ptr<const ModelTrace> m_trace;
    std::vector<HeadRow> m_rows;
    QStringList m_tokens, m_source;
    std::vector<std::uint8_t> m_on;
    std::vector<QImage> m_images; ///< by number, made when they are first painted
    Qt::Orientation m_orientation = Qt::Horizontal;
    int m_current = -1, m_hover = -1;
    int m_minimum = 40, m_maximum = 96, m_cell = 40;
};

} // namespace dikkat::ui
