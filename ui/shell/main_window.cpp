#include "ui/shell/main_window.h"

#include "ui/pages/qkv/qkv_page.h"
#include "ui/plot/exporter.h"
#include "ui/shell/actions.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/guide_dock.h"
#include "ui/shell/history_dock.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/navigation.h"
#include "ui/shell/presentation_window.h"
#include "ui/theme/icons.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/table_text.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

namespace dikkat::ui {

namespace {

constexpr int railBelow = 1100;       ///< navigation becomes a rail of numbers
constexpr int iconsBelow = 1200;      ///< tool bar without texts
constexpr int guideFoldsBelow = 1180; ///< the guide hides behind its button

/// A local session file in what is dragged; empty: none.
QString sessionIn(const QMimeData* data) {
    if (!data->hasUrls() || data->urls().size() != 1) return {};
    return data->urls().first().toLocalFile();
}

} // namespace

MainWindow::MainWindow(const WindowParts& parts) : m_parts(parts), m_actions(new Actions(this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setMinimumSize(860, 600);
    setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks);
    buildCentre();
    buildDocks();
    buildMenus();
    buildToolBar();
    buildStatusBar();
    connectFiles();
    connectEdit();
    connectView();
    connectLesson();

    m_guide->setTasksDone(m_parts.settings.tasksDone());
    m_guide->setPage(currentPage());
    resize(1440, 900);
    restoreGeometry(m_parts.settings.geometry());
    restoreState(m_parts.settings.windowState());
    retranslateUi();
    refreshHistory();
}

Page* MainWindow::currentPage() const {
    const int index = m_stack->currentIndex();
    return index < 0 ? nullptr : m_pages.at(index);
}

void MainWindow::buildCentre() {
    m_navigation = new Navigation;
    m_stack = new QStackedWidget;
    m_messages = new MessageBar;
    m_qkv = new QkvPage(m_parts.document, m_parts.selection);
    m_pages = {m_qkv};
    for (Page* page : std::as_const(m_pages)) {
        auto* scroll = new QScrollArea;
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->setWidget(page);
        m_stack->addWidget(scroll);
        connect(page, &Page::problem, m_messages, &MessageBar::showProblem);
        connect(page, &Page::statusChanged, this, &MainWindow::refreshStatus);
        connect(page, &Page::hoverTextChanged, this, [this](const QString& text) {
            m_hover = text;
            refreshStatus();
        });
    }
    m_navigation->setPages(m_pages);
    connect(m_navigation, &Navigation::picked, this, &MainWindow::showPage);

    auto* pageColumn = new QVBoxLayout;
    pageColumn->setSpacing(0);
    pageColumn->addWidget(m_messages);
    pageColumn->addWidget(m_stack, 1);
    auto* centre = new QWidget;
    auto* layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_navigation);
    layout->addLayout(pageColumn, 1);
    setCentralWidget(centre);
}

void MainWindow::buildDocks() {
    m_guide = new GuideDock(this);
    m_history = new HistoryDock(m_parts.document, this);
    addDockWidget(Qt::RightDockWidgetArea, m_guide);
    addDockWidget(Qt::RightDockWidgetArea, m_history);
    resizeDocks({m_guide}, {288}, Qt::Horizontal);
    m_history->hide();
    connect(m_guide, &GuideDock::tasksDoneChanged, this, [this](const QStringList& tasks) {
        m_parts.settings.setTasksDone(tasks);
        refreshProgress();
    });
}

