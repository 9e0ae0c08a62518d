#include "ui/pages/generation/injection_card.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/generation/text_pair.h"
#include "ui/runtime/wait_until.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <numeric>

namespace dikkat::ui {

namespace {

constexpr int kMostOffered = 500;
constexpr int kLookedAt = 20;  ///< tokens behind the injected one, for the verdict
constexpr double kUsual = 0.3; ///< nats of mean loss that do not count as a difference

struct Offer {
    std::vector<TokenId> tokens;
    std::vector<double> shares;
};

/// Tokens most probable first with their shares, as the model sees them at this place.
Offer offerAt(TextWriter& writer, const std::vector<TokenId>& written) {
    SamplingOptions plain;
    plain.greedy = true;
    const SamplingStep step = writer.choose(written, plain, 0);
    std::vector<TokenId> order(static_cast<std::size_t>(step.logits.size()));
    std::iota(order.begin(), order.end(), 0);
    const auto most = order.begin() + std::min<std::ptrdiff_t>(kMostOffered, std::ssize(order));
    std::ranges::partial_sort(order, most, [&](int a, int b) {
        return step.logits[a] > step.logits[b] || (step.logits[a] == step.logits[b] && a < b);
    });
    Offer offer;
    offer.tokens.assign(order.begin(), most);
    for (const TokenId token : offer.tokens) offer.shares.push_back(step.probabilities[token]);
    return offer;
}

} // namespace

InjectionCard::InjectionCard(GenerationSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_how(new QLabel)
    , m_placeLabel(new QLabel)
    , m_tokenLabel(new QLabel)
    , m_place(new QSpinBox)
    , m_token(new QComboBox)
    , m_remove(new QPushButton)
    , m_use(new QPushButton)
    , m_texts(new TextPair({QStringLiteral("beforeFlow"), QStringLiteral("afterFlow"),
                            QStringLiteral("injectWords"), QStringLiteral("injectionPlot")})) {
    setObjectName(QStringLiteral("injectionCard"));
    m_place->setObjectName(QStringLiteral("injectPlaceSpin"));
    m_place->setKeyboardTracking(false);
    m_place->setMinimumWidth(60); // three digits, also while there is nothing to count
    m_token->setObjectName(QStringLiteral("injectTokenCombo"));
    m_token->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_token->setMinimumContentsLength(12);
    m_remove->setObjectName(QStringLiteral("injectRemoveButton"));
    m_use->setObjectName(QStringLiteral("injectUseButton"));
    m_how->setWordWrap(true);
    m_how->setObjectName(QStringLiteral("injectHow"));
    m_placeLabel->setBuddy(m_place);
    m_tokenLabel->setBuddy(m_token);

    auto* fields = new QHBoxLayout;
    fields->setSpacing(6);
    fields->addWidget(m_placeLabel);
    fields->addWidget(m_place);
    fields->addWidget(m_tokenLabel);
    fields->addWidget(m_token);
    fields->addStretch(1);
    fields->addWidget(m_use);
    fields->addWidget(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_how);
    layout->addLayout(fields);
    layout->addWidget(m_texts, 1);

    connect(m_place, &QSpinBox::valueChanged, this, [this](int value) { choosePlace(value - 1); });
    connect(m_token, &QComboBox::activated, this, &InjectionCard::takeToken);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        GenerationSettings next = m_session.settings();
        next.injected.reset();
        m_session.edit(next, [] { return tr("Take the token out again"); });
    });
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (!m_result) return;
        const auto prompt = static_cast<std::ptrdiff_t>(m_session.task().prompt.size());
        m_session.setWritten({m_result->after.begin() + prompt, m_result->after.end()});
    });
    connect(m_texts, &TextPair::picked, this,
            [this](int index) { choosePlace(index - static_cast<int>(m_session.task().prompt.size())); });
    connect(m_texts, &TextPair::hovered, this, &InjectionCard::hovered);
    connect(&m_session, &GenerationSession::changed, this, [this] {
        if (m_wanted && m_session.active()) refresh();
    });
    connect(&m_session, &GenerationSession::settingsChanged, this, [this] {
        if (m_wanted && m_session.active()) refresh();
    });
    retranslateUi();
}

