#pragma once

#include <QStringList>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

namespace dikkat::ui {

class LinePlotCanvas;

/// A few lines over a common axis, told apart by colour, stroke and marker, with a read-out under the cursor
/// and the same numbers as a table in the context menu. Gaps are NaN.
class LinePlot : public QWidget {
    Q_OBJECT
public:
    struct Line {
        QString name;
        std::vector<double> x, y;
    };
    struct Content {
        QString xLabel, yLabel;
        std::vector<Line> lines; ///< up to three
        bool logX = false, logY = false;
        bool wholeX = false;        ///< x are whole numbers; with logX the axis names exactly those measured
        int decimals = 3;           ///< of the read-out
        std::optional<double> mark; ///< a vertical line
        QString markLabel;
    };

    explicit LinePlot(QWidget* parent = nullptr);
    ~LinePlot() override;

    void setContent(const Content& content);
    [[nodiscard]] const Content& content() const { return m_content; }
    /// Header first, then a line per x.
    [[nodiscard]] std::vector<QStringList> table() const;

signals:
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void point(double x);
    void showTable();
    void describe();

    Content m_content;
    LinePlotCanvas* m_canvas;
    int m_cursor = -1; ///< index into the first line
};

} // namespace dikkat::ui
