#pragma once

#include "ui/document/selection.h"
#include "ui/document/session_files.h"
#include "ui/pages/page.h"
#include "ui/settings/settings.h"

#include <QLabel>
#include <QMainWindow>

class QMenu;
class QStackedWidget;
class QToolBar;
class QToolButton;

namespace dikkat::ui {

class Actions;
class GuideDock;
class HistoryDock;
class MessageBar;
class Navigation;
class QkvPage;
class SegmentedControl;

/// Everything the window shows that outlives it.
struct WindowParts {
    Document& document;
    Selection& selection;
    SessionFiles& files;
    LanguageService& language;
    ThemeService& themes;
    Settings& settings;
};

/// The window: menus, tool bar, pages at the left, the page, guide and history at the right, status bar.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const WindowParts& parts);

    [[nodiscard]] Page* currentPage() const;
    [[nodiscard]] QList<Page*> pages() const { return m_pages; }
    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] MessageBar& messages() { return *m_messages; }
    [[nodiscard]] GuideDock& guide() { return *m_guide; }
    [[nodiscard]] HistoryDock& history() { return *m_history; }

    void showPage(PageId id);
    void startPresentation();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildCentre();
    void buildDocks();
    void buildMenus();
    void buildToolBar();
    void buildStatusBar();
    void connectFiles();
    void connectEdit();
    void connectView();
    void connectLesson();

    void setLanguage(UiLanguage language);
    void setTheme(ThemeChoice choice);
    void copyAs(QString (*format)(const Matrix&));
    void exportPicture();
    void printPage();
    void cycleRegion();

    void retranslateUi();
    void refreshTitle();
    void refreshHistory();
    void refreshStatus();
    void refreshSwitches();
    void refreshProgress();
    void refreshRecent();
    void adaptToWidth();

    WindowParts m_parts;
    Actions* m_actions;
    QList<Page*> m_pages;
    QkvPage* m_qkv = nullptr;

    Navigation* m_navigation;
    QStackedWidget* m_stack;
    MessageBar* m_messages;
    GuideDock* m_guide;
    HistoryDock* m_history;
    QToolBar* m_bar;
    QToolButton* m_guideButton;
    SegmentedControl* m_languageSwitch;
    QMenu *m_fileMenu, *m_recentMenu, *m_editMenu, *m_copyMenu, *m_viewMenu, *m_languageMenu, *m_themeMenu,
        *m_lessonMenu, *m_compareMenu, *m_helpMenu;
    QLabel *m_statusStep, *m_statusSelection, *m_statusHint, *m_statusPrecision, *m_statusSaved;
    QString m_hover;
    bool m_narrow = false;
};

} // namespace dikkat::ui
