#include "ui/i18n/numbers.h"

#include <QLocale>
#include <QTest>
#include <cmath>
#include <limits>

using namespace dikkat::ui;

class NumbersTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void formats_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<bool>("padded");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("turkish");
        const double inf = std::numeric_limits<double>::infinity();
        QTest::newRow("weight") << 0.5761168 << 4 << true << "0.5761"
                                << "0,5761";
        QTest::newRow("whole weight") << 1.0 << 4 << true << "1.0000"
                                      << "1,0000";
        QTest::newRow("whole score") << 2.0 << 4 << false << "2"
                                     << "2";
        QTest::newRow("half") << 0.5 << 4 << false << "0.5"
                              << "0,5";
        QTest::newRow("minus") << -1.25 << 2 << false << "−1.25"
                               << "−1,25";
        QTest::newRow("no minus zero") << -0.00001 << 4 << true << "0.0000"
                                       << "0,0000";
        QTest::newRow("no decimals") << 10.0 << 0 << false << "10"
                                     << "10";
        QTest::newRow("hundred keeps its zeros") << 100.0 << 2 << false << "100"
                                                 << "100";
        QTest::newRow("minus infinity") << -inf << 4 << true << "−∞"
                                        << "−∞";
        QTest::newRow("nan") << std::nan("") << 4 << true << "NaN"
                             << "NaN";
        QTest::newRow("huge") << 1.5e12 << 4 << false << "1.5e+12"
                              << "1,5e+12";
    }
    void formats() {
        QFETCH(double, value);
        QFETCH(int, decimals);
        QFETCH(bool, padded);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QTEST(number(value, decimals, padded), "english");
        QLocale::setDefault(QLocale(QLocale::Turkish, QLocale::Turkey));
        QTEST(number(value, decimals, padded), "turkish");
    }

    void groupsThousands() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(integer(10788929), QStringLiteral("10,788,929"));
        QLocale::setDefault(QLocale(QLocale::Turkish, QLocale::Turkey));
        QCOMPARE(integer(10788929), QStringLiteral("10.788.929"));
        QCOMPARE(integer(-1000), QStringLiteral("−1.000"));
    }

    void parses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value"); // NaN: refused
        QTest::addColumn<int>("problem");
        const double no = std::nan("");
        const auto ok = [](const char* text, double value) { QTest::newRow(text) << text << value << -1; };
        const auto bad = [no](const char* text, NumberProblem p) {
            QTest::newRow(text) << QString::fromUtf8(text) << no << static_cast<int>(p);
        };
        ok("0,5", 0.5);
        ok("0.5", 0.5);
        ok(" 3 ", 3.0);
        ok("-2", -2.0);
        ok("−2", -2.0);
        ok("+4", 4.0);
        ok("1e-3", 1e-3);
        ok("1E3", 1e3);
        ok(",5", 0.5);
        ok("5.", 5.0);
        ok("-0", 0.0);
        ok("1e-400", 0.0);
        ok("1.500", 1.5); // one mark is a decimal mark in either language
        ok("1/2", 0.5);
        ok("-1/4", -0.25);
        ok("√4", 2.0);
        ok("2√9", 6.0);
        ok("sqrt(2)*sqrt(2)/2", std::sqrt(2.0) * std::sqrt(2.0) / 2);
        ok("SQRT(16)", 4.0);
        ok("karekök(9)", 3.0);
        ok("2*3", 6.0);
        ok("2·3", 6.0);
        ok("2 × -3", -6.0);
        ok("6 ÷ 4", 1.5);
        ok("2^3", 8.0);
        ok("-2^2", -4.0);
        ok("2^-1", 0.5);
        ok("2^3^2", 512.0);
        ok("3²", 9.0);
        ok("%21", 0.21);
        ok("21%", 0.21);
        ok("% 57,61", 0.5761);
        ok("1 000", 1000.0);
        ok("12\u00a0345,5", 12345.5);
        ok("(1+2)/4", 0.75);
        ok("1,5+0.5", 2.0);
        ok("1 − 2/4", 0.5);
        ok("2(3+1)", 8.0);
        ok("1e-1*5", 0.5);
        bad("1/", NumberProblem::NotANumber);
        bad("1/x", NumberProblem::NotANumber);
        bad("(1", NumberProblem::NotANumber);
        bad("1)", NumberProblem::NotANumber);
        bad("√", NumberProblem::NotANumber);
        bad("sqrt 2", NumberProblem::NotANumber);
        bad("2--3", NumberProblem::NotANumber);
        bad("1 00", NumberProblem::NotANumber);
        bad("1 0000", NumberProblem::NotANumber);
        bad("0 500", NumberProblem::NotANumber);
        bad("1,2,3+1", NumberProblem::NotANumber);
        bad("5%3", NumberProblem::NotANumber);
        bad("1/0", NumberProblem::NotFinite);
        bad("√(-1)", NumberProblem::NotFinite);
        bad("0/0", NumberProblem::NotFinite);
        bad("10^7", NumberProblem::TooLarge);
        bad("10^400", NumberProblem::NotFinite);
        bad("", NumberProblem::Empty);
        bad("   ", NumberProblem::Empty);
        bad("abc", NumberProblem::NotANumber);
        bad("2x", NumberProblem::NotANumber);
        bad("2 3", NumberProblem::NotANumber);
        bad("--2", NumberProblem::NotANumber);
        bad("+-2", NumberProblem::NotANumber);
        bad("0x10", NumberProblem::NotANumber);
        bad("1.000.000", NumberProblem::Ambiguous);
        bad("1.234,5", NumberProblem::Ambiguous);
        bad("1,234.5", NumberProblem::Ambiguous);
        bad("nan", NumberProblem::NotFinite);
        bad("-inf", NumberProblem::NotFinite);
        bad("∞", NumberProblem::NotFinite);
        bad("1e400", NumberProblem::TooLarge);
        bad("-1e400", NumberProblem::TooLarge);
        bad("1000001", NumberProblem::TooLarge);
    }
    void parses() {
        QFETCH(QString, text);
        QFETCH(double, value);
        QFETCH(int, problem);
        for (const QLocale& locale : {QLocale(QLocale::English), QLocale(QLocale::Turkish)}) {
            QLocale::setDefault(locale);
            const auto parsed = parseNumber(text, 1e6);
            if (problem < 0) {
                QVERIFY(std::holds_alternative<double>(parsed));
                QCOMPARE(std::get<double>(parsed), value);
                QVERIFY(!std::signbit(std::get<double>(parsed)) || value < 0);
            } else {
                QVERIFY(std::holds_alternative<NumberProblem>(parsed));
                QCOMPARE(static_cast<int>(std::get<NumberProblem>(parsed)), problem);
                QVERIFY(!explain(std::get<NumberProblem>(parsed), text, 1e6).isEmpty());
            }
        }
    }

    void aSumSaysWhereItStops() {
        QLocale::setDefault(QLocale(QLocale::English));
        QVERIFY(
            explain(NumberProblem::NotANumber, QStringLiteral("1/x"), 1e6).contains(QStringLiteral("“x”")));
        QVERIFY(
            explain(NumberProblem::NotANumber, QStringLiteral("2*(3"), 1e6).contains(QStringLiteral("end")));
        QString deep = QString(500, u'(') + QStringLiteral("1") + QString(500, u')');
        QVERIFY(std::holds_alternative<NumberProblem>(parseNumber(deep, 1e6)));
        deep = QString(90, u'(') + QStringLiteral("1") + QString(90, u')');
        QVERIFY(std::holds_alternative<NumberProblem>(parseNumber(deep, 1e6)));
        QVERIFY(std::holds_alternative<NumberProblem>(parseNumber(QString(150, u'√') + u'4', 1e6)));
    }

    void whatIsShownReadsBack() {
        for (const QLocale& locale : {QLocale(QLocale::English), QLocale(QLocale::Turkish)}) {
            QLocale::setDefault(locale);
            for (double value : {0.1, -1.0 / 3, 1e-7, 123456.789, 0.0, 5e5})
                QCOMPARE(std::get<double>(parseNumber(exactNumber(value), 1e6)), value);
        }
    }
};

QTEST_APPLESS_MAIN(NumbersTest)
#include "numbers_test.moc"
