#pragma once

#include <QFrame>

namespace dikkat::ui {

/// The surface a group of things lies on: rounded, outlined, without shadow. Brings no layout of its own.
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(QWidget* parent = nullptr);
    /// A card that holds one widget at the usual distance from its edge.
    static Card* around(QWidget* content);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
};

} // namespace dikkat::ui
