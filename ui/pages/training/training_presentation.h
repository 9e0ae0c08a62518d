#pragma once

#include "ui/runtime/training_session.h"

#include <QWidget>

class QPainter;

namespace dikkat::ui {

class TrainingPage;

/// Page 7 for a class room: the loss curve across the screen, one sentence, the newest sample. Space starts
/// and pauses, period makes one step.
class TrainingPresentation : public QWidget {
    Q_OBJECT
public:
    TrainingPresentation(Document& document, TrainingSession& session, TrainingPage& page, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString message() const;
    void paintCurve(QPainter& painter, const QRectF& area) const;

    Document& m_document;
    TrainingSession& m_session;
    TrainingPage& m_page;
    bool m_black = false;
};

} // namespace dikkat::ui
