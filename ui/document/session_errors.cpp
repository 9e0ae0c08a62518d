#include "ui/document/session_errors.h"

#include "ui/document/edit.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/model_words.h"
#include "ui/i18n/safetensors_words.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(SessionErrors)
};
} // namespace

QString explain(const ReadFailure& f) {
    const QString place = brief(f.place);
    switch (f.code) {
    case ReadError::Container: return explain(f.container);
    case ReadError::NotASession:
        return Words::tr("This is a safetensors file, but not a session of this program.");
    case ReadError::NotJson:
        return Words::tr("This is not valid JSON (line %1, column %2).").arg(f.row).arg(f.column);
    case ReadError::NumberTooLarge:
        return Words::tr("The number in line %1, column %2 is too large for any computation.")
            .arg(f.row)
            .arg(f.column);
    case ReadError::TooDeep:
        return Words::
            tr("Groups and lists stand in each other more than %1 deep (line %2, column %3); no file of this "
               "program does that.")
                .arg(f.expected)
                .arg(f.row)
                .arg(f.column);
    case ReadError::NewerFormat:
        return Words::tr(
                   "The session was saved by a newer version of this program (format %1; this one reads "
                   "up to format %2).")
            .arg(f.found)
            .arg(f.expected);
    case ReadError::Missing: return Words::tr("“%1” is missing.").arg(place);
    case ReadError::UnknownKey: return Words::tr("“%1” means nothing here; is it misspelt?").arg(place);
    case ReadError::ObjectExpected:
        return place.isEmpty() ? Words::tr("The file does not begin with { as it must.")
                               : Words::tr("“%1” must be a group in { }.").arg(place);
    case ReadError::RowsExpected:
        return Words::tr("“%1” must be a list of rows, like [[1, 0], [0, 1]].").arg(place);
    case ReadError::NumberExpected: return Words::tr("“%1” must be a number.").arg(place);
    case ReadError::IntegerExpected: return Words::tr("“%1” must be a whole number.").arg(place);
    case ReadError::TrueFalseExpected: return Words::tr("“%1” must be true or false.").arg(place);
    case ReadError::UnknownWord:
        return Words::tr("“%1” is “%2”, which is not a known choice.").arg(place, brief(f.text));
    case ReadError::Ragged:
        return Words::tr("The rows of “%1” differ in length: row %2 against row 1 is %3 against %4.")
            .arg(place)
            .arg(f.row + 1)
            .arg(f.found)
            .arg(f.expected);
    case ReadError::OutOfRange:
        return Words::tr("“%1” is %2; at most %3 is allowed.").arg(place).arg(f.found).arg(f.expected);
    case ReadError::Lesson: return explain(f.lesson);
    case ReadError::Attention: return explain(f.attention);
    case ReadError::Model: return f.model ? explain(*f.model) : QString();
    }
    return {};
}

QString explain(const AttentionFailure& f) {
    switch (f.code) {
    case AttentionError::Empty: return Words::tr("Q, K and V need at least one row and one column.");
    case AttentionError::QueryKeyWidth:
        return Words::tr("Q and K must have the same number of columns (Q: %1, K: %2).")
            .arg(f.expected)
            .arg(f.found);
    case AttentionError::KeyValueLength:
        return Words::tr("K and V must have the same number of rows (K: %1, V: %2).")
            .arg(f.expected)
            .arg(f.found);
    case AttentionError::MaskShape:
        return Words::tr("The mask needs one row for each row of Q and one column for each row of K.");
    case AttentionError::HeadsDoNotDivide:
        return Words::tr("The columns cannot be split evenly over the heads (heads: %1, columns: %2).")
            .arg(f.found)
            .arg(f.expected);
    case AttentionError::ProjectionShape:
        return Words::tr("A weight matrix must have as many rows as X has columns (rows: %1, columns: %2).")
            .arg(f.found)
            .arg(f.expected);
    case AttentionError::NotFinite:
        return Words::tr("A number in row %1, column %2 is infinite, or became infinite in the computation.")
            .arg(f.row + 1)
            .arg(f.column + 1);
    case AttentionError::RowCompletelyMasked:
        return Words::tr("The mask hides every key from query %1; softmax over nothing has no result.")
            .arg(f.row + 1);
    }
    return {};
}

} // namespace dikkat::ui
