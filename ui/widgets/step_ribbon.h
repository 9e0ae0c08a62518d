#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

class QAbstractButton;

namespace dikkat::ui {

/// Arrows in a row: where in a procedure one stands. Steps before the current one carry a tick, a step that
/// is switched off is dashed. Click or arrow keys, Home and End choose.
class StepRibbon : public QWidget {
    Q_OBJECT
public:
    explicit StepRibbon(QWidget* parent = nullptr);

    /// Titles may hold the markup of InlineText ("÷√d_k", "QK^T").
    void setSteps(const QStringList& titles);
    void setCurrent(int index);
    [[nodiscard]] int current() const { return m_current; }
    void setOff(int index, bool off);
    /// Width of each step, so that the arrows stand over columns; empty: all alike.
    void setColumnWidths(const QList<int>& widths);
    [[nodiscard]] QAbstractButton* button(int index) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void stepPicked(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Step {
        QString title;
        bool off = false;
        QAbstractButton* button = nullptr;
    };
    void paintStep(QPainter& painter, int index) const;
    void place();
    void describe();
    [[nodiscard]] QRectF rectOf(int index) const;

    std::vector<Step> m_steps;
    QList<int> m_widths;
    int m_current = 0;
};

} // namespace dikkat::ui
