#include "ui/widgets/table_cells.h"

#include "core/text/border_text.h"

#include <QRegularExpression>
#include <algorithm>

namespace dikkat::ui {

namespace {

using Pattern = QRegularExpression;

bool has(const QString& text, const Pattern& pattern) {
    return pattern.match(text).hasMatch();
}

QStringList splitAt(const QString& text, const Pattern& pattern) {
    return text.trimmed().split(pattern, Qt::SkipEmptyParts);
}

/// Rows of texts whose numbers are parted by spaces, commas or both.
ParsedCells spacedRows(const QStringList& lines) {
    static const Pattern spaces(QStringLiteral("\\s+")), either(QStringLiteral("\\s*,\\s*|\\s+")),
        endsPart(QStringLiteral(",?\\s+")), bareComma(QStringLiteral(",(?=\\S)")),
        spacedComma(QStringLiteral(",\\s+(?=\\S)")), gap(QStringLiteral("[^\\s,]\\s+[^\\s,]"));
    QStringList rows = lines;
    // "1, 2," at the end of every line belongs to the lines, not to the numbers.
    if (std::all_of(rows.begin(), rows.end(),
                    [](const QString& row) { return row.trimmed().endsWith(u','); }))
        for (QString& row : rows) row = row.trimmed().chopped(1);
    const QString all = rows.join(u'\n');
    ParsedCells cells;
    const auto part = [&](CellRows& out, const Pattern& pattern) {
        for (const QString& row : rows) out.push_back(splitAt(row, pattern));
    };
    if (!has(all, bareComma)) {
        part(cells.list, either);
        return cells;
    }
    bool gaps = false;
    for (const QString& row : rows) gaps = gaps || has(row.trimmed(), gap);
    part(cells.decimal, endsPart);
    // A comma without a space between numbers that are parted by spaces is a decimal mark.
    if (!gaps || has(all, spacedComma) || all.contains(u'.')) part(cells.list, either);
    return cells;
}

/// Lines with one separator; a comma inside a cell is a decimal mark.
ParsedCells separatedRows(const QStringList& lines, QChar separator) {
    ParsedCells cells;
    for (const QString& line : lines) {
        QStringList row = line.split(separator);
        for (QString& cell : row) cell = cell.trimmed();
        cells.decimal.push_back(row);
    }
    // A separator at the end of every line makes no column.
    while (std::all_of(cells.decimal.begin(), cells.decimal.end(),
                       [](const QStringList& row) { return row.size() > 1 && row.last().isEmpty(); }))
        for (QStringList& row : cells.decimal) row.removeLast();
    return cells;
}

/// Cells in quotation marks, as CSV files have them.
ParsedCells quotedRows(const QStringList& lines) {
    ParsedCells cells;
    const bool semicolon = lines.join(u'\n').contains(QStringLiteral("\";"));
    for (const QString& line : lines) {
        QStringList row{QString()};
        bool inside = false;
        for (const QChar c : line) {
            if (c == u'"')
                inside = !inside;
            else if (!inside && (c == u'\t' || c == (semicolon ? u';' : u',')))
                row << QString();
            else
                row.last() += c;
        }
        for (QString& cell : row) cell = cell.trimmed();
        cells.decimal.push_back(row);
    }
    return cells;
}

ParsedCells latexRows(QString text) {
    static const Pattern wrap(
        QStringLiteral("\\\\(begin|end)\\{(\\w+\\*?)\\}(\\[[a-z]*\\]|\\{[lcr|\\s]*\\})?")),
        noise(QStringLiteral(
            "\\\\(left|right)\\s*[\\[\\]().|]|\\\\hline|\\$+|\\\\[\\[\\]()]|&=|\\\\(qquad|quad)")),
        thin(QStringLiteral("\\\\[,;:!]|~|\\\\phantom\\{[^}]*\\}")),
        words(QStringLiteral("\\\\(text|mathrm|mathbf)\\{([^}]*)\\}")),
        fraction(QStringLiteral("\\\\[dt]?frac\\{([^{}]*)\\}\\{([^{}]*)\\}")),
        root(QStringLiteral("\\\\sqrt\\{([^{}]*)\\}")), rowEnd(QStringLiteral("\\\\\\\\(\\[[^\\]]*\\])?"));
    // What stands before the matrix ("A =") is no cell of it.
    if (const auto at = text.indexOf(QStringLiteral("\\begin{")); at > 0) text = text.mid(at);
    const bool several = text.count(QStringLiteral("\\begin{")) > 1;
    text.replace(rowEnd, QStringLiteral("\n\f")); // a mark of its own: rows may be broken over lines
    text.replace(wrap, QStringLiteral(" ")).replace(noise, QStringLiteral(" ")).replace(thin, QString());
    text.replace(words, QStringLiteral("\\2"));
    text.replace(fraction, QStringLiteral("(\\1)/(\\2)")).replace(root, QStringLiteral("sqrt(\\1)"));
    text.replace(QStringLiteral("{,}"), QStringLiteral(","))
        .replace(QStringLiteral("{.}"), QStringLiteral("."));
    text.replace(QStringLiteral("\\infty"), QStringLiteral("∞"))
        .replace(QStringLiteral("\\cdot"), QStringLiteral("·"));
    text.replace(QStringLiteral("\\times"), QStringLiteral("·"))
        .replace(QStringLiteral("\\%"), QStringLiteral("%"));
    ParsedCells cells;
    cells.several = several;
    for (const QString& row : text.split(u'\f')) {
        if (row.trimmed().isEmpty()) continue;
        QStringList parts = row.split(u'&');
        for (QString& cell : parts) cell = cell.simplified();
        cells.decimal.push_back(parts);
    }
    return cells;
}

ParsedCells markdownRows(const QStringList& lines) {
    static const Pattern rule(QStringLiteral("^[\\s|:+-]*-[\\s|:+-]*$"));
    ParsedCells cells;
    for (QString line : lines) {
        line = line.trimmed();
        if (line.isEmpty()) continue;
        if (has(line, rule) && line.contains(QStringLiteral("--"))) {
            cells.decimal.clear(); // above it stand the headings
            continue;
        }
        if (line.startsWith(u'|')) line.remove(0, 1);
        if (line.endsWith(u'|')) line.chop(1);
        QStringList row = line.split(u'|');
        for (QString& cell : row) cell = cell.trimmed();
        cells.decimal.push_back(row);
    }
    return cells;
}

/// Nested brackets of programs: [[1, 2], [3, 4]], [1 2; 3 4], {{1, 2}, {3, 4}}, ((1, 2), (3, 4)).
class Brackets {
public:
    Brackets(const QString& text, qsizetype from, bool round)
        : m_text(text)
        , m_at(from)
        , m_open(round ? QStringLiteral("[{(") : QStringLiteral("[{"))
        , m_close(round ? QStringLiteral("]})") : QStringLiteral("]}")) {}

