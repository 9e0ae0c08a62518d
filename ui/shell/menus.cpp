#include "ui/shell/menus.h"

#include "ui/theme/icons.h"
#include "ui/widgets/action_words.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace dikkat::ui {

Menus::Menus(QMenuBar& bar, Actions& actions)
    : QObject(&bar)
    , m_bar(bar)
    , m_actions(actions)
    , m_file(add("fileMenu"))
    , m_edit(add("editMenu"))
    , m_view(add("viewMenu"))
    , m_lesson(add("lessonMenu"))
    , m_lab(add("labMenu"))
    , m_review(add("reviewMenu"))
    , m_help(add("helpMenu")) {
    buildFile();
    buildEdit();
    buildView();
    buildHelp();
}

QMenu* Menus::add(const char* name) {
    QMenu* menu = m_bar.addMenu(QString());
    menu->setObjectName(QLatin1String(name));
    menu->setToolTipsVisible(true);
    return menu;
}

QMenu* Menus::addSub(QMenu& menu, const char* name, const char* icon) {
    QMenu* sub = menu.addMenu(themedIcon(QLatin1String(icon)), QString());
    sub->setObjectName(QLatin1String(name));
    sub->menuAction()->setObjectName(QLatin1String(name));
    sub->setToolTipsVisible(true);
    return sub;
}

QMenu* Menus::menuOf(PageGroup group) const {
    switch (group) {
    case PageGroup::Lesson: return m_lesson;
    case PageGroup::Lab: return m_lab;
    case PageGroup::Review: return m_review;
    }
    return nullptr;
}

void Menus::buildFile() {
    m_file->addActions({m_actions.newSession, m_actions.open});
    m_recent = addSub(*m_file, "recentMenu", "open");
    m_file->addSeparator();
    m_file->addActions({m_actions.save, m_actions.saveAs});
    m_file->addSeparator();
    m_file->addActions({m_actions.exportPicture, m_actions.print});
    m_file->addSeparator();
    m_file->addAction(m_actions.quit);
}

void Menus::buildEdit() {
    m_edit->addActions({m_actions.undo, m_actions.redo, m_actions.history});
    m_edit->addSeparator();
    m_copy = addSub(*m_edit, "copyMenu", "copy");
    m_copy->addActions(
        {m_actions.copyTable, m_actions.copyLatex, m_actions.copyMarkdown, m_actions.copyNumpy});
    m_edit->addAction(m_actions.paste);
}

void Menus::buildView() {
    m_language = addSub(*m_view, "languageMenu", "language");
    m_language->addActions({m_actions.turkish, m_actions.english});
    m_language->addSeparator();
    m_language->addAction(m_actions.switchLanguage);
    m_theme = addSub(*m_view, "themeMenu", "theme");
    m_theme->addActions({m_actions.themeSystem, m_actions.themeLight, m_actions.themeDark});
    m_theme->addSeparator();
    m_theme->addAction(m_actions.switchTheme);
    m_view->addSeparator();
    m_view->addActions({m_actions.guide, m_actions.history});
    m_view->addSeparator();
    m_view->addActions({m_actions.nextArea, m_actions.previousArea});
    m_view->addSeparator();
    m_view->addAction(m_actions.presentation);
}

void Menus::buildHelp() {
    m_help->addActions({m_actions.convention, m_actions.shortcuts, m_actions.sources});
    m_help->addSeparator();
    m_help->addActions({m_actions.whatsThis, m_actions.about});
}

void Menus::setPages(const QList<Page*>& pages) {
    m_pages = pages;
    for (PageGroup group : {PageGroup::Lesson, PageGroup::Lab, PageGroup::Review}) fillGroup(group);
}

void Menus::setCurrent(Page* page) {
    m_current = page;
    for (PageGroup group : {PageGroup::Lesson, PageGroup::Lab, PageGroup::Review}) fillGroup(group);
}

void Menus::fillGroup(PageGroup group) {
    QMenu* menu = menuOf(group);
    // What belongs to the menu alone goes; the page's and the window's actions only leave it.
    menu->clear();
    for (Page* page : std::as_const(m_pages)) {
        if (page->group() != group) continue;
        auto* action = new QAction(menu);
        action->setObjectName(QStringLiteral("page%1").arg(static_cast<int>(page->id())));
        action->setIcon(themedIcon(QStringLiteral("area")));
        action->setCheckable(true);
        action->setIconVisibleInMenu(false); // it would hide the check mark
        action->setChecked(page == m_current);
        setActionWords(*action, page->title(), tr("Go to this page"));
        // Afterwards: going to a page makes the entries anew, and this action is one of them.
        connect(
            action, &QAction::triggered, this,
            [this, page] {
                emit pagePicked(page->id());
                fillGroup(page->group()); // the check mark stays with the current page
            },
            Qt::QueuedConnection);
        menu->addAction(action);
    }
    if (m_current != nullptr && m_current->group() == group) {
        menu->addSeparator();
        menu->addActions({m_actions.previousStep, m_actions.nextStep});
        menu->addSeparator();
        for (QAction* action : m_current->menuActions())
            action == nullptr ? void(menu->addSeparator()) : menu->addAction(action);
        menu->addSeparator();
        menu->addAction(m_actions.resetPage);
    }
    menu->menuAction()->setVisible(!menu->isEmpty());
}

void Menus::setRecent(const QStringList& paths) {
    m_recentPaths = paths;
    m_recent->clear();
    int number = 0;
    for (const QString& path : paths) {
        // An ampersand in a file name is a letter here; the ones that can be typed are the numbers.
        QString name = QFileInfo(path).fileName();
        name.replace(u'&', QStringLiteral("&&"));
        ++number;
        const QString text = number < 10 ? QStringLiteral("&%1  %2").arg(number).arg(name)
                                         : QStringLiteral("%1  %2").arg(number).arg(name);
        QAction* action = m_recent->addAction(themedIcon(QStringLiteral("open")), text);
        action->setToolTip(QDir::toNativeSeparators(path));
        action->setStatusTip(action->toolTip());
        action->setWhatsThis(action->toolTip());
        connect(action, &QAction::triggered, this, [this, path] { emit recentPicked(path); });
    }
    m_recent->menuAction()->setEnabled(!paths.isEmpty());
    if (paths.isEmpty()) return;
    m_recent->addSeparator();
    QAction* clear = m_recent->addAction(themedIcon(QStringLiteral("close")), QString());
    clear->setObjectName(QStringLiteral("clearRecent"));
    setActionWords(*clear, tr("&Clear this list"), tr("Forget the recent files; the files stay"));
    connect(clear, &QAction::triggered, this, &Menus::recentCleared);
}

void Menus::retranslate() {
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_lesson->setTitle(tr("&Lesson"));
    m_lab->setTitle(tr("L&ab"));
    m_review->setTitle(tr("&Review"));
    m_help->setTitle(tr("&Help"));
    setActionWords(*m_recent->menuAction(), tr("Open &recent"), tr("Sessions opened or saved lately"));
    setActionWords(*m_copy->menuAction(), tr("&Copy as"), tr("Copy the matrix with the focus"));
    setActionWords(*m_language->menuAction(), tr("&Language"), tr("Turkish or English, at once"));
    setActionWords(*m_theme->menuAction(), tr("&Theme"), tr("Light or dark"));
    setRecent(m_recentPaths);
    setPages(m_pages);
}

} // namespace dikkat::ui
