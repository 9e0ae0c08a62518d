#pragma once

#include "core/io/lab_state.h"
#include "core/model/trace.h"

#include <QStringList>
#include <memory>

namespace dikkat::ui {

/// The translator that travels with the program; read once. Never null.
std::shared_ptr<const LabModel> shippedTranslator();

/// Whether a model can take the shipped one's place: an encoder–decoder over the grammar's words.
bool canTranslate(const LabModel& model);

/// A sentence as the grammar wants it: small letters the Turkish way, no punctuation, single spaces.
QString tidied(const QString& sentence);

/// What stands in the way of a sentence; empty words and length 0: nothing.
struct SentenceProblem {
    QStringList unknown; ///< words the grammar does not have
    int tooMany = 0;     ///< words, when there are more than a source may have
    bool empty = false;
    [[nodiscard]] bool any() const { return empty || tooMany > 0 || !unknown.isEmpty(); }
};
SentenceProblem problemOf(const LabModel& model, const QString& sentence);

/// Every Turkish word the grammar can say, in alphabetical order.
const QStringList& grammarWords();

/// One sentence translated, with everything the model computed on the way.
struct Translation {
    QStringList source, target;
    ModelConfig config;
    ModelTrace trace; ///< teacher-forced with the model's own answer: row i of the decoder writes target[i]

    /// Cross-attention of one head (target × source); head −1: the mean of the block's heads.
    [[nodiscard]] Matrix cross(int block, int head) const;
};
/// Greedy. The sentence must have no problem. Safe to call in any thread.
std::shared_ptr<const Translation> translate(const LabModel& model, const QString& sentence);

} // namespace dikkat::ui
