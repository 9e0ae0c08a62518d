#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace dikkat {

/// The same in both languages of the program.
struct Bilingual {
    const char* en = "";
    const char* tr = "";

    constexpr Bilingual() = default;
    constexpr Bilingual(const char* both)
        : en(both), tr(both) {} ///< a numeral: its marks are set where it is shown
    constexpr Bilingual(const char* english, const char* turkish) : en(english), tr(turkish) {}
};

/// What kind of statement a lesson makes.
enum class ClaimStatus {
    Reproduced,   ///< a number that must come out again
    Arithmetic,   ///< a setting or an identity
    InKind,       ///< no exact number to match, or model and seed are not given
    ComputedOnly, ///< printed nowhere: the lesson's program computes it when it runs, or an exercise asks for
                  ///< it
    LooseWording, ///< the number does not fit when taken literally
    OnlyPartly,   ///< holds in part
    External      ///< history or literature: nothing to compute
};

enum class ClaimVerdict {
    Agrees,      ///< computed now and equal within the tolerance
    Loose,       ///< computed now and equal to what is really true, which is not what the sentence says
    External,    ///< not computable
    Disagrees,   ///< neither
    ComputedOnly ///< computed now; no lesson prints a number that it could agree with
};

/// Numbers or a text; `holds` where a claim is a property and not a number.
struct ClaimValue {
    std::vector<double> numbers;
    std::string text;
    std::optional<bool> holds;
};

/// A statement of a lesson, in this program's words.
struct Claim {
    std::string id;      ///< "003-weights-3"; the first three digits name the lesson
    std::string section; ///< "57.2", "code", "training" …
    int page = 0;        ///< page of this program that shows it, 0 = none
    /// As it stands in the lesson; of a ComputedOnly statement what the lesson's program prints when it runs,
    /// empty when the lesson does not define that either.
    Bilingual printed;
    ClaimValue expected; ///< the same as numbers or text; empty if there is none
    /// On every number: half a unit of the last printed digit, or rounding; with `truth`, in parts of it.
    double tolerance = 0.0;
    ClaimStatus status{};
    Bilingual statement;
    Bilingual note;            ///< what is really true, or a remark; may be empty
    std::vector<double> truth; ///< LooseWording and OnlyPartly: what must come out
    bool widened = false;      ///< the tolerance is more than the printed digits ask for; the note says why
};

struct CheckedClaim {
    Claim claim;
    ClaimValue computed;
    ClaimVerdict verdict{};
};

/// What a computed value says about a statement.
ClaimVerdict judge(const Claim& claim, const ClaimValue& computed);

/// All statements in the order of the lessons, without computing anything.
std::vector<Claim> allClaims();

/// Recomputes all of them; a few seconds. `progress` gets every claim as it is done. Stops early when asked.
std::vector<CheckedClaim> checkClaims(const std::stop_token& stop = {},
                                      const std::function<void(const CheckedClaim&)>& progress = {});

} // namespace dikkat
