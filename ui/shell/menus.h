#pragma once

#include "ui/pages/page.h"
#include "ui/shell/actions.h"

#include <QMenuBar>

namespace dikkat::ui {

/// The menu bar. A group's menu lists its pages; the current page adds its steps and its own switches there.
class Menus : public QObject {
    Q_OBJECT
public:
    Menus(QMenuBar& bar, Actions& actions);

    void setPages(const QList<Page*>& pages);
    void setCurrent(Page* page);
    void setRecent(const QStringList& paths);
    void retranslate();

signals:
    void pagePicked(dikkat::ui::PageId id);
    void recentPicked(const QString& path);
    void recentCleared();

private:
    QMenu* add(const char* name);
    QMenu* addSub(QMenu& menu, const char* name, const char* icon);
    [[nodiscard]] QMenu* menuOf(PageGroup group) const;
    void buildFile();
    void buildEdit();
    void buildView();
    void buildHelp();
    void fillGroup(PageGroup group);

    QMenuBar& m_bar;
    Actions& m_actions;
    QList<Page*> m_pages;
    Page* m_current = nullptr;
    QStringList m_recentPaths;
    QMenu *m_file, *m_edit, *m_view, *m_lesson, *m_lab, *m_review, *m_help;
    QMenu *m_recent, *m_copy, *m_language, *m_theme;
};

} // namespace dikkat::ui
