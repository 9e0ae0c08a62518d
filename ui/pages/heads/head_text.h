#pragma once

#include "core/io/lab_state.h"
#include "ui/i18n/live_text.h"

#include <QString>
#include <QStringList>
#include <span>
#include <vector>

namespace dikkat::ui {

/// The longest text page 8 looks at.
inline constexpr int longestHeadsText = 256;

/// A text as a model reads it.
struct Sentence {
    std::vector<TokenId> tokens; ///< of an encoder–decoder it begins with the start symbol
    std::vector<TokenId> source; ///< encoder–decoder only
    QStringList labels, sourceLabels;
    int leftOut = 0;       ///< tokens after the longest the model (or the page) takes
    LiveText problem;      ///< one sentence; then there are no tokens
    bool inSource = false; ///< the problem is in the source

    [[nodiscard]] bool ok() const { return !hasProblem() && !tokens.empty(); }
    [[nodiscard]] bool hasProblem() const { return !problem.text().isEmpty(); }
};

/// Text to tokens: by the model's vocabulary, or numbers "0,2,1" when it has none. "\n" typed as two
/// characters is a line end.
Sentence readSentence(const LabModel& model, const QString& text, const QString& source);

/// One token to show: blanks and line ends get a sign, and without vocabulary it is its number.
QString tokenLabel(const LabModel& model, TokenId token);
/// Tokens as running text.
QString tokensText(const LabModel& model, std::span<const TokenId> tokens);

/// A text (and source) that suits the model: from the data it learnt from, else something its vocabulary
/// knows.
struct DefaultText {
    QString text, source;
};
DefaultText defaultText(const LabModel& model, const LabState& lab);

/// The symbols a model knows, for a learner who typed another one; shortened when there are many.
QString knownSymbols(const LabModel& model);

} // namespace dikkat::ui
