#pragma once

#include "core/base/matrix.h"

#include <QWidget>

namespace dikkat::ui {

class MaskPositionPage;

/// One of the five parts of page 4. Shows the page's state and hands the learner's edits to the page.
class MaskPositionPart : public QWidget {
    Q_OBJECT
public:
    explicit MaskPositionPart(MaskPositionPage& page) : m_page(page) {}

    /// State, language or theme is new.
    virtual void refresh() = 0;
    /// For Copy as …; empty when there is none.
    [[nodiscard]] virtual Matrix matrix() const { return {}; }
    /// What came out, in one sentence: status bar, class room, screen readers.
    [[nodiscard]] virtual QString finding() const = 0;
    /// The class room's picture.
    virtual void paintContent(QPainter& painter, const QRectF& area) const = 0;

signals:
    void hovered(const QString& text);
    void findingChanged();

protected:
    MaskPositionPage& m_page;
};

} // namespace dikkat::ui
