#include "ui/pages/heads/head_words.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/profile_words.h"
#include "ui/pages/heads/inspector.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadWords)
};

QString share(double value) {
    return number(value, 2, true);
}

QString colored(const QString& text, const QColor& color) {
    return QStringLiteral("<b style=\"color:%1\">%2</b>").arg(color.name(), text.toHtmlEscaped());
}

QString sub(const QString& letter, Index index, const QColor& color) {
    return QStringLiteral("<b style=\"color:%1\">%2<sub>%3</sub></b>")
        .arg(color.name(), letter)
        .arg(index + 1);
}

QString measuredOn(DataOrigin origin) {
    switch (origin) {
    case DataOrigin::HeldOut:
        return Words::tr("Measured on %1 texts the model has not learned from; ± is two standard errors.");
    case DataOrigin::SameKind:
        return Words::tr("Measured on %1 newly made texts of the kind it has learned; ± is two standard "
                         "errors.");
    case DataOrigin::SameText: break;
    }
    return Words::tr("Measured on %1 texts of the built-in data the model is named after, which it may have "
                     "learned; ± is two standard errors.");
}

} // namespace

HeadNote headNote(const Inspector& inspector) {
    const HeadReport* r = inspector.report(inspector.head());
    if (r == nullptr || inspector.headTrace() == nullptr) return {};
    const ModelFindings& found = inspector.findings();
    const HeadProfile* p = found.profile(r->number);
    if (p == nullptr) return {};
    HeadNote note{kindName(*p), kindSentence(*p)};
    const auto deciding = decidingShare(*p);
    if (!deciding) return note;
    note.sentence +=
        u' ' + (p->kind == HeadKind::Induction || p->kind == HeadKind::PartlyInduction ||
                        p->kind == HeadKind::SameToken
                    ? Words::tr("On %1 sequences of random tokens %2 of its attention goes there, "
                                "beyond what place and chance explain.")
                    : Words::tr("On %1 sequences of random tokens %2 of its attention goes there."))
                   .arg(deciding->sequences)
                   .arg(measuredText(*deciding, 2));
    return note;
}

QString hereNote(const Inspector& inspector) {
    const HeadReport* r = inspector.report(inspector.head());
    if (r == nullptr || r->place == HeadPlace::Cross) return {};
    const HeadScores& s = r->scores;
    QString text = Words::tr("On this text: previous token %1, first %2, itself %3")
                       .arg(share(s.previous), share(s.first), share(s.self));
    if (s.induction) text += Words::tr(", after an earlier occurrence %1").arg(share(*s.induction));
    return text + u'.';
}

QString effectNote(const Inspector& inspector) {
    const ModelFindings& found = inspector.findings();
    const HeadsEffects& e = inspector.effects();
    const int head = inspector.head();
    const auto at = static_cast<std::size_t>(std::max(0, head));
    const bool known = e.hasLoss && at < e.without.size() && !std::isnan(e.without[at]);
    const QString here = known ? signedNumber(e.without[at] - e.loss, 3) : QString();
    QStringList sentences;
    if (const Measured* growth = found.growthOf(head)) {
        const QString by = measuredText(*growth, 3, true);
        if (!isMeasurable(*growth))
            sentences << Words::tr("Switching it off has no measurable effect on the loss (%1).").arg(by);
        else if (growth->value > 0)
            sentences << Words::tr("Switching it off raises the loss (%1).").arg(by);
        else
            sentences << Words::tr("Switching it off lowers the loss (%1): the other heads do better without "
                                   "it.")
                             .arg(by);
        sentences << measuredOn(*found.origin).arg(growth->sequences);
        if (known) sentences << Words::tr("On this text alone: %1.").arg(here);
    } else if (found.looked && !found.origin && known) {
        sentences << Words::tr("The data this model has learned from are not known: on this text alone "
                               "switching it off changes the loss by %1, which says little.")
                         .arg(here);
    }
    if (const auto& model = inspector.model(); model && !model->parameters->config().causal && known)
        sentences << Words::tr("The model has no mask: it sees the token it is to predict, so its loss says "
                               "little.");
    if (!inspector.state().off.empty() && e.hasLoss)
        sentences << Words::tr("Now switched off: %1; loss on this text %2 instead of %3.")
                         .arg(inspector.state().off.size())
                         .arg(number(e.lossNow, 3, true), number(e.loss, 3, true));
    return sentences.join(u' ');
}

QString cellWords(const Inspector& inspector, int head, Index query, Index key) {
    const HeadRow* row = rowOf(inspector.rows(), head);
    if (row == nullptr || query < 0 || key < 0) return {};
    const HeadTrace& trace = row->trace(head);
    if (query >= trace.weights.rows() || key >= trace.weights.cols()) return {};
    const Sentence& shown = inspector.shown();
    const QString from =
        (row->place == HeadPlace::EncoderSelf ? shown.sourceLabels : shown.labels).value(query);
    const QString to = (row->place == HeadPlace::Self ? shown.labels : shown.sourceLabels).value(key);
    const QString weight = number(trace.weights(query, key), 4, true);
    if (row->place == HeadPlace::Cross)
        return Words::tr("Reading “%1” to write “%2”, it looks at source word %3 “%4”: weight %5")
            .arg(from, inspector.writtenAfter(query))
            .arg(key + 1)
            .arg(to, weight);
    if (trace.visible.size() > 0 && !trace.visible(query, key))
        return Words::tr("Query %1 “%2” must not look at key %3 “%4”: masked")
            .arg(query + 1)
            .arg(from)
            .arg(key + 1)
            .arg(to);
    return Words::tr("Query %1 “%2” looks at key %3 “%4”: weight %5")
        .arg(query + 1)
        .arg(from)
        .arg(key + 1)
        .arg(to, weight);
}

