#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;
class QToolButton;

namespace dikkat::ui {

/// The title bar of a dock: its title, float, close, in the program's own icons and the current language.
class DockTitle : public QWidget {
    Q_OBJECT
public:
    explicit DockTitle(QDockWidget& dock);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslateUi();

    QLabel* m_title;
    QToolButton *m_float, *m_close;
};

} // namespace dikkat::ui
