#include "ui/pages/generation/settings_card.h"

#include "ui/i18n/border_words.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/preset_words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/number_slider.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace dikkat::ui {

namespace {

std::vector<double> temperatureStops() {
    std::vector<double> stops;
    for (int i = 1; i <= 20; ++i) stops.push_back(i / 10.0);
    for (const double more : {2.5, 3.0, 4.0, 5.0}) stops.push_back(more);
    return stops;
}

std::vector<double> shareStops() {
    std::vector<double> stops;
    for (int i = 1; i <= 20; ++i) stops.push_back(i / 20.0);
    return stops;
}

std::vector<double> countStops(int vocabulary) {
    std::vector<double> stops;
    for (const int n : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 40, 50, 100, 200, 500, 1000})
        if (n < std::max(2, vocabulary)) stops.push_back(n);
    return stops;
}

QLabel* label(const char* name) {
    auto* made = new QLabel;
    made->setObjectName(QLatin1String(name));
    return made;
}

} // namespace

SettingsCard::SettingsCard(GenerationSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(label("cardTitle"))
    , m_promptLabel(new QLabel)
    , m_promptProblem(label("promptProblem"))
    , m_seedLabel(new QLabel)
    , m_tokensLabel(new QLabel)
    , m_modelTitle(label("sectionTitle"))
    , m_moments(new QComboBox)
    , m_model(label("modelWords"))
    , m_newer(label("newerModel"))
    , m_prompt(new QLineEdit)
    , m_temperature(new NumberSlider(QStringLiteral("temperature")))
    , m_topK(new NumberSlider(QStringLiteral("topK")))
    , m_topP(new NumberSlider(QStringLiteral("topP")))
    , m_greedy(new QCheckBox)
    , m_onlyTokens(new QCheckBox)
    , m_seed(new QSpinBox)
    , m_tokens(new QSpinBox)
    , m_nextSeed(new QPushButton)
    , m_useNewer(new QPushButton) {
    using namespace generationLimits;
    setObjectName(QStringLiteral("generationSettings"));
    m_prompt->setObjectName(QStringLiteral("promptField"));
    m_prompt->setMaxLength(20000);
    m_promptLabel->setBuddy(m_prompt);
    m_promptProblem->setWordWrap(true);
    m_greedy->setObjectName(QStringLiteral("greedyCheck"));
    m_onlyTokens->setObjectName(QStringLiteral("onlyTokensCheck"));
    m_seed->setObjectName(QStringLiteral("seedSpin"));
    m_seed->setRange(0, maxSeed);
    m_seed->setKeyboardTracking(false);
    m_seedLabel->setBuddy(m_seed);
    m_nextSeed->setObjectName(QStringLiteral("nextSeedButton"));
    m_tokens->setObjectName(QStringLiteral("tokensSpin"));
    m_tokens->setRange(1, maxTokens);
    m_tokens->setKeyboardTracking(false);
    m_tokensLabel->setBuddy(m_tokens);
    m_temperature->setRange(temperatureStops(), minTemperature, maxTemperature, 2);
    m_topP->setRange(shareStops(), minTopP, 1.0, 3);
    m_topK->setRange(countStops(50), 0, 1e9, 0);
    m_moments->setObjectName(QStringLiteral("weightsCombo"));
    m_moments->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_model->setWordWrap(true);
    m_newer->setWordWrap(true);
    m_useNewer->setObjectName(QStringLiteral("useNewerButton"));

    auto* seed = new QHBoxLayout;
    seed->setSpacing(6);
    seed->addWidget(m_seedLabel, 1);
    seed->addWidget(m_seed);
    seed->addWidget(m_nextSeed);
    auto* tokens = new QHBoxLayout;
    tokens->setSpacing(6);
    tokens->addWidget(m_tokensLabel, 1);
    tokens->addWidget(m_tokens);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    layout->addWidget(m_title);
    layout->addWidget(m_promptLabel);
    layout->addWidget(m_prompt);
    layout->addWidget(m_promptProblem);
    layout->addSpacing(2);
    layout->addWidget(m_temperature);
    layout->addWidget(m_topK);
    layout->addWidget(m_topP);
    layout->addWidget(m_greedy);
    layout->addWidget(m_onlyTokens);
    layout->addLayout(seed);
    layout->addLayout(tokens);
    layout->addStretch(1);
    layout->addWidget(m_modelTitle);
    layout->addWidget(m_moments);
    layout->addWidget(m_model);
    layout->addWidget(m_newer);
    layout->addWidget(m_useNewer);

    connect(m_prompt, &QLineEdit::editingFinished, this, &SettingsCard::takePrompt);
    connect(m_temperature, &NumberSlider::moved, this, [this](double value, const QString& gesture) {
        if (value == 0.0) {
            edit([] { return tr("Greedy choice"); }, {}, [](GenerationSettings& s) { s.greedy = true; });
            refresh(); // the temperature itself stays
            return;
        }
        edit([] { return tr("Temperature"); }, gesture,
             [value](GenerationSettings& s) { s.sampling.temperature = value; });
    });
    connect(m_topK, &NumberSlider::moved, this, [this](double value, const QString& gesture) {
        edit([] { return tr("Top-k"); }, gesture,
             [value](GenerationSettings& s) { s.sampling.topK = static_cast<int>(value); });
    });
    connect(m_topP, &NumberSlider::moved, this, [this](double value, const QString& gesture) {
        edit([] { return tr("Top-p"); }, gesture,
             [value](GenerationSettings& s) { s.sampling.topP = value; });
    });
    for (NumberSlider* slider : {m_temperature, m_topK, m_topP})
        connect(slider, &NumberSlider::problem, this, &SettingsCard::problem);
    connect(m_greedy, &QCheckBox::clicked, this, [this](bool on) {
        edit([] { return tr("Greedy choice"); }, {}, [on](GenerationSettings& s) { s.greedy = on; });
    });
    connect(m_onlyTokens, &QCheckBox::clicked, this, [this](bool on) {
        edit([] { return tr("Rows without a token"); }, {},
             [on](GenerationSettings& s) { s.onlyTokens = on; });
    });
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int value) {
        edit([] { return tr("Seed of the draws"); }, QStringLiteral("seed"),
             [value](GenerationSettings& s) { s.seed = value; });
    });
    connect(m_nextSeed, &QPushButton::clicked, m_seed, [this] { m_seed->stepUp(); });
    connect(m_tokens, &QSpinBox::valueChanged, this, [this](int value) {
        edit([] { return tr("Number of tokens"); }, QStringLiteral("tokens"),
             [value](GenerationSettings& s) { s.tokens = value; });
    });
    connect(m_moments, &QComboBox::activated, this,
            [this](int index) { m_session.setMoment(m_moments->itemData(index).toLongLong()); });
    connect(m_useNewer, &QPushButton::clicked, &m_session, &GenerationSession::startOver);
    connect(&m_session, &GenerationSession::settingsChanged, this, &SettingsCard::refresh);
    connect(&m_session, &GenerationSession::modelChanged, this, &SettingsCard::refresh);
    connect(&m_session, &GenerationSession::changed, this, &SettingsCard::refreshModel);
    retranslateUi();
}

