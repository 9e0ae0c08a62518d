#include "core/base/random.h"
#include "core/io/safetensors.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <bit>
#include <cmath>
#include <fstream>
#include <limits>

using namespace dikkat;
using E = SafetensorsError;

namespace {

std::string dataFile(const std::string& name) {
    return DIKKAT_TEST_DATA "/safetensors/" + name;
}

std::string contents(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string file(const std::string& header, const std::string& data = {},
                 std::uint64_t length = ~std::uint64_t{0}) {
    if (length == ~std::uint64_t{0}) length = header.size();
    std::string out;
    for (int i = 0; i < 8; ++i) out += static_cast<char>((length >> (8 * i)) & 0xFFU);
    return out + header + data;
}

/// Opens and reads every value: the first problem, wherever it shows.
std::optional<SafetensorsProblem> firstProblem(const Result<Safetensors, SafetensorsProblem>& opened) {
    if (!opened) return opened.error();
    for (const TensorInfo& t : opened->tensors())
        if (const auto values = opened->doubles(t.name); !values) return values.error();
    return std::nullopt;
}

struct Bad {
    const char* what;
    std::string bytes;
    E error;
    std::string tensor = {};
};

std::string entry(const std::string& shape, const std::string& offsets, const std::string& type = "F32") {
    return R"({"dtype":")" + type + R"(","shape":)" + shape + R"(,"data_offsets":)" + offsets + "}";
}

std::vector<Bad> badFiles() {
    const std::string four(4, '\0'), eight(8, '\0');
    const std::string a = R"({"a":)";
    std::vector<Bad> bad{
        {"seven bytes", std::string(7, '\0'), E::TooShort},
        {"length 0", file(""), E::HeaderNotJson},
        {"just over 100 MB stated", file("{}", "", 100'000'001), E::HeaderTooLong},
        {"length beyond the file", file("{}", "", 3), E::HeaderTruncated},
        {"largest length", file("{}", "", ~std::uint64_t{0} - 1), E::HeaderTooLong},
        {"array instead of object", file("[]"), E::HeaderNotObject},
        {"number instead of object", file("12"), E::HeaderNotObject},
        {"space before the object", file(" {}"), E::HeaderNotObject},
        {"text after the object", file("{} x"), E::HeaderNotJson},
        {"two objects", file("{}{}"), E::HeaderNotJson},
        {"cut JSON", file(a), E::HeaderNotJson},
        {"not UTF-8", file("{\"a\xff\":1}"), E::HeaderNotJson},
        {"number beyond double", file(a + "1e999}"), E::HeaderNotJson},
        {"tensor is a number", file(a + "1}"), E::HeaderNotObject, "a"},
        {"tensor is null", file(a + "null}"), E::HeaderNotObject, "a"},
        {"tensor is an array", file(a + "[]}"), E::HeaderNotObject, "a"},
        {"deep nesting", file(a + std::string(200'000, '[') + std::string(200'000, ']') + "}"),
         E::HeaderNotObject, "a"},
        {"deep objects", file([] {
             std::string s;
             for (int i = 0; i < 50'000; ++i) s += R"({"a":)";
             return s;
         }()),
         E::BadField, "a"},
        {"deep nesting outside", file(std::string(100'000, '[')), E::HeaderNotJson},
        {"metadata is an array", file(R"({"__metadata__":[]})"), E::BadMetadata},
        {"metadata is text", file(R"({"__metadata__":"x"})"), E::BadMetadata},
        {"metadata holds a number", file(R"({"__metadata__":{"a":1}})"), E::BadMetadata},
        {"metadata holds an object", file(R"({"__metadata__":{"a":{}}})"), E::BadMetadata},
        {"metadata key twice", file(R"({"__metadata__":{"a":"1","a":"2"}})"), E::DuplicateName,
         "__metadata__"},
        {"metadata twice", file(R"({"__metadata__":{},"__metadata__":{}})"), E::DuplicateName,
         "__metadata__"},
        {"no dtype", file(R"({"a":{"shape":[1],"data_offsets":[0,4]}})", four), E::MissingField, "a"},
        {"no shape", file(R"({"a":{"dtype":"F32","data_offsets":[0,4]}})", four), E::MissingField, "a"},
        {"no offsets", file(R"({"a":{"dtype":"F32","shape":[1]}})", four), E::MissingField, "a"},
        {"empty entry", file(R"({"a":{}})"), E::MissingField, "a"},
        {"field twice", file(R"({"a":{"dtype":"F32","dtype":"F32","shape":[1],"data_offsets":[0,4]}})", four),
         E::DuplicateName, "a"},
        {"unknown field", file(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"x":1}})", four),
         E::BadField, "a"},
        {"type is a number", file(R"({"a":{"dtype":1,"shape":[1],"data_offsets":[0,4]}})", four), E::BadField,
         "a"},
        {"type is an array", file(R"({"a":{"dtype":[],"shape":[1],"data_offsets":[0,4]}})", four),
         E::BadField, "a"},
        {"type in small letters", file(a + entry("[1]", "[0,4]", "f32") + "}", four), E::UnknownType, "a"},
        {"shape is text", file(a + entry("\"1\"", "[0,4]") + "}", four), E::BadField, "a"},
        {"shape is an object", file(a + entry("{}", "[0,4]") + "}", four), E::BadField, "a"},
        {"shape is null", file(a + entry("null", "[0,4]") + "}", four), E::BadField, "a"},
        {"shape with text inside", file(a + entry("[\"1\"]", "[0,4]") + "}", four), E::BadField, "a"},
        {"shape nested", file(a + entry("[[1]]", "[0,4]") + "}", four), E::BadField, "a"},
        {"negative size", file(a + entry("[-1]", "[0,4]") + "}", four), E::BadField, "a"},
        {"fractional size", file(a + entry("[1.0]", "[0,4]") + "}", four), E::BadField, "a"},
        {"size beyond 64 bits", file(a + entry("[18446744073709551616]", "[0,4]") + "}", four), E::BadField,
         "a"},
        {"truth as a size", file(a + entry("[true]", "[0,4]") + "}", four), E::BadField, "a"},
        {"negative offset", file(a + entry("[1]", "[-4,0]") + "}", four), E::BadField, "a"},
        {"one offset", file(a + entry("[1]", "[4]") + "}", four), E::BadField, "a"},
        {"three offsets", file(a + entry("[1]", "[0,4,4]") + "}", four), E::BadField, "a"},
        {"offsets reversed", file(a + entry("[1]", "[4,0]") + "}", four), E::OffsetsReversed, "a"},
        {"offset beyond the data", file(a + entry("[2]", "[0,8]") + "}", four), E::OffsetOutOfRange, "a"},
        {"offset near 2^64", file(a + entry("[1]", "[0,18446744073709551615]") + "}", four),
         E::OffsetOutOfRange, "a"},
        {"shape product overflows to 0", file(a + entry("[4294967296,4294967296]", "[0,0]") + "}"),
         E::ShapeTooLarge, "a"},
        {"bytes overflow", file(a + entry("[140737488355328,65536]", "[0,0]") + "}"), E::ShapeTooLarge, "a"},
        {"huge size beside a zero", file(a + entry("[0,18446744073709551615]", "[0,0]") + "}"),
         E::ShapeTooLarge, "a"},
        {"shape too big for its bytes", file(a + entry("[2]", "[0,4]") + "}", four), E::SizeMismatch, "a"},
        {"shape too small for its bytes", file(a + entry("[]", "[0,8]") + "}", eight), E::SizeMismatch, "a"},
        {"same bytes twice", file(a + entry("[1]", "[0,4]") + R"(,"b":)" + entry("[1]", "[0,4]") + "}", four),
         E::Overlap, "b"},
        {"gap at the start", file(a + entry("[1]", "[4,8]") + "}", eight), E::DataNotCovered},
        {"gap between",
         file(a + entry("[1]", "[0,4]") + R"(,"b":)" + entry("[1]", "[8,12]") + "}", four + eight),
         E::DataNotCovered},
        {"data but no tensors", file("{}", "x"), E::DataNotCovered},
        {"name twice", file(a + entry("[1]", "[0,4]") + R"(,"a":)" + entry("[1]", "[4,8]") + "}", eight),
         E::DuplicateName, "a"},
        {"name twice, once escaped",
         file(a + entry("[1]", "[0,4]") + R"(,"\u0061":)" + entry("[1]", "[4,8]") + "}", eight),
         E::DuplicateName, "a"},
        {"integers", file(a + entry("[1]", "[0,8]", "I64") + "}", eight), E::UnsupportedType, "a"},
        {"truth values", file(a + entry("[4]", "[0,4]", "BOOL") + "}", four), E::UnsupportedType, "a"},
        {"half NaN", file(a + entry("[2]", "[0,4]", "F16") + "}", std::string("\0\0\x01\x7c", 4)),
         E::NotFinite, "a"},
        {"half infinity", file(a + entry("[2]", "[0,4]", "F16") + "}", std::string("\0\0\0\xfc", 4)),
         E::NotFinite, "a"},
        {"bfloat infinity", file(a + entry("[2]", "[0,4]", "BF16") + "}", std::string("\0\0\x80\x7f", 4)),
         E::NotFinite, "a"},
        {"double NaN", file(a + entry("[1]", "[0,8]", "F64") + "}", std::string("\1\0\0\0\0\0\xf0\x7f", 8)),
         E::NotFinite, "a"},
    };
    return bad;
}

} // namespace

TEST(Safetensors, ReferenceFilesAreRefused) {
    const std::map<std::string, E> codes{{"header_truncated", E::HeaderTruncated},
                                         {"header_too_large", E::HeaderTooLong},
                                         {"overlapping_offsets", E::Overlap},
                                         {"unknown_dtype", E::UnknownType},
                                         {"size_mismatch", E::SizeMismatch},
                                         {"header_not_json", E::HeaderNotJson},
                                         {"non_finite_data", E::NotFinite},
                                         {"too_short", E::TooShort},
                                         {"offset_out_of_range", E::OffsetOutOfRange},
                                         {"data_not_covered", E::DataNotCovered},
                                         {"duplicate_name", E::DuplicateName}};
    const auto manifest = nlohmann::json::parse(contents(dataFile("manifest.json")));
    ASSERT_EQ(manifest.at("malformed").size(), 12U);
    for (const auto& row : manifest.at("malformed")) {
        const std::string name = row.at("file");
        // the overflowing shape has its own code here: its size cannot be said
        const E expected =
            name == "bad_shape_overflow.safetensors" ? E::ShapeTooLarge : codes.at(row.at("refused_as"));
        const auto fromFile = firstProblem(Safetensors::open(dataFile(name)));
        ASSERT_TRUE(fromFile.has_value()) << name;
        EXPECT_EQ(fromFile->error, expected) << name;
        EXPECT_EQ(fromFile, firstProblem(Safetensors::parse(contents(dataFile(name))))) << name;
    }
}

TEST(Safetensors, DetailsSayWhatAndWhere) {
    const auto problem = [](const char* name) { return *firstProblem(Safetensors::open(dataFile(name))); };
    EXPECT_EQ(problem("bad_wrong_dtype.safetensors"), (SafetensorsProblem{E::UnknownType, "b", "F33"}));
    EXPECT_EQ(problem("bad_nan_data.safetensors"), (SafetensorsProblem{E::NotFinite, "a", "", 1}));
    EXPECT_EQ(problem("bad_shape_offset_mismatch.safetensors"),
              (SafetensorsProblem{E::SizeMismatch, "a", "[2, 3]", 16, 24}));
    EXPECT_EQ(problem("bad_trailing_bytes.safetensors"),
              (SafetensorsProblem{E::DataNotCovered, "", "", 28, 32}));
    EXPECT_EQ(problem("bad_shape_overflow.safetensors").text, "[4294967296, 4294967296]");
}

TEST(Safetensors, EveryMalformedFileGetsItsError) {
    for (const Bad& bad : badFiles()) {
        const auto problem = firstProblem(Safetensors::parse(bad.bytes));
        ASSERT_TRUE(problem.has_value()) << bad.what;
        EXPECT_EQ(static_cast<int>(problem->error), static_cast<int>(bad.error)) << bad.what;
        EXPECT_EQ(problem->tensor, bad.tensor) << bad.what;
    }
}

TEST(Safetensors, PlacesThatAreNoFiles) {
    EXPECT_EQ(Safetensors::open(dataFile("no such file")).error().error, E::CannotOpen);
    EXPECT_EQ(Safetensors::open(DIKKAT_TEST_DATA).error().error, E::NotAFile);
    EXPECT_EQ(Safetensors::open("").error().error, E::CannotOpen);
}

TEST(Safetensors, WhatIsAllowedIsRead) {
    EXPECT_TRUE(Safetensors::parse(file("{}")).ok());
    EXPECT_TRUE(Safetensors::parse(file("{}      ")).ok());
    const auto scalar =
        Safetensors::parse(file(R"({"a":)" + entry("[]", "[0,4]") + "}", std::string("\0\0\x80\x3f", 4)));
    ASSERT_TRUE(scalar.ok());
    EXPECT_EQ(scalar->floats("a").value(), std::vector<float>{1});
    EXPECT_EQ(scalar->matrix("a").error().error, E::WrongShape);
    EXPECT_EQ(scalar->floats("b").error(), (SafetensorsProblem{E::NoSuchTensor, "b"}));
    const auto empty = Safetensors::parse(file(R"({"a":)" + entry("[0,3]", "[0,0]") + "}"));
    ASSERT_TRUE(empty.ok());
    EXPECT_EQ(empty->matrix("a").value().cols(), 3);
}

TEST(Safetensors, HalfPrecisionValues) {
    struct Row {
        std::uint16_t bits;
        double half;
    };
    const Row rows[] = {{0x3C00, 1},       {0xC000, -2},    {0x0001, 0x1p-24}, {0x03FF, 1023 * 0x1p-24},
                        {0x0400, 0x1p-14}, {0x7BFF, 65504}, {0x8000, -0.0},    {0x3555, 0.333251953125}};
    for (const Row& row : rows) {
        std::string two{static_cast<char>(row.bits & 0xFF), static_cast<char>(row.bits >> 8)};
        const auto half = Safetensors::parse(file(R"({"a":)" + entry("[1]", "[0,2]", "F16") + "}", two));
        EXPECT_EQ(half->doubles("a").value().front(), row.half) << row.bits;
        const auto bfloat = Safetensors::parse(file(R"({"a":)" + entry("[1]", "[0,2]", "BF16") + "}", two));
        // bfloat16 is the upper half of a float
        EXPECT_EQ(bfloat->floats("a").value().front(), std::bit_cast<float>(std::uint32_t{row.bits} << 16))
            << row.bits;
    }
}

TEST(Safetensors, WritesWhatItReads) {
    SafetensorsWriter writer;
    const MatrixOf<float> f = MatrixOf<float>::Random(3, 5);
    const Matrix d = Matrix::Random(2, 7);
    writer.setMetadata("format", "pt");
    writer.setMetadata("sözlük", "a\"b\\c\nğüşıöçİ");
    writer.add("z", f);
    writer.add("a", f);
    writer.add("double", d);
    writer.add("vector", {3}, std::span<const float>(f.data(), 3));
    const auto bytes = writer.serialise();
    ASSERT_TRUE(bytes.ok());
    EXPECT_EQ(bytes.value(), writer.serialise().value());
    const auto back = Safetensors::parse(bytes.value());
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back->metadata().at("sözlük"), "a\"b\\c\nğüşıöçİ");
    EXPECT_EQ(back->matrixFloat("z").value(), f);
    EXPECT_EQ(back->matrix("double").value(), d);
    EXPECT_EQ(back->find("vector")->shape, std::vector<std::uint64_t>{3});
    EXPECT_EQ(back->find("double")->begin, 0U); // float64 first: aligned

    SafetensorsWriter other; // the same content in another order
    other.add("vector", {3}, std::span<const float>(f.data(), 3));
    other.add("double", d);
    other.add("a", f);
    other.add("z", f);
    other.setMetadata("sözlük", "a\"b\\c\nğüşıöçİ");
    other.setMetadata("format", "pt");
    EXPECT_EQ(other.serialise().value(), bytes.value());
}

TEST(Safetensors, WriterRefuses) {
    const std::vector<float> one{1}, bad{1, std::numeric_limits<float>::quiet_NaN()};
    const auto error = [](auto fill) {
        SafetensorsWriter w;
        fill(w);
        return w.serialise().error().error;
    };
    EXPECT_EQ(error([&](auto& w) { w.add("a", {1}, one), w.add("a", {1}, one); }), E::DuplicateName);
    EXPECT_EQ(error([&](auto& w) { w.add("a", {2}, bad); }), E::NotFinite);
    EXPECT_EQ(error([&](auto& w) { w.add("a", {2}, one); }), E::SizeMismatch);
    EXPECT_EQ(error([&](auto& w) { w.add("\xff", {1}, one); }), E::NotUtf8);
    EXPECT_EQ(error([&](auto& w) { w.setMetadata("a", "\xc0"); }), E::NotUtf8);
}

// A plain twin of the fuzzer: always the same 8,000 damaged copies, every one either read or refused.
TEST(Safetensors, DamagedCopiesNeverCrash) {
    const std::string good = contents(dataFile("tiny_gpt_nanogpt.safetensors"));
    const auto headerEnd = static_cast<std::size_t>(8 + (good.size() - 8 - 29 * 4) / 2);
    Random generator(57);
    const auto random = [&] { return generator.u32(); };
    const std::string interesting = "\"{}[]:,0-9e\\\0\x7f\xff ";
    int read = 0, refused = 0;
    for (int round = 0; round < 8'000; ++round) {
        std::string bytes = good;
        for (unsigned n = 1 + random() % 3; n > 0; --n) {
            const std::size_t at = random() % std::min(headerEnd, bytes.size());
            switch (random() % 4) {
            case 0: bytes[at] = static_cast<char>(random()); break;
            case 1: bytes[at] = interesting[random() % interesting.size()]; break;
            case 2: bytes.erase(at, 1 + random() % 9); break;
            default: bytes.insert(at, bytes.substr(random() % bytes.size(), 1 + random() % 40)); break;
            }
        }
        (firstProblem(Safetensors::parse(bytes)) ? refused : read)++;
    }
    EXPECT_EQ(read + refused, 8'000);
    EXPECT_GT(refused, 4'000);
}

TEST(Safetensors, EveryCutIsRefused) {
    const std::string good = contents(dataFile("tiny_gpt_nanogpt.safetensors"));
    for (std::size_t n = 0; n < good.size(); n += n < 3000 ? 1 : 37)
        EXPECT_TRUE(firstProblem(Safetensors::parse(std::string_view(good).substr(0, n))).has_value()) << n;
}