    ParsedCells read() {
        group(1);
        static const Pattern rest(
            QStringLiteral("^\\s*(,\\s*\\w+\\s*=\\s*(?:[\\w.'\":]+|<[^<>]*>)\\s*)*[,)\\s]*;?\\s*$"));
        const QString behind = m_text.mid(m_at);
        if (!m_wrong && !has(behind, rest)) m_wrong = behind.trimmed();
        ParsedCells cells = spacedRows(m_rows);
        if (!m_commaSpaceRows) cells.decimal.clear(); // of a program: the comma parts numbers
        if (cells.list.empty())                       // and in [0,5 1,5] it may
            for (const QString& row : m_rows)
                cells.list.push_back(splitAt(row, Pattern(QStringLiteral("\\s*,\\s*|\\s+"))));
        cells.several = m_outer > 1;
        cells.wrong = m_wrong;
        return cells;
    }

private:
    /// One bracket with what is in it; the place is on the opening one. True when it held further brackets.
    bool group(int depth) {
        ++m_at;
        QString own;
        bool nested = false, deep = false;
        while (m_at < m_text.size() && !m_close.contains(m_text.at(m_at))) {
            if (m_open.contains(m_text.at(m_at)) && depth < 8) {
                nested = true;
                deep = group(depth + 1) || deep;
                continue;
            }
            own += m_text.at(m_at++);
        }
        if (m_at >= m_text.size() && !m_wrong) m_wrong = m_text.right(12).trimmed();
        ++m_at;
        if (nested) {
            if (const QString between = QString(own).remove(Pattern(QStringLiteral("[\\s,;]")));
                !between.isEmpty() && !m_wrong)
                m_wrong = between;
            if (!deep) ++m_outer; // brackets around rows: one matrix
        } else {
            addRows(own, depth);
        }
        return nested;
    }

