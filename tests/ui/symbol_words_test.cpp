#include "ui/i18n/symbol_words.h"
#include "ui/i18n/token_words.h"

#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

class SymbolWordsTest : public QObject {
    Q_OBJECT
private slots:
    void symbols_data() {
        QTest::addColumn<QString>("symbol");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const QString& symbol, const char* shown, const char* named) {
            QTest::newRow(name) << symbol << QString::fromUtf8(shown) << QString::fromUtf8(named);
        };
        row("letter", "ş", "ş", "“ş”");
        row("space", " ", "␣", "space");
        row("line end", "\n", "↵", "line end");
        row("tab", "\t", "⇥", "tab");
        row("carriage return", "\r", "␍", "U+000D (carriage return)");
        row("zero", QString(QChar(0)), "⟨U+0000⟩", "U+0000 (zero byte)");
        row("no-break space", QString(QChar(0xA0)), "⟨U+00A0⟩", "U+00A0 (no-break space)");
        row("soft hyphen", QString(QChar(0xAD)), "⟨U+00AD⟩", "U+00AD (soft hyphen)");
        row("zero width", QString(QChar(0x200B)), "⟨U+200B⟩", "U+200B (zero-width space)");
        row("mark of order", QString(QChar(0xFEFF)), "⟨U+FEFF⟩", "U+FEFF (byte order mark)");
        row("direction", QString(QChar(0x202E)), "⟨U+202E⟩", "U+202E (sign for the writing direction)");
        row("line separator", QString(QChar(0x2028)), "⟨U+2028⟩", "U+2028 (line separator)");
        row("en quad", QString(QChar(0x2000)), "⟨U+2000⟩", "U+2000 (space of another width)");
        row("mark", QString(QChar(0x308)), "◌̈", "U+0308 (combining diaeresis, “◌̈”)");
        row("other mark", QString(QChar(0x5B4)), "◌ִ", "U+05B4 (combining mark, “◌ִ”)");
        row("selector", QString(QChar(0xFE0F)), "⟨U+FE0F⟩", "U+FE0F (variation selector)");
        row("filler", QString(QChar(0x3164)), "⟨U+3164⟩", "U+3164 (filler)");
        const char32_t tag = 0xE0061, face = 0x1F642, nothing = 0x378;
        row("tag", QString::fromUcs4(&tag, 1), "⟨U+E0061⟩", "U+E0061 (tag character)");
        row("no character", QString::fromUcs4(&nothing, 1), "⟨U+0378⟩", "U+0378 (no character)");
        row("emoji", QString::fromUcs4(&face, 1), "🙂", "“🙂”");
        row("word", " go\u0308k\u00a0", "␣go\u0308k⟨U+00A0⟩", "“ go\u0308k⟨U+00A0⟩”");
    }
    void symbols() {
        QFETCH(QString, symbol);
        QTEST(visibleSymbol(symbol), "shown");
        QTEST(namedSymbol(symbol), "named");
    }

    void aMarkOfOrderIsASymbolToo() {
        const std::optional<Vocabulary> vocabulary = Vocabulary::characters("a\uFEFF").value();
        QCOMPARE(tokenWords(vocabulary, 1), QStringLiteral("⟨U+FEFF⟩"));
        QCOMPARE(wholeText("\uFEFF\uFEFFa").size(), 3);
        QCOMPARE(wholeText("ş"), QStringLiteral("ş"));
    }

    void runningTextKeepsItsSpaces() {
        QCOMPARE(visibleText(QStringLiteral("a b\n\tc\u00a0d\u200be")),
                 QStringLiteral("a b\n\tc⟨U+00A0⟩d⟨U+200B⟩e"));
    }

    void tokensAreShownWithRowsThatHaveNone() {
        const std::optional<Vocabulary> vocabulary = Vocabulary::characters("a\r\u00a0").value(), none;
        QCOMPARE(tokenWords(vocabulary, 0), QStringLiteral("␍"));
        QCOMPARE(tokenWords(vocabulary, 2), QStringLiteral("⟨U+00A0⟩"));
        QCOMPARE(tokenWords(vocabulary, 3), QStringLiteral("⟨row 3: no token⟩"));
        QCOMPARE(tokenWords(none, 3), QStringLiteral("3"));
        const std::vector<TokenId> tokens{1, 3, 1};
        QCOMPARE(QString::fromStdString(tokensAsText(vocabulary, tokens)),
                 QStringLiteral("a⟨row 3: no token⟩a"));
        QCOMPARE(QString::fromStdString(tokensAsText(none, tokens)), QStringLiteral("1,3,1"));
        // A vocabulary that knows the text letter for letter is asked when form C is unknown to it.
        const auto apart = Vocabulary::characters("go\u0308").value(),
                   together = Vocabulary::characters("gö").value();
        QCOMPARE(encodeTyped(apart, "go\u0308")->size(), std::size_t(3));
        QCOMPARE(encodeTyped(together, "go\u0308")->size(), std::size_t(2));
    }
};

QTEST_APPLESS_MAIN(SymbolWordsTest)
#include "symbol_words_test.moc"
