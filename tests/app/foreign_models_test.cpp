// Models of other programs through the door of the command line; tests/ui/document/foreign_files_test.cpp
// takes the same files through the window's.

#include "program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::json;

const QString kData = QStringLiteral(DIKKAT_TEST_DATA "/foreign/");
using dikkat::test::Answer;
using dikkat::test::run;

Json read(const QString& name) {
    std::ifstream file((kData + name).toStdString());
    return Json::parse(file);
}

/// A folder with one model and what lies beside it.
struct Folder {
    QTemporaryDir dir;

    Folder(const QString& model, const Json& row) {
        QFile::copy(kData + model, path("model.safetensors"));
        if (row.contains("config")) put("config.json", row.at("config").dump());
        if (row.contains("text")) put("config.json", row.at("text").get<std::string>());
    }
    [[nodiscard]] QString path(const char* name) const { return dir.filePath(name); }
    void put(const char* name, const std::string& bytes) const {
        std::ofstream(path(name).toStdString(), std::ios::binary) << bytes;
    }
};

double largestDifference(const Json& got, const Json& wanted) {
    double largest = got.size() == wanted.size() ? 0.0 : 1e9;
    for (std::size_t t = 0; t < wanted.size() && largest < 1e9; ++t)
        for (std::size_t v = 0; v < wanted[t].size(); ++v)
            largest = std::max(largest, std::abs(got[t][v].get<double>() - wanted[t][v].get<double>()));
    return largest;
}

QStringList inspect(const QString& model) {
    return {"inspect", model, "--ids", "1,4,2,0,6", "--json"};
}

} // namespace

TEST(ForeignModels, LogitsOfNumPy) {
    const Json cases = read("cases.json");
    ASSERT_GT(cases.size(), 25U);
    for (const Json& row : cases) {
        const std::string name = row.at("name");
        const Folder folder(QString::fromStdString(row.at("file")), row);
        QStringList arguments = inspect(folder.path("model.safetensors"));
        if (row.contains("heads")) arguments << "--heads" << QString::number(row.at("heads").get<int>());
        if (row.contains("activation"))
            arguments << "--activation" << QString::fromStdString(row.at("activation"));
        const Answer a = run(arguments);
        ASSERT_EQ(a.status, 0) << name << a.err;
        EXPECT_LT(largestDifference(Json::parse(a.out).at("logits"), row.at("logits")), 1e-9) << name;
        // What the file leaves open and was assumed is said.
        const bool open = row.at("file").get<std::string>().starts_with("nano") &&
                          !row.contains("activation") && !row.contains("config");
        EXPECT_EQ(a.err.find("--activation") != std::string::npos, open) << name << a.err;
    }
}

TEST(ForeignModels, LogitsOfReports) {
    for (const char* name : {"c01_tied_saved_under_lm_head", "c03_attention_divided_by_layer",
                             "c04_activation_silu", "c18_metadata_null"}) {
        QStringList arguments = inspect(kData + name + "/model.safetensors");
        if (!QFile::exists(kData + name + "/config.json"))
            arguments << "--heads"
                      << "2";
        const Answer a = run(arguments);
        ASSERT_EQ(a.status, 0) << name << a.err;
        const Json expected = read(QString(name) + "/expected.json");
        EXPECT_LT(largestDifference(Json::parse(a.out).at("logits"), expected.at("logits")), 1e-8) << name;
    }
}

TEST(ForeignModels, WhatAConfigurationSaysIsNeverIgnored) {
    for (const Json& row : read("refused.json")) {
        const std::string name = row.at("name");
        const Folder folder("gpt2.safetensors", row);
        const Answer a = run(inspect(folder.path("model.safetensors")));
        EXPECT_EQ(a.status, 1) << name << a.err;
        EXPECT_TRUE(a.out.empty()) << name;
        for (const Json& part : row.at("says"))
            EXPECT_NE(a.err.find(part.get<std::string>()), std::string::npos)
                << name << ": " << part << a.err;
    }
}

