#pragma once

#include "ui/widgets/class_room_view.h"

namespace dikkat::ui {

class RootDkPage;

/// Page 3 for a class room: the two histograms, then the softmax of four scores. S is the main switch.
class RootDkPresentation : public ClassRoomView {
    Q_OBJECT
public:
    explicit RootDkPresentation(RootDkPage& page, QWidget* parent = nullptr);

    [[nodiscard]] QString message() const override;

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString place() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> keys() const override;
    bool handleKey(int key) override;

private:
    void paintSpread(QPainter& painter, const QRectF& area, bool raw) const;
    void paintSoftmax(QPainter& painter, const QRectF& area) const;

    RootDkPage& m_page;
};

} // namespace dikkat::ui
