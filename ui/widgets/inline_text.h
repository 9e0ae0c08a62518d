#pragma once

#include <QColor>
#include <QFont>
#include <QString>
#include <vector>

class QPainter;

namespace dikkat::ui {

/// A piece of one line of text, on the line, below it or above it.
struct InlineRun {
    enum class Level { Normal, Sub, Super };
    QString text;
    Level level = Level::Normal;
};

/// One line with sub- and superscripts of any length, drawn with real glyphs at 74 % instead of the few
/// Unicode ones: "q_1", "e^{−2}", "÷√d_k". A script without braces is one character, or the whole number when
/// it starts with a digit.
class InlineText {
public:
    InlineText() = default;
    explicit InlineText(const QString& markup);

    [[nodiscard]] const std::vector<InlineRun>& runs() const { return m_runs; }
    [[nodiscard]] bool isEmpty() const { return m_runs.empty(); }

    /// Without markup, scripts on the line: "q1" (what a screen reader and the clipboard get).
    [[nodiscard]] QString plain() const;

    [[nodiscard]] double width(const QFont& font) const;
    /// With the left end of the base line at `origin`; returns the x after the last run.
    double draw(QPainter& painter, QPointF origin, const QFont& font, const QColor& color) const;
    /// Aligned in `rect`; vertically the capitals are centred when Qt::AlignVCenter is asked.
    void draw(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QFont& font,
              const QColor& color) const;

private:
    std::vector<InlineRun> m_runs;
};

/// `font` at the size of a sub- or superscript.
QFont scriptFont(const QFont& font);

/// How far a sub- or superscript's base line lies under the line's; negative is above.
double scriptShift(const QFont& font, InlineRun::Level level);

/// "q" and 3 → markup "q_3".
QString symbolMarkup(const QString& symbol, qint64 number);

} // namespace dikkat::ui
