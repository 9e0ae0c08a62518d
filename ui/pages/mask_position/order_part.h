#pragma once

#include "ui/pages/mask_position/mask_position_part.h"
#include "ui/pages/mask_position/untrained.h"

#include <array>

class QLabel;
class QPushButton;
class QTableWidget;

namespace dikkat::ui {

class ChangeStrip;
class SegmentedControl;

/// (b) The earlier symbols in another order: does the last output notice?
class OrderPart : public MaskPositionPart {
    Q_OBJECT
public:
    explicit OrderPart(MaskPositionPage& page);

    void refresh() override;
    [[nodiscard]] QString finding() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    /// For no, sinusoidal and learned positions.
    [[nodiscard]] const std::array<OrderExperiment, 3>& experiments() const { return m_experiments; }

private:
    [[nodiscard]] const OrderExperiment& current() const;
    [[nodiscard]] QString kindName(std::size_t kind) const;

    std::array<OrderExperiment, 3> m_experiments;
    SegmentedControl *m_kind, *m_blocks;
    QLabel *m_kindLabel, *m_blocksLabel, *m_finding, *m_remark;
    QPushButton* m_shuffle;
    ChangeStrip* m_strip;
    QTableWidget* m_table;
};

} // namespace dikkat::ui
