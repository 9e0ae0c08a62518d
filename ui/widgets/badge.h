#pragma once

#include <QWidget>

namespace dikkat::ui {

/// A small pill that states something: a sign, a word, a colour, so that the colour is never alone.
class Badge : public QWidget {
    Q_OBJECT
public:
    enum class State { None, Right, Caution, Wrong };

    explicit Badge(QWidget* parent = nullptr);

    /// None hides it. The text may hold the markup of InlineText ("q_3").
    void setState(State state, const QString& text);
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString text() const { return m_text; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    State m_state = State::None;
    QString m_text;
};

} // namespace dikkat::ui
