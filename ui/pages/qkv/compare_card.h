#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/widgets/matrix_view.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace dikkat::ui {

/// Two states beside each other and their difference, for the matrix of the current step.
class CompareCard : public QWidget {
    Q_OBJECT
public:
    CompareCard(Document& document, Selection& selection, QWidget* parent = nullptr);

signals:
    void kindPicked(dikkat::Comparison kind);
    void hovered(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Side {
        QLabel* title;
        MatrixView* view;
    };
    Side addSide(QLayout* layout, const char* name);
    void refresh();
    void refreshSelection();
    void retranslateUi();

    Document& m_document;
    Selection& m_selection;
    QComboBox* m_kind;
    QLabel *m_kindLabel, *m_message;
    QWidget* m_sides;
    Side m_here, m_there, m_difference;
};

} // namespace dikkat::ui
