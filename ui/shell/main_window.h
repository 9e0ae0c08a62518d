#pragma once

#include "ui/document/selection.h"
#include "ui/document/session_files.h"
#include "ui/pages/all_pages.h"
#include "ui/pages/page.h"
#include "ui/settings/settings.h"

#include <QMainWindow>
#include <QPointer>
#include <functional>

class QStackedWidget;

namespace dikkat::ui {

class Actions;
class EdgeButton;
class GuideDock;
class HistoryDock;
class Menus;
class MessageBar;
class Navigation;
class PresentationWindow;
class StatusLine;
class ToolBar;

/// Everything the window shows that outlives it.
struct WindowParts {
    Document& document;
    Selection& selection;
    SessionFiles& files;
    LanguageService& language;
    ThemeService& themes;
    Settings& settings;
};

/// The window: menus, tool bar, pages at the left, the page, guide and history at the right, status bar. It
/// knows pages only as Page.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const WindowParts& parts,
                        const std::function<QList<Page*>(Document&, Selection&)>& pages = makePages);
    ~MainWindow() override;

    void addPage(Page* page); ///< takes it; the first one added is shown
    [[nodiscard]] Page* currentPage() const;
    [[nodiscard]] const QList<Page*>& pages() const { return m_pages; }
    void showPage(PageId id);

    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] MessageBar& messages() { return *m_messages; }
    [[nodiscard]] GuideDock& guide() { return *m_guide; }
    [[nodiscard]] HistoryDock& history() { return *m_history; }
    [[nodiscard]] Navigation& navigation() { return *m_navigation; }

    /// Full screen on the window's own screen; the one that is open when there is one.
    PresentationWindow* startPresentation();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildCentre();
    void buildDocks();
    void connectFiles();
    void connectEdit();
    void connectView();
    void connectPage();
    void restore();

    void setLanguage(UiLanguage language);
    void setTheme(ThemeChoice choice);
    void copyAs(const std::function<QString(const Matrix&)>& format);
    void exportPage();
    void printPage();
    void moveFocus(int direction);
    void goToStep(int step);
    void goInHistory(int index);
    [[nodiscard]] Page* pageWith(const QString& guideName) const;
    void showSavedPage();
    void keepFocusInPage(QWidget* before);

    void retranslateUi();
    void refreshTitle();
    void refreshHistory();
    void refreshStatus();
    void refreshSteps();
    void refreshChoices();
    void refreshProgress();
    void adaptToWidth();
    void takeText(const QString& path);

    WindowParts m_parts;
    Actions* m_actions;
    QList<Page*> m_pages;

    Menus* m_menus;
    ToolBar* m_bar;
    StatusLine* m_status;
    Navigation* m_navigation;
    QStackedWidget* m_stack;
    MessageBar* m_messages;
    EdgeButton* m_edge;
    QWidget* m_pageArea; ///< message bar and page; the guide's drawer covers its right end
    GuideDock* m_guide;
    HistoryDock* m_history;
    QPointer<PresentationWindow> m_presentation;
    QPointer<QWidget> m_focusBefore; ///< a file was read or written
};

} // namespace dikkat::ui
