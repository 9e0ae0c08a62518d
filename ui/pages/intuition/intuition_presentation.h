#pragma once

#include "ui/widgets/class_room_view.h"

namespace dikkat::ui {

class IntuitionPage;

/// Page 1 for a class room: one slide per step.
class IntuitionPresentation : public ClassRoomView {
    Q_OBJECT
public:
    explicit IntuitionPresentation(IntuitionPage& page, QWidget* parent = nullptr);

    [[nodiscard]] QString message() const override;

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString place() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> keys() const override;
    bool handleKey(int key) override;

private:
    void paintArcs(QPainter& painter, const QRectF& area, bool context) const;
    void paintWindow(QPainter& painter, const QRectF& area) const;
    void paintRecurrent(QPainter& painter, const QRectF& area) const;
    void move(int steps); ///< the slide's number, along its slider

    IntuitionPage& m_page;
};

} // namespace dikkat::ui
