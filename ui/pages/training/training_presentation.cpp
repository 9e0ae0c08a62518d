#include "ui/pages/training/training_presentation.h"

#include "core/text/splits.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/training/sample_card.h"
#include "ui/pages/training/training_page.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

TrainingPresentation::TrainingPresentation(TrainingSession& session, TrainingPage& page, QWidget* parent)
    : PageSlides(page, parent), m_session(session), m_page(page) {
    auto* frame = new QTimer(this);
    frame->setSingleShot(true);
    frame->setInterval(33);
    connect(frame, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    const auto redraw = [frame] {
        if (!frame->isActive()) frame->start();
    };
    connect(&session, &TrainingSession::advanced, this, redraw);
    connect(&session, &TrainingSession::stateChanged, this, redraw);
}

bool TrainingPresentation::handleKey(const QKeyEvent& event) {
    const auto act = [this](const char* name) {
        if (auto* action = m_page.findChild<QAction*>(QLatin1String(name))) action->trigger();
    };
    if (event.key() == Qt::Key_Space)
        act("startOrPause");
    else if (event.key() == Qt::Key_Period)
        act("oneStep");
    else if (event.key() == Qt::Key_S && (event.modifiers() & Qt::ShiftModifier))
        act("stopRun");
    else
        return PageSlides::handleKey(event);
    return true;
}

void TrainingPresentation::paintCurve(QPainter& painter, const QRectF& area) const {
    const Theme& t = look();
    const History& history = m_session.history();
    const int symbols = m_session.hasRun() ? m_session.run().config.vocabulary : 0;
    const double guess = symbols > 1 ? guessingLoss(symbols) : 0.0;
    double high = guess, low = guess > 0 ? guess : 1.0;
    const std::int64_t n = history.size();
    const std::int64_t stride = std::max<std::int64_t>(1, n / 1200);
    for (std::int64_t i = 0; i < n; i += stride)
        if (std::isfinite(history[i].loss)) {
            high = std::max(high, history[i].loss);
            low = std::min(low, history[i].loss);
        }
    if (high <= 0) high = 1;
    low = std::min(low, high * 0.98);
    const double bottom = std::max(0.0, low - 0.08 * (high - low)), top = high + 0.08 * (high - low);
    const double last = static_cast<double>(std::max<std::int64_t>(10, n)); // as far as the run has come
    const auto place = [&](double step, double loss) {
        return QPointF(area.left() + area.width() * step / last,
                       area.bottom() - area.height() * (loss - bottom) / (top - bottom));
    };
    painter.setPen(QPen(t.borderStrong, 2));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.drawLine(area.topLeft(), area.bottomLeft());
    painter.setFont(numberFont(smallPx));
    painter.setPen(t.text2);
    for (int i = 0; i <= 3; ++i) {
        const double value = bottom + (top - bottom) * i / 3;
        painter.drawText(QRectF(area.left() - 120, place(0, value).y() - 20, 105, 40),
                         Qt::AlignRight | Qt::AlignVCenter, number(value, 1, true));
        const double step = last * i / 3;
        painter.drawText(QRectF(place(step, bottom).x() - 100, area.bottom() + 8, 200, 36), Qt::AlignCenter,
                         integer(static_cast<qint64>(step)));
    }
    if (guess > 0) {
        painter.setPen(QPen(t.text3, 3, Qt::DashLine));
        painter.drawLine(place(0, guess), place(last, guess));
        painter.setPen(t.text2);
        painter.drawText(QRectF(area.left(), place(0, guess).y() - 42, area.width() - 8, 36), Qt::AlignRight,
                         tr("guessing: ln %1 = %2").arg(symbols).arg(number(guess, 2, true)));
    }
    QPolygonF training, validation;
    double smooth = 0.0;
    for (std::int64_t i = 0; i < n; ++i) {
        const StepReport& r = history[i];
        if (std::isfinite(r.loss)) {
            const double keep = std::min(0.9, 1.0 - 1.0 / static_cast<double>(i + 1));
            smooth = keep * smooth + (1 - keep) * r.loss;
            if (i % stride == 0) training << place(static_cast<double>(r.step), smooth);
        }
        if (r.validated()) validation << place(static_cast<double>(r.step), r.validationLoss);
    }
    QColor pale = t.ink;
    pale.setAlphaF(0.55F);
    painter.setPen(QPen(pale, 3));
    painter.drawPolyline(training);
    painter.setPen(QPen(t.ink, 6));
    painter.drawPolyline(validation);
    painter.setBrush(t.ink);
    for (const QPointF& p : validation) painter.drawEllipse(p, 8, 8);
    painter.setBrush(Qt::NoBrush);
}

void TrainingPresentation::paintSlide(QPainter& painter) const {
    const Theme& t = look();
    painter.setPen(QColor(0x0A0D12));
    painter.setFont(textFont(titlePx, QFont::DemiBold));
    painter.drawText(QRectF(60, 36, 900, 76), Qt::AlignLeft | Qt::AlignVCenter, m_page.title());
    painter.setFont(numberFont(messagePx, QFont::DemiBold));
    const QString run =
        m_session.steps() > 0 ? tr("step %1").arg(integer(m_session.steps())) : tr("not trained yet");
    painter.drawText(QRectF(900, 36, 480, 76), Qt::AlignRight | Qt::AlignVCenter, run);
    paintCurve(painter, QRectF(180, 150, 1200, 380));
    painter.setPen(QColor(0x0A0D12));
    painter.setFont(textFont(messagePx, QFont::Medium));
    painter.drawText(QRectF(60, 586, 1320, 112), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                     message());
    if (auto* sample = m_page.findChild<SamplePanel*>(); sample && !sample->samples().empty()) {
        QString text = QString::fromStdString(sample->samples().back().text).simplified();
        const auto& answers = sample->samples().back().answers;
        if (text.isEmpty() && !answers.empty())
            text =
                QString::fromStdString(answers.front().question + " " + answers.front().answer).simplified();
        QFont mono(QStringLiteral("DejaVu Sans Mono"));
        mono.setPixelSize(static_cast<int>(smallPx));
        painter.setFont(mono);
        painter.setPen(t.text2);
        painter.drawText(QRectF(60, 706, 1320, 110), Qt::AlignLeft | Qt::AlignTop | Qt::TextWrapAnywhere,
                         text.left(200));
    }
    painter.setFont(textFont(smallPx));
    painter.setPen(QColor(0x2B3442));
    painter.drawText(QRectF(60, 836, 1320, 40), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Space: start, pause    .: one step    ←, →: sentence    Esc: end"));
}

} // namespace dikkat::ui
