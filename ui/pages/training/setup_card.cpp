#include "ui/pages/training/setup_card.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/training/form_fields.h"
#include "ui/pages/training/parts_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace dikkat::ui {

TrainingSetupCard::TrainingSetupCard(QWidget* parent)
    : Card(parent)
    , m_fields(new FormFields)
    , m_title(new QLabel)
    , m_lock(new QLabel)
    , m_shown(new QLabel)
    , m_parametersTitle(new QLabel)
    , m_parameters(new QLabel)
    , m_needs(new QLabel)
    , m_take(new QPushButton)
    , m_parts(new PartsBar)
    , m_run(defaultRun()) {
    setObjectName(QStringLiteral("trainingSetup"));
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_lock->setObjectName(QStringLiteral("caption"));
    m_lock->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_shown->setObjectName(QStringLiteral("shownModel"));
    m_shown->setWordWrap(true);
    m_take->setObjectName(QStringLiteral("takeSetUp"));
    connect(m_take, &QPushButton::clicked, this, &TrainingSetupCard::shownWanted);
    setShown({});
    m_parametersTitle->setObjectName(QStringLiteral("sectionTitle"));
    m_parameters->setObjectName(QStringLiteral("cardTitle"));
    m_parameters->setAlignment(Qt::AlignRight);
    m_needs->setObjectName(QStringLiteral("caption"));
    m_needs->setWordWrap(true);

    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("setupScroll"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_fields);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addWidget(m_lock, 1);
    auto* total = new QHBoxLayout;
    total->addWidget(m_parametersTitle);
    total->addWidget(m_parameters, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 6, 10);
    layout->setSpacing(6);
    layout->addLayout(head);
    layout->addWidget(m_shown);
    layout->addWidget(m_take, 0, Qt::AlignLeft);
    layout->addWidget(scroll, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(0, 0, 6, 0);
    foot->setSpacing(4);
    foot->addLayout(total);
    foot->addWidget(m_parts);
    foot->addWidget(m_needs);
    layout->addLayout(foot);
    connect(m_fields, &FormFields::edited, this, &TrainingSetupCard::edited);
    connect(m_fields, &FormFields::openText, this, &TrainingSetupCard::openText);
    retranslateUi();
}

void TrainingSetupCard::setRun(const RunConfig& run, const std::shared_ptr<const DataFacts>& facts,
                               bool hasText) {
    m_run = run;
    m_facts = facts && facts->key == dataKey(run) ? facts : nullptr;
    m_hasText = hasText;
    m_fields->show(run);
    refresh();
}

void TrainingSetupCard::setLocked(bool locked) {
    m_locked = locked;
    m_fields->setLocked(locked);
    refresh();
}

void TrainingSetupCard::setShown(const QString& sentence, bool canTake) {
    m_shown->setText(sentence);
    m_shown->setVisible(!sentence.isEmpty());
    m_take->setVisible(canTake);
}

QString TrainingSetupCard::problem() const {
    for (const FormNote& note : m_notes)
        if (note.forbids) return note.sentence;
    return {};
}

void TrainingSetupCard::refresh() {
    m_notes = notesOn(m_run, m_facts.get(), m_hasText);
    std::map<FormField, std::pair<QString, bool>> beside;
    for (const FormNote& note : m_notes) {
        auto& [sentence, forbids] = beside[note.field];
        if (forbids && !note.forbids) continue;
        sentence = note.sentence;
        forbids = note.forbids;
    }
    m_fields->setNotes(beside);
    m_canStart = problem().isEmpty();
    m_lock->setText(m_locked ? tr("locked while running") : QString());

    QString words;
    if (m_facts && m_facts->data) {
        const DataSet& set = *m_facts->data;
        const TrainingData &seen = *set.training, &unseen = *set.validation;
        const auto symbols = integer(set.vocabulary.size());
        if (!seen.tokens.empty())
            words = tr("characters: %1, symbols: %2")
                        .arg(integer(static_cast<qint64>(seen.tokens.size() + (set.training == set.validation
                                                                                   ? 0
                                                                                   : unseen.tokens.size()))),
                             symbols);
        else if (!seen.lines.empty())
            words = tr("examples: %1, symbols: %2")
                        .arg(integer(static_cast<qint64>(seen.lines.size() + unseen.lines.size())), symbols);
        else
            words = tr("pairs: %1, words: %2")
                        .arg(integer(static_cast<qint64>(seen.pairs.size() + unseen.pairs.size())), symbols);
    } else if (!m_facts && (m_run.data.kind != DataSource::Kind::Text || m_hasText)) {
        words = tr("The data is being made…");
    }
    if (m_run.data.kind == DataSource::Kind::Text && !m_run.dataFile.empty())
        words = dataName(m_run) + (words.isEmpty() ? QString() : QStringLiteral("\n") + words);
    m_fields->setDataText(words);

    ModelConfig config = m_run.config;
    config.vocabulary = m_facts && m_facts->data ? m_facts->data->vocabulary.size() : 0;
    const bool known = config.vocabulary > 0 && !validate(config);
    m_parameters->setText(known ? integer(countParameters(config).total) : QStringLiteral("–"));
    std::vector<PartsBar::Part> parts;
    if (known) {
        const ParameterCount count = countParameters(config);
        parts = {
            {tr("Token embedding"), count.tokenEmbedding},
            {tr("Position embedding"), count.positionEmbedding},
            {config.kind == ModelKind::WindowMlp ? tr("Hidden layer")
                                                 : tr("%n block(s)", nullptr, config.allBlocks()),
             config.kind == ModelKind::WindowMlp
                 ? count.total - count.tokenEmbedding - count.positionEmbedding - count.finalNorm - count.head
                 : count.blocks},
            {tr("Final LN + output"), count.finalNorm + count.head}};
    }
    m_parts->setParts(std::move(parts));
    const auto estimate = known ? estimateOf(m_run, m_facts.get()) : std::nullopt;
    m_needs->setText(
        estimate ? tr("Memory: %1; time: about %2")
                       .arg(bytesText(static_cast<double>(estimate->bytes)),
                            durationText(estimate->secondsPerStep * static_cast<double>(m_run.plan.steps)))
                 : QString());
}

void TrainingSetupCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Card::changeEvent(event);
}

void TrainingSetupCard::retranslateUi() {
    m_title->setText(tr("Set-up"));
    m_parametersTitle->setText(tr("Parameters"));
    m_take->setText(tr("Show its set-up"));
    refresh();
}

} // namespace dikkat::ui
