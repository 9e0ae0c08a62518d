#pragma once

#include "ui/pages/heads/inspector.h"
#include "ui/widgets/card.h"

class QLabel;
class QStackedWidget;
class QTextBrowser;

namespace dikkat::ui {

class ComparePanel;
class LinksView;
class SegmentedControl;
class WritePanel;

/// Beside the map: the same head as links, the arithmetic of the chosen cell, a comparison, or what the model
/// writes.
class SideCard : public Card {
    Q_OBJECT
public:
    explicit SideCard(Inspector& inspector, QWidget* parent = nullptr);
    void refresh();          ///< answers, head, state
    void refreshSelection(); ///< chosen cell
    void refreshWriting();   ///< effects
    void refreshModel();     ///< what can be compared with

signals:
    void hovered(const QString& words);
    void secondModelWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshPair();
    void retranslateUi();

    Inspector& m_inspector;
    SegmentedControl* m_tabs;
    QStackedWidget* m_stack;
    LinksView* m_links;
    QLabel* m_linksNote;
    QTextBrowser* m_pair;
    ComparePanel* m_compare;
    WritePanel* m_writes;
};

} // namespace dikkat::ui