    void addRows(QString own, int depth) {
        static const Pattern gap(QStringLiteral("[^\\s,]\\s+[^\\s,]")), bare(QStringLiteral(",(?=\\S)"));
        own.remove(Pattern(QStringLiteral("\\.\\.\\.[ ]*\\n"))); // MATLAB's sign for a line that goes on
        if (depth > 1) own.replace(u'\n', u' ');
        for (const QString& row : own.split(Pattern(QStringLiteral("[;\\n]")), Qt::SkipEmptyParts)) {
            if (row.trimmed().isEmpty()) continue;
            m_rows << row.trimmed();
            m_commaSpaceRows = m_commaSpaceRows || (has(row, gap) && has(row, bare));
        }
    }

    const QString& m_text;
    qsizetype m_at;
    QString m_open, m_close;
    QStringList m_rows;
    int m_outer = 0;
    bool m_commaSpaceRows = false; ///< [0,5 1,5]: as a list, or two numbers
    std::optional<QString> m_wrong;
};

ParsedCells semicolonRows(const QStringList& lines) {
    static const Pattern gap(QStringLiteral("\\S[ ]+\\S"));
    QStringList rows = lines;
    const bool ended = std::all_of(rows.begin(), rows.end() - 1,
                                   [](const QString& line) { return line.trimmed().endsWith(u';'); });
    if (ended && (rows.size() > 1 || rows.last().trimmed().endsWith(u';')))
        for (QString& row : rows)
            if (row = row.trimmed(); row.endsWith(u';')) row.chop(1);
    if (!rows.join(u'\n').contains(u';')) return spacedRows(rows);
    if (rows.size() > 1) return separatedRows(rows, u';');
    // One line: 1 2; 3 4 are rows as in MATLAB; 1,5; 2 are numbers; 1,2;3,4 can be either.
    const QStringList pieces = rows.first().split(u';');
    bool gaps = false, commas = true;
    for (const QString& piece : pieces) {
        gaps = gaps || has(piece.trimmed(), gap);
        commas = commas && piece.contains(u',');
    }
    if (gaps) return spacedRows(pieces);
    ParsedCells cells = separatedRows(rows, u';');
    if (commas)
        for (const QString& piece : pieces)
            cells.list.push_back(splitAt(piece, Pattern(QStringLiteral("\\s*,\\s*"))));
    return cells;
}

} // namespace

QString plainTable(const QString& text) {
    static const Pattern hidden(QStringLiteral("[\\x{200B}\\x{2060}\\x{FEFF}\\x{00AD}\\x{200E}\\x{200F}]")),
        gaps(QStringLiteral("[\\x{00A0}\\x{2000}-\\x{200A}\\x{202F}\\x{205F}\\x{3000}]")),
        minus(QStringLiteral("[\\x{2212}\\x{2010}-\\x{2013}\\x{FE63}\\x{FF0D}]")),
        prompt(QStringLiteral("^\\s*((In|Out)\\s*\\[\\d+\\]:|>>>|Parameter containing:)\\s*"));
    QString plain = QString::fromStdString(atBorder(text.toStdString()).text);
    plain.remove(hidden)
        .replace(gaps, QStringLiteral(" "))
        .replace(minus, QStringLiteral("-"))
        .remove(prompt);
    return plain;
}

ParsedCells cellsOf(const QString& text) {
    static const Pattern program(
        QStringLiteral("^\\s*([A-Za-z_]\\w*\\s*=\\s*)?([A-Za-z_][\\w.]*\\s*\\(\\s*)*(?=[\\[{])")),
        tuples(
            QStringLiteral("^\\s*([A-Za-z_]\\w*\\s*=\\s*)?([A-Za-z_][\\w.]*\\s*\\(\\s*)*(?=\\(\\s*[(\\[])"));
    QStringList lines = text.split(u'\n');
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty()) lines.removeLast();
    while (!lines.isEmpty() && lines.first().trimmed().isEmpty()) lines.removeFirst();
    if (lines.isEmpty()) return {};
    if (text.contains(QStringLiteral("\\begin{")) ||
        (text.contains(u'&') && text.contains(QStringLiteral("\\\\"))))
        return latexRows(text);
    for (const bool round : {false, true})
        if (const auto match = (round ? tuples : program).match(text); match.hasMatch())
            return Brackets(text, match.capturedEnd(), round).read();
    if (std::all_of(lines.begin(), lines.end(),
                    [](const QString& line) { return line.trimmed().isEmpty() || line.contains(u'|'); }))
        return markdownRows(lines);
    if (text.contains(u'"')) return quotedRows(lines);
    if (text.contains(u'\t')) return separatedRows(lines, u'\t');
    if (text.contains(u';')) return semicolonRows(lines);
    return spacedRows(lines);
}

} // namespace dikkat::ui
