#pragma once

#include "core/base/matrix.h"

#include <QJsonObject>
#include <QString>
#include <vector>

namespace dikkat::ui {

/// What can be undone on page 1. Numbers that a file may hold wrongly fall back to the defaults.
struct IntuitionState {
    QString text;         ///< typed sentence; empty: the page's own, in the language of the moment
    bool swapped = false; ///< the own sentence with the other property word
    /// Edited vectors of `text`, (T, 4), (T, 4), (T, 2); empty: made by the rule of core/lesson.
    Matrix q, k, v;

    // Fixed window against attention.
    int window = 3, embedding = 10, hidden = 200;
    int width = 384; ///< d of Wq, Wk and Wv

    // Attention against recurrence.
    int length = 256;     ///< n
    int layerWidth = 512; ///< d

    int context = 0; ///< last words that are seen; 0: all

    bool operator==(const IntuitionState& other) const;

    [[nodiscard]] QJsonObject toJson() const;
    static IntuitionState fromJson(const QJsonObject& json);

    /// What the sliders offer.
    static const std::vector<int>& lengths(); ///< window and n
    static const std::vector<int>& embeddings();
    static const std::vector<int>& hiddens();
    static const std::vector<int>& widths();
};

/// Where the words of a text are: letters and digits, also with an apostrophe or a hyphen inside; the marks
/// around them belong to no word.
struct WordPlace {
    qsizetype at, length;
};
QList<WordPlace> wordPlaces(const QString& text);
QStringList wordsOf(const QString& text);

/// A word as the list of hand-made vectors spells it: in the small letters of whichever language knows it.
QString foldedWord(const QString& word);

/// The page's own sentence in the language of the interface.
QString ownSentence(bool swapped);

} // namespace dikkat::ui
