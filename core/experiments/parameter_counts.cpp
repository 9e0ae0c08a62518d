#include "core/experiments/parameter_counts.h"

#include "core/model/parameters.h"

namespace dikkat {

namespace {

BlockWeights countMatrices(const ModelConfig& config, int block) {
    BlockWeights w;
    for (const ParameterInfo& p : parameterLayout(config)) {
        if (p.block != block || !p.isMatrix) continue;
        if (p.part == Part::MlpIn || p.part == Part::MlpOut)
            w.mlp += p.size();
        else if (p.name.find(".cross.") != std::string::npos)
            w.crossAttention += p.size();
        else
            w.selfAttention += p.size();
    }
    return w;
}

ModelConfig original(int width) {
    // The counts of one block depend on the width alone; the other sizes are as small as they may be.
    return originalTransformer(3, width, 1, 1, 1, 1);
}

} // namespace

ModelConfig lectureGpt() {
    ModelConfig c;
    c.vocabulary = 65;
    c.width = 384;
    c.heads = 6;
    c.blocks = 6;
    c.context = 256;
    c.mlpWidth = 4 * 384;
    return c;
}

ModelConfig chapter56Mlp() {
    return windowMlp(27, 3, 10, 200);
}

BlockWeights gptBlockWeights(int width) {
    ModelConfig c;
    c.vocabulary = 3;
    c.width = width;
    c.heads = 1;
    c.blocks = 1;
    c.context = 1;
    c.mlpWidth = 4 * width;
    return countMatrices(c, 0);
}

BlockWeights encoderBlockWeights(int width) {
    return countMatrices(original(width), 0);
}

BlockWeights decoderBlockWeights(int width) {
    return countMatrices(original(width), 1);
}

} // namespace dikkat
