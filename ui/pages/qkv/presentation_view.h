#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/pages/page_slides.h"
#include "ui/widgets/matrix_content.h"

namespace dikkat::ui {

/// Page 2 for a classroom: two matrices, an arrow, one sentence. Drawn on 1440 × 900 and scaled as a whole;
/// nothing is smaller than 28 there. Everything by keyboard: the keys stand at the bottom.
class PresentationView : public PageSlides {
    Q_OBJECT
public:
    PresentationView(Document& document, Selection& selection, Page& page, QWidget* parent = nullptr);

    [[nodiscard]] QString message() const override;

protected:
    [[nodiscard]] QString title() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QRectF sentenceArea() const override;
    [[nodiscard]] QList<Key> ownKeys() const override;
    bool handleOwnKey(int key) override;

private:
    struct Panel {
        QString title;
        bool hasBox = false;  ///< a check box before the title
        bool checked = false; ///< ticked
        bool current = false; ///< what the document shows now: underlined
        MatrixContent content;
    };
    struct Slide {
        QString title;
        Panel left, right;
        QString arrow; ///< markup over the arrow
    };
    [[nodiscard]] Slide slideNow() const;
    [[nodiscard]] Panel panel(const QString& title, const LessonTrace& trace, LessonStep step) const;
    [[nodiscard]] Index row() const;
    void paintPanel(QPainter& painter, const Panel& panel, const QRectF& area) const;
    void paintLegend(QPainter& painter, const Slide& slide) const;
    void selectRow(Index row);
    void chooseRow(Index row);
    [[nodiscard]] bool offersMask() const;
    [[nodiscard]] bool offersScaling() const;
    void nextHead();

    Document& m_document;
    Selection& m_selection;
};

} // namespace dikkat::ui
