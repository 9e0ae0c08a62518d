#include "core/io/attention_json.h"

#include <gtest/gtest.h>

namespace dikkat {
namespace {

TEST(AttentionJson, ReadsWhatTheChapterNeeds) {
    const auto input = readAttentionJson(R"({
        "q": [[2, 0], [0, 2.5], [1e-3, -4]], "k": [[1, 0], [0, 1], [1, 1]], "v": [[1], [0], [1]],
        "causal": true, "scale": false, "heads": 1})");
    ASSERT_TRUE(input.ok());
    EXPECT_EQ(input->q, (Matrix{{2, 0}, {0, 2.5}, {1e-3, -4}}));
    EXPECT_EQ(input->v, (Matrix{{1}, {0}, {1}}));
    EXPECT_EQ(input->visible, causalMask(3, 3));
    EXPECT_FALSE(input->scaled);
}

TEST(AttentionJson, WhatIsLeftOut) {
    const auto input = readAttentionJson(R"({"q": [[1]], "k": [[1], [2]], "v": [[1], [2]]})");
    ASSERT_TRUE(input.ok());
    EXPECT_EQ(input->visible, fullMask(1, 2));
    EXPECT_TRUE(input->scaled);
    EXPECT_EQ(input->heads, 1);
}

TEST(AttentionJson, MaskAndCausalBothHide) {
    const auto input = readAttentionJson(R"({"q": [[1], [1]], "k": [[1], [1]], "v": [[1], [1]],
        "mask": [[true, true], [false, true]], "causal": true})");
    ASSERT_TRUE(input.ok());
    EXPECT_EQ(input->visible, (Mask{{true, false}, {false, true}}));
}

TEST(AttentionJson, AnySize) {
    std::string text = R"({"q": [[1)";
    for (int i = 0; i < 99; ++i) text += ", 0.5";
    const std::string row = text.substr(6);
    text += "]], \"k\": " + row + "]], \"v\": " + row + "]]}";
    const auto input = readAttentionJson(text);
    ASSERT_TRUE(input.ok());
    EXPECT_EQ(input->k.cols(), 100);
}

TEST(AttentionJson, SaysWhatIsWrongAndWhere) {
    const struct {
        const char* text;
        ReadError code;
        const char* place;
    } table[] = {
        {"", ReadError::NotJson, ""},
        {"q = 1", ReadError::NotJson, ""},
        {"[1, 2]", ReadError::ObjectExpected, ""},
        {"{}", ReadError::Missing, "q"},
        {R"({"q": [[1]], "k": [[1]]})", ReadError::Missing, "v"},
        {R"({"q": [[1]], "k": [[1]], "v": [[1]], "scaled": true})", ReadError::UnknownKey, "scaled"},
        {R"({"q": 1, "k": [[1]], "v": [[1]]})", ReadError::RowsExpected, "q"},
        {R"({"q": [1], "k": [[1]], "v": [[1]]})", ReadError::RowsExpected, "q"},
        {R"({"q": [], "k": [[1]], "v": [[1]]})", ReadError::RowsExpected, "q"},
        {R"({"q": [[1], [1, 2]], "k": [[1]], "v": [[1]]})", ReadError::Ragged, "q"},
        {R"({"q": [[1, 2], [1, "a"]], "k": [[1]], "v": [[1]]})", ReadError::NumberExpected, "q[1][1]"},
        {R"({"q": [[1, 1e400]], "k": [[1]], "v": [[1]]})", ReadError::NumberTooLarge, ""},
        {R"({"q": [[1, NaN]], "k": [[1]], "v": [[1]]})", ReadError::NotJson, ""},
        {R"({"q": [[1]], "k": [[1]], "v": [[1]], "causal": 1})", ReadError::TrueFalseExpected, "causal"},
        {R"({"q": [[1]], "k": [[1]], "v": [[1]], "mask": [[1]]})", ReadError::TrueFalseExpected,
         "mask[0][0]"},
        {R"({"q": [[1]], "k": [[1]], "v": [[1]], "mask": [[true, true]]})", ReadError::Attention, "mask"},
        {R"({"q": [[1]], "k": [[1]], "v": [[1]], "heads": 0})", ReadError::OutOfRange, "heads"},
        {R"({"q": [[1]], "k": [[1]], "v": [[1]], "heads": 2.0})", ReadError::IntegerExpected, "heads"},
    };
    for (const auto& bad : table) {
        const auto input = readAttentionJson(bad.text);
        ASSERT_FALSE(input.ok()) << bad.text;
        EXPECT_EQ(input.error().code, bad.code) << bad.text;
        EXPECT_EQ(input.error().place, bad.place) << bad.text;
    }
}

TEST(AttentionJson, LineAndColumnOfTheFirstMistake) {
    const auto input = readAttentionJson("{\n  \"q\": [[1, 2],\n        [ü, 4]]}");
    ASSERT_FALSE(input.ok());
    EXPECT_EQ(input.error().row, 3);
    EXPECT_EQ(input.error().column, 10);
    const auto large = readAttentionJson("{\n  \"q\": [[1, -1e999]]}");
    ASSERT_FALSE(large.ok());
    EXPECT_EQ(large.error().code, ReadError::NumberTooLarge);
    EXPECT_EQ(large.error().row, 2);
}

TEST(AttentionJson, DeepNestingIsRefusedWithoutHarm) {
    const auto input = readAttentionJson(std::string(200'000, '[') + std::string(200'000, ']'));
    ASSERT_FALSE(input.ok());
    EXPECT_EQ(input.error().code, ReadError::TooDeep);
}

} // namespace
} // namespace dikkat
