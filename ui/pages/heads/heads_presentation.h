#pragma once

#include "ui/widgets/class_room_view.h"

namespace dikkat::ui {

class HeadsPage;

/// Page 8 for a classroom: one head large, its name, what it does, and all heads beside it. Drawn on
/// 1440 × 900 and scaled as a whole.
class HeadsPresentation : public ClassRoomView {
    Q_OBJECT
public:
    explicit HeadsPresentation(HeadsPage& page, QWidget* parent = nullptr);
    [[nodiscard]] QString message() const override;

protected:
    [[nodiscard]] QString title() const override;
    void paintSlide(QPainter& painter) const override;
    [[nodiscard]] QList<Key> keys() const override;
    bool handleKey(const QKeyEvent& event) override;

private:
    void paintMap(QPainter& painter, const QRectF& area) const;
    void paintAll(QPainter& painter, const QRectF& area) const;

    HeadsPage& m_page;
};

} // namespace dikkat::ui
