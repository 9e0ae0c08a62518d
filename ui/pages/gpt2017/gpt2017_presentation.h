#pragma once

#include "ui/document/document.h"
#include "ui/pages/page_slides.h"

namespace dikkat::ui {

class Gpt2017Page;

/// Page 6 for a classroom: both architectures; G turns one into the other.
class Gpt2017Presentation : public PageSlides {
    Q_OBJECT
public:
    Gpt2017Presentation(Document& document, Gpt2017Page& page, QWidget* parent = nullptr);

protected:
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> ownKeys() const override;
    bool handleOwnKey(int key) override;

private:
    void paintBars(QPainter& painter, const QRectF& area) const;
    void paintTranslation(QPainter& painter, const QRectF& area) const;

    Gpt2017Page& m_page;
};

} // namespace dikkat::ui
