#include "ui/plot/curves.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

using namespace dikkat::ui;

class CurvesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_themes = new ThemeService(this); }

    void readsOutBetweenThePoints() {
        Curves curves;
        curves.setLines({{QStringLiteral("a"), 0}, {QStringLiteral("b"), 1}});
        curves.append(0, 0, 4.0);
        curves.append(0, 10, 2.0);
        curves.append(1, 5, 1.0);
        QCOMPARE(curves.valueAt(0, 0), 4.0);
        QCOMPARE(curves.valueAt(0, 5), 3.0);
        QCOMPARE(curves.valueAt(0, 10), 2.0);
        QVERIFY(std::isnan(curves.valueAt(0, 11)));
        QVERIFY(std::isnan(curves.valueAt(1, 4)));
        QCOMPARE(curves.valueAt(1, 5), 1.0);
    }

    void whatIsNoNumberIsLeftOut() {
        Curves curves;
        curves.setLines({{QStringLiteral("a"), 0}});
        curves.append(0, 0, 1.0);
        curves.append(0, 1, std::nan(""));
        curves.append(0, 2, HUGE_VAL);
        curves.append(0, 3, 2.0);
        QCOMPARE(curves.size(0), 2);
        curves.redraw();
        curves.setLogarithmic(true);
        curves.redraw();
    }

    void emptyAndSinglePointsAreDrawn() {
        Curves curves;
        curves.resize(400, 240);
        curves.setLandmarks({{QStringLiteral("ln 3"), std::log(3.0)}});
        curves.show();
        QApplication::processEvents();
        curves.setLines({{QStringLiteral("a"), 0, true, true}});
        curves.append(0, 0, 1.0);
        for (const bool log : {false, true}) {
            curves.setLogarithmic(log);
            curves.redraw();
            QApplication::processEvents();
        }
        QVERIFY(curves.frames() >= 1);
    }

    void linesKeepTheirData() {
        Curves curves;
        curves.setLines({{QStringLiteral("a"), 0}});
        curves.append(0, 0, 1.0);
        curves.setLines({{QStringLiteral("a"), 0}, {QStringLiteral("b"), 1}});
        QCOMPARE(curves.lineCount(), 2);
        QCOMPARE(curves.size(0), 1);
        QCOMPARE(curves.size(1), 0);
        curves.clear(0);
        QCOMPARE(curves.size(0), 0);
    }

    void theTableHasEveryListedLine() {
        Curves curves;
        curves.setLines({{QString(), 0, false}, {QStringLiteral("run"), 0}, {QStringLiteral("kept"), 1}});
        curves.append(0, 0, 9.0);
        curves.append(1, 0, 1.5);
        curves.append(1, 100, 0.5);
        curves.append(2, 0, 2.0);
        const auto table = curves.table();
        QCOMPARE(table.size(), std::size_t(3));
        QCOMPARE(table[0].mid(1), (QStringList{QStringLiteral("run"), QStringLiteral("kept")}));
        QCOMPARE(table[1].size(), 3);
        QVERIFY(table[2][2] == QStringLiteral("–")); // the kept run is shorter
    }

    void theWheelZoomsAndADoubleClickShowsEverything() {
        Curves curves;
        curves.resize(500, 300);
        curves.setLines({{QStringLiteral("a"), 0}});
        for (int i = 0; i <= 100; ++i) curves.append(0, i, 5.0 / (1 + i));
        curves.show();
        curves.redraw();
        QApplication::processEvents();
        QWidget* plot = nullptr;
        for (QWidget* child : curves.findChildren<QWidget*>())
            if (child->inherits("QCustomPlot")) plot = child;
        QVERIFY(plot);
        QSignalSpy zoomed(&curves, &Curves::zoomedChanged);
        const QPoint middle(plot->width() / 2, plot->height() / 2);
        QWheelEvent wheel(middle, plot->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(plot, &wheel);
        QVERIFY(curves.isZoomed());
        QCOMPARE(zoomed.count(), 1);
        QTest::mouseDClick(plot, Qt::LeftButton, {}, middle);
        QVERIFY(!curves.isZoomed());
    }

    void theCursorFollowsTheMouse() {
        Curves curves;
        curves.resize(500, 300);
        curves.setLines({{QStringLiteral("a"), 0}});
        for (int i = 0; i <= 100; ++i) curves.append(0, i, 1.0);
        curves.show();
        curves.redraw();
        QApplication::processEvents();
        QWidget* plot = nullptr;
        for (QWidget* child : curves.findChildren<QWidget*>())
            if (child->inherits("QCustomPlot")) plot = child;
        QSignalSpy moved(&curves, &Curves::cursorMoved);
        const QPointF middle(plot->width() / 2, plot->height() / 2);
        QMouseEvent move(QEvent::MouseMove, middle, plot->mapToGlobal(middle), Qt::NoButton, Qt::NoButton,
                         {});
        QApplication::sendEvent(plot, &move);
        QVERIFY(moved.count() > 0);
        QVERIFY(curves.cursor() > 10 && curves.cursor() < 90);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(plot, &leave);
        QVERIFY(std::isnan(curves.cursor()));
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(CurvesTest)
#include "curves_test.moc"
