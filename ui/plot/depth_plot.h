#pragma once

#include "ui/plot/plot.h"

#include <QStringList>
#include <vector>

namespace dikkat::ui {

/// Two curves over depth on logarithmic axes: pre-norm (ink, discs) and post-norm (second series, squares),
/// and printed values as crosses to be met. Values that are 0 or not finite are left out.
class DepthPlot : public QWidget {
    Q_OBJECT
public:
    struct Curve {
        std::vector<double> depth, value;
    };

    explicit DepthPlot(QWidget* parent = nullptr);

    void setCurves(const Curve& pre, const Curve& post);
    /// Crosses; empty: none.
    void setMarks(const Curve& marks);
    void setLabels(const QString& across, const QString& up, const QString& pre, const QString& post,
                   const QString& marks);
    [[nodiscard]] const Curve& pre() const { return m_pre; }
    [[nodiscard]] const Curve& post() const { return m_post; }

signals:
    void hovered(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void restyle();
    void describe();

    Curve m_pre, m_post, m_marks;
    QString m_preName, m_postName, m_up;
    Plot* m_plot;
    QCPGraph *m_preGraph, *m_postGraph, *m_markGraph;
};

} // namespace dikkat::ui
