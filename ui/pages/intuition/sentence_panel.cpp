#include "ui/pages/intuition/sentence_panel.h"

#include "ui/diagram/sentence_arcs.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/intuition/vector_tables.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <cmath>

namespace dikkat::ui {

namespace {

std::vector<double> rowOf(const Matrix& m, int row) {
    std::vector<double> out;
    for (Index j = 0; j < m.cols(); ++j) out.push_back(m(row, j));
    return out;
}

QString vectorText(const Matrix& m, int row) {
    QStringList numbers;
    for (Index j = 0; j < m.cols(); ++j) numbers << number(m(row, j), 2);
    return u'[' + numbers.join(QStringLiteral("; ")) + u']';
}

QString colored(const QColor& color, const QString& text) {
    return QStringLiteral("<b style=\"color:%1\">%2</b>").arg(color.name(), text);
}

} // namespace

SentencePanel::SentencePanel(IntuitionLesson& lesson, ModelReader& reader, QWidget* parent)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_reader(reader)
    , m_textLabel(new QLabel)
    , m_text(new QLineEdit)
    , m_swap(new QPushButton)
    , m_own(new QPushButton)
    , m_known(new QToolButton)
    , m_arcs(new SentenceArcs)
    , m_result(new QLabel)
    , m_tables(new VectorTables(lesson)) {
    m_text->setObjectName(QStringLiteral("sentenceEdit"));
    m_text->setMaxLength(400);
    m_textLabel->setBuddy(m_text);
    m_swap->setObjectName(QStringLiteral("swapButton"));
    m_own->setObjectName(QStringLiteral("ownSentenceButton"));
    m_known->setObjectName(QStringLiteral("knownWordsButton"));
    m_known->setPopupMode(QToolButton::InstantPopup);
    m_known->setMenu(new QMenu(m_known));
    m_known->menu()->setObjectName(QStringLiteral("knownWords"));
    m_arcs->setObjectName(QStringLiteral("sentenceArcs"));
    m_result->setObjectName(QStringLiteral("sentenceResult"));
    m_result->setTextFormat(Qt::RichText);
    m_result->setWordWrap(true);

    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_textLabel);
    line->addWidget(m_text, 1);
    line->addWidget(m_known);
    line->addWidget(m_swap);
    line->addWidget(m_own);

    auto* picture = new Card;
    auto* pictureLayout = new QVBoxLayout(picture);
    pictureLayout->setContentsMargins(10, 8, 10, 8);
    pictureLayout->setSpacing(4);
    pictureLayout->addWidget(m_arcs, 1);
    pictureLayout->addWidget(m_result);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addLayout(line);
    layout->addWidget(picture, 5);
    layout->addWidget(buildFoot(), 4);

    connect(m_text, &QLineEdit::editingFinished, this, &SentencePanel::takeText);
    connect(m_swap, &QPushButton::clicked, this, [this] { m_lesson.swapProperty(); });
    connect(m_own, &QPushButton::clicked, this, [this] { m_lesson.ownSentenceAgain(); });
    connect(m_arcs, &SentenceArcs::picked, this, [this](int word) { m_lesson.setWord(word); });
    connect(m_arcs, &SentenceArcs::hovered, this, &SentencePanel::hovered);
    connect(m_tables, &VectorTables::hovered, this, &SentencePanel::hovered);
    connect(&m_lesson, &IntuitionLesson::changed, this, [this] {
        if (isVisible()) refresh(); // else when it is shown
    });
    connect(&m_lesson, &IntuitionLesson::viewChanged, this, [this] {
        if (isVisible()) refresh(); // else when it is shown
    });
    connect(&m_reader, &ModelReader::changed, this, &SentencePanel::refreshModel);
    connect(&m_lesson.document(), &Document::modelChanged, this, &SentencePanel::refreshModel);
    retranslateUi();
}

