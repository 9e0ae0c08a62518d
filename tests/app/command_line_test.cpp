#include "core/io/session.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace dikkat {
namespace {

using Json = nlohmann::json;

struct Answer {
    int status = -1;
    std::string out, err;
};

/// Runs the program without a display and in English; `home` replaces the person's own folder.
Answer run(const QStringList& arguments, const std::string& input = {}, const QString& home = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("DISPLAY");
    environment.remove("WAYLAND_DISPLAY");
    environment.remove("QT_QPA_PLATFORM");
    environment.insert("LC_ALL", "C.UTF-8");
    if (!home.isEmpty()) {
        environment.insert("HOME", home);
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.remove(name);
    }
    process.setProcessEnvironment(environment);
    process.start(DIKKAT_PROGRAM, arguments);
    process.write(QByteArray::fromStdString(input));
    process.closeWriteChannel();
    EXPECT_TRUE(process.waitForFinished(300000)) << arguments.join(' ').toStdString();
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit);
    return {process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
}

void expectRows(const Json& rows, const Json& tensor, double tolerance, const std::string& what) {
    const auto columns = tensor.at("shape").at(1).get<std::size_t>();
    ASSERT_EQ(rows.size(), tensor.at("shape").at(0).get<std::size_t>()) << what;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        ASSERT_EQ(rows[i].size(), columns) << what;
        for (std::size_t j = 0; j < columns; ++j) {
            const Json& expected = tensor.at("data").at(i * columns + j);
            ASSERT_EQ(rows[i][j].is_null(), expected.is_null()) << what << " " << i << "," << j;
            if (expected.is_null()) continue;
            EXPECT_NEAR(rows[i][j].get<double>(), expected.get<double>(), tolerance) << what;
        }
    }
}

/// The chapter's tables, with and without mask and scaling, against another implementation.
TEST(AttentionCommand, GivesTheReferenceNumbers) {
    std::ifstream file(DIKKAT_TEST_DATA "/worked_example.json");
    const Json reference = Json::parse(file);
    const struct {
        const char* example;
        const char* key;
    } examples[] = {{"chapter", "toy"}, {"exercise", "exercise_query3_is_2000"}};
    const struct {
        const char* variant;
        QStringList options;
    } variants[] = {{"scaled_causal", {}},
                    {"scaled_unmasked", {"--no-mask"}},
                    {"unscaled_causal", {"--no-scale"}},
                    {"unscaled_unmasked", {"--no-scale", "--no-mask"}}};
    const std::pair<const char*, const char*> parts[] = {{"raw", "scores_raw"},
                                                         {"scaled", "scores_scaled"},
                                                         {"masked", "scores_masked"},
                                                         {"weights", "weights"},
                                                         {"output", "output"}};
    for (const auto& [example, key] : examples)
        for (const auto& [variant, options] : variants) {
            const Answer r = run(QStringList{"attention", "--example", example, "--json"} + options);
            ASSERT_EQ(r.status, 0) << r.err;
            EXPECT_TRUE(r.err.empty()) << r.err;
            const Json result = Json::parse(r.out);
            for (const auto& [ours, theirs] : parts)
                expectRows(result.at(ours), reference.at(key).at("variants").at(variant).at(theirs), 1e-15,
                           std::string(example) + " " + variant + " " + ours);
        }
}

TEST(AttentionCommand, PrintsTheChaptersTable) {
    const Answer r = run({"attention", "--example", "chapter"});
    EXPECT_EQ(r.status, 0);
    EXPECT_NE(r.out.find("  q₃  0.2119  0.2119  0.5761\n"), std::string::npos) << r.out;
    EXPECT_NE(r.out.find("  q₂  0.0000  1.0000      −∞\n"), std::string::npos) << r.out;
    EXPECT_NE(r.out.find("  q₃  0.7881  0.7881\n"), std::string::npos) << r.out;
}

TEST(AttentionCommand, ReadsASessionAFileAndStandardInput) {
    QTemporaryDir folder;
    LessonState state = chapterExample();
    state.q.row(2) << 2, 0, 0, 0;
    const QString session = folder.filePath("ğüş İı öç.dikkat"), json = folder.filePath("a b.json");
    const std::string text = R"({"q": [[2,0,0,0],[0,2,0,0],[2,0,0,0]], "k": [[1,0,0,0],[0,1,0,0],[1,1,0,0]],
                                 "v": [[1,0],[0,1],[1,1]], "causal": true})";
    const auto put = [](const QString& path, const std::string& bytes) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(bytes));
    };
    put(session, writeSession({state, {}}).value());
    put(json, text);
    const std::string expected = run({"attention", "--example", "exercise", "--json"}).out;
    EXPECT_EQ(run({"attention", "--json", session}).out, expected);
    EXPECT_EQ(run({"attention", json, "--json"}).out, expected);
    EXPECT_EQ(run({"attention", "-", "--json"}, text).out, expected);
}

