#pragma once

#include "ui/document/document.h"
#include "ui/pages/block/depth_run.h"
#include "ui/runtime/latest_job.h"
#include "ui/widgets/class_room_view.h"

namespace dikkat::ui {

class BlockPage;

/// Page 5 for a class room: the block large, the numbers that matter, one sentence. N moves LayerNorm, R
/// switches the residual, arrows step.
class BlockPresentation : public ClassRoomView {
    Q_OBJECT
public:
    BlockPresentation(Document& document, BlockPage& page, QWidget* parent = nullptr);

    [[nodiscard]] QString message() const override;

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString place() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> keys() const override;
    bool handleKey(int key) override;

private:
    void paintFigures(QPainter& painter, const QRectF& area) const;

    BlockPage& m_page;
    LatestJob m_job;
    DepthRun m_run; ///< with the lesson's weights
};

} // namespace dikkat::ui
