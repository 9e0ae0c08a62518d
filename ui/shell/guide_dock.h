#pragma once

#include <QDockWidget>

namespace dikkat::ui {

class EdgeButton;
class Guide;
class GuideDrawer;

/// Where the guide lives: docked at a side, floating, or, in a narrow window, in a drawer over the page that
/// a button at the right edge opens.
class GuideDock : public QDockWidget {
    Q_OBJECT
public:
    explicit GuideDock(QWidget* parent = nullptr);

    [[nodiscard]] Guide& guide() { return *m_guide; }
    /// The widget whose right end the drawer covers, and the button that opens it.
    void setDrawerPlace(QWidget* over, EdgeButton* edge);

    void setNarrow(bool narrow); ///< the window has no room for guide and page side by side
    [[nodiscard]] bool isShown() const { return m_narrow && !isFloating() ? m_drawerOpen : m_wanted; }
    void setShown(bool shown);
    void showCode(bool code); ///< the tab with the program, or the text
    /// What to remember: whether the guide is wanted in a window that has room for it.
    [[nodiscard]] bool isWanted() const { return m_wanted; }

signals:
    void shownChanged(bool shown);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void arrange();
    void retranslateUi();

    Guide* m_guide;
    GuideDrawer* m_drawer = nullptr;
    EdgeButton* m_edge = nullptr;
    bool m_narrow = false, m_wanted = true, m_drawerOpen = false;
};

} // namespace dikkat::ui
