#include "ui/plot/line_plot.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

using namespace dikkat::ui;

class LinePlotTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale::English);
        m_themes = new ThemeService(this);
    }

    void valuesBetweenThePoints() {
        LinePlot::Content c;
        c.lines = {{QStringLiteral("squares"), {1, 4, 16}, {1, 16, 256}}};
        QCOMPARE(c.valueAt(0, 4), 16.0);
        QCOMPARE(c.valueAt(0, 10), 136.0);
        c.logX = c.logY = true; // a power is straight on these axes
        QVERIFY(std::abs(c.valueAt(0, 8) - 64.0) < 1e-9);
        QVERIFY(std::isnan(c.valueAt(0, 0.5)));
        QVERIFY(std::isnan(c.valueAt(0, 17)));
    }

    void arrowKeysReadTheNumbersOut() {
        LinePlot plot;
        LinePlot::Content c = content();
        plot.setContent(c);
        QSignalSpy hovered(&plot, &LinePlot::hovered);
        QTest::keyClick(&plot, Qt::Key_Right);
        QCOMPARE(hovered.takeLast().at(0).toString(), QStringLiteral("depth 1; a: 0.5; lesson: 0.25"));
        QTest::keyClick(&plot, Qt::Key_Right);
        QCOMPARE(hovered.takeLast().at(0).toString(), QStringLiteral("depth 10; a: 3 · 10⁻⁷"));
        QTest::keyClick(&plot, Qt::Key_Right);
        QTest::keyClick(&plot, Qt::Key_Right); // stays on the last point
        QCOMPARE(hovered.takeLast().at(0).toString(), QStringLiteral("depth 100"));
    }

    void theTableHasARowForEachPlace() {
        LinePlot plot;
        plot.setContent(content());
        const PlotTable table = plot.table();
        QCOMPARE(table.size(), std::size_t(4));
        QCOMPARE(table[0],
                 (QStringList{QStringLiteral("depth"), QStringLiteral("a"), QStringLiteral("lesson")}));
        QCOMPARE(table[1], (QStringList{QStringLiteral("1"), QStringLiteral("0.5"), QStringLiteral("0.25")}));
        QCOMPARE(table[3], (QStringList{QStringLiteral("100"), QString(), QString()})); // a gap
    }

    void saysWhereTheLinesEnd() {
        LinePlot plot;
        LinePlot::Content c = content();
        c.lines.front().y.back() = 7;
        plot.setContent(c);
        QCOMPARE(plot.accessibleDescription(),
                 QStringLiteral("a: 7 at the end")); // printed figures do not end
        c.description = QStringLiteral("in words");
        plot.setContent(c);
        QCOMPARE(plot.accessibleDescription(), QStringLiteral("in words"));
    }

    void aMarkWithDotsMeetsEveryLine() {
        LinePlot plot;
        plot.resize(400, 300);
        LinePlot::Content c;
        c.lines = {{QStringLiteral("a"), {}, {}, LinePlot::Kind::Attention}};
        for (int i = 0; i <= 100; ++i) { // too many for markers
            c.lines.front().x.push_back(i / 10.0);
            c.lines.front().y.push_back(i / 10.0);
        }
        plot.setContent(c);
        plot.show();
        QTRY_VERIFY(plot.grab().toImage().pixelColor(200, 100).isValid());
        const auto coloured = [&] {
            int count = 0;
            const QImage image = plot.grab().toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == theme().attention;
            return count;
        };
        qApp->processEvents();
        const int before = coloured();
        c.marks = {{2.5, {}, true}};
        plot.setContent(c);
        qApp->processEvents();
        QVERIFY(before > 0);
        QVERIFY2(coloured() > before + 10, qPrintable(QString::number(before)));
    }

private:
    static LinePlot::Content content() {
        LinePlot::Content c;
        c.xLabel = QStringLiteral("depth");
        c.logX = c.logY = c.wholeX = true;
        c.lines = {{QStringLiteral("a"), {1, 10, 100}, {0.5, 3e-7, std::nan("")}},
                   {QStringLiteral("lesson"), {1}, {0.25}, LinePlot::Kind::Printed, 0}};
        return c;
    }

    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(LinePlotTest)
#include "line_plot_test.moc"
