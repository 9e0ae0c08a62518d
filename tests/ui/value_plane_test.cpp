#include "ui/plot/value_plane.h"
#include "ui/plot/value_plane_item.h"

#include <QComboBox>
#include <QLocale>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

ValuePlane::Content contentOf(const LessonState& state, Index row) {
    ValuePlane::Content content;
    content.trace = std::make_shared<const LessonTrace>(evaluate(state).value());
    content.row = row;
    return content;
}

} // namespace

class ValuePlaneTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English)); }

    void hulls_data() {
        QTest::addColumn<QList<QPointF>>("points");
        QTest::addColumn<int>("corners");
        QTest::newRow("none") << QList<QPointF>{} << 0;
        QTest::newRow("one") << QList<QPointF>{{1, 1}} << 1;
        QTest::newRow("same point twice") << QList<QPointF>{{1, 1}, {1, 1}} << 1;
        QTest::newRow("line") << QList<QPointF>{{0, 0}, {1, 1}, {2, 2}} << 2;
        QTest::newRow("triangle") << QList<QPointF>{{1, 0}, {0, 1}, {1, 1}} << 3;
        QTest::newRow("inner point") << QList<QPointF>{{0, 0}, {4, 0}, {0, 4}, {1, 1}} << 3;
        QTest::newRow("square with points on its sides")
            << QList<QPointF>{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 0}, {2, 1}, {0, 1}} << 4;
    }
    void hulls() {
        QFETCH(QList<QPointF>, points);
        QFETCH(int, corners);
        QCOMPARE(static_cast<int>(convexHull({points.begin(), points.end()}).size()), corners);
    }

    void tableListsEveryPoint() {
        ValuePlane plane;
        plane.setContent(contentOf(chapterExample(), 2));
        const auto table = plane.table();
        QCOMPARE(table.size(), std::size_t(1 + 3 + 3));
        QCOMPARE(table[3], QStringList({"v3", "1", "1", "0.5761"}));
        QCOMPARE(table[6], QStringList({"o3", "0.7881", "0.7881"}));
    }

    void hiddenOutputIsInNeitherPictureNorTable() {
        ValuePlane plane;
        auto content = contentOf(chapterExample(), 2);
        content.hiddenRow = 2;
        plane.setContent(content);
        for (const auto& line : plane.table()) {
            QVERIFY(line.first() != QStringLiteral("o3"));
            QVERIFY(!line.contains(QStringLiteral("0.5761")));
        }
    }

    /// "o3 = o4" only where it is so: points that lie on each other in the picture can differ.
    void equalNamesAreEqualNumbers() {
        LessonState state = withPositions(chapterExample(), 4);
        state.mask = MaskKind::None;
        state.q = Matrix{{2, 2, 0, 0}, {2, 2, 0, 0}, {2, 2, 0, 0}, {2, 2.05, 0, 0}};
        ValuePlane plane;
        plane.resize(280, 280);
        plane.setContent(contentOf(state, 3));
        const auto& scene = plane.findChild<QCustomPlot*>()->findChild<ValuePlaneItem*>()->scene;
        bool together = false;
        for (const auto& label : scene.labels) {
            together = together || label.text.contains(QStringLiteral("o_{1} = o_{2}"));
            if (label.text.contains(QStringLiteral("o_{4}")))
                QVERIFY2(!label.text.contains(u'='), qPrintable(label.text));
        }
        QVERIFY(together); // these three are the same
    }

    /// Labels lie neither on each other nor on the lines, also on the number line of one column.
    void labelsAreFree_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("row");
        for (const int width : {1, 2, 3})
            for (const int row : {0, 1, 2}) QTest::addRow("width %d, row %d", width, row) << width << row;
    }
    void labelsAreFree() {
        QFETCH(int, width);
        QFETCH(int, row);
        LessonState state = withValueWidth(chapterExample(), width);
        if (width == 1) state.v = Matrix{{1.0}, {0.0}, {0.5}};
        ValuePlane plane;
        plane.resize(300, 300);
        plane.show();
        plane.setContent(contentOf(state, row));
        QVERIFY(!plane.grab().isNull());
        const auto* item = plane.findChild<QCustomPlot*>()->findChild<ValuePlaneItem*>();
        const auto places = item->placeLabels();
        QCOMPARE(places.size(), item->scene.labels.size());
        QVERIFY(places.size() >= 3);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY2(!places[i].isNull(), qPrintable(item->scene.labels[i].text));
            for (std::size_t j = 0; j < i; ++j) QVERIFY(!places[i].intersects(places[j]));
            const QRectF letters = places[i].adjusted(2, 3, -2, -3);
            for (const QLineF& line : item->lines())
                for (int step = 0; step <= 100; ++step)
                    QVERIFY2(!letters.contains(line.pointAt(step / 100.0)),
                             qPrintable(item->scene.labels[i].text));
        }
    }

    void columnsAreChosenOnlyWhenThereAreMoreThanTwo() {
        ValuePlane plane;
        plane.resize(280, 280);
        plane.show();
        auto* across = plane.findChild<QComboBox*>(QStringLiteral("planeAcross"));
        plane.setContent(contentOf(chapterExample(), 2));
        QVERIFY(!across->isVisible());
        plane.setContent(contentOf(withValueWidth(chapterExample(), 5), 2));
        QVERIFY(across->isVisible());
        QCOMPARE(across->count(), 5);
        plane.setContent(contentOf(withValueWidth(chapterExample(), 1), 2));
        QVERIFY(!across->isVisible());
    }

    void everySizeDraws_data() {
        QTest::addColumn<int>("positions");
        QTest::addColumn<int>("width");
        for (const int positions : {1, 2, 3, 16})
            for (const int width : {1, 2, 3, 16})
                QTest::addRow("%d values of width %d", positions, width) << positions << width;
    }
    void everySizeDraws() {
        QFETCH(int, positions);
        QFETCH(int, width);
        ValuePlane plane;
        plane.resize(280, 280);
        plane.setContent(
            contentOf(withValueWidth(withPositions(chapterExample(), positions), width), positions - 1));
        QVERIFY(!plane.grab().isNull());
        plane.resize(130, 90);
        QVERIFY(!plane.grab().isNull());
    }

    void emptyContentDraws() {
        ValuePlane plane;
        QVERIFY(!plane.grab().isNull());
        plane.setContent({});
        QVERIFY(!plane.grab().isNull());
    }
};

QTEST_MAIN(ValuePlaneTest)
#include "value_plane_test.moc"