void InjectionCard::choosePlace(int place) {
    const int count = static_cast<int>(m_session.written().size());
    if (place < 0 || place >= count) return;
    m_chosenPlace = place;
    refresh();
    offerTokens();
}

void InjectionCard::offerTokens() {
    const auto& model = m_session.model();
    if (!model || !m_session.ready() || std::cmp_greater_equal(m_chosenPlace, m_session.written().size()))
        return;
    std::vector<TokenId> before(m_session.written().begin(), m_session.written().begin() + m_chosenPlace);
    m_offer.start(
        [parameters = model->parameters, task = m_session.task(),
         before = std::move(before)](const std::stop_token&) {
            TextWriter writer(parameters, task.prompt, task.source);
            return offerAt(writer, before);
        },
        [this, model](const Offer& offer) {
            m_offered = offer.tokens;
            m_token->clear();
            m_token->addItem(tr("choose…"));
            for (std::size_t i = 0; i < m_offered.size(); ++i)
                m_token->addItem(QStringLiteral("%1   %2").arg(visibleToken(*model, m_offered[i]),
                                                               number(offer.shares[i], 4, true)));
            showChosen();
        });
}

/// The combo box stands at the token that was put in here, if one was.
void InjectionCard::showChosen() {
    const auto& injected = m_session.settings().injected;
    const bool here = injected && injected->place == m_chosenPlace;
    const auto at = here ? std::ranges::find(m_offered, injected->token) : m_offered.end();
    if (m_token->count() > 0)
        m_token->setCurrentIndex(at == m_offered.end() ? 0 : static_cast<int>(at - m_offered.begin()) + 1);
}

void InjectionCard::takeToken(int index) {
    if (index < 1 || std::cmp_greater(index, m_offered.size())) return;
    GenerationSettings next = m_session.settings();
    next.injected = InjectedToken{m_chosenPlace, m_offered[static_cast<std::size_t>(index - 1)]};
    m_session.edit(next, [] { return tr("Put a token in"); });
}

void InjectionCard::start() {
    const auto& model = m_session.model();
    const auto& injected = m_session.settings().injected;
    const std::vector<TokenId>& written = m_session.written();
    const bool possible = model && m_session.ready() && injected &&
                          std::cmp_less(injected->place, written.size()) &&
                          injected->token < model->parameters->config().vocabulary;
    if (!possible) {
        m_job.cancel();
        m_started.reset();
        if (m_result) {
            m_result.reset();
            refreshResult();
        }
        return;
    }
    if (m_started == injected && m_startedWritten == written && m_startedTask == m_session.task() &&
        m_resultModel == model)
        return;
    m_started = injected;
    m_startedWritten = written;
    m_startedTask = m_session.task();
    m_resultModel = model;
    const WritingTask& task = m_session.task();
    InjectionPlan plan{task.prompt,     task.source,   written,   injected->place,
                       injected->token, task.sampling, task.seed, task.end};
    m_job.start([parameters = model->parameters,
                 plan](const std::stop_token& stop) { return inject(*parameters, plan, stop); },
                [this](const std::optional<InjectionResult>& result) {
                    m_result = result;
                    refreshResult();
                    refresh();
                    emit measured();
                });
}

void InjectionCard::refresh() {
    const int count = static_cast<int>(m_session.written().size());
    const auto& injected = m_session.settings().injected;
    m_chosenPlace = std::clamp(m_chosenPlace, 0, std::max(0, count - 1));
    const QSignalBlocker quiet(m_place);
    m_place->setRange(count > 0 ? 1 : 0, count);
    m_place->setValue(count > 0 ? m_chosenPlace + 1 : 0);
    m_place->setEnabled(count > 0 && !m_session.isRunning());
    m_token->setEnabled(count > 0 && !m_session.isRunning());
    m_remove->setEnabled(injected.has_value());
    showChosen();
    m_use->setEnabled(m_result.has_value());
    m_how->setText(
        count == 0 ? tr("Nothing is written yet. Press Run first; then click a token of the text and put "
                        "another one in its place.")
                   : tr("Click a token of the text, choose another one for its place: the rest is written "
                        "again from there, with the same random numbers."));
    m_how->setVisible(!m_result);        // the room is needed then
    if (!m_session.isRunning()) start(); // while the text grows there is nothing to compare
}

