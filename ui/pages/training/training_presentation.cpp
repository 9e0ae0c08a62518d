#include "ui/pages/training/training_presentation.h"

#include "core/text/splits.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/training/sample_card.h"
#include "ui/pages/training/training_page.h"
#include "ui/widgets/axis_ticks.h"

#include <QAction>
#include <QPainter>
#include <QTimer>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

/// As many whole words as fit into `lines` lines; what is longer than a line is cut.
QString wholeWords(const QString& text, const QFont& font, double width, int lines) {
    const QFontMetricsF metrics(font);
    QString shown, line;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (metrics.horizontalAdvance(longer + QStringLiteral(" …")) <= width) {
            line = longer;
            continue;
        }
        if (line.isEmpty()) line = metrics.elidedText(word, Qt::ElideRight, width);
        if (--lines == 0) return shown + line + QStringLiteral(" …");
        shown += line + u'\n';
        line = word;
    }
    return shown + metrics.elidedText(line, Qt::ElideRight, width);
}

} // namespace

TrainingPresentation::TrainingPresentation(TrainingSession& session, TrainingPage& page, QWidget* parent)
    : PageSlides(page, parent), m_session(session), m_page(page) {
    auto* frame = new QTimer(this);
    frame->setSingleShot(true);
    frame->setInterval(33);
    connect(frame, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    const auto redraw = [this, frame] {
        gather();
        if (!frame->isActive()) frame->start();
    };
    connect(&session, &TrainingSession::advanced, this, redraw);
    connect(&session, &TrainingSession::stateChanged, this, redraw);
    gather();
}

void TrainingPresentation::gather() {
    constexpr std::size_t mostPoints = 2400;
    const History& history = m_session.history();
    if (m_generation != m_session.generation() || history.size() < m_read) {
        m_generation = m_session.generation();
        m_training.clear();
        m_validation.clear();
        m_read = 0;
        m_stride = 1;
        m_smooth = m_high = 0.0;
        m_low = HUGE_VAL;
    }
    for (; m_read < history.size(); ++m_read) {
        const StepReport& r = history[m_read];
        const auto step = static_cast<double>(r.step);
        if (r.validated()) m_validation.push_back({step, r.validationLoss});
        if (!std::isfinite(r.loss)) continue;
        const double keep = std::min(0.9, 1.0 - 1.0 / static_cast<double>(m_read + 1));
        m_smooth = keep * m_smooth + (1 - keep) * r.loss;
        m_high = std::max(m_high, m_smooth);
        m_low = std::min(m_low, m_smooth);
        if (m_read % m_stride == 0) m_training.push_back({step, m_smooth});
        if (m_training.size() < mostPoints) continue;
        for (std::size_t i = 0; i < m_training.size() / 2; ++i) m_training[i] = m_training[2 * i];
        m_training.resize(m_training.size() / 2);
        m_stride *= 2;
    }
}

QList<ClassRoomView::Key> TrainingPresentation::ownKeys() const {
    return {{tr("Space"), m_session.isActive() ? tr("Pause") : tr("Start")},
            {QStringLiteral("N"), tr("One step")}};
}

bool TrainingPresentation::handleOwnKey(int key) {
    const auto act = [this](const char* name) {
        if (auto* action = m_page.findChild<QAction*>(QLatin1String(name))) action->trigger();
    };
    if (key == Qt::Key_Space)
        act("startOrPause"); // never puts a new run in the place of a model
    else if (key == Qt::Key_N)
        act("oneStep");
    else
        return false;
    return true;
}

void TrainingPresentation::paintCurve(QPainter& painter, const QRectF& area) const {
    const Theme& t = look();
    const History& history = m_session.history();
    const int symbols = m_session.hasRun() ? m_session.run().config.vocabulary : 0;
    const double guess = symbols > 1 ? guessingLoss(symbols) : 0.0;
    double high = std::max(guess, m_high), low = std::min(guess > 0 ? guess : 1.0, m_low);
    for (const Point& p : m_validation) {
        if (!std::isfinite(p.loss)) continue;
        high = std::max(high, p.loss);
        low = std::min(low, p.loss);
    }
    const std::int64_t n = history.size();
    if (n == 0 && guess <= 0) { // no run, nothing to measure
        painter.setPen(t.text2);
        painter.setFont(textFont(panelPx));
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, tr("not trained yet"));
        return;
    }
    if (high <= 0) high = 1;
    low = std::min(low, high * 0.9);
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
    const AxisTicks losses = axisTicks(bottom, top, 5), steps = axisTicks(0, last, 6, true);
    for (const double value : losses.values)
        painter.drawText(QRectF(area.left() - 120, place(0, value).y() - 20, 105, 40),
                         Qt::AlignRight | Qt::AlignVCenter, number(value, losses.decimals, true));
    for (const double step : steps.values)
        painter.drawText(QRectF(place(step, bottom).x() - 100, area.bottom() + 6, 200, 36), Qt::AlignCenter,
                         integer(static_cast<qint64>(step)));
    if (guess > 0) {
        painter.setPen(QPen(t.text3, 3, Qt::DashLine));
        painter.drawLine(place(0, guess), place(last, guess));
        painter.setPen(t.text2);
        painter.drawText(QRectF(area.left(), place(0, guess).y() - 42, area.width() - 8, 36), Qt::AlignRight,
                         tr("guessing: ln %1 = %2").arg(symbols).arg(number(guess, 2, true)));
    }
    QPolygonF training, validation;
    for (const Point& p : m_training) training << place(p.step, p.loss);
    for (const Point& p : m_validation)
        if (std::isfinite(p.loss)) validation << place(p.step, p.loss);
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

void TrainingPresentation::paintContent(QPainter& painter, const QRectF& area) const {
    const Theme& t = look();
    const bool known = m_session.hasRun();
    const QRectF line(area.left(), area.top() - 12, area.width(), 48);
    painter.setPen(t.text);
    drawFitting(painter, line, Qt::AlignLeft | Qt::AlignVCenter,
                m_session.steps() > 0 ? tr("step %1").arg(integer(m_session.steps())) : tr("not trained yet"),
                panelPx, QFont::DemiBold);
    if (known) {
        painter.setPen(t.text2);
        drawFitting(painter, line.adjusted(300, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
                    tr("heads: %1   learning rate: %2")
                        .arg(integer(m_session.run().config.heads), exactNumber(m_session.learningRate())),
                    smallPx, QFont::Medium);
    }
    paintCurve(painter, QRectF(area.left() + 118, area.top() + 56, area.width() - 150, 312));
    paintSample(painter, QRectF(area.left(), area.bottom() - 82, area.width(), 90));
}

void TrainingPresentation::paintSample(QPainter& painter, const QRectF& area) const {
    const auto* panel = m_page.findChild<SamplePanel*>();
    if (panel == nullptr || panel->samples().empty()) return;
    const SampleText& sample = panel->samples().back();
    if (sample.steps > m_session.steps()) return; // of a model that is no more
    QString text = QString::fromStdString(sample.text).simplified();
    if (text.isEmpty() && !sample.answers.empty())
        text = QString::fromStdString(sample.answers.front().question + " " + sample.answers.front().answer)
                   .simplified();
    QFont mono(QStringLiteral("DejaVu Sans Mono"));
    mono.setPixelSize(static_cast<int>(smallPx));
    painter.setFont(mono);
    painter.setPen(look().text2);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignTop, wholeWords(text, mono, area.width(), 2));
}

} // namespace dikkat::ui
