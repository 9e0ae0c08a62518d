#include "ui/theme/color_map.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

using namespace dikkat::ui;

namespace {

/// Counts what a widget hears when the theme changes.
class Listener : public QWidget {
public:
    int heard = 0;
    bool darkWhenHeard = false;

protected:
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::PaletteChange) {
            ++heard;
            darkWhenHeard = theme().dark;
        }
        QWidget::changeEvent(event);
    }
};

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void mapsMeetTheirStops() {
        QCOMPARE(lightTheme().weight(0).name(), QStringLiteral("#ffffff"));
        QCOMPARE(lightTheme().weight(1).name(), QStringLiteral("#45208a"));
        QCOMPARE(darkTheme().weight(1).name(), QStringLiteral("#dccfff"));
        QCOMPARE(lightTheme().score(-4, 4).name(), QStringLiteral("#0c5f7c"));
        QCOMPARE(lightTheme().score(4, 4).name(), QStringLiteral("#9b2a12"));
        QCOMPARE(lightTheme().score(0, 4), lightTheme().score(0, 1));
        // Beyond the ends and without a number nothing jumps to another colour.
        QCOMPARE(lightTheme().weight(7), lightTheme().weight(1));
        QCOMPARE(lightTheme().weight(-1), lightTheme().weight(0));
        QCOMPARE(lightTheme().score(-1e300, 4), lightTheme().score(-4, 4));
        QCOMPARE(lightTheme().score(qQNaN(), 4), lightTheme().score(0, 4));
    }

    void sequentialMapsAreMonotoneInLightness() {
        for (const Theme* t : {&lightTheme(), &darkTheme(), &projectorTheme()}) {
            const auto& table = t->weightMap->table();
            for (std::size_t i = 1; i < table.size(); ++i) {
                const double step = perceivedLightness(table[i]) - perceivedLightness(table[i - 1]);
                QVERIFY(t->dark ? step > -0.004 : step < 0.004);
            }
        }
    }

    void textOnEveryCellIsReadable() {
        for (const Theme* t : {&lightTheme(), &darkTheme(), &projectorTheme()})
            for (const ColorMap* map : {t->weightMap, t->scoreMap})
                for (const QRgb rgb : map->table()) {
                    const QColor fill = QColor::fromRgb(rgb);
                    QVERIFY(contrast(fill, Theme::textOn(fill)) >= 4.5);
                }
    }

    void textColoursAreReadable() {
        for (const Theme* t : {&lightTheme(), &darkTheme(), &projectorTheme()}) {
            for (const QColor& ground : {t->surface, t->bg, t->chrome})
                for (const QColor& text :
                     {t->text, t->text2, t->text3, t->query, t->key, t->value, t->attention})
                    QVERIFY(contrast(ground, text) >= 4.5);
            QVERIFY(contrast(t->ink, t->onInk) >= 4.5);
            QVERIFY(contrast(t->queryTint, t->query) >= 4.5);
            QVERIFY(contrast(t->keyTint, t->key) >= 4.5);
            QVERIFY(contrast(t->valueTint, t->value) >= 4.5);
            QVERIFY(contrast(t->rightTint, t->right) >= 4.5);
            QVERIFY(contrast(t->wrongTint, t->wrong) >= 4.5);
            QVERIFY(contrast(t->cautionTint, t->caution) >= 4.5);
            QVERIFY(contrast(t->surface, t->borderStrong) >= 3);
        }
    }

    void aChoiceReachesEveryWidget() {
        ThemeService service;
        Listener outer;
        auto* inner = new Listener;
        inner->setParent(&outer);
        QPushButton button;
        outer.show();
        service.setChoice(ThemeChoice::Light);
        outer.heard = inner->heard = 0;
        QSignalSpy changed(&service, &ThemeService::changed);
        service.setChoice(ThemeChoice::Dark);
        QCoreApplication::processEvents();
        QCOMPARE(changed.count(), 1);
        QVERIFY(theme().dark);
        QVERIFY(outer.heard > 0);
        QVERIFY(inner->heard > 0);
        QVERIFY(inner->darkWhenHeard);
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkTheme().bg);
        service.setChoice(ThemeChoice::Light);
        QVERIFY(!theme().dark);
        QVERIFY(!inner->darkWhenHeard);
    }

    void figuresAreTabular() {
        const QFontMetricsF metrics(numberFont(type::cell));
        for (char digit = '1'; digit <= '9'; ++digit)
            QCOMPARE(metrics.horizontalAdvance(QLatin1Char(digit)),
                     metrics.horizontalAdvance(QLatin1Char('0')));
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
