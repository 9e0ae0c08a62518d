#pragma once

#include "ui/pages/page_slides.h"

namespace dikkat::ui {

class IntuitionPage;

/// Page 1 for a classroom: one slide per step.
class IntuitionPresentation : public PageSlides {
    Q_OBJECT
public:
    explicit IntuitionPresentation(IntuitionPage& page, QWidget* parent = nullptr);

protected:
    [[nodiscard]] QString title() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> ownKeys() const override;
    bool handleOwnKey(int key) override;

private:
    void paintArcs(QPainter& painter, const QRectF& area, bool context) const;
    void paintWindow(QPainter& painter, const QRectF& area) const;
    void paintRecurrent(QPainter& painter, const QRectF& area) const;
    void move(int steps); ///< the slide's number, along its slider

    IntuitionPage& m_page;
};

} // namespace dikkat::ui
