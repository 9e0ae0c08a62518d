#include "app/commands/train_report.h"

#include "app/commands/interrupt.h"
#include "core/inference/generate.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainCommand)
};

using nlohmann::json;

double lastLoss(const TrainingSetup& setup) {
    return setup.history.empty() ? std::nan("") : setup.history.back().loss;
}

double lastValidation(const TrainingSetup& setup) {
    for (auto it = setup.history.rbegin(); it != setup.history.rend(); ++it)
        if (it->validated()) return it->validationLoss;
    return std::nan("");
}

QString decimal(double x, int decimals = 4) {
    return std::isfinite(x) ? QString::number(x, 'f', decimals) : QStringLiteral("–");
}

json finite(double x) {
    return std::isfinite(x) ? json(x) : json();
}

/// A text the model writes now; empty for tasks and translations, which are counted instead.
std::string sampleOf(const TrainingSetup& setup) {
    if (setup.run.config.kind == ModelKind::EncoderDecoder || setup.data.training->tokens.empty()) return {};
    const Preset* preset = findPreset(setup.run.preset);
    GenerationPlan plan;
    plan.prompt = {setup.data.training->tokens.front()};
    if (preset && !preset->prompt.empty())
        if (const auto prompt = setup.data.vocabulary.encode(preset->prompt)) plan.prompt = *prompt;
    plan.tokens = 160;
    plan.seed = setup.run.seed;
    const auto written = generate(setup.trainer->parameters(), plan);
    return setup.data.vocabulary.decode(plan.prompt) + setup.data.vocabulary.decode(written);
}

bool translatesRight(const TrainingSetup& setup, const SentencePair& pair) {
    GenerationPlan plan;
    plan.prompt = {Vocabulary::kStart};
    plan.source = setup.data.vocabulary.encode(pair.source).value();
    plan.end = Vocabulary::kEnd;
    plan.tokens = setup.run.config.context;
    plan.sampling.greedy = true;
    return setup.data.vocabulary.decode(generate(setup.trainer->parameters(), plan)) == pair.target;
}

bool answersRight(const TrainingSetup& setup, const TaskExample& example) {
    GenerationPlan plan;
    plan.prompt = setup.data.vocabulary.encode(example.prompt).value();
    const auto answer = setup.data.vocabulary.encode(example.answer).value();
    plan.tokens = static_cast<int>(answer.size());
    plan.sampling.greedy = true;
    return generate(setup.trainer->parameters(), plan) == answer;
}

} // namespace

ExactMatch exactMatch(const TrainingSetup& setup, int most) {
    ExactMatch match;
    const auto limit = static_cast<std::size_t>(most);
    if (setup.run.config.kind == ModelKind::EncoderDecoder) {
        match.asked = static_cast<int>(std::min(limit, setup.data.unseenPairs.size()));
        for (int i = 0; i < match.asked; ++i)
            match.right += translatesRight(setup, setup.data.unseenPairs[static_cast<std::size_t>(i)]);
    } else {
        match.asked = static_cast<int>(std::min(limit, setup.data.unseenExamples.size()));
        for (int i = 0; i < match.asked; ++i)
            match.right += answersRight(setup, setup.data.unseenExamples[static_cast<std::size_t>(i)]);
    }
    return match;
}

