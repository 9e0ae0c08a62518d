#pragma once

#include "core/inference/candidates.h"

#include <QWidget>
#include <functional>
#include <memory>

namespace dikkat::ui {

struct Theme;

/// The shares that are left, laid end to end from 0 to 1 in the order of the tokens' numbers, and the random
/// number on them: the section it falls on is the token that is written.
class CumulativeBar : public QWidget {
    Q_OBJECT
public:
    using TokenName = std::function<QString(TokenId)>;

    explicit CumulativeBar(QWidget* parent = nullptr);

    /// Null: empty. `drawn`: the number is on the bar already.
    void setContent(std::shared_ptr<const Candidates> candidates, const TokenName& name, bool drawn);
    void paintInto(QPainter& painter, const QRectF& area, const Theme& theme, double unit) const;

    [[nodiscard]] QSize sizeHint() const override { return {400, 66}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 58}; }

signals:
    void hovered(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString sentence() const;

    std::shared_ptr<const Candidates> m_candidates;
    TokenName m_name;
    bool m_drawn = false;
};

} // namespace dikkat::ui
