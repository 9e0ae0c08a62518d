#pragma once

#include "ui/theme/theme.h"

#include <QStringList>
#include <QWidget>
#include <vector>

namespace dikkat::ui {

/// Two inputs one above the other and how far each position's output moved from the first to the second. The
/// bars are logarithmic, so that rounding noise and a real change can both be seen; exactly nothing has no
/// bar and reads 0.
struct ChangeStripContent {
    QStringList before, after;  ///< one symbol per position
    std::vector<double> change; ///< per position
    int place = -1;             ///< the position that is looked at; −1: none

    static constexpr double least = 1e-9, most = 10; ///< ends of the bars' scale
    /// 0 … 1 of a bar's room.
    static double share(double change);
};

/// How a change is written: "0", "0.41", "5 · 10⁻⁸".
QString changeText(double change);

/// Into `area`, letters `pixels` high.
void paintChangeStrip(QPainter& painter, const QRectF& area, const ChangeStripContent& content,
                      const Theme& theme, double pixels);

/// Click or ← → choose a position, ↑ ↓ another symbol there.
class ChangeStrip : public QWidget {
    Q_OBJECT
public:
    explicit ChangeStrip(QWidget* parent = nullptr);

    void setContent(const ChangeStripContent& content);
    [[nodiscard]] const ChangeStripContent& content() const { return m_content; }

    [[nodiscard]] QSize sizeHint() const override { return {600, 150}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 132}; }

signals:
    void placePicked(int place);
    void symbolStepped(int steps);
    void hovered(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int placeAt(double x) const;
    void describe();

    ChangeStripContent m_content;
};

} // namespace dikkat::ui
