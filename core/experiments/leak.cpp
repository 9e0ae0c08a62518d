#include "core/experiments/leak.h"

#include "core/inference/continuation.h"
#include "core/inference/generate.h"
#include "core/text/corpora.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

namespace dikkat {

namespace {

/// Mean −ln p of the next symbol when the window ends where the answer would begin. Windows are shorter than
/// the context: after the last position of a full one the answer was missing in training too.
double lossWithoutAnswer(const Parameters<float>& parameters, std::span<const TokenId> text) {
    const auto most = static_cast<std::size_t>(parameters.config().context) - 1;
    double sum = 0.0;
    int count = 0;
    for (std::size_t at = 0; at + most < text.size() && count < 128; at += most, ++count) {
        const std::size_t length = 1 + static_cast<std::size_t>(count) % most;
        const auto window = text.subspan(at, std::min(length, most));
        Continuation<float> reader(parameters);
        const auto logits = reader.append(window);
        const RowOf<double> z =
            Eigen::Map<const RowOf<float>>(logits.data(), static_cast<Index>(logits.size())).cast<double>();
        const double top = z.maxCoeff();
        sum += std::log((z.array() - top).exp().sum()) - (z[text[at + window.size()]] - top);
    }
    return count ? sum / count : 0.0;
}

} // namespace

LeakResult runLeak(const LeakExperiment& experiment, const std::stop_token& stop,
                   const std::function<void(bool, std::int64_t, double)>& progress) {
    const std::string_view text = corpusText(Corpus::TurkishNames);
    const Vocabulary vocabulary = Vocabulary::characters(text).value();
    auto data = std::make_shared<TrainingData>();
    data->tokens = vocabulary.encode(text).value();

    const auto train = [&](bool causal) {
        LeakRun run;
        run.causal = causal;
        ModelConfig c;
        c.vocabulary = vocabulary.size();
        c.width = experiment.width;
        c.heads = 2;
        c.blocks = 2;
        c.context = experiment.context;
        c.mlpWidth = 4 * experiment.width;
        c.causal = causal;
        TrainingPlan plan;
        plan.optimiser.learningRate = 3e-3;
        plan.steps = experiment.steps;
        plan.evaluateEvery = 0;
        Random random(experiment.seed);
        Parameters<float> start(c);
        initialise(start, random, Initialisation::Gpt2);
        Trainer<float> trainer(std::move(start), plan, data, nullptr, random);
        TrainingHooks hooks;
        hooks.onStep = [&](const StepReport& r) {
            run.losses.push_back(r.loss);
            if (progress) progress(causal, r.step, r.loss);
        };
        trainer.run(hooks, stop);
        const std::size_t last = std::min<std::size_t>(10, run.losses.size());
        run.finalLoss =
            std::accumulate(run.losses.end() - static_cast<std::ptrdiff_t>(last), run.losses.end(), 0.0) /
            static_cast<double>(std::max<std::size_t>(1, last));
        GenerationPlan writing;
        writing.prompt = {data->tokens.front()};
        writing.tokens = c.context - 1; // as long as the window is not full
        writing.sampling.greedy = true;
        run.written = vocabulary.decode(writing.prompt) +
                      vocabulary.decode(generate(trainer.parameters(), writing, stop));
        run.nextLoss = lossWithoutAnswer(trainer.parameters(), data->tokens);
        return run;
    };
    LeakResult result;
    result.symbols = vocabulary.size();
    result.masked = train(true);
    result.leaking = train(false);
    return result;
}

} // namespace dikkat
