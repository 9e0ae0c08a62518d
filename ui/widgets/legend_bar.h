#pragma once

#include <QWidget>

namespace dikkat::ui {

/// A colour bar with the ends of its scale in numbers.
class LegendBar : public QWidget {
    Q_OBJECT
public:
    explicit LegendBar(QWidget* parent = nullptr);

    void showWeights();                ///< 0 … 1, always: two maps must be comparable
    void showScores(double magnitude); ///< −m … +m

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString low() const;
    [[nodiscard]] QString high() const;
    void refresh();

    bool m_signed = false;
    double m_magnitude = 1;
};

} // namespace dikkat::ui
