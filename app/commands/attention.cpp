#include "app/commands/attention.h"

#include "app/commands/attention_text.h"
#include "app/commands/console.h"
#include "core/io/attention_json.h"
#include "core/io/file_kind.h"
#include "core/io/session.h"
#include "ui/document/edit.h"
#include "ui/document/session_errors.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/file_words.h"

#include <QCoreApplication>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AttentionCommand)
};

const QString name = QStringLiteral("attention");

AttentionInput fromLesson(const LessonState& state, const LessonTrace& trace) {
    return {trace.q, trace.k, trace.v, state.visible(), state.scaled, state.heads};
}

/// Queries, keys and values of an example, a session or a JSON file; nothing, and a sentence, when there are
/// none.
std::optional<AttentionInput> inputOf(const LessonState& state, QString& why) {
    const auto trace = evaluate(state);
    if (trace) return fromLesson(state, *trace);
    why = ui::explain(trace.error());
    return std::nullopt;
}

/// A session begins with the length of its header, a small number in 8 bytes; JSON never contains a 0 byte.
bool isSession(const std::string& bytes) {
    return bytes.size() >= 8 && bytes.substr(0, 8).find('\0') != std::string::npos;
}

std::optional<AttentionInput> inputFromFile(const QString& path, QString& why) {
    const auto bytes = readInput(path, why);
    if (!bytes) return std::nullopt;
    const QString shown = path == "-" ? Words::tr("standard input") : ui::brief(path);
    const auto refuse = [&](const QString& sentence) {
        why = QStringLiteral("%1: %2").arg(shown, sentence);
        return std::nullopt;
    };
    if (isSession(*bytes)) {
        const auto session = readSession(*bytes);
        if (!session) return refuse(ui::explain(session.error()));
        return inputOf(session->lesson, why);
    }
    const FileFacts facts = recognise(*bytes, /*whole=*/true);
    if (facts.kind != FileKind::Text && facts.kind != FileKind::Json && facts.kind != FileKind::Binary)
        return refuse(ui::explain(facts));
    if (bytes->find_first_not_of(" \t\r\n") == std::string::npos)
        return refuse(Words::tr("The file is empty."));
    auto input = readAttentionJson(*bytes);
    if (!input) return refuse(ui::explain(input.error()));
    return std::move(input).value();
}

void describeOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(Words::tr(
        "Computes scaled dot-product attention and shows every step: raw scores, scaled scores, "
        "masked scores, weights, output.\n\n"
        "FILE is a session (name.dikkat) or JSON; - is standard input:\n"
        "  {\"q\": [[…]], \"k\": [[…]], \"v\": [[…]], \"causal\": true, \"scale\": true}\n"
        "Left out, causal is false and scale is true. \"mask\": [[true, …], …] says which key (column) a "
        "query (row) may see; \"heads\": 2 splits the columns over two heads.\n\n"
        "--json writes {\"raw\", \"scaled\", \"masked\", \"weights\", \"output\"} as rows of numbers in full "
        "precision, −∞ as null. With several heads it writes {\"heads\": [one such group for each head], "
        "\"output\": the heads side by side}."));
    parser.addPositionalArgument(Words::tr("FILE"), Words::tr("session or JSON file"), Words::tr("FILE"));
    parser.addOption({"example",
                      Words::tr("Instead of a file: the chapter’s worked example, or its exercise, where "
                                "the third query is [2, 0, 0, 0]."),
                      "chapter|exercise"});
    parser.addOption({"json", Words::tr("Write JSON.")});
    parser.addOption({"mask", Words::tr("Causal mask, whatever the file says.")});
    parser.addOption({"no-mask", Words::tr("No mask, whatever the file says.")});
    parser.addOption({"scale", Words::tr("Divide by the root of the head’s width, whatever the file says.")});
    parser.addOption({"no-scale", Words::tr("Do not divide, whatever the file says.")});
}

} // namespace

QString attentionSummary() {
    return Words::tr("the five matrices of attention, for a session, a JSON file or the chapter’s example");
}

int runAttention(const QStringList& arguments) {
    QCommandLineParser parser;
    describeOptions(parser);
    if (const auto status = parseArguments(parser, name, arguments)) return *status;
    const QStringList files = parser.positionalArguments();
    const bool example = parser.isSet("example");
    if (example ? !files.isEmpty() : files.size() != 1)
        return wrongUsage(name, Words::tr("Give one file, or --example chapter."));
    if (parser.isSet("mask") && parser.isSet("no-mask"))
        return wrongUsage(name, Words::tr("Give either --mask or --no-mask."));
    if (parser.isSet("scale") && parser.isSet("no-scale"))
        return wrongUsage(name, Words::tr("Give either --scale or --no-scale."));

    QString why;
    std::optional<AttentionInput> input;
    if (example) {
        const QString which = parser.value("example");
        if (which != "chapter" && which != "exercise")
            return wrongUsage(
                name, Words::tr("The examples are chapter and exercise, not “%1”.").arg(ui::brief(which)));
        LessonState state = chapterExample();
        if (which == "exercise") state.q.row(2) << 2, 0, 0, 0;
        input = inputOf(state, why);
    } else {
        input = inputFromFile(files.first(), why);
    }
    if (!input) return fail(name, why);

    if (parser.isSet("mask")) input->visible = causalMask(input->q.rows(), input->k.rows());
    if (parser.isSet("no-mask")) input->visible = fullMask(input->q.rows(), input->k.rows());
    if (parser.isSet("scale")) input->scaled = true;
    if (parser.isSet("no-scale")) input->scaled = false;

    const auto trace =
        attendMultiHead(input->q, input->k, input->v, input->visible, input->heads, input->scaled);
    if (!trace) return fail(name, ui::explain(trace.error()));
    const bool written = parser.isSet("json") ? print(attentionJson(*trace)) : print(attentionTables(*trace));
    return written ? Success
                   : fail(name, Words::tr("The result could not be written: what it was to go to takes no "
                                          "more (a full disk, a closed pipe)."));
}

} // namespace dikkat::app
