#include "ui/pages/intuition/sentence.h"

#include <algorithm>

namespace dikkat::ui {

namespace {

bool differs(const Matrix& a, const Matrix& b) {
    return a != b;
}

} // namespace

VectorSentence::VectorSentence(const IntuitionState& state)
    : text(state.text.isEmpty() ? ownSentence(state.swapped) : state.text), words(wordsOf(text)) {
    for (const QString& word : std::as_const(words)) {
        typed.push_back(word.toStdString());
        folded.push_back(foldedWord(word).toStdString());
    }
    const SentenceVectors made = sentenceVectors(folded);
    kinds = made.kinds;
    Matrix q = made.q, k = made.k, v = made.v;
    if (state.q.rows() == made.q.rows()) {
        q = state.q;
        k = state.k;
        v = state.v;
        edited = differs(q, made.q) || differs(k, made.k) || differs(v, made.v);
    }
    trace = attend(q, k, v, fullMask(q.rows(), q.rows())).value(); // every number is finite and small enough
}

int VectorSentence::startWord() const {
    const auto it = std::ranges::find(kinds, WordKind::Pronoun);
    return it == kinds.end() ? count() - 1 : static_cast<int>(it - kinds.begin());
}

int VectorSentence::strongest(int word) const {
    int best = -1;
    for (int j = 0; j < count(); ++j)
        if (j != word && (best < 0 || trace.weights(word, j) > trace.weights(word, best))) best = j;
    return best < 0 ? word : best;
}

std::vector<int> VectorSentence::strongestOthers(const Matrix& weights, int word, int first) const {
    double most = -1;
    for (int j = first; j < count(); ++j)
        if (j != word) most = std::max(most, weights(word, j));
    std::vector<int> others;
    for (int j = first; j < count(); ++j)
        if (j != word && most - weights(word, j) < 1e-12) others.push_back(j);
    return others;
}

QStringList VectorSentence::unknownWords() const {
    QStringList unknown;
    for (int i = 0; i < count(); ++i)
        if (kinds[static_cast<std::size_t>(i)] == WordKind::Unknown) unknown << words.at(i);
    return unknown;
}

QString VectorSentence::opposite() const {
    for (int i = 0; i < count(); ++i) {
        const auto other = oppositeProperty(folded[static_cast<std::size_t>(i)]);
        if (other.empty()) continue;
        const auto [at, length] = wordPlaces(text).at(i);
        QString next = text;
        return next.replace(at, length,
                            QString::fromUtf8(other.data(), static_cast<qsizetype>(other.size())));
    }
    return {};
}

ContextView VectorSentence::within(int context) const {
    const Index n = count();
    const Index seen = context <= 0 ? n : std::min<Index>(context, n);
    ContextView view;
    view.first = static_cast<int>(n - seen);
    view.weights = Matrix::Zero(n, n);
    view.out = Matrix::Zero(n, trace.v.cols());
    const auto inside = attend(trace.q.bottomRows(seen), trace.k.bottomRows(seen), trace.v.bottomRows(seen),
                               fullMask(seen, seen));
    view.weights.bottomRightCorner(seen, seen) = inside->weights;
    view.out.bottomRows(seen) = inside->out;
    if (seen == n) return view;

    // The same sentence with everything outside replaced, and a mask where the context ends: what is inside
    // must not move.
    Matrix q = trace.q, k = trace.k, v = trace.v;
    q.topRows(n - seen).array() += 7.0;
    k.topRows(n - seen).array() -= 5.0;
    v.topRows(n - seen).array() += 3.0;
    Mask mask = fullMask(n, n);
    mask.bottomLeftCorner(seen, n - seen).setConstant(false);
    const auto before = attend(trace.q, trace.k, trace.v, mask), after = attend(q, k, v, mask);
    view.moved = (after->out - before->out).bottomRows(seen).cwiseAbs().maxCoeff();
    return view;
}

} // namespace dikkat::ui