QWidget* SentencePanel::buildFoot() {
    m_originTitle = new QLabel;
    m_originTitle->setObjectName(QStringLiteral("sectionTitle"));
    m_origin = new QLabel;
    m_origin->setObjectName(QStringLiteral("vectorOrigin"));
    m_columns = new QLabel;
    m_columns->setObjectName(QStringLiteral("caption"));
    m_modelNote = new QLabel;
    m_modelNote->setObjectName(QStringLiteral("modelNote"));
    for (QLabel* label : {m_origin, m_columns, m_modelNote}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::RichText);
    }
    m_open = new QPushButton;
    m_open->setObjectName(QStringLiteral("openQkvButton"));
    m_model = new QPushButton;
    m_model->setObjectName(QStringLiteral("modelButton"));
    m_head = new QComboBox;
    m_head->setObjectName(QStringLiteral("headCombo"));
    m_head->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_open, &QPushButton::clicked, this, &SentencePanel::openQkv);
    connect(m_model, &QPushButton::clicked, this, [this] {
        if (m_lesson.document().model())
            m_lesson.setModelShown(!m_lesson.modelShown());
        else
            emit trainModel();
    });
    connect(m_head, &QComboBox::activated, this,
            [this](int i) { m_lesson.setHead(m_head->itemData(i).toInt()); });

    auto* tables = new QWidget;
    auto* tablesLayout = new QVBoxLayout(tables);
    tablesLayout->setContentsMargins(0, 0, 0, 0);
    tablesLayout->setSpacing(2);
    tablesLayout->addWidget(m_tables, 1);
    tablesLayout->addWidget(m_columns);

    auto* side = new QWidget;
    auto* sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(0, 0, 0, 0);
    sideLayout->setSpacing(5);
    sideLayout->addWidget(m_originTitle);
    sideLayout->addWidget(m_origin);
    sideLayout->addStretch();
    sideLayout->addWidget(m_modelNote);
    auto* model = new QHBoxLayout;
    model->setSpacing(8);
    model->addWidget(m_model, 1);
    model->addWidget(m_head, 1);
    sideLayout->addLayout(model);
    sideLayout->addWidget(m_open);

    auto* foot = new QWidget;
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(Card::around(tables), 3);
    layout->addWidget(Card::around(side), 2);
    return foot;
}

/// A word of the list goes into the sentence where the cursor is.
void SentencePanel::fillKnownWords() {
    m_known->menu()->clear();
    const auto language =
        QLocale().language() == QLocale::Turkish ? SentenceLanguage::Turkish : SentenceLanguage::English;
    for (const std::string_view known : sentenceWords(language)) {
        const QString word = QString::fromUtf8(known.data(), static_cast<qsizetype>(known.size()));
        m_known->menu()->addAction(word, this, [this, word] {
            const QString before = m_text->text().left(m_text->cursorPosition());
            m_text->insert((before.isEmpty() || before.back().isSpace() ? QString() : QStringLiteral(" ")) +
                           word);
            m_text->setFocus();
        });
    }
}

void SentencePanel::takeText() {
    if (const auto refused = m_lesson.setText(m_text->text())) emit problem(*refused);
    refresh();
}

void SentencePanel::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

void SentencePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void SentencePanel::retranslateUi() {
    m_textLabel->setText(tr("Sentence"));
    m_text->setToolTip(tr("Type another sentence of up to %1 words and press Enter").arg(maxSentenceWords));
    m_text->setAccessibleName(tr("Sentence"));
    m_known->setText(tr("Known words"));
    m_known->setToolTip(tr("The words that have vectors; choosing one writes it into the sentence"));
    fillKnownWords();
    m_own->setText(tr("Our sentence"));
    m_own->setToolTip(tr("Back to the page’s own sentence and its vectors"));
    m_open->setText(tr("Open them on page 2"));
    m_open->setToolTip(tr("Q, K and V of page 2 become these; undo brings the old ones back"));
    m_originTitle->setText(tr("Where the vectors come from"));
    m_head->setAccessibleName(tr("Attention head of the trained model"));
    m_columns->setText(
        tr("Columns of Q and K: 1: a thing, 2: heavy, 3: breaks easily, 4: belongs to an event. "
           "V: heavy, breaks easily."));
    refresh();
}