void MainWindow::buildMenus() {
    Actions& a = *m_actions;
    m_fileMenu = menuBar()->addMenu(QString());
    m_fileMenu->addActions({a.newSession, a.open});
    m_recentMenu = m_fileMenu->addMenu(QString());
    m_fileMenu->addActions({a.save, a.saveAs});
    m_fileMenu->addSeparator();
    m_fileMenu->addActions({a.exportPicture, a.print});
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(a.quit);

    m_editMenu = menuBar()->addMenu(QString());
    m_editMenu->addActions({a.undo, a.redo});
    m_editMenu->addAction(m_history->toggleViewAction());
    m_editMenu->addSeparator();
    m_copyMenu = m_editMenu->addMenu(QString());
    m_copyMenu->addActions({a.copyTable, a.copyLatex, a.copyMarkdown, a.copyNumpy});
    m_editMenu->addAction(a.paste);

    m_viewMenu = menuBar()->addMenu(QString());
    m_languageMenu = m_viewMenu->addMenu(QString());
    m_languageMenu->addActions({a.turkish, a.english});
    m_languageMenu->addSeparator();
    m_languageMenu->addAction(a.switchLanguage);
    m_themeMenu = m_viewMenu->addMenu(QString());
    m_themeMenu->addActions({a.themeSystem, a.themeLight, a.themeDark});
    m_themeMenu->addSeparator();
    m_themeMenu->addAction(a.switchTheme);
    m_viewMenu->addSeparator();
    m_viewMenu->addAction(m_guide->toggleViewAction());
    m_viewMenu->addAction(a.presentation);

    m_lessonMenu = menuBar()->addMenu(QString());
    m_lessonMenu->addActions({a.previousStep, a.nextStep});
    m_lessonMenu->addSeparator();
    m_lessonMenu->addActions({a.mask, a.scaling, a.predict});
    m_compareMenu = m_lessonMenu->addMenu(QString());
    m_compareMenu->addActions({a.compareMask, a.compareEdit, a.compareChapter});
    m_lessonMenu->addSeparator();
    m_lessonMenu->addAction(a.resetPage);

    m_helpMenu = menuBar()->addMenu(QString());
    m_helpMenu->addActions({a.convention, a.shortcuts, a.sources});
    m_helpMenu->addAction(a.whatsThis);
    m_helpMenu->addSeparator();
    m_helpMenu->addAction(a.about);
}

void MainWindow::buildToolBar() {
    Actions& a = *m_actions;
    m_bar = addToolBar(QString());
    m_bar->setObjectName(QStringLiteral("toolBar"));
    m_bar->setMovable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_bar->setIconSize(QSize(18, 18));
    m_bar->addActions({a.undo, a.redo});
    m_bar->addSeparator();
    m_bar->addActions({a.open, a.save, a.exportPicture});
    m_bar->addSeparator();
    m_bar->addAction(a.resetPage);
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->addWidget(space);
    m_languageSwitch = new SegmentedControl;
    m_languageSwitch->setObjectName(QStringLiteral("languageSwitch"));
    m_languageSwitch->setLabels({QStringLiteral("TR"), QStringLiteral("EN")});
    m_bar->addWidget(m_languageSwitch);
    m_bar->addSeparator();
    m_bar->addActions({a.presentation, a.switchTheme});
    m_guideButton = new QToolButton;
    m_guideButton->setObjectName(QStringLiteral("guideButton"));
    m_guideButton->setDefaultAction(m_guide->toggleViewAction());
    m_guideButton->setIcon(themedIcon(QStringLiteral("book")));
    m_guide->toggleViewAction()->setIcon(themedIcon(QStringLiteral("book")));
    m_bar->addWidget(m_guideButton);
}

void MainWindow::buildStatusBar() {
    const auto label = [this](const char* name, bool permanent) {
        auto* l = new QLabel;
        l->setObjectName(QLatin1String(name));
        l->setContentsMargins(8, 0, 8, 0);
        if (permanent)
            statusBar()->addPermanentWidget(l);
        else
            statusBar()->addWidget(l);
        return l;
    };
    statusBar()->setSizeGripEnabled(false);
    m_statusStep = label("statusStep", false);
    m_statusSelection = label("statusSelection", false);
    m_statusHint = label("statusHint", false);
    m_statusPrecision = label("statusPrecision", true);
    m_statusSaved = label("statusSaved", true);
}