TEST(AttentionCommand, SeveralHeadsHaveOneGroupEach) {
    const std::string text = R"({"q": [[1, 2, 3, 4]], "k": [[1, 0, 0, 1]], "v": [[5, 6]], "heads": 2})";
    const Json result = Json::parse(run({"attention", "-", "--json"}, text).out);
    ASSERT_EQ(result.at("heads").size(), 2u);
    EXPECT_EQ(result.at("heads")[0].at("raw"), Json::parse("[[1]]"));
    EXPECT_EQ(result.at("heads")[1].at("raw"), Json::parse("[[4]]"));
    EXPECT_EQ(result.at("output"), Json::parse("[[5, 6]]"));
}

TEST(AttentionCommand, ExtremeNumbersStayNumbers) {
    const std::string text = R"({"q": [[1e150], [-1e150]], "k": [[1e150], [1e-300]], "v": [[1], [-0.0]]})";
    const Json result = Json::parse(run({"attention", "-", "--json"}, text).out);
    EXPECT_EQ(result.at("weights"), Json::parse("[[1, 0], [0, 1]]"));
    const Answer overflow = run({"attention", "-"}, R"({"q": [[1e200]], "k": [[1e200]], "v": [[1]]})");
    EXPECT_EQ(overflow.status, 1);
    EXPECT_NE(overflow.err.find("infinite"), std::string::npos) << overflow.err;
}

/// Status, and exactly one line that says something, on standard error; nothing on standard output.
void expectRefused(const QStringList& arguments, int status, const std::string& says,
                   const std::string& input = {}) {
    const Answer r = run(arguments, input);
    const std::string call = arguments.join(' ').toStdString();
    EXPECT_EQ(r.status, status) << call;
    EXPECT_TRUE(r.out.empty()) << call << "\n" << r.out;
    EXPECT_EQ(std::count(r.err.begin(), r.err.end(), '\n'), 1) << call << "\n" << r.err;
    EXPECT_TRUE(r.err.starts_with("dikkat")) << r.err;
    EXPECT_NE(r.err.find(says), std::string::npos) << call << "\n" << r.err;
}

TEST(CommandLine, RefusesInOneLine) {
    expectRefused({"attenton"}, 2, "“attenton”");
    expectRefused({"--verison"}, 2, "“--verison”");
    expectRefused({"--lang", "de", "--version"}, 2, "“de”");
    expectRefused({"attention"}, 2, "one file");
    expectRefused({"attention", "a", "b"}, 2, "one file");
    expectRefused({"attention", "--example", "lesson"}, 2, "“lesson”");
    expectRefused({"attention", "--example"}, 2, "example");
    expectRefused({"attention", "--colour", "x"}, 2, "colour");
    expectRefused({"attention", "--example", "chapter", "--mask", "--no-mask"}, 2, "--no-mask");
    expectRefused({"attention", "there is no such.json"}, 1, "there is no such.json");
    expectRefused({"attention", "."}, 1, "folder");
    expectRefused({"attention", "-"}, 1, "empty", "");
    expectRefused({"attention", "-"}, 1, "line 1, column 1", "q=1");
    expectRefused({"attention", "-"}, 1, "same number of columns", R"({"q":[[1]],"k":[[1,2]],"v":[[1]]})");
    expectRefused({"attention", "-"}, 1, "same number of rows", R"({"q":[[1]],"k":[[1]],"v":[[1],[2]]})");
    expectRefused({"attention", "-"}, 1, "query 1", R"({"q":[[1]],"k":[[1]],"v":[[1]],"mask":[[false]]})");
    expectRefused({"attention", "-"}, 1, "heads: 2", R"({"q":[[1]],"k":[[1]],"v":[[1]],"heads":2})");
}

TEST(CommandLine, MalformedFilesGetOneSentenceEach) {
    std::set<std::string> sentences;
    for (const char* name :
         {"duplicate_name", "empty_file", "huge_header_length", "nan_data", "non_json_header",
          "offset_out_of_range", "overlapping_offsets", "shape_offset_mismatch", "shape_overflow",
          "trailing_bytes", "truncated_header", "wrong_dtype"}) {
        const QString path = QStringLiteral(DIKKAT_TEST_DATA "/safetensors/bad_%1.safetensors").arg(name);
        const Answer r = run({"attention", path});
        EXPECT_EQ(r.status, 1) << name;
        EXPECT_EQ(std::count(r.err.begin(), r.err.end(), '\n'), 1) << r.err;
        const auto at = r.err.find(".safetensors: ");
        ASSERT_NE(at, std::string::npos) << r.err;
        EXPECT_TRUE(sentences.insert(r.err.substr(at)).second) << "said twice: " << r.err;
    }
}

