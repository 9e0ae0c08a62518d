#include "ui/pages/generation/timing_card.h"

#include "ui/i18n/numbers.h"
#include "ui/plot/line_plot.h"
#include "ui/runtime/wait_until.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <cmath>

namespace dikkat::ui {

namespace {

/// Milliseconds with three figures that mean something.
QString milliseconds(double seconds) {
    if (seconds < 0) return QStringLiteral("–");
    const double ms = seconds * 1000;
    return number(ms, ms < 0.1 ? 4 : ms < 1 ? 3 : ms < 10 ? 2 : ms < 100 ? 1 : 0, true);
}

} // namespace

TimingCard::TimingCard(GenerationSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_intro(new QLabel)
    , m_words(new QLabel)
    , m_button(new QPushButton)
    , m_progress(new QProgressBar)
    , m_table(new QTableWidget(0, 4))
    , m_plot(new LinePlot) {
    setObjectName(QStringLiteral("timingCard"));
    m_button->setObjectName(QStringLiteral("measureButton"));
    m_table->setObjectName(QStringLiteral("timingTable"));
    m_plot->setObjectName(QStringLiteral("timingPlot"));
    m_words->setObjectName(QStringLiteral("timingWords"));
    m_intro->setWordWrap(true);
    m_words->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(24);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setMinimumWidth(330);

    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(m_button);
    head->addWidget(m_intro, 1);
    auto* body = new QHBoxLayout;
    body->setSpacing(12);
    body->addWidget(m_plot, 5);
    body->addWidget(m_table, 4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(head);
    layout->addWidget(m_progress);
    layout->addWidget(m_words);
    layout->addLayout(body, 1);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_job.isRunning())
            m_job.cancel();
        else
            measure();
    });
    connect(&m_job, &LatestJob::runningChanged, this, &TimingCard::refresh);
    connect(m_plot, &LinePlot::hovered, this, &TimingCard::hovered);
    connect(&m_session, &GenerationSession::modelChanged, this, [this] {
        m_job.cancel();
        m_times.clear();
        m_complete = false;
        refresh();
    });
    retranslateUi();
}

void TimingCard::measure() {
    const auto& model = m_session.model();
    if (!model) return;
    m_session.setRunning(false); // nothing else of ours may take time meanwhile
    m_times.clear();
    m_complete = false;
    const std::vector<int> lengths = readingLengths(model->parameters->config());
    std::vector<TokenId> source;
    if (isTranslator(*model)) source = m_session.ready() ? m_session.task().source : std::vector<TokenId>{0};
    m_progress->setRange(0, static_cast<int>(lengths.size()));
    m_progress->setValue(0);
    m_job.start(
        [this, parameters = model->parameters, lengths, source](const std::stop_token& stop) {
            for (const int length : lengths) {
                if (stop.stop_requested()) return false;
                const ReadingTime time = measureReading(*parameters, length, source, stop);
                m_job.post(stop, [this, time] { add(time); });
            }
            return true;
        },
        [this](bool complete) {
            m_complete = complete;
            refresh();
            emit measured();
        });
    refresh();
}

void TimingCard::add(const ReadingTime& time) {
    m_times.push_back(time);
    m_progress->setValue(static_cast<int>(m_times.size()));
    refresh();
}

void TimingCard::refresh() {
    const bool running = m_job.isRunning();
    m_button->setText(running ? tr("Cancel") : tr("Measure now"));
    m_button->setEnabled(m_session.model() != nullptr);
    m_progress->setVisible(running);
    const bool keeps = !m_times.empty() && m_times.front().cached >= 0;
    m_table->setRowCount(static_cast<int>(m_times.size()));
    LinePlot::Content plot;
    plot.xLabel = tr("tokens T");
    plot.yLabel = tr("milliseconds");
    plot.logX = plot.logY = true;
    plot.decimals = 4;
    plot.wholeX = true;
    LinePlot::Line parallel{tr("one pass"), {}, {}}, repeated{tr("no cache"), {}, {}},
        cached{tr("KV cache"), {}, {}};
    for (std::size_t i = 0; i < m_times.size(); ++i) {
        const ReadingTime& t = m_times[i];
        const double T = t.length;
        parallel.x.push_back(T), parallel.y.push_back(t.parallel * 1000);
        repeated.x.push_back(T), repeated.y.push_back(t.repeated * 1000);
        if (t.cached >= 0) cached.x.push_back(T), cached.y.push_back(t.cached * 1000);
        const QString cells[] = {integer(t.length), milliseconds(t.parallel), milliseconds(t.repeated),
                                 milliseconds(t.cached)};
        for (int column = 0; column < 4; ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(static_cast<int>(i), column, item);
        }
    }
    if (!m_times.empty()) {
        plot.lines = {std::move(parallel), std::move(repeated)};
        if (keeps) plot.lines.push_back(std::move(cached));
    }
    m_plot->setContent(plot);
    QString words;
    if (!m_times.empty() && m_times.back().parallel > 0) {
        const ReadingTime& t = m_times.back();
        words =
            tr("%1 tokens: one pass takes %2 ms, %1 calls that read everything again take %3 times as long")
                .arg(integer(t.length), milliseconds(t.parallel), number(t.repeated / t.parallel, 1, true));
        words += keeps ? QStringLiteral(", ") +
                             tr("with a KV cache %1 times.").arg(number(t.cached / t.parallel, 1, true))
                       : QStringLiteral(". ") +
                             tr("This model keeps no keys and values: there is no cache to measure.");
    }
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
}

void TimingCard::waitForWork() {
    waitUntil([this] { return !m_job.isRunning(); }, 600);
}

void TimingCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void TimingCard::retranslateUi() {
    m_intro->setText(
        tr("Training reads a text in one parallel pass, since every answer is known. Writing has to wait "
           "for each token: T calls, one after the other."));
    m_table->setHorizontalHeaderLabels(
        {tr("T"), tr("One pass\n(ms)"), tr("No cache\n(ms)"), tr("KV cache\n(ms)")});
    m_table->setAccessibleName(tr("Times measured"));
    m_plot->setAccessibleName(tr("Time against the number of tokens"));
    refresh();
}

} // namespace dikkat::ui
