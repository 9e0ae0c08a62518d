#include "ui/i18n/profile_words.h"

#include "ui/i18n/numbers.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadWords)
};

QString doubtSentence(HeadDoubt doubt) {
    switch (doubt) {
    case HeadDoubt::None: break;
    case HeadDoubt::ShortContext:
        return Words::tr("The model reads fewer than %1 tokens at once: in so short a text nothing can come "
                         "again at different distances.")
            .arg(leastProbeLength);
    case HeadDoubt::SmallAlphabet:
        return Words::tr("The model knows so few tokens that everything repeats by chance: what the head "
                         "looks for does not show.");
    case HeadDoubt::NotFinite: return Words::tr("The model computes numbers that are not finite.");
    }
    return {};
}

} // namespace

QString kindName(const HeadProfile& p) {
    switch (p.kind) {
    case HeadKind::Unknown: return Words::tr("Cannot be told");
    case HeadKind::Induction: return Words::tr("Induction head");
    case HeadKind::PartlyInduction: return Words::tr("Partly an induction head");
    case HeadKind::SameToken: return Words::tr("Looks at the same token");
    case HeadKind::Back:
        return p.distance == 1 ? Words::tr("Previous-token head")
                               : Words::tr("Looks %1 places back").arg(p.distance);
    case HeadKind::Ahead:
        return p.distance == -1 ? Words::tr("Looks at the next token")
                                : Words::tr("Looks %1 places ahead").arg(-p.distance);
    case HeadKind::Itself: return Words::tr("Looks at itself");
    case HeadKind::First: return Words::tr("Rests on the first token");
    case HeadKind::Uniform: return Words::tr("Looks everywhere alike");
    case HeadKind::Positional: return Words::tr("Looks at fixed places");
    case HeadKind::None: return Words::tr("No simple pattern");
    }
    return {};
}

QString kindSentence(const HeadProfile& p) {
    switch (p.kind) {
    case HeadKind::Unknown: return doubtSentence(p.doubt);
    case HeadKind::Induction:
        return Words::tr("It looks for an earlier occurrence of the token and goes to what came after it: so "
                         "it can continue repetitions.");
    case HeadKind::PartlyInduction:
        return Words::tr("Part of its attention goes to what came after an earlier occurrence of the token; "
                         "the rest goes elsewhere.");
    case HeadKind::SameToken:
        return Words::tr("It looks for an earlier occurrence of the token itself, not for what came after "
                         "it.");
    case HeadKind::Back:
        if (p.distance == 1)
            return Words::tr("It writes into each position what stands before it, which heads of the layers "
                             "above can search for.");
        return Words::tr("It copies from a fixed distance, whatever stands there: it does not look for a "
                         "token, so it is no induction head.");
    case HeadKind::Ahead:
        return Words::tr("It copies from a fixed distance; that is possible because nothing hides what comes "
                         "later.");
    case HeadKind::Itself:
        return Words::tr("Most of its attention stays with the token itself: it works on the token without "
                         "fetching anything.");
    case HeadKind::First:
        return Words::tr("Weights must add up to 1, so a head that finds nothing often parks them on the "
                         "first token.");
    case HeadKind::Uniform: return Words::tr("It takes an average of all it may see.");
    case HeadKind::Positional:
        return p.place == HeadPlace::Cross
                   ? Words::tr("Other words hardly change its map: it reads the source by place.")
                   : Words::tr("Other tokens hardly change its map: where it looks depends on the position "
                               "alone, though not on one fixed distance.");
    case HeadKind::None:
        return p.place == HeadPlace::Cross
                   ? Words::tr("Where it looks depends on the words: its map shows which source word is read "
                               "for which target word.")
                   : Words::tr("Where it looks depends on the tokens, but in none of the ways that are "
                               "measured here.");
    }
    return {};
}

std::optional<Measured> decidingShare(const HeadProfile& p) {
    switch (p.kind) {
    case HeadKind::Induction:
    case HeadKind::PartlyInduction: return p.induction;
    case HeadKind::SameToken: return p.same;
    case HeadKind::Back:
    case HeadKind::Ahead: return p.along;
    case HeadKind::Itself: return p.self;
    case HeadKind::First: return p.first;
    case HeadKind::Unknown:
    case HeadKind::Uniform:
    case HeadKind::Positional:
    case HeadKind::None: break;
    }
    return std::nullopt;
}

QString signedNumber(double value, int decimals) {
    const QString text = number(value, decimals, true);
    return value > 0 && text != number(0.0, decimals, true) ? u'+' + text : text;
}

QString measuredText(const Measured& m, int decimals, bool sign) {
    constexpr int most = 8;
    const double error = measurableErrors * m.error;
    // An error that shows as zero would claim a certainty nobody has.
    const auto seen = [&] { return number(error, decimals, true) != number(0.0, decimals, true); };
    const int wanted = decimals;
    while (error > 0.0 && decimals < most && !seen()) ++decimals;
    if (!seen()) decimals = wanted;
    return QStringLiteral("%1 ± %2").arg(sign ? signedNumber(m.value, decimals)
                                              : number(m.value, decimals, true),
                                         number(error, decimals, true));
}

} // namespace dikkat::ui
