#include "ui/theme/style_sheet.h"

#include "ui/theme/theme.h"

#include <utility>

namespace dikkat::ui {

namespace {

// @name stands for a colour of the theme.
constexpr auto rules = R"(
QMainWindow, QDialog { background: @bg; }
QMainWindow::separator { background: @border; width: 1px; height: 1px; }
QToolTip { background: @surface; color: @text; border: 1px solid @borderStrong; padding: 4px 6px; }

QMenuBar { background: @chrome; color: @text; padding: 0 4px; border: none; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:selected { background: @hover; }
QMenuBar::item:pressed { background: @ink; color: @onInk; }
QMenu { background: @surface; color: @text; border: 1px solid @borderStrong; padding: 4px 0; }
QMenu::item { padding: 5px 28px 5px 28px; }
QMenu::item:selected { background: @ink; color: @onInk; }
QMenu::item:disabled { color: @text3; background: transparent; }
QMenu::separator { height: 1px; background: @border; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }

QToolBar { background: @chrome; border: none; border-bottom: 1px solid @border; spacing: 4px; padding: 4px 8px; }
QToolBar::separator { background: @border; width: 1px; margin: 5px 6px; }
QStatusBar { background: @chrome; color: @text2; border-top: 1px solid @border; }
QStatusBar::item { border: none; }

QDockWidget { color: @text; font-weight: 600; }
QDockWidget::title { background: @chrome; padding: 7px 12px; border-bottom: 1px solid @border; text-align: left; }

QAbstractItemView#navigation { background: @chrome; border: none; outline: none; }
QAbstractItemView#navigation::item { min-height: 31px; padding-left: 8px; color: @text; border-left: 4px solid transparent; }
QAbstractItemView#navigation::item:hover { background: @hover; }
QAbstractItemView#navigation::item:selected { background: @surface; color: @text; border-left: 4px solid @ink; }
QAbstractItemView#navigation::item:disabled { color: @text3; background: transparent; }

QTabWidget::pane { border: none; border-top: 1px solid @border; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: @text2; padding: 6px 12px; border: none; border-bottom: 3px solid transparent; }
QTabBar::tab:hover { color: @text; background: @hover; }
QTabBar::tab:selected { color: @text; border-bottom: 3px solid @ink; }
QTabBar::tab:focus { color: @text; border: 2px solid @ink; }

QTableWidget, QTreeView, QListView { background: @surface; color: @text; border: 1px solid @border; }
QTableWidget { gridline-color: @grid; }
QHeaderView::section { background: @chrome; color: @text2; border: none; padding: 4px 8px; }
QTextBrowser, QTextEdit, QPlainTextEdit { background: @surface; color: @text; border: 1px solid @border; }
QLabel#pageTitle { font-size: 20px; font-weight: 600; }
QLabel#pageSubtitle { color: @text2; }
QLabel#cardTitle { font-size: 15px; font-weight: 600; }
QLabel#sectionTitle { font-size: 13px; font-weight: 600; }
QLabel#caption { color: @text2; font-size: 11px; }

QWidget#guidePanel, QWidget#codePanel, QFrame#guideDrawer, QWidget#guideFoot { background: @surface; }
QWidget#guidePanel QScrollArea > QWidget > QWidget#scrolled { background: @surface; }
QLabel#guideStep { color: @text2; font-size: 12px; font-weight: 600; }
QLabel#guideTitle { font-size: 17px; font-weight: 600; }
QLabel#guideFormula { background: @bg; border: 1px solid @border; border-radius: 4px; padding: 10px 6px; font-size: 15px; }
QLabel#guideNotes { color: @text2; font-size: 12px; border-top: 1px solid @border; padding-top: 10px; }
QWidget#guideFoot { border-top: 1px solid @border; }
QFrame#guideDrawer { border-left: 1px solid @borderStrong; }
QWidget#drawerHead { background: @chrome; border-bottom: 1px solid @border; }
QLabel#drawerTitle, QLabel#dockTitle { font-weight: 600; }
QFrame#navigationFrame { background: @chrome; border: none; border-right: 1px solid @border; }
QLabel#progressText { color: @text2; font-size: 12px; }

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget#qt_scrollarea_viewport, QScrollArea > QWidget > QWidget { background: transparent; }

QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @borderStrong; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::handle:hover { background: @text2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QProgressBar { background: @border; border: none; border-radius: 2px; max-height: 5px; }
QProgressBar::chunk { background: @ink; border-radius: 2px; }
)";

} // namespace

QString styleSheetOf(const Theme& t) {
    QString sheet = QString::fromLatin1(rules);
    // Longer names first, so that @text does not eat the start of @text2.
    const std::pair<const char*, QColor> colors[] = {
        {"@borderStrong", t.borderStrong},
        {"@border", t.border},
        {"@surface", t.surface},
        {"@chrome", t.chrome},
        {"@hover", t.hover},
        {"@onInk", t.onInk},
        {"@text2", t.text2},
        {"@text3", t.text3},
        {"@text", t.text},
        {"@grid", t.grid},
        {"@ink", t.ink},
        {"@bg", t.bg},
    };
    for (const auto& [name, color] : colors) sheet.replace(QLatin1String(name), color.name());
    return sheet;
}

} // namespace dikkat::ui