QString SentencePanel::resultText() const {
    const VectorSentence& s = m_lesson.sentence();
    const Theme& t = theme();
    const int word = m_lesson.word();
    const auto quoted = [&s](int i) { return tr("“%1”").arg(s.words.at(i).toHtmlEscaped()); };
    const auto weight = [&](int j) {
        return colored(t.attention, number(s.trace.weights(word, j), 4, true));
    };
    //: %1 is a vector
    const QString out = tr("Its output: %1").arg(colored(t.value, vectorText(s.trace.out, word)));
    const std::vector<int> best = s.strongestOthers(s.trace.weights, word);
    if (best.empty())
        return tr("%1 is alone and looks at itself.").arg(quoted(word)) + QLatin1Char(' ') + out;

    QStringList sentences;
    const double own = s.trace.weights(word, word), most = s.trace.weights(word, best.front());
    const bool keeps = own - most > 1e-12;
    const bool tied = std::abs(own - most) <= 1e-12; // it is one of those it cannot decide between
    //: %1 is a word, %2 the weight it gives to itself
    if (keeps) sentences << tr("%1 gives most to itself: %2.").arg(quoted(word), weight(word));
    if (best.size() > 1 || tied) {
        QStringList equals;
        //: the word that looks, among those it looks at
        if (tied) equals << tr("itself");
        for (const int j : best) equals << quoted(j);
        if (equals.size() > 3) equals = equals.mid(0, 3) << QStringLiteral("…");
        //: %1 is a word, %2 a list of words, %3 a weight
        sentences << (keeps ? tr("%1 cannot decide between the others it looks at, %2: weight %3 each.")
                            : tr("%1 cannot decide between %2: weight %3 each."))
                         .arg(quoted(word), equals.join(QStringLiteral(", ")), weight(best.front()));
    } else {
        const int j = best.front();
        const QString product = colored(t.query, QStringLiteral("q")) + QStringLiteral("·") +
                                colored(t.key, QStringLiteral("k")) + QStringLiteral(" = ") +
                                number(s.trace.raw(word, j), 2);
        //: the word that looks, the word it looks at most, q·k/√d in numbers, the weight
        sentences << (keeps ? tr("Of the other words %1 looks most at %2: %3 ÷ √4 = %4, weight %5.")
                            : tr("%1 looks most at %2: %3 ÷ √4 = %4, weight %5."))
                         .arg(quoted(word), quoted(j), product, number(s.trace.scaled(word, j), 2),
                              weight(j));
    }
    return (sentences << out).join(QLatin1Char(' '));
}

QString SentencePanel::originText() const {
    const VectorSentence& s = m_lesson.sentence();
    QStringList parts;
    if (s.edited)
        parts << tr("<b>Edited by you</b>: framed numbers differ from the hand-made ones.");
    else
        parts << tr("<b>Made by hand</b>, not learned: small numbers chosen so that the sentence works.");
    const QStringList unknown = s.unknownWords();
    if (!unknown.isEmpty())
        parts << tr("Not in the word list, therefore 0 until you type numbers: %1.")
                     .arg(unknown.join(QStringLiteral(", ")).toHtmlEscaped());
    const int pronoun = s.startWord();
    const auto property = std::ranges::find(s.kinds, WordKind::Property);
    if (s.kinds[static_cast<std::size_t>(pronoun)] == WordKind::Pronoun && property != s.kinds.end()) {
        const auto at = static_cast<int>(property - s.kinds.begin());
        const QString it = s.words.at(pronoun).toHtmlEscaped(), word = s.words.at(at).toHtmlEscaped();
        if (!s.edited)
            parts << tr("“%1” asks for a thing; “%2” is added to its question, as an earlier layer would do.")
                         .arg(it, word);
        if (at > pronoun)
            //: %1 is the pronoun, %2 a word after it
            parts << tr("Nothing is masked here: every word sees the whole sentence, as in an encoder. In a "
                        "GPT "
                        "“%1” could not see “%2”, which comes after it.")
                         .arg(it, word);
    }
    return parts.join(QStringLiteral(" "));
}

