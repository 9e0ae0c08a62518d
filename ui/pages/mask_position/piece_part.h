#pragma once

#include "ui/pages/mask_position/mask_position_part.h"
#include "ui/pages/mask_position/piece_grid.h"

class QLabel;
class QLineEdit;

namespace dikkat::ui {

/// (d) One piece of text is as many prediction tasks as it has symbols.
class PiecePart : public MaskPositionPart {
    Q_OBJECT
public:
    explicit PiecePart(MaskPositionPage& page);

    void refresh() override;
    [[nodiscard]] QString finding() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    /// The learner's text, or the language's own example.
    [[nodiscard]] QString text() const;

private:
    int m_row = 3;
    QLabel *m_label, *m_count, *m_sentence;
    QLineEdit* m_edit;
    PieceGrid* m_grid;
};

} // namespace dikkat::ui
