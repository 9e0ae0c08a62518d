#include "app/commands/inspection.h"

#include "app/commands/model_input.h"
#include "core/analysis/head_effects.h"
#include "core/inference/sampling.h"
#include "core/io/config_json.h"
#include "core/io/model_data.h"
#include "core/io/training_file.h"
#include "core/model/model.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/profile_words.h"
#include "ui/i18n/token_words.h"
#include "ui/widgets/head_rows.h"

#include <QCoreApplication>
#include <QFile>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InspectCommand)
};

using nlohmann::json;

json rowsJson(const Matrix& m) {
    json rows = json::array();
    for (Index i = 0; i < m.rows(); ++i) {
        json row = json::array();
        for (Index j = 0; j < m.cols(); ++j) row.push_back(std::isfinite(m(i, j)) ? json(m(i, j)) : json());
        rows.push_back(std::move(row));
    }
    return rows;
}

template <class Pick>
json weightsJson(const std::vector<BlockTrace>& blocks, Pick pick) {
    json layers = json::array();
    for (const BlockTrace& block : blocks) {
        json heads = json::array();
        if (const auto& attention = block.*pick)
            for (const HeadTrace& head : attention->inner.heads) heads.push_back(rowsJson(head.weights));
        layers.push_back(std::move(heads));
    }
    return layers;
}

const char* placeWord(HeadPlace place) {
    switch (place) {
    case HeadPlace::Self: return "self";
    case HeadPlace::EncoderSelf: return "encoder";
    case HeadPlace::Cross: return "cross";
    }
    return "";
}

const char* kindWord(HeadKind kind) {
    switch (kind) {
    case HeadKind::Unknown: return "unknown";
    case HeadKind::Induction: return "induction";
    case HeadKind::PartlyInduction: return "partly_induction";
    case HeadKind::SameToken: return "same_token";
    case HeadKind::Back: return "back";
    case HeadKind::Ahead: return "ahead";
    case HeadKind::Itself: return "itself";
    case HeadKind::First: return "first";
    case HeadKind::Uniform: return "uniform";
    case HeadKind::Positional: return "positional";
    case HeadKind::None: return "none";
    }
    return "";
}

const char* doubtWord(HeadDoubt doubt) {
    switch (doubt) {
    case HeadDoubt::None: return "";
    case HeadDoubt::ShortContext: return "short_context";
    case HeadDoubt::SmallAlphabet: return "small_alphabet";
    case HeadDoubt::NotFinite: return "not_finite";
    }
    return "";
}

json measuredJson(const Measured& m) {
    return {{"value", m.value}, {"standard_error", m.error}, {"sequences", m.sequences}};
}

/// What is the same for every text.
void addProfile(json& out, const HeadProfile& p) {
    out["verdict"] = kindWord(p.kind);
    if (p.kind == HeadKind::Back || p.kind == HeadKind::Ahead) out["distance"] = std::abs(p.distance);
    if (p.kind == HeadKind::Unknown) {
        out["doubt"] = doubtWord(p.doubt);
        return;
    }
    json measured{{"fixed", p.fixed}, {"even", p.even}};
    if (p.place != HeadPlace::Cross) {
        measured["induction"] = p.induction ? measuredJson(*p.induction) : json();
        measured["same_token"] = p.same ? measuredJson(*p.same) : json();
        measured["self"] = measuredJson(p.self);
        measured["first"] = measuredJson(p.first);
        measured["diagonal"] = measuredJson(p.along);
        measured["diagonal"]["back"] = p.distance;
    }
    out["measured"] = std::move(measured);
}

json heldOutJson(const Inspection& i) {
    if (!i.heldOutLoss) return {};
    json out = measuredJson(*i.heldOutLoss);
    switch (i.origin) {
    case DataOrigin::HeldOut: out["origin"] = "held_out"; break;
    case DataOrigin::SameKind: out["origin"] = "same_kind"; break;
    case DataOrigin::SameText: out["origin"] = "same_text"; break;
    }
    return out;
}