QString cellWords(const Inspector& inspector, Index query, Index key) {
    return cellWords(inspector, inspector.head(), query, key);
}

QString pairArithmetic(const HeadTrace& head, Index query, Index key, const QStringList& queries,
                       const QStringList& keys) {
    const Theme& t = theme();
    const Index width = head.q.cols();
    const QString q = sub(QStringLiteral("q"), query, t.query), k = sub(QStringLiteral("k"), key, t.key);
    const auto n = [](double v) { return number(v, 3, true); };
    // e^s grows fast: with all its decimals the table would not fit beside the map.
    const auto power = [](double v) { return number(v, v < 1000 ? 3 : v < 100'000 ? 1 : 0, true); };
    QString html;
    html += QStringLiteral("<p>%1 → %2</p>")
                .arg(colored(QStringLiteral("%1 %2").arg(query + 1).arg(queries.value(query)), t.query),
                     colored(QStringLiteral("%1 %2").arg(key + 1).arg(keys.value(key)), t.key));
    if (head.visible.size() > 0 && !head.visible(query, key))
        return html +
               QStringLiteral("<p>%1</p>")
                   .arg(Words::tr("The mask hides this key: its score becomes −∞ and its weight exactly 0. "
                                  "Without the mask the score would be %1.")
                            .arg(n(head.scaled(query, key)))
                            .toHtmlEscaped());

    // 1 The products, largest first: where the score comes from.
    std::vector<Index> order(static_cast<std::size_t>(width));
    std::iota(order.begin(), order.end(), Index{0});
    const auto product = [&](Index d) { return head.q(query, d) * head.k(key, d); };
    std::ranges::sort(order, [&](Index a, Index b) { return std::abs(product(a)) > std::abs(product(b)); });
    html += QStringLiteral("<p>1. %1 · %2 = Σ q<sub>d</sub> · k<sub>d</sub> = <b>%3</b></p>")
                .arg(q, k, n(head.raw(query, key)));
    // 2 The scale.
    html += QStringLiteral("<p>2. %1 / √d<sub>k</sub> = %1 / √%2 = %1 / %3 = <b>%4</b></p>")
                .arg(n(head.raw(query, key)))
                .arg(width)
                .arg(n(head.divisor), n(head.scaled(query, key)));
    // 3 The share. Large scores: the row's maximum is taken away first, as in the program.
    double largest = -HUGE_VAL;
    for (Index j = 0; j < head.masked.cols(); ++j) largest = std::max(largest, head.masked(query, j));
    const double shift = std::abs(largest) > 20 ? largest : 0.0;
    double sum = 0.0;
    for (Index j = 0; j < head.masked.cols(); ++j) sum += std::exp(head.masked(query, j) - shift);
    const double own = std::exp(head.masked(query, key) - shift);
    const QString exponent = n(head.scaled(query, key) - shift);
    html +=
        QStringLiteral("<p>3. e<sup>%1</sup> / Σ e<sup>s</sup> = %2 / %3 = <b style=\"color:%5\">%4</b></p>")
            .arg(exponent, power(own), power(sum), number(head.weights(query, key), 4, true),
                 t.attention.name());
    if (shift != 0.0)
        html += QStringLiteral("<p>%1</p>")
                    .arg(Words::tr("The largest score of the row, %1, is taken away from all "
                                   "first; that does not change the shares.")
                             .arg(n(largest))
                             .toHtmlEscaped());

    const auto head4 = [](const QString& a, const QString& b, const QString& c, const QString& d) {
        return QStringLiteral("<tr><th align=left>%1</th><th align=right>%2</th><th align=right>%3</th>"
                              "<th align=right>%4</th></tr>")
            .arg(a, b, c, d);
    };
    const auto row4 = [](const QString& a, const QString& b, const QString& c, const QString& d, bool bold) {
        const QString cell =
            bold ? QStringLiteral("<td align=%1><b>%2</b></td>") : QStringLiteral("<td align=%1>%2</td>");
        return QStringLiteral("<tr>") + cell.arg(QStringLiteral("left"), a) +
               cell.arg(QStringLiteral("right"), b) + cell.arg(QStringLiteral("right"), c) +
               cell.arg(QStringLiteral("right"), d) + QStringLiteral("</tr>");
    };
    const QString table = QStringLiteral("<table cellspacing=0 cellpadding=2 width=100%>");
    html += table + head4(Words::tr("Dimension"), q, k, Words::tr("Product"));
    for (const Index d : order)
        html += row4(QString::number(d + 1), n(head.q(query, d)), n(head.k(key, d)), n(product(d)), false);
    html += row4(Words::tr("Sum"), QString(), QString(), n(head.raw(query, key)), true) +
            QStringLiteral("</table>");

    std::vector<Index> keysByWeight(static_cast<std::size_t>(head.weights.cols()));
    std::iota(keysByWeight.begin(), keysByWeight.end(), Index{0});
    std::ranges::stable_sort(
        keysByWeight, [&](Index a, Index b) { return head.weights(query, a) > head.weights(query, b); });
    html += QStringLiteral("<br>") + table +
            head4(Words::tr("Key"), Words::tr("Score"), QStringLiteral("e<sup>s</sup>"), Words::tr("Share"));
    std::size_t listed = 0;
    for (const Index j : keysByWeight) {
        if (listed++ >= 8 && j != key) continue;
        if (head.visible.size() > 0 && !head.visible(query, j)) continue;
        html += row4(colored(QStringLiteral("%1 %2").arg(j + 1).arg(keys.value(j)), t.key),
                     n(head.scaled(query, j)), power(std::exp(head.scaled(query, j) - shift)),
                     number(head.weights(query, j), 4, true), j == key);
    }
    return html + QStringLiteral("</table>");
}

} // namespace dikkat::ui