void MainWindow::connectFiles() {
    Actions& a = *m_actions;
    SessionFiles& files = m_parts.files;
    connect(a.newSession, &QAction::triggered, this, [&files] { files.newSession(); });
    connect(a.open, &QAction::triggered, this, [&files] { files.open(); });
    connect(a.save, &QAction::triggered, this, [&files] { files.save(); });
    connect(a.saveAs, &QAction::triggered, this, [&files] { files.saveAs(); });
    connect(a.exportPicture, &QAction::triggered, this, &MainWindow::exportPicture);
    connect(a.print, &QAction::triggered, this, &MainWindow::printPage);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    files.setRecent(m_parts.settings.recentFiles());
    connect(&files, &SessionFiles::recentChanged, this, [this](const QStringList& paths) {
        m_parts.settings.setRecentFiles(paths);
        refreshRecent();
    });
    connect(&files, &SessionFiles::problem, m_messages, &MessageBar::showProblem);
    connect(&files, &SessionFiles::pathChanged, this, &MainWindow::refreshTitle);
    connect(&files, &SessionFiles::saved, this, [this] {
        m_messages->hide();
        refreshTitle();
    });
    connect(&m_parts.document, &Document::modifiedChanged, this, &MainWindow::refreshTitle);
}

void MainWindow::connectEdit() {
    Actions& a = *m_actions;
    QUndoStack& stack = m_parts.document.undoStack();
    connect(a.undo, &QAction::triggered, &stack, &QUndoStack::undo);
    connect(a.redo, &QAction::triggered, &stack, &QUndoStack::redo);
    connect(&m_parts.document, &Document::historyChanged, this, &MainWindow::refreshHistory);
    connect(a.copyTable, &QAction::triggered, this, [this] { copyAs(toTsv); });
    connect(a.copyLatex, &QAction::triggered, this,
            [this] { copyAs([](const Matrix& m) { return toLatex(m); }); });
    connect(a.copyMarkdown, &QAction::triggered, this,
            [this] { copyAs([](const Matrix& m) { return toMarkdown(m); }); });
    connect(a.copyNumpy, &QAction::triggered, this, [this] { copyAs(toNumPy); });
    connect(a.paste, &QAction::triggered, this,
            [this] { m_qkv->pasteText(QApplication::clipboard()->text()); });
}

