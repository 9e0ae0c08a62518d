// What the actions of the window do, and which of them are on.
#include "ui/document/edit_command.h"
#include "ui/shell/actions.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/guide.h"
#include "ui/shell/guide_dock.h"
#include "ui/shell/guide_panel.h"
#include "ui/shell/history_dock.h"
#include "ui/shell/main_window.h"
#include "ui/shell/menus.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/navigation.h"
#include "ui/shell/picture_dialogs.h"
#include "ui/shell/presentation_window.h"
#include "ui/shell/status_line.h"
#include "ui/shell/tool_bar.h"
#include "ui/widgets/table_clipboard.h"

#include <QApplication>
#include <QClipboard>
#include <QStackedWidget>

namespace dikkat::ui {

namespace {

/// The first widget inside that takes the keyboard, or the area itself.
QWidget* entryOf(QWidget* area) {
    for (QWidget* child : area->findChildren<QWidget*>())
        if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus)) return child;
    return area;
}

} // namespace

void MainWindow::connectFiles() {
    Actions& a = *m_actions;
    SessionFiles& files = m_parts.files;
    connect(a.newSession, &QAction::triggered, this, [this, &files] {
        if (!files.newSession()) return;
        ViewState view = m_parts.document.view();
        view.decimals = m_parts.settings.decimals();
        m_parts.document.setView(view);
    });
    connect(a.open, &QAction::triggered, this, [&files] { files.open(); });
    connect(a.save, &QAction::triggered, this, [&files] { files.save(); });
    connect(a.saveAs, &QAction::triggered, this, [&files] { files.saveAs(); });
    connect(a.exportPicture, &QAction::triggered, this, &MainWindow::exportPage);
    connect(a.print, &QAction::triggered, this, &MainWindow::printPage);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    files.setRecent(m_parts.settings.recentFiles());
    m_menus->setRecent(files.recent());
    connect(&files, &SessionFiles::recentChanged, this, [this](const QStringList& paths) {
        m_parts.settings.setRecentFiles(paths);
        m_menus->setRecent(paths);
    });
    connect(m_menus, &Menus::recentPicked, this, [&files](const QString& path) { files.open(path); });
    connect(m_menus, &Menus::recentCleared, this, [this, &files] {
        files.setRecent({});
        m_parts.settings.setRecentFiles({});
        m_menus->setRecent({});
    });
    connect(&files, &SessionFiles::problem, m_messages, &MessageBar::showProblem);
    connect(&files, &SessionFiles::busyChanged, this, [this](bool busy, bool writing) {
        // What is being written is a copy: nothing is to be edited meanwhile, here or on the projector.
        if (busy) m_focusBefore = QApplication::focusWidget();
        setEnabled(!busy);
        if (m_presentation) m_presentation->setEnabled(!busy);
        if (!busy && m_focusBefore) m_focusBefore->setFocus(Qt::OtherFocusReason);
        m_status->setHover(!busy ? QString() : writing ? tr("Saving…") : tr("Opening…"));
    });
    connect(&files, &SessionFiles::pathChanged, this, &MainWindow::refreshTitle);
    connect(&files, &SessionFiles::textChosen, this, &MainWindow::takeText);
    connect(&files, &SessionFiles::saved, this, [this] {
        m_messages->settle();
        refreshTitle();
    });
    connect(&m_parts.document, &Document::modifiedChanged, this, &MainWindow::refreshTitle);
}

void MainWindow::connectEdit() {
    Actions& a = *m_actions;
    const QUndoStack& stack = m_parts.document.undoStack();
    connect(a.undo, &QAction::triggered, this, [this, &stack] { goInHistory(stack.index() - 1); });
    connect(a.redo, &QAction::triggered, this, [this, &stack] { goInHistory(stack.index() + 1); });
    connect(&m_parts.document, &Document::historyChanged, this, &MainWindow::refreshHistory);
    // The next edit that is accepted makes the sentence about a refused one stale.
    connect(&m_parts.document, &Document::lessonChanged, m_messages, &MessageBar::settle);
    connect(&m_parts.document, &Document::pageStateChanged, m_messages, &MessageBar::settle);
    // What stands under the cursor may be another number now.
    const auto forgetHover = [this] { m_status->setHover({}); };
    connect(&m_parts.document, &Document::lessonChanged, this, forgetHover);
    connect(&m_parts.document, &Document::pageStateChanged, this, forgetHover);
    connect(&m_parts.document, &Document::pageViewChanged, this, forgetHover);
    connect(&m_parts.document, &Document::viewChanged, this, forgetHover);
    connect(&m_parts.selection, &Selection::changed, this, forgetHover);
    connect(&m_parts.document, &Document::viewChanged, this, [this] {
        m_parts.settings.setDecimals(m_parts.document.view().decimals);
        m_status->setDecimals(m_parts.document.view().decimals);
    });
    connect(a.copyTable, &QAction::triggered, this, [this] { copyAs(toTsv); });
    connect(a.copyLatex, &QAction::triggered, this,
            [this] { copyAs([](const Matrix& m) { return toLatex(m); }); });
    connect(a.copyMarkdown, &QAction::triggered, this, [this] {
        copyAs([this](const Matrix& m) { return toMarkdown(m, tableNames(*currentPage(), m)); });
    });
    connect(a.copyNumpy, &QAction::triggered, this, [this] { copyAs(toNumPy); });
    connect(a.paste, &QAction::triggered, this, [this] {
        if (currentPage() != nullptr) currentPage()->pasteText(QApplication::clipboard()->text());
    });
}

