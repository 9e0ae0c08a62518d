#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/widgets/matrix_view.h"

#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace dikkat::ui {

/// The weights of every head side by side, and the heads' outputs put together.
class HeadsCard : public QWidget {
    Q_OBJECT
public:
    HeadsCard(Document& document, Selection& selection, QWidget* parent = nullptr);

signals:
    void headPicked(int head);
    void hovered(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Head {
        QWidget* host;
        QToolButton* title;
        MatrixView* view;
    };
    void ensureHeads(std::size_t count);
    void refresh();
    void refreshSelection();

    Document& m_document;
    Selection& m_selection;
    QLabel *m_message, *m_concatTitle;
    QWidget* m_headsHost;
    QGridLayout* m_grid;
    std::vector<Head> m_heads;
    MatrixView* m_concat;
};

} // namespace dikkat::ui