QString InjectionCard::verdict() const {
    if (!m_result) return {};
    const auto means = m_result->meansBehind(kLookedAt);
    if (!means) return tr("Nothing follows the token.");
    const QString figures =
        tr("Mean loss of the %n token(s) after it: %1 before, %2 now.", nullptr, means->count)
            .arg(number(means->before, 3, true), number(means->after, 3, true));
    const auto rejoins = m_result->rejoinsAfter();
    if (rejoins && *rejoins == 0)
        return tr("Recovered at once: the very next token is the same as before.") + u' ' + figures;
    if (rejoins)
        return tr("Recovered: after %n token(s) the text is the same as before.", nullptr, *rejoins) + u' ' +
               figures;
    if (means->after > means->before + kUsual)
        return tr("Not recovered: the text stays another one, and the model is less sure of it.") + u' ' +
               figures;
    return tr("The text stays another one, but the model is as sure of it as before: it has found a way "
              "on.") +
           u' ' + figures;
}

void InjectionCard::refreshResult() {
    if (!m_result || !m_resultModel) {
        m_texts->setContent({});
        return;
    }
    const LabModel& model = *m_resultModel;
    const auto prompt = m_startedTask.prompt.size();
    const auto flow = [&](const std::vector<TokenId>& text, const std::vector<TokenId>& other, bool after) {
        std::vector<FlowToken> tokens(text.size());
        for (std::size_t i = 0; i < text.size(); ++i) {
            FlowToken& t = tokens[i];
            t.text = visibleToken(model, text[i]);
            t.lineEnd = endsLine(model, text[i]);
            t.inWindow = false;
            t.kind = i < prompt                                    ? FlowToken::Kind::Prompt
                     : after && std::cmp_equal(i, m_result->place) ? FlowToken::Kind::Forced
                                                                   : FlowToken::Kind::Written;
            t.differs = i >= other.size() || other[i] != text[i];
        }
        return tokens;
    };
    m_texts->setContent({flow(m_result->before, m_result->after, false),
                         flow(m_result->after, m_result->before, true),
                         verdict(),
                         {{tr("with the token"), m_result->lossAfter}, {tr("before"), m_result->lossBefore}},
                         m_result->place + 1.0,
                         tr("put in here")});
    m_texts->showToken(m_result->place);
}

QString InjectionCard::words() const {
    return m_texts->words();
}

const std::vector<FlowToken>& InjectionCard::beforeTokens() const {
    return m_texts->left();
}

const std::vector<FlowToken>& InjectionCard::afterTokens() const {
    return m_texts->right();
}

void InjectionCard::waitForWork() {
    waitUntil([this] { return !m_job.isRunning() && !m_offer.isRunning(); }, 600);
}

void InjectionCard::setWanted(bool wanted) {
    const bool before = m_wanted;
    m_wanted = wanted;
    if (!wanted || before || !m_session.active()) return;
    if (const auto& injected = m_session.settings().injected) m_chosenPlace = injected->place;
    refresh();
    offerTokens();
}

void InjectionCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void InjectionCard::retranslateUi() {
    m_placeLabel->setText(tr("Written token"));
    m_tokenLabel->setText(tr("becomes"));
    m_token->setToolTip(tr("Most probable first, with the model’s share"));
    m_token->setAccessibleName(tr("Token to put in"));
    if (m_token->count() > 0) m_token->setItemText(0, tr("choose…"));
    m_use->setText(tr("Go on with this text"));
    m_use->setToolTip(tr("The text with the token becomes the text so far"));
    m_remove->setText(tr("Take it out"));
    m_texts->setTitles(tr("As the model wrote it"), tr("With the token put in"),
                       tr("Loss by position, before and with the token"));
    refresh();
    refreshResult();
}

} // namespace dikkat::ui
