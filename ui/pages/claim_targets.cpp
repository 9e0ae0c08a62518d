#include "ui/pages/claim_targets.h"

#include "core/lesson/examples.h"
#include "core/training/presets.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/pages/block/block_state.h"
#include "ui/pages/generation/generation_settings.h"
#include "ui/pages/gpt2017/gpt2017_state.h"
#include "ui/pages/intuition/intuition_state.h"
#include "ui/pages/mask_position/mask_position_state.h"
#include "ui/pages/root_dk/root_dk_state.h"
#include "ui/pages/training/form_state.h"

#include <QCoreApplication>
#include <algorithm>
#include <string_view>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Claims)
};

using Show = std::function<void(Document&, Selection&)>;

void edit(Document& document, const char* page, const QJsonObject& next) {
    document.editPage(QLatin1String(page), next, [] { return Words::tr("The lesson’s values"); });
}

/// What else the view of a page says stays.
void look(Document& document, const char* page, const QJsonObject& changes) {
    QJsonObject view = document.pageView(QLatin1String(page));
    for (auto it = changes.begin(); it != changes.end(); ++it) view[it.key()] = it.value();
    document.setPageView(QLatin1String(page), view);
}

/// A page whose state is a struct with fromJson() and toJson(), empty for the default.
template <class State>
Show pageWith(const char* page, int step, void (*set)(State&)) {
    return [=](Document& document, Selection&) {
        State state = State::fromJson(document.pageState(QLatin1String(page)));
        set(state);
        edit(document, page, state == State{} ? QJsonObject{} : state.toJson());
        look(document, page, {{"step", step}});
    };
}

Show window(void (*set)(IntuitionState&)) {
    return pageWith<IntuitionState>("intuition", 1, set);
}
Show recurrence(void (*set)(IntuitionState&)) {
    return pageWith<IntuitionState>("intuition", 2, set);
}

/// Page 2: a cell of the worked example.
Show cell(LessonStep step, Index row, Index column, Example example = Example::Chapter, bool masked = true) {
    return [=](Document& document, Selection& selection) {
        LessonState state = makeExample(example);
        if (!masked) state.mask = MaskKind::None;
        // Not ResetToChapter: going back to the chapter and undoing it is a task, for the learner to do.
        if (!(state == document.lesson())) document.edit(state, {Edit::Kind::Example});
        ViewState view = document.view();
        view.step = step;
        view.allAtOnce = true;
        view.decimals = std::max(view.decimals, 4);
        view.head = 0;
        view.predict = false;
        document.setView(view);
        selection.select({step, row, column});
    };
}

Show products(int width, bool scaled) {
    return [=](Document& document, Selection&) {
        RootDkState state = RootDkState::fromJson(document.pageState(QStringLiteral("root_dk")));
        state.seed = 0;
        state = state.withWidth(width).withScaling(true);
        edit(document, "root_dk", state == RootDkState{} ? QJsonObject{} : state.toJson());
        look(document, "root_dk", {{"step", scaled ? 1 : 0}});
    };
}

Show place(int step, void (*set)(MaskPositionState&)) {
    return pageWith<MaskPositionState>("mask_position", step, set);
}

Show block(int step, void (*set)(BlockState&)) {
    return [=](Document& document, Selection&) {
        const BlockState before = blockStateFrom(document.pageState(QStringLiteral("block")));
        BlockState state = before;
        set(state);
        if (state != before) edit(document, "block", toJson(state));
        look(document, "block", {{"step", step}});
    };
}
void lectureSizes(BlockState& s) {
    BlockState lecture;
    lecture.seed = s.seed;
    lecture.deviation = s.deviation;
    lecture.x = s.x;
    lecture.branch = s.branch;
    s = lecture;
}

Show models(int step, const NodeId& node) {
    return [=](Document& document, Selection&) {
        const Gpt2017State before = gpt2017StateFrom(document.pageState(QStringLiteral("gpt2017")));
        Gpt2017State state = before;
        state.width = Gpt2017State{}.width;
        state.blocks = Gpt2017State{}.blocks;
        if (state != before) edit(document, "gpt2017", toJson(state));
        look(document, "gpt2017", {{"step", step}, {"moved", 0}, {"node", toJson(node)}});
    };
}

