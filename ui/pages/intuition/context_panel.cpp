#include "ui/pages/intuition/context_panel.h"

#include "ui/diagram/sentence_arcs.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/intuition/cost_table.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/value_slider.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace dikkat::ui {

ContextPanel::ContextPanel(IntuitionLesson& lesson, QWidget* parent)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_context(new ValueSlider(QStringLiteral("contextSlider")))
    , m_arcs(new SentenceArcs)
    , m_result(new QLabel)
    , m_proofTitle(new QLabel)
    , m_proof(new QLabel)
    , m_table(new CostTable(QStringLiteral("contextTable"))) {
    m_arcs->setObjectName(QStringLiteral("contextArcs"));
    m_result->setObjectName(QStringLiteral("contextResult"));
    m_proof->setObjectName(QStringLiteral("contextProof"));
    m_proofTitle->setObjectName(QStringLiteral("sectionTitle"));
    m_result->setWordWrap(true);
    m_proof->setWordWrap(true);
    m_context->setValueWidth(110);

    auto* picture = new QWidget;
    auto* pictureLayout = new QVBoxLayout(picture);
    pictureLayout->setContentsMargins(0, 0, 0, 0);
    pictureLayout->setSpacing(6);
    pictureLayout->addWidget(m_context);
    pictureLayout->addWidget(m_arcs, 1);
    pictureLayout->addWidget(m_result);

    auto* proof = new QWidget;
    auto* proofLayout = new QVBoxLayout(proof);
    proofLayout->setContentsMargins(0, 0, 0, 0);
    proofLayout->setSpacing(6);
    proofLayout->addWidget(m_proofTitle);
    proofLayout->addWidget(m_proof);
    proofLayout->addWidget(m_table);
    proofLayout->addStretch();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(Card::around(picture), 3);
    layout->addWidget(Card::around(proof), 2);

    connect(m_context, &ValueSlider::moved, this, [this](int position, const QString& gesture) {
        const int all = m_lesson.sentence().count();
        m_lesson.setNumber(&IntuitionState::context, position + 1 == all ? 0 : position + 1, gesture);
    });
    connect(m_arcs, &SentenceArcs::picked, this, [this](int word) { m_lesson.setWord(word); });
    connect(m_arcs, &SentenceArcs::hovered, this, &ContextPanel::hovered);
    connect(&m_lesson, &IntuitionLesson::changed, this, [this] {
        if (isVisible()) refresh(); // else when it is shown
    });
    connect(&m_lesson, &IntuitionLesson::viewChanged, this, [this] {
        if (isVisible()) refresh(); // else when it is shown
    });
    retranslateUi();
}

void ContextPanel::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

void ContextPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void ContextPanel::retranslateUi() {
    m_context->setName(tr("Context: last words"));
    m_proofTitle->setText(tr("The test: replace everything outside"));
    refresh();
}

int ContextPanel::lookingWord(const IntuitionLesson& lesson, int first) {
    const VectorSentence& s = lesson.sentence();
    if (lesson.word() >= first) return lesson.word();
    return s.startWord() >= first ? s.startWord() : s.count() - 1;
}

void ContextPanel::refresh() {
    const VectorSentence& s = m_lesson.sentence();
    const ContextView view = s.within(m_lesson.state().context);
    const int seen = s.count() - view.first, word = lookingWord(m_lesson, view.first);
    m_context->setPositions(s.count(), 2);
    m_context->setPosition(seen - 1);
    m_context->setValueText(tr("%1 of %2").arg(seen).arg(s.count()));

    SentenceArcs::Content content;
    content.words = s.words;
    content.selected = word;
    content.firstSeen = view.first;
    for (Index j = 0; j < s.count(); ++j) content.above.push_back(view.weights(word, j));
    content.aboveName =
        view.first == 0 ? tr("everything is inside the context") : tr("hatched: outside the context");
    m_arcs->setContent(content);

    const auto quoted = [&s](const std::vector<int>& words) {
        QStringList names;
        for (const int j : words) names << tr("“%1”").arg(s.words.at(j).toHtmlEscaped());
        if (names.size() > 3) names = names.mid(0, 3) << QStringLiteral("…");
        return names.join(QStringLiteral(", "));
    };
    const std::vector<int> best = s.strongestOthers(view.weights, word, view.first);
    const int wanted = s.strongest(word);
    const QString weight = best.empty() ? QString() : number(view.weights(word, best.front()), 4, true);
    if (best.empty() && wanted == word)
        m_result->setText(tr("%1 sees only itself.").arg(quoted({word})));
    else if (best.empty())
        //: %1 is a word, %2 the word it looked at with the whole sentence
        m_result->setText(
            tr("%1 would look at %2, but that is outside: not a small weight, none at all. Now it "
               "sees only itself.")
                .arg(quoted({word}), quoted({wanted})));
    else if (wanted < view.first)
        //: %1 is a word, %2 the word it looked at with the whole sentence, %3 words, %4 a weight
        m_result->setText(
            tr("%1 would look at %2, but that is outside: not a small weight, none at all. Of the "
               "words that are left %3 now gets most (%4).")
                .arg(quoted({word}), quoted({wanted}), quoted(best), weight));
    else
        //: %1 is a word, %2 words it looks at most, %3 a weight
        m_result->setText(
            tr("Of the other words %2 gets most from %1 (%3). Shorten the context until it falls out.")
                .arg(quoted({word}), quoted(best), weight));

    m_proof->setText(
        view.first == 0
            ? tr("Nothing is outside now. A shorter context leaves the first words out.")
            : tr("All numbers of the words outside (%1) are replaced. Largest change of a result inside: "
                 "<b>%2</b>. A recurrent layer would have carried a trace of them along.")
                  .arg(view.first)
                  .arg(number(view.moved, 4)));
    QStringList out[2];
    for (Index j = 0; j < view.out.cols(); ++j) {
        out[0] << number(s.trace.out(word, j), 4, true);
        out[1] << number(view.out(word, j), 4, true);
    }
    m_table->setRows({tr("Result of “%1”").arg(s.words.at(word)), tr("heavy"), tr("breaks easily")},
                     {QStringList{tr("all words seen")} + out[0],
                      QStringList{tr("last words seen: %1").arg(seen)} + out[1]},
                     1);
    m_table->setAccessibleName(tr("Result with the whole sentence and with the context"));
}

} // namespace dikkat::ui
