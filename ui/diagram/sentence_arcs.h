#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

namespace dikkat::ui {

struct Theme;

/// One word of a sentence looking at all others: the words in a row, an arc from the chosen one to each, as
/// thick as its weight, and the weight in numbers under each word. A second set of weights goes below the
/// words.
class SentenceArcs : public QWidget {
    Q_OBJECT
public:
    struct Content {
        QStringList words;
        std::vector<double> above;    ///< weights of the chosen word, one per word
        std::vector<double> below;    ///< empty: no second set
        QString aboveName, belowName; ///< what the two sets are
        int selected = -1;
        int firstSeen = 0;        ///< words before it are outside the context: hatched, without arc
        std::vector<bool> marked; ///< dotted underline: words without hand-made vectors; empty: none
    };

    explicit SentenceArcs(QWidget* parent = nullptr);

    void setContent(const Content& content);
    [[nodiscard]] const Content& content() const { return m_content; }
    /// Word under a point, −1: none.
    [[nodiscard]] int wordAt(QPointF point) const;

    [[nodiscard]] QSize sizeHint() const override { return {600, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 104}; }

    /// Draws into `area` at letters of `pixels`, also for the class room.
    static void paint(QPainter& painter, const QRectF& area, const Content& content, const Theme& theme,
                      double pixels);

signals:
    void picked(int word);
    void hovered(const QString& text); ///< empty: nothing is under the cursor

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();
    [[nodiscard]] QString wordText(int word) const;

    Content m_content;
    int m_hovered = -1;
};

} // namespace dikkat::ui
