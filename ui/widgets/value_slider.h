#pragma once

#include <QWidget>

class QElapsedTimer;
class QLabel;
class QSlider;

namespace dikkat::ui {

/// A slider with its name at the left and what it stands for at the right. The owner gives the positions
/// their meaning. One drag, or key presses that follow each other quickly, are one gesture, so that undo
/// takes them back together.
class ValueSlider : public QWidget {
    Q_OBJECT
public:
    explicit ValueSlider(const QString& objectName, QWidget* parent = nullptr);
    ~ValueSlider() override;

    void setName(const QString& name); ///< markup of labels ("d<sub>k</sub>"); also the accessible name
    void setPositions(int count, int pageStep);
    /// Says nothing: moved() is for the user's choice only.
    void setPosition(int position);
    [[nodiscard]] int position() const;
    /// What the position means now, at the right and for screen readers.
    void setValueText(const QString& text);
    void setValueWidth(int pixels);
    [[nodiscard]] QSlider& slider() { return *m_slider; }

signals:
    void moved(int position, const QString& gesture);

private:
    [[nodiscard]] QString gesture();

    QLabel *m_name, *m_value;
    QSlider* m_slider;
    std::unique_ptr<QElapsedTimer> m_since; ///< the last move
    int m_gesture = 0;
};

} // namespace dikkat::ui
