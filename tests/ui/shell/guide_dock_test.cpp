#include "tests/ui/shell/window_under_test.h"
#include "ui/shell/guide.h"
#include "ui/shell/guide_dock.h"
#include "ui/shell/guide_drawer.h"
#include "ui/shell/guide_panel.h"

#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <cstdlib>

using namespace dikkat::ui;

class GuideDockTest : public QObject {
    Q_OBJECT

    template <class T>
    static T* find(WindowUnderTest& t, const char* name) {
        return t.window.findChild<T*>(QLatin1String(name));
    }
    static QString text(WindowUnderTest& t, const char* name) { return find<QLabel>(t, name)->text(); }

private slots:
    void theTextFollowsTheStep() {
        WindowUnderTest t;
        const QString first = text(t, "guideTitle");
        QVERIFY(!first.isEmpty());
        QVERIFY(!text(t, "guideFormula").isEmpty());
        QVERIFY(text(t, "guideStep").contains("1 / 5"));
        QVERIFY(!find<QPushButton>(t, "guidePrevious")->isEnabled());
        find<QPushButton>(t, "guideNext")->click();
        QCOMPARE(t.page->step(), 1);
        QVERIFY(text(t, "guideTitle") != first);
        t.page->setStep(4);
        QVERIFY(!find<QPushButton>(t, "guideNext")->isEnabled());
        find<QPushButton>(t, "guidePrevious")->click();
        QCOMPARE(t.page->step(), 3);
    }

    void theDotsFitBetweenOrAboveTheButtons() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        auto* dots = find<QWidget>(t, "guideDots");
        auto* foot = find<QWidget>(t, "guideFoot");
        for (const UiLanguage language : {UiLanguage::English, UiLanguage::Turkish}) {
            t.language.set(language);
            for (const int width : {260, 288, 420}) {
                t.window.resizeDocks({&t.window.guide()}, {width}, Qt::Horizontal);
                for (const Page* page : t.window.pages()) {
                    t.window.showPage(page->id());
                    QCoreApplication::processEvents();
                    const QByteArray where = (page->guideName() + QString::number(width)).toUtf8();
                    QVERIFY2(std::abs(t.window.guide().guide().width() - width) <= 4, where);
                    QVERIFY2(dots->width() >= dots->sizeHint().width(), where);
                    QVERIFY2(foot->rect().contains(dots->geometry()), where);
                    for (const char* button : {"guidePrevious", "guideNext"}) {
                        const QRect place = find<QWidget>(t, button)->geometry();
                        QVERIFY2(foot->rect().contains(place), where);
                        QVERIFY2(!place.intersects(dots->geometry()), where);
                    }
                }
            }
        }
    }

    void aTaskTicksItselfIsKeptAndStaysDone() {
        WindowUnderTest t;
        QSignalSpy changed(&t.window.guide().guide().panel(), &GuidePanel::tasksDoneChanged);
        auto* box = find<QCheckBox>(t, "task_q3-4400");
        QVERIFY(box != nullptr);
        QVERIFY(!box->isChecked());
        t.page->done << "q3-4400";
        emit t.page->tasksChanged();
        QVERIFY(box->isChecked());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(t.settings.tasksDone(), QStringList{"qkv/q3-4400"});
        t.page->done.clear(); // undone on the page, but it has been done once
        emit t.page->tasksChanged();
        t.page->setStep(1);
        t.page->setStep(0);
        QVERIFY(find<QCheckBox>(t, "task_q3-4400")->isChecked());
        QCOMPARE(changed.count(), 1);
    }

    void aTaskOfAnotherStepCountsToo() {
        WindowUnderTest t;
        t.page->done << "mask-off";
        emit t.page->tasksChanged();
        t.page->setStep(2);
        QVERIFY(find<QCheckBox>(t, "task_mask-off")->isChecked());
    }

    void nobodyTicksByHand() {
        WindowUnderTest t;
        auto* box = find<QCheckBox>(t, "task_q3-4400");
        QTest::mouseClick(box, Qt::LeftButton);
        QTest::keyClick(box, Qt::Key_Space);
        QVERIFY(!box->isChecked());
        QVERIFY(!box->accessibleName().isEmpty());
    }

    void theCodeIsThatOfTheStepAndCanBeCopied() {
        WindowUnderTest t;
        t.window.guide().showCode(true);
        auto* code = find<QPlainTextEdit>(t, "codeText");
        QCOMPARE(code->toPlainText(), QString("np 0"));
        t.page->setStep(3);
        QCOMPARE(code->toPlainText(), QString("np 3"));
        QTest::keyClick(find<QWidget>(t, "codeFlavour"), Qt::Key_Right);
        QCOMPARE(code->toPlainText(), QString("torch 3"));
        find<QPushButton>(t, "codeCopy")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("torch 3"));
    }

    void aNarrowWindowHasTheGuideInADrawer() {
        WindowUnderTest t(WindowUnderTest::Pages::Fake, {1024, 700});
        auto* drawer = t.window.findChild<GuideDrawer*>();
        auto* edge = t.window.findChild<EdgeButton*>();
        QVERIFY(t.window.guide().isHidden());
        QVERIFY(edge->isVisible());
        QVERIFY(!drawer->isVisible());
        QTest::mouseClick(edge, Qt::LeftButton);
        QVERIFY(drawer->isVisible());
        QVERIFY(t.window.guide().guide().isVisible());
        QCOMPARE(drawer->geometry().right(), drawer->parentWidget()->rect().right());
        QTest::keyClick(drawer, Qt::Key_Escape);
        QVERIFY(!drawer->isVisible());

        t.window.resize(1440, 900); // with room again it is beside the page, as it was before
        QTRY_VERIFY(t.window.guide().isVisible());
        QVERIFY(t.window.guide().guide().isVisible());
        QVERIFY(!edge->isVisible());
        QVERIFY(text(t, "guideTitle").size() > 3);
    }

    void aClosedGuideStaysClosed() {
        WindowUnderTest t;
        t.window.guide().close();
        QVERIFY(!t.window.guide().isShown());
        QVERIFY(!find<QAction>(t, "guide")->isChecked());
        t.window.resize(1024, 700);
        t.window.resize(1440, 900);
        QVERIFY(!t.window.guide().isVisible());
        find<QAction>(t, "guide")->trigger();
        QVERIFY(t.window.guide().isVisible());
    }

    void theLanguageChangesTextAndTasksAlike() {
        WindowUnderTest t;
        t.page->done << "q3-4400";
        emit t.page->tasksChanged();
        const QString title = text(t, "guideTitle");
        const QString task = find<QCheckBox>(t, "task_q3-4400")->accessibleName();
        t.language.set(UiLanguage::Turkish);
        QTRY_VERIFY(text(t, "guideTitle") != title);
        QVERIFY(find<QCheckBox>(t, "task_q3-4400")->accessibleName() != task);
        QVERIFY(find<QCheckBox>(t, "task_q3-4400")->isChecked());
    }
};

QTEST_MAIN(GuideDockTest)
#include "guide_dock_test.moc"
