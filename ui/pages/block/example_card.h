#pragma once

#include "core/base/matrix.h"
#include "ui/i18n/live_text.h"

#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;
class QSpinBox;

namespace dikkat::ui {

class FormulaView;
class MatrixView;

/// LayerNorm of one row and a residual addition, small enough to follow every number; both inputs are
/// editable.
class ExampleCard : public QWidget {
    Q_OBJECT
public:
    explicit ExampleCard(QWidget* parent = nullptr);

    void setRows(const std::vector<double>& x, const std::vector<double>& branch, bool residual);

signals:
    /// A new row; gesture is empty unless it comes from dragging a number.
    void edited(const std::vector<double>& x, const std::vector<double>& branch, const QString& gesture);
    void problem(const dikkat::ui::LiveText& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    MatrixView* addRow(QGridLayout* grid, int row, const char* name, bool editable);
    void connectRow(MatrixView* view, bool isBranch);
    void refresh();
    void retranslateUi();

    std::vector<double> m_x, m_branch;
    bool m_residual = true;
    QLabel *m_normTitle, *m_sumTitle, *m_gradient, *m_countLabel;
    QSpinBox* m_count;
    std::vector<QLabel*> m_names;
    MatrixView *m_xView, *m_centred, *m_normalised, *m_xAgain, *m_branchView, *m_sum;
    FormulaView *m_mean, *m_variance, *m_divisor;
};

} // namespace dikkat::ui
