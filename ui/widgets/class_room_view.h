#pragma once

#include "ui/theme/theme.h"

#include <QList>
#include <QWidget>

class QKeyEvent;
class QPainter;

namespace dikkat::ui {

/// What a page shows in a class room: a title, a picture, one sentence, and the keys along the foot. Drawn on
/// 1440 × 900 and scaled as a whole, always on the projector's theme; nothing is smaller than 28 there, so
/// that the last row can read it. B (or K, or the clicker's period) makes the screen black.
class ClassRoomView : public QWidget {
    Q_OBJECT
public:
    explicit ClassRoomView(QWidget* parent = nullptr);

    /// The sentence of the slide now, for screen readers and tests.
    [[nodiscard]] virtual QString message() const = 0;
    /// What stands on the slide: a refusal of the page until the next key, else the message.
    [[nodiscard]] QString sentence() const { return m_notice.isEmpty() ? message() : m_notice; }
    void setNotice(const QString& notice);

protected:
    static constexpr double canvasWidth = 1440, canvasHeight = 900, keysTop = 792;
    static constexpr double titlePx = 56, panelPx = 34, axisPx = 32, messagePx = 40, smallPx = 28;
    struct Key {
        QString key, what;
    };

    [[nodiscard]] virtual QString title() const = 0;
    /// At the right of the title: "2 / 3"; empty when there is only one slide.
    [[nodiscard]] virtual QString place() const { return {}; }
    /// Title, content, sentence and keys on the canvas; a view with a layout of its own draws all of it here.
    virtual void paintSlide(QPainter& painter) const;
    /// In the canvas between title and sentence.
    virtual void paintContent(QPainter& /*painter*/, const QRectF& /*area*/) const {}
    [[nodiscard]] virtual QRectF sentenceArea() const { return {72, 654, 1296, 124}; }
    /// Before Black and Leave, which every view has.
    [[nodiscard]] virtual QList<Key> keys() const { return {}; }
    /// True when the key was of use: then everything is drawn anew.
    virtual bool handleKey(const QKeyEvent& event) = 0;

    /// To be called when anything of the slide is new.
    void renew();
    static const Theme& look() { return projectorTheme(); }
    static bool isBack(int key); ///< what a clicker sends, and the arrows
    static bool isForward(int key);
    static bool isBlack(int key); ///< B, K (karart) and the clicker's period
    /// `area` made so narrow that the lines of `text` come out alike: no last line of one word.
    static QRectF balanced(const QFont& font, const QRectF& area, const QString& text);
    static QString guideTitle(const QString& page, const QString& step);
    /// The guide's sentence for the class room.
    static QString guideSentence(const QString& page, const QString& step);
    /// Text in one line of `rect`, made smaller until it fits.
    static void drawFitting(QPainter& painter, const QRectF& rect, int flags, const QString& text,
                            double pixels, int weight);

    void paintKeys(QPainter& painter) const;

    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    bool m_black = false;
    QString m_notice;
};

} // namespace dikkat::ui
