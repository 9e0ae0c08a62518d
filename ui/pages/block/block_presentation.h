#pragma once

#include "ui/document/document.h"
#include "ui/pages/block/depth_run.h"
#include "ui/pages/page_slides.h"
#include "ui/runtime/latest_job.h"

namespace dikkat::ui {

class BlockPage;

/// Page 5 for a classroom: the block large, the numbers that matter, one sentence. N moves LayerNorm, R
/// switches the residual, arrows step.
class BlockPresentation : public PageSlides {
    Q_OBJECT
public:
    BlockPresentation(Document& document, BlockPage& page, QWidget* parent = nullptr);

protected:
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> ownKeys() const override;
    bool handleOwnKey(int key) override;

private:
    void paintFigures(QPainter& painter, const QRectF& area) const;

    BlockPage& m_page;
    LatestJob m_job;
    DepthRun m_run; ///< with the lesson's weights
};

} // namespace dikkat::ui