template <class Change>
void SettingsCard::edit(const Document::Words& words, const QString& gesture, Change change) {
    if (m_refreshing) return;
    GenerationSettings next = m_session.settings();
    change(next);
    m_session.edit(next, words, gesture);
}

void SettingsCard::takePrompt() {
    if (!m_session.model()) return;
    const QString typed = m_prompt->text();
    const bool source = isTranslator(*m_session.model());
    if (typed == (source ? m_session.settings().source : m_session.settings().prompt)) return;
    edit([source] { return source ? tr("Sentence to translate") : tr("Prompt"); }, {},
         [&](GenerationSettings& s) { (source ? s.source : s.prompt) = typed; });
}

void SettingsCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void SettingsCard::retranslateUi() {
    m_title->setText(tr("Set-up"));
    m_temperature->setName(tr("Temperature τ"));
    m_temperature->setHint(
        tr("The logits are divided by it: below 1 the favourites gain, above 1 the others. 0 is the greedy "
           "choice."));
    m_temperature->setSpecial(0, tr("greedy"));
    m_topK->setName(tr("Top-k"));
    m_topK->setHint(tr("Only the k most probable tokens stay; 0 keeps all."));
    m_topK->setSpecial(0, tr("all"));
    m_topP->setName(tr("Top-p"));
    m_topP->setHint(tr("Only the most probable tokens stay that reach this share together."));
    m_greedy->setText(tr("Greedy: no draw"));
    m_greedy->setToolTip(tr("Always the most probable token: the same text every time"));
    m_onlyTokens->setText(tr("Only rows with a token"));
    m_onlyTokens->setToolTip(
        tr("The model has more rows than its vocabulary has tokens. As it stands such a row can "
           "be drawn, as in other programs; ticked, it never is."));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setToolTip(tr("The same seed draws the same numbers, so it writes the same text"));
    m_nextSeed->setText(QStringLiteral("+1"));
    m_nextSeed->setToolTip(tr("Next seed: another text"));
    m_nextSeed->setAccessibleName(tr("Next seed: another text"));
    m_nextSeed->setFixedWidth(34);
    m_tokensLabel->setText(tr("Tokens to write"));
    m_tokens->setToolTip(tr("The text ends here, or at its end token"));
    m_modelTitle->setText(tr("Model"));
    m_moments->setAccessibleName(tr("Weights that write"));
    m_useNewer->setText(tr("Start over with it"));
    refresh();
}

