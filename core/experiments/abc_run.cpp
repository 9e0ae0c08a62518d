#include "core/experiments/abc_run.h"

#include "core/inference/generate.h"
#include "core/model/model.h"
#include "core/text/tasks.h"

#include <map>
#include <memory>
#include <set>

namespace dikkat {

Vocabulary abcVocabulary() {
    return Vocabulary::characters(taskAlphabet(Task::Abc)).value();
}

TrainingData abcData() {
    TrainingData data;
    data.tokens = abcVocabulary().encode(taskText(Task::Abc, 40, 0)).value();
    data.skipLastStart = true;
    return data;
}

AbcRun runAbc(std::uint64_t seed, const std::stop_token& stop) {
    AbcRun run;
    Random random(seed);
    Parameters<float> start(abcConfig());
    initialise(start, random, Initialisation::TorchDefaults);
    const auto data = std::make_shared<const TrainingData>(abcData());
    Trainer<float> trainer(std::move(start), abcPlan(), data, nullptr, random);
    TrainingHooks hooks;
    hooks.onStep = [&](const StepReport& report) { run.losses.push_back(report.loss); };
    trainer.run(hooks, stop);
    run.parameters = trainer.parameters();

    const Vocabulary vocabulary = abcVocabulary();
    const auto write = [&](std::string_view prompt, int tokens) {
        GenerationPlan plan;
        plan.prompt = vocabulary.encode(prompt).value();
        plan.tokens = tokens;
        plan.sampling.greedy = true;
        return std::string(prompt) + vocabulary.decode(generate(run.parameters, plan));
    };
    run.written = write("A", 20);
    run.afterError = write("ABCAA", 10);
    return run;
}

double prefixDifference(const Parameters<float>& parameters, std::span<const TokenId> tokens) {
    const Parameters<double> exact = parameters.cast<double>();
    Network<double> network(exact.config(), 1);
    const auto logits = [&](std::size_t length) -> Matrix {
        Batch batch;
        batch.rows = 1;
        batch.length = static_cast<int>(length);
        batch.input = tokens.first(length);
        network.forward(exact, batch);
        return network.logits();
    };
    const Matrix all = logits(tokens.size());
    double largest = 0.0;
    for (std::size_t n = 1; n <= tokens.size(); ++n) {
        const auto last = static_cast<Index>(n) - 1;
        largest = std::max(largest, (all.row(last) - logits(n).row(last)).cwiseAbs().maxCoeff());
    }
    return largest;
}

int symbolsThatDecide(std::string_view text, int most) {
    for (int n = 1; n <= most; ++n) {
        const auto size = static_cast<std::size_t>(n);
        std::map<std::string_view, std::set<char>> next;
        for (std::size_t i = 0; i + size < text.size(); ++i)
            next[text.substr(i, size)].insert(text[i + size]);
        bool decided = true;
        for (const auto& [key, symbols] : next) decided = decided && symbols.size() == 1;
        if (decided) return n;
    }
    return 0;
}

} // namespace dikkat
