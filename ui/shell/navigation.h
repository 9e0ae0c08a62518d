#pragma once

#include "ui/pages/page.h"

#include <QFrame>
#include <QList>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QProgressBar;

namespace dikkat::ui {

/// The list of pages at the left, in three groups; a narrow rail of numbers when the window is small.
class Navigation : public QFrame {
    Q_OBJECT
public:
    explicit Navigation(QWidget* parent = nullptr);

    void setPages(const QList<Page*>& pages);
    void setCurrent(PageId id);
    void setRail(bool rail);
    [[nodiscard]] bool isRail() const { return m_rail; }
    /// Pages whose tasks are all done get a tick; `done` of `total` tasks fill the bar at the bottom.
    void setProgress(const QList<PageId>& finished, int done, int total);

signals:
    void picked(dikkat::ui::PageId id);
    void entered(); ///< the picked page is what the keyboard is for now: by a click, or with Enter

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild();
    void refreshItem(QListWidgetItem* item);
    void refreshProgress();
    [[nodiscard]] Page* page(PageId id) const;

    QListWidget* m_list;
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QList<Page*> m_pages;
    QList<PageId> m_finished;
    PageId m_current = PageId::QueryKeyValue;
    int m_done = 0, m_total = 0;
    bool m_rail = false;
};

} // namespace dikkat::ui
