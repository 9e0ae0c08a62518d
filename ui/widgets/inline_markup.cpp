#include "ui/widgets/inline_markup.h"

#include "ui/theme/theme.h"

#include <QStringList>
#include <array>
#include <optional>
#include <utility>

namespace dikkat::ui {

namespace {

enum class Form { Html, Plain };

/// Reads one piece of markup from left to right; every mark that is closed later becomes a call of itself.
class Reader {
public:
    Reader(QStringView text, Form form) : m_text(text), m_form(form) {}

    QString read() {
        QString out;
        while (m_at < m_text.size()) out += next();
        return out;
    }

private:
    QString next() {
        const QStringView rest = m_text.sliced(m_at);
        if (rest.startsWith(u'\\') && rest.size() > 1) {
            m_at += 2;
            return escaped(rest.sliced(1, 1));
        }
        if (rest.startsWith(u"**"))
            if (const auto inside = until(2, u"**")) return wrapped("b", *inside);
        if (rest.startsWith(u'*'))
            if (const auto inside = until(1, u"*")) return wrapped("i", *inside);
        if (rest.startsWith(u'`'))
            if (const auto inside = until(1, u"`"))
                return m_form == Form::Html ? "<code>" + escaped(*inside) + "</code>" : inside->toString();
        if (rest.startsWith(u"_{"))
            if (const auto inside = braced(2)) return wrapped("sub", *inside);
        if (rest.startsWith(u"^{"))
            if (const auto inside = braced(2)) return wrapped("sup", *inside);
        if (rest.startsWith(u"{frac:"))
            if (const auto inside = braced(6)) return fraction(*inside);
        static constexpr std::array roles{std::pair{u"{q:", "query"}, std::pair{u"{k:", "key"},
                                          std::pair{u"{v:", "value"}, std::pair{u"{a:", "attention"}};
        for (const auto& [mark, name] : roles)
            if (rest.startsWith(QStringView(mark)))
                if (const auto inside = braced(3)) return coloured(name, *inside);
        ++m_at;
        return escaped(rest.first(1));
    }

    /// What stands between here + `skip` and the next `close`; moves behind it.
    std::optional<QStringView> until(qsizetype skip, QStringView close) {
        const qsizetype begin = m_at + skip, end = m_text.indexOf(close, begin);
        if (end <= begin) return std::nullopt;
        m_at = end + close.size();
        return m_text.sliced(begin, end - begin);
    }

    /// The same for braces, which nest.
    std::optional<QStringView> braced(qsizetype skip) {
        const qsizetype begin = m_at + skip;
        int depth = 1;
        for (qsizetype i = begin; i < m_text.size(); ++i) {
            if (m_text[i] == u'{') ++depth;
            if (m_text[i] == u'}' && --depth == 0) {
                m_at = i + 1;
                return m_text.sliced(begin, i - begin);
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] QString inner(QStringView text) const { return Reader(text, m_form).read(); }

    [[nodiscard]] QString escaped(QStringView text) const {
        return m_form == Form::Html ? text.toString().toHtmlEscaped() : text.toString();
    }

    [[nodiscard]] QString wrapped(const char* tag, QStringView text) const {
        if (m_form == Form::Plain) return inner(text);
        return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), inner(text));
    }

    [[nodiscard]] QString coloured(const char* role, QStringView text) const {
        if (m_form == Form::Plain) return inner(text);
        return QStringLiteral("<span class=\"%1\">%2</span>").arg(QLatin1String(role), inner(text));
    }

    [[nodiscard]] QString fraction(QStringView text) const {
        const qsizetype bar = text.indexOf(u'|');
        if (bar < 0) return inner(text);
        return inner(text.first(bar)) + QStringLiteral(" / ") + inner(text.sliced(bar + 1));
    }

    QStringView m_text;
    Form m_form;
    qsizetype m_at = 0;
};

/// A formula cut into pieces; every second one, beginning with the second, is the inside of a fraction.
QStringList cutAtFractions(const QString& markup) {
    static const QString mark = QStringLiteral("{frac:");
    QStringList pieces;
    qsizetype from = 0;
    for (qsizetype at = markup.indexOf(mark); at >= 0; at = markup.indexOf(mark, from)) {
        qsizetype end = at + mark.size();
        for (int depth = 1; end < markup.size(); ++end) {
            if (markup[end] == u'{') ++depth;
            if (markup[end] == u'}' && --depth == 0) break;
        }
        if (end >= markup.size()) break;
        pieces << markup.sliced(from, at - from) << markup.sliced(at + mark.size(), end - at - mark.size());
        from = end + 1;
    }
    pieces << markup.sliced(from);
    return pieces;
}

QString cell(const QString& html) {
    return html.trimmed().isEmpty() ? QString()
                                    : QStringLiteral("<td style=\"vertical-align:middle\">%1</td>").arg(html);
}

QString fractionTable(const QString& inside) {
    const qsizetype bar = inside.indexOf(u'|');
    return QStringLiteral(
               "<table style=\"border-collapse:collapse\" cellspacing=\"0\" cellpadding=\"1\">"
               "<tr><td align=\"center\" style=\"border-bottom:1px solid\">&nbsp;%1&nbsp;</td></tr>"
               "<tr><td align=\"center\">%2</td></tr></table>")
        .arg(inlineHtml(inside.first(qMax<qsizetype>(bar, 0))), inlineHtml(inside.sliced(bar + 1)));
}

} // namespace

QString inlineHtml(const QString& markup) {
    return Reader(markup, Form::Html).read();
}

QString inlinePlain(const QString& markup) {
    return Reader(markup, Form::Plain).read();
}

QString formulaHtml(const QString& markup) {
    const QStringList pieces = cutAtFractions(markup);
    if (pieces.size() == 1) return inlineHtml(markup);
    QString cells;
    for (qsizetype i = 0; i < pieces.size(); ++i)
        cells += cell(i % 2 == 0 ? inlineHtml(pieces[i]) : fractionTable(pieces[i]));
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\"><tr>%1</tr></table>").arg(cells);
}

QString withRoleColors(QString html, const Theme& theme) {
    const std::array roles{std::pair{"query", theme.query}, std::pair{"key", theme.key},
                           std::pair{"value", theme.value}, std::pair{"attention", theme.attention}};
    for (const auto& [name, color] : roles)
        html.replace(QStringLiteral("class=\"%1\"").arg(QLatin1String(name)),
                     QStringLiteral("style=\"color:%1; font-weight:600\"").arg(color.name()));
    return html;
}

} // namespace dikkat::ui
