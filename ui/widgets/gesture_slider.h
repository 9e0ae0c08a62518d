#pragma once

#include <QElapsedTimer>
#include <QSlider>

namespace dikkat::ui {

/// A slider that says which of its changes belong together: one drag, or key presses that follow each other
/// quickly, are one gesture, so that undo takes them back together.
class GestureSlider : public QSlider {
    Q_OBJECT
public:
    explicit GestureSlider(const QString& objectName, QWidget* parent = nullptr);

    /// Says nothing: moved() is for the user's choice only.
    void setPositions(int count, int pageStep);
    void setPosition(int position);
    /// What follows is not part of what was.
    void endGesture() { ++m_gesture; }

signals:
    void moved(int position, const QString& gesture);

private:
    [[nodiscard]] QString gesture();

    QElapsedTimer m_since; ///< the last move
    int m_gesture = 0;
};

} // namespace dikkat::ui
