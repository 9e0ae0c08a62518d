#pragma once

#include <QWidget>

namespace dikkat::ui {

class HeadsPage;

/// Page 8 for a class room: one head large, its name, what it does, and all heads beside it. Drawn on
/// 1440 × 900 and scaled as a whole.
class HeadsPresentation : public QWidget {
    Q_OBJECT
public:
    explicit HeadsPresentation(HeadsPage& page, QWidget* parent = nullptr);
    [[nodiscard]] QString message() const; ///< the sentence of the slide

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void paintSlide(QPainter& painter) const;
    void paintMap(QPainter& painter, const QRectF& area) const;
    void paintAll(QPainter& painter, const QRectF& area) const;
    void renew();

    HeadsPage& m_page;
    bool m_black = false;
};

} // namespace dikkat::ui