void MainWindow::connectView() {
    Actions& a = *m_actions;
    connect(a.turkish, &QAction::triggered, this, [this] { setLanguage(UiLanguage::Turkish); });
    connect(a.english, &QAction::triggered, this, [this] { setLanguage(UiLanguage::English); });
    connect(a.switchLanguage, &QAction::triggered, this, [this] {
        setLanguage(m_parts.language.current() == UiLanguage::Turkish ? UiLanguage::English
                                                                      : UiLanguage::Turkish);
    });
    connect(m_bar, &ToolBar::languagePicked, this, &MainWindow::setLanguage);
    connect(a.themeSystem, &QAction::triggered, this, [this] { setTheme(ThemeChoice::System); });
    connect(a.themeLight, &QAction::triggered, this, [this] { setTheme(ThemeChoice::Light); });
    connect(a.themeDark, &QAction::triggered, this, [this] { setTheme(ThemeChoice::Dark); });
    connect(a.switchTheme, &QAction::triggered, this,
            [this] { setTheme(theme().dark ? ThemeChoice::Light : ThemeChoice::Dark); });
    connect(a.presentation, &QAction::triggered, this, &MainWindow::startPresentation);
    connect(a.guide, &QAction::triggered, m_guide, &GuideDock::setShown);
    connect(m_guide, &GuideDock::shownChanged, a.guide, &QAction::setChecked);
    connect(a.history, &QAction::triggered, m_history, &QWidget::setVisible);
    connect(m_history, &QDockWidget::visibilityChanged, this,
            [this] { m_actions->history->setChecked(!m_history->isHidden()); });
    connect(a.nextArea, &QAction::triggered, this, [this] { moveFocus(1); });
    connect(a.previousArea, &QAction::triggered, this, [this] { moveFocus(-1); });
    const std::pair<QAction*, TextDialog::Topic> texts[] = {
        {a.about, TextDialog::Topic::About},
        {a.convention, TextDialog::Topic::Convention},
        {a.shortcuts, TextDialog::Topic::Keyboard},
        {a.sources, TextDialog::Topic::Sources},
    };
    for (const auto& [action, topic] : texts)
        connect(action, &QAction::triggered, this, [this, which = topic] {
            QList<const Page*> listed(m_pages.begin(), m_pages.end());
            if (const Page* here = currentPage()) listed.move(listed.indexOf(here), 0);
            // Over the slide when that was asked: behind it nobody would see the text.
            const bool slide = m_presentation && m_presentation->isActiveWindow();
            auto* dialog =
                new TextDialog(which, slide ? static_cast<QWidget*>(m_presentation) : this, listed);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        });
}

void MainWindow::connectPage() {
    Actions& a = *m_actions;
    connect(m_menus, &Menus::pagePicked, this, [this](PageId id) {
        showPage(id);
        currentPage()->setFocus(Qt::OtherFocusReason);
    });
    connect(a.previousStep, &QAction::triggered, this, [this] {
        if (currentPage() != nullptr) goToStep(currentPage()->step() - 1);
    });
    connect(a.nextStep, &QAction::triggered, this, [this] {
        if (currentPage() != nullptr) goToStep(currentPage()->step() + 1);
    });
    connect(a.resetPage, &QAction::triggered, this, [this] {
        if (currentPage() != nullptr) currentPage()->resetPage();
    });
}

/// Undo and redo show where something changes, and say what: never a page unseen.
void MainWindow::goInHistory(int index) {
    QUndoStack& stack = m_parts.document.undoStack();
    const int from = stack.index();
    if (index == from || index < 0 || index > stack.count()) return;
    const int at = index < from ? index : index - 1; // the last step on the way
    const auto* step = static_cast<const DocumentCommand*>(stack.command(at));
    const QString words = historyText(m_parts.document, at, [this](const QString& n) { return pageWith(n); });
    if (Page* page = pageWith(step->page())) {
        if (page != currentPage()) showPage(page->id());
        if (step->step() >= 0) goToStep(step->step());
    }
    stack.setIndex(index);
    m_status->note(index < from ? tr("Taken back: %1").arg(words) : tr("Done again: %1").arg(words));
}

