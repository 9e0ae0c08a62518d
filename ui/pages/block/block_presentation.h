#pragma once

#include "ui/document/document.h"
#include "ui/pages/block/depth_run.h"
#include "ui/runtime/latest_job.h"

#include <QWidget>

namespace dikkat::ui {

class BlockPage;

/// Page 5 for a class room: the block large, one sentence, the numbers that matter. N moves LayerNorm, R
/// switches the residual, arrows step.
class BlockPresentation : public QWidget {
    Q_OBJECT
public:
    BlockPresentation(Document& document, BlockPage& page, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();
    [[nodiscard]] QString sentence() const;
    void paintFigures(QPainter& painter, const QRectF& area) const;
    void paintKeys(QPainter& painter) const;

    BlockPage& m_page;
    LatestJob m_job;
    DepthRun m_run; ///< with the lesson's weights
    bool m_black = false;
};

} // namespace dikkat::ui
