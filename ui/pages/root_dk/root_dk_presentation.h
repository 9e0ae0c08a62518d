#pragma once

#include "ui/pages/page_slides.h"

namespace dikkat::ui {

class RootDkPage;

/// Page 3 for a classroom: the two histograms, then the softmax of four scores. S is the main switch.
class RootDkPresentation : public PageSlides {
    Q_OBJECT
public:
    explicit RootDkPresentation(RootDkPage& page, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> ownKeys() const override;
    bool handleOwnKey(int key) override;

private:
    void paintSpread(QPainter& painter, const QRectF& area, bool raw) const;
    void paintSoftmax(QPainter& painter, const QRectF& area) const;

    RootDkPage& m_page;
};

} // namespace dikkat::ui