void MainWindow::setLanguage(UiLanguage language) {
    m_parts.settings.setLanguage(language);
    m_parts.language.set(language);
}

void MainWindow::setTheme(ThemeChoice choice) {
    m_parts.settings.setTheme(choice);
    m_parts.themes.setChoice(choice);
    refreshChoices();
}

void MainWindow::copyAs(const std::function<QString(const Matrix&)>& format) {
    const Matrix matrix = currentPage() != nullptr ? currentPage()->focusedMatrix() : Matrix();
    if (matrix.size() == 0) {
        m_messages->showProblem([] { return tr("There is no matrix to copy on this page."); });
        return;
    }
    copyTable(format(matrix));
    m_status->note(tr("Copied: %1 × %2 numbers").arg(matrix.rows()).arg(matrix.cols()));
}

void MainWindow::exportPage() {
    if (Page* page = currentPage())
        savePictureWithDialog(*page, page->title(), m_parts.settings, *m_messages);
}

void MainWindow::printPage() {
    if (Page* page = currentPage()) printWithDialog(*page, page->title(), *m_messages);
}

void MainWindow::moveFocus(int direction) {
    QList<QWidget*> areas{m_navigation, m_stack};
    if (m_guide->isShown()) areas << &m_guide->guide();
    qsizetype current = -1;
    for (qsizetype i = 0; i < areas.size(); ++i)
        if (areas[i]->isAncestorOf(QApplication::focusWidget())) current = i;
    if (current < 0) current = direction > 0 ? -1 : 0;
    const qsizetype next = (current + direction + areas.size()) % areas.size();
    entryOf(areas[next])->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::refreshTitle() {
    const Page* page = currentPage();
    const QString name = m_parts.files.name() + QStringLiteral("[*]");
    setWindowModified(m_parts.document.isModified());
    setWindowTitle(page == nullptr ? tr("%1 — Dikkat").arg(name)
                                   : tr("%1 — %2 — Dikkat").arg(name, page->title()));
    m_status->setFileState(m_parts.document.isModified()    ? StatusLine::FileState::Modified
                           : m_parts.files.path().isEmpty() ? StatusLine::FileState::NeverSaved
                                                            : StatusLine::FileState::Saved);
}

void MainWindow::refreshHistory() {
    const PageFinder find = [this](const QString& name) { return pageWith(name); };
    const int index = m_parts.document.undoStack().index();
    const QString undo = historyText(m_parts.document, index - 1, find);
    const QString redo = historyText(m_parts.document, index, find);
    m_actions->undo->setEnabled(!undo.isEmpty());
    m_actions->redo->setEnabled(!redo.isEmpty());
    m_actions->undo->setToolTip(undo.isEmpty() ? tr("Nothing to undo") : tr("Undo: %1 (Ctrl+Z)").arg(undo));
    m_actions->redo->setToolTip(redo.isEmpty() ? tr("Nothing to redo") : tr("Redo: %1 (Ctrl+Y)").arg(redo));
}

void MainWindow::refreshStatus() {
    m_status->setTexts(currentPage() != nullptr ? currentPage()->statusTexts() : QStringList());
    m_status->setDecimals(m_parts.document.view().decimals);
}

void MainWindow::refreshSteps() {
    const Page* page = currentPage();
    m_actions->previousStep->setEnabled(page != nullptr && page->step() > 0);
    m_actions->nextStep->setEnabled(page != nullptr && page->step() + 1 < page->stepCount());
    m_actions->resetPage->setEnabled(page != nullptr);
}

void MainWindow::refreshChoices() {
    m_actions->turkish->setChecked(m_parts.language.current() == UiLanguage::Turkish);
    m_actions->english->setChecked(m_parts.language.current() == UiLanguage::English);
    const ThemeChoice choice = m_parts.themes.choice();
    m_actions->themeSystem->setChecked(choice == ThemeChoice::System);
    m_actions->themeLight->setChecked(choice == ThemeChoice::Light);
    m_actions->themeDark->setChecked(choice == ThemeChoice::Dark);
    m_actions->guide->setChecked(m_guide->isShown());
    m_actions->history->setChecked(!m_history->isHidden());
}

void MainWindow::refreshProgress() {
    const QStringList done = m_guide->guide().panel().tasksDone();
    QList<PageId> finished;
    int total = 0, count = 0;
    for (const Page* page : std::as_const(m_pages)) {
        const QStringList tasks = Guide::tasksOf(*page);
        int here = 0;
        for (const QString& task : tasks)
            if (done.contains(page->guideName() + u'/' + task)) ++here;
        total += static_cast<int>(tasks.size());
        count += here;
        if (!tasks.isEmpty() && here == tasks.size()) finished << page->id();
    }
    m_navigation->setProgress(finished, count, total);
}

} // namespace dikkat::ui