void MainWindow::connectView() {
    Actions& a = *m_actions;
    connect(a.turkish, &QAction::triggered, this, [this] { setLanguage(UiLanguage::Turkish); });
    connect(a.english, &QAction::triggered, this, [this] { setLanguage(UiLanguage::English); });
    connect(a.switchLanguage, &QAction::triggered, this, [this] {
        setLanguage(m_parts.language.current() == UiLanguage::Turkish ? UiLanguage::English
                                                                      : UiLanguage::Turkish);
    });
    connect(m_languageSwitch, &SegmentedControl::picked, this,
            [this](int index) { setLanguage(index == 0 ? UiLanguage::Turkish : UiLanguage::English); });
    connect(a.themeSystem, &QAction::triggered, this, [this] { setTheme(ThemeChoice::System); });
    connect(a.themeLight, &QAction::triggered, this, [this] { setTheme(ThemeChoice::Light); });
    connect(a.themeDark, &QAction::triggered, this, [this] { setTheme(ThemeChoice::Dark); });
    connect(a.switchTheme, &QAction::triggered, this,
            [this] { setTheme(theme().dark ? ThemeChoice::Light : ThemeChoice::Dark); });
    connect(a.presentation, &QAction::triggered, this, &MainWindow::startPresentation);
    for (const auto& [action, topic] : {std::pair{a.about, TextDialog::Topic::About},
                                        std::pair{a.convention, TextDialog::Topic::Convention},
                                        std::pair{a.shortcuts, TextDialog::Topic::Keyboard},
                                        std::pair{a.sources, TextDialog::Topic::Sources}})
        connect(action, &QAction::triggered, this, [this, which = topic] {
            auto* dialog = new TextDialog(which, this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        });
    auto* regions = new QAction(this);
    regions->setShortcut(Qt::Key_F6);
    addAction(regions);
    connect(regions, &QAction::triggered, this, &MainWindow::cycleRegion);
}

void MainWindow::connectLesson() {
    Actions& a = *m_actions;
    connect(a.previousStep, &QAction::triggered, this,
            [this] { currentPage()->setStep(currentPage()->step() - 1); });
    connect(a.nextStep, &QAction::triggered, this,
            [this] { currentPage()->setStep(currentPage()->step() + 1); });
    connect(a.mask, &QAction::triggered, this, [this] { m_qkv->toggleMask(); });
    connect(a.scaling, &QAction::triggered, this, [this] { m_qkv->toggleScaling(); });
    connect(a.predict, &QAction::triggered, this, [this] { m_qkv->togglePredict(); });
    connect(a.compareMask, &QAction::triggered, this, [this] { m_qkv->compare(Comparison::CausalMask); });
    connect(a.compareEdit, &QAction::triggered, this, [this] { m_qkv->compare(Comparison::BeforeEdit); });
    connect(a.compareChapter, &QAction::triggered, this, [this] { m_qkv->compare(Comparison::Chapter); });
    connect(a.resetPage, &QAction::triggered, this, [this] { currentPage()->resetPage(); });
    connect(&m_parts.document, &Document::lessonChanged, this, &MainWindow::refreshSwitches);
    connect(&m_parts.document, &Document::viewChanged, this, &MainWindow::refreshSwitches);
}

void MainWindow::showPage(PageId id) {
    for (int i = 0; i < m_pages.size(); ++i)
        if (m_pages.at(i)->id() == id) m_stack->setCurrentIndex(i);
    m_navigation->setCurrent(id);
    m_guide->setPage(currentPage());
    m_hover.clear();
    refreshStatus();
    refreshTitle();
}

void MainWindow::startPresentation() {
    auto* window = new PresentationWindow(*currentPage());
    window->setScreen(screen());
    window->setGeometry(screen()->geometry());
    window->showFullScreen();
}

void MainWindow::setLanguage(UiLanguage language) {
    m_parts.settings.setLanguage(language);
    m_parts.language.set(language);
}

void MainWindow::setTheme(ThemeChoice choice) {
    m_parts.settings.setTheme(choice);
    m_parts.themes.setChoice(choice);
    refreshSwitches();
}

void MainWindow::copyAs(QString (*format)(const Matrix&)) {
    QApplication::clipboard()->setText(format(m_qkv->focusedMatrix()));
    statusBar()->showMessage(tr("Copied"), 3000);
}

void MainWindow::exportPicture() {
    exportPageWithDialog(*currentPage(), currentPage()->title(), *m_messages);
}

void MainWindow::printPage() {
    printWithDialog(*currentPage(), currentPage()->title());
}

void MainWindow::cycleRegion() {
    QWidget* regions[] = {m_navigation, m_stack, m_guide};
    int current = -1;
    for (int i = 0; i < 3; ++i)
        if (regions[i]->isAncestorOf(QApplication::focusWidget())) current = i;
    for (int step = 1; step <= 3; ++step) {
        QWidget* next = regions[(current + step) % 3];
        if (!next->isVisible()) continue;
        QWidget* first = next;
        // The first widget inside that takes the keyboard.
        for (QWidget* child : next->findChildren<QWidget*>())
            if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus)) {
                first = child;
                break;
            }
        first->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_parts.files.mayGoOn()) {
        event->ignore();
        return;
    }
    m_parts.settings.setGeometry(saveGeometry());
    m_parts.settings.setWindowState(saveState());
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    adaptToWidth();
}

