#pragma once

#include "ui/runtime/training_session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace dikkat::ui {

class FormulaView;
class ParameterMap;

/// A weight under the magnifying glass: chosen by matrix, row and column or in a small heat map; its value,
/// gradient and moments, and the update in numbers.
class WeightPanel : public QWidget {
    Q_OBJECT
public:
    WeightPanel(Document& document, TrainingSession& session, QWidget* parent = nullptr);

    /// Newest numbers; cheap when nothing is new.
    void advance();
    void choose(int matrix, int row, int column);
    [[nodiscard]] int matrix() const;
    /// Index of the chosen weight in the flat buffer; −1: none.
    [[nodiscard]] std::int64_t index() const;

signals:
    void weightChosen();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void modelChanged();
    void request();
    void refresh();
    void retranslateUi();
    [[nodiscard]] const ParameterInfo* info() const;

    Document& m_document;
    TrainingSession& m_session;
    QLabel *m_matrixLabel, *m_rowLabel, *m_columnLabel, *m_values, *m_hint;
    QComboBox* m_matrix;
    QSpinBox *m_row, *m_column;
    ParameterMap* m_map;
    std::vector<FormulaView*> m_formulas;
    std::shared_ptr<const Parameters<float>> m_parameters;
    const LiveSnapshot* m_shown = nullptr;
    bool m_refreshing = false;
};

} // namespace dikkat::ui
