#include "app/commands/attention_text.h"

#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <QStringList>
#include <charconv>
#include <cmath>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AttentionCommand)
};

constexpr int decimals = 4;

void append(std::string& out, double number) {
    if (!std::isfinite(number)) {
        out += "null";
        return;
    }
    char digits[32];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void append(std::string& out, const Matrix& m) {
    out += '[';
    for (Index i = 0; i < m.rows(); ++i) {
        out += i == 0 ? "[" : ", [";
        for (Index j = 0; j < m.cols(); ++j) {
            if (j > 0) out += ", ";
            append(out, m(i, j));
        }
        out += ']';
    }
    out += ']';
}

void append(std::string& out, const HeadTrace& t, const std::string& indent) {
    const std::pair<const char*, const Matrix*> parts[] = {{"raw", &t.raw},
                                                           {"scaled", &t.scaled},
                                                           {"masked", &t.masked},
                                                           {"weights", &t.weights},
                                                           {"output", &t.out}};
    out += "{";
    bool first = true;
    for (const auto& [name, matrix] : parts) {
        out += (first ? "\n" : ",\n") + indent + "  \"" + name + "\": ";
        first = false;
        append(out, *matrix);
    }
    out += "\n" + indent + "}";
}

QString subscript(Index number) {
    QString digits = QString::number(number);
    for (QChar& digit : digits) digit = QChar(0x2080 + digit.digitValue());
    return digits;
}

/// Columns as wide as their widest entry, right-aligned; q₁ … before the rows, k₁ … above the columns.
/// Where `masked` is −∞ the weight is exactly 0, not a small number: written as the window does.
QString table(const Matrix& m, const QString& columnSymbol, const Matrix& masked = {}) {
    QList<QStringList> cells{QStringList{QString()}};
    for (Index j = 0; j < m.cols(); ++j) cells[0] << columnSymbol + subscript(j + 1);
    for (Index i = 0; i < m.rows(); ++i) {
        QStringList row{"q" + subscript(i + 1)};
        for (Index j = 0; j < m.cols(); ++j)
            row << (masked.size() > 0 && std::isinf(masked(i, j)) ? QStringLiteral("0")
                                                                  : ui::number(m(i, j), decimals, true));
        cells << row;
    }
    QString text;
    QList<qsizetype> widths(cells[0].size(), 0);
    for (const QStringList& row : cells)
        for (qsizetype j = 0; j < row.size(); ++j) widths[j] = std::max(widths[j], row[j].size());
    for (const QStringList& row : cells) {
        QString line = "  ";
        for (qsizetype j = 0; j < row.size(); ++j) line += row[j].rightJustified(widths[j]) + "  ";
        while (line.endsWith(' ')) line.chop(1);
        text += line + "\n";
    }
    return text;
}

QString tables(const HeadTrace& t) {
    const QString root =
        t.divisor == 1.0 && t.q.cols() > 1
            ? Words::tr("Scaled scores (scaling is off)")
            : Words::tr("Scaled scores (÷ √%1 = %2)").arg(t.q.cols()).arg(ui::number(t.divisor, decimals));
    QString text;
    const auto part = [&](const QString& title, const Matrix& m, const char* columns,
                          const Matrix& masked = {}) {
        text += title + "\n" + table(m, QString::fromLatin1(columns), masked) + "\n";
    };
    part("1. " + Words::tr("Raw scores (q · k)"), t.raw, "k");
    part("2. " + root, t.scaled, "k");
    part("3. " + Words::tr("Masked scores"), t.masked, "k");
    part("4. " + Words::tr("Attention weights (softmax along each row)"), t.weights, "k", t.masked);
    part("5. " + Words::tr("Output (weights · V)"), t.out, "v");
    return text;
}

} // namespace

std::string attentionJson(const MultiHeadTrace& trace) {
    std::string out;
    if (trace.heads.size() == 1) {
        append(out, trace.heads.front(), "");
        return out + "\n";
    }
    out = "{\n  \"heads\": [";
    for (std::size_t h = 0; h < trace.heads.size(); ++h) {
        out += h == 0 ? "\n    " : ",\n    ";
        append(out, trace.heads[h], "    ");
    }
    out += "\n  ],\n  \"output\": ";
    append(out, trace.concat);
    return out + "\n}\n";
}

QString attentionTables(const MultiHeadTrace& trace) {
    if (trace.heads.size() == 1) return tables(trace.heads.front());
    QString text;
    for (std::size_t h = 0; h < trace.heads.size(); ++h)
        text += Words::tr("Head %1").arg(h + 1) + "\n\n" + tables(trace.heads[h]);
    return text + Words::tr("Output of all heads side by side") + "\n" + table(trace.concat, "v") + "\n";
}

} // namespace dikkat::app
