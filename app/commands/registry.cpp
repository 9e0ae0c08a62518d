#include "app/commands/attention.h"
#include "app/commands/claims.h"
#include "app/commands/command.h"
#include "app/commands/export.h"
#include "app/commands/generate.h"
#include "app/commands/inspect.h"
#include "app/commands/presets.h"
#include "app/commands/train.h"

#include <algorithm>

#ifdef DIKKAT_HAS_UI
#include "app/commands/tour.h"
#endif

namespace dikkat::app {

namespace {

constexpr Command table[] = {
    {"attention", attentionSummary, runAttention},  {"claims", claimsSummary, runClaims},
    {"presets", presetsSummary, runPresets},        {"train", trainSummary, runTrain},
    {"generate", generateSummary, runGenerate},     {"inspect", inspectSummary, runInspect},
    {"export", exportSummary, runExport},
#ifdef DIKKAT_HAS_UI
    {"tour", tourSummary, runTour, /*draws=*/true},
#endif
};

} // namespace

std::span<const Command> commands() {
    return table;
}

const Command* findCommand(const QString& name) {
    const auto all = commands();
    const auto it =
        std::ranges::find_if(all, [&](const Command& c) { return name == QLatin1String(c.name); });
    return it == all.end() ? nullptr : &*it;
}

} // namespace dikkat::app
