#include "ui/pages/training/probe_card.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/token_words.h"
#include "ui/runtime/thread_priority.h"
#include "ui/widgets/head_grid.h"
#include "ui/widgets/legend_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace dikkat::ui {

namespace {

QStringList namesOf(const LabModel& model, const std::vector<TokenId>& tokens) {
    QStringList names;
    for (const TokenId token : tokens) names << tokenWords(model.vocabulary, token);
    return names;
}

} // namespace

ProbePanel::ProbePanel(Document& document, TrainingSession& session, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_session(session)
    , m_grid(new HeadGrid)
    , m_message(new QLabel)
    , m_label(new QLabel)
    , m_edit(new QLineEdit)
    , m_strip(new QWidget)
    , m_job(new LatestJob(this)) {
    setObjectName(QStringLiteral("probePanel"));
    m_grid->setObjectName(QStringLiteral("trainingHeads"));
    m_message->setObjectName(QStringLiteral("caption"));
    m_message->setWordWrap(true);
    m_edit->setObjectName(QStringLiteral("probeEdit"));
    m_label->setBuddy(m_edit);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_grid);
    scroll->setMinimumHeight(60);
    auto* strip = new QHBoxLayout(m_strip);
    strip->setContentsMargins(0, 0, 0, 0);
    strip->addWidget(m_label);
    strip->addWidget(m_edit, 1);
    auto* legend = new LegendBar;
    legend->showWeights();
    strip->addWidget(legend);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_message);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_strip);
    connect(m_grid, &HeadGrid::picked, this, &ProbePanel::headPicked);
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        if (!m_edit->isModified()) return;
        m_edit->setModified(false);
        m_probe = taken(m_edit->text());
        emit probeChanged(m_probe);
        modelChanged();
    });
    connect(&document, &Document::modelChanged, this, &ProbePanel::modelChanged);
    connect(&session, &TrainingSession::stateChanged, this, &ProbePanel::refresh);
    refresh();
    modelChanged();
}

void ProbePanel::setCompact(bool compact) {
    m_grid->setCellSize(compact ? 40 : 48, compact ? 60 : 150);
}

QString ProbePanel::probe() const {
    if (!m_probe.isEmpty() || !m_session.hasRun()) return m_probe;
    return QString::fromStdString(defaultProbe(m_session.run(), m_document.lab().text.get()));
}

void ProbePanel::setProbe(const QString& probe) {
    if (probe == m_probe) return;
    m_probe = probe;
    modelChanged();
}

void ProbePanel::modelChanged() {
    m_dirty = true;
    if (!m_edit->hasFocus()) m_edit->setText(probe());
    // Out of sight nothing is computed; while one is computed the next one waits.
    if (isVisible() && !m_job->isRunning()) compute();
}

void ProbePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_dirty && !m_job->isRunning()) compute();
}

void ProbePanel::compute() {
    m_dirty = false;
    const auto model = m_document.model();
    Probe probe;
    if (model) probe = encodeProbe(*model, this->probe().toStdString());
    if (!model || probe.tokens.empty() || countHeads(model->parameters->config()) == 0) {
        m_trace.reset();
        m_model = model;
        return refresh();
    }
    m_job->start(
        [model, probe](const std::stop_token&) {
            yieldToWindow();
            return std::make_shared<const ModelTrace>(
                traceForward(*model->parameters, probe.tokens, probe.source));
        },
        [this, model](std::shared_ptr<const ModelTrace> trace) {
            m_trace = std::move(trace);
            m_model = model;
            refresh();
            if (m_dirty) compute();
        });
}

void ProbePanel::refresh() {
    if (m_trace && m_model)
        m_grid->setTrace(m_trace, namesOf(*m_model, m_trace->tokens), namesOf(*m_model, m_trace->source));
    else
        m_grid->setTrace(nullptr, {});
    QString message;
    if (!m_trace) {
        if (!m_document.model())
            message = tr("The attention of every head appears here as soon as there is a model.");
        else if (countHeads(m_document.model()->parameters->config()) == 0)
            message = tr(
                "A fixed-window MLP has no attention heads: it multiplies all its inputs by fixed weights.");
        else if (!m_job->isRunning())
            message = tr("The model knows no symbol of the probe text.");
    }
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    m_label->setText(tr("Probe"));
    m_edit->setToolTip(tr("The text whose attention is shown; for an encoder–decoder source → target"));
    m_edit->setEnabled(m_document.model() != nullptr);
    emit titleChanged();
}

QString ProbePanel::title() const {
    return m_trace && m_model ? tr("Attention, all heads, step %1").arg(integer(m_model->steps))
                              : tr("Attention, all heads");
}

void ProbePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
