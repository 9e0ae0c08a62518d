#include "ui/i18n/live_text.h"
#include "ui/theme/theme.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/gesture_slider.h"
#include "ui/widgets/legend_bar.h"
#include "ui/widgets/number_slider.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/step_ribbon.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace dikkat::ui;

/// Ribbon, segmented switch, badge and legend: the small controls of the pages.
class ControlsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English)); }

    void ribbonTellsWhereOneStands() {
        StepRibbon ribbon;
        ribbon.setSteps({"Scores QK^T", "Scale ÷√d_k", "Mask", "Softmax"});
        ribbon.setCurrent(2);
        ribbon.setOff(1, true);
        QCOMPARE(ribbon.button(0)->accessibleDescription(), QStringLiteral("done"));
        QCOMPARE(ribbon.button(1)->accessibleDescription(), QStringLiteral("switched off"));
        QCOMPARE(ribbon.button(2)->accessibleDescription(), QStringLiteral("current step"));
        QVERIFY(ribbon.button(3)->accessibleDescription().isEmpty());
        QCOMPARE(ribbon.button(1)->accessibleName(), QStringLiteral("Step 2: Scale ÷√dk"));
    }

    void ribbonFollowsClicksAndKeys() {
        StepRibbon ribbon;
        ribbon.setSteps({"a", "b", "c", "d", "e"});
        ribbon.resize(600, 40);
        ribbon.show();
        QSignalSpy picked(&ribbon, &StepRibbon::stepPicked);
        connect(&ribbon, &StepRibbon::stepPicked, &ribbon, &StepRibbon::setCurrent);
        QTest::mouseClick(ribbon.button(3), Qt::LeftButton);
        QCOMPARE(ribbon.current(), 3);
        const QList<QPair<Qt::Key, int>> moves{{Qt::Key_Left, 2},  {Qt::Key_Down, 3}, {Qt::Key_End, 4},
                                               {Qt::Key_Right, 4}, {Qt::Key_Home, 0}, {Qt::Key_Up, 0}};
        for (const auto& [key, expected] : moves) {
            QTest::keyClick(&ribbon, key);
            QCOMPARE(ribbon.current(), expected);
        }
        QCOMPARE(picked.count(), 5); // nothing is said at the ends
    }

    void aDragOrQuickKeysAreOneGesture() {
        GestureSlider slider(QStringLiteral("s"));
        slider.setPositions(11, 3);
        QStringList gestures;
        connect(&slider, &GestureSlider::moved, &slider,
                [&](int, const QString& gesture) { gestures << gesture; });
        slider.setPosition(4);
        QVERIFY(gestures.isEmpty()); // not the user's choice
        for (int i = 0; i < 3; ++i) QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(slider.value(), 7);
        QCOMPARE(gestures.size(), 3);
        QCOMPARE(gestures[2], gestures[0]);
        slider.setSliderDown(true);
        for (const int position : {8, 6, 5}) slider.setSliderPosition(position);
        slider.setSliderDown(false);
        QCOMPARE(gestures.size(), 6);
        QVERIFY(gestures[3] != gestures[2]);
        QCOMPARE(gestures[5], gestures[3]);
        slider.endGesture();
        QTest::keyClick(&slider, Qt::Key_Right);
        QVERIFY(gestures[6] != gestures[5]);
        QTest::qWait(900); // a pause ends it as well
        QTest::keyClick(&slider, Qt::Key_Right);
        QVERIFY(gestures[7] != gestures[6]);
    }

    /// What is said about a number is said in the language of the moment, name and all.
    void theRangeOfASliderFollowsTheLanguage() {
        NumberSlider slider(QStringLiteral("temperature"));
        slider.setName(QStringLiteral("Temperature"));
        slider.setRange({1, 2, 3}, 1, 3, 2);
        slider.setSpecial(0, QStringLiteral("greedy"));
        QSignalSpy problems(&slider, &NumberSlider::problem);
        auto* field = slider.findChild<QLineEdit*>();
        field->setText(QStringLiteral("9"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(problems.count(), 1);
        const auto said = problems[0][0].value<LiveText>();
        QVERIFY(said.text().contains("Temperature") && said.text().contains("greedy"));
        slider.setName(QStringLiteral("Sıcaklık"));
        slider.setSpecial(0, QStringLiteral("açgözlü"));
        QVERIFY(said.followsLanguage());
        QVERIFY(said.text().contains("Sıcaklık") && said.text().contains("açgözlü"));
    }

    void ribbonStandsOverColumns() {
        StepRibbon ribbon;
        ribbon.setSteps({"a", "b", "c"});
        ribbon.resize(400, 40);
        ribbon.setColumnWidths({100, 100, 200});
        QCOMPARE(ribbon.button(2)->geometry(), QRect(200, 0, 200, 40));
        ribbon.setColumnWidths({});
        QCOMPARE(ribbon.button(1)->geometry().center().x(), 199);
        ribbon.setSteps({"only"});
        QVERIFY(!ribbon.grab().isNull());
    }

    void segmentsAreExclusive() {
        SegmentedControl control;
        control.setLabels({"TR", "EN"});
        control.show();
        QSignalSpy picked(&control, &SegmentedControl::picked);
        QVERIFY(control.button(0)->isChecked());
        QTest::mouseClick(control.button(1), Qt::LeftButton);
        QCOMPARE(picked.count(), 1);
        QVERIFY(!control.button(0)->isChecked());
        QVERIFY(control.button(1)->isChecked());
        QTest::mouseClick(control.button(1), Qt::LeftButton); // already on
        QCOMPARE(picked.count(), 1);
        QVERIFY(control.button(1)->isChecked());
        QTest::keyClick(&control, Qt::Key_Left);
        QCOMPARE(control.current(), 0);
        QCOMPARE(picked.count(), 2);
        control.setCurrent(1); // from outside: silent
        QCOMPARE(picked.count(), 2);
    }

    void badgeIsNeverOnlyColour() {
        Badge badge;
        QVERIFY(!badge.isVisibleTo(nullptr));
        badge.setState(Badge::State::Caution, QStringLiteral("differs: q_3"));
        QCOMPARE(badge.accessibleName(), QStringLiteral("differs: q3"));
        for (const auto state : {Badge::State::Right, Badge::State::Wrong, Badge::State::Caution}) {
            badge.setState(state, QStringLiteral("text"));
            badge.resize(badge.sizeHint());
            QVERIFY(!badge.grab().isNull());
        }
        badge.resize(40, 24); // shortened rather than cut
        QVERIFY(!badge.grab().isNull());
    }

    void legendTakesItsRangeFromTheData() {
        LegendBar legend;
        legend.showScores(16);
        QCOMPARE(legend.accessibleName(), QStringLiteral("Colour scale from −16 to +16"));
        const int width = legend.sizeHint().width();
        legend.showScores(1024);
        QVERIFY(legend.sizeHint().width() > width);
        legend.showWeights();
        QCOMPARE(legend.accessibleName(), QStringLiteral("Colour scale from 0 to 1"));
        QVERIFY(!legend.grab().isNull());
    }
};

QTEST_MAIN(ControlsTest)
#include "controls_test.moc"
