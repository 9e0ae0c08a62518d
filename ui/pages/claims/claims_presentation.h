#pragma once

#include "ui/widgets/class_room_view.h"

namespace dikkat::ui {

class ClaimsPage;

/// Page 12 for a class room: one statement at a time, printed beside computed. L is the main switch: the
/// loose sentences only.
class ClaimsPresentation : public ClassRoomView {
    Q_OBJECT
public:
    explicit ClaimsPresentation(ClaimsPage& page, QWidget* parent = nullptr);

    [[nodiscard]] QString message() const override;

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString place() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> keys() const override;
    bool handleKey(int key) override;

private:
    [[nodiscard]] int row() const; ///< of the page's model; −1: nothing is shown
    [[nodiscard]] int placeShown() const;

    ClaimsPage& m_page;
};

} // namespace dikkat::ui
