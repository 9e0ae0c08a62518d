#include "ui/pages/root_dk/spread_panel.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/root_dk/root_dk_state.h"
#include "ui/plot/histogram.h"
#include "ui/widgets/badge.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <cmath>

namespace dikkat::ui {

SpreadPanel::SpreadPanel(Kind kind, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_title(new QLabel)
    , m_numbers(new QLabel)
    , m_badge(new Badge)
    , m_histogram(new Histogram) {
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_numbers->setObjectName(kind == Kind::Raw ? QStringLiteral("rawNumbers")
                                               : QStringLiteral("scaledNumbers"));
    m_badge->setObjectName(kind == Kind::Raw ? QStringLiteral("rawBadge") : QStringLiteral("scaledBadge"));
    m_histogram->setObjectName(kind == Kind::Raw ? QStringLiteral("rawHistogram")
                                                 : QStringLiteral("scaledHistogram"));
    auto* head = new QHBoxLayout;
    m_title->setFixedHeight(m_badge->minimumSizeHint().height()); // the badge comes and goes
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_badge);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(head);
    layout->addWidget(m_numbers);
    layout->addWidget(m_histogram, 1);
    m_statistics.dk = 1;
    refresh();
}

double SpreadPanel::halfRange() {
    return 3 * std::sqrt(static_cast<double>(RootDkState::widths().back()));
}

void SpreadPanel::setContent(const DotProductStatistics* statistics, Index width, bool current) {
    if (statistics != nullptr) {
        m_statistics = *statistics;
    } else {
        m_statistics = {};
        m_statistics.dk = width;
    }
    m_current = current;
    refresh();
}

QString SpreadPanel::summary() const {
    const bool raw = m_kind == Kind::Raw;
    const QString theory = number(raw ? static_cast<double>(m_statistics.dk) : 1.0, 2);
    if (m_statistics.pairs == 0) return tr("Variance in theory: %1").arg(theory);
    return tr("Variance: %1; in theory: %2")
        .arg(number(raw ? m_statistics.variance : m_statistics.scaledVariance, 2, true), theory);
}

void SpreadPanel::refresh() {
    const bool raw = m_kind == Kind::Raw;
    const double root = std::sqrt(static_cast<double>(m_statistics.dk));
    m_title->setText(raw ? tr("Not scaled: q·k") : tr("Scaled: q·k ÷ √dk"));
    m_numbers->setText(summary());
    m_badge->setState(m_current ? Badge::State::Right : Badge::State::None,
                      m_current ? tr("softmax gets this") : QString());
    Histogram::Content content;
    content.deviation = raw ? root : 1.0;
    content.low = -DotProductStatistics::kRange * content.deviation;
    content.high = -content.low;
    content.total = static_cast<double>(m_statistics.pairs);
    if (m_statistics.pairs > 0)
        content.counts.assign(m_statistics.histogram.begin(), m_statistics.histogram.end());
    content.halfRange = halfRange();
    content.axis = raw ? tr("dot product") : tr("dot product ÷ √dk");
    content.strong = m_current;
    m_histogram->setContent(content);
    m_histogram->setDescription(m_title->text(), summary());
}

void SpreadPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
