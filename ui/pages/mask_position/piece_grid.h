#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace dikkat::ui {

/// One piece of text as training sees it: every row is a task of its own. Row i sees the symbols up to i,
/// what comes after is hatched, and the symbol after i is the answer. Without the mask the answer stands in
/// plain sight: that cell is marked.
struct PieceGridContent {
    QString text; ///< T + 1 symbols: T inputs and the last answer
    bool causal = true;
    int row = -1; ///< chosen; −1: none

    [[nodiscard]] int tasks() const { return std::max(0, static_cast<int>(text.size()) - 1); }
};

/// How a character is drawn: a space as ␣.
QString visibleSymbol(QChar c);

void paintPieceGrid(QPainter& painter, const QRectF& area, const PieceGridContent& content,
                    const Theme& theme, double pixels);

/// Click or ↑ ↓ choose a row.
class PieceGrid : public QWidget {
    Q_OBJECT
public:
    explicit PieceGrid(QWidget* parent = nullptr);

    void setContent(const PieceGridContent& content);
    [[nodiscard]] const PieceGridContent& content() const { return m_content; }
    void setRow(int row);
    /// The chosen row as a sentence.
    [[nodiscard]] QString sentence() const;

    [[nodiscard]] QSize sizeHint() const override { return {560, 380}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 220}; }

signals:
    void rowPicked(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    PieceGridContent m_content;
};

} // namespace dikkat::ui
