#include "ui/i18n/symbol_words.h"

#include <QChar>
#include <QCoreApplication>
#include <QList>
#include <algorithm>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Symbols)
};

bool isMark(char32_t c) {
    return QChar::isMark(c);
}

/// Marks that change what stands before them without being seen themselves.
bool isHiddenMark(char32_t c) {
    return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF) || (c >= 0x180B && c <= 0x180F) ||
           c == 0x034F || c == 0x17B4 || c == 0x17B5;
}

/// Letters and signs without ink: fillers of Hangul, the empty Braille cell.
bool isBlank(char32_t c) {
    return c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800;
}

bool isInvisible(char32_t c) {
    if (isHiddenMark(c) || isBlank(c)) return true;
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    case QChar::Separator_Space: return c != U' ';
    default: return false;
    }
}

QString codePoint(char32_t c) {
    return QStringLiteral("U+%1").arg(static_cast<uint>(c), 4, 16, QLatin1Char('0')).toUpper();
}

QString shown(char32_t c, bool running) {
    if (running && (c == U' ' || c == U'\n' || c == U'\t')) return QChar(static_cast<char16_t>(c));
    switch (c) {
    case U' ': return QChar(0x2423);
    case U'\n': return QChar(0x21B5);
    case U'\t': return QChar(0x21E5);
    case U'\r': return QChar(0x240D);
    default: break;
    }
    if (isInvisible(c)) return QStringLiteral("⟨%1⟩").arg(codePoint(c));
    return QString::fromUcs4(&c, 1);
}

QString visible(const QString& text, bool running) {
    QString out;
    bool letter = false; // something stands before a mark
    for (const uint c : text.toUcs4()) {
        const bool mark = isMark(c) && !isHiddenMark(c);
        if (mark && !letter) out += QChar(0x25CC);
        out += shown(c, running);
        letter = mark || (!isInvisible(c) && c != U' ');
    }
    return out;
}

/// Names of Unicode in plain words; empty for one that is not listed.
QString listedName(char32_t c) {
    switch (c) {
    case 0x00: return Words::tr("zero byte");
    case 0x07: return Words::tr("bell");
    case 0x08: return Words::tr("backspace");
    case 0x0B: return Words::tr("vertical tab");
    case 0x0C: return Words::tr("form feed");
    case 0x0D: return Words::tr("carriage return");
    case 0x1B: return Words::tr("escape");
    case 0x7F: return Words::tr("delete");
    case 0x85: return Words::tr("next line");
    case 0xA0: return Words::tr("no-break space");
    case 0xAD: return Words::tr("soft hyphen");
    case 0x300: return Words::tr("combining grave accent");
    case 0x301: return Words::tr("combining acute accent");
    case 0x302: return Words::tr("combining circumflex");
    case 0x303: return Words::tr("combining tilde");
    case 0x304: return Words::tr("combining macron");
    case 0x306: return Words::tr("combining breve");
    case 0x307: return Words::tr("combining dot above");
    case 0x308: return Words::tr("combining diaeresis");
    case 0x30A: return Words::tr("combining ring above");
    case 0x30C: return Words::tr("combining caron");
    case 0x323: return Words::tr("combining dot below");
    case 0x327: return Words::tr("combining cedilla");
    case 0x328: return Words::tr("combining ogonek");
    case 0x34F: return Words::tr("combining grapheme joiner");
    case 0x61C: return Words::tr("Arabic letter mark");
    case 0x1680: return Words::tr("Ogham space mark");
    case 0x2002: return Words::tr("en space");
    case 0x2003: return Words::tr("em space");
    case 0x2007: return Words::tr("figure space");
    case 0x2009: return Words::tr("thin space");
    case 0x200A: return Words::tr("hair space");
    case 0x200B: return Words::tr("zero-width space");
    case 0x200C: return Words::tr("zero-width non-joiner");
    case 0x200D: return Words::tr("zero-width joiner");
    case 0x200E: return Words::tr("left-to-right mark");
    case 0x200F: return Words::tr("right-to-left mark");
    case 0x2028: return Words::tr("line separator");
    case 0x2029: return Words::tr("paragraph separator");
    case 0x202F: return Words::tr("narrow no-break space");
    case 0x205F: return Words::tr("medium mathematical space");
    case 0x2060: return Words::tr("word joiner");
    case 0x2800: return Words::tr("empty Braille pattern");
    case 0x3000: return Words::tr("ideographic space");
    case 0xFEFF: return Words::tr("byte order mark");
    case 0xFFFD: return Words::tr("replacement character");
    default: return {};
    }
}

QString nameOf(char32_t c) {
    if (const QString name = listedName(c); !name.isEmpty()) return name;
    if ((c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069))
        return Words::tr("sign for the writing direction");
    if ((c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF) || (c >= 0x180B && c <= 0x180F))
        return Words::tr("variation selector");
    if (c >= 0xE0000 && c <= 0xE007F) return Words::tr("tag character");
    if (isBlank(c)) return Words::tr("filler");
    if (isMark(c)) return Words::tr("combining mark");
    switch (QChar::category(c)) {
    case QChar::Other_Control: return Words::tr("control character");
    case QChar::Separator_Space: return Words::tr("space of another width");
    case QChar::Other_PrivateUse: return Words::tr("character for private use");
    case QChar::Other_NotAssigned: return Words::tr("no character");
    default: return Words::tr("format character");
    }
}

} // namespace

QString wholeText(std::string_view utf8) {
    QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    if (utf8.starts_with("\xEF\xBB\xBF")) text.prepend(QChar(0xFEFF));
    return text;
}

QString visibleSymbol(const QString& symbol) {
    return visible(symbol, false);
}

QString visibleText(const QString& text) {
    return visible(text, true);
}

QString namedSymbol(const QString& symbol) {
    const QList<uint> points = symbol.toUcs4();
    if (points.size() != 1) return QStringLiteral("“%1”").arg(visibleText(symbol));
    const char32_t c = points.front();
    if (c == U'\n') return Words::tr("line end");
    if (c == U'\t') return Words::tr("tab");
    if (c == U' ') return Words::tr("space");
    if (isInvisible(c) || c == 0xFFFD) return QStringLiteral("%1 (%2)").arg(codePoint(c), nameOf(c));
    if (isMark(c)) return QStringLiteral("%1 (%2, “%3”)").arg(codePoint(c), nameOf(c), visibleSymbol(symbol));
    return QStringLiteral("“%1”").arg(symbol);
}

QString rowWithoutToken(int row) {
    return Words::tr("⟨row %1: no token⟩").arg(row);
}

} // namespace dikkat::ui
