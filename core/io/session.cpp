#include "core/io/session.h"

#include "core/io/json_reader.h"

#include <algorithm>
#include <array>
#include <bit>

namespace dikkat {

namespace {

using json::Json;

constexpr const char* metadataKey = "dikkat";

constexpr std::pair<const char*, InputMode> modeWords[] = {{"direct", InputMode::Direct},
                                                           {"computed", InputMode::Computed}};
constexpr std::pair<const char*, Positions> positionWords[] = {
    {"none", Positions::None}, {"sinusoidal", Positions::Sinusoidal}, {"learned", Positions::Learned}};
constexpr std::pair<const char*, MaskKind> maskWords[] = {
    {"none", MaskKind::None}, {"causal", MaskKind::Causal}, {"custom", MaskKind::Custom}};
constexpr std::pair<const char*, LessonStep> stepWords[] = {{"raw", LessonStep::Raw},
                                                            {"scaled", LessonStep::Scaled},
                                                            {"masked", LessonStep::Masked},
                                                            {"weights", LessonStep::Weights},
                                                            {"output", LessonStep::Output}};
constexpr std::pair<const char*, Comparison> comparisonWords[] = {{"off", Comparison::Off},
                                                                  {"causal_mask", Comparison::CausalMask},
                                                                  {"scaling", Comparison::Scaling},
                                                                  {"positions", Comparison::Positions},
                                                                  {"before_edit", Comparison::BeforeEdit},
                                                                  {"chapter", Comparison::Chapter}};

struct TensorName {
    InputMatrix which;
    const char* name;
};
constexpr std::array tensorNames{
    TensorName{InputMatrix::X, "lesson.x"}, TensorName{InputMatrix::Wq, "lesson.wq"},
    TensorName{InputMatrix::Wk, "lesson.wk"}, TensorName{InputMatrix::Wv, "lesson.wv"},
    TensorName{InputMatrix::PositionTable, "lesson.position_table"}};

bool sameBits(const Matrix& a, const Matrix& b) {
    return a.rows() == b.rows() && a.cols() == b.cols() &&
           std::equal(a.data(), a.data() + a.size(), b.data(), [](double x, double y) {
               return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
           });
}

Json lessonJson(const LessonState& s) {
    return {{"mode", json::wordOf(s.mode, modeWords)},
            {"q", json::rows(s.q)},
            {"k", json::rows(s.k)},
            {"v", json::rows(s.v)},
            {"positions", json::wordOf(s.positions, positionWords)},
            {"mask", json::wordOf(s.mask, maskWords)},
            {"custom_mask", json::rows(s.customMask)},
            {"scaled", s.scaled},
            {"heads", s.heads}};
}

Json viewJson(const ViewState& v) {
    return {{"step", json::wordOf(v.step, stepWords)},
            {"all_at_once", v.allAtOnce},
            {"decimals", v.decimals},
            {"head", v.head},
            {"predict", v.predict},
            {"comparison", json::wordOf(v.comparison, comparisonWords)}};
}

ReadFailure broken(SafetensorsProblem problem) {
    ReadFailure failure{ReadError::Container};
    failure.container = std::move(problem);
    return failure;
}

ReadFailure broken(const LessonFailure& rule) {
    ReadFailure failure{ReadError::Lesson};
    failure.lesson = rule;
    return failure;
}

std::optional<ReadFailure> readLesson(const Json& object, LessonState& s) {
    json::ObjectReader reader(object, "lesson");
    reader.read("mode", s.mode, modeWords);
    reader.read("q", s.q);
    reader.read("k", s.k);
    reader.read("v", s.v);
    reader.read("positions", s.positions, positionWords);
    reader.read("mask", s.mask, maskWords);
    reader.read("custom_mask", s.customMask);
    reader.read("scaled", s.scaled);
    reader.read("heads", s.heads, 1, static_cast<int>(limits::maxSize));
    return reader.failure();
}

std::optional<ReadFailure> readView(const Json& object, ViewState& v) {
    json::ObjectReader reader(object, "view");
    reader.read("step", v.step, stepWords);
    reader.read("all_at_once", v.allAtOnce);
    reader.read("decimals", v.decimals, 0, limits::maxDecimals);
    reader.read("head", v.head, 0, static_cast<int>(limits::maxSize) - 1);
    reader.read("comparison", v.comparison, comparisonWords);
    reader.read("predict", v.predict);
    return reader.failure();
}

/// Objects by name, as texts. What is not an object is left out: a page that finds nothing begins anew.
std::map<std::string, std::string> readPages(const Json& header, const char* key) {
    std::map<std::string, std::string> out;
    const auto at = header.find(key);
    if (at == header.end() || !at->is_object()) return out;
    for (const auto& [name, state] : at->items())
        if (state.is_object()) out[name] = state.dump();
    return out;
}

Json pagesJson(const std::map<std::string, std::string>& pages) {
    Json out = Json::object();
    for (const auto& [name, text] : pages) {
        Json state = Json::parse(text, nullptr, false);
        if (state.is_object()) out[name] = std::move(state);
    }
    return out;
}

std::optional<LessonFailure> evaluateFailure(const LessonState& state) {
    const auto trace = evaluate(state);
    if (trace) return std::nullopt;
    return trace.error();
}

/// Both input modes must be sound: the learner can switch to the other one at any time.
std::optional<LessonFailure> firstBrokenRule(const LessonState& state) {
    if (auto failure = evaluateFailure(state)) return failure;
    LessonState other = state;
    other.mask = MaskKind::None;
    other.heads = 1;
    for (InputMode mode : {InputMode::Direct, InputMode::Computed}) {
        other.mode = mode;
        other.positions = Positions::Learned;
        if (auto failure = evaluateFailure(other)) return failure;
    }
    const Index n = state.customMask.rows();
    if (n < limits::minSize || n > limits::maxSize || state.customMask.cols() != n)
        return LessonFailure{LessonError::Shape, InputMatrix::Q, -1, -1, state.customMask.cols(), n};
    return std::nullopt;
}

} // namespace

Result<std::string, ReadFailure> writeSession(const Session& session,
                                              const std::map<std::string, std::string>& notes) {
    SafetensorsWriter writer;
    for (const auto& [key, value] : notes) writer.setMetadata(key, value);
    Json header{
        {"format", sessionFormat}, {"lesson", lessonJson(session.lesson)}, {"view", viewJson(session.view)}};
    if (!session.pages.empty()) header["pages"] = pagesJson(session.pages);
    if (!session.pageViews.empty()) header["page_views"] = pagesJson(session.pageViews);
    writer.setMetadata(metadataKey, header.dump());
    const LessonState chapter = chapterExample();
    for (const auto& [which, name] : tensorNames) {
        const Matrix& m = session.lesson.matrix(which);
        if (m.size() > 0 && !sameBits(m, chapter.matrix(which))) writer.add(name, m);
    }
    addLab(writer, session.lab);
    auto bytes = writer.serialiseText();
    if (!bytes) return broken(bytes.error());
    return std::move(bytes).value();
}

Result<Session, ReadFailure> readSession(std::string_view bytes) {
    const auto file = Safetensors::parse(bytes);
    if (!file) return broken(file.error());
    return readSession(*file);
}

Result<Session, ReadFailure> readSession(const Safetensors& opened) {
    const Safetensors* const file = &opened;
    const auto entry = file->metadata().find(metadataKey);
    if (entry == file->metadata().end()) return ReadFailure{ReadError::NotASession};
    const auto header = json::parse(entry->second);
    if (!header) return header.error();

    json::ObjectReader top(*header, {});
    int format = 0;
    top.read("format", format, 1, 1'000'000);
    if (!top.failure() && format > sessionFormat) {
        ReadFailure failure{ReadError::NewerFormat};
        failure.found = format;
        failure.expected = sessionFormat;
        return failure;
    }
    const Json* lesson = top.need("lesson");
    const Json* view = top.need("view");
    if (top.failure()) return *top.failure();

    Session session{chapterExample(), {}};
    if (auto failure = readLesson(*lesson, session.lesson)) return *failure;
    if (auto failure = readView(*view, session.view)) return *failure;
    for (const auto& [which, name] : tensorNames) {
        if (!file->find(name)) continue;
        auto matrix = file->matrix(name);
        if (!matrix) return broken(matrix.error());
        session.lesson.matrix(which) = std::move(matrix).value();
    }
    if (auto rule = firstBrokenRule(session.lesson)) return broken(*rule);
    if (session.view.head >= session.lesson.heads) session.view.head = 0;
    session.pages = readPages(*header, "pages");
    session.pageViews = readPages(*header, "page_views");
    auto lab = readLab(*file);
    if (!lab) {
        ReadFailure failure{ReadError::Model};
        failure.model = std::make_shared<const ModelFileProblem>(lab.error());
        return failure;
    }
    session.lab = std::move(lab).value();
    return session;
}

} // namespace dikkat