void MainWindow::adaptToWidth() {
    m_navigation->setRail(width() < railBelow);
    m_bar->setToolButtonStyle(width() < iconsBelow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    const bool narrow = width() < guideFoldsBelow;
    if (narrow != m_narrow) {
        m_narrow = narrow;
        if (!m_guide->isFloating()) m_guide->setVisible(!narrow);
    }
    // Undo and redo are known by their arrows; their words are in the tool tip.
    for (QAction* action : {m_actions->undo, m_actions->redo})
        if (auto* button = qobject_cast<QToolButton*>(m_bar->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!sessionIn(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = sessionIn(event->mimeData());
    if (!path.isEmpty()) m_parts.files.open(path);
}

void MainWindow::retranslateUi() {
    m_actions->retranslate();
    m_fileMenu->setTitle(tr("&File"));
    m_recentMenu->setTitle(tr("Open &recent"));
    m_editMenu->setTitle(tr("&Edit"));
    m_copyMenu->setTitle(tr("&Copy as"));
    m_viewMenu->setTitle(tr("&View"));
    m_languageMenu->setTitle(tr("&Language"));
    m_themeMenu->setTitle(tr("&Theme"));
    m_lessonMenu->setTitle(tr("&Lesson"));
    m_compareMenu->setTitle(tr("&Compare"));
    m_helpMenu->setTitle(tr("&Help"));
    m_bar->setWindowTitle(tr("Tool bar"));
    m_languageSwitch->setAccessibleName(tr("Language"));
    m_languageSwitch->setToolTip(tr("Language: Turkish or English (Ctrl+L)"));
    m_languageSwitch->setCurrent(m_parts.language.current() == UiLanguage::Turkish ? 0 : 1);
    m_guide->toggleViewAction()->setToolTip(tr("Show or hide the guide"));
    m_hover.clear();
    refreshTitle();
    refreshHistory();
    refreshStatus();
    refreshSwitches();
    refreshProgress();
    refreshRecent();
    adaptToWidth();
}

void MainWindow::refreshTitle() {
    setWindowModified(m_parts.document.isModified());
    setWindowTitle(tr("%1[*] — %2 — Dikkat").arg(m_parts.files.name(), currentPage()->title()));
    m_statusSaved->setText(m_parts.document.isModified() ? tr("Not saved") : tr("Saved"));
    m_statusSaved->setVisible(m_parts.document.isModified() || !m_parts.files.path().isEmpty());
}

void MainWindow::refreshHistory() {
    const Document& document = m_parts.document;
    const QString undo = undoText(document), redo = redoText(document);
    m_actions->undo->setEnabled(!undo.isEmpty());
    m_actions->redo->setEnabled(!redo.isEmpty());
    m_actions->undo->setToolTip(undo.isEmpty() ? tr("Nothing to undo") : tr("Undo: %1 (Ctrl+Z)").arg(undo));
    m_actions->redo->setToolTip(redo.isEmpty() ? tr("Nothing to redo") : tr("Redo: %1 (Ctrl+Y)").arg(redo));
}

void MainWindow::refreshStatus() {
    const QStringList texts = currentPage()->statusTexts();
    m_statusStep->setText(m_hover.isEmpty() ? texts.value(0) : m_hover);
    m_statusSelection->setText(texts.size() > 2 ? texts.value(1) : QString());
    m_statusHint->setText(texts.value(texts.size() - 1));
    m_statusPrecision->setText(
        tr("Shown: %1 decimals; computed in double precision").arg(m_parts.document.view().decimals));
    m_statusHint->setVisible(width() >= iconsBelow);
}

void MainWindow::refreshSwitches() {
    const LessonState& s = m_parts.document.lesson();
    m_actions->mask->setChecked(s.mask == MaskKind::Causal);
    m_actions->scaling->setChecked(s.scaled);
    m_actions->predict->setChecked(m_parts.document.view().predict);
    m_actions->turkish->setChecked(m_parts.language.current() == UiLanguage::Turkish);
    m_actions->english->setChecked(m_parts.language.current() == UiLanguage::English);
    const ThemeChoice choice = m_parts.themes.choice();
    m_actions->themeSystem->setChecked(choice == ThemeChoice::System);
    m_actions->themeLight->setChecked(choice == ThemeChoice::Light);
    m_actions->themeDark->setChecked(choice == ThemeChoice::Dark);
}

void MainWindow::refreshProgress() {
    const QStringList done = m_guide->tasksDone();
    QList<PageId> finished;
    int total = 0, count = 0;
    for (const Page* page : std::as_const(m_pages)) {
        const QStringList tasks = GuideDock::tasksOf(*page);
        int here = 0;
        for (const QString& task : tasks)
            if (done.contains(page->guideName() + u'/' + task)) ++here;
        total += static_cast<int>(tasks.size());
        count += here;
        if (!tasks.isEmpty() && here == tasks.size()) finished << page->id();
    }
    m_navigation->setProgress(finished, count, total);
}

void MainWindow::refreshRecent() {
    m_recentMenu->clear();
    for (const QString& path : m_parts.files.recent()) {
        // An ampersand in a file name is a letter here, not a mnemonic.
        QAction* action = m_recentMenu->addAction(QString(path).replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, path] { m_parts.files.open(path); });
    }
    m_recentMenu->setEnabled(!m_parts.files.recent().isEmpty());
}

} // namespace dikkat::ui