json scoresJson(const HeadReport& r, const Inspection& i) {
    json out{{"layer", r.layer},
             {"head", r.head},
             {"number", r.number},
             {"place", placeWord(r.place)},
             {"entropy", r.scores.entropy}};
    if (r.place != HeadPlace::Cross) {
        out["previous"] = r.scores.previous;
        out["first"] = r.scores.first;
        out["self"] = r.scores.self;
        out["induction"] = r.scores.induction ? json(*r.scores.induction) : json();
    }
    const auto profile = std::ranges::find(i.profiles.heads, r.number, &HeadProfile::number);
    if (profile != i.profiles.heads.end()) addProfile(out, *profile);
    out["loss_without"] = i.loss.empty() ? json() : json(r.lossWithout);
    if (const auto n = static_cast<std::size_t>(r.number); n < i.growth.size()) {
        out["delta"] = measuredJson(i.growth[n]);
        out["delta"]["measurable"] = isMeasurable(i.growth[n]);
    } else {
        out["delta"] = json();
    }
    return out;
}

/// The run a model's file tells of, as JSON, and the learner's text if it is still there unchanged.
std::pair<std::string, std::string> runOf(const StoredModel& model) {
    if (!model.training) return {};
    const auto run = restoreRun(model);
    if (!run) return {};
    const auto config = runFromJson(run->data);
    std::string text;
    if (config && config->data.kind == DataSource::Kind::Text) {
        QFile file(QString::fromStdString(config->dataFile));
        if (file.open(QIODevice::ReadOnly)) text = file.readAll().toStdString();
        if (textHash(text) != config->dataHash) text.clear();
    }
    return {run->data, text};
}

void measureHeldOut(const StoredModel& model, const std::string& name, Inspection& i) {
    const int heads = headCount(model.parameters.config());
    const LabModel lab{name, {std::shared_ptr<void>(), &model.parameters}, model.vocabulary, 0};
    const auto [run, text] = runOf(model);
    const auto data = dataFor(lab, run, text);
    if (!data) return;
    HeldOutLoss loss(model.parameters, data->data.validation);
    i.origin = data->origin;
    i.heldOutLoss = loss.loss();
    std::vector<std::uint8_t> on(static_cast<std::size_t>(heads), std::uint8_t{1});
    for (std::uint8_t& head : on) {
        head = 0;
        i.growth.push_back(loss.growth(on));
        head = 1;
    }
}

json tokenTexts(const StoredModel& model, const std::vector<TokenId>& tokens) {
    json list = json::array();
    for (const TokenId token : tokens) list.push_back(tokenText(model, token));
    return list;
}

/// Without a mask every position reads the token it is to predict.
bool seesAnswer(const ModelConfig& config) {
    return config.kind != ModelKind::WindowMlp && !config.causal;
}

QString fixed(double x, int decimals = 4) {
    return ui::number(x, decimals, true);
}

/// What a head is worth; where the error covers zero the words say so, not digits that mean nothing.
QString worth(const Measured& growth) {
    return isMeasurable(growth) ? ui::measuredText(growth, 4, true) : Words::tr("no measurable effect");
}

/// A token in a table: line ends, spaces and what cannot be seen at all are visible.
QString cell(const StoredModel& model, TokenId token) {
    return ui::tokenWords(model.vocabulary, token);
}

} // namespace

