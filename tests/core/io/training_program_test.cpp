#include "core/io/training_program.h"

#include "core/io/run_setup.h"
#include "python_with_torch.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>

using namespace dikkat;
namespace fs = std::filesystem;

namespace {

struct Case {
    std::string name;
    RunConfig run;
};

RunConfig small(ModelKind kind) {
    RunConfig run;
    ModelConfig& c = run.config;
    c.kind = kind;
    c.width = kind == ModelKind::WindowMlp ? 5 : 8;
    c.heads = 2;
    c.blocks = 2;
    c.context = kind == ModelKind::EncoderDecoder ? 20 : 12;
    c.mlpWidth = 20;
    c.encoderBlocks = kind == ModelKind::EncoderDecoder ? 1 : 0;
    c.sourceContext = kind == ModelKind::EncoderDecoder ? 20 : 0;
    run.plan.steps = 5;
    run.plan.rows = 6;
    run.plan.threads = 1;
    run.plan.evaluateEvery = 2;
    run.plan.evaluationRows = 10;
    run.plan.explosionFactor = 0.0;
    run.plan.schedule = {2, 4, 0.2};
    run.plan.optimiser.learningRate = 0.01;
    run.data.kind =
        kind == ModelKind::EncoderDecoder ? DataSource::Kind::Translation : DataSource::Kind::Corpus;
    run.data.examples = 60;
    return run;
}

/// Every kind, norm place, position kind, tied or not; what is left changes along the way.
std::vector<Case> cases() {
    std::vector<Case> all;
    int n = 0;
    for (const ModelKind kind : {ModelKind::Gpt, ModelKind::EncoderDecoder})
        for (const NormPlace place : {NormPlace::Pre, NormPlace::Post})
            for (const Positions positions : {Positions::None, Positions::Sinusoidal, Positions::Learned})
                for (const bool tied : {false, true}) {
                    RunConfig run = small(kind);
                    run.config.normPlace = place;
                    run.config.positions = positions;
                    run.config.tied = tied;
                    run.config.finalNorm = n % 3 != 0;
                    run.config.headBias = n % 2 == 0;
                    run.config.mlpBias = n % 5 != 0;
                    run.config.qkvBias = n % 4 == 1;
                    run.config.outputBias = n % 4 != 2;
                    run.config.scaleEmbedding = n % 4 == 3;
                    run.config.causal = kind == ModelKind::EncoderDecoder || n % 6 != 4;
                    run.config.activation = std::array{Activation::Relu, Activation::GeluExact,
                                                       Activation::GeluTanh}[static_cast<std::size_t>(n % 3)];
                    run.initialisation = n % 2 ? Initialisation::Gpt2 : Initialisation::TorchDefaults;
                    run.plan.optimiser.kind =
                        std::array{OptimiserKind::AdamW, OptimiserKind::Adam, OptimiserKind::Momentum,
                                   OptimiserKind::Sgd}[static_cast<std::size_t>(n % 4)];
                    run.plan.optimiser.decayVectors = n % 8 == 0;
                    run.plan.optimiser.clip = n % 3 ? 0.5 : 0.0;
                    run.plan.accumulation = 1 + n % 2;
                    run.config.dropout = n % 4 < 2 ? 0.0 : 0.2; // every cell that is dropped is the same one
                    run.plan.length = kind == ModelKind::Gpt && n % 3 == 1 ? 7 : 0;
                    run.seed = static_cast<std::uint64_t>(n);
                    if (kind == ModelKind::Gpt && n % 4 == 2) { // lines whose beginning is given
                        run.data.kind = DataSource::Kind::Task;
                        run.data.task = Task::Sort;
                        run.data.taskOptions = {4, 5};
                        run.plan.length = 0;
                    }
                    all.push_back({"run" + std::to_string(n++), run});
                }
    RunConfig window = small(ModelKind::WindowMlp);
    window.config.activation = Activation::Tanh;
    all.push_back({"window", window});
    window.data.kind = DataSource::Kind::Task;
    window.data.task = Task::Copy;
    window.data.taskOptions = {4, 5};
    window.initialisation = Initialisation::TorchDefaults;
    all.push_back({"window_lines", window});
    for (const Preset& preset : presets()) {
        RunConfig run = runFromPreset(preset);
        const bool own = run.data.kind == DataSource::Kind::Text;
        if (own || countParameters(run.config).blocks > 120'000)
            continue; // seconds a step, and the same code
        run.plan.steps = 3;
        run.plan.threads = 1;
        all.push_back({"preset_" + std::string(preset.id), run});
    }
    return all;
}

} // namespace

// One process for all of them, since starting torch takes seconds.
TEST(TrainingProgram, LearnsAsTheTrainerDoesForEveryKindOfModel) {
    const fs::path folder = fs::path(testing::TempDir()) / "dikkat-training-program";
    fs::create_directories(folder);
    std::vector<std::vector<StepReport>> expected;
    const auto all = cases();
    for (const Case& c : all) {
        RunConfig run = c.run;
        const auto data = prepareRun(run);
        ASSERT_TRUE(data.ok()) << c.name;
        std::ofstream(folder / (c.name + ".py")) << trainingProgram(run);
        std::ofstream(folder / (c.name + ".json")) << trainingDataJson(*data);
        auto trainer = newTrainer(run, *data);
        std::vector<StepReport> curve;
        TrainingHooks hooks;
        hooks.onStep = [&](const StepReport& r) { curve.push_back(r); };
        trainer->run(hooks, {});
        // the trainer measures the validation loss after the hook's step is over
        ASSERT_EQ(curve.size(), static_cast<std::size_t>(run.plan.steps)) << c.name;
        expected.push_back(std::move(curve));
    }
    std::ofstream(folder / "driver.py") << R"py(import contextlib, io, json, re, runpy, sys
out = {}
for name in sys.argv[1:]:
    text = io.StringIO()
    sys.argv = [name + ".py", name + ".json"]
    with contextlib.redirect_stdout(text):
        runpy.run_path(name + ".py", run_name="__main__")
    out[name] = [[float(x) for x in re.findall(r"(?:training|validation) (\S+)", line)]
                 for line in text.getvalue().splitlines() if line.startswith("step")]
print(json.dumps(out))
)py";
    std::string names;
    for (const Case& c : all) names += " " + c.name;
    const auto answer = test::runTorch(folder, "driver.py" + names);
    ASSERT_TRUE(answer) << test::torchComplaint(folder);
    const auto curves = nlohmann::json::parse(*answer);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& got = curves.at(all[i].name);
        ASSERT_EQ(got.size(), expected[i].size()) << all[i].name;
        for (std::size_t s = 0; s < got.size(); ++s) {
            const StepReport& want = expected[i][s];
            EXPECT_NEAR(got[s].at(0).get<double>(), want.loss, 2e-5) << all[i].name << " step " << s;
            ASSERT_EQ(got[s].size() == 2, std::isfinite(want.validationLoss)) << all[i].name << " step " << s;
            if (got[s].size() == 2) {
                EXPECT_NEAR(got[s].at(1).get<double>(), want.validationLoss, 2e-5) << all[i].name;
            }
        }
    }
    RecordProperty("programs", static_cast<int>(all.size()));
    fs::remove_all(folder);
}

TEST(TrainingProgram, TakesAPlainTextToo) {
    const fs::path folder = fs::path(testing::TempDir()) / "dikkat-training-text";
    fs::create_directories(folder);
    std::ofstream(folder / "story.txt") << "Bir varmış, bir yokmuş; bir ağaç varmış, bir kuş yokmuş.\n";
    RunConfig run = small(ModelKind::Gpt);
    run.config.context = 4;
    run.plan.evaluationRows = 1;
    std::ofstream(folder / "train.py") << trainingProgram(run);
    const auto answer = test::runTorch(folder, "train.py story.txt");
    ASSERT_TRUE(answer) << test::torchComplaint(folder);
    EXPECT_NE(answer->find("step 5"), std::string::npos) << *answer;
    fs::remove_all(folder);
}
