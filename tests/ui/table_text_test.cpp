#include "ui/widgets/table_text.h"

#include <QLocale>
#include <QTest>
#include <limits>

using namespace dikkat;
using namespace dikkat::ui;

Q_DECLARE_METATYPE(dikkat::ui::TableProblem::Kind)

class TableTextTest : public QObject {
    Q_OBJECT

private:
    static Matrix sample() {
        Matrix m(2, 2);
        m << 1, -0.5, 0.1, -std::numeric_limits<double>::infinity();
        return m;
    }

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void writesTabSeparatedInTheLanguage() {
        QLocale::setDefault(QLocale(QLocale::Turkish));
        QCOMPARE(toTsv(sample()), QStringLiteral("1\t-0,5\n0,1\t−∞"));
        QLocale::setDefault(QLocale(QLocale::English));
        QCOMPARE(toTsv(sample()), QStringLiteral("1\t-0.5\n0.1\t−∞"));
    }

    void writesLatex() {
        QLocale::setDefault(QLocale(QLocale::Turkish));
        QCOMPARE(toLatex(sample()),
                 QStringLiteral("\\begin{bmatrix}\n  1 & -0{,}5 \\\\\n  0{,}1 & -\\infty\n\\end{bmatrix}"));
        QLocale::setDefault(QLocale(QLocale::English));
        QCOMPARE(toLatex(sample()),
                 QStringLiteral("\\begin{bmatrix}\n  1 & -0.5 \\\\\n  0.1 & -\\infty\n\\end{bmatrix}"));
    }

    void writesMarkdown() {
        QLocale::setDefault(QLocale(QLocale::English));
        QCOMPARE(toMarkdown(sample()),
                 QStringLiteral("| 1 | 2 |\n| ---: | ---: |\n| 1 | −0.5 |\n| 0.1 | −∞ |"));
    }

    void writesNumPyInTheCLocale() {
        QLocale::setDefault(QLocale(QLocale::Turkish));
        QCOMPARE(toNumPy(sample()), QStringLiteral("np.array([[1.0, -0.5],\n          [0.1, -np.inf]])"));
        Matrix large(1, 3);
        large << 1e21, 1e-7, -0.0;
        QCOMPARE(toNumPy(large), QStringLiteral("np.array([[1e+21, 1e-07, -0.0]])"));
    }

    void everyDoubleSurvivesTheClipboard() {
        for (const auto language : {QLocale::Turkish, QLocale::English}) {
            QLocale::setDefault(QLocale(language));
            Matrix m(2, 3);
            m << 0.1, 1.0 / 3, -2e-9, 12345.678, 1e6, -7;
            const auto back = parseTable(toTsv(m), 16, 16, 1e6);
            QVERIFY(std::holds_alternative<Matrix>(back));
            QVERIFY(std::get<Matrix>(back) == m);
        }
    }

    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<int>("rows");
        QTest::newRow("one") << "5" << QList<double>{5} << 1;
        QTest::newRow("tabs") << "1\t2\n3\t4" << QList<double>{1, 2, 3, 4} << 2;
        QTest::newRow("windows line ends") << "1\t2\r\n3\t4\r\n" << QList<double>{1, 2, 3, 4} << 2;
        QTest::newRow("old mac line ends") << "1\t2\r3\t4" << QList<double>{1, 2, 3, 4} << 2;
        QTest::newRow("semicolons, decimal comma")
            << "1,5;2\n3;-4,25" << QList<double>{1.5, 2, 3, -4.25} << 2;
        QTest::newRow("spaces") << "  1   2 \n3 4" << QList<double>{1, 2, 3, 4} << 2;
        QTest::newRow("comma and space") << "1, 2, 3" << QList<double>{1, 2, 3} << 1;
        QTest::newRow("both marks") << "0,5\t0.25" << QList<double>{0.5, 0.25} << 1;
        QTest::newRow("minus sign") << "−3\t-3" << QList<double>{-3, -3} << 1;
        QTest::newRow("blank lines around") << "\n\n1 2\n\n" << QList<double>{1, 2} << 1;
        QTest::newRow("exponent") << "1e-3 2E2" << QList<double>{0.001, 200} << 1;
        QTest::newRow("sixteen") << QString("1\t").repeated(15) + "1" << QList<double>(16, 1.0) << 1;
    }
    void reads() {
        QFETCH(QString, text);
        QFETCH(QList<double>, values);
        QFETCH(int, rows);
        const auto result = parseTable(text, 16, 16, 1e6);
        QVERIFY(std::holds_alternative<Matrix>(result));
        const auto& m = std::get<Matrix>(result);
        QCOMPARE(m.rows(), rows);
        QCOMPARE(QList<double>(m.data(), m.data() + m.size()), values);
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<TableProblem::Kind>("kind");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("found");
        QTest::addColumn<int>("expected");
        using Kind = TableProblem::Kind;
        QTest::newRow("empty") << "" << Kind::Empty << -1 << -1 << 0 << 0;
        QTest::newRow("only space") << " \n\t\n" << Kind::Empty << -1 << -1 << 0 << 0;
        QTest::newRow("ragged") << "1 2\n3" << Kind::Ragged << 1 << -1 << 1 << 2;
        QTest::newRow("ragged longer") << "1\t2\n3\t4\t5" << Kind::Ragged << 1 << -1 << 3 << 2;
        QTest::newRow("line missing") << "1 2\n\n3 4" << Kind::Ragged << 1 << -1 << 0 << 2;
        QTest::newRow("17 columns") << QString("1\t").repeated(16) + "1" << Kind::TooManyColumns << 0 << -1
                                    << 17 << 16;
        QTest::newRow("17 rows") << QString("1\n").repeated(17) << Kind::TooManyRows << -1 << -1 << 17 << 16;
        QTest::newRow("letters") << "1\t2\n3\tx4" << Kind::NotANumber << 1 << 1 << 0 << 0;
        QTest::newRow("empty cell") << "1\t\t3" << Kind::EmptyCell << 0 << 1 << 0 << 0;
        QTest::newRow("nan") << "1 nan" << Kind::NotFinite << 0 << 1 << 0 << 0;
        QTest::newRow("inf") << "-inf 1" << Kind::NotFinite << 0 << 0 << 0 << 0;
        QTest::newRow("1e400") << "1e400" << Kind::TooLarge << 0 << 0 << 0 << 0;
        QTest::newRow("over the limit") << "2000000" << Kind::TooLarge << 0 << 0 << 0 << 0;
        QTest::newRow("thousands") << "1.234.567" << Kind::Ambiguous << 0 << 0 << 0 << 0;
    }
    void refuses() {
        QFETCH(QString, text);
        QFETCH(TableProblem::Kind, kind);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(int, found);
        QFETCH(int, expected);
        const auto result = parseTable(text, 16, 16, 1e6);
        QVERIFY(std::holds_alternative<TableProblem>(result));
        const auto& problem = std::get<TableProblem>(result);
        QCOMPARE(problem.kind, kind);
        QCOMPARE(problem.row, row);
        QCOMPARE(problem.column, column);
        QCOMPARE(problem.found, found);
        QCOMPARE(problem.expected, expected);
        const QString sentence = explain(problem, 1e6);
        QVERIFY(sentence.size() > 10);
        QVERIFY(!sentence.contains(QLatin1Char('%')));
    }
};

QTEST_GUILESS_MAIN(TableTextTest)
#include "table_text_test.moc"
