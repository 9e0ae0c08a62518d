#pragma once

#include "core/base/result.h"
#include "core/io/byte_pair_files.h"
#include "core/io/file_kind.h"
#include "core/io/foreign_config.h"
#include "core/io/gpt2_names.h"
#include "core/io/named_tensors.h"
#include "core/io/read_failure.h"
#include "core/io/safetensors.h"
#include "core/model/parameters.h"
#include "core/text/vocabulary.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace dikkat {

/// What a trainer needs to go on exactly where it stopped. The trainer decides what it puts here.
struct StoredTraining {
    std::string settings = "{}"; ///< a JSON object: step, plan, data position …
    std::map<std::string, Parameters<float>>
        moments; ///< by name, for example "m" and "v"; of the model's shape
    std::map<std::string, std::vector<double>> numbers; ///< by name, for example "random" (RandomState::pack)
};

/// A model as it lies in a file.
struct StoredModel {
    Parameters<float> parameters; ///< with the configuration
    std::optional<Vocabulary> vocabulary;
    std::optional<StoredTraining> training;
    bool activationAssumed = false; ///< the file leaves it open: the usual one of its names was taken
};

enum class ModelFileError {
    Container,      ///< not a safetensors file, or a tensor of it is broken: see container
    NotAModel,      ///< something else altogether: see facts
    NoModel,        ///< a sound file without a model in it; names = the first tensors there, if there are any
    Part,           ///< one of several files that a model was cut into; found = which, expected = how many
    Metadata,       ///< metadata "dikkat.model": see read
    ForeignConfig,  ///< config.json beside the file, or metadata of another program: see foreign
    Config,         ///< the configuration breaks a rule: see config
    Vocabulary,     ///< see text
    VocabularySize, ///< more symbols (found) than the model has rows for (expected)
    BytePairs,      ///< vocab.json or merges.txt: see bytePairs
    Symbols,        ///< meta.pkl or meta.json of a character model cannot be understood; name = file
    Names,          ///< tensors in GPT-2's names that do not fit: see gpt2
    MissingTensor,  ///< name
    UnexpectedTensor, ///< name
    WrongShape,       ///< name, text = shape there
    HeadsMissing,     ///< the file does not say how many heads; found = width; see open
    ActivationOpen,   ///< the file does not say which activation, and nothing was to be assumed: see open
    NotGpt            ///< this architecture has no place in GPT-2's names
};

/// What a file leaves open that somebody who knows the model can say.
struct OpenQuestions {
    bool heads = false, activation = false;
    int width = 0;                            ///< a multiple of the number of heads
    Activation usual = Activation::GeluExact; ///< of models with these names
};

struct ModelFileProblem {
    ModelFileError error{};
    std::string name{};
    std::string text{};
    std::int64_t found = 0, expected = 0;
    SafetensorsProblem container{};
    ReadFailure read{};
    ConfigProblem config{};
    TextProblem vocabulary{};
    BytePairFileProblem bytePairs{};
    Gpt2Problem gpt2{};
    FileFacts facts{};
    ForeignConfigProblem foreign{};
    OpenQuestions open{};
    std::vector<std::string> names{};
};

/// What a file may leave open.
struct ModelFileOptions {
    std::optional<int> heads;
    std::optional<Activation>
        activation; ///< else what the file says; else GPT-2's tanh GELU, nanoGPT's exact one
    std::filesystem::path vocabJson, merges; ///< tokenizer; without merges a tokenizer.json
    std::filesystem::path symbols;           ///< meta.pkl or meta.json: the characters of a nanoGPT model
    std::filesystem::path config;            ///< config.json of another program
    bool assume = true; ///< an activation that is left open is the usual one; else it is ActivationOpen
};

/// Newest format of "dikkat.model" that this program reads and the one it writes.
inline constexpr int modelFormat = 1;

/// Puts a model into a file. Metadata "dikkat.model" becomes a JSON object
///
///     {"format": 1, "layout": "own", "config": {…}, "vocabulary": {…}, "training": {…}}
///
/// (config: core/io/config_json.h; vocabulary: kind, symbols, merges; training: the trainer's settings), the
/// weights F32 tensors under the names of parameterLayout(), the moments F32 under training.m.… , the numbers
/// F64 under training.numbers.… . Other tensors and metadata of the writer stay as they are.
void addModel(SafetensorsWriter& writer, const StoredModel& model);

/// Puts a further model, without training, into the same file, where no reader of models takes it for the
/// file's own: metadata "dikkat.model.<place>" with format, layout, config and vocabulary as above, tensors
/// <place>.<weight>.
void addModelBeside(SafetensorsWriter& writer, const std::string& place, const Parameters<float>& parameters,
                    const std::optional<Vocabulary>& vocabulary);

/// The bytes of a file with nothing but the model. Fails with NotFinite if a weight is not finite.
Result<std::string, SafetensorsProblem> writeModel(const StoredModel& model);

/// Whether there is a model in a file at all, in any names.
bool hasModel(const Safetensors& file);

/// Reads what addModel wrote, what the exported PyTorch script writes, and files with GPT-2's names of either
/// layout. For the latter the number of heads must come from somewhere: metadata, the options, or the
/// well-known sizes of GPT-2.
Result<StoredModel, ModelFileProblem> readModel(const Safetensors& file,
                                                const ModelFileOptions& options = {});

/// What is left open in the options of a file in another program's names is looked for beside it:
/// config.json, a tokenizer (bytePairFilesIn), meta.pkl or meta.json.
ModelFileOptions withNeighbours(ModelFileOptions options, const Safetensors& file,
                                const std::filesystem::path& path);

/// A safetensors file; when it is none, the problem says what it is.
Result<Safetensors, ModelFileProblem> openContainer(const std::filesystem::path& path);

/// readModel from a file, with its neighbours.
Result<StoredModel, ModelFileProblem> openModel(const std::filesystem::path& file,
                                                ModelFileOptions options = {});

/// Reads what addModelBeside wrote; nothing where there is none.
Result<std::optional<StoredModel>, ModelFileProblem> readModelBeside(const Safetensors& file,
                                                                     const std::string& place);

/// A model in GPT-2's names, to be read elsewhere. A head bias goes along as lm_head.bias.
Result<std::string, ModelFileProblem> writeGpt2(const StoredModel& model, Gpt2Layout layout);

/// config.json for a folder that Hugging Face's library opens.
std::string huggingFaceConfig(const ModelConfig& config);

/// What other programs will compute differently from a file in GPT-2's names.
enum class Gpt2Note {
    Activation,  ///< nanoGPT always uses the exact GELU
    NormEpsilon, ///< nanoGPT always adds 1e-5
    ScoreScale,  ///< nanoGPT always divides scores by √D alone
    HeadBias     ///< neither knows a bias of the head
};
std::vector<Gpt2Note> gpt2Notes(const ModelConfig& config, Gpt2Layout layout);

/// Weights by name.
NamedTensors namedTensors(const Parameters<float>& parameters);

/// Fills all weights; every one must be there with its shape, and nothing else.
std::optional<ModelFileProblem> fillParameters(Parameters<float>& parameters, const NamedTensors& tensors);

} // namespace dikkat
