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
        QCOMPARE(
            toLatex(sample()),
            QStringLiteral("\\begin{bmatrix}\n  1{,}0 & -0{,}5 \\\\\n  0{,}1 & -\\infty\n\\end{bmatrix}"));
        QLocale::setDefault(QLocale(QLocale::English));
        QCOMPARE(toLatex(sample()),
                 QStringLiteral("\\begin{bmatrix}\n  1.0 & -0.5 \\\\\n  0.1 & -\\infty\n\\end{bmatrix}"));
        Matrix m(1, 3);
        m << 0.235, 0.3875, 1; // one matrix, one number of decimals
        QCOMPARE(toLatex(m), QStringLiteral("\\begin{bmatrix}\n  0.2350 & 0.3875 & 1.0000\n\\end{bmatrix}"));
        m << 2, 0, -3;
        QCOMPARE(toLatex(m), QStringLiteral("\\begin{bmatrix}\n  2 & 0 & -3\n\\end{bmatrix}"));
    }

    void writesMarkdown() {
        QLocale::setDefault(QLocale(QLocale::English));
        QCOMPARE(toMarkdown(sample()),
                 QStringLiteral("| 1 | 2 |\n| ---: | ---: |\n| 1.0 | −0.5 |\n| 0.1 | −∞ |"));
        QCOMPARE(
            toMarkdown(sample(), {QStringLiteral("q"), QStringLiteral("k")}),
            QStringLiteral("|  | k1 | k2 |\n| --- | ---: | ---: |\n| q1 | 1.0 | −0.5 |\n| q2 | 0.1 | −∞ |"));
    }

    void writesNumPyInTheCLocale() {
        QLocale::setDefault(QLocale(QLocale::Turkish));
        QCOMPARE(toNumPy(sample()), QStringLiteral("np.array([[1.0, -0.5],\n          [0.1, -np.inf]])"));
        Matrix large(1, 3);
        large << 1e21, 1e-7, -0.0;
        QCOMPARE(toNumPy(large), QStringLiteral("np.array([[1e+21, 1e-07, -0.0]])"));
    }

    void whatIsCopiedCanBePasted_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("format");
        for (const QString& language : {QStringLiteral("tr"), QStringLiteral("en")})
            for (int format = 0; format < 5; ++format)
                QTest::addRow("%s %d", qUtf8Printable(language), format) << language << format;
    }
    void whatIsCopiedCanBePasted() {
        QFETCH(QString, language);
        QFETCH(int, format);
        QLocale::setDefault(QLocale(language));
        const CommaMeaning mark =
            language == QLatin1String("tr") ? CommaMeaning::DecimalMark : CommaMeaning::Unknown;
        const auto write = [format](const Matrix& m) {
            switch (format) {
            case 0: return toTsv(m);
            case 1: return toLatex(m);
            case 2: return toMarkdown(m);
            case 3: return toMarkdown(m, {QStringLiteral("q"), QStringLiteral("k")});
            default: return toNumPy(m);
            }
        };
        const bool exact = format == 0 || format == 4;
        std::vector<Matrix> all;
        for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 5}, {4, 1}, {2, 2}, {16, 16}, {3, 4}}) {
            Matrix whole(rows, columns), small(rows, columns), mixed(rows, columns);
            for (Index i = 0; i < whole.size(); ++i) {
                whole(i) = static_cast<double>(i % 7) - 3;
                small(i) = (i % 2 ? -1 : 1) * 1e-9 * static_cast<double>(i + 1) / 3;
                mixed(i) = static_cast<double>(i % 3 - 1) * 1234.56789 / static_cast<double>(i + 1);
            }
            all.insert(all.end(), {whole, small, mixed});
        }
        for (const Matrix& m : all) {
            const QString text = write(m);
            for (const QString& pasted :
                 {text, QString(text).replace(u'\n', QLatin1String("\r\n")) + u'\n'}) {
                const auto back = parseTable(pasted, 16, 16, 1e6, mark);
                QVERIFY2(std::holds_alternative<Matrix>(back), qPrintable(pasted));
                const Matrix& read = std::get<Matrix>(back);
                QCOMPARE(read.rows(), m.rows());
                QCOMPARE(read.cols(), m.cols());
                QVERIFY2((read - m).cwiseAbs().maxCoeff() <= (exact ? 0.0 : 0.50001e-4), qPrintable(pasted));
            }
        }
        // −∞ is known for what it is, and where.
        const auto refused = parseTable(write(sample()), 16, 16, 1e6, mark);
        QVERIFY(std::holds_alternative<TableProblem>(refused));
        QCOMPARE(std::get<TableProblem>(refused).kind, TableProblem::Kind::NotFinite);
    }

    void aCommaIsAskedOnlyWhenBothReadingsRemain_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("two columns or decimals") << "1,2\n3,4";
        QTest::newRow("one cell") << "0,5";
        QTest::newRow("both kinds of comma") << "1,5, 2,5";
        QTest::newRow("one line of rows") << "1,2;3,4";
        QTest::newRow("brackets with spaces") << "[0,5 1,5]";
        QTest::newRow("row ends") << "1,2;\n3,4;";
    }
    void aCommaIsAskedOnlyWhenBothReadingsRemain() {
        QFETCH(QString, text);
        for (const auto language : {QLocale::Turkish, QLocale::English}) {
            QLocale::setDefault(QLocale(language));
            const auto result = parseTable(text, 16, 16, 1e6);
            QVERIFY(std::holds_alternative<TwoReadings>(result));
            const auto& both = std::get<TwoReadings>(result);
            QVERIFY(both.list.size() > both.decimal.size());
            QCOMPARE(both.list.size(), text.count(u',') * 2 - (text == QLatin1String("1,5, 2,5") ? 2 : 0));
        }
        QVERIFY(std::get<Matrix>(parseTable(text, 16, 16, 1e6, CommaMeaning::DecimalMark)).size() > 0);
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
        const QList<double> block{1.5, 0, 0, 0, 0, 2, 0, 0, 2, 2, 0, 0};
        const auto same = [&](const char* name, const QString& text) {
            QTest::newRow(name) << text << block << 3;
        };
        same("commas", "1.5,0,0,0\n0,2,0,0\n2,2,0,0\n");
        same("commas and spaces", "1.5, 0, 0, 0\n0, 2, 0, 0\n2, 2, 0, 0");
        same("commas at line ends", "1.5,0,0,0,\n0,2,0,0,\n2,2,0,0,\n");
        same("NumPy print", "[[1.5 0.  0.  0. ]\n [0.  2.  0.  0. ]\n [2.  2.  0.  0. ]]");
        same("NumPy value", "array([[1.5, 0. , 0. , 0. ],\n       [0. , 2. , 0. , 0. ],\n       [2. , 2. , "
                            "0. , 0. ]], dtype=float32)");
        same("NumPy source",
             "q = np.array([[1.5, 0, 0, 0],\n [0, 2, 0, 0],\n [2, 2, 0, 0]], dtype=np.float64)\n");
        same("IPython", "Out[3]: \narray([[1.5, 0, 0, 0],\n [0, 2, 0, 0],\n [2, 2, 0, 0]])");
        same("long rows broken", "[[1.5 0.\n  0. 0.]\n [0. 2.\n 0. 0.]\n [2. 2. 0.\n 0.]]");
        same("PyTorch",
             "tensor([[1.5000, 0.0000, 0., 0.],\n        [0., 2., 0., 0.],\n        [2., 2., 0., 0.]], "
             "device='cuda:0', dtype=torch.float64)");
        same("PyTorch with a gradient",
             "tensor([[1.5000, 0.0000, 0., 0.],\n        [0., 2., 0., 0.],\n        [2., 2., 0., 0.]], "
             "device='cuda:0', grad_fn=<AddBackward0>)");
        same("PyTorch parameter", "Parameter containing:\ntensor([[1.5, 0., 0., 0.],\n        [0., 2., 0., "
                                  "0.],\n        [2., 2., 0., "
                                  "0.]], requires_grad=True)");
        same("JAX",
             "Array([[1.5, 0. , 0. , 0. ],\n       [0. , 2. , 0. , 0. ],\n       [2. , 2. , 0. , 0. ]], "
             "dtype=float32)");
        same("Python", "[[1.5, 0, 0, 0], [0, 2, 0, 0], [2, 2, 0, 0]]");
        same("JSON over lines", "[\n  [1.5, 0, 0, 0],\n  [0, 2, 0, 0],\n  [2, 2, 0, 0]\n]\n");
        same("trailing commas", "[[1.5, 0, 0, 0,], [0, 2, 0, 0,], [2, 2, 0, 0,],]");
        same("tuples", "((1.5, 0, 0, 0), (0, 2, 0, 0), (2, 2, 0, 0))");
        same("one matrix of a batch", "[[[1.5, 0, 0, 0], [0, 2, 0, 0], [2, 2, 0, 0]]]");
        same("braces", "{{1.5,0,0,0},{0,2,0,0},{2,2,0,0}}");
        same("MATLAB", "[1.5 0 0 0; 0 2 0 0; 2 2 0 0]");
        same("MATLAB with a name", "A = [1.5, 0, 0, 0\n     0 2 0 0\n     2 2 0 0];");
        same("MATLAB goes on", "[1.5 0 ...\n 0 0; 0 2 0 0; 2 2 0 0]");
        same("MATLAB without brackets", "1.5 0 0 0; 0 2 0 0; 2 2 0 0");
        same("LaTeX", "\\begin{bmatrix}\n  1{,}5 & 0 & 0 & 0 \\\\\n  0 & 2 & 0 & 0 \\\\\n  2 & 2 & 0 & "
                      "0\n\\end{bmatrix}");
        same("LaTeX array", "$$A = \\left[\\begin{array}{rrrr} 1.5&0&0&0\\\\[2pt] 0&2&0&0\\\\ 2&2&0&0 "
                            "\\end{array}\\right]$$");
        same("LaTeX sums",
             "\\begin{pmatrix}\\frac{3}{2}&0&0&0\\\\0&\\sqrt{4}&0&0\\\\2&2&0&0\\\\\\end{pmatrix}");
        same("Markdown", "| 1 | 2 | 3 | 4 |\n| ---: | ---: | ---: | ---: |\n| 1.5 | 0 | 0 | 0 |\n| 0 | 2 | 0 "
                         "| 0 |\n| 2 | 2 | 0 | 0 |");
        same("Markdown, comma",
             "k1 | k2 | k3 | k4\n--- | :-: | --- | ---\n1,5 | 0 | 0 | 0\n0 | 2 | 0 | 0\n2 | 2 | 0 | 0");
        same("no-break spaces",
             QStringLiteral(
                 "1.5\u00a0 0\u00a0 0\u00a0 0\n0\u00a0 2\u00a0 0\u00a0 0\n2\u202f2\u2009 0\u00a0 0"));
        same("semicolon at line end", "1,5;0;0;0;\n0;2;0;0;\n2;2;0;0;\n");
        same("headings", "\tk1\tk2\tk3\tk4\nq1\t1.5\t0\t0\t0\nq2\t0\t2\t0\t0\nq3\t2\t2\t0\t0");
        same("CSV with headings", "k1,k2,k3,k4\n1.5,0,0,0\n0,2,0,0\n2,2,0,0");
        same("CSV of Europe", "k1;k2;k3;k4\n1,5;0;0;0\n0;2;0;0\n2;2;0;0");
        same("quoted CSV", "\"1,5\",\"0\",\"0\",\"0\"\n\"0\",\"2\",\"0\",\"0\"\n\"2\",\"2\",\"0\",\"0\"");
        same("labels alone", "q1 1.5 0 0 0\nq2 0 2 0 0\nq3 2 2 0 0");
        same("pandas", "     a  b  c  d\nx  1.5  0  0  0\ny    0  2  0  0\nz    2  2  0  0");
        same("byte order mark", QStringLiteral("\ufeff1.5 0 0 0\r\n0 2 0 0\r\n2 2 0 0"));
        same("zero-width spaces", QStringLiteral("1.5\u200b\t0\t0\t0\n0\t2\t0\t0\n2\t2\t0\t0"));
        same("sums", "3/2\t0\t0\t0\n0\t√4\t0\t0\n2\t%200\t0\t0");
        QTest::newRow("JSON rows") << "[[1,0],[0,1]]" << QList<double>{1, 0, 0, 1} << 2;
        QTest::newRow("whole numbers, commas")
            << "1,2,3,4\n5,6,7,8" << QList<double>{1, 2, 3, 4, 5, 6, 7, 8} << 2;
        QTest::newRow("a column of decimals") << "0,5\n2\n1,5" << QList<double>{0.5, 2, 1.5} << 3;
        QTest::newRow("decimal commas, spaces") << "0,5 1,5\n2 3" << QList<double>{0.5, 1.5, 2, 3} << 2;
        QTest::newRow("minus of all kinds")
            << QStringLiteral("−1 ‐2 –3 －4") << QList<double>{-1, -2, -3, -4} << 1;
        QTest::newRow("thousands") << QStringLiteral("1 000\t12\u00a0345,5") << QList<double>{1000, 12345.5}
                                   << 1;
        QTest::newRow("exponents") << "[1e-05, -2.5E+3]" << QList<double>{1e-5, -2500} << 1;
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
        QTest::newRow("grouped") << "1.234,5" << Kind::Ambiguous << 0 << 0 << 0 << 0;
        QTest::newRow("null of JSON") << "[[1, null]]" << Kind::NotFinite << 0 << 1 << 0 << 0;
        QTest::newRow("two matrices")
            << "[[[1,2],[3,4]],[[5,6],[7,8]]]" << Kind::SeveralMatrices << -1 << -1 << 0 << 0;
        QTest::newRow("two LaTeX matrices")
            << "\\begin{pmatrix}1\\end{pmatrix}\\begin{pmatrix}2\\end{pmatrix}" << Kind::SeveralMatrices << -1
            << -1 << 0 << 0;
        QTest::newRow("cut off") << "[[1, 2], [3" << Kind::NotANumber << 0 << 0 << 0 << 0;
        QTest::newRow("a call after it") << "np.array([[1, 2]]).T" << Kind::NotANumber << 0 << 0 << 0 << 0;
        QTest::newRow("ragged rows") << "[[1, 2], [3]]" << Kind::Ragged << 1 << -1 << 1 << 2;
        QTest::newRow("a word under a heading") << "a;b\n1;2\n3;x" << Kind::NotANumber << 2 << 1 << 0 << 0;
        QTest::newRow("words only") << "one two" << Kind::NotANumber << 0 << 0 << 0 << 0;
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