Show run(const char* preset) {
    return [=](Document& document, Selection&) {
        const Preset* found = findPreset(preset);
        if (found == nullptr) return;
        edit(document, "training", pageOf(runFromPreset(*found)));
    };
}

Show writing(const char* prompt) {
    return [=](Document& document, Selection&) {
        GenerationSettings settings = settingsFromJson(document.pageState(QStringLiteral("generation")));
        settings.prompt = QLatin1String(prompt);
        settings.greedy = true;
        settings.injected.reset();
        edit(document, "generation", toJson(settings));
    };
}

struct Target {
    const char* id; ///< a whole one, or how it begins when it ends with a star
    Show show;
};

const std::vector<Target>& targets() {
    using enum LessonStep;
    static const NodeId cross = firstNode();
    static const NodeId norm{NodeKind::Norm, Side::Decoder, 0, Sublayer::Attention};
    static const std::vector<Target> all{
        // Page 1
        {"003-context-1-to-3", window([](IntuitionState& s) { s.window = 3; })},
        {"003-w1-3", window([](IntuitionState& s) { s.window = 3, s.embedding = 10, s.hidden = 200; })},
        {"003-w1-*", window([](IntuitionState& s) { s.window = 256, s.embedding = 10, s.hidden = 200; })},
        {"003-block-size", window([](IntuitionState& s) { s.window = 256; })},
        {"003-qkv-size", window([](IntuitionState& s) { s.window = 256, s.width = 384; })},
        {"003-scores-3", recurrence([](IntuitionState& s) { s.length = 3; })},
        {"003-scores-256", recurrence([](IntuitionState& s) { s.length = 256; })},
        {"003-scores-1024", recurrence([](IntuitionState& s) { s.length = 1024; })},
        {"003-table1-cost", recurrence([](IntuitionState& s) { s.layerWidth = 512; })},
        // Page 2
        {"003-weights-sum-1", cell(Weights, 2, 2)},
        {"003-alammar-*", cell(Scaled, 2, 2)},
        {"003-sqrt-4", cell(Scaled, 2, 2)},
        {"003-scale-code", cell(Scaled, 2, 2)},
        {"003-dots-3", cell(Raw, 2, 0)},
        {"003-scaled-3", cell(Scaled, 2, 0)},
        {"003-e", cell(Weights, 2, 0)},
        {"003-e2", cell(Weights, 2, 2)},
        {"003-softmax-sum", cell(Weights, 2, 2)},
        {"003-weights-3", cell(Weights, 2, 0)},
        {"003-output-3", cell(Output, 2, 0)},
        {"003-table-scores", cell(Scaled, 2, 2)},
        {"003-table-weights", cell(Weights, 1, 0)},
        {"003-table-outputs", cell(Output, 1, 0)},
        {"003-position-1-weight", cell(Weights, 0, 0)},
        {"003-unmasked-1", cell(Weights, 0, 0, Example::Chapter, false)},
        {"003-python-equals-torch", cell(Weights, 2, 0)},
        {"003-five-steps", cell(Raw, 2, 2)},
        {"003-exp-minus-inf", cell(Masked, 0, 1)},
        {"003-exercise-weights", cell(Weights, 2, 0, Example::Exercise)},
        {"003-exercise-output", cell(Output, 2, 0, Example::Exercise)},
        // Page 3
        {"003-variance-4", products(4, false)},
        {"003-variance-theory", products(4, false)},
        {"003-variance-64", products(64, false)},
        {"003-variance-512", products(512, false)},
        {"003-variance-scaled-4", products(4, true)},
        {"003-variance-scaled-64", products(64, true)},
        {"003-variance-scaled-512", products(512, true)},
        {"003-softmax-1234", pageWith<RootDkState>("root_dk", 2, [](RootDkState& s) { s = RootDkState{}; })},
        {"003-softmax-times-8", pageWith<RootDkState>("root_dk", 2,
                                                      [](RootDkState& s) {
                                                          s = RootDkState{};
                                                          s.factor = 8;
                                                      })},
        // Page 4
        {"003-perturbation-*",
         place(0, [](MaskPositionState& s) { s.causal = true, s.seed = 0, s.place = 10; })},
        {"003-permutation",
         place(1,
               [](MaskPositionState& s) { s.causal = true, s.positions = Positions::None, s.blocks = 1; })},
        {"003-permutation-positions", place(1,
                                            [](MaskPositionState& s) {
                                                s.causal = true, s.positions = Positions::Learned,
                                                s.blocks = 1;
                                            })},
        {"003-pe-d4-pos1",
         place(2, [](MaskPositionState& s) { s.table = PositionTable::Sinusoidal, s.width = 4, s.row = 1; })},
        {"003-learned-positions", place(2, [](MaskPositionState& s) { s.table = PositionTable::Untrained; })},
        {"003-pos-table-rows", place(2, [](MaskPositionState& s) { s.table = PositionTable::Untrained; })},
        {"003-256-tasks", place(3, [](MaskPositionState& s) { s.causal = true; })},
        {"003-name-examples", place(3, [](MaskPositionState& s) { s.causal = true; })},
        // Page 5
        {"003-two-words", block(0, lectureSizes)},
        {"003-residual*", block(2,
                                [](BlockState& s) {
                                    s.x = BlockState{}.x;
                                    s.branch = BlockState{}.branch;
                                    s.set(&BlockSwitches::residual, -1, true);
                                })},
        {"003-layernorm", block(1,
                                [](BlockState& s) {
                                    s.x = BlockState{}.x;
                                    s.branch = BlockState{}.branch;
                                })},
        {"003-12-blocks", block(4,
                                [](BlockState& s) {
                                    lectureSizes(s);
                                    s.blocks = 12;
                                })},
        {"003-sublayer-512", block(4, [](BlockState& s) { lectureSizes(s), s.width = 512, s.heads = 8; })},
        {"003-heads", block(4, [](BlockState& s) { lectureSizes(s), s.width = 512, s.heads = 8; })},
        {"003-single-head-bleu",
         block(4, [](BlockState& s) { lectureSizes(s), s.width = 512, s.heads = 1; })},
        {"003-mlp-512", block(4, [](BlockState& s) { lectureSizes(s), s.width = 512, s.heads = 8; })},
        {"003-mlp-384", block(4, lectureSizes)},
        {"003-lecture-*", block(4, lectureSizes)},
        {"003-10.8-million", block(4, lectureSizes)},
        {"000-weaker-vanish", block(3, [](BlockState& s) { s.deviation = 0.1; })},
        {"000-sum-loss", block(3, [](BlockState& s) { s.deviation = 0.5; })},
        {"000-output-sum", block(3, [](BlockState& s) { s.deviation = 0.5; })},
        {"000-post-*", block(3, [](BlockState& s) { s.deviation = 0.5; })},
        {"000-pre-*", block(3, [](BlockState& s) { s.deviation = 0.5; })},
        {"000-exponential", block(3, [](BlockState& s) { s.deviation = 0.5; })},
        // Page 6
        {"003-nanogpt-modules", models(0, cross)},
        {"003-gpt-py-lines", models(0, cross)},
        {"000-years", models(0, norm)},
        {"003-*",
         models(0, cross)}, // the 2017 paper and its relatives; what is computed stands above or below
        {"000-*", models(1, cross)},
        // Page 7
        {"003-mlp56", run("window-mlp")},
        {"003-907", run("lecture")},
        {"004-loss-*", run("abc")},
        {"004-data", run("abc")},
        // Page 9
        {"003-generate-steps", writing("")},
        {"003-256-parallel", writing("")},
        {"004-generation", writing("A")},
        {"004-fifth-wrong", writing("ABCAA")},
        {"004-exposure", writing("ABCAA")},
        {"004-last-two", writing("ABCAA")},
        {"004-*", writing("A")},
    };
    return all;
}

} // namespace

void setUpForClaim(const Claim& claim, Document& document, Selection& selection) {
    // The whole name counts before a beginning: "003-w1-3" before "003-w1-*" before "003-*".
    const Target* best = nullptr;
    std::size_t most = 0;
    for (const Target& target : targets()) {
        std::string_view name = target.id;
        if (name == claim.id) return target.show(document, selection);
        if (name.back() != '*') continue;
        name.remove_suffix(1);
        if (!std::string_view(claim.id).starts_with(name) || name.size() < most) continue;
        best = &target;
        most = name.size();
    }
    if (best != nullptr) best->show(document, selection);
}

} // namespace dikkat::ui
