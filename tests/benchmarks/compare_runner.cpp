// Our side of compare_torch.py: reads one command a line from standard input and answers with one line.

#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "core/inference/generate.h"
#include "core/training/estimate.h"
#include "core/training/trainer.h"

namespace {

using namespace dikkat;
using Clock = std::chrono::steady_clock;

std::string text(double value) {
    std::array<char, 32> buffer{};
    return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr};
}

double since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// A whole file of numbers in this machine's byte order.
template <class T>
std::vector<T> readNumbers(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)), {});
    std::vector<T> numbers(bytes.size() / sizeof(T));
    std::memcpy(numbers.data(), bytes.data(), numbers.size() * sizeof(T));
    return numbers;
}

/// One model in training, and what it is asked.
class Runner {
public:
    /// model V C H L T F rows threads adam|adamw rate decay clip seed
    void model(std::istream& in) {
        std::string kind;
        int threads = 0;
        std::uint64_t seed = 0;
        TrainingPlan plan;
        in >> m_config.vocabulary >> m_config.width >> m_config.heads >> m_config.blocks >>
            m_config.context >> m_config.mlpWidth >> plan.rows >> threads >> kind >>
            plan.optimiser.learningRate >> plan.optimiser.weightDecay >> plan.optimiser.clip >> seed;
        plan.optimiser.kind = kind == "adam" ? OptimiserKind::Adam : OptimiserKind::AdamW;
        plan.threads = threads;
        plan.evaluateEvery = 0;
        plan.explosionFactor = 0.0;
        m_plan = plan;
        m_random.seed(seed);
        m_parameters = Parameters<float>(m_config);
    }
    /// name rows columns, for every weight in the order of the weights file
    [[nodiscard]] std::string layout() const {
        std::string answer;
        for (const ParameterInfo& p : m_parameters.layout())
            answer += p.name + " " + std::to_string(p.rows) + " " + std::to_string(p.columns) + " ";
        return answer;
    }
    /// load WEIGHTS TOKENS VALIDATION: files of float32 and int32
    std::string load(std::istream& in) {
        std::string weights, tokens, validation;
        in >> weights >> tokens >> validation;
        const auto numbers = readNumbers<float>(weights);
        if (static_cast<std::int64_t>(numbers.size()) != m_parameters.size()) return "wrong size";
        std::copy(numbers.begin(), numbers.end(), m_parameters.data());
        auto training = std::make_shared<TrainingData>(), held = std::make_shared<TrainingData>();
        training->tokens = readNumbers<TokenId>(tokens);
        held->tokens = readNumbers<TokenId>(validation);
        if (checkData(*training, m_config)) return "unfit data";
        m_trainer = std::make_unique<Trainer<float>>(m_parameters, m_plan, training, held, m_random);
        return "ok " + std::to_string(m_trainer->threads());
    }
    /// train N: seconds, then every loss
    std::string train(int steps) {
        std::vector<double> losses;
        const auto start = Clock::now();
        for (int i = 0; i < steps; ++i) {
            StepReport report;
            if (m_trainer->step(report) != Divergence::None) break;
            losses.push_back(report.loss);
        }
        std::string answer = text(since(start));
        for (const double loss : losses) answer += " " + text(loss);
        return answer;
    }
    /// generate N: seconds for N tokens behind token 0, one draw each
    [[nodiscard]] std::string generateTokens(int count) const {
        GenerationPlan plan;
        plan.prompt = {0};
        plan.tokens = count;
        const auto start = Clock::now();
        const auto written = generate(m_trainer->parameters(), plan);
        return text(since(start)) + " " + std::to_string(written.size());
    }
    /// bytes as estimated before starting
    [[nodiscard]] std::string estimate() const {
        return std::to_string(estimateTraining(m_config, m_plan, 1e9).bytes);
    }
    [[nodiscard]] std::string evaluate() const { return text(m_trainer->evaluate()); }

private:
    ModelConfig m_config;
    TrainingPlan m_plan;
    Random m_random;
    Parameters<float> m_parameters;
    std::unique_ptr<Trainer<float>> m_trainer;
};

} // namespace

int main() {
    Runner runner;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream in(line);
        std::string command;
        in >> command;
        int count = 0;
        std::string answer = "ok";
        if (command == "model") {
            runner.model(in);
        } else if (command == "layout") {
            answer = runner.layout();
        } else if (command == "load") {
            answer = runner.load(in);
        } else if (command == "train") {
            in >> count;
            answer = runner.train(count);
        } else if (command == "generate") {
            in >> count;
            answer = runner.generateTokens(count);
        } else if (command == "estimate") {
            answer = runner.estimate();
        } else if (command == "evaluate") {
            answer = runner.evaluate();
        } else {
            answer = "unknown command";
        }
        std::cout << answer << std::endl;
    }
}
