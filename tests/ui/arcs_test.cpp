#include "ui/diagram/arcs.h"
#include "ui/diagram/token_strip.h"
#include "ui/theme/theme.h"

#include <QSignalSpy>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

/// Three queries: the first sees itself, the second leans on the first, the last splits evenly.
Matrix example() {
    Matrix w(3, 3);
    w << 1.0, 0.0, 0.0, 0.95, 0.05, 0.0, 0.3, 0.3, 0.4;
    return w;
}
const QStringList letters{"a", "b", "c"};

std::pair<Index, Index> pair(const QList<QVariant>& values) {
    return {values.at(0).value<Index>(), values.at(1).value<Index>()};
}

} // namespace

class ArcsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English)); // figures are compared as they are shown
        m_themes = new ThemeService(this);
    }

    void thinLinksAreLeftOut() {
        LinksView view;
        view.setWeights(example(), letters, letters);
        QCOMPARE(view.linkCount(), 5);
        view.setThreshold(0.35);
        QCOMPARE(view.linkCount(), 3);
        view.setThreshold(0.0);
        QCOMPARE(view.linkCount(), 9);
        view.setThreshold(0.08);
        view.setSelected(1, 1); // a chosen link shows however thin it is
        QCOMPARE(view.linkCount(), 6);
        view.setOnlySelected(true);
        QCOMPARE(view.linkCount(), 2);
        view.setSelected(-1, -1);
        QCOMPARE(view.linkCount(), 5);
    }

    void aClickFindsTheNearestLink() {
        LinksView view;
        view.setWeights(example(), letters, letters);
        view.resize(300, 300);
        // Straight lines: at the middle the line from query 2 to key 1 is half way between the two rows.
        const double room = 300 - 20, row = room / 3;
        const QPointF half(150, 10 + row * 1.0);
        QCOMPARE(view.linkAt(half), (std::pair<Index, Index>{1, 0}));
        QCOMPARE(view.linkAt({150, 295}), (std::pair<Index, Index>{-1, -1}));
        QSignalSpy picked(&view, &LinksView::picked);
        QTest::mouseClick(&view, Qt::LeftButton, {}, half.toPoint());
        QCOMPARE(pair(picked.takeLast()), (std::pair<Index, Index>{1, 0}));
        QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(20, static_cast<int>(10 + 2.5 * row)));
        QCOMPARE(pair(picked.takeLast()), (std::pair<Index, Index>{2, 2})); // its strongest key
    }

    void keysWalkAlongQueriesAndLinks() {
        LinksView view;
        view.setWeights(example(), letters, letters);
        connect(&view, &LinksView::picked, &view, &LinksView::setSelected);
        QSignalSpy picked(&view, &LinksView::picked);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(pair(picked.last()), (std::pair<Index, Index>{0, 0}));
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(pair(picked.last()), (std::pair<Index, Index>{1, 0}));
        const auto before = picked.size();
        QTest::keyClick(&view, Qt::Key_Right); // 0.05 is under the threshold
        QCOMPARE(picked.size(), before);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(pair(picked.last()), (std::pair<Index, Index>{2, 1}));
        QVERIFY(view.accessibleDescription().contains("0.3"));
    }

    void labelsThinOut() {
        const std::pair<Index, int> cases[] = {{1, 1},  {28, 1}, {29, 2},  {40, 2},   {41, 4},
                                               {80, 4}, {81, 8}, {160, 8}, {161, 16}, {256, 16}};
        for (const auto& [count, step] : cases) QCOMPARE(labelStep(count), step);
    }

    void drawsEverySize() {
        for (Index n : {Index{0}, Index{1}, Index{48}, Index{256}}) {
            LinksView view;
            QStringList names;
            for (Index i = 0; i < n; ++i) names << QString::number(i);
            view.setWeights(Matrix::Constant(n, n, n == 0 ? 0.0 : 1.0 / static_cast<double>(n)), names,
                            names);
            view.setSelected(n - 1, 0);
            for (QSize size : {QSize(180, 120), QSize(600, 800)}) {
                view.resize(size);
                QVERIFY(!view.grab().toImage().isNull());
            }
        }
    }

    void theStripKeepsTheChosenTokenInSight() {
        TokenStrip strip;
        QStringList many;
        for (int i = 0; i < 200; ++i) many << QString(QChar(u'a' + i % 26));
        strip.setTokens(many);
        strip.resize(300, strip.sizeHint().height());
        QSignalSpy picked(&strip, &TokenStrip::picked);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(9, 12));
        QCOMPARE(picked.takeLast().at(0).toInt(), 0);
        strip.setSelected(150, 3);
        QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(9, 12));
        const int first = picked.takeLast().at(0).toInt();
        QVERIFY(first > 100 && first <= 150);
        QTest::keyClick(&strip, Qt::Key_Right);
        QCOMPARE(picked.takeLast().at(0).toInt(), 151);
        QVERIFY(strip.accessibleDescription().contains("151"));
        QVERIFY(!strip.grab().toImage().isNull());
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(ArcsTest)
#include "arcs_test.moc"
