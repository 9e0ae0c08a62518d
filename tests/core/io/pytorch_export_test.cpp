#include "core/io/pytorch_export.h"

#include "model_samples.h"
#include "python_with_torch.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace dikkat;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// The exported project in a folder of its own, which goes when the test ends.
class Project {
public:
    Project(const StoredModel& model, const std::string& name)
        : m_folder(fs::path(testing::TempDir()) / ("dikkat-" + name)) {
        fs::create_directories(m_folder);
        const auto project = exportPyTorch(model);
        write("model.py", project->script);
        write("model.safetensors", project->weights);
    }
    ~Project() { fs::remove_all(m_folder); }
    Project(const Project&) = delete;
    Project& operator=(const Project&) = delete;

    void write(const std::string& name, const std::string& bytes) const {
        std::ofstream(m_folder / name, std::ios::binary) << bytes;
    }
    [[nodiscard]] std::string read(const std::string& name) const {
        std::ifstream in(m_folder / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    /// What the script prints; empty if it fails.
    [[nodiscard]] std::string run(const std::string& arguments,
                                  const std::string& script = "model.py") const {
        const auto answer = test::runTorch(m_folder, script + " " + arguments);
        EXPECT_TRUE(answer) << test::torchComplaint(m_folder);
        return answer.value_or(std::string());
    }
    [[nodiscard]] fs::path path(const std::string& name) const { return m_folder / name; }

private:
    fs::path m_folder;
};

std::string joined(const std::vector<TokenId>& ids) {
    std::string out;
    for (const TokenId id : ids) {
        if (!out.empty()) out += ',';
        out += static_cast<char>('0' + id);
    }
    return out;
}

} // namespace

// One process for all models, since starting torch takes seconds; the command line has its own test below.
TEST(PyTorchExport, LogitsAgreeForEveryModel) {
    const auto all = samples::all();
    const Project project(all.front().model, "logits");
    std::string driver = "import importlib.util, json, torch\n"
                         "spec = importlib.util.spec_from_file_location('exported', 'model.py')\n"
                         "exported = importlib.util.module_from_spec(spec)\n"
                         "spec.loader.exec_module(exported)\n"
                         "def logits(path, *ids):\n"
                         "    model, _, _ = exported.load(path)\n"
                         "    with torch.no_grad():\n"
                         "        return model.eval()(*(torch.tensor([i]) for i in ids))[0].tolist()\n"
                         "print(json.dumps([\n";
    for (std::size_t i = 0; i < all.size(); ++i) {
        const samples::Sample& s = all[i];
        const std::string file = "model" + std::string(1, static_cast<char>('0' + i)) + ".safetensors";
        project.write(file, exportPyTorch(s.model)->weights);
        std::vector<TokenId> tokens = s.tokens;
        const auto& config = s.model.parameters.config();
        if (config.kind == ModelKind::WindowMlp)
            tokens.insert(tokens.begin(), config.context - s.tokens.size(), -1);
        driver += "    logits('" + file + "', ";
        if (!s.source.empty()) driver += json(s.source).dump() + ", ";
        driver += json(tokens).dump() + "),\n";
    }
    project.write("driver.py", driver + "]))\n");
    const std::string printed = project.run("", "driver.py");
    ASSERT_FALSE(printed.empty());
    const json results = json::parse(printed);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Matrix ours = samples::logitsOf(all[i]);
        Matrix theirs = Matrix::Zero(ours.rows(), ours.cols());
        ASSERT_EQ(results[i].size(), static_cast<std::size_t>(ours.rows())) << all[i].name;
        for (Index t = 0; t < ours.rows(); ++t)
            for (Index v = 0; v < ours.cols(); ++v)
                theirs(t, v) =
                    results[i][static_cast<std::size_t>(t)][static_cast<std::size_t>(v)].get<double>();
        EXPECT_LT((ours - theirs).cwiseAbs().maxCoeff(), 1e-5) << all[i].name;
    }
}

