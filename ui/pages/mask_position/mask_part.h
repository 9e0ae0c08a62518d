#pragma once

#include "ui/pages/mask_position/mask_position_part.h"
#include "ui/pages/mask_position/untrained.h"

#include <array>

class QComboBox;
class QLabel;
class QSpinBox;

namespace dikkat::ui {

class ChangeStrip;
class MatrixView;
struct ChangeStripContent;

/// (a) Change one of sixteen symbols and see which outputs of an untrained GPT move.
class MaskPart : public MaskPositionPart {
    Q_OBJECT
public:
    explicit MaskPart(MaskPositionPage& page);

    void refresh() override;
    [[nodiscard]] Matrix matrix() const override { return m_experiment.after; }
    [[nodiscard]] QString finding() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] const MaskExperiment& experiment() const { return m_experiment; }

private:
    MaskExperiment m_experiment;
    ChangeStrip* m_strip;
    QLabel *m_finding, *m_headLabel, *m_seedLabel;
    QComboBox* m_head;
    QSpinBox* m_seed;
    std::array<QLabel*, 3> m_titles{};
    std::array<MatrixView*, 3> m_views{};
};

} // namespace dikkat::ui
