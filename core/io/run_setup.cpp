#include "core/io/run_setup.h"

#include <algorithm>
#include <limits>

namespace dikkat {

std::optional<DataProblem> checkParts(const DataSet& data, const ModelConfig& config, int length) {
    if (const auto problem = checkData(*data.training, config, length)) return problem;
    auto problem = checkData(*data.validation, config, length);
    if (problem && problem->error == DataError::TextTooShort && !data.validation->tokens.empty() &&
        data.validation != data.training) {
        problem->error = DataError::HeldBackTooShort;
        problem->index =
            static_cast<std::int64_t>(data.training->tokens.size() + data.validation->tokens.size());
    }
    return problem;
}

std::optional<RunProblem> checkRun(const RunConfig& run, const DataSet& data) {
    if (const auto problem = validate(run.config)) return RunProblem(*problem);
    if (const auto problem = validate(run.plan, run.config)) return RunProblem(*problem);
    if (const auto problem = checkParts(data, run.config, run.plan.length)) return RunProblem(*problem);
    return std::nullopt;
}

Result<DataSet, RunProblem> prepareRun(RunConfig& run, std::string_view text) {
    auto data = makeDataSet(run.data, run.config.kind, run.seed, text);
    if (!data) return RunProblem(data.error());
    run.config.vocabulary = data->vocabulary.size();
    if (auto problem = checkRun(run, *data)) return std::move(*problem);
    return std::move(data).value();
}

std::unique_ptr<Trainer<float>> newTrainer(const RunConfig& run, const DataSet& data) {
    Random random(run.seed);
    Parameters<float> start(run.config);
    initialise(start, random, run.initialisation);
    return std::make_unique<Trainer<float>>(std::move(start), run.plan, data.training, data.validation,
                                            random);
}

std::unique_ptr<Trainer<float>> trainerFrom(TrainerState<float> state, const RunConfig& run,
                                            const DataSet& data) {
    return std::make_unique<Trainer<float>>(std::move(state), run.plan, data.training, data.validation);
}

std::vector<StepReport> curveToGoOn(std::vector<StepReport> curve, std::int64_t stepsMade,
                                    const TrainingPlan& plan) {
    const int every = plan.evaluateEvery;
    if (!curve.empty() && stepsMade < plan.steps && every > 0 && curve.back().step % every != 0)
        curve.back().validationLoss = std::numeric_limits<double>::quiet_NaN();
    return curve;
}

double targetsPerStep(const RunConfig& run, const TrainingData& training) {
    const double rows = static_cast<double>(run.plan.rows) * run.plan.accumulation;
    if (run.config.kind == ModelKind::WindowMlp) return rows;
    if (!training.tokens.empty()) return rows * (run.plan.length > 0 ? run.plan.length : run.config.context);
    double symbols = 0.0;
    if (!training.lines.empty()) {
        for (const auto& line : training.lines)
            symbols += static_cast<double>(line.size()) - training.promptLength;
        return rows * symbols / static_cast<double>(training.lines.size());
    }
    for (const TokenPair& pair : training.pairs)
        symbols += static_cast<double>(pair.target.size()) + 1.0; // and the end symbol
    return training.pairs.empty() ? 0.0 : rows * symbols / static_cast<double>(training.pairs.size());
}

double bigramLandmark(const DataSet& data) {
    const auto& seen = data.training->tokens;
    const auto& unseen = data.validation->tokens;
    if (seen.size() < 2) return -1.0;
    if (data.training == data.validation || unseen.size() < 2) return bigramLoss(seen);
    return bigramLoss(seen, unseen, data.vocabulary.size());
}

} // namespace dikkat
