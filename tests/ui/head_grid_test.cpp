#include "core/model/model.h"
#include "core/model/parameters.h"
#include "ui/theme/color_map.h"
#include "ui/theme/theme.h"
#include "ui/widgets/head_grid.h"
#include "ui/widgets/weight_image.h"
#include "ui/widgets/weight_map.h"

#include <QSignalSpy>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

std::shared_ptr<const ModelTrace> gpt(int blocks, int heads, int length,
                                      std::vector<BlockSwitches> parts = {}) {
    ModelConfig c;
    c.vocabulary = 5;
    c.width = heads * 2;
    c.heads = heads;
    c.blocks = blocks;
    c.context = length;
    c.mlpWidth = 8;
    c.switches = std::move(parts);
    Parameters<float> p(c);
    Random random(3);
    initialise(p, random, Initialisation::TorchDefaults);
    std::vector<TokenId> tokens;
    for (int i = 0; i < length; ++i) tokens.push_back(static_cast<TokenId>(i * 7 % 5));
    return std::make_shared<const ModelTrace>(traceForward(p, tokens));
}

std::shared_ptr<const ModelTrace> translator() {
    ModelConfig c = originalTransformer(6, 8, 2, 2, 5, 4);
    Parameters<float> p(c);
    Random random(3);
    initialise(p, random, Initialisation::TorchDefaults);
    const std::vector<TokenId> tokens{1, 3, 4}, source{3, 4, 5, 2};
    return std::make_shared<const ModelTrace>(traceForward(p, tokens, source));
}

const QStringList names{"a", "b", "c", "d", "e"};

} // namespace

class HeadGridTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_themes = new ThemeService(this); }

    void numbersAreThoseOfTheCore() {
        const auto trace = translator();
        const auto rows = headRows(*trace);
        QCOMPARE(rows.size(), std::size_t{6}); // 2 encoder, then self and cross of 2 decoder blocks
        const auto reports = scoreHeads(*trace, 2);
        for (const HeadReport& r : reports) {
            const HeadRow* row = rowOf(rows, r.number);
            QVERIFY(row != nullptr);
            QCOMPARE(row->place, r.place);
            QCOMPARE(row->layer, r.layer);
            QCOMPARE(r.number - row->first, r.head);
        }
        QCOMPARE(rowOf(rows, 12), nullptr);
        QCOMPARE(rowOf(rows, -1), nullptr);
        QCOMPARE(rows[3].trace(6).weights.cols(), Index{4}); // cross-attention looks at the source
    }

    void aLayerWithoutAttentionKeepsItsNumbers() {
        std::vector<BlockSwitches> parts(3);
        parts[1].attention = false;
        const auto rows = headRows(*gpt(3, 2, 4, parts));
        QCOMPARE(rows[1].heads, 0);
        QCOMPARE(rows[2].first, 4);
        HeadGrid grid;
        grid.setTrace(gpt(3, 2, 4, parts), names);
        grid.resize(400, 400);
        QVERIFY(grid.cellRect(2).isEmpty());
        grid.setCurrent(0);
        QTest::keyClick(&grid, Qt::Key_Down); // over the gap
        QCOMPARE(grid.current(), 4);
    }

    void picksByMouseAndKeys() {
        HeadGrid grid;
        grid.setTrace(gpt(2, 3, 5), names);
        grid.resize(420, 300);
        QSignalSpy picked(&grid, &HeadGrid::picked);
        QTest::mouseClick(&grid, Qt::LeftButton, {}, grid.cellRect(4).center());
        QCOMPARE(grid.current(), 4);
        QCOMPARE(picked.takeFirst().at(0).toInt(), 4);
        QTest::keyClick(&grid, Qt::Key_Up);
        QCOMPARE(grid.current(), 1);
        QTest::keyClick(&grid, Qt::Key_Right);
        QCOMPARE(grid.current(), 2);
        QTest::keyClick(&grid, Qt::Key_Right); // the row ends here
        QCOMPARE(grid.current(), 2);
        grid.setOrientation(Qt::Vertical);
        QTest::keyClick(&grid, Qt::Key_Right); // the same head of the next layer
        QCOMPARE(grid.current(), 5);
        QVERIFY(grid.cellRect(5).left() > grid.cellRect(2).left());
        QCOMPARE(grid.cellRect(5).top(), grid.cellRect(2).top());
    }

    void settingTheCurrentHeadSaysNothing() {
        HeadGrid grid;
        grid.setTrace(gpt(1, 2, 3), names);
        QSignalSpy picked(&grid, &HeadGrid::picked);
        grid.setCurrent(1);
        QCOMPARE(picked.size(), 0);
        QVERIFY(grid.accessibleDescription().contains("head 2"));
    }

    void hoverNamesTheCell() {
        HeadGrid grid;
        grid.setTrace(gpt(1, 2, 4), names);
        grid.setCellSize(80, 80);
        grid.resize(300, 200);
        grid.show();
        QSignalSpy hovered(&grid, &HeadGrid::hovered);
        const QRect cell = grid.cellRect(1);
        QTest::mouseMove(&grid, cell.topLeft() + QPoint(30, 70)); // second key, last query of four
        QTRY_VERIFY(!hovered.isEmpty());
        QCOMPARE(hovered.last().at(0).toInt(), 1);
        QCOMPARE(hovered.last().at(1).toInt(), 3);
        QCOMPARE(hovered.last().at(2).toInt(), 1);
    }

    void emptyAndAgain() {
        HeadGrid grid;
        grid.setTrace(nullptr, {});
        grid.resize(200, 200);
        grid.grab();
        QTest::keyClick(&grid, Qt::Key_Down);
        grid.setTrace(gpt(2, 2, 1), names); // a single token
        grid.setOff({1, 0, 1, 1});
        grid.setCurrent(1);
        QVERIFY(!grid.grab().toImage().isNull());
        grid.setTrace(nullptr, {});
        grid.grab();
    }

    void everyPixelHasTheColourOfItsCell() {
        Matrix w(2, 2);
        w << 1.0, 0.0, 0.25, 0.75;
        Mask visible = Mask::Constant(2, 2, true);
        visible(0, 1) = false;
        const QImage image = weightImage(w, visible, {20, 10}, lightTheme());
        QCOMPARE(image.size(), QSize(20, 10));
        QCOMPARE(image.pixel(0, 0), lightTheme().weight(1.0).rgb());
        QCOMPARE(image.pixel(9, 4), lightTheme().weight(1.0).rgb());
        QCOMPARE(image.pixel(9, 5), lightTheme().weight(0.25).rgb());
        QCOMPARE(image.pixel(10, 9), lightTheme().weight(0.75).rgb());
        int hatch = 0, back = 0;
        for (int x = 10; x < 20; ++x)
            for (int y = 0; y < 5; ++y) {
                hatch += image.pixel(x, y) == lightTheme().hatch.rgb();
                back += image.pixel(x, y) == lightTheme().maskBg.rgb();
            }
        QCOMPARE(hatch + back, 50);
        QVERIFY(hatch > 0 && hatch < back);
    }

    void aThinDiagonalSurvivesShrinking() {
        const Matrix w = Matrix::Identity(256, 256);
        const QImage image = weightImage(w, {}, {48, 48}, lightTheme());
        for (int i = 0; i < 48; ++i) QCOMPARE(image.pixel(i, i), lightTheme().weight(1.0).rgb());
        QCOMPARE(image.pixel(0, 47), lightTheme().weight(0.0).rgb());
    }

    void differencesDiverge() {
        Matrix d(1, 3);
        d << -1.0, 0.0, 1.0;
        const QImage image = weightImage(d, {}, {3, 1}, lightTheme(), 1.0, WeightColors::Difference);
        const auto& table = lightTheme().scoreMap->table();
        QCOMPARE(image.pixel(0, 0), table.front());
        QCOMPARE(image.pixel(2, 0), table.back());
        QVERIFY(image.pixel(1, 0) != table.front() && image.pixel(1, 0) != table.back());
    }

    void theLargeMapMovesByKeysAndMouse() {
        WeightMap map;
        const auto trace = gpt(1, 1, 5);
        const HeadTrace& head = trace->blocks[0].attention->inner.heads[0];
        map.setWeights(head.weights, head.visible, names, names);
        map.resize(400, 400);
        map.show();
        QSignalSpy picked(&map, &WeightMap::picked);
        connect(&map, &WeightMap::picked, &map, &WeightMap::setSelected);
        const QRectF all = map.area();
        QVERIFY(!all.isEmpty() && QRectF(map.rect()).contains(all));
        const QPointF middle(all.left() + all.width() * 0.3, all.top() + all.height() * 0.9);
        QTest::mouseClick(&map, Qt::LeftButton, {}, middle.toPoint());
        QCOMPARE(picked.takeLast(),
                 (QList<QVariant>{QVariant::fromValue(Index{4}), QVariant::fromValue(Index{1})}));
        QTest::keyClick(&map, Qt::Key_End);
        QTest::keyClick(&map, Qt::Key_Right); // stays inside
        QTest::keyClick(&map, Qt::Key_Up);
        QCOMPARE(picked.takeLast(),
                 (QList<QVariant>{QVariant::fromValue(Index{3}), QVariant::fromValue(Index{4})}));
        QVERIFY(map.accessibleDescription().contains("masked"));
        map.setWeights(Matrix::Constant(256, 256, 1.0 / 256), {}, {}, {});
        map.resize(300, 260);
        QVERIFY(!map.grab().toImage().isNull());
        map.setWeights({}, {}, {}, {});
        map.grab();
        QCOMPARE(map.cellAt({100, 100}), (std::pair<Index, Index>{-1, -1}));
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(HeadGridTest)
#include "head_grid_test.moc"
