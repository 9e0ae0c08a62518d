#include "ui/i18n/token_words.h"

#include "ui/i18n/symbol_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace dikkat::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Symbols)
};
} // namespace

QString tokenWords(const std::optional<Vocabulary>& vocabulary, TokenId token) {
    if (!vocabulary) return QString::number(token);
    if (token >= vocabulary->size()) return rowWithoutToken(token);
    const QString symbol = wholeText(vocabulary->text(token));
    return symbol.isEmpty() ? QStringLiteral("∅") : visibleSymbol(symbol);
}

std::string tokensAsText(const std::optional<Vocabulary>& vocabulary, std::span<const TokenId> tokens) {
    std::string text;
    if (!vocabulary) {
        for (const TokenId token : tokens) {
            if (!text.empty()) text += ',';
            text += std::to_string(token);
        }
        return text;
    }
    // Bytes of one character may be spread over tokens, so a run of them is decoded as a whole.
    const auto known = [&](TokenId token) { return token < vocabulary->size(); };
    for (auto from = tokens.begin(); from != tokens.end();) {
        const auto end = std::find_if_not(from, tokens.end(), known);
        text += vocabulary->decode(std::span(from, end));
        from = end;
        if (from != tokens.end()) text += rowWithoutToken(*from++).toStdString();
    }
    return text;
}

QString symbolList(const Vocabulary& vocabulary, int most) {
    QStringList names;
    const TokenId count = std::min<TokenId>(vocabulary.size(), most);
    for (TokenId token = 0; token < count; ++token) names << tokenWords(vocabulary, token);
    if (vocabulary.size() > most) names << QStringLiteral("…");
    return names.join(u' ');
}

QString knownSymbolsSentence(const Vocabulary& vocabulary, int most) {
    //: %1 is a list of symbols
    return Words::tr("It knows: %1").arg(symbolList(vocabulary, most));
}

QString taken(const QString& typed) {
    return QString::fromStdString(atBorder(typed.toStdString()).text);
}

} // namespace dikkat::ui
