#include "tests/fuzz/readers.h"

#include "core/attention/attention.h"
#include "core/inference/generate.h"
#include "core/io/attention_json.h"
#include "core/io/byte_pair_files.h"
#include "core/io/character_symbols.h"
#include "core/io/config_json.h"
#include "core/io/file_kind.h"
#include "core/io/loss_csv.h"
#include "core/io/model_file.h"
#include "core/io/pytorch_export.h"
#include "core/io/run_setup.h"
#include "core/io/session.h"
#include "core/training/presets.h"
#include "tests/core/io/model_samples.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace dikkat::fuzz {
namespace {

/// Steps and exports are for models that are as small as the samples; a mutated size must not make a test
/// slow.
bool small(const ModelConfig& c) {
    return countParameters(c).total < 40'000 && c.context <= 64 && c.sourceContext <= 64;
}

void writeSomething(const Parameters<float>& parameters) {
    const ModelConfig& c = parameters.config();
    GenerationPlan plan;
    plan.prompt = {0};
    if (c.kind == ModelKind::EncoderDecoder) plan.source = {0};
    plan.tokens = 2;
    (void)generate(parameters, plan);
}

void useModel(const StoredModel& model) {
    (void)writeModel(model);
    (void)exportPyTorch(model);
    (void)writeGpt2(model, Gpt2Layout::HuggingFace);
    (void)writeGpt2(model, Gpt2Layout::NanoGpt);
    (void)huggingFaceConfig(model.parameters.config());
    if (model.vocabulary) (void)model.vocabulary->encode("abc ğ");
    if (small(model.parameters.config())) writeSomething(model.parameters);
}

/// One step on data of its own: what the settings of a stored run can do to a trainer.
void goOn(StoredRun stored) {
    const ModelConfig& c = stored.state.parameters.config();
    auto described = runFromJson(stored.data);
    if (described) (void)runToJson(*described);
    const auto& plan = stored.plan;
    if (!small(c) || c.kind != ModelKind::Gpt || plan.rows > 4 || plan.accumulation > 2 || plan.length > 16 ||
        plan.evaluationRows > 64)
        return;
    auto data = std::make_shared<TrainingData>();
    for (int i = 0; i < 100; ++i) data->tokens.push_back(i * 7 % c.vocabulary);
    TrainingPlan one = plan;
    one.threads = 1;
    Trainer<float> trainer(std::move(stored.state), one, data, data);
    StepReport report;
    trainer.step(report);
}

bool readContainer(std::string_view bytes) {
    const auto file = Safetensors::parse(bytes);
    if (!file) return false;
    for (const TensorInfo& tensor : file->tensors()) {
        (void)file->doubles(tensor.name);
        (void)file->floats(tensor.name);
        (void)file->matrixFloat(tensor.name);
    }
    return true;
}

bool readSessionFile(std::string_view bytes) {
    const auto session = readSession(bytes);
    if (!session) return false;
    (void)evaluate(session->lesson);
    (void)writeSession(*session);
    if (session->lab.model && small(session->lab.model->parameters->config()))
        writeSomething(*session->lab.model->parameters);
    for (const auto& kept : session->lab.kept) (void)lossCsv(kept->curve);
    return true;
}

bool readLabFile(std::string_view bytes) {
    const auto file = Safetensors::parse(bytes);
    return file && readLab(*file).ok();
}

bool readModelFile(std::string_view bytes) {
    const auto file = Safetensors::parse(bytes);
    if (!file) return false;
    const auto model = readModel(*file);
    if (!model) return false;
    useModel(*model);
    if (auto run = restoreRun(*model)) goOn(std::move(run).value());
    return true;
}

/// A folder of this process, for readers that want files beside each other.
const std::filesystem::path& folder() {
    struct Folder {
        std::filesystem::path path;
        Folder() {
            std::string name = (std::filesystem::temp_directory_path() / "dikkat-fuzz-XXXXXX").string();
            path = mkdtemp(name.data());
        }
        ~Folder() { std::filesystem::remove_all(path); }
    };
    static const Folder made;
    return made.path;
}

void put(const char* name, std::string_view bytes) {
    std::ofstream(folder() / name, std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

StoredModel gpt2Sample() {
    ModelConfig c = samples::smallGpt();
    c.activation = Activation::GeluTanh;
    c.qkvBias = c.tied = true;
    c.headBias = false;
    return samples::sample("gpt-2", c, {}).model;
}

const std::string& gpt2File() {
    static const std::string bytes = [] {
        // As another program writes it: without our description.
        const auto written = writeGpt2(gpt2Sample(), Gpt2Layout::HuggingFace).value();
        const auto file = Safetensors::parse(written);
        SafetensorsWriter writer;
        for (const TensorInfo& t : file->tensors()) {
            const auto values = file->floats(t.name).value();
            writer.add(t.name, t.shape, std::span<const float>(values));
        }
        return writer.serialiseText().value();
    }();
    return bytes;
}

/// config.json beside a GPT-2.
bool readHints(std::string_view bytes) {
    static const bool once = (put("model.safetensors", gpt2File()), true);
    (void)once;
    put("config.json", bytes);
    const auto model = openModel(folder() / "model.safetensors");
    return model.ok();
}

bool readForeign(std::string_view bytes) {
    const auto file = Safetensors::parse(bytes);
    if (!file) return false;
    ModelFileOptions options;
    options.heads = 3;
    const auto model = readModel(*file, options);
    if (model) useModel(*model);
    return model.ok();
}

bool readRun(std::string_view bytes) {
    auto read = runFromJson(bytes);
    if (!read) return false;
    RunConfig run = std::move(read).value();
    (void)runToJson(run);
    if (run.data.examples > 200 || run.data.taskOptions.length > 12 || !small(run.config)) return true;
    if (run.data.kind == DataSource::Kind::Task) (void)prepareRun(run);
    if (run.data.kind == DataSource::Kind::Text) (void)prepareRun(run, "a text\twith two\nlines\tin it\n");
    return true;
}

bool readAttention(std::string_view bytes) {
    const auto input = readAttentionJson(bytes);
    if (!input) return false;
    if (input->q.size() + input->k.size() + input->v.size() > 20'000) return true;
    (void)attendMultiHead(input->q, input->k, input->v, input->visible, input->heads, input->scaled);
    return true;
}

bool readConfig(std::string_view bytes) {
    const auto config = configFromJson(bytes, ConfigKeys::All, {});
    if (!config) return false;
    if (validate(*config)) return true;
    (void)configToJson(*config);
    (void)parameterLayout(*config).size();
    return true;
}

bool readPlan(std::string_view bytes) {
    const auto plan = planFromJson(bytes);
    if (!plan) return false;
    (void)validate(*plan, samples::smallGpt());
    (void)planToJson(*plan);
    return true;
}

constexpr std::string_view kMerges = "#version: 0.2\na b\nab c\n";
constexpr std::string_view kVocabulary = R"({"a":0,"b":1,"c":2,"ab":3,"abc":4})";

bool readVocabulary(std::string_view bytes) {
    const auto vocabulary = parseBytePairs(bytes, kMerges);
    if (vocabulary) (void)vocabulary->encode("abcabc x");
    return vocabulary.ok();
}

bool readMerges(std::string_view bytes) {
    const auto vocabulary = parseBytePairs(kVocabulary, bytes);
    if (vocabulary) (void)vocabulary->encode("abcabc x");
    return vocabulary.ok();
}

constexpr std::string_view kTokenizer =
    R"({"version":"1.0","added_tokens":[{"id":5,"content":"<|endoftext|>","special":true,"lstrip":false}],)"
    R"("normalizer":null,"pre_tokenizer":{"type":"ByteLevel","add_prefix_space":false,"use_regex":true},)"
    R"("post_processor":{"type":"ByteLevel"},"decoder":{"type":"ByteLevel"},"model":{"type":"BPE","dropout":null,)"
    R"("vocab":{"a":0,"b":1,"c":2,"ab":3,"abc":4},"merges":["a b",["ab","c"]]}})";

bool readTokenizer(std::string_view bytes) {
    const auto vocabulary = parseTokenizerJson(bytes);
    if (vocabulary) (void)vocabulary->encode("abcabc<|endoftext|> x");
    return vocabulary.ok();
}

/// meta.pkl or meta.json beside a nanoGPT model.
bool readMeta(std::string_view bytes) {
    const auto vocabulary = parseSymbols(bytes);
    if (vocabulary) (void)vocabulary->encode("abcğ");
    return vocabulary.has_value();
}

/// As pickle.dump() writes {"vocab_size": 4, "itos": {0: "a", …}, "stoi": {"a": 0, …}}, protocol 4 or 2.
std::string pickle(bool framed) {
    using namespace std::string_literals;
    const auto text = [&](const std::string& s) {
        const auto n = static_cast<char>(s.size());
        return framed ? "\x8c"s + n + s + "\x94" : "X"s + n + "\0\0\0"s + s + "q\1"s;
    };
    const auto number = [](int n) { return "K"s + static_cast<char>(n); };
    const std::string dictionary = framed ? "}\x94(" : "}q\2(";
    const std::vector<std::string> letters = {"a", "b", "c", "ğ"};
    std::string itos, stoi;
    for (int i = 0; i < 4; ++i) {
        itos += number(i) + text(letters[static_cast<std::size_t>(i)]);
        stoi += text(letters[static_cast<std::size_t>(i)]) + number(i);
    }
    return (framed ? "\x80\x04\x95\x60\0\0\0\0\0\0\0"s : "\x80\x02"s) + dictionary + text("vocab_size") +
           number(4) + text("itos") + dictionary + itos + "u" + text("stoi") + dictionary + stoi + "uu.";
}

std::vector<std::string> metas() {
    return {pickle(true), pickle(false), R"({"vocab_size":3,"itos":["a","b","ğ"]})",
            R"({"itos":{"0":"a","1":"b"},"stoi":{"a":0,"b":1}})", R"({"stoi":{"a":0,"b":1}})"};
}

/// What a file is that holds no model.
bool recogniseFile(std::string_view bytes) {
    const FileFacts facts = recognise(bytes, true);
    (void)recognise(bytes.substr(0, bytes.size() / 2), false);
    return facts.kind != FileKind::Binary;
}

std::vector<std::string> foreignFiles() {
    return {
        "version https://git-lfs.github.com/spec/v1\noid sha256:12ab\nsize 548105171\n",
        R"({"metadata":{"total_size":3},"weight_map":{"a":"model-1.safetensors","b":"model-2.safetensors"}})",
        R"({"model_type":"gpt2","n_embd":8})",
        "<!DOCTYPE html><html>",
        "PK\3\4archive/data.pkl",
        std::string(kTokenizer),
        pickle(true)};
}

/// A text of the learner's, as characters, words and pairs.
bool readText(std::string_view bytes) {
    bool taken = false;
    for (const ModelKind kind : {ModelKind::Gpt, ModelKind::EncoderDecoder, ModelKind::WindowMlp}) {
        RunConfig run;
        run.config =
            kind == ModelKind::EncoderDecoder ? originalTransformer(0, 12, 2, 1, 8, 9) : samples::smallGpt();
        run.config.kind = kind;
        run.data.kind = DataSource::Kind::Text;
        run.plan.length = 4;
        taken |= prepareRun(run, bytes).ok();
    }
    return taken;
}

LabState sampleLab() {
    const samples::Sample s = samples::all()[0];
    auto data = std::make_shared<TrainingData>();
    for (int i = 0; i < 200; ++i) data->tokens.push_back(i * 5 % 7);
    TrainingPlan plan;
    plan.steps = 3;
    plan.rows = 2;
    plan.evaluateEvery = 2;
    plan.threads = 1;
    Trainer<float> trainer(s.model.parameters, plan, data, data, Random(5));
    trainer.run({}, {});
    RunConfig described = runFromPreset(presets().front());
    LabState lab;
    lab.run = std::make_shared<const StoredRun>(
        StoredRun{trainer.state(), plan, trainer.history().all(), runToJson(described)});
    lab.model = modelOf(lab.run, "ad ğ", s.model.vocabulary);
    lab.text = std::make_shared<const std::string>("a text");
    auto moment = std::make_shared<Moment>();
    moment->parameters = std::make_shared<const Parameters<float>>(s.model.parameters);
    lab.moments = {moment};
    auto kept = std::make_shared<KeptRun>();
    kept->settings = runToJson(described);
    kept->curve = lab.run->history;
    kept->vocabulary = 7;
    lab.kept = {kept};
    lab.second = std::make_shared<const LabModel>(LabModel{
        "second", std::make_shared<const Parameters<float>>(samples::all()[8].model.parameters), {}, 4});
    return lab;
}

std::vector<std::string> sessions() {
    Session plain{chapterExample(), {}}, full = plain;
    full.lesson.mode = InputMode::Computed;
    full.lesson.x(0, 0) += 0.5;
    full.pages["training"] = runToJson(runFromPreset(presets().front()));
    full.pageViews["heads"] = R"({"head":3,"text":"abc"})";
    full.lab = sampleLab();
    return {writeSession(plain).value(), writeSession(full).value()};
}

std::vector<std::string> labs() {
    SafetensorsWriter writer;
    addLab(writer, sampleLab());
    return {writer.serialiseText().value()};
}

std::vector<std::string> models() {
    std::vector<std::string> out;
    for (const samples::Sample& s : samples::all()) out.push_back(writeModel(s.model).value());
    const LabState lab = sampleLab();
    out.push_back(writeModel({*lab.model->parameters, lab.model->vocabulary, storeRun(*lab.run)}).value());
    out.push_back(exportPyTorch(samples::all()[0].model)->weights);
    return out;
}

std::vector<std::string> runs() {
    std::vector<std::string> out;
    for (const Preset& preset : presets()) out.push_back(runToJson(runFromPreset(preset)));
    return out;
}

std::vector<std::string> attentions() {
    return {R"({"q":[[1,0.5],[0,-2e3]],"k":[[1,2],[3,4]],"v":[[1,0,3],[0,1,2]],"causal":true,"scale":false})",
            R"({"q":[[1,0,2,3]],"k":[[1,2,0,1]],"v":[[1,2,3,4]],"mask":[[true]],"heads":2})"};
}

std::vector<std::string> configs() {
    std::vector<std::string> out;
    for (const samples::Sample& s : samples::all()) out.push_back(configToJson(s.model.parameters.config()));
    return out;
}

} // namespace

const std::vector<Reader>& readers() {
    static const std::vector<Reader> all = {
        {"container", readContainer, [] { return std::vector{gpt2File()}; }},
        {"session", readSessionFile, sessions},
        {"lab", readLabFile, labs},
        {"model", readModelFile, models},
        {"gpt2", readForeign, [] { return std::vector{gpt2File()}; }},
        {"config.json", readHints,
         [] { return std::vector{huggingFaceConfig(gpt2Sample().parameters.config())}; }},
        {"run", readRun, runs},
        {"attention", readAttention, attentions},
        {"config", readConfig, configs},
        {"plan", readPlan, [] { return std::vector{planToJson(presets().front().plan)}; }},
        {"vocab.json", readVocabulary, [] { return std::vector{std::string(kVocabulary)}; }},
        {"merges.txt", readMerges, [] { return std::vector{std::string(kMerges)}; }},
        {"tokenizer", readTokenizer, [] { return std::vector{std::string(kTokenizer)}; }},
        {"meta", readMeta, metas},
        {"foreign", recogniseFile, foreignFiles},
        {"text", readText,
         [] {
             return std::vector<std::string>{
                 "bir kedi\tbir köpek\nsarı ev\tmavi ev\nbir ev\tmavi köpek\nsarı kedi\tbir ev\n"
                 "bir kedi\tbir köpek\nsarı ev\tmavi ev\n"};
         }},
    };
    return all;
}

} // namespace dikkat::fuzz
