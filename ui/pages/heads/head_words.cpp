#include "ui/pages/heads/head_words.h"

#include "ui/i18n/numbers.h"
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

} // namespace

HeadNote headNote(const Inspector& inspector) {
    const HeadReport* r = inspector.report(inspector.head());
    const HeadTrace* head = inspector.headTrace();
    if (r == nullptr || head == nullptr) return {};
    const HeadScores& s = r->scores;
    const double most = std::log(static_cast<double>(std::max<Index>(2, head->weights.cols())));
    if (r->place == HeadPlace::Cross)
        return {Words::tr("Cross-attention"),
                s.entropy < 0.35 * most
                    ? Words::tr("Each target word picks out few source words: the rows show which word is "
                                "translated where.")
                    : Words::tr("It spreads over the source sentence instead of picking words out.")};
    const double induction = s.induction.value_or(0.0);
    if (induction >= 0.4 && induction >= s.previous) {
        QString text =
            Words::tr("It looks for an earlier occurrence of the token and goes to what came after "
                      "it (%1 of its attention): so it can continue repetitions.")
                .arg(share(induction));
        if (s.inductionOffset == 2) text += u' ' + Words::tr("This one lands one position later.");
        return {Words::tr("Induction head"), text};
    }
    if (s.previous >= 0.4)
        return {Words::tr("Previous-token head"),
                Words::tr("It gives %1 of its attention to the token directly before: it writes into each "
                          "position what stands before it, which induction heads above can search for.")
                    .arg(share(s.previous))};
    if (s.self >= 0.5)
        return {Words::tr("Looks at itself"),
                Words::tr("%1 of its attention stays with the token itself: it works on the token without "
                          "fetching anything.")
                    .arg(share(s.self))};
    if (s.first >= 0.5)
        return {Words::tr("Rests on the first token"),
                Words::tr("%1 of its attention goes to the first token. Weights must add up to 1, so a head "
                          "that finds nothing parks them there.")
                    .arg(share(s.first))};
    if (s.entropy >= 0.6 * most)
        return {
            Words::tr("Looks everywhere"),
            Words::tr("Its entropy of %1 is near that of an even spread: it takes an average of what came "
                      "before.")
                .arg(share(s.entropy))};
    if (induction >= 0.2)
        return {Words::tr("Partly an induction head"),
                Words::tr("%1 of its attention follows earlier occurrences; the rest goes elsewhere.")
                    .arg(share(induction))};
    return {Words::tr("No simple pattern"),
            Words::tr("None of the five scores describes it well on this text; look at its map, or try "
                      "another text.")};
}

QString effectNote(const Inspector& inspector) {
    const HeadsEffects& e = inspector.effects();
    const auto head = static_cast<std::size_t>(std::max(0, inspector.head()));
    if (!e.hasLoss || head >= e.without.size()) return {};
    QStringList sentences;
    if (!std::isnan(e.without[head])) {
        const double delta = e.without[head] - e.loss;
        const QString from = number(e.loss, 3, true), to = number(e.without[head], 3, true);
        if (delta > 0.02)
            sentences << Words::tr("Switching it off raises the loss from %1 to %2.").arg(from, to);
        else if (delta < -0.02)
            sentences << Words::tr("Switching it off even lowers the loss from %1 to %2 on this text.")
                             .arg(from, to);
        else
            sentences << Words::tr("Switching it off hardly changes the loss (%1 to %2).").arg(from, to);
        const bool top = std::ranges::all_of(
            e.without, [&](double other) { return std::isnan(other) || other <= e.without[head]; });
        if (top && delta > 0.02 && e.without.size() > 1)
            sentences << Words::tr("No other head costs more on this text.");
    }
    if (!inspector.state().off.empty())
        sentences << Words::tr("Now switched off: %1; loss %2 instead of %3.")
                         .arg(inspector.state().off.size())
                         .arg(number(e.lossNow, 3, true), number(e.loss, 3, true));
    return sentences.join(u' ');
}

QString cellWords(const Inspector& inspector, Index query, Index key) {
    const HeadTrace* head = inspector.headTrace();
    if (head == nullptr || query < 0 || key < 0 || query >= head->weights.rows() ||
        key >= head->weights.cols())
        return {};
    const QString from = inspector.queryLabels().value(query), to = inspector.keyLabels().value(key);
    if (head->visible.size() > 0 && !head->visible(query, key))
        return Words::tr("Query %1 “%2” must not look at key %3 “%4”: masked")
            .arg(query + 1)
            .arg(from)
            .arg(key + 1)
            .arg(to);
    return Words::tr("Query %1 “%2” looks at key %3 “%4”: weight %5")
        .arg(query + 1)
        .arg(from)
        .arg(key + 1)
        .arg(to, number(head->weights(query, key), 4, true));
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
    html += QStringLiteral("<p>2. %1 / √%2 = %1 / %3 = <b>%4</b></p>")
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
