#include "ui/i18n/brief.h"

namespace dikkat::ui {

namespace {

bool steers(QChar c) {
    switch (c.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format: // direction of writing, width zero
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return false;
    }
}

QString escaped(QChar c) {
    switch (c.unicode()) {
    case '\n': return QStringLiteral("\\n");
    case '\r': return QStringLiteral("\\r");
    case '\t': return QStringLiteral("\\t");
    default: break;
    }
    const bool small = c.unicode() < 0x100;
    return (small ? QStringLiteral("\\x") : QStringLiteral("\\u")) +
           QString::number(c.unicode(), 16).rightJustified(small ? 2 : 4, QLatin1Char('0'));
}

} // namespace

QString brief(const QString& quoted, qsizetype most) {
    const qsizetype head = most * 2 / 3, tail = most - head - 1;
    QString cut = quoted;
    if (quoted.size() > most) {
        qsizetype from = quoted.size() - tail, to = head;
        if (quoted[to - 1].isHighSurrogate()) --to; // a pair stays together
        if (quoted[from].isLowSurrogate()) ++from;
        cut = quoted.left(to) + QChar(0x2026) + quoted.mid(from);
    }
    QString out;
    for (qsizetype i = 0; i < cut.size(); ++i) {
        const QChar c = cut[i];
        const bool pair = c.isHighSurrogate() && i + 1 < cut.size() && cut[i + 1].isLowSurrogate();
        if (pair)
            out += cut.mid(i++, 2);
        else
            out += steers(c) || c.isSurrogate() ? escaped(c) : QString(c);
    }
    return out;
}

QString brief(const std::string& utf8) {
    return brief(QString::fromStdString(utf8));
}

} // namespace dikkat::ui
