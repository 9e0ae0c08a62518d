#pragma once

#include "core/attention/attention.h"
#include "core/lesson/sentence_vectors.h"
#include "ui/pages/intuition/intuition_state.h"

#include <QStringList>

namespace dikkat::ui {

/// What a context of the last n words leaves of the attention.
struct ContextView {
    int first = 0;    ///< the first word that is seen
    Matrix weights;   ///< (T, T) 0 outside; rows of words outside are 0
    Matrix out;       ///< (T, 2)
    double moved = 0; ///< largest change of an output inside when every vector outside is replaced
};

/// The sentence on screen with its vectors and the attention over them, computed as on page 2.
struct VectorSentence {
    QString text; ///< as typed, with its marks
    QStringList words;
    std::vector<std::string> typed, folded; ///< UTF-8: as typed, and in small letters without marks
    std::vector<WordKind> kinds;
    bool edited = false; ///< a number is not the one the rule gives
    HeadTrace trace;     ///< no mask, scaled

    explicit VectorSentence(const IntuitionState& state);

    [[nodiscard]] int count() const { return static_cast<int>(words.size()); }
    /// Where a reader begins: the pronoun, else the last word.
    [[nodiscard]] int startWord() const;
    /// The word that another one looks at most, apart from itself; itself when it is alone.
    [[nodiscard]] int strongest(int word) const;
    /// Those among the words from `first` on, apart from `word`, that get the largest share of `weights`:
    /// several when they are equal.
    [[nodiscard]] std::vector<int> strongestOthers(const Matrix& weights, int word, int first = 0) const;
    /// Words without hand-made vectors.
    [[nodiscard]] QStringList unknownWords() const;
    /// The text with its property word replaced by the opposite one; empty when there is none.
    [[nodiscard]] QString opposite() const;

    [[nodiscard]] ContextView within(int context) const; ///< 0: everything
};

} // namespace dikkat::ui
