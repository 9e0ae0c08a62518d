#pragma once

#include <QAbstractButton>
#include <QFrame>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace dikkat::ui {

/// The guide over the right part of the page, where a window is too narrow for both. Escape or the cross
/// closes it.
class GuideDrawer : public QFrame {
    Q_OBJECT
public:
    /// Covers the right end of `over`, its parent.
    explicit GuideDrawer(QWidget* over);

    void setContent(QWidget* content);

signals:
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void place();
    void retranslateUi();

    QLabel* m_title;
    QToolButton* m_close;
    QVBoxLayout* m_layout;
};

/// The narrow strip at the right edge that opens the drawer; its word is written upwards.
class EdgeButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit EdgeButton(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
};

} // namespace dikkat::ui