void SentencePanel::refresh() {
    const VectorSentence& s = m_lesson.sentence();
    if (!m_text->hasFocus() || wordsOf(m_text->text()) != s.words) m_text->setText(s.text);
    const QString other = s.opposite();
    m_swap->setEnabled(!other.isEmpty());
    QString from, to;
    for (int i = 0; i < s.count(); ++i)
        if (const auto word = oppositeProperty(s.folded[static_cast<std::size_t>(i)]); !word.empty()) {
            from = QString::fromStdString(s.folded[static_cast<std::size_t>(i)]);
            to = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
            break;
        }
    m_swap->setText(to.isEmpty() ? tr("Swap a word") : tr("%1 → %2").arg(from, to));
    m_swap->setToolTip(tr("Put the opposite property into the sentence (W)"));
    m_own->setEnabled(!m_lesson.state().text.isEmpty() || m_lesson.state().swapped);
    m_result->setText(resultText());
    m_origin->setText(originText());
    refreshModel();
}

void SentencePanel::refreshModel() {
    const VectorSentence& s = m_lesson.sentence();
    const auto model = m_lesson.document().model();
    const bool shown = model && m_lesson.modelShown();
    SentenceArcs::Content content;
    content.words = s.words;
    content.selected = m_lesson.word();
    content.above = rowOf(s.trace.weights, content.selected);
    content.aboveName = s.edited ? tr("edited vectors") : tr("hand-made vectors");
    for (const WordKind kind : s.kinds) content.marked.push_back(kind == WordKind::Unknown);

    m_model->setText(!model  ? tr("Train a model")
                     : shown ? tr("Hide the trained model")
                             : tr("Show the trained model beside"));
    m_model->setToolTip(model ? tr("Run this sentence through the trained model of the Lab")
                              : tr("No model has been trained or opened yet: page 7 trains one, and its "
                                   "weights can then stand beside these"));
    m_head->setVisible(shown && m_reader.reading());
    QString note;
    if (shown && m_reader.problem())
        note = ModelReader::explain(*m_reader.problem());
    else if (shown && !m_reader.reading())
        note = tr("The model is reading…");
    if (const SentenceReading* r = m_reader.reading(); shown && r) {
        const QSignalBlocker quiet(m_head);
        m_head->clear();
        m_head->addItem(tr("Mean of all heads"), -1);
        for (int h = 0; h < static_cast<int>(r->heads.size()); ++h)
            m_head->addItem(
                tr("Layer %1, head %2").arg(h / r->headsPerBlock + 1).arg(h % r->headsPerBlock + 1), h);
        const int head =
            m_lesson.head() < static_cast<int>(r->heads.size()) ? std::max(-1, m_lesson.head()) : -1;
        m_head->setCurrentIndex(head + 1);
        const Matrix weights = head < 0 ? r->mean() : r->heads[static_cast<std::size_t>(head)];
        if (weights.rows() == s.count()) {
            content.below = rowOf(weights, content.selected);
            content.belowName = tr("trained model “%1”, %2").arg(m_reader.modelName(), m_head->currentText());
        }
        note = r->kind == VocabularyKind::Words ? tr("Its tokens are words, as here.")
               : r->kind == VocabularyKind::Characters
                   ? tr("Its tokens are characters: the shares of a word’s characters are added up, its own "
                        "characters averaged; a space counts to the word after it.")
                   : tr("Its tokens are pieces of words: the shares of a word’s pieces are added up, its own "
                        "pieces averaged.");
        if (r->firstWord > 0)
            note += u' ' +
                    tr("Its context is full: it did not see all of the first words (%1).").arg(r->firstWord);
        if (!r->leftOut.empty()) {
            QStringList symbols;
            for (const std::string& symbol : r->leftOut) symbols << QString::fromStdString(symbol);
            note += u' ' + tr("It does not know, and skipped: %1.").arg(symbols.join(u' ').toHtmlEscaped());
        }
    }
    m_modelNote->setText(note);
    m_modelNote->setVisible(!note.isEmpty());
    m_arcs->setContent(content);
}

} // namespace dikkat::ui
