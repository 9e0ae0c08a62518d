#include "ui/pages/gpt2017/translation_card.h"

#include "core/text/translation.h"
#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/weight_map.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace dikkat::ui {

TranslationCard::TranslationCard(QWidget* parent)
    : QWidget(parent)
    , m_edit(new QLineEdit)
    , m_another(new QPushButton)
    , m_train(new QPushButton)
    , m_model(new SegmentedControl)
    , m_head(new QComboBox)
    , m_result(new QLabel)
    , m_explanation(new QLabel)
    , m_words(new QLabel)
    , m_map(new WeightMap) {
    m_edit->setObjectName(QStringLiteral("sentenceEdit"));
    m_edit->setMaxLength(200);
    m_another->setObjectName(QStringLiteral("anotherSentence"));
    m_train->setObjectName(QStringLiteral("trainAfresh"));
    m_model->setObjectName(QStringLiteral("translatorChoice"));
    m_head->setObjectName(QStringLiteral("crossHead"));
    m_result->setObjectName(QStringLiteral("translationText"));
    m_explanation->setObjectName(QStringLiteral("crossExplanation"));
    m_map->setObjectName(QStringLiteral("crossMap"));
    for (QLabel* label : {m_result, m_explanation, m_words}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::RichText);
    }
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_map->setMinimumSize(220, 150);

    auto* first = new QHBoxLayout;
    first->addWidget(m_edit, 1);
    first->addWidget(m_another);
    auto* third = new QHBoxLayout;
    third->addWidget(m_head, 1);
    third->addWidget(m_model);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(first);
    layout->addWidget(m_result);
    layout->addWidget(m_words);
    layout->addWidget(m_map, 1);
    layout->addWidget(m_explanation);
    layout->addLayout(third);
    layout->addWidget(m_train, 0, Qt::AlignLeft);

    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        if (m_edit->text() != m_sentence) emit sentencePicked(m_edit->text(), true);
    });
    connect(m_another, &QPushButton::clicked, this, [this] {
        emit sentencePicked(QString::fromStdString(translationPairs(1, ++m_draw).front().source), false);
    });
    connect(m_train, &QPushButton::clicked, this, &TranslationCard::trainAsked);
    connect(m_model, &SegmentedControl::picked, this, [this](int i) { emit ownPicked(i == 1); });
    connect(m_head, &QComboBox::currentIndexChanged, this, [this] {
        showResult();
        lookAtVerb();
    });
    connect(m_map, &WeightMap::picked, this, &TranslationCard::select);
    connect(m_map, &WeightMap::hovered, this, [this](Index row, Index column) {
        if (row < 0 || !m_translation) {
            emit hovered({});
            return;
        }
        emit hovered(QStringLiteral("“%1” → “%2”: %3")
                         .arg(m_translation->target.value(row), m_translation->source.value(column),
                              number(weights()(row, column), 4, true)));
    });
    retranslateUi();
}

void TranslationCard::show(const QString& sentence, bool useOwn, std::shared_ptr<const LabModel> own) {
    const bool same = sentence == m_sentence && useOwn == m_useOwn && own == m_own;
    if (same && (m_translation || m_job.isRunning())) return;
    m_sentence = sentence;
    m_useOwn = useOwn;
    m_own = std::move(own);
    m_edit->setText(sentence);
    m_model->setCurrent(useOwn && m_own ? 1 : 0);
    if (QAbstractButton* b = m_model->button(1)) {
        b->setEnabled(m_own != nullptr);
        b->setToolTip(m_own ? QString() : tr("The Lab has no translator of these words yet"));
    }
    start();
}

void TranslationCard::start() {
    const auto model = m_useOwn && m_own ? m_own : shippedTranslator();
    const SentenceProblem problem = problemOf(*model, m_sentence);
    if (problem.any()) {
        m_job.cancel();
        m_translation = nullptr;
        m_map->setWeights({}, {}, {}, {});
        QString text;
        if (!problem.unknown.isEmpty()) {
            text = tr("The grammar does not know: %1. All words that it knows stand below.")
                       .arg(u'“' + problem.unknown.join(QStringLiteral("”, “")).toHtmlEscaped() + u'”');
            emit unknownWord();
        } else if (problem.tooMany > 0) {
            text = tr("%1 words are too many; the model reads at most %2.")
                       .arg(integer(problem.tooMany), integer(model->parameters->config().sourceContext));
        } else {
            text = tr("Type a Turkish sentence.");
        }
        m_result->setText(QStringLiteral("<span style='color:%1'>%2</span>").arg(theme().wrong.name(), text));
        m_words->setText(tr("Its words: %1").arg(grammarWords().join(QStringLiteral(", "))));
        m_words->show();
        m_explanation->clear();
        return;
    }
    m_words->hide();
    m_job.start(
        [model, sentence = m_sentence](const std::stop_token&) { return translate(*model, sentence); },
        [this](std::shared_ptr<const Translation> t) {
            m_translation = std::move(t);
            // The verb stands last in the source; the word that looks at it most is its translation.
            m_column = m_translation->source.size() - 1;
            m_row = -1;
            m_chosen = false;
            showResult();
            if (const Matrix w = weights(); w.rows() > 0) w.col(m_column).maxCoeff(&m_row);
            showResult();
            emit translated();
        });
}