TEST(ForeignModels, OtherFilesAreCalledByTheirName) {
    const std::pair<const char*, const char*> rows[] = {
        {"pointer.safetensors", "Git LFS"},
        {"ckpt.pt", "PyTorch"},
        {"page.safetensors", "web page"},
        {"model.safetensors.index.json", "model-00001-of-00002.safetensors"},
        {"book_names.safetensors", "wte.weight"},
        {"lecture_names.safetensors", "position_embedding_table.weight"}};
    for (const auto& [file, part] : rows) {
        const Answer a = run({"inspect", kData + "not_models/" + file, "--ids", "0"});
        EXPECT_EQ(a.status, 1) << file;
        EXPECT_NE(a.err.find(part), std::string::npos) << file << a.err;
        EXPECT_EQ(a.err.find("bytes would mean"), std::string::npos) << a.err;
    }
}

TEST(ForeignModels, ExportedTheyComputeTheSame) {
    for (const Json& row : read("cases.json")) {
        const std::string name = row.at("name");
        if (name != "activation quick_gelu" && name != "neither scaled nor left" && name != "epsilon 0.2")
            continue;
        const Folder folder("gpt2.safetensors", row);
        const Answer made =
            run({"export", folder.path("model.safetensors"), "--huggingface", folder.path("hf"), "--pytorch",
                 folder.path("torch"), "--model", folder.path("own.dikkat")});
        ASSERT_EQ(made.status, 0) << made.err;
        for (const char* file : {"hf/model.safetensors", "torch/model.safetensors", "own.dikkat"}) {
            const Answer a = run(inspect(folder.path(file)));
            ASSERT_EQ(a.status, 0) << name << file << a.err;
            EXPECT_LT(largestDifference(Json::parse(a.out).at("logits"), row.at("logits")), 1e-9)
                << name << file;
        }
        // Without the program's own metadata, from what config.json says alone.
        std::ifstream config(folder.path("hf/config.json").toStdString());
        Json again = row;
        again["config"] = Json::parse(config);
        const Folder stranger("gpt2.safetensors", again);
        const Answer a = run(inspect(stranger.path("model.safetensors")));
        ASSERT_EQ(a.status, 0) << name << a.err;
        EXPECT_LT(largestDifference(Json::parse(a.out).at("logits"), row.at("logits")), 1e-9) << name;
    }
}

TEST(ForeignModels, CharactersOfNanoGptComeFromBesideOrFromAnOption) {
    const Folder folder("nano.safetensors", Json::object());
    const QStringList base{
        "inspect", folder.path("model.safetensors"), "--heads", "2", "--activation", "gelu", "--json"};
    EXPECT_EQ(run(base + QStringList{"--text", "badge"}).status, 1); // tokens are numbers
    folder.put("letters.json", R"({"itos": ["a", "b", "c", "d", "e", "f", "g"]})");
    const Answer given = run(base + QStringList{"--text", "badge", "--symbols", folder.path("letters.json")});
    ASSERT_EQ(given.status, 0) << given.err;
    EXPECT_EQ(Json::parse(given.out).at("ids"), Json({1, 0, 3, 6, 4}));
    folder.put("meta.json",
               R"({"vocab_size": 7, "stoi": {"g": 0, "a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}})");
    const Answer beside = run(base + QStringList{"--text", "badge"});
    ASSERT_EQ(beside.status, 0) << beside.err;
    EXPECT_EQ(Json::parse(beside.out).at("ids"), Json({2, 1, 4, 0, 5}));
    folder.put("meta.json", R"({"itos": {"0": "a", "2": "b"}})");
    const Answer broken = run(base + QStringList{"--text", "a"});
    EXPECT_EQ(broken.status, 1);
    EXPECT_NE(broken.err.find("meta.json"), std::string::npos) << broken.err;
}

TEST(ForeignModels, HeadsAreAskedForByTheOptionsName) {
    const Answer a = run(inspect(kData + "nano.safetensors"));
    EXPECT_EQ(a.status, 1);
    EXPECT_NE(a.err.find("--heads"), std::string::npos) << a.err;
    const Answer word =
        run(inspect(kData + "nano.safetensors") + QStringList{"--heads", "2", "--activation", "mish"});
    EXPECT_EQ(word.status, 2);
    EXPECT_NE(word.err.find("quick_gelu"), std::string::npos) << word.err;
}
