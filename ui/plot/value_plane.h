#pragma once

#include "core/lesson/lesson_trace.h"
#include "ui/plot/plot_table.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QLabel;

namespace dikkat::ui {

class FormulaView;
class Plot;
class ValuePlaneItem;

/// The values as points and the outputs between them: an output is a weighted mean, so it never leaves the
/// hull of the values. Two value columns span the plane; with more, two of them are chosen; with one it is a
/// number line.
class ValuePlane : public QWidget {
    Q_OBJECT
public:
    struct Content {
        std::shared_ptr<const LessonTrace> trace;
        int head = 0;
        Index row = -1;       ///< selected output, −1: none
        Index hiddenRow = -1; ///< predict first: this output is not shown
    };

    explicit ValuePlane(QWidget* parent = nullptr);

    void setContent(const Content& content);

    /// What the picture shows, as a table: header first, then one line per point.
    [[nodiscard]] PlotTable table() const;

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void fitRanges();
    void refreshColumns();
    [[nodiscard]] const HeadTrace* head() const;

    Content m_content;
    QLabel* m_title;
    QWidget* m_choice;
    QComboBox *m_across, *m_up;
    QLabel *m_acrossLabel, *m_upLabel;
    Plot* m_plot;
    ValuePlaneItem* m_item;
    FormulaView* m_formula;
};

} // namespace dikkat::ui
