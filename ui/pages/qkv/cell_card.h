#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/widgets/cell_explanation.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace dikkat::ui {

class FormulaView;

/// The selected cell explained in numbers: as a formula, in a sentence, and term by term.
class CellCard : public QWidget {
    Q_OBJECT
public:
    CellCard(Document& document, Selection& selection, QWidget* parent = nullptr);

    /// Explains a cell of a computed Q, K or V instead, until a cell of the flow is picked.
    void showProduct(InputMatrix matrix, Index row, Index column);
    void showSelection();

    /// The sentence gives way first when the window is low.
    void setSentenceShown(bool shown);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Product {
        InputMatrix matrix;
        Index row, column;
    };

    void refresh();
    void showWorked(const CellExplanation& explanation, const QString& cell, const QString& place);
    [[nodiscard]] bool explainsProduct() const;
    void fillTable(const CellExplanation& explanation);
    void shareWidth(const CellExplanation& explanation);
    [[nodiscard]] QString place() const;

    Document& m_document;
    Selection& m_selection;
    std::optional<Product> m_product;
    QLabel *m_title, *m_place, *m_sentence;
    QTableWidget* m_table;
    FormulaView* m_formula;
    bool m_sentenceShown = true;
};

} // namespace dikkat::ui
