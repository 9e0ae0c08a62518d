#include "core/io/session.h"

#include <bit>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <random>

namespace dikkat {
namespace {

std::string fileBytes(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string written(const Session& session) {
    auto bytes = writeSession(session);
    EXPECT_TRUE(bytes.ok());
    return bytes.ok() ? std::move(bytes).value() : std::string();
}

Matrix randomMatrix(std::mt19937_64& random, Index rows, Index columns) {
    std::normal_distribution<double> normal(0.0, 3.0);
    return Matrix::NullaryExpr(rows, columns, [&] { return normal(random); });
}

/// Any legal session; every enum value and every size turns up.
Session randomSession(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto pick = [&](int from, int to) { return std::uniform_int_distribution<int>(from, to)(random); };
    Session s;
    const Index t = pick(1, 16), d = pick(1, 8) * 2, dv = pick(1, 8) * 2, m = pick(1, 16);
    s.lesson.mode = pick(0, 1) ? InputMode::Computed : InputMode::Direct;
    s.lesson.q = randomMatrix(random, t, d);
    s.lesson.k = randomMatrix(random, t, d);
    s.lesson.v = randomMatrix(random, t, dv);
    s.lesson.x = randomMatrix(random, t, m);
    s.lesson.wq = randomMatrix(random, m, d);
    s.lesson.wk = randomMatrix(random, m, d);
    s.lesson.wv = randomMatrix(random, m, dv);
    s.lesson.positionTable = randomMatrix(random, t, m);
    s.lesson.positions = static_cast<Positions>(pick(0, 2));
    s.lesson.mask = static_cast<MaskKind>(pick(0, 2));
    s.lesson.customMask = Mask::NullaryExpr(t, t, [&] { return pick(0, 1) == 1; });
    s.lesson.customMask.diagonal().setConstant(true);
    s.lesson.scaled = pick(0, 1);
    s.lesson.heads = pick(1, 2);
    s.view.step = static_cast<LessonStep>(pick(0, 4));
    s.view.allAtOnce = pick(0, 1);
    s.view.decimals = pick(0, 8);
    s.view.head = pick(0, s.lesson.heads - 1);
    s.view.comparison = static_cast<Comparison>(pick(0, 5));
    s.view.predict = pick(0, 1);
    return s;
}

TEST(Session, ChapterNeedsNoTensors) {
    const std::string bytes = written({chapterExample(), {}});
    const auto file = Safetensors::parse(bytes);
    ASSERT_TRUE(file.ok());
    EXPECT_TRUE(file->tensors().empty());
    const auto session = readSession(bytes);
    ASSERT_TRUE(session.ok());
    EXPECT_EQ(session->lesson, chapterExample());
    EXPECT_EQ(session->view, ViewState{});
}

TEST(Session, EveryLegalSessionComesBackAndGivesTheSameBytes) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Session before = randomSession(seed);
        const std::string bytes = written(before);
        const auto after = readSession(bytes);
        ASSERT_TRUE(after.ok()) << seed << ": " << static_cast<int>(after.error().code) << " "
                                << after.error().place;
        EXPECT_EQ(*after, before) << seed;
        EXPECT_EQ(written(*after), bytes) << seed;
    }
}

TEST(Session, NumbersKeepEveryBit) {
    Session s{chapterExample(), {}};
    const double awkward[] = {0.1, 1.0 / 3.0, -0.0, 5e-324, 2.2250738585072014e-308, 999999.9999999999, -1e6};
    for (double number : awkward) {
        s.lesson.q(2, 3) = number;
        s.lesson.wq(3, 3) = number;
        const auto back = readSession(written(s));
        ASSERT_TRUE(back.ok());
        EXPECT_EQ(std::bit_cast<std::uint64_t>(back->lesson.q(2, 3)), std::bit_cast<std::uint64_t>(number));
        EXPECT_EQ(std::bit_cast<std::uint64_t>(back->lesson.wq(3, 3)), std::bit_cast<std::uint64_t>(number));
    }
}

/// A session file around any text in the place of the session.
std::string around(const std::string& json) {
    SafetensorsWriter writer;
    writer.setMetadata("dikkat", json);
    return writer.serialiseText().value();
}

/// The chapter's session as JSON with one piece of it replaced.
std::string changed(const std::string& from, const std::string& to) {
    const auto file = Safetensors::parse(written({chapterExample(), {}}));
    std::string json = file->metadata().at("dikkat");
    const auto at = json.find(from);
    EXPECT_NE(at, std::string::npos) << from << " in " << json;
    return around(json.replace(at, from.size(), to));
}

TEST(Session, UnknownKeysAreLeftAside) {
    const auto session = readSession(changed("\"format\":1", "\"format\":1,\"model\":{\"blocks\":6}"));
    ASSERT_TRUE(session.ok());
    EXPECT_EQ(session->lesson, chapterExample());
}

TEST(Session, HeadThatDoesNotExistFallsBackToTheFirst) {
    const auto session = readSession(changed("\"head\":0", "\"head\":3"));
    ASSERT_TRUE(session.ok());
    EXPECT_EQ(session->view.head, 0);
}

struct BadJson {
    const char* from;
    const char* to;
    ReadError code;
    const char* place;
};

TEST(Session, EveryWrongPlaceIsNamed) {
    const BadJson table[] = {
        {"\"format\":1", "\"format\":2", ReadError::NewerFormat, ""},
        {"\"format\":1", "\"format\":\"1\"", ReadError::IntegerExpected, "format"},
        {"\"format\":1", "\"format\":0", ReadError::OutOfRange, "format"},
        {"\"format\":1", "\"version\":1", ReadError::Missing, "format"},
        {"\"lesson\":{", "\"lektion\":{", ReadError::Missing, "lesson"},
        {"\"view\":{", "\"view\":7,\"look\":{", ReadError::ObjectExpected, "view"},
        {"\"mode\":\"direct\"", "\"mode\":\"guess\"", ReadError::UnknownWord, "lesson.mode"},
        {"\"mode\":\"direct\"", "\"mode\":0", ReadError::UnknownWord, "lesson.mode"},
        {"\"mask\":\"causal\"", "\"mask\":true", ReadError::UnknownWord, "lesson.mask"},
        {"\"heads\":1", "\"heads\":1.5", ReadError::IntegerExpected, "lesson.heads"},
        {"\"heads\":1", "\"heads\":0", ReadError::OutOfRange, "lesson.heads"},
        {"\"heads\":1", "\"heads\":-1", ReadError::OutOfRange, "lesson.heads"},
        {"\"heads\":1", "\"heads\":18446744073709551615", ReadError::OutOfRange, "lesson.heads"},
        {"\"heads\":1", "\"heads\":3", ReadError::Lesson, ""},
        {"\"scaled\":true", "\"scaled\":1", ReadError::TrueFalseExpected, "lesson.scaled"},
        {"\"q\":[[2.0", "\"q\":[[null", ReadError::NumberExpected, "lesson.q[0][0]"},
        {"\"q\":[[2.0", "\"q\":[[\"2\"", ReadError::NumberExpected, "lesson.q[0][0]"},
        {"\"q\":[[2.0", "\"q\":[[1e400", ReadError::NumberTooLarge, ""},
        {"\"q\":[[2.0", "\"q\":[[1e7", ReadError::Lesson, ""},
        {"\"q\":[[2.0", "\"q\":[[NaN", ReadError::NotJson, ""},
        {"\"q\":[[2.0,", "\"q\":[[", ReadError::Ragged, "lesson.q"},
        {"\"q\":[[", "\"q\":[],\"Q\":[[", ReadError::RowsExpected, "lesson.q"},
        {"\"q\":[[", "\"q\":[[]],\"Q\":[[", ReadError::RowsExpected, "lesson.q"},
        {"\"q\":[[", "\"q\":[1,2],\"Q\":[[", ReadError::RowsExpected, "lesson.q"},
        {"\"q\":[[", "\"q\":[[1,0,0,0]],\"Q\":[[", ReadError::Lesson, ""},
        {"\"custom_mask\":[[true", "\"custom_mask\":[[1", ReadError::TrueFalseExpected,
         "lesson.custom_mask[0][0]"},
        {"\"custom_mask\":[[", "\"custom_mask\":[[true,true]],\"m\":[[", ReadError::Lesson, ""},
        {"\"decimals\":4", "\"decimals\":9", ReadError::OutOfRange, "view.decimals"},
        {"\"step\":\"raw\"", "\"step\":\"sixth\"", ReadError::UnknownWord, "view.step"},
        {"\"predict\":false", "\"predict\":[]", ReadError::TrueFalseExpected, "view.predict"},
        {"{", "[", ReadError::NotJson, ""},
    };
    for (const BadJson& bad : table) {
        const auto session = readSession(changed(bad.from, bad.to));
        ASSERT_FALSE(session.ok()) << bad.to;
        EXPECT_EQ(session.error().code, bad.code)
            << bad.to << " gave " << static_cast<int>(session.error().code);
        EXPECT_EQ(session.error().place, bad.place) << bad.to;
    }
    EXPECT_EQ(readSession(around("[]")).error().code, ReadError::ObjectExpected);
    EXPECT_EQ(readSession(around("")).error().code, ReadError::NotJson);
    EXPECT_EQ(readSession(changed("\"format\":1", "\"format\":2")).error().found, 2);
}

TEST(Session, TensorsMustFitTheLesson) {
    const std::string json = Safetensors::parse(written({chapterExample(), {}}))->metadata().at("dikkat");
    const auto with = [&](const char* name, const Matrix& m) {
        SafetensorsWriter writer;
        writer.setMetadata("dikkat", json);
        writer.add(name, m);
        return readSession(writer.serialiseText().value());
    };
    EXPECT_TRUE(with("lesson.x", Matrix::Ones(3, 4)).ok());
    EXPECT_TRUE(with("model.tok_emb", Matrix::Ones(9, 9)).ok()); // another part of the program
    const auto tall = with("lesson.x", Matrix::Ones(17, 4));
    ASSERT_FALSE(tall.ok());
    EXPECT_EQ(tall.error().lesson.code, LessonError::Size);
    EXPECT_EQ(tall.error().lesson.found, 17);
    const auto wide = with("lesson.wq", Matrix::Ones(5, 4));
    ASSERT_FALSE(wide.ok());
    EXPECT_EQ(wide.error().lesson.code, LessonError::Shape);
    EXPECT_EQ(wide.error().lesson.matrix, InputMatrix::Wq);
    const auto large = with("lesson.wv", Matrix::Constant(4, 2, 2e6));
    ASSERT_FALSE(large.ok());
    EXPECT_EQ(large.error().lesson.code, LessonError::ValueTooLarge);

    SafetensorsWriter cube;
    cube.setMetadata("dikkat", json);
    cube.add("lesson.x", {2, 2, 2}, std::vector<double>(8, 1.0));
    const auto three = readSession(cube.serialiseText().value());
    ASSERT_FALSE(three.ok());
    EXPECT_EQ(three.error().container.error, SafetensorsError::WrongShape);
}

TEST(Session, OtherFilesAreNotSessions) {
    int malformed = 0;
    for (const auto& entry : std::filesystem::directory_iterator(DIKKAT_TEST_DATA "/safetensors")) {
        if (entry.path().extension() != ".safetensors") continue;
        const auto session = readSession(fileBytes(entry.path()));
        ASSERT_FALSE(session.ok()) << entry.path();
        const bool bad = entry.path().filename().string().starts_with("bad_") &&
                         entry.path().stem() != "bad_nan_data"; // sound, until values are read
        malformed += bad;
        EXPECT_EQ(session.error().code, bad ? ReadError::Container : ReadError::NotASession) << entry.path();
    }
    EXPECT_EQ(malformed, 11);
}

TEST(Session, DamagedFilesNeverCrashAndNeverGiveAnIllegalLesson) {
    std::mt19937_64 random(57);
    int refused = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const std::string whole = written(randomSession(seed));
        for (int i = 0; i < 300; ++i) {
            std::string bytes = whole;
            if (i % 3 == 0) bytes.resize(random() % bytes.size());
            const int hits = i % 3 == 0 ? 0 : 1 + static_cast<int>(random() % 4);
            for (int hit = 0; hit < hits; ++hit) bytes[random() % bytes.size()] = static_cast<char>(random());
            const auto session = readSession(bytes);
            if (session.ok())
                EXPECT_FALSE(validate(session->lesson).has_value());
            else
                ++refused;
        }
    }
    EXPECT_GT(refused, 3000);
}

TEST(Session, FormatOneStaysReadable) {
    const auto session = readSession(fileBytes(DIKKAT_TEST_DATA "/session/format1.dikkat"));
    ASSERT_TRUE(session.ok()) << session.error().place;
    LessonState expected = chapterExample();
    expected.mode = InputMode::Computed;
    expected.q.row(2) << 2, 0, 0, 0;
    expected.x(0, 0) = 0.1;
    expected.positions = Positions::Sinusoidal;
    expected.mask = MaskKind::Custom;
    expected.customMask(0, 2) = true;
    expected.scaled = false;
    expected.heads = 2;
    EXPECT_EQ(session->lesson, expected);
    const ViewState view{LessonStep::Weights, false, 2, 1, Comparison::CausalMask, true};
    EXPECT_EQ(session->view, view);
    EXPECT_EQ(written(*session), fileBytes(DIKKAT_TEST_DATA "/session/format1.dikkat"));
}

} // namespace
} // namespace dikkat