TEST(CommandLine, HelpVersionAndSignature) {
    const Answer help = run({"--help"});
    EXPECT_EQ(help.status, 0);
    EXPECT_NE(help.out.find("attention"), std::string::npos);
    const Answer version = run({"--version"});
    EXPECT_TRUE(version.out.starts_with("Dikkat ")) << version.out;
    const Answer own = run({"attention", "--help"});
    EXPECT_EQ(own.status, 0);
    EXPECT_NE(own.out.find("dikkat attention [options] FILE"), std::string::npos) << own.out;
    EXPECT_NE(own.out.find("--no-mask"), std::string::npos);
    // A change of this number means that computed results have changed.
    EXPECT_EQ(run({"--bench"}).out, "17952651082740012709\n");
}

#ifdef DIKKAT_HAS_UI
/// Width and height of a PNG file, from its header; (0, 0) when it is none.
std::pair<int, int> pngSize(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {0, 0};
    const QByteArray head = file.read(24);
    if (head.size() < 24 || !head.startsWith("\x89PNG")) return {0, 0};
    const auto number = [&](qsizetype at) {
        int value = 0;
        for (qsizetype i = at; i < at + 4; ++i) value = value * 256 + static_cast<unsigned char>(head[i]);
        return value;
    };
    return {number(16), number(20)};
}

TEST(TourCommand, DrawsEveryStateWithoutADisplayAndLeavesTheSettingsAlone) {
    QTemporaryDir home, folder;
    const QString out = folder.filePath("new folder/ğ");
    const Answer r = run({"tour", out, "--size", "1024x700"}, {}, home.path());
    ASSERT_EQ(r.status, 0) << r.err;
    const QStringList files = QDir(out).entryList({"*.png"}, QDir::Files);
    for (const char* name : {"page02-qkv-start", "page02-qkv-step4-weights", "page02-qkv-predict-answers",
                             "page02-qkv-16x16-4-heads", "page02-qkv-1x1", "window-guide-code",
                             "window-history", "window-problem", "dialog-about", "dialog-unsaved", "menu-1"})
        EXPECT_TRUE(files.contains(QString(name) + ".png")) << name;
    for (const QString& file : files) {
        const auto [width, height] = pngSize(out + "/" + file);
        EXPECT_GT(width, 40) << file.toStdString();
        if (file.startsWith("page") || file.startsWith("window")) {
            EXPECT_EQ(std::pair(width, height), std::pair(1024, 700)) << file.toStdString();
        }
        EXPECT_NE(r.out.find(file.toStdString()), std::string::npos)
            << "not announced: " << file.toStdString();
    }
    EXPECT_FALSE(QDir(home.path()).exists(".config/dikkat"));
    EXPECT_FALSE(QDir(home.path()).exists(".local/share/dikkat"));
}

TEST(TourCommand, DrawsOnlyThePagesAskedFor) {
    QTemporaryDir folder;
    const Answer r = run({"tour", folder.path(), "--page", "12,2", "--page", "3", "--presentation"});
    ASSERT_EQ(r.status, 0) << r.err;
    std::map<QString, int> pictures;
    for (const QString& file : QDir(folder.path()).entryList({"*.png"}, QDir::Files))
        ++pictures[file.left(6)];
    ASSERT_EQ(pictures.size(), 3U);
    for (const char* page : {"page02", "page03", "page12"}) EXPECT_GT(pictures[page], 0) << page;
    // The window of a page comes without dialogs and menus.
    QTemporaryDir window;
    ASSERT_EQ(run({"tour", window.path(), "--page", "2", "--size", "1024x700", "--scale", "2"}).status, 0);
    const QStringList all = QDir(window.path()).entryList({"*.png"}, QDir::Files);
    EXPECT_TRUE(all.contains("page02-qkv-start.png"));
    EXPECT_EQ(all.filter(QRegularExpression("^page02-")).size(), all.size());
    EXPECT_EQ(pngSize(window.filePath("page02-qkv-start.png")), std::pair(2048, 1400));
}

TEST(TourCommand, RefusesInOneLine) {
    QTemporaryDir folder;
    QFile file(folder.filePath("file"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    expectRefused({"tour"}, 2, "one folder");
    expectRefused({"tour", folder.path(), "--theme", "pink"}, 2, "“pink”");
    expectRefused({"tour", folder.path(), "--size", "big"}, 2, "“big”");
    expectRefused({"tour", folder.path(), "--scale", "0"}, 2, "“0”");
    expectRefused({"tour", folder.path(), "--page", "four"}, 2, "“four”");
    expectRefused({"tour", folder.path(), "--page", ""}, 2, "--page");
    expectRefused({"tour", folder.path(), "--page", "2,99"}, 2, "no page 99");
    EXPECT_TRUE(QDir(folder.path()).entryList({"*.png"}).isEmpty());
    expectRefused({"tour", folder.filePath("file/below")}, 1, "could not be created");
}

TEST(CommandLine, WithoutADisplayTheWindowSaysSo) {
    expectRefused({}, 1, "no display");
    expectRefused({"some.dikkat"}, 1, "no display");
}
#endif

} // namespace
} // namespace dikkat
