#include "ui/diagram/diagram_view.h"

#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <cmath>
#include <limits>

namespace dikkat::ui {

namespace {

/// Has no look of its own: the picture paints it.
class NodeButton : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;

protected:
    void paintEvent(QPaintEvent*) override {}
};

} // namespace

DiagramView::DiagramView(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent, false);
}

void DiagramView::setBuilder(Builder builder) {
    m_builder = std::move(builder);
    rebuild();
}

void DiagramView::rebuild() {
    if (m_builder) m_scene = m_builder(QSizeF(size()));
    placeButtons();
    update();
}

void DiagramView::setSelected(const std::optional<NodeId>& node) {
    m_look.selected = node;
    for (const Handle& h : m_handles) h.button->setChecked(node == h.id);
    update();
}

void DiagramView::setMarkCross(bool mark) {
    m_look.markCross = mark;
    update();
}

QAbstractButton* DiagramView::button(const NodeId& node) const {
    for (const Handle& h : m_handles)
        if (h.id == node) return h.button;
    return nullptr;
}

const DiagramView::Handle* DiagramView::handleOf(const QObject* button) const {
    for (const Handle& h : m_handles)
        if (h.button == button) return &h;
    return nullptr;
}

void DiagramView::placeButtons() {
    // Buttons of nodes that stay are kept, so that the focus stays where it is.
    std::erase_if(m_handles, [this](const Handle& h) {
        if (const SceneNode* n = m_scene.find(h.id); n != nullptr && n->opacity > 0.3) return false;
        h.button->hide();
        h.button->deleteLater();
        return true;
    });
    QWidget* before = nullptr;
    for (const SceneNode& n : m_scene.nodes) {
        if (n.opacity <= 0.3) continue;
        QAbstractButton* b = button(n.id);
        if (b == nullptr) {
            b = new NodeButton(this);
            b->setCheckable(true);
            b->setFocusPolicy(Qt::StrongFocus);
            b->setCursor(Qt::PointingHandCursor);
            b->installEventFilter(this);
            connect(b, &QAbstractButton::clicked, this, [this, id = n.id] {
                setSelected(m_look.selected); // a button cannot be switched off by pressing it twice
                emit picked(id);
            });
            m_handles.push_back({n.id, b});
            b->show();
        }
        b->setChecked(m_look.selected == n.id);
        b->setGeometry(n.rect.toAlignedRect());
        b->setAccessibleName(n.name.isEmpty() ? n.title : n.name);
        b->setAccessibleDescription(n.value);
        b->setToolTip(n.value.isEmpty() ? b->accessibleName()
                                        : b->accessibleName() + QStringLiteral("\n") + n.value);
        if (before != nullptr) QWidget::setTabOrder(before, b);
        before = b;
    }
}

void DiagramView::move(const NodeId& from, int key) {
    const SceneNode* start = m_scene.find(from);
    if (start == nullptr) return;
    const QPointF way = key == Qt::Key_Up     ? QPointF(0, -1)
                        : key == Qt::Key_Down ? QPointF(0, 1)
                        : key == Qt::Key_Left ? QPointF(-1, 0)
                                              : QPointF(1, 0);
    const SceneNode* best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const SceneNode& n : m_scene.nodes) {
        if (n.id == from || n.opacity <= 0.3) continue;
        const QPointF d = n.rect.center() - start->rect.center();
        const double ahead = QPointF::dotProduct(d, way);
        const double aside = std::abs(d.x() * way.y()) + std::abs(d.y() * way.x());
        if (ahead < 2) continue;
        const double cost = ahead + 2.5 * aside;
        if (cost < least) {
            least = cost;
            best = &n;
        }
    }
    if (best != nullptr) button(best->id)->setFocus(Qt::OtherFocusReason);
}

bool DiagramView::eventFilter(QObject* watched, QEvent* event) {
    const Handle* handle = handleOf(watched);
    if (handle == nullptr) return QWidget::eventFilter(watched, event);
    const NodeId id = handle->id;
    switch (event->type()) {
    case QEvent::KeyPress: {
        auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Left:
        case Qt::Key_Right:
            if (key->modifiers() != Qt::NoModifier && key->modifiers() != Qt::KeypadModifier) break;
            move(id, key->key());
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter: handle->button->click(); return true;
        default: break;
        }
        break;
    }
    case QEvent::FocusIn:
        m_look.focused = id;
        update();
        break;
    case QEvent::FocusOut:
        if (m_look.focused == id) m_look.focused.reset();
        update();
        break;
    case QEvent::Enter:
        m_look.hovered = id;
        if (const SceneNode* n = m_scene.find(id))
            emit hovered((n->name.isEmpty() ? n->title : n->name) +
                         (n->value.isEmpty() ? QString() : QStringLiteral(": ") + n->value));
        update();
        break;
    case QEvent::Leave:
        if (m_look.hovered == id) m_look.hovered.reset();
        emit hovered({});
        update();
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void DiagramView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    SceneLook look = m_look;
    // A ring only for those who came by keyboard: a click has already selected the node.
    if (look.focused == look.selected) look.focused.reset();
    paintScene(painter, m_scene, theme(), look);
}

void DiagramView::resizeEvent(QResizeEvent*) {
    rebuild();
}

void DiagramView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) rebuild();
    if (event->type() == QEvent::PaletteChange) update();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
