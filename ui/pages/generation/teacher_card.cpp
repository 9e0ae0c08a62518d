#include "ui/pages/generation/teacher_card.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/token_words.h"
#include "ui/pages/generation/text_pair.h"
#include "ui/runtime/wait_until.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <cmath>
#include <numeric>

namespace dikkat::ui {

namespace {

/// Mean by position; a position that no text reaches is left out at the end.
void addTo(std::vector<double>& sum, std::vector<int>& count, const std::vector<double>& loss) {
    if (sum.size() < loss.size()) {
        sum.resize(loss.size());
        count.resize(loss.size());
    }
    for (std::size_t i = 0; i < loss.size(); ++i) {
        sum[i] += loss[i];
        ++count[i];
    }
}

double meanFrom(const std::vector<double>& values, int from) {
    if (std::cmp_greater_equal(from, values.size())) return 0.0;
    return std::accumulate(values.begin() + from, values.end(), 0.0) /
           static_cast<double>(values.size() - static_cast<std::size_t>(from));
}

} // namespace

QString TeacherCard::originWords(TextOrigin origin) {
    switch (origin) {
    case TextOrigin::Validation: return tr("The texts are from the validation data.");
    case TextOrigin::SameKind:
        return tr("The texts are made anew, by the same rules as those the model has learned from.");
    case TextOrigin::SameText:
        return tr("The texts are of the built-in data the model is named after; it may have learned them.");
    case TextOrigin::Numbers:
        return tr("The data this model has learned from are not known: this is a text of random tokens. Type "
                  "one of your own under “True text”.");
    case TextOrigin::Typed: return tr("The text is yours.");
    }
    return {};
}

TeacherCard::TeacherCard(Document& document, GenerationSession& session, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_session(session)
    , m_referenceLabel(new QLabel)
    , m_givenLabel(new QLabel)
    , m_countLabel(new QLabel)
    , m_reference(new QLineEdit)
    , m_given(new QSpinBox)
    , m_count(new QSpinBox)
    , m_again(new QPushButton)
    , m_cancel(new QPushButton)
    , m_progress(new QProgressBar)
    , m_pair(new TextPair({QStringLiteral("trueFlow"), QStringLiteral("freeFlow"),
                           QStringLiteral("teacherWords"), QStringLiteral("teacherPlot")})) {
    using namespace generationLimits;
    setObjectName(QStringLiteral("teacherCard"));
    m_reference->setObjectName(QStringLiteral("referenceField"));
    m_given->setObjectName(QStringLiteral("givenSpin"));
    m_count->setObjectName(QStringLiteral("textsSpin"));
    m_again->setObjectName(QStringLiteral("teacherAgainButton"));
    m_cancel->setObjectName(QStringLiteral("teacherCancelButton"));
    m_reference->setMaxLength(maxReference * 8);
    m_given->setRange(1, maxReference);
    m_given->setKeyboardTracking(false);
    m_count->setRange(1, mostTexts);
    m_count->setKeyboardTracking(false);
    m_referenceLabel->setBuddy(m_reference);
    m_givenLabel->setBuddy(m_given);
    m_countLabel->setBuddy(m_count);
    m_progress->setTextVisible(false);

    auto* fields = new QHBoxLayout;
    fields->setSpacing(6);
    fields->addWidget(m_referenceLabel);
    fields->addWidget(m_reference, 1);
    fields->addWidget(m_givenLabel);
    fields->addWidget(m_given);
    fields->addWidget(m_countLabel);
    fields->addWidget(m_count);
    fields->addWidget(m_again);
    fields->addWidget(m_cancel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(fields);
    layout->addWidget(m_progress);
    layout->addWidget(m_pair, 1);

    connect(m_reference, &QLineEdit::editingFinished, this, [this] {
        GenerationSettings next = m_session.settings();
        const QString typed = taken(m_reference->text());
        if (next.reference == typed) return;
        next.reference = typed;
        m_session.edit(next, [] { return tr("True text"); });
    });
    connect(m_given, &QSpinBox::valueChanged, this, [this](int value) {
        GenerationSettings next = m_session.settings();
        next.given = value;
        m_session.edit(
            next, [] { return tr("Given tokens"); }, QStringLiteral("given"));
    });
    connect(m_count, &QSpinBox::valueChanged, this, [this](int value) {
        m_texts = value;
        start();
    });
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_startedModel.reset();
        start();
    });
    connect(m_cancel, &QPushButton::clicked, &m_job, &LatestJob::cancel);
    connect(&m_job, &LatestJob::runningChanged, this, &TeacherCard::refresh);
    connect(m_pair, &TextPair::hovered, this, &TeacherCard::hovered);
    connect(&m_session, &GenerationSession::settingsChanged, this, [this] {
        refresh();
        if (m_wanted && m_session.active()) start();
    });
    connect(&m_session, &GenerationSession::modelChanged, this, [this] {
        m_result = {};
        refreshWords();
        if (m_wanted && m_session.active()) start();
    });
    retranslateUi();
}

void TeacherCard::start() {
    const auto& model = m_session.model();
    if (!model || !m_session.ready()) return;
    const GenerationSettings& s = m_session.settings();
    const bool same = m_startedModel == model && m_startedTask == m_session.task() &&
                      m_startedReference == s.reference && m_startedGiven == s.given &&
                      m_startedCount == m_texts;
    if (same) return;
    m_startedModel = model;
    m_startedTask = m_session.task();
    m_startedReference = s.reference;
    m_startedGiven = s.given;
    m_startedCount = m_texts;
    ExampleText typed;
    if (!s.reference.trimmed().isEmpty()) {
        auto tokens = tokensOf(*model, s.reference);
        if (std::holds_alternative<QString>(tokens)) {
            emit problem([model, text = s.reference] { return std::get<QString>(tokensOf(*model, text)); });
            return;
        }
        typed.tokens = std::get<std::vector<TokenId>>(std::move(tokens));
        if (isTranslator(*model)) {
            typed.source = m_session.task().source;
            typed.tokens.insert(typed.tokens.begin(), Vocabulary::kStart);
            typed.tokens.push_back(Vocabulary::kEnd);
        }
        const int most =
            isTranslator(*model) ? model->parameters->config().context + 1 : generationLimits::maxReference;
        if (typed.tokens.size() < 2 || std::cmp_greater(typed.tokens.size(), most)) {
            emit problem([count = typed.tokens.size(), most] {
                return tr("The true text has %n token(s); it takes 2 to %1.", nullptr,
                          static_cast<int>(count))
                    .arg(most);
            });
            return;
        }
        typed.given = std::min<int>(4, static_cast<int>(typed.tokens.size()) / 2);
    }
    ExampleSource source{model, {}, m_document.lab().text};
    // While a run goes on, what is stored may be another run than the one that writes.
    const auto& run = m_document.lab().run;
    if (run && m_document.model() == m_document.lab().model) source.run = run->data;
    m_progress->setRange(0, m_texts);
    m_progress->setValue(0);
    m_job.start(
        [source, typed, given = s.given, count = typed.tokens.empty() ? m_texts : 1, task = m_session.task(),
         bar = m_progress, this](const std::stop_token& stop) {
            const auto texts = typed.tokens.empty() ? exampleTexts(source, count) : std::vector{typed};
            Result result;
            std::vector<int> counts, freeCounts;
            for (std::size_t i = 0; i < texts.size() && !stop.stop_requested(); ++i) {
                const ExampleText& text = texts[i];
                const int first =
                    given > 0 ? std::min<int>(given, static_cast<int>(text.tokens.size())) : text.given;
                auto loss = positionLoss(*source.model->parameters, text.tokens, first, task.sampling,
                                         task.seed + i, text.source);
                addTo(result.teacher, counts, loss.teacher);
                addTo(result.free, freeCounts, loss.free);
                if (i == 0) {
                    result.text = text;
                    result.loss = std::move(loss);
                    result.given = first;
                }
                ++result.texts;
                m_job.post(stop, [bar, done = result.texts] { bar->setValue(done); });
            }
            for (std::size_t i = 0; i < result.teacher.size(); ++i) {
                result.teacher[i] /= counts[i];
                result.free[i] /= freeCounts[i];
            }
            return result;
        },
        [this](const Result& result) { take(result); });
}

void TeacherCard::take(const Result& result) {
    m_result = result;
    m_resultModel = m_startedModel;
    refreshWords();
    refresh();
    emit measured();
}

void TeacherCard::refresh() {
    const GenerationSettings& s = m_session.settings();
    if (!m_reference->hasFocus()) m_reference->setText(s.reference);
    const QSignalBlocker quiet(m_given);
    m_given->setValue(s.given > 0 ? s.given : m_result.texts > 0 ? m_result.given : 1);
    m_count->setEnabled(s.reference.trimmed().isEmpty());
    m_progress->setVisible(m_job.isRunning());
    m_cancel->setVisible(m_job.isRunning());
    m_again->setVisible(!m_job.isRunning());
    m_again->setEnabled(m_session.ready());
}

void TeacherCard::refreshWords() {
    if (m_result.texts == 0 || !m_resultModel) {
        m_pair->setContent({});
        return;
    }
    const LabModel& model = *m_resultModel;
    std::vector<FlowToken> left, right;
    int differing = 0;
    for (std::size_t i = 0; i < m_result.text.tokens.size(); ++i) {
        const bool given = std::cmp_less(i, m_result.given);
        const auto token = [&](TokenId id, bool differs) {
            return FlowToken{visibleToken(model, id),
                             given ? FlowToken::Kind::Prompt : FlowToken::Kind::Written,
                             endsLine(model, id),
                             given,
                             false,
                             differs};
        };
        const TokenId truth = m_result.text.tokens[i], own = m_result.loss.written[i];
        left.push_back(token(truth, truth != own));
        right.push_back(token(own, truth != own));
        differing += truth != own;
    }

    const double teacher = meanFrom(m_result.teacher, m_result.given - 1),
                 free = meanFrom(m_result.free, m_result.given - 1);
    QString words =
        tr("After the %n given token(s), the true next token costs %1 nats with the true text before it "
           "and %2 with the model’s own text before it.",
           nullptr, m_result.given)
            .arg(number(teacher, 3, true), number(free, 3, true));
    if (m_result.texts == 1)
        words += u' ' + tr("%1 of %2 tokens differ.")
                            .arg(differing)
                            .arg(static_cast<int>(m_result.text.tokens.size()) - m_result.given);
    else
        words += u' ' + tr("Mean of %1 texts; the first one is shown.").arg(m_result.texts);
    words += u' ' + originWords(m_result.text.origin);
    m_pair->setContent({std::move(left),
                        std::move(right),
                        words,
                        {{tr("teacher forcing"), m_result.teacher}, {tr("free running"), m_result.free}},
                        m_result.given + 0.5,
                        tr("given up to here")});
}

void TeacherCard::setTexts(int count) {
    m_count->setValue(count);
}

QString TeacherCard::words() const {
    return m_pair->words();
}

const std::vector<FlowToken>& TeacherCard::trueTokens() const {
    return m_pair->left();
}

const std::vector<FlowToken>& TeacherCard::ownTokens() const {
    return m_pair->right();
}

void TeacherCard::waitForWork() {
    waitUntil([this] { return !m_job.isRunning(); }, 600);
}

void TeacherCard::setWanted(bool wanted) {
    m_wanted = wanted;
    if (wanted && m_session.active()) start();
}

void TeacherCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void TeacherCard::retranslateUi() {
    m_referenceLabel->setText(tr("True text"));
    m_reference->setPlaceholderText(tr("from the data of the model"));
    m_reference->setToolTip(tr("A text to compare with; empty: pieces of the data the model has not learned "
                               "from, as far as they are "
                               "known"));
    m_givenLabel->setText(tr("Given"));
    m_given->setToolTip(tr("How many tokens free running is given; it writes the rest itself"));
    m_countLabel->setText(tr("Texts"));
    m_count->setToolTip(tr("The losses are averaged over so many texts: a single one is a matter of luck"));
    m_again->setText(tr("Again"));
    m_cancel->setText(tr("Cancel"));
    m_pair->setTitles(tr("The true text"), tr("What the model writes itself"),
                      tr("Loss by position, teacher forcing and free running"));
    refresh();
    refreshWords();
}

} // namespace dikkat::ui
