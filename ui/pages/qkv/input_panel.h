#pragma once

#include "ui/document/selection.h"
#include "ui/pages/qkv/lesson_editor.h"
#include "ui/widgets/matrix_view.h"

#include <QWidget>
#include <map>

class QHBoxLayout;
class QLabel;
class QScrollArea;

namespace dikkat::ui {

/// The editable matrices of page 2: Q, K and V, or X, P, Wq, Wk and Wv with the Q, K and V they give.
class InputPanel : public QWidget {
    Q_OBJECT
public:
    InputPanel(Document& document, Selection& selection, LessonEditor& editor, QWidget* parent = nullptr);

    /// The view of one matrix (also of a hidden one), for tests and for focus.
    [[nodiscard]] MatrixView& view(InputMatrix which) { return *m_cards.at(which).view; }

    /// The editable matrix that has the keyboard focus, if any.
    [[nodiscard]] std::optional<InputMatrix> focused() const;

    /// Numbers from the clipboard into a matrix, from this cell on; what cannot be read is said beside the
    /// cell.
    void paste(InputMatrix which, Index row, Index column, const QString& text);

signals:
    /// A cell of Q, K or V that comes from x · W was picked.
    void productPicked(dikkat::InputMatrix matrix, dikkat::Index row, dikkat::Index column);
    void hovered(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Card {
        QWidget* frame;
        QLabel* title;
        QScrollArea* scroll;
        MatrixView* view;
    };
    void addCard(InputMatrix which);
    void refresh();
    void refreshLinks();
    void report(InputMatrix which, Index row, Index column, const LessonEditor::Problem& refused);
    [[nodiscard]] bool shown(InputMatrix which) const;
    [[nodiscard]] const Matrix& valuesOf(InputMatrix which, const LessonTrace& trace) const;

    Document& m_document;
    Selection& m_selection;
    LessonEditor& m_editor;
    QWidget* m_row; ///< the cards; wider than the panel when there are many, then it scrolls
    QHBoxLayout* m_layout;
    std::map<InputMatrix, Card> m_cards;
};

} // namespace dikkat::ui
