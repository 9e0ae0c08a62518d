#include "ui/shell/main_window.h"

#include "ui/shell/actions.h"
#include "ui/shell/guide.h"
#include "ui/shell/guide_dock.h"
#include "ui/shell/guide_drawer.h"
#include "ui/shell/guide_panel.h"
#include "ui/shell/history_dock.h"
#include "ui/shell/menus.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/navigation.h"
#include "ui/shell/presentation_window.h"
#include "ui/shell/status_line.h"
#include "ui/shell/tool_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>

namespace dikkat::ui {

namespace {

constexpr int railBelow = 1100;       ///< navigation becomes a rail of numbers
constexpr int iconsBelow = 1200;      ///< tool bar without texts
constexpr int guideFoldsBelow = 1180; ///< the guide moves into its drawer

/// Where a session says which page was open.
const QString windowView = QStringLiteral("window"), pageOfView = QStringLiteral("page");

/// The file in what is dragged; empty: none, or several.
QString fileIn(const QMimeData* data) {
    if (!data->hasUrls() || data->urls().size() != 1) return {};
    return data->urls().first().toLocalFile();
}

} // namespace

MainWindow::MainWindow(const WindowParts& parts,
                       const std::function<QList<Page*>(Document&, Selection&)>& pages)
    : m_parts(parts)
    , m_actions(new Actions(this))
    , m_menus(new Menus(*menuBar(), *m_actions))
    , m_bar(new ToolBar(*m_actions, this))
    , m_status(new StatusLine) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setMinimumSize(1024, 700);
    setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks);
    addToolBar(m_bar);
    setStatusBar(m_status);
    buildCentre();
    buildDocks();
    connectFiles();
    connectEdit();
    connectView();
    connectPage();
    for (Page* page : pages(m_parts.document, m_parts.selection)) addPage(page);
    // After the pages themselves: they know the new session then.
    connect(&m_parts.document, &Document::replaced, this, &MainWindow::showSavedPage);
    restore();
    retranslateUi();
}

MainWindow::~MainWindow() {
    delete m_presentation;
}

void MainWindow::buildCentre() {
    m_navigation = new Navigation;
    m_stack = new QStackedWidget;
    m_edge = new EdgeButton;
    m_pageArea = new QWidget;
    m_messages = new MessageBar(m_pageArea);
    auto* column = new QVBoxLayout(m_pageArea);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    auto* centre = new QWidget;
    auto* layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_navigation);
    layout->addWidget(m_pageArea, 1);
    layout->addWidget(m_edge);
    setCentralWidget(centre);
    connect(m_navigation, &Navigation::picked, this, &MainWindow::showPage);
    connect(m_navigation, &Navigation::entered, this, [this] {
        if (currentPage() != nullptr) currentPage()->setFocus(Qt::OtherFocusReason);
    });
    connect(qApp, &QApplication::focusChanged, this, &MainWindow::keepFocusInPage);
}

void MainWindow::buildDocks() {
    m_guide = new GuideDock(this);
    m_history = new HistoryDock(
        m_parts.document, [this](const QString& name) { return pageWith(name); }, this);
    connect(m_history, &HistoryDock::picked, this, &MainWindow::goInHistory);
    addDockWidget(Qt::RightDockWidgetArea, m_guide);
    addDockWidget(Qt::RightDockWidgetArea, m_history);
    resizeDocks({m_guide}, {288}, Qt::Horizontal);
    m_history->hide();
    m_guide->setDrawerPlace(m_pageArea, m_edge);
    m_guide->guide().panel().setTasksDone(m_parts.settings.tasksDone());
    connect(&m_guide->guide().panel(), &GuidePanel::tasksDoneChanged, this, [this](const QStringList& tasks) {
        m_parts.settings.setTasksDone(tasks);
        refreshProgress();
    });
}

void MainWindow::restore() {
    // As large as the design, but inside the screen with its title bar.
    const QSize room = screen()->availableSize() - QSize(0, 40);
    resize(QSize(1440, 900).boundedTo(room));
    restoreGeometry(m_parts.settings.geometry());
    restoreState(m_parts.settings.windowState());
    m_guide->setShown(m_parts.settings.guideShown());
    adaptToWidth();
    if (m_parts.files.path().isEmpty() && m_parts.document.undoStack().count() == 0) {
        ViewState view = m_parts.document.view();
        view.decimals = m_parts.settings.decimals();
        m_parts.document.setView(view);
    }
}

