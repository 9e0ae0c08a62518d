#pragma once

#include "core/io/run_config.h"

#include <span>
#include <string_view>
#include <vector>

namespace dikkat {

/// Experiments of two to four runs that differ in one thing only, each small enough for about a minute.
enum class RunComparison {
    CausalMask,        ///< with and without the mask: the leak (chapter 57.2)
    Positions,         ///< learned positions and none, on a task that needs order
    NormPlace,         ///< pre- and post-norm at depth 8, each with and without warm-up
    AttentionOrWindow, ///< attention against the fixed-window MLP of chapter 56, on the same text
    Heads,             ///< one head and four of the same width together
};

inline constexpr RunComparison kAllRunComparisons[] = {
    RunComparison::CausalMask, RunComparison::Positions, RunComparison::NormPlace,
    RunComparison::AttentionOrWindow, RunComparison::Heads};

/// What sets one run of a comparison apart from the others; the page has the words.
enum class RunVariant {
    WithMask,
    WithoutMask,
    LearnedPositions,
    NoPositions,
    PreNormWarmUp,
    PreNormNoWarmUp,
    PostNormWarmUp,
    PostNormNoWarmUp,
    Attention,
    WindowMlp,
    OneHead,
    FourHeads,
};

struct ComparedRun {
    RunVariant variant{};
    RunConfig run; ///< vocabulary 0: comes from the data
};

/// The runs in the order in which they are made and shown. Data, seed, steps, rows and optimiser are the same
/// in all of them wherever the comparison is not about them, so equal steps have seen equally many rows.
///
/// How a page runs them: one after another, each like any other run (makeDataSet(run.data, run.config.kind,
/// run.seed); vocabulary from the data; Random(run.seed); initialise; Trainer), and after each one keeps its
/// curve without asking: KeptRun{name of the variant, runToJson(run), curve, vocabulary, bigramLoss}. The
/// kept curves then lie over each other in the loss plot, and the model of the last run stays in the Lab. A
/// run that diverges is a result, not an error: its curve is kept as far as it goes and the next run starts.
/// Stop ends the series and keeps what is there.
std::vector<ComparedRun> comparedRuns(RunComparison comparison);

std::string_view comparisonId(RunComparison comparison); ///< "causal-mask" … for files and tests

} // namespace dikkat