void SettingsCard::refresh() {
    m_refreshing = true;
    const GenerationSettings& s = m_session.settings();
    const auto& model = m_session.model();
    const bool source = model && isTranslator(*model);
    m_promptLabel->setText(source ? tr("Sentence to translate") : tr("Prompt: go on with"));
    m_prompt->setToolTip(source ? tr("Words parted by spaces; the model knows only those of its vocabulary")
                         : model && !model->vocabulary
                             ? tr("Token numbers like 0,2,1: this model has no vocabulary")
                             : tr("The text the model goes on with; \\n stands for a line end"));
    const QString typed = source ? s.source : s.prompt;
    if (!m_prompt->hasFocus() || m_prompt->text() != typed) m_prompt->setText(typed);
    m_prompt->setPlaceholderText(!model ? QString() : source ? defaultSource(*model) : defaultPrompt(*model));
    const bool wrong = !m_session.problem().isEmpty();
    const QString said = wrong ? m_session.problem()
                               : explain(atBorder(QString(typed).replace("\\n", "\n").toStdString()).change);
    m_promptProblem->setText(said);
    m_promptProblem->setVisible(!said.isEmpty());
    QPalette colors = m_promptProblem->palette();
    colors.setColor(QPalette::WindowText, wrong ? theme().wrong : theme().text2);
    if (m_promptProblem->palette() != colors) m_promptProblem->setPalette(colors);
    m_temperature->setValue(s.sampling.temperature);
    const int vocabulary = model ? model->parameters->config().vocabulary : 50;
    m_topK->setRange(countStops(vocabulary), 0, 1e9, 0);
    m_topK->setValue(s.sampling.topK);
    m_topP->setValue(s.sampling.topP);
    const WritingTask& task = m_session.task();
    m_greedy->setChecked(m_session.ready() ? task.sampling.greedy : s.greedy.value_or(false));
    m_onlyTokens->setVisible(model && model->vocabulary &&
                             model->vocabulary->size() < model->parameters->config().vocabulary);
    m_onlyTokens->setChecked(s.onlyTokens);
    m_seed->setValue(s.seed);
    m_tokens->setValue(s.tokens > 0 ? s.tokens : m_session.ready() ? task.tokens : 100);
    m_refreshing = false;
    refreshModel();
}

void SettingsCard::refreshMoments() {
    const auto moments = m_session.moments();
    const auto best = m_session.bestMoment();
    m_moments->setVisible(!moments.empty());
    QStringList names{tr("newest weights")};
    QList<qint64> steps{GenerationSession::newest};
    for (auto it = moments.rbegin(); it != moments.rend(); ++it) {
        names << ((*it) == best ? tr("step %1: lowest validation loss") : tr("step %1"))
                     .arg(integer((*it)->steps));
        steps << (*it)->steps;
    }
    bool same = m_moments->count() == names.size();
    for (int i = 0; same && i < names.size(); ++i) same = m_moments->itemText(i) == names[i];
    if (!same) {
        m_moments->clear();
        for (int i = 0; i < names.size(); ++i) m_moments->addItem(names[i], steps[i]);
    }
    m_moments->setCurrentIndex(std::max<int>(0, static_cast<int>(steps.indexOf(m_session.moment()))));
    m_moments->setToolTip(m_moments->currentText());
}

void SettingsCard::refreshModel() {
    refreshMoments();
    const auto& model = m_session.model();
    QString words;
    if (model) {
        words = modelName(model->name);
        if (model->steps > 0) words += QStringLiteral(", ") + tr("step %1").arg(integer(model->steps));
        words += QStringLiteral("\n") + tr("%1 parameters, context %2, %3 symbols")
                                            .arg(integer(model->parameters->size()))
                                            .arg(model->parameters->config().context)
                                            .arg(integer(model->parameters->config().vocabulary));
    }
    if (m_model->text() != words) m_model->setText(words);
    const bool newer = m_session.newerModel();
    m_newer->setVisible(newer);
    m_useNewer->setVisible(newer);
    if (newer) m_newer->setText(tr("The model has been trained further since this text was begun."));
}

} // namespace dikkat::ui
