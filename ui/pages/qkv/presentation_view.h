#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/widgets/matrix_content.h"

#include <QWidget>

namespace dikkat::ui {

/// Page 2 for a class room: two matrices, an arrow, one sentence. Drawn on 1440 × 900 and scaled as a whole;
/// nothing is smaller than 28 there. Everything by keyboard: the keys stand at the bottom.
class PresentationView : public QWidget {
    Q_OBJECT
public:
    PresentationView(Document& document, Selection& selection, QWidget* parent = nullptr);

    /// The sentence of the slide now, for screen readers and tests.
    [[nodiscard]] QString message() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

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
    [[nodiscard]] Slide slide() const;
    [[nodiscard]] Panel panel(const QString& title, const LessonTrace& trace, LessonStep step) const;
    [[nodiscard]] Index row() const;
    void paintSlide(QPainter& painter, const Slide& slide) const;
    void paintPanel(QPainter& painter, const Panel& panel, const QRectF& area) const;
    void paintLegend(QPainter& painter, const Slide& slide) const;
    void paintKeys(QPainter& painter) const;
    void go(int step);
    void selectRow(Index row);
    void describe();

    Document& m_document;
    Selection& m_selection;
    bool m_black = false;
};

} // namespace dikkat::ui
