#pragma once

#include <QStringList>
#include <QWidget>

namespace dikkat::ui {

/// The tokens of a text as boxes in a row, numbered from 1: how a model sees the text. The query and the key
/// that are chosen have their colours. Leaves out numbers, then draws only part, when there are many.
class TokenStrip : public QWidget {
    Q_OBJECT
public:
    explicit TokenStrip(QWidget* parent = nullptr);

    void setTokens(const QStringList& tokens);
    [[nodiscard]] const QStringList& tokens() const { return m_tokens; }
    void setSelected(int query, int key); ///< −1: none

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void picked(int position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Boxes that fit, from the first one; keeps the chosen query in sight.
    [[nodiscard]] std::vector<QRect> boxes(int& first) const;
    void describe();

    QStringList m_tokens;
    int m_query = -1, m_key = -1;
};

} // namespace dikkat::ui
