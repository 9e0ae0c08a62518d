#include "app/commands/inspection.h"

#include "app/commands/model_input.h"
#include "core/inference/sampling.h"
#include "core/io/config_json.h"
#include "core/model/model.h"
#include "ui/i18n/token_words.h"

#include <QCoreApplication>
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

json scoresJson(const HeadReport& r, bool ablated) {
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
        out["induction_offset"] = r.scores.inductionOffset;
    }
    out["loss_without"] = ablated ? json(r.lossWithout) : json();
    return out;
}

json tokenTexts(const StoredModel& model, const std::vector<TokenId>& tokens) {
    json list = json::array();
    for (const TokenId token : tokens) list.push_back(tokenText(model, token));
    return list;
}

QString fixed(double x, int decimals = 4) {
    return QString::number(x, 'f', decimals);
}

/// A token in a table: line ends, spaces and what cannot be seen at all are visible.
QString cell(const StoredModel& model, TokenId token) {
    return ui::tokenWords(model.vocabulary, token);
}

} // namespace

Inspection inspectModel(const StoredModel& model, std::vector<TokenId> tokens, std::vector<TokenId> source) {
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
    return i;
}

std::string inspectionJson(const StoredModel& model, const Inspection& i) {
    json scores = json::array();
    for (const HeadReport& r : i.heads) scores.push_back(scoresJson(r, !i.loss.empty()));
    json out{{"tokens", tokenTexts(model, i.tokens)},
             {"ids", i.tokens},
             {"config", json::parse(configToJson(model.parameters.config()))},
             {"parameters", model.parameters.size()},
             {"logits", rowsJson(i.logits)},
             {"loss", i.loss},
             {"mean_loss", i.loss.empty() ? json() : json(i.meanLoss)},
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
        text += QString("%1  %2").arg(t, 4).arg(cell(model, i.tokens[static_cast<std::size_t>(t)]), -8);
        for (std::size_t k = 0; k < shown; ++k)
            text += QString("  %1 %2").arg(cell(model, order[k]), fixed(p[order[k]]));
        text += "\n";
    }
    if (!i.loss.empty()) text += "\n" + Words::tr("Mean loss: %1").arg(fixed(i.meanLoss)) + "\n";
    if (i.heads.empty()) return text;
    text += "\n" +
            Words::tr("Heads: entropy; share of attention to the previous, the first and the same token; "
                      "induction; mean loss without the head") +
            "\n";
    for (const HeadReport& r : i.heads) {
        text += QString("%1 %2.%3  %4")
                    .arg(placeWord(r.place), -8)
                    .arg(r.layer)
                    .arg(r.head)
                    .arg(fixed(r.scores.entropy));
        if (r.place != HeadPlace::Cross)
            text += QString("  %1  %2  %3  %4")
                        .arg(fixed(r.scores.previous), fixed(r.scores.first), fixed(r.scores.self),
                             r.scores.induction ? fixed(*r.scores.induction) : QStringLiteral("  –   "));
        if (!i.loss.empty()) text += "  " + fixed(r.lossWithout);
        text += "\n";
    }
    return text;
}

} // namespace dikkat::app
