#pragma once

#include "ui/diagram/scene.h"

#include <QWidget>
#include <functional>
#include <vector>

class QAbstractButton;

namespace dikkat::ui {

/// A picture of a model whose things can be reached: every node is a button under the picture's paint, with a
/// name, a value and an action, so mouse, Tab, arrows, Enter and screen readers come to it as to any other.
class DiagramView : public QWidget {
    Q_OBJECT
public:
    explicit DiagramView(QWidget* parent = nullptr);

    /// Makes the picture for a size; called again whenever the size or the words change.
    using Builder = std::function<Scene(const QSizeF& size)>;
    void setBuilder(Builder builder);
    void rebuild();
    void setSelected(const std::optional<NodeId>& node);
    [[nodiscard]] const std::optional<NodeId>& selected() const { return m_look.selected; }
    void setMarkCross(bool mark);
    void setPixels(double pixels) { m_look.pixels = pixels; }

    [[nodiscard]] const Scene& scene() const { return m_scene; }
    /// The focusable thing of a node; null when it is not in the picture.
    [[nodiscard]] QAbstractButton* button(const NodeId& node) const;

signals:
    void picked(const dikkat::ui::NodeId& node);
    void hovered(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Handle {
        NodeId id;
        QAbstractButton* button;
    };
    void placeButtons();
    void move(const NodeId& from, int key);
    [[nodiscard]] const Handle* handleOf(const QObject* button) const;

    Builder m_builder;
    Scene m_scene;
    SceneLook m_look;
    std::vector<Handle> m_handles;
};

} // namespace dikkat::ui
