#pragma once

#include <QStringList>
#include <QWidget>

namespace dikkat::ui {

/// A procedure that begins again: boxes in a row, arrows between them, and one from the last back to the
/// first. Every box has a name and what happens in it now. Click or arrow keys choose a box.
class LoopDiagram : public QWidget {
    Q_OBJECT
public:
    explicit LoopDiagram(QWidget* parent = nullptr);

    /// As many live lines as names. `back`: what stands on the way back.
    void setContent(const QStringList& names, const QStringList& live, const QString& back);
    void setCurrent(int index); ///< −1: none
    [[nodiscard]] int current() const { return m_current; }

    [[nodiscard]] QSize sizeHint() const override { return {620, 78}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {400, 74}; }
    [[nodiscard]] QRectF boxRect(int index) const;

signals:
    void picked(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QStringList m_names, m_live;
    QString m_back;
    int m_current = -1;
};

} // namespace dikkat::ui