Inspection inspectModel(const StoredModel& model, const std::string& name, std::vector<TokenId> tokens,
                        std::vector<TokenId> source) {
    Inspection i;
    i.tokens = std::move(tokens);
    i.source = std::move(source);
    const Parameters<double> exact = model.parameters.cast<double>();
    const ModelConfig& config = exact.config();
    std::span<const TokenId> read(i.tokens);
    if (config.kind == ModelKind::WindowMlp) // it looks at its window only
        read = read.last(std::min(read.size(), static_cast<std::size_t>(config.context)));
    i.trace = traceForward<double>(exact, read, i.source);
    i.logits = i.trace.logits;
    if (config.kind == ModelKind::WindowMlp) {
        i.logits.resize(static_cast<Index>(i.tokens.size()), config.vocabulary);
        for (std::size_t n = 1; n <= i.tokens.size(); ++n) {
            const auto prefix = std::span<const TokenId>(i.tokens).first(n);
            i.logits.row(static_cast<Index>(n) - 1) =
                traceForward<double>(exact,
                                     prefix.last(std::min(n, static_cast<std::size_t>(config.context))))
                    .logits.row(0);
        }
    }
    for (std::size_t t = 0; t + 1 < i.tokens.size(); ++t) {
        const Row z = i.logits.row(static_cast<Index>(t));
        const double top = z.maxCoeff();
        i.loss.push_back(std::log((z.array() - top).exp().sum()) - (z[i.tokens[t + 1]] - top));
    }
    if (!i.loss.empty())
        i.meanLoss = std::accumulate(i.loss.begin(), i.loss.end(), 0.0) / static_cast<double>(i.loss.size());
    i.heads = scoreHeads(i.trace, config.heads);
    if (!i.loss.empty() && !i.heads.empty()) ablateHeads(exact, i.tokens, i.heads, i.source);
    i.profiles = profileHeads(exact, model.vocabulary);
    if (!i.heads.empty()) measureHeldOut(model, name, i);
    return i;
}