TEST(PyTorchExport, TheScriptPrintsLogits) {
    const samples::Sample s = samples::all().front();
    const Project project(s.model, "script");
    const std::string printed = project.run("--ids " + joined(s.tokens));
    ASSERT_FALSE(printed.empty());
    const json rows = json::parse(printed);
    const Matrix ours = samples::logitsOf(s);
    ASSERT_EQ(rows.size(), static_cast<std::size_t>(ours.rows()));
    EXPECT_NEAR(rows.back().back().get<double>(), ours(ours.rows() - 1, ours.cols() - 1), 1e-5);
}

TEST(PyTorchExport, TrainingGoesOnAndComesBack) {
    const samples::Sample s = samples::all()[1]; // tied, with dropout
    const Project project(s.model, "training");
    std::string text;
    for (int i = 0; i < 60; ++i) text += "abcdefg";
    project.write("data.txt", text);
    const std::string log = project.run("--train data.txt --steps 60 --batch 8 --lr 0.01 --log-every 59");
    EXPECT_NE(log.find("step 0  loss "), std::string::npos);
    const auto lossOf = [&](const char* step) {
        return std::stof(log.substr(log.find(step) + std::string(step).size()));
    };
    EXPECT_LT(lossOf("step 59  loss "), lossOf("step 0  loss "));
    const auto trained = openModel(project.path("trained.safetensors"));
    ASSERT_TRUE(trained.ok());
    EXPECT_EQ(trained->parameters.config(), s.model.parameters.config());
    EXPECT_TRUE(*trained->vocabulary == *s.model.vocabulary);
    EXPECT_FALSE(std::equal(trained->parameters.flat().begin(), trained->parameters.flat().end(),
                            s.model.parameters.flat().begin()));
    const std::string written =
        project.run("--model trained.safetensors --prompt abc --tokens 5 --temperature 0");
    EXPECT_EQ(written.size(), 9U); // three letters, five more, a line end
}

TEST(PyTorchExport, PairsTrainToo) {
    std::vector<std::string> texts{"kedi su içti", "the cat drank water"};
    const Vocabulary vocabulary = Vocabulary::words(texts).value();
    StoredModel model{
        samples::weights(originalTransformer(vocabulary.size(), 8, 2, 1, 8, 8), 3), vocabulary, {}};
    const Project project(model, "pairs");
    project.write("pairs.txt", "kedi su içti\tthe cat drank water\nkedi içti\tthe cat drank\n");
    (void)project.run("--train pairs.txt --steps 80 --batch 4 --lr 0.01");
    const std::string said =
        project.run("--model trained.safetensors --source 'kedi su içti' --temperature 0 --tokens 7");
    EXPECT_EQ(said, "the cat drank water\n");
}

TEST(PyTorchExport, TwoProcessesTrainTogether) {
    const samples::Sample s = samples::all().front();
    const Project project(s.model, "processes");
    project.write("data.txt", std::string("abcdefgfedcba") + "abcdefgfedcba" + "gfedcbaabcdefg");
    // what torchrun sets for its two processes
    const std::string common = "WORLD_SIZE=2 MASTER_ADDR=127.0.0.1 MASTER_PORT=29617 OMP_NUM_THREADS=1 ";
    const std::string arguments = " model.py --train data.txt --steps 3 --batch 4";
    const std::string command = "cd '" + project.path("").string() + "' && (RANK=1 LOCAL_RANK=1 " + common +
                                "/usr/bin/python3" + arguments +
                                " >second.txt 2>&1 &) ; RANK=0 LOCAL_RANK=0 " + common + "timeout 100 " +
                                "/usr/bin/python3" + arguments + " >out.txt 2>err.txt";
    ASSERT_EQ(std::system(command.c_str()), 0) << project.read("err.txt") << project.read("second.txt");
    EXPECT_NE(project.read("out.txt").find("(2 workers)"), std::string::npos);
    EXPECT_TRUE(openModel(project.path("trained.safetensors")).ok());
}
