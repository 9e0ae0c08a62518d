#pragma once

#include <QRectF>
#include <QString>
#include <QWidget>
#include <vector>

namespace dikkat::ui {

struct Theme;

/// One token of a text as it is shown.
struct FlowToken {
    enum class Kind {
        Prompt,  ///< given
        Written, ///< chosen by the model
        Forced,  ///< put there by the learner
    };
    QString text; ///< something visible: spaces and line ends have signs
    Kind kind = Kind::Written;
    bool lineEnd = false; ///< the next token begins a line
    bool inWindow = true; ///< the model looks at it now
    bool newest = false;  ///< just appended
    bool differs = false; ///< from the text beside it
};

/// A text token by token, wrapped like a text. What the model looks at lies on a band, the newest token is
/// filled, a token put in has a dashed frame, one that differs a highlighter and a line under it: never by
/// colour alone. Click, or arrow keys and Enter, pick a token.
class TokenFlow : public QWidget {
    Q_OBJECT
public:
    explicit TokenFlow(QWidget* parent = nullptr);

    void setTokens(std::vector<FlowToken> tokens);
    [[nodiscard]] const std::vector<FlowToken>& tokens() const { return m_tokens; }
    void setSelected(int index); ///< −1: none
    [[nodiscard]] int selected() const { return m_selected; }
    void setPixels(double pixels); ///< size of the letters
    /// Where token `index` stands; empty when there is no such token.
    [[nodiscard]] QRectF rectOf(int index) const;
    [[nodiscard]] int tokenAt(QPointF position) const; ///< −1: none

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void picked(int index);
    void hovered(int index); ///< −1: none

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] std::vector<QRectF> layoutFor(double width) const;
    [[nodiscard]] double lineHeight() const;
    void measure();
    void place();
    void describe();

    std::vector<FlowToken> m_tokens;
    std::vector<double> m_widths; ///< measured once per text: a long one is laid out several times
    std::vector<QRectF> m_rects;
    double m_pixels = 14;
    int m_selected = -1, m_cursor = -1, m_hover = -1;
};

/// Draws one token into `rect`; also used by the classroom view.
void paintFlowToken(QPainter& painter, const FlowToken& token, const QRectF& rect, const QFont& font,
                    const Theme& theme);
/// Monospaced letters: every character of a text takes the same room.
QFont flowFont(double pixels);
/// Room a token takes across.
double flowWidth(const QString& text, const QFont& font);

} // namespace dikkat::ui
