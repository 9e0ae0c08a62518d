#include "core/model/model.h"

#include "core/experiments/parameter_counts.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace dikkat::test {

TEST(ModelConfig, CountsOfTheChapter) {
    const ParameterCount n = countParameters(lectureGpt());
    EXPECT_EQ(n.total, 10'788'929);
    EXPECT_EQ(n.blocks, 10'639'872);
    EXPECT_EQ(n.perBlock, 1'773'312);
    EXPECT_EQ(n.tokenEmbedding + n.positionEmbedding + n.blocks + n.finalNorm + n.head, n.total);
    EXPECT_EQ(n.attention + n.mlp + n.norms, n.blocks);
    EXPECT_EQ(countParameters(windowMlp(27, 3, 10, 200)).total, 11'897);
}

TEST(ModelConfig, DecoderBlockWithAndWithoutCrossAttention) {
    // weights only: 16 d² with cross-attention, 12 d² without; d = 512
    ModelConfig c = originalTransformer(10, 512, 8, 1, 8, 8);
    c.mlpBias = false;
    c.switches = {{.norm = false}, {.norm = false}};
    EXPECT_EQ(countParameters(c).perBlock, 4'194'304);
    ModelConfig gpt = lectureGpt();
    gpt.width = 512;
    gpt.heads = 8;
    gpt.mlpWidth = 2048;
    gpt.outputBias = gpt.mlpBias = false;
    gpt.switches.assign(6, {.norm = false});
    EXPECT_EQ(countParameters(gpt).perBlock, 3'145'728);
}

TEST(ModelConfig, LayoutIsContiguousAndNamesAreUnique) {
    for (const ModelConfig& c :
         {lectureGpt(), originalTransformer(7, 8, 2, 2, 5, 5), windowMlp(27, 3, 10, 200)}) {
        const auto layout = parameterLayout(c);
        std::int64_t next = 0;
        std::vector<std::string> names;
        for (const ParameterInfo& p : layout) {
            EXPECT_EQ(p.offset, next);
            next += p.size();
            names.push_back(p.name);
        }
        EXPECT_EQ(next, countParameters(c).total);
        std::sort(names.begin(), names.end());
        EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
    }
}

TEST(ModelConfig, ProblemsNameTheField) {
    EXPECT_FALSE(validate(lectureGpt()));
    ModelConfig c = lectureGpt();
    c.heads = 5;
    EXPECT_EQ(*validate(c), (ConfigProblem{ConfigField::Width, ConfigError::NotDivisible, 384, 5}));
    c = lectureGpt();
    c.vocabulary = 0;
    EXPECT_EQ(*validate(c), (ConfigProblem{ConfigField::Vocabulary, ConfigError::TooSmall, 0, 1}));
    c = lectureGpt();
    c.dropout = 1.0;
    EXPECT_EQ(validate(c)->field, ConfigField::Dropout);
    c = lectureGpt();
    c.switches.resize(5);
    EXPECT_EQ(*validate(c), (ConfigProblem{ConfigField::Switches, ConfigError::WrongCount, 5, 6}));
    c = originalTransformer(7, 8, 2, 2, 0, 5);
    EXPECT_EQ(validate(c)->field, ConfigField::SourceContext);
    c = windowMlp(27, 3, 10, 200);
    c.tied = true;
    EXPECT_EQ(validate(c)->error, ConfigError::WindowMlpUntied);
    c = lectureGpt();
    c.width = 16'384;
    c.heads = 1;
    c.blocks = 256;
    EXPECT_EQ(validate(c)->error, ConfigError::TooManyWeights);
}

TEST(ModelConfig, HeadsOfAModel) {
    EXPECT_EQ(countHeads(lectureGpt()), 36);
    EXPECT_EQ(countHeads(originalTransformer(7, 8, 2, 3, 5, 5)), 3 * 2 + 3 * 4);
}

} // namespace dikkat::test
