#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

class QAbstractButton;

namespace dikkat::ui {

/// A row of joined buttons of which exactly one is on (TR | EN). Arrow keys choose, Tab leaves.
class SegmentedControl : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedControl(QWidget* parent = nullptr);

    void setLabels(const QStringList& labels);
    [[nodiscard]] int count() const { return static_cast<int>(m_buttons.size()); }
    [[nodiscard]] int current() const { return m_current; }
    /// Says nothing: picked() is for the user's choice only.
    void setCurrent(int index);
    [[nodiscard]] QAbstractButton* button(int index) const;

signals:
    void picked(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void pick(int index);

    std::vector<QAbstractButton*> m_buttons;
    int m_current = 0;
};

} // namespace dikkat::ui
