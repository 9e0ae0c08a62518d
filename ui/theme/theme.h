#pragma once

#include <QColor>
#include <QFont>
#include <QObject>

namespace dikkat::ui {

class ColorMap;

enum class ThemeChoice { System, Light, Dark };

/// Every colour of the program (resources: design tokens). Chrome is ink on grey; colour belongs to the
/// mathematics.
struct Theme {
    bool dark;
    QColor bg, surface, chrome, hover, border, borderStrong, grid;
    QColor text, text2, text3, ink, onInk;
    QColor maskBg, hatch, mark;
    QColor query, queryTint, key, keyTint, value, valueTint, attention, attentionTint;
    QColor right, rightTint, wrong, wrongTint, caution, cautionTint;
    QColor series2, series3;   ///< comparison curves; the first series is ink
    const ColorMap* weightMap; ///< 0…1
    const ColorMap* scoreMap;  ///< −m … +m

    /// Weight 0…1 → fill. The domain is never stretched to the data.
    [[nodiscard]] QColor weight(double t) const;
    /// Signed score; `magnitude` is the largest |score| on the page, rounded up to 1, 2, 4, 8 ….
    [[nodiscard]] QColor score(double value, double magnitude) const;
    /// Black or white, whichever reads better on `fill`.
    [[nodiscard]] static QColor textOn(const QColor& fill);
};

const Theme& lightTheme();
const Theme& darkTheme();
const Theme& projectorTheme(); ///< presentation: light with a stronger weight map and darker role colours

/// The theme that is on; changes are announced to widgets through QEvent::PaletteChange.
const Theme& theme();

/// Sizes of the type scale in logical pixels.
namespace type {
inline constexpr double caption = 11.5, small = 12, body = 13, cell = 13, section = 12.5, lead = 15,
                        guideTitle = 17, pageTitle = 20, formula = 15, worked = 17;
}
QFont textFont(double pixels, int weight = QFont::Normal);
QFont numberFont(double pixels, int weight = QFont::Normal); ///< tabular figures

/// Follows the system or a choice; sets palette, style sheet and fonts of the whole application.
class ThemeService : public QObject {
    Q_OBJECT
public:
    explicit ThemeService(QObject* parent = nullptr);
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    bool eventFilter(QObject* watched, QEvent* event) override; ///< hears the system's change

signals:
    void changed();

private:
    void apply();
    [[nodiscard]] static bool systemIsDark();
    ThemeChoice m_choice = ThemeChoice::System;
    bool m_systemDark = false; ///< what the platform said before our own palette covered it
};

} // namespace dikkat::ui
