#pragma once

#include <QWidget>

class QLabel;

namespace dikkat::ui {

class GestureSlider;

/// A slider with its name at the left and what it stands for at the right. The owner gives the positions
/// their meaning.
class ValueSlider : public QWidget {
    Q_OBJECT
public:
    explicit ValueSlider(const QString& objectName, QWidget* parent = nullptr);

    void setName(const QString& name); ///< markup of labels ("d<sub>k</sub>"); also the accessible name
    void setPositions(int count, int pageStep);
    /// Says nothing: moved() is for the user's choice only.
    void setPosition(int position);
    [[nodiscard]] int position() const;
    /// What the position means now, at the right and for screen readers.
    void setValueText(const QString& text);
    void setValueWidth(int pixels);

signals:
    void moved(int position, const QString& gesture);

private:
    QLabel *m_name, *m_value;
    GestureSlider* m_slider;
};

} // namespace dikkat::ui
