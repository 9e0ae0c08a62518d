#include "ui/pages/training/sample_card.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/symbol_words.h"
#include "ui/runtime/thread_priority.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTimer>
#include <QVBoxLayout>

namespace dikkat::ui {

namespace {

constexpr qint64 every = 1500; ///< milliseconds between samples while a run goes on
constexpr std::size_t mostSamples = 5;

QString visible(const std::string& text) {
    return visibleText(wholeText(text)).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
}

QString trimmedEnd(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return visible(text);
}

} // namespace

SamplePanel::SamplePanel(Document& document, TrainingSession& session, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_session(session)
    , m_text(new QTextBrowser)
    , m_job(new LatestJob(this)) {
    m_text->setObjectName(QStringLiteral("sampleText"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setMinimumHeight(40);
    m_text->setStyleSheet(QStringLiteral("QTextBrowser { border: none; }"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    connect(&document, &Document::modelChanged, this, &SamplePanel::modelChanged);
    connect(&session, &TrainingSession::stateChanged, this, &SamplePanel::modelChanged);
    m_last.start();
    modelChanged();
}

void SamplePanel::modelChanged() {
    if (m_generation != m_session.generation()) {
        m_generation = m_session.generation();
        m_samples.clear();
        render();
    }
    m_dirty = true;
    // Out of sight nothing is written: showEvent catches up.
    if (!isVisible() || m_job->isRunning()) return;
    if (m_session.isActive() && !m_samples.empty() && m_last.elapsed() < every) {
        QTimer::singleShot(every, this, [this] {
            if (m_dirty) modelChanged();
        });
        return;
    }
    write();
}

void SamplePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_dirty) modelChanged();
}

void SamplePanel::write() {
    m_dirty = false;
    const auto model = m_document.model();
    if (!model || !model->vocabulary || !m_session.hasRun()) return;
    if (!m_samples.empty() && m_samples.back().steps == model->steps) return;
    m_last.restart();
    const int generation = m_session.generation();
    m_job->start(
        [model, run = m_session.run(), text = m_document.lab().text](const std::stop_token& stop) {
            yieldToWindow();
            return writeSample(*model, run, text.get(), stop);
        },
        [this, generation](SampleText sample) {
            if (generation == m_generation) take(std::move(sample));
            if (m_dirty) modelChanged();
        });
}

void SamplePanel::take(SampleText sample) {
    // Earlier ones stay when the run has come much further since; the newest is always there.
    const std::size_t n = m_samples.size();
    if (n >= 2 && m_samples[n - 1].steps < 2 * m_samples[n - 2].steps + 10)
        m_samples.back() = std::move(sample);
    else
        m_samples.push_back(std::move(sample));
    if (m_samples.size() > mostSamples) m_samples.erase(m_samples.begin() + 1);
    render();
    emit written();
}

void SamplePanel::setNewestOnly(bool newest) {
    if (newest == m_newestOnly) return;
    m_newestOnly = newest;
    render();
}

void SamplePanel::render() {
    if (m_samples.empty()) {
        m_text->setHtml(
            QStringLiteral("<p style='color:%1'>%2</p>")
                .arg(theme().text2.name(),
                     tr("What the model writes appears here as soon as there is one.").toHtmlEscaped()));
        return;
    }
    QString html;
    const std::size_t first = m_newestOnly ? m_samples.size() - 1 : 0;
    for (std::size_t i = first; i < m_samples.size(); ++i) {
        const SampleText& s = m_samples[i];
        html += QStringLiteral("<p style='margin-top:6px;margin-bottom:1px;font-weight:600'>%1</p>")
                    .arg(tr("step %1").arg(integer(s.steps)).toHtmlEscaped());
        const QString color = (i + 1 == m_samples.size() ? theme().text : theme().text2).name();
        QString body = visible(s.text);
        for (const SampleText::Answer& a : s.answers) {
            const bool right = a.answer == a.wanted;
            body += QStringLiteral("%1 <b>%2</b> <span style='color:%3'>%4</span><br>")
                        .arg(trimmedEnd(a.question), trimmedEnd(a.answer),
                             (right ? theme().right : theme().wrong).name(),
                             right ? QStringLiteral("✓") : QStringLiteral("✗"));
        }
        html += QStringLiteral(
                    "<p style='margin-top:0;color:%1;font-family:\"DejaVu Sans Mono\";font-size:11px'>%2</p>")
                    .arg(color, body);
    }
    m_text->setHtml(html);
    m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->maximum());
}

void SamplePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) render();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
