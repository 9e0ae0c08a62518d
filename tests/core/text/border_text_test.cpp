#include "core/text/border_text.h"
#include "core/text/utf8.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace dikkat;

TEST(BorderText, FormCAgreesWithPython) {
    // unicodedata of Python: random strings of letters and marks, and every character that decomposes
    const auto rows = nlohmann::json::parse(std::ifstream(DIKKAT_TEST_DATA "/nfc.json"));
    ASSERT_GT(rows.size(), 2000U);
    for (const auto& row : rows) {
        const std::string given = row.at(0), right = row.at(1);
        const BorderText taken = atBorder(given);
        EXPECT_EQ(taken.text, right) << given;
        EXPECT_EQ(taken.change.composed, given != right) << given;
        EXPECT_EQ(atBorder(right).text, right);
    }
}

TEST(BorderText, WhatIsTakenOffIsSaid) {
    struct Row {
        const char *given, *text;
        BorderChange change;
    };
    const Row rows[] = {
        {"", "", {}},
        {"ışık\nölçü", "ışık\nölçü", {}},
        {"\xEF\xBB\xBF", "", {true, false, false}},
        {"\xEF\xBB\xBF\xEF\xBB\xBF", "\xEF\xBB\xBF", {true, false, false}}, // only one is a mark
        {"a\xEF\xBB\xBF", "a\xEF\xBB\xBF", {}},
        {"a\r\nb\rc\n\r\n\r", "a\nb\nc\n\n\n", {false, true, false}},
        {"go\xCC\x88k", "gök", {false, false, true}},
        {"\xEF\xBB\xBFi\xCC\x87\r\n", "i\xCC\x87\n", {true, true, false}}, // no such letter: it stays
        {"I\xCC\x87", "İ", {false, false, true}},
        {"s\xCC\xA7", "ş", {false, false, true}},
        {"a\xCC\x82\xCC\xA3", "ậ", {false, false, true}}, // Vietnamese, marks in the wrong order
        {"\xE1\x84\x92\xE1\x85\xA1\xE1\x86\xAB", "한", {false, false, true}},
        {"\xE2\x84\xAB", "Å", {false, false, true}}, // the unit and the letter
        {"🙂\xE2\x80\x8D🙂", "🙂\xE2\x80\x8D🙂", {}},
        {"\xFF\xFE\r", "\xFF\xFE\r", {}}, // not UTF-8: who reads on says where
    };
    for (const Row& row : rows) {
        const BorderText taken = atBorder(row.given);
        EXPECT_EQ(taken.text, row.text) << row.given;
        EXPECT_EQ(taken.change, row.change) << row.given;
    }
}