std::pair<int, int> TranslationCard::chosen() const {
    const int heads = m_translation ? m_translation->config.heads : 1;
    const int i = std::max(0, m_head->currentIndex());
    const int blocks = m_translation ? m_translation->config.blocks : 1;
    // The last block first: it is the one whose answer goes to the output.
    return {blocks - 1 - i / (heads + 1), i % (heads + 1) - 1};
}

Matrix TranslationCard::weights() const {
    const auto [block, head] = chosen();
    return m_translation ? m_translation->cross(block, head) : Matrix();
}

void TranslationCard::select(Index target, Index source) {
    m_row = target;
    m_column = source;
    m_chosen = true;
    showResult();
    lookAtVerb();
}

/// The word that looks most at the last one of the source, over all heads, is the verb's translation.
void TranslationCard::lookAtVerb() {
    if (!m_translation || !m_chosen || m_column != m_translation->source.size() - 1) return;
    Index verb = 0;
    m_translation->cross(m_translation->config.blocks - 1, -1).col(m_column).maxCoeff(&verb);
    if (m_row == verb) emit verbSelected(m_head->currentIndex());
}

void TranslationCard::showResult() {
    if (!m_translation) return;
    const Translation& t = *m_translation;
    const int wanted = t.config.blocks * (t.config.heads + 1);
    if (m_head->count() != wanted) {
        const QSignalBlocker quiet(m_head);
        m_head->clear();
        for (int b = t.config.blocks - 1; b >= 0; --b)
            for (int h = -1; h < t.config.heads; ++h)
                m_head->addItem(h < 0 ? tr("Block %1, mean of the heads").arg(integer(b + 1))
                                      : tr("Block %1, head %2").arg(integer(b + 1), integer(h + 1)));
    }
    QStringList words;
    for (qsizetype i = 0; i < t.target.size(); ++i) {
        const QString word = t.target[i].toHtmlEscaped();
        words << (i == m_row ? QStringLiteral("<b>%1</b>").arg(word) : word);
    }
    m_result->setText(tr("Translation: %1").arg(words.join(u' ')));
    m_map->setWeights(weights(), {}, t.target, t.source);
    m_map->setSelected(m_row, m_column);
    explainCell();
}

void TranslationCard::explainCell() {
    const Matrix w = weights();
    if (!m_translation || m_row < 0 || m_row >= w.rows() || m_column < 0 || m_column >= w.cols()) {
        m_explanation->clear();
        return;
    }
    const Translation& t = *m_translation;
    QString text =
        tr("While writing “%1” (word %2 of %3) the decoder gives “%4” (word %5 of %6) the weight %7.")
            .arg(t.target[m_row].toHtmlEscaped(), integer(m_row + 1), integer(t.target.size()),
                 t.source[m_column].toHtmlEscaped(), integer(m_column + 1), integer(t.source.size()),
                 number(w(m_row, m_column), 2, true));
    if (m_column == t.source.size() - 1 && m_row + 1 < t.target.size())
        text += u' ' + tr("The verb moves from the end to the middle.");
    m_explanation->setText(text);
}

void TranslationCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange && !m_translation && !m_sentence.isNull()) start();
    QWidget::changeEvent(event);
}

void TranslationCard::retranslateUi() {
    m_edit->setAccessibleName(tr("Turkish sentence"));
    m_edit->setToolTip(tr("A sentence of the grammar’s words: subject, object, verb"));
    m_another->setText(tr("Another one"));
    m_train->setText(tr("Train it from scratch in the Lab"));
    m_train->setToolTip(tr("Opens page 7 with this translator’s set-up; it takes about a minute"));
    m_model->setLabels({tr("Shipped"), tr("Lab’s")});
    m_model->setAccessibleName(tr("Which translator"));
    if (QAbstractButton* b = m_model->button(1)) b->setEnabled(m_own != nullptr);
    m_map->setAxes(tr("target word being written (query)"), tr("source word (key)"));
    const int at = m_head->currentIndex();
    {
        const QSignalBlocker quiet(m_head);
        m_head->clear();
    }
    if (m_translation) {
        showResult();
        m_head->setCurrentIndex(at);
    } else if (!m_sentence.isNull()) {
        start();
    }
}

} // namespace dikkat::ui
