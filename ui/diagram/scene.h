#pragma once

#include "ui/diagram/architecture.h"

#include <QColor>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

class QPainter;

namespace dikkat::ui {

struct Theme;

/// What a box is filled with: what it does, not how it feels.
enum class SceneFill { Plain, Attention, Cross, Mlp };

/// A thing in a picture of a model, that can be looked at and opened.
struct SceneNode {
    NodeId id;
    QRectF rect;
    QString title;  ///< empty: a circle with a plus
    QString detail; ///< second line where there is room
    QString name;   ///< for screen readers, when the title is not enough
    QString value;  ///< for screen readers and the tool tip: shape, range
    SceneFill fill = SceneFill::Plain;
    bool current = false; ///< of a Block: the one that is drawn large
    double opacity = 1;
    int heads = 0; ///< Attention: small marks q, k, v of every head
};

struct SceneLine {
    QPolygonF points;
    double width = 1.5;
    bool arrow = false, dashed = false;
    double opacity = 1;
};

enum class SceneColor { Text, Faint, Key, Value };

struct SceneLabel {
    QRectF rect;
    QString text;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    bool strong = false;
    SceneColor color = SceneColor::Faint;
    double opacity = 1;
    bool upright = false; ///< reads from below to above
};

struct SceneFrame {
    QRectF rect;
    bool dashed = false; ///< also a thing that is switched off
    double opacity = 1;
};

/// A picture of a model at one size: where everything is. Made by blockScene() and architectureScene().
struct Scene {
    std::vector<SceneFrame> frames;
    std::vector<SceneLine> lines;
    std::vector<SceneLabel> labels;
    std::vector<SceneNode> nodes;

    [[nodiscard]] const SceneNode* find(const NodeId& id) const;
};

/// Sizes and marks of a painting.
struct SceneLook {
    double pixels = 12.5; ///< titles; details and labels are a little smaller
    double weight = 1;    ///< of all lines
    std::optional<NodeId> selected{}, focused{}, hovered{};
    bool markCross = false; ///< cross-attention is highlighted
};

void paintScene(QPainter& painter, const Scene& scene, const Theme& theme, const SceneLook& look);

} // namespace dikkat::ui
