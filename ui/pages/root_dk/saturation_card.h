#pragma once

#include "core/experiments/saturation.h"
#include "ui/pages/root_dk/root_dk_state.h"

#include <QWidget>
#include <vector>

class QLabel;
class QSpinBox;

namespace dikkat::ui {

class LinePlot;
class ValueSlider;
class WeightBars;

/// Four scores times a factor: their softmax, and how much it still reacts.
class SaturationCard : public QWidget {
    Q_OBJECT
public:
    explicit SaturationCard(QWidget* parent = nullptr);

    void setState(const RootDkState& state);
    [[nodiscard]] const Saturation& saturation() const { return m_saturation; }
    /// The size of the gradient in words of numbers: "0.41", "3.1 · 10⁻¹⁰" as rich text.
    static QString sizeHtml(double size);

    static constexpr int factorSteps = 240; ///< slider positions per maxFactor
    static double factorAt(int position);
    static int positionOf(double factor);

signals:
    void factorMoved(double factor, const QString& gesture);
    void scoreTyped(int index, int score);
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();
    void refresh();
    void refreshCurve();

    RootDkState m_state;
    Saturation m_saturation;
    std::vector<double> m_curveX, m_curveY; ///< of these scores
    QLabel *m_title, *m_caption, *m_size;
    ValueSlider* m_factor;
    std::array<QSpinBox*, 4> m_scores{};
    WeightBars* m_bars;
    LinePlot* m_curve;
};

} // namespace dikkat::ui