std::string inspectionJson(const StoredModel& model, const Inspection& i) {
    json scores = json::array();
    for (const HeadReport& r : i.heads) scores.push_back(scoresJson(r, i));
    json out{{"tokens", tokenTexts(model, i.tokens)},
             {"ids", i.tokens},
             {"config", json::parse(configToJson(model.parameters.config()))},
             {"parameters", model.parameters.size()},
             {"logits", rowsJson(i.logits)},
             {"loss", i.loss},
             {"mean_loss", i.loss.empty() ? json() : json(i.meanLoss)},
             {"held_out", heldOutJson(i)},
             {"sees_answer", seesAnswer(model.parameters.config())},
             {"probes", {{"sequences", i.profiles.sequences}, {"length", i.profiles.length}}},
             {"weights", weightsJson(i.trace.blocks, &BlockTrace::attention)},
             {"head_scores", std::move(scores)}};
    if (!i.source.empty()) {
        out["source"] = tokenTexts(model, i.source);
        out["source_ids"] = i.source;
        out["encoder_weights"] = weightsJson(i.trace.encoder, &BlockTrace::attention);
        out["cross_weights"] = weightsJson(i.trace.blocks, &BlockTrace::cross);
    }
    return out.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

QString heldOutWords(DataOrigin origin) {
    switch (origin) {
    case DataOrigin::HeldOut: return Words::tr("Held out: %1 texts the model has not learned from");
    case DataOrigin::SameKind:
        return Words::tr("Held out: %1 newly made texts of the kind the model has learned");
    case DataOrigin::SameText: break;
    }
    return Words::tr("Held out: %1 texts of the built-in data the model is named after, which it may have "
                     "learned");
}

QString heldOutText(const Inspection& i) {
    if (!i.heldOutLoss)
        return Words::tr("Held out: not known, the file does not tell the data the model has learned from.");
    return heldOutWords(i.origin).arg(i.heldOutLoss->sequences) +
           Words::tr(", mean loss %1; a Δloss within its ± of 0 is no measurable effect.")
               .arg(ui::measuredText(*i.heldOutLoss, 4));
}

/// One row per head; the columns are as wide as their widest entry.
QString headTable(const Inspection& i) {
    QList<QStringList> rows{{Words::tr("Head"), Words::tr("Entropy"), Words::tr("Previous"),
                             Words::tr("First"), Words::tr("Itself"), Words::tr("Induction"),
                             Words::tr("Δloss here"), Words::tr("Δloss held out"),
                             Words::tr("What it does")}};
    for (const HeadReport& r : i.heads) {
        const bool cross = r.place == HeadPlace::Cross;
        const auto share = [cross](double v) { return cross ? QStringLiteral("–") : fixed(v); };
        const auto n = static_cast<std::size_t>(r.number);
        const auto p = std::ranges::find(i.profiles.heads, r.number, &HeadProfile::number);
        QString kind;
        if (p != i.profiles.heads.end()) {
            kind = ui::kindName(*p);
            if (const auto deciding = ui::decidingShare(*p))
                kind += QStringLiteral(" (%1)").arg(ui::measuredText(*deciding, 2));
        }
        rows << QStringList{ui::headName(r.place, r.layer, r.head),
                            fixed(r.scores.entropy),
                            share(r.scores.previous),
                            share(r.scores.first),
                            share(r.scores.self),
                            r.scores.induction && !cross ? fixed(*r.scores.induction) : QStringLiteral("–"),
                            i.loss.empty() ? QStringLiteral("–")
                                           : ui::signedNumber(r.lossWithout - i.meanLoss, 4),
                            n < i.growth.size() ? worth(i.growth[n]) : QStringLiteral("–"),
                            kind};
    }
    QString text;
    for (const QStringList& row : rows) {
        for (qsizetype c = 0; c < row.size(); ++c) {
            qsizetype width = 0;
            for (const QStringList& other : rows) width = std::max(width, other[c].size());
            const bool last = c + 1 == row.size();
            text += last ? row[c] : c == 0 ? row[c].leftJustified(width) : row[c].rightJustified(width);
            text += last ? QStringLiteral("\n") : QStringLiteral("  ");
        }
    }
    return text;
}

QString inspectionText(const StoredModel& model, const Inspection& i) {
    QString text = Words::tr("Parameters: %1").arg(model.parameters.size()) + "\n\n";
    text += Words::tr("Position, token, the three most probable next tokens") + "\n";
    for (Index t = 0; t < i.logits.rows(); ++t) {
        const Row p = softmaxRow(i.logits.row(t));
        std::vector<TokenId> order(static_cast<std::size_t>(p.size()));
        std::iota(order.begin(), order.end(), TokenId{0});
        const auto shown = std::min<std::size_t>(3, order.size());
        std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(shown),
                                  [&](TokenId a, TokenId b) { return p[a] > p[b]; });
        text += QString("%1  %2").arg(t + 1, 4).arg(cell(model, i.tokens[static_cast<std::size_t>(t)]), -8);
        for (std::size_t k = 0; k < shown; ++k)
            text += QString("  %1 %2").arg(cell(model, order[k]), fixed(p[order[k]]));
        text += "\n";
    }
    if (!i.loss.empty()) text += "\n" + Words::tr("Mean loss: %1").arg(fixed(i.meanLoss)) + "\n";
    if (!i.loss.empty() && seesAnswer(model.parameters.config()))
        text += Words::tr("The model has no mask: it sees the token it is to predict, so its losses say "
                          "little.") +
                "\n";
    if (i.heads.empty()) return text;
    text +=
        "\n" +
        Words::tr("Heads on this text (entropy; share of attention to the previous, the first and the same "
                  "token and to the token after an earlier occurrence; what switching the head off adds to "
                  "the loss), and what each head does whatever the text:") +
        "\n" + headTable(i);
    if (i.profiles.sequences > 0)
        text += "\n" +
                Words::tr("What a head does is measured on %1 sequences of %2 random tokens each, of which a "
                          "stretch comes twice; ± is two standard errors.")
                    .arg(i.profiles.sequences)
                    .arg(i.profiles.length) +
                "\n";
    return text + heldOutText(i) + u'\n';
}

} // namespace dikkat::app