void MainWindow::addPage(Page* page) {
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    connect(page, &Page::problem, m_messages, &MessageBar::showProblem);
    connect(page, &Page::statusChanged, this, &MainWindow::refreshStatus);
    connect(page, &Page::openPage, this, [this](PageId id) {
        showPage(id);
        currentPage()->setFocus(Qt::OtherFocusReason);
    });
    connect(page, &Page::stepChanged, this, &MainWindow::refreshSteps);
    connect(page, &Page::hoverTextChanged, m_status, &StatusLine::setHover);
    m_guide->guide().panel().watch(page);
    m_pages << page;
    m_stack->addWidget(scroll);
    m_navigation->setPages(m_pages);
    m_menus->setPages(m_pages);
    refreshProgress();
    if (m_pages.size() == 1) showPage(page->id());
}

Page* MainWindow::currentPage() const {
    return m_pages.value(m_stack->currentIndex());
}

void MainWindow::showPage(PageId id) {
    for (int i = 0; i < m_pages.size(); ++i)
        if (m_pages.at(i)->id() == id) m_stack->setCurrentIndex(i);
    Page* page = currentPage();
    if (page == nullptr) return;
    if (m_presentation) m_presentation->setPage(*page);
    m_parts.document.setPageView(windowView, {{pageOfView, page->guideName()}});
    m_navigation->setCurrent(page->id());
    m_menus->setCurrent(page);
    m_guide->guide().setPage(page);
    m_status->setHover({});
    m_messages->settle();
    refreshStatus();
    refreshSteps();
    refreshTitle();
}

Page* MainWindow::pageWith(const QString& guideName) const {
    for (Page* page : m_pages)
        if (page->guideName() == guideName) return page;
    return nullptr;
}

/// A session opens where it was saved; what says nothing about it (a model) leaves the page that is open.
void MainWindow::showSavedPage() {
    const Page* page = pageWith(m_parts.document.pageView(windowView)[pageOfView].toString());
    if (page == nullptr) page = currentPage();
    if (page != nullptr) showPage(page->id());
}

/// A control that goes away hands the keyboard to the page, not to whatever stands beside it.
void MainWindow::keepFocusInPage(QWidget* before) {
    if (before == nullptr || currentPage() == nullptr || before->window() != this || !isEnabled()) return;
    const bool gone = !before->isEnabled() || !before->isVisible();
    if (gone && (m_stack->isAncestorOf(before) || m_guide->guide().isAncestorOf(before)))
        currentPage()->setFocus(Qt::OtherFocusReason);
}

PresentationWindow* MainWindow::startPresentation() {
    if (currentPage() == nullptr) return nullptr;
    if (m_presentation) {
        m_presentation->activateWindow();
        return m_presentation;
    }
    m_presentation =
        new PresentationWindow(*currentPage(), {m_actions->undo, m_actions->redo, m_actions->switchLanguage,
                                                m_actions->switchTheme, m_actions->shortcuts});
    m_presentation->setScreen(screen());
    m_presentation->setGeometry(screen()->geometry());
    m_presentation->showFullScreen();
    connect(m_presentation, &QObject::destroyed, this, &QWidget::activateWindow);
    return m_presentation;
}

void MainWindow::goToStep(int step) {
    if (Page* page = currentPage(); page != nullptr && step >= 0 && step < page->stepCount())
        page->setStep(step);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_parts.files.mayGoOn()) { // also while a file is being written
        event->ignore();
        return;
    }
    m_parts.settings.setGeometry(saveGeometry());
    m_parts.settings.setWindowState(saveState());
    m_parts.settings.setGuideShown(m_guide->isWanted());
    if (m_presentation) m_presentation->close();
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    adaptToWidth();
}

void MainWindow::adaptToWidth() {
    m_navigation->setRail(width() < railBelow);
    m_bar->setCompact(width() < iconsBelow);
    m_guide->setNarrow(width() < guideFoldsBelow);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!fileIn(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = fileIn(event->mimeData());
    if (path.isEmpty()) return;
    m_parts.files.open(path);
}

void MainWindow::takeText(const QString& path) {
    if (currentPage() != nullptr && currentPage()->takeFile(path)) return;
    for (Page* page : std::as_const(m_pages))
        if (page != currentPage() && page->takeFile(path)) return showPage(page->id());
}

void MainWindow::retranslateUi() {
    m_actions->retranslate();
    m_menus->retranslate();
    m_bar->retranslate();
    m_bar->setLanguage(m_parts.language.current());
    m_status->retranslate();
    refreshTitle();
    refreshHistory();
    refreshStatus();
    refreshSteps();
    refreshChoices();
    refreshProgress();
}

} // namespace dikkat::ui