QString outcomeText(const TrainingSetup& setup, const TrainingOutcome& o) {
    const auto steps = setup.trainer->steps();
    QString text =
        o.end == RunEnd::Stopped
            ? Words::tr("Stopped after %n step(s) and saved; go on with: dikkat train --resume %1", nullptr,
                        static_cast<int>(steps))
                  .arg(setup.out)
            : Words::tr("Saved after %n step(s): %1", nullptr, static_cast<int>(steps)).arg(setup.out);
    text += "\n" + Words::tr("Parameters: %1; symbols: %2")
                       .arg(setup.trainer->parameters().size())
                       .arg(setup.data.vocabulary.size());
    text += "\n" + Words::tr("Training loss: %1; validation loss: %2; guessing: %3")
                       .arg(decimal(lastLoss(setup)), decimal(lastValidation(setup)),
                            decimal(guessingLoss(setup.data.vocabulary.size())));
    const double rate = o.seconds > 0 ? static_cast<double>(steps - o.stepsBefore) / o.seconds : 0.0;
    text += "\n" +
            Words::tr("Time: %1 s (%2 steps per second)").arg(decimal(o.seconds, 1), decimal(rate, 1)) + "\n";
    if (const ExactMatch match = exactMatch(setup); match.asked > 0)
        text += Words::tr("Unseen examples answered without a mistake: %1 of %2")
                    .arg(match.right)
                    .arg(match.asked) +
                "\n";
    if (const std::string sample = sampleOf(setup); !sample.empty())
        text += "\n" + QString::fromStdString(sample) + "\n";
    return text;
}

QString outcomeJson(const TrainingSetup& setup, const TrainingOutcome& o) {
    json out{{"steps", setup.trainer->steps()},
             {"new_steps", setup.trainer->steps() - o.stepsBefore},
             {"end", o.end == RunEnd::Stopped ? "stopped" : "finished"},
             {"train_loss", finite(lastLoss(setup))},
             {"validation_loss", finite(lastValidation(setup))},
             {"guessing_loss", guessingLoss(setup.data.vocabulary.size())},
             {"seconds", o.seconds},
             {"threads", setup.trainer->threads()},
             {"parameters", setup.trainer->parameters().size()},
             {"vocabulary", setup.data.vocabulary.size()},
             {"out", setup.out.toStdString()}};
    if (const ExactMatch match = exactMatch(setup); match.asked > 0)
        out["exact_match"] = {{"right", match.right}, {"asked", match.asked}};
    if (const std::string sample = sampleOf(setup); !sample.empty()) out["sample"] = sample;
    return QString::fromStdString(out.dump(-1, ' ', false, json::error_handler_t::replace)) + "\n";
}

ProgressBar::ProgressBar(std::int64_t done, std::int64_t total)
    : m_terminal(errorIsTerminal())
    , m_first(done)
    , m_total(total)
    , m_start(std::chrono::steady_clock::now()) {
}

void ProgressBar::show(const StepReport& report) {
    using namespace std::chrono;
    const auto now = steady_clock::now();
    if (!m_terminal || (now - m_last < milliseconds(100) && report.step + 1 < m_total)) return;
    m_last = now;
    const auto done = report.step + 1;
    const double share = m_total > 0 ? static_cast<double>(done) / static_cast<double>(m_total) : 1.0;
    const double elapsed = duration<double>(now - m_start).count();
    const auto made = std::max<std::int64_t>(1, done - m_first);
    const double left = elapsed / static_cast<double>(made) * static_cast<double>(m_total - done);
    const QString text = Words::tr("%1/%2  loss %3  %4 s left")
                             .arg(done)
                             .arg(m_total)
                             .arg(decimal(report.loss), decimal(left, 0));
    // A line that reaches the last column wraps, and every drawing would leave one behind.
    const int columns = errorColumns() - 1;
    constexpr int longest = 24, shortest = 4, frame = 3;
    const int width = std::min(longest, columns - frame - static_cast<int>(text.size()));
    QString line = "\r";
    if (width >= shortest) {
        const int filled = static_cast<int>(std::lround(width * std::clamp(share, 0.0, 1.0)));
        line += QString("[%1%2] ").arg(QString(filled, '#'), QString(width - filled, '.'));
    }
    line += text.left(columns) + "\x1b[K";
    const QByteArray bytes = line.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
    std::fflush(stderr);
}

void ProgressBar::clear() {
    if (!m_terminal) return;
    std::fputs("\r\x1b[K", stderr);
    std::fflush(stderr);
}

} // namespace dikkat::app
