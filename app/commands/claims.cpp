#include "app/commands/claims.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "core/experiments/claims.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/claim_words.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>
#include <numeric>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ClaimsCommand)
};

using nlohmann::json;

const QString name = QStringLiteral("claims");

const char* verdictWord(ClaimVerdict verdict) {
    switch (verdict) {
    case ClaimVerdict::Agrees: return "agrees";
    case ClaimVerdict::Loose: return "loose";
    case ClaimVerdict::External: return "external";
    case ClaimVerdict::Disagrees: return "disagrees";
    case ClaimVerdict::ComputedOnly: return "computed only";
    }
    return "";
}

const char* statusWord(ClaimStatus status) {
    switch (status) {
    case ClaimStatus::Reproduced: return "reproduced";
    case ClaimStatus::Arithmetic: return "arithmetic";
    case ClaimStatus::InKind: return "reproduced in kind";
    case ClaimStatus::ComputedOnly: return "computed only";
    case ClaimStatus::LooseWording: return "loose wording";
    case ClaimStatus::OnlyPartly: return "only partly";
    case ClaimStatus::External: return "external";
    }
    return "";
}

/// A number alone, several as a list, a text as text, nothing as null.
json valueJson(const ClaimValue& value) {
    if (!value.text.empty()) return value.text;
    if (value.numbers.empty()) return nullptr;
    if (value.numbers.size() == 1) return value.numbers.front();
    return value.numbers;
}

json bilingual(const Bilingual& text) {
    return {{"tr", text.tr}, {"en", text.en}};
}

/// Whether it is what the lesson prints: null where a lesson prints nothing, or nothing can be computed.
json agrees(ClaimVerdict verdict) {
    if (verdict == ClaimVerdict::External || verdict == ClaimVerdict::ComputedOnly) return {};
    return verdict != ClaimVerdict::Disagrees;
}

json claimJson(const CheckedClaim& c) {
    const bool only = c.claim.status == ClaimStatus::ComputedOnly;
    json out{{"id", c.claim.id},
             {"lesson", c.claim.id.substr(0, 3)},
             {"section", c.claim.section},
             {"page", c.claim.page > 0 ? json(c.claim.page) : json()},
             {"statement", bilingual(c.claim.statement)},
             {"printed", only ? json() : json(c.claim.printed.tr)},
             {"printed_en", only ? json() : json(c.claim.printed.en)},
             {"printed_value", only ? json() : valueJson(c.claim.expected)},
             {"computed", valueJson(c.computed)},
             {"tolerance", c.claim.tolerance},
             {"widened", c.claim.widened},
             {"status", statusWord(c.claim.status)},
             {"verdict", verdictWord(c.verdict)},
             {"agrees", agrees(c.verdict)}};
    if (only && *c.claim.printed.tr != '\0') out["program_prints"] = c.claim.printed.tr;
    if (!c.claim.truth.empty()) out["truth"] = c.claim.truth;
    if (*c.claim.note.en != '\0') out["note"] = bilingual(c.claim.note);
    return out;
}

QString claimText(const CheckedClaim& c) {
    QString text =
        QString("%1  %2\n").arg(QString::fromStdString(c.claim.id), -26).arg(ui::said(c.claim.statement));
    text += QString(28, ' ') +
            Words::tr("printed %1; computed %2; %3")
                .arg(ui::printedText(c.claim), ui::computedText(c), ui::verdictWord(c.verdict));
    if (const QString tolerance = ui::toleranceText(c.claim); !tolerance.isEmpty())
        text += QStringLiteral(" (") + tolerance + u')';
    text += u'\n';
    if (const QString note = ui::said(c.claim.note); !note.isEmpty()) text += QString(28, ' ') + note + "\n";
    return text;
}

} // namespace

QString claimsSummary() {
    return Words::tr("recompute every number of the lessons and compare");
}

int runClaims(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr(
        "Recomputes, on this machine and now, every number that the lessons state, and compares it with what "
        "is "
        "printed. Some sentences are loose: for them the output says what is true. What no lesson prints is "
        "computed only, and agrees with nothing. Exit status 1 if anything "
        "disagrees beyond its tolerance."));
    parser.addOption({"json", Words::tr("Write JSON, with every statement in both languages.")});
    if (const auto status = parseArguments(parser, name, arguments)) return *status;
    if (!parser.positionalArguments().isEmpty())
        return wrongUsage(
            name,
            Words::tr("“%1” is one argument too many.").arg(ui::brief(parser.positionalArguments()[0])));

    const bool asJson = parser.isSet("json");
    json list = json::array();
    int counts[5] = {};
    bool written = true;
    for (const CheckedClaim& c : checkClaims({}, [&](const CheckedClaim& claim) {
             if (!asJson) written = print(claimText(claim)) && written;
         })) {
        ++counts[static_cast<int>(c.verdict)];
        if (asJson) list.push_back(claimJson(c));
    }
    const auto count = [&](ClaimVerdict verdict) { return counts[static_cast<int>(verdict)]; };
    const int total = std::accumulate(std::begin(counts), std::end(counts), 0);
    if (asJson) {
        const json out{{"summary",
                        {{"claims", total},
                         {"agrees", count(ClaimVerdict::Agrees)},
                         {"loose", count(ClaimVerdict::Loose)},
                         {"computed_only", count(ClaimVerdict::ComputedOnly)},
                         {"external", count(ClaimVerdict::External)},
                         {"disagrees", count(ClaimVerdict::Disagrees)}}},
                       {"claims", std::move(list)}};
        written = print(out.dump(1) + "\n");
    } else {
        written = print("\n" +
                        Words::tr("Statements: %1; agree: %2; loose: %3; computed only: %4; not computable: "
                                  "%5; disagree: %6")
                            .arg(total)
                            .arg(count(ClaimVerdict::Agrees))
                            .arg(count(ClaimVerdict::Loose))
                            .arg(count(ClaimVerdict::ComputedOnly))
                            .arg(count(ClaimVerdict::External))
                            .arg(count(ClaimVerdict::Disagrees)) +
                        "\n") &&
                  written;
    }
    if (!written || count(ClaimVerdict::Disagrees) > 0) return Failed;
    return Success;
}

} // namespace dikkat::app
