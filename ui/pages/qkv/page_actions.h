#pragma once

#include <QAction>
#include <QList>
#include <QMenu>
#include <memory>

namespace dikkat::ui {

class Document;
class QkvPage;

/// The switches of page 2 as actions, so that the menu and the single-letter keys are one and the same. The
/// letters act while the page is shown and no edit field claims them.
class PageActions : public QObject {
    Q_OBJECT
public:
    explicit PageActions(QkvPage& page);

    /// As the menu shows them; null is a separator.
    [[nodiscard]] QList<QAction*> inOrder() const;
    void retranslate();
    /// Check marks, from what is true now.
    void refresh(const Document& document);

private:
    QAction *m_mask, *m_scaling, *m_predict, *m_compareOff, *m_compareMask, *m_compareScaling,
        *m_comparePositions, *m_compareEdit, *m_compareChapter;
    std::unique_ptr<QMenu> m_compare;
};

} // namespace dikkat::ui
