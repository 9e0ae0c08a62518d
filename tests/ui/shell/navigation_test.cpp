#include "tests/ui/shell/fake_page.h"
#include "ui/shell/navigation.h"
#include "ui/shell/navigation_delegate.h"

#include <QListWidget>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>

using namespace dikkat::ui;

class NavigationTest : public QObject {
    Q_OBJECT

    FakePage m_intuition{PageId::Intuition};
    FakePage m_qkv{PageId::QueryKeyValue};
    FakePage m_training{PageId::Training, PageGroup::Lab};
    FakePage m_glossary{PageId::Glossary, PageGroup::Review};

    static QStringList numbers(const Navigation& navigation) {
        QStringList found;
        const auto* list = navigation.findChild<QListWidget*>();
        for (int i = 0; i < list->count(); ++i)
            found << list->item(i)->data(NavigationDelegate::Number).toString();
        return found;
    }

private slots:
    void onlyPagesThatExistAreListedUnderTheirGroup() {
        Navigation navigation;
        navigation.setPages({&m_qkv});
        QCOMPARE(numbers(navigation), (QStringList{"", "2"}));
        navigation.setPages({&m_intuition, &m_qkv, &m_training, &m_glossary});
        QCOMPARE(numbers(navigation), (QStringList{"", "1", "2", "", "7", "", "11"}));
    }

    void theRailHasNumbersOnlyAndSaysTheTitleInTheToolTip() {
        Navigation navigation;
        navigation.setPages({&m_intuition, &m_training});
        const int wide = navigation.width();
        navigation.setRail(true);
        QCOMPARE(navigation.width(), 48);
        QVERIFY(wide > 100);
        QCOMPARE(numbers(navigation), (QStringList{"1", "7"}));
        auto* list = navigation.findChild<QListWidget*>();
        QVERIFY(list->item(1)->toolTip().contains(m_training.title()));
    }

    void arrowKeysGoFromPageToPageAcrossHeadings() {
        Navigation navigation;
        navigation.setPages({&m_intuition, &m_qkv, &m_training});
        navigation.setCurrent(PageId::QueryKeyValue);
        navigation.resize(196, 400);
        navigation.show();
        QSignalSpy picked(&navigation, &Navigation::picked);
        auto* list = navigation.findChild<QListWidget*>();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked.takeFirst().first().value<PageId>(), PageId::Training);
        QTest::keyClick(list, Qt::Key_Home);
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked.takeFirst().first().value<PageId>(), PageId::Intuition);
    }

    void aClickPicksAPageButNotAHeading() {
        Navigation navigation;
        navigation.resize(196, 400);
        navigation.setPages({&m_intuition, &m_training});
        navigation.setCurrent(PageId::Intuition);
        navigation.show();
        QSignalSpy picked(&navigation, &Navigation::picked);
        auto* list = navigation.findChild<QListWidget*>();
        const auto click = [list](int row) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualItemRect(list->item(row)).center());
        };
        click(2); // the heading of the lab
        QCOMPARE(picked.count(), 0);
        click(3);
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked.first().first().value<PageId>(), PageId::Training);
    }

    void doneIsShownCountedAndReadOut() {
        Navigation navigation;
        navigation.setPages({&m_intuition, &m_qkv});
        navigation.setProgress({PageId::Intuition}, 5, 12);
        auto* list = navigation.findChild<QListWidget*>();
        QVERIFY(list->item(1)->data(NavigationDelegate::Done).toBool());
        QVERIFY(!list->item(2)->data(NavigationDelegate::Done).toBool());
        QVERIFY(list->item(1)->data(Qt::AccessibleTextRole).toString() !=
                list->item(2)->data(Qt::AccessibleTextRole).toString().replace(u'2', u'1'));
        auto* bar = navigation.findChild<QProgressBar*>();
        QCOMPARE(bar->value(), 5);
        QCOMPARE(bar->maximum(), 12);
        QVERIFY(bar->accessibleName().contains("5"));
    }
};

QTEST_MAIN(NavigationTest)
#include "navigation_test.moc"
