#include "ui/pages/generation/text_card.h"

#include "ui/i18n/numbers.h"
#include "ui/widgets/token_flow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSlider>
#include <QTimer>

namespace dikkat::ui {

namespace {

QPushButton* button(const char* name) {
    auto* made = new QPushButton;
    made->setObjectName(QLatin1String(name));
    return made;
}

} // namespace

TextCard::TextCard(GenerationSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(new QLabel)
    , m_caption(new QLabel)
    , m_speedText(new QLabel)
    , m_done(new QLabel)
    , m_scroll(new QScrollArea)
    , m_flow(new TokenFlow)
    , m_startOver(button("startOverButton"))
    , m_back(button("backTokenButton"))
    , m_step(button("nextStepButton"))
    , m_token(button("nextTokenButton"))
    , m_run(button("runButton"))
    , m_speed(new QSlider(Qt::Horizontal)) {
    setObjectName(QStringLiteral("textCard"));
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_caption->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_done->setObjectName(QStringLiteral("doneWords"));
    m_done->setWordWrap(true);
    m_flow->setObjectName(QStringLiteral("textFlow"));
    m_scroll->setWidget(m_flow);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setMinimumHeight(50);
    m_speed->setObjectName(QStringLiteral("speedSlider"));
    m_speed->setRange(0, loopSpeedCount - 1);
    m_speed->setPageStep(1);
    m_speed->setFixedWidth(92);
    m_run->setCheckable(true);
    m_run->setDefault(true);

    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addWidget(m_caption, 1);
    auto* keys = new QHBoxLayout;
    keys->setSpacing(6);
    keys->addWidget(m_startOver);
    keys->addWidget(m_back);
    keys->addWidget(m_step);
    keys->addWidget(m_token);
    keys->addWidget(m_run);
    keys->addStretch(1);
    keys->addWidget(m_speed);
    keys->addWidget(m_speedText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    layout->addLayout(head);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_done);
    layout->addLayout(keys);

    connect(m_startOver, &QPushButton::clicked, &m_session, &GenerationSession::startOver);
    connect(m_back, &QPushButton::clicked, &m_session, &GenerationSession::backToken);
    connect(m_step, &QPushButton::clicked, &m_session, &GenerationSession::nextStage);
    connect(m_token, &QPushButton::clicked, &m_session, &GenerationSession::nextToken);
    connect(m_run, &QPushButton::clicked, &m_session, &GenerationSession::setRunning);
    connect(m_speed, &QSlider::valueChanged, this, [this](int index) {
        m_session.setSpeed(index);
        refreshSpeed();
    });
    connect(m_flow, &TokenFlow::picked, this, [this](int index) {
        const int place = index - static_cast<int>(m_session.task().prompt.size());
        if (place >= 0) emit writtenTokenPicked(place);
    });
    connect(m_flow, &TokenFlow::hovered, this, &TextCard::describe);
    connect(&m_session, &GenerationSession::changed, this, &TextCard::refresh);
    connect(&m_session, &GenerationSession::settingsChanged, this, &TextCard::refresh);
    connect(&m_session, &GenerationSession::runningChanged, this, &TextCard::refreshButtons);
    retranslateUi();
}

void TextCard::describe(int index) {
    const auto& tokens = m_flow->tokens();
    if (index < 0 || index >= static_cast<int>(tokens.size())) {
        emit hovered({});
        return;
    }
    const FlowToken& token = tokens[static_cast<std::size_t>(index)];
    const int place = index - static_cast<int>(m_session.task().prompt.size());
    const QString where = place < 0
                              ? tr("“%1”: token %2, given").arg(token.text).arg(index + 1)
                              : tr("“%1”: token %2, written as number %3; click to put another one there")
                                    .arg(token.text)
                                    .arg(index + 1)
                                    .arg(place + 1);
    emit hovered(token.inWindow ? where : where + tr("; outside the context, not seen any more"));
}

void TextCard::refresh() {
    refreshButtons();
    const auto& model = m_session.model();
    if (!model || m_session.task().prompt.empty()) {
        m_flow->setTokens({});
        m_caption->clear();
        return;
    }
    std::vector<TokenId> all = m_session.task().prompt;
    const std::size_t prompt = all.size();
    all.insert(all.end(), m_session.written().begin(), m_session.written().end());
    const bool drawn = m_session.stage() == LoopStage::Draw;
    // The window of the choice that is looked at: its newest token was not in it yet.
    const std::size_t read = all.size() - (drawn ? 1 : 0);
    const std::size_t window = std::min(read, static_cast<std::size_t>(model->parameters->config().context));
    const auto& injected = m_session.settings().injected;
    std::vector<FlowToken> tokens(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        FlowToken& t = tokens[i];
        t.text = visibleToken(*model, all[i]);
        t.kind = i < prompt ? FlowToken::Kind::Prompt : FlowToken::Kind::Written;
        t.lineEnd = endsLine(*model, all[i]);
        t.inWindow = i + window >= read && i < read;
        t.newest = drawn && i + 1 == all.size();
    }
    m_flow->setTokens(std::move(tokens));
    m_flow->setSelected(injected ? static_cast<int>(prompt) + injected->place : -1);
    m_caption->setText(tr("The model reads the last %1 of %2 tokens (context %3)")
                           .arg(window)
                           .arg(read)
                           .arg(model->parameters->config().context));
    m_caption->setToolTip(m_caption->text());
    if (all.size() != m_shown) {
        m_shown = all.size();
        QTimer::singleShot(0, this, [this] { // when the new height is known
            const QRectF last = m_flow->rectOf(static_cast<int>(m_flow->tokens().size()) - 1);
            m_scroll->ensureVisible(0, static_cast<int>(last.bottom()), 0, 8);
        });
    }
}

void TextCard::refreshButtons() {
    const bool ready = m_session.ready(), running = m_session.isRunning();
    const bool more = ready && !m_session.finished();
    const bool any = !m_session.written().empty();
    m_startOver->setEnabled(ready && (any || m_session.stage() != LoopStage::Crop));
    m_back->setEnabled(ready && any);
    m_step->setEnabled(more && !running);
    m_token->setEnabled(more && !running);
    m_run->setEnabled(more);
    m_run->setChecked(running);
    m_run->setText(running ? tr("Pause") : tr("Run"));
    const bool done = ready && m_session.finished();
    m_done->setVisible(done);
    if (done)
        m_done->setText(m_session.written().size() >= static_cast<std::size_t>(m_session.task().tokens)
                            ? tr("All %n token(s) are written: raise “Tokens to write”, or start over.",
                                 nullptr, m_session.task().tokens)
                            : tr("The end token has come: start over for another text."));
    if (m_speed->value() != m_session.speed()) {
        const QSignalBlocker quiet(m_speed);
        m_speed->setValue(m_session.speed());
        refreshSpeed();
    }
}

void TextCard::refreshSpeed() {
    const double perSecond = loopSpeeds[m_session.speed()];
    m_speedText->setText(perSecond > 0 ? tr("%1 per s").arg(number(perSecond, 1)) : tr("at full speed"));
    m_speed->setAccessibleDescription(m_speedText->text());
}

void TextCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void TextCard::retranslateUi() {
    m_title->setText(tr("Text so far"));
    m_flow->setAccessibleName(tr("Text so far"));
    m_startOver->setText(tr("Start over"));
    m_startOver->setToolTip(tr("Back to the prompt (Ctrl+Home)"));
    m_back->setText(tr("◂ Token"));
    m_back->setAccessibleName(tr("Back one token"));
    m_back->setToolTip(tr("Back one token (Backspace)"));
    m_step->setText(tr("Step ▸"));
    m_step->setAccessibleName(tr("Next step of the loop"));
    m_step->setToolTip(tr("Next step of the loop (. or Ctrl+Right)"));
    m_token->setText(tr("Token ▸"));
    m_token->setAccessibleName(tr("One whole token"));
    m_token->setToolTip(tr("All five steps: one whole token (N)"));
    m_run->setToolTip(tr("Continue the text, token by token (Space)"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Tokens per second; up to 1 every step is shown"));
    m_speedText->setMinimumWidth(
        std::max(fontMetrics().horizontalAdvance(tr("at full speed")), m_speedText->sizeHint().width()));
    refreshSpeed();
    refresh();
}

} // namespace dikkat::ui
