#include "program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <cmath>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <numeric>
#include <regex>
#include <set>

namespace {

using Json = nlohmann::json;
using dikkat::test::Answer;
using dikkat::test::run;

/// Failed as it should: the status, one line on standard error that begins with the command, nothing on
/// output.
void expectComplaint(const QStringList& arguments, int status, const std::string& part = {}) {
    const Answer a = run(arguments);
    const std::string what = arguments.join(' ').toStdString();
    EXPECT_EQ(a.status, status) << what << "\n" << a.err;
    EXPECT_EQ(std::count(a.err.begin(), a.err.end(), '\n'), 1) << what << "\n" << a.err;
    EXPECT_EQ(a.err.rfind("dikkat " + arguments[0].toStdString() + ": ", 0), 0U) << a.err;
    EXPECT_NE(a.err.find(part), std::string::npos) << what << "\n" << a.err;
    EXPECT_TRUE(a.out.empty()) << a.out;
}

std::string contents(const QString& path) {
    std::ifstream file(path.toStdString(), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class ModelCommands : public testing::Test {
protected:
    /// One model for all tests: the lesson's ABC run takes less than a second.
    static void SetUpTestSuite() {
        s_folder = new QTemporaryDir;
        const Answer a = run(
            {"train", "--preset", "abc", "--out", path("abc.dikkat"), "--log", path("abc.csv"), "--json"});
        ASSERT_EQ(a.status, 0) << a.err;
        s_report = Json::parse(a.out);
    }
    static void TearDownTestSuite() { delete s_folder; }
    static QString path(const char* name) { return s_folder->filePath(name); }

    static QTemporaryDir* s_folder;
    static Json s_report;
};
QTemporaryDir* ModelCommands::s_folder = nullptr;
Json ModelCommands::s_report;

TEST_F(ModelCommands, TrainReportsAndLogsTheWholeCurve) {
    EXPECT_EQ(s_report.at("steps"), 400);
    EXPECT_EQ(s_report.at("parameters"), 3491);
    EXPECT_NEAR(s_report.at("train_loss").get<double>(), 0.000147, 1e-5);
    std::ifstream log(path("abc.csv").toStdString());
    std::string line;
    std::getline(log, line);
    EXPECT_EQ(line, "step,train_loss,validation_loss,learning_rate,gradient_norm");
    int rows = 0;
    while (std::getline(log, line)) {
        EXPECT_EQ(std::count(line.begin(), line.end(), ','), 4);
        EXPECT_EQ(line.rfind(std::to_string(rows) + ",", 0), 0U) << line;
        if (rows == 0) {
            EXPECT_EQ(line.rfind("0,1.2013", 0), 0U) << line;
        }
        ++rows;
    }
    EXPECT_EQ(rows, 400);
}

TEST_F(ModelCommands, GenerateWritesTheLessonsSymbols) {
    const Answer a = run({"generate", path("abc.dikkat"), "--prompt", "A", "--tokens", "20", "--greedy"});
    EXPECT_EQ(a.status, 0) << a.err;
    EXPECT_EQ(a.out, "ABCABCABCABCABCABCABC\n");
    EXPECT_EQ(run({"generate", path("abc.dikkat"), "--prompt", "ABCAA", "--tokens", "10", "--greedy"}).out,
              "ABCAABCABCABCAB\n");
}

TEST_F(ModelCommands, GenerateShowsEveryIntermediate) {
    const Answer a = run({"generate", path("abc.dikkat"), "--prompt", "AB", "--tokens", "5", "--top-k", "2",
                          "--temperature", "4", "--seed", "3", "--force", "1=B", "--json"});
    ASSERT_EQ(a.status, 0) << a.err;
    const Json r = Json::parse(a.out);
    EXPECT_EQ(r.at("prompt_ids"), Json({0, 1}));
    ASSERT_EQ(r.at("steps").size(), 5U);
    EXPECT_TRUE(r.at("steps")[1].at("forced").get<bool>());
    EXPECT_EQ(r.at("ids")[1], 1);
    for (const Json& step : r.at("steps")) {
        double sum = 0.0, filteredSum = 0.0;
        int out = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            sum += step.at("probabilities")[i].get<double>();
            filteredSum += step.at("filtered_probabilities")[i].get<double>();
            out += step.at("filtered")[i].is_null();
            EXPECT_NEAR(step.at("logits")[i].get<double>() / 4, step.at("scaled")[i].get<double>(), 1e-12);
        }
        EXPECT_NEAR(sum, 1.0, 1e-12);
        EXPECT_NEAR(filteredSum, 1.0, 1e-12);
        EXPECT_EQ(out, 1);
        EXPECT_EQ(step.at("kept"), 2);
        if (!step.at("forced").get<bool>()) {
            const auto token = step.at("token").get<std::size_t>();
            EXPECT_GT(step.at("cumulative")[token].get<double>(), step.at("draw").get<double>());
        }
    }
    const auto again =
        Json::parse(run({"generate", path("abc.dikkat"), "--prompt", "AB", "--tokens", "5", "--top-k", "2",
                         "--temperature", "4", "--seed", "3", "--force", "1=B", "--no-cache", "--json"})
                        .out);
    EXPECT_EQ(again.at("ids"), r.at("ids"));
}

TEST_F(ModelCommands, NumbersTakeBothDecimalMarks) {
    const QStringList base{"generate", path("abc.dikkat"), "--prompt", "A", "--json", "--temperature"};
    const Json a = Json::parse(run(base + QStringList{"2.5"}).out);
    const Json b = Json::parse(run(base + QStringList{"2,5"}).out);
    EXPECT_EQ(a.at("steps")[0].at("scaled"), b.at("steps")[0].at("scaled"));
}

TEST_F(ModelCommands, ResumeGivesTheCurveOfARunThatNeverStopped) {
    const QStringList base{"train", "--preset", "turkish-names", "--threads", "1"};
    ASSERT_EQ(
        run(base + QStringList{"--steps", "9", "--out", path("a.dikkat"), "--log", path("a.csv")}).status, 0);
    ASSERT_EQ(
        run(base + QStringList{"--steps", "4", "--out", path("b.dikkat"), "--log", path("b4.csv")}).status,
        0);
    ASSERT_EQ(run({"train", "--resume", path("b.dikkat"), "--steps", "9", "--log", path("b.csv")}).status, 0);
    EXPECT_EQ(contents(path("a.csv")), contents(path("b.csv")));
    EXPECT_EQ(contents(path("a.dikkat")), contents(path("b.dikkat")));
    // Nothing left to do is no mistake.
    EXPECT_EQ(run({"train", "--resume", "--out", path("b.dikkat"), "--steps", "9"}).status, 0);
}

TEST_F(ModelCommands, InspectGivesTheReferenceLogits) {
    std::ifstream file(DIKKAT_TEST_DATA "/safetensors/manifest.json");
    const Json manifest = Json::parse(file);
    for (const Json& entry : manifest.at("valid"))
        for (const auto& [key, activation] :
             {std::pair("logits_gelu_tanh", "gelu_tanh"), std::pair("logits_gelu_exact", "gelu")}) {
            const QString model = DIKKAT_TEST_DATA "/safetensors/" +
                                  QString::fromStdString(entry.at("file").get<std::string>());
            const Answer a = run({"inspect", model, "--heads", "2", "--activation", activation, "--ids",
                                  "2,1,0,2,0,1", "--json"});
            ASSERT_EQ(a.status, 0) << a.err;
            const Json r = Json::parse(a.out);
            ASSERT_EQ(r.at("logits").size(), 6U);
            for (std::size_t t = 0; t < 6; ++t)
                for (std::size_t v = 0; v < 5; ++v)
                    EXPECT_NEAR(r.at("logits")[t][v].get<double>(),
                                entry.at(key).at("data")[t * 5 + v].get<double>(), 1e-12);
            ASSERT_EQ(r.at("weights").size(), 2U);
            ASSERT_EQ(r.at("weights")[0].size(), 2U);
            for (std::size_t i = 0; i < 6; ++i) {
                double sum = 0.0;
                for (std::size_t j = 0; j < 6; ++j) {
                    const double w = r.at("weights")[1][1][i][j].get<double>();
                    if (j > i) {
                        EXPECT_EQ(w, 0.0);
                    }
                    sum += w;
                }
                EXPECT_NEAR(sum, 1.0, 1e-14);
            }
            ASSERT_EQ(r.at("head_scores").size(), 4U);
            for (const Json& head : r.at("head_scores")) {
                EXPECT_GE(head.at("entropy").get<double>(), 0.0);
                EXPECT_TRUE(head.at("loss_without").is_number());
            }
        }
}

TEST_F(ModelCommands, InspectReadsItsOwnModels) {
    const Answer a = run({"inspect", path("abc.dikkat"), "--text", "ABCA", "--json"});
    ASSERT_EQ(a.status, 0) << a.err;
    const Json r = Json::parse(a.out);
    EXPECT_EQ(r.at("tokens"), Json({"A", "B", "C", "A"}));
    EXPECT_LT(r.at("mean_loss").get<double>(), 0.01);
    EXPECT_EQ(r.at("held_out").at("origin"), "held_out"); // the file tells its run
    EXPECT_EQ(r.at("sees_answer"), false);
    const Json head = r.at("head_scores").at(0);
    EXPECT_NE(head.at("verdict"), "induction"); // layer 1 has nothing below it
    EXPECT_GT(head.at("delta").at("sequences").get<int>(), 1);
    EXPECT_TRUE(head.at("delta").contains("measurable"));
    EXPECT_EQ(run({"inspect", path("abc.dikkat"), "--ids", "0"}).status, 0);
}

TEST_F(ModelCommands, InspectsTableSpeaksOneLanguageAndSaysWhereItsTextsAreFrom) {
    const std::string turkish = run({"inspect", path("abc.dikkat"), "--text", "ABCA", "--lang", "tr"}).out;
    EXPECT_FALSE(std::regex_search(turkish, std::regex("[0-9]\\.[0-9]"))) << turkish;
    EXPECT_TRUE(std::regex_search(turkish, std::regex("[0-9],[0-9]{4}")));
    const std::string english = run({"inspect", path("abc.dikkat"), "--text", "ABCA", "--lang", "en"}).out;
    EXPECT_NE(english.find("has not learned from, mean loss"), std::string::npos) << english;

    // The same weights without their run: what the name promises was not held out by anybody.
    ASSERT_EQ(run({"export", path("abc.dikkat"), "--pytorch", path("named")}).status, 0);
    ASSERT_TRUE(QFile::rename(path("named/model.safetensors"), path("named/abc.safetensors")));
    const std::string named = run({"inspect", path("named/abc.safetensors"), "--text", "ABCA"}).out;
    EXPECT_EQ(named.find("has not learned from, mean loss"), std::string::npos) << named;
}

TEST_F(ModelCommands, ExportWritesAProject) {
    const Answer a = run({"export", path("abc.dikkat"), "--pytorch", path("project")});
    ASSERT_EQ(a.status, 0) << a.err;
    for (const char* file : {"project/model.py", "project/model.safetensors", "project/README.md"})
        EXPECT_TRUE(QFileInfo(path(file)).size() > 0) << file;
    // What was exported can be opened again.
    const auto r =
        Json::parse(run({"inspect", path("project/model.safetensors"), "--text", "AB", "--json"}).out);
    const auto own = Json::parse(run({"inspect", path("abc.dikkat"), "--text", "AB", "--json"}).out);
    EXPECT_EQ(r.at("logits"), own.at("logits"));
}

TEST_F(ModelCommands, ClaimsAllAgree) {
    const Answer a = run({"claims", "--json"}, 280000);
    EXPECT_EQ(a.status, 0) << a.err;
    const Json r = Json::parse(a.out);
    EXPECT_EQ(r.at("summary").at("claims"), 115);
    EXPECT_EQ(r.at("summary").at("disagrees"), 0);
    std::set<std::string> loose;
    for (const Json& c : r.at("claims")) {
        EXPECT_FALSE(c.at("statement").at("tr").get<std::string>().empty());
        EXPECT_FALSE(c.at("statement").at("en").get<std::string>().empty());
        if (c.at("verdict") == "loose") {
            loose.insert(c.at("id"));
            EXPECT_FALSE(c.at("note").at("tr").get<std::string>().empty());
        }
    }
    EXPECT_EQ(loose,
              (std::set<std::string>{"000-halved", "000-weaker-vanish", "004-last-two", "004-same-work"}));
}

TEST_F(ModelCommands, PresetsCanBeReadBackAsConfig) {
    const Json list = Json::parse(run({"presets", "--json"}).out);
    ASSERT_GE(list.size(), 13U);
    for (const Json& preset : list)
        EXPECT_EQ(Json::parse(run({"presets", QString::fromStdString(preset.at("name"))}).out),
                  preset.at("run"));
    std::ofstream(path("run.json").toStdString()) << run({"presets", "abc"}).out; // as it is printed
    const Answer a = run(
        {"train", "--config", path("run.json"), "--out", path("config.dikkat"), "--log", path("config.csv")});
    ASSERT_EQ(a.status, 0) << a.err;
    EXPECT_EQ(contents(path("config.csv")), contents(path("abc.csv")));
}

TEST_F(ModelCommands, EveryCommandExplainsItself) {
    for (const char* command : {"train", "generate", "inspect", "export", "claims", "presets"}) {
        const Answer en = run({command, "--help"});
        EXPECT_EQ(en.status, 0);
        EXPECT_NE(en.out.find("--json"), std::string::npos) << command;
        EXPECT_EQ(run({command, "--lang", "tr", "--help"}).status, 0);
        expectComplaint({command, "--nonsense"}, 2);
    }
}

TEST_F(ModelCommands, WrongUsageSaysWhatToDo) {
    expectComplaint({"train"}, 2, "--out");
    expectComplaint({"train", "--out", path("x.dikkat")}, 2, "--preset");
    expectComplaint({"train", "--preset", "nothing", "--out", path("x.dikkat")}, 2, "presets");
    expectComplaint({"train", "--preset", "abc", "--steps", "many", "--out", path("x.dikkat")}, 2, "--steps");
    expectComplaint({"train", "--preset", "cpu-baby", "--out", path("x.dikkat")}, 2, "--data");
    expectComplaint({"generate"}, 2);
    expectComplaint({"generate", path("abc.dikkat")}, 2, "--prompt");
    expectComplaint({"generate", path("abc.dikkat"), "--prompt", "A", "--force", "1"}, 2, "--force");
    expectComplaint({"generate", path("abc.dikkat"), "--prompt", "A", "--temperature", "-1"}, 2,
                    "0 (greedy) or a number from 0.01 to 100");
    expectComplaint({"generate", path("abc.dikkat"), "--prompt", "A", "--top-p", "1.5"}, 2, "--top-p");
    expectComplaint({"generate", path("abc.dikkat"), "--prompt", "A", "--off", "3.3"}, 2, "--off");
    expectComplaint({"generate", path("abc.dikkat"), "--prompt", "A", "--off", "2000000000.1"}, 2, "--off");
    EXPECT_EQ(run({"inspect", path("abc.dikkat")}).status, 0); // what is inside
    expectComplaint({"export", path("abc.dikkat")}, 2, "--pytorch");
    expectComplaint({"claims", "extra"}, 2);
    expectComplaint({"presets", "extra"}, 2, "extra");
    expectComplaint({"presets", "abc", "extra"}, 2, "extra");
}

TEST_F(ModelCommands, FailuresSayWhatToDo) {
    expectComplaint({"generate", path("missing.dikkat"), "--prompt", "A"}, 1, "missing.dikkat");
    expectComplaint({"generate", path("abc.dikkat"), "--prompt", "ABX"}, 1, "X");
    expectComplaint({"inspect", path("abc.dikkat"), "--text", "ABCABCABCABC"}, 1, "12");
    expectComplaint({"inspect", path("abc.dikkat"), "--ids", "0,7"}, 1, "7");
    expectComplaint({"inspect", DIKKAT_TEST_DATA "/safetensors/tiny_gpt_nanogpt.safetensors", "--ids", "0"},
                    1, "--heads");
    expectComplaint({"inspect", DIKKAT_TEST_DATA "/safetensors/tiny_gpt_nanogpt.safetensors", "--heads", "2",
                     "--activation", "gelu", "--text", "a"},
                    1, "--ids");
    expectComplaint({"train", "--preset", "abc", "--out", "/nowhere/at/all.dikkat"}, 1, "/nowhere");
    expectComplaint({"train", "--resume", path("missing.dikkat")}, 1, "missing.dikkat");
    expectComplaint(
        {"train", "--preset", "cpu-baby", "--data", path("missing.txt"), "--out", path("x.dikkat")}, 1,
        "missing.txt");
    std::ofstream(path("short.txt").toStdString()) << "too short";
    expectComplaint({"train", "--preset", "cpu-baby", "--data", path("short.txt"), "--out", path("x.dikkat")},
                    1);
    std::ofstream(path("latin1.txt").toStdString()) << "\xfc\xf6";
    expectComplaint(
        {"train", "--preset", "cpu-baby", "--data", path("latin1.txt"), "--out", path("x.dikkat")}, 1,
        "UTF-8");
    std::ofstream(path("wrong.json").toStdString())
        << R"({"preset": "abc", "model": {"width": 15, "heads": 4}})";
    expectComplaint({"train", "--config", path("wrong.json"), "--out", path("x.dikkat")}, 1, "15");
    EXPECT_FALSE(QFileInfo::exists(path("x.dikkat")));
}

/// Each broken file gets one line, in no time.
TEST_F(ModelCommands, BrokenFilesAreRefused) {
    QStringList broken;
    for (const QFileInfo& file : QDir(DIKKAT_TEST_DATA "/safetensors").entryInfoList({"bad_*"}))
        broken << file.filePath();
    ASSERT_GE(broken.size(), 10);
    for (const QString& file : broken) expectComplaint({"inspect", file, "--ids", "0", "--heads", "2"}, 1);
    const std::string whole = contents(path("abc.dikkat"));
    for (const double share : {0.0, 0.001, 0.1, 0.5, 0.99}) {
        std::ofstream(path("cut.dikkat").toStdString(), std::ios::binary)
            << whole.substr(0, static_cast<std::size_t>(share * static_cast<double>(whole.size())));
        expectComplaint({"generate", path("cut.dikkat"), "--prompt", "A"}, 1);
        expectComplaint({"train", "--resume", path("cut.dikkat")}, 1);
    }
}

} // namespace
