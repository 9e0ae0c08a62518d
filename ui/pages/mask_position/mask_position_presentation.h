#pragma once

#include "ui/pages/page_slides.h"

namespace dikkat::ui {

class MaskPositionPage;

/// Page 4 for a classroom, part by part. M is the main switch.
class MaskPositionPresentation : public PageSlides {
    Q_OBJECT
public:
    explicit MaskPositionPresentation(MaskPositionPage& page, QWidget* parent = nullptr);

    [[nodiscard]] QString message() const override;

protected:
    [[nodiscard]] QString title() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> ownKeys() const override;
    bool handleOwnKey(int key) override;

private:
    void step(int direction); ///< ↑ ↓: what the part varies

    MaskPositionPage& m_page;
};

} // namespace dikkat::ui
