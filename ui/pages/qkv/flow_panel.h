#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/pages/qkv/predict_session.h"
#include "ui/widgets/matrix_view.h"

#include <QWidget>
#include <array>

class QGridLayout;
class QLabel;

namespace dikkat::ui {

class LegendBar;
class StepRibbon;

/// The flow of page 2: the ribbon of the five steps and, under it, the five matrices.
class FlowPanel : public QWidget {
    Q_OBJECT
public:
    FlowPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

    [[nodiscard]] MatrixView& view(LessonStep step) {
        return *m_columns[static_cast<std::size_t>(step)].view;
    }
    [[nodiscard]] StepRibbon& ribbon() { return *m_ribbon; }

    /// Predict first: covers the row of the session in its step and every later one and shows the answers;
    /// null: nothing is covered.
    void setPrediction(const PredictSession* session);

    /// The matrix that has the keyboard focus.
    [[nodiscard]] std::optional<LessonStep> focused() const;
    /// Some of its numbers are covered.
    [[nodiscard]] bool hides(LessonStep step);
    void focusStep(LessonStep step);

signals:
    void stepPicked(dikkat::LessonStep step);
    void maskCellToggled(dikkat::Index row, dikkat::Index column);
    void hovered(const QString& text);
    void cellPicked(); ///< also the selected one once more

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Column {
        QWidget* frame;
        MatrixView* view;
        LegendBar* legend; ///< null where there is none
        QLabel* note;
    };
    void addColumn(LessonStep step);
    void refresh();
    void refreshSelection();
    void refreshMarks();
    void alignRibbon();
    void hover(LessonStep step, Index row, Index column);
    [[nodiscard]] bool predicts() const;
    [[nodiscard]] bool covered(LessonStep step) const;
    [[nodiscard]] QString noteText(LessonStep step) const;

    Document& m_document;
    Selection& m_selection;
    StepRibbon* m_ribbon;
    QWidget* m_host;
    QGridLayout* m_grid;
    std::array<Column, 5> m_columns{};
    const PredictSession* m_prediction = nullptr;
};

/// The end of the colour scale for scores: the largest finite |score| of the three score matrices, rounded up
/// to 4, 16, 64 ….
double scoreMagnitude(const LessonTrace& trace, int head);

} // namespace dikkat::ui
