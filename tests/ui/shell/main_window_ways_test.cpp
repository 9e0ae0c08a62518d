#include "tests/ui/shell/window_under_test.h"
#include "ui/pages/page_keys.h"
#include "ui/shell/actions.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/guide_dock.h"
#include "ui/shell/history_dock.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/navigation.h"
#include "ui/shell/presentation_window.h"

#include <QApplication>
#include <QDialog>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QStatusBar>
#include <QTest>
#include <QTextBrowser>

using namespace dikkat;
using namespace dikkat::ui;

/// The keyboard, the way of undo and what is said on the way: on the real pages where that matters.
class MainWindowWaysTest : public QObject {
    Q_OBJECT

    static void editQ(Document& document, double value) {
        LessonState next = document.lesson();
        next.q(0, 0) = value;
        Edit edit{Edit::Kind::Cell};
        edit.row = edit.column = 0;
        QVERIFY(!document.edit(next, edit));
    }

private slots:
    void undoNamesThePageAndGoesThere() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        auto* hint = t.window.findChild<QStatusBar*>();
        t.window.showPage(PageId::MaskAndPosition);
        t.window.currentPage()->setStep(2);
        t.document.editPage("mask_position", {{"width", 8}}, [] { return QString("width: 8"); });
        t.window.currentPage()->setStep(0);
        t.window.showPage(PageId::QueryKeyValue);
        editQ(t.document, 9);
        t.window.showPage(PageId::Heads);
        QVERIFY(t.window.actions().undo->toolTip().contains("Page 2 · Q"));
        t.window.actions().undo->trigger();
        QVERIFY(t.window.currentPage()->id() == PageId::QueryKeyValue);
        QVERIFY(hint->currentMessage().contains("Page 2 · Q"));
        QVERIFY(t.window.actions().undo->toolTip().contains("Page 4 · width: 8"));
        t.window.actions().undo->trigger();
        QVERIFY(t.window.currentPage()->id() == PageId::MaskAndPosition);
        QCOMPARE(t.window.currentPage()->step(), 2); // where it was done, and can be seen
        QVERIFY(hint->currentMessage().contains("Page 4 · width: 8"));
        t.window.showPage(PageId::Claims);
        t.window.findChild<QListView*>("historyList")
            ->clicked(t.window.findChild<QListView*>("historyList")->model()->index(2, 0));
        QVERIFY(t.window.currentPage()->id() == PageId::QueryKeyValue);
        QCOMPARE(t.document.lesson().q(0, 0), 9.0);
    }

    void aSessionReopensWhereItWasSaved() {
        Session session;
        QList<int> steps;
        {
            WindowUnderTest t(WindowUnderTest::Pages::Real);
            for (Page* page : t.window.pages()) {
                page->setStep(page->stepCount() - 1);
                steps << page->step();
            }
            t.window.showPage(PageId::WhyRootDk);
            QVERIFY(!t.document.isModified()); // looking is no work
            session = t.document.session();
        }
        for (const bool clean : {true, false}) { // opened, recovered
            WindowUnderTest t(WindowUnderTest::Pages::Real);
            t.window.showPage(PageId::Training);
            t.document.reset(session, clean);
            QVERIFY(t.window.currentPage()->id() == PageId::WhyRootDk);
            for (int i = 0; i < steps.size(); ++i)
                QVERIFY2(t.window.pages().at(i)->step() == steps[i],
                         qPrintable(t.window.pages().at(i)->title()));
            QVERIFY(t.files.newSession()); // begins anew, on the page that is open
            QVERIFY(t.window.currentPage()->id() == PageId::WhyRootDk);
            for (const Page* page : t.window.pages()) QCOMPARE(page->step(), 0);
        }
    }

    void theKeyboardStaysWithThePage() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        auto* next = t.window.findChild<QPushButton*>("guideNext");
        for (Page* page : t.window.pages()) {
            t.window.showPage(page->id());
            next->setFocus();
            page->setStep(page->stepCount() - 2);
            next->click();
            if (next->isEnabled()) continue; // page 9 without a model has nothing to go on to
            QVERIFY2(QApplication::focusWidget() == page, qPrintable(page->title()));
            QCOMPARE(page->step(), page->stepCount() - 1);
        }
        // A click on a page in the list is for that page; the arrow keys stay in the list.
        auto* list = t.window.findChild<QListWidget*>("navigation");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Up);
        QVERIFY(list->hasFocus());
        emit list->itemClicked(list->currentItem());
        QVERIFY(QApplication::focusWidget() == t.window.currentPage());
    }

    void theGuideBeginsAtItsTop() {
        WindowUnderTest t(WindowUnderTest::Pages::Real, {1440, 700});
        auto* scroll = t.window.findChild<QWidget*>("guidePanel")->findChild<QScrollArea*>();
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        QVERIFY(scroll->verticalScrollBar()->value() > 0);
        t.window.showPage(PageId::MaskAndPosition);
        QCoreApplication::processEvents();
        QCOMPARE(scroll->verticalScrollBar()->value(), 0);
    }

    void theStatusBarForgetsWhatWasUnderTheCursor() {
        WindowUnderTest t;
        auto* bar = t.window.findChild<QStatusBar*>();
        const std::function<void()> changes[] = {
            [&t] { editQ(t.document, 7); },
            [&t] {
                t.document.editPage("block", {{"a", 1}}, [] { return QString(); });
            },
            [&t] {
                t.document.setPageView("block", {{"a", 1}});
            },
            [&t] {
                t.selection.select({LessonStep::Raw, 1, 0});
            },
        };
        for (const auto& change : changes) {
            emit t.page->hoverTextChanged("under the cursor");
            QCOMPARE(bar->currentMessage(), QString("under the cursor"));
            change();
            QVERIFY(bar->currentMessage().isEmpty());
        }
    }

    void theKeyHelpKnowsEveryKeyOfEveryPage() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        for (UiLanguage language : {UiLanguage::English, UiLanguage::Turkish}) {
            t.language.set(language);
            QCoreApplication::processEvents();
            for (Page* page : t.window.pages()) {
                QStringList told;
                for (const PageKey& key : keysOf(*page)) {
                    QVERIFY2(!key.what.isEmpty(), qPrintable(key.keys));
                    told << key.keys;
                }
                for (const QAction* action : page->findChildren<QAction*>())
                    if (!action->shortcut().isEmpty() && action->shortcutContext() == Qt::WindowShortcut)
                        QVERIFY2(told.contains(action->shortcut().toString(QKeySequence::NativeText)),
                                 qPrintable(page->title() + action->shortcut().toString()));
                for (const QShortcut* shortcut : page->findChildren<QShortcut*>()) {
                    const QString key = shortcut->key().toString(QKeySequence::NativeText);
                    const bool step = key.size() == 1 && key.at(0).isDigit();
                    QVERIFY2(step ? told.contains(QStringLiteral("1 … %1").arg(page->stepCount()))
                                  : told.contains(key),
                             qPrintable(page->title() + u' ' + key));
                }
            }
            QSet<QString> words; // nothing is left in the other language
            for (const Page* page : t.window.pages())
                for (const PageKey& key : keysOf(*page)) words << key.what;
            QCOMPARE(words.contains("write a token"), language == UiLanguage::English);
        }
        t.language.set(UiLanguage::English);
        t.window.actions().shortcuts->trigger();
        const auto* text = t.window.findChild<QDialog*>("textDialog")->findChild<QTextBrowser*>();
        for (const char* key : {"Shift+S", "PgUp", "Backspace", "Alt+"})
            QVERIFY2(text->toPlainText().contains(QLatin1String(key)), key);
    }
};

QTEST_MAIN(MainWindowWaysTest)
#include "main_window_ways_test.moc"
