#pragma once

#include "core/inference/candidates.h"

#include <QStringList>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

namespace dikkat::ui {

struct Theme;

/// The most probable tokens of one choice: a line per token with its logit and its share as the model gives
/// it, after the temperature, after top-k and after top-p; below what the others hold together. A token a
/// filter took out is struck through and its bar hatched. Bars of all columns are drawn on one scale.
class CandidateBars : public QWidget {
    Q_OBJECT
public:
    /// How much of the choice has been worked out yet.
    enum class Shown { Nothing, Logits, Shares, Drawn };
    using TokenName = std::function<QString(TokenId)>;

    explicit CandidateBars(QWidget* parent = nullptr);

    /// Null: empty.
    void setContent(std::shared_ptr<const Candidates> candidates, const TokenName& name, Shown shown);
    [[nodiscard]] Shown shown() const { return m_shown; }
    /// Header first, then a line per token: what the picture shows, for a screen reader and for copying.
    [[nodiscard]] std::vector<QStringList> table() const;
    /// Draws on another theme and size (class room).
    void paintInto(QPainter& painter, const QRectF& area, const Theme& theme, double line) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void hovered(const QString& words); ///< the line under the cursor in a sentence; empty when none

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int lines() const; ///< tokens and the line of the others
    /// What is not shown and, of `fit` lines, what has no room: together, and how many they are.
    [[nodiscard]] std::pair<Candidate, int> unseen(int fit) const;
    [[nodiscard]] int fitting(double height, double line) const; ///< lines of tokens that have room
    [[nodiscard]] QString sentence(int line) const;
    void point(int line);
    [[nodiscard]] double lineHeight() const; ///< lower where there is little room
    void describe();

    std::shared_ptr<const Candidates> m_candidates;
    TokenName m_name;
    Shown m_shown = Shown::Nothing;
    int m_current = -1;
};

} // namespace dikkat::ui
