#include "core/model/config.h"

#include "core/model/parameters.h"

namespace dikkat {

namespace {

constexpr std::int64_t kMostWeights = 2'000'000'000;

struct Range {
    ConfigField field;
    std::int64_t value, low, high;
};

std::optional<ConfigProblem> outside(const Range& r) {
    if (r.value < r.low) return ConfigProblem{r.field, ConfigError::TooSmall, r.value, r.low};
    if (r.value > r.high) return ConfigProblem{r.field, ConfigError::TooLarge, r.value, r.high};
    return std::nullopt;
}

} // namespace

ModelConfig originalTransformer(int vocabulary, int width, int heads, int blocks, int sourceContext,
                                int context) {
    ModelConfig c;
    c.kind = ModelKind::EncoderDecoder;
    c.vocabulary = vocabulary;
    c.width = width;
    c.heads = heads;
    c.blocks = c.encoderBlocks = blocks;
    c.sourceContext = sourceContext;
    c.context = context;
    c.mlpWidth = 4 * width;
    c.positions = Positions::Sinusoidal;
    c.scaleEmbedding = true;
    c.normPlace = NormPlace::Post;
    c.finalNorm = false;
    c.outputBias = false;
    return c;
}

ModelConfig windowMlp(int vocabulary, int context, int width, int hidden) {
    ModelConfig c;
    c.kind = ModelKind::WindowMlp;
    c.vocabulary = vocabulary;
    c.context = context;
    c.width = width;
    c.mlpWidth = hidden;
    c.heads = c.blocks = 1;
    c.positions = Positions::None;
    c.finalNorm = false;
    c.activation = Activation::Tanh;
    return c;
}

std::optional<ConfigProblem> validate(const ModelConfig& c) {
    const bool pair = c.kind == ModelKind::EncoderDecoder;
    const Range ranges[] = {
        {ConfigField::Vocabulary, c.vocabulary, 1, 1'000'000},
        {ConfigField::Width, c.width, 1, 16'384},
        {ConfigField::Heads, c.heads, 1, 256},
        {ConfigField::Blocks, c.blocks, 1, 256},
        {ConfigField::Context, c.context, 1, 65'536},
        {ConfigField::MlpWidth, c.mlpWidth, 1, 131'072},
        {ConfigField::EncoderBlocks, c.encoderBlocks, pair ? 1 : 0, 256},
        {ConfigField::SourceContext, c.sourceContext, pair ? 1 : 0, 65'536},
    };
    for (const Range& range : ranges)
        if (auto problem = outside(range)) return problem;
    if (c.kind != ModelKind::WindowMlp && c.width % c.heads != 0)
        return ConfigProblem{ConfigField::Width, ConfigError::NotDivisible, c.width, c.heads};
    if (!(c.dropout >= 0.0 && c.dropout <= 0.9))
        return ConfigProblem{ConfigField::Dropout, ConfigError::OutOfRange, 0, 0};
    if (!(c.normEpsilon > 0.0 && c.normEpsilon <= 1.0))
        return ConfigProblem{ConfigField::NormEpsilon, ConfigError::OutOfRange, 0, 0};
    if (!c.switches.empty() && c.switches.size() != static_cast<std::size_t>(c.allBlocks()))
        return ConfigProblem{ConfigField::Switches, ConfigError::WrongCount,
                             static_cast<std::int64_t>(c.switches.size()), c.allBlocks()};
    if (c.kind == ModelKind::WindowMlp && c.tied && c.width != c.mlpWidth)
        return ConfigProblem{ConfigField::Tied, ConfigError::WindowMlpUntied, c.width, c.mlpWidth};
    if (const std::int64_t total = countParameters(c).total; total > kMostWeights)
        return ConfigProblem{ConfigField::Size, ConfigError::TooManyWeights, total, kMostWeights};
    return std::nullopt;
}

} // namespace dikkat
