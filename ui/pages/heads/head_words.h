#pragma once

#include "core/analysis/head_scores.h"
#include "ui/pages/heads/head_text.h"

#include <QString>

/// What page 8 says about heads and cells, in words.
namespace dikkat::ui {

class Inspector;

/// What a head does whatever the text: a word for its kind and a sentence or two. Empty: not measured yet.
struct HeadNote {
    QString kind; ///< "Induction head"
    QString sentence;
};
HeadNote headNote(const Inspector& inspector);
/// What it does on the text on screen, in numbers only.
QString hereNote(const Inspector& inspector);
/// What switching it off does to the loss, as far as that is known.
QString effectNote(const Inspector& inspector);

/// "Query 15 “d” looks at key 6 “e”: weight 0.9529", masked ones included; in cross-attention which word is
/// read and which is written.
QString cellWords(const Inspector& inspector, int head, Index query, Index key);
QString cellWords(const Inspector& inspector, Index query, Index key);

/// The arithmetic of one cell as rich text: products, sum, scaling, softmax share.
QString pairArithmetic(const HeadTrace& head, Index query, Index key, const QStringList& queries,
                       const QStringList& keys);

} // namespace dikkat::ui
