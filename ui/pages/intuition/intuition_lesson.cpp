#include "ui/pages/intuition/intuition_lesson.h"

#include "ui/i18n/numbers.h"

namespace dikkat::ui {

namespace {

const QString pageKey = QStringLiteral("intuition");
constexpr qsizetype longestWord = 40;

} // namespace

IntuitionLesson::IntuitionLesson(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_state(IntuitionState::fromJson(document.pageState(pageKey)))
    , m_sentence(m_state) {
    connect(&m_document, &Document::pageStateChanged, this, [this](const QString& page) {
        if (page == pageKey) renew();
    });
    connect(&m_document, &Document::pageViewChanged, this, [this](const QString& page) {
        if (page == pageKey) emit viewChanged();
    });
    connect(&m_document, &Document::replaced, this, [this] {
        renew();
        emit viewChanged();
    });
}

void IntuitionLesson::renew() {
    m_state = IntuitionState::fromJson(m_document.pageState(pageKey));
    m_sentence = VectorSentence(m_state);
    emit changed();
}

void IntuitionLesson::setView(const char* name, const QJsonValue& value) {
    QJsonObject view = m_document.pageView(pageKey);
    view[QLatin1String(name)] = value;
    m_document.setPageView(pageKey, view);
}

IntuitionStep IntuitionLesson::step() const {
    const int step = m_document.pageView(pageKey).value("step").toInt();
    return step < 0 || step > 3 ? IntuitionStep::Sentence : static_cast<IntuitionStep>(step);
}

void IntuitionLesson::setStep(IntuitionStep step) {
    setView("step", static_cast<int>(step));
}

int IntuitionLesson::word() const {
    const int word = m_document.pageView(pageKey).value("word").toInt(-1);
    return word < 0 || word >= m_sentence.count() ? m_sentence.startWord() : word;
}

void IntuitionLesson::setWord(int word) {
    setView("word", word);
}

bool IntuitionLesson::modelShown() const {
    return m_document.pageView(pageKey).value("model").toBool();
}

void IntuitionLesson::setModelShown(bool shown) {
    setView("model", shown);
}

int IntuitionLesson::head() const {
    return m_document.pageView(pageKey).value("head").toInt(-1);
}

void IntuitionLesson::setHead(int head) {
    setView("head", head);
}

void IntuitionLesson::edit(const IntuitionState& next, Document::Words words, const QString& gesture) {
    if (next == m_state) return;
    m_document.editPage(pageKey, next == IntuitionState{} ? QJsonObject() : next.toJson(), std::move(words),
                        gesture);
}

IntuitionLesson::Problem IntuitionLesson::setText(const QString& text) {
    const QStringList words = wordsOf(text);
    if (words == m_sentence.words) return std::nullopt;
    if (words.isEmpty()) return [] { return tr("Type a sentence of 1 to %1 words.").arg(maxSentenceWords); };
    if (const qsizetype count = words.size(); count > static_cast<qsizetype>(maxSentenceWords))
        return [count] {
            return tr("The sentence has %1 words: at most %2 fit.").arg(count).arg(maxSentenceWords);
        };
    for (const QString& word : words)
        if (word.size() > longestWord)
            return [start = word.left(12)] {
                return tr("The word “%1…” is too long: at most %2 letters.").arg(start).arg(longestWord);
            };
    IntuitionState next = m_state;
    next.swapped = words == wordsOf(ownSentence(true));
    next.text = next.swapped || words == wordsOf(ownSentence(false)) ? QString() : text.simplified();
    next.q = next.k = next.v = Matrix();
    next.context = 0;
    setWord(-1);
    edit(next, [] { return tr("Another sentence"); });
    return std::nullopt;
}

void IntuitionLesson::swapProperty() {
    const QString other = m_sentence.opposite();
    if (other.isEmpty()) return;
    IntuitionState next = m_state;
    if (next.text.isEmpty())
        next.swapped = !next.swapped;
    else
        next.text = other;
    next.q = next.k = next.v = Matrix();
    edit(next, [] { return tr("Swap the property word"); });
}

void IntuitionLesson::ownSentenceAgain() {
    IntuitionState next = m_state;
    next.text.clear();
    next.swapped = false;
    next.q = next.k = next.v = Matrix();
    next.context = 0;
    setWord(-1);
    edit(next, [] { return tr("Back to the page’s own sentence"); });
}

IntuitionState IntuitionLesson::withOwnNumbers() const {
    IntuitionState next = m_state;
    next.text = m_sentence.text; // edited numbers belong to these words, whatever the language
    next.swapped = false;
    next.q = m_sentence.trace.q;
    next.k = m_sentence.trace.k;
    next.v = m_sentence.trace.v;
    return next;
}

IntuitionLesson::Problem IntuitionLesson::paste(InputMatrix matrix, Index row, Index column,
                                                const Matrix& block) {
    IntuitionState next = withOwnNumbers();
    Matrix& m = matrix == InputMatrix::Q ? next.q : matrix == InputMatrix::K ? next.k : next.v;
    if (row + block.rows() > m.rows() || column + block.cols() > m.cols())
        return tr("The pasted block is %1 × %2 numbers; from this cell on %3 × %4 fit.")
            .arg(block.rows())
            .arg(block.cols())
            .arg(m.rows() - row)
            .arg(m.cols() - column);
    m.block(row, column, block.rows(), block.cols()) = block;
    edit(next, [] { return tr("Paste vectors"); }, {});
    return std::nullopt;
}

IntuitionLesson::Problem IntuitionLesson::setCell(InputMatrix matrix, Index row, Index column, double value,
                                                  const QString& gesture) {
    IntuitionState next = withOwnNumbers();
    Matrix& m = matrix == InputMatrix::Q ? next.q : matrix == InputMatrix::K ? next.k : next.v;
    if (row >= m.rows() || column >= m.cols() || m(row, column) == value) return std::nullopt;
    m(row, column) = value;
    edit(
        next, [word = m_sentence.words.at(row)] { return tr("Vector of “%1”").arg(word); }, gesture);
    return std::nullopt;
}

IntuitionLesson::Problem IntuitionLesson::typeCell(InputMatrix matrix, Index row, Index column,
                                                   const QString& text) {
    const auto parsed = parseNumber(text, limits::maxValue);
    if (const auto* problem = std::get_if<NumberProblem>(&parsed))
        return [what = *problem, text] { return explain(what, text, limits::maxValue); };
    return setCell(matrix, row, column, std::get<double>(parsed), {});
}

IntuitionLesson::Problem IntuitionLesson::dragCell(InputMatrix matrix, Index row, Index column, double value,
                                                   int gesture) {
    return setCell(
        matrix, row, column, std::clamp(value, -limits::maxValue, limits::maxValue),
        QStringLiteral("cell %1 %2 %3 %4").arg(static_cast<int>(matrix)).arg(row).arg(column).arg(gesture));
}

void IntuitionLesson::setNumber(int IntuitionState::*number, int value, const QString& gesture) {
    IntuitionState next = m_state;
    next.*number = value;
    const auto words = [number] {
        if (number == &IntuitionState::window) return tr("Window");
        if (number == &IntuitionState::embedding) return tr("Embedding size");
        if (number == &IntuitionState::hidden) return tr("Hidden size");
        if (number == &IntuitionState::length) return tr("Length n");
        if (number == &IntuitionState::context) return tr("Context");
        return tr("Width d");
    };
    edit(next, words, gesture);
}

void IntuitionLesson::reset() {
    setWord(-1);
    edit(IntuitionState{}, [] { return tr("Reset the intuition page"); });
}

IntuitionLesson::Problem IntuitionLesson::openAsQkv() {
    LessonState next = m_document.lesson();
    next.mode = InputMode::Direct;
    next.q = m_sentence.trace.q;
    next.k = m_sentence.trace.k;
    next.v = m_sentence.trace.v;
    next.mask = MaskKind::None;
    next.scaled = true;
    next.heads = 1;
    if (const auto failure = m_document.edit(next, {Edit::Kind::Sentence}))
        return [what = *failure] { return explain(what); };
    ViewState view = m_document.view();
    view.step = LessonStep::Weights;
    view.head = 0;
    view.predict = false;
    view.comparison = Comparison::Off;
    m_document.setView(view);
    emit openedAsQkv();
    return std::nullopt;
}

} // namespace dikkat::ui
