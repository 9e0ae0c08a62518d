#pragma once

#include "ui/pages/page_slides.h"

namespace dikkat::ui {

class ClaimsPage;

/// Page 12 for a classroom: one statement at a time, printed beside computed. L is the main switch: the
/// loose sentences only.
class ClaimsPresentation : public PageSlides {
    Q_OBJECT
public:
    explicit ClaimsPresentation(ClaimsPage& page, QWidget* parent = nullptr);

    [[nodiscard]] QString message() const override;

protected:
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] int slide() const override;
    [[nodiscard]] int slideCount() const override;
    void goTo(int slide) override;
    [[nodiscard]] QList<Key> ownKeys() const override;
    bool handleOwnKey(int key) override;

private:
    [[nodiscard]] int row() const; ///< of the page's model; −1: nothing is shown

    ClaimsPage& m_page;
};

} // namespace dikkat::ui
