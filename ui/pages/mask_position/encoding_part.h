#pragma once

#include "ui/pages/mask_position/mask_position_part.h"
#include "ui/pages/mask_position/mask_position_state.h"

class QLabel;

namespace dikkat::ui {

class Curves;
class SegmentedControl;
class TableMap;
class ValueSlider;

/// (c) The table of positions as a heat map, some of its columns as curves, and how alike positions are.
class EncodingPart : public MaskPositionPart {
    Q_OBJECT
public:
    explicit EncodingPart(MaskPositionPage& page);

    void refresh() override;
    [[nodiscard]] Matrix matrix() const override { return m_table; }
    [[nodiscard]] QString finding() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;

private:
    void refreshCurves();
    void pickRow(int row);
    /// The trained table becomes the one shown; returns a sentence that says where it is from.
    QString takeTrained();
    [[nodiscard]] int shownRow() const;
    [[nodiscard]] QString tableTitle() const;
    [[nodiscard]] QString neighbours() const;

    Matrix m_table, m_products;
    double m_magnitude = 1; ///< of the strongest colour
    SegmentedControl* m_kind;
    ValueSlider *m_length, *m_width;
    QLabel *m_tableTitle, *m_curvesTitle, *m_productsTitle, *m_row, *m_neighbours, *m_source;
    TableMap *m_map, *m_productMap;
    Curves* m_curves;
};

} // namespace dikkat::ui
