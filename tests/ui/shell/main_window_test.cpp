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
#include <QDropEvent>
#include <QJsonDocument>
#include <QListView>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

class MainWindowTest : public QObject {
    Q_OBJECT

    static QList<QAction*> allActions(MainWindow& window) {
        QList<QAction*> found = window.actions().all();
        for (const Page* page : window.pages())
            for (QAction* action : page->menuActions())
                if (action != nullptr) {
                    found << action;
                    if (action->menu() != nullptr) found << action->menu()->actions();
                }
        const auto titles = window.menuBar()->actions(); // words alone, as in every menu bar
        for (QMenu* menu : window.menuBar()->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (!action->isSeparator() && !found.contains(action) && !titles.contains(action))
                    found << action;
        return found;
    }

    static void editQ(Document& document, double value) {
        LessonState next = document.lesson();
        next.q(0, 0) = value;
        Edit edit{Edit::Kind::Cell};
        edit.row = edit.column = 0;
        QVERIFY(!document.edit(next, edit));
    }

    static QString shown(const MainWindow& window) {
        QString title = window.windowTitle();
        return title.replace("[*]", window.isWindowModified() ? "*" : "");
    }

private slots:
    void everyActionSaysWhatItIs() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        const auto actions = allActions(t.window);
        QVERIFY(actions.size() > 40);
        for (const QAction* action : actions) {
            const QByteArray name = (action->objectName() + u' ' + action->text()).toUtf8();
            QVERIFY2(!action->text().isEmpty(), name);
            QVERIFY2(!action->icon().isNull(), name);
            QVERIFY2(!action->toolTip().isEmpty(), name);
            QVERIFY2(!action->statusTip().isEmpty(), name);
            QVERIFY2(!action->whatsThis().isEmpty(), name);
        }
    }

    void noKeyIsGivenTwice() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        const auto actions = allActions(t.window);
        // A page's keys act while it is the visible one: two pages may use the same letter.
        QMap<QString, QString> owner;
        for (const Page* shown : t.window.pages()) {
            QMap<QString, QString> here;
            for (const QAction* action : actions) {
                const auto* page = qobject_cast<const Page*>(action->parent());
                if (page == nullptr && action->parent() != nullptr)
                    page = qobject_cast<const Page*>(action->parent()->parent());
                if (page != nullptr && page != shown) continue;
                for (const QKeySequence& keys : action->shortcuts()) {
                    const QString text = keys.toString();
                    QVERIFY2(!here.contains(text),
                             qPrintable(text + ": " + here.value(text) + ", " + action->objectName()));
                    owner[text] = here[text] = action->objectName();
                }
            }
        }
        for (const char* keys : {"Ctrl+Z", "Ctrl+Y", "Ctrl+O", "Ctrl+S", "Ctrl+E", "Ctrl+Shift+R", "F5", "F6",
                                 "Ctrl+T", "Ctrl+L", "Alt+Left", "Alt+Right", "M", "S", "P"})
            QVERIFY2(owner.contains(QLatin1String(keys)), keys);
    }

    void aMenuHasNoMnemonicTwice() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        for (int i = 0; i < 2 * t.window.pages().size(); ++i) { // on every page, in both languages
            t.language.set(i % 2 == 0 ? UiLanguage::English : UiLanguage::Turkish);
            t.window.showPage(t.window.pages().at(i / 2)->id());
            QCoreApplication::processEvents();
            QList<QList<QAction*>> menus{t.window.menuBar()->actions()};
            for (QMenu* menu : t.window.findChildren<QMenu*>()) menus << menu->actions();
            for (const auto& menu : menus) {
                QMap<QString, QString> used;
                for (const QAction* action : menu) {
                    const QString key = QKeySequence::mnemonic(action->text()).toString();
                    if (key.isEmpty() || !action->isVisible()) continue;
                    QVERIFY2(!used.contains(key), qPrintable(used.value(key) + " | " + action->text()));
                    used[key] = action->text();
                }
            }
        }
    }

    void theTitleNamesFilePageAndState() {
        WindowUnderTest t;
        QVERIFY(shown(t.window).contains("— P2 — Dikkat"));
        QVERIFY(!shown(t.window).contains("*"));
        editQ(t.document, 9);
        QVERIFY(shown(t.window).contains("*"));
        QVERIFY(t.files.saveTo(t.folder.filePath("lesson.dikkat")));
        QCOMPARE(shown(t.window), QString("lesson.dikkat — P2 — Dikkat"));
        t.window.showPage(PageId::Training);
        QCOMPARE(shown(t.window), QString("lesson.dikkat — P7 — Dikkat"));
    }

    void thePageOwnsItsPartOfTheMenu() {
        WindowUnderTest t;
        const auto* lesson = t.window.findChild<QMenu*>("lessonMenu");
        const auto* lab = t.window.findChild<QMenu*>("labMenu");
        const auto* review = t.window.findChild<QMenu*>("reviewMenu");
        QVERIFY(lesson->actions().contains(t.page->menuActions().first()));
        QVERIFY(!lab->actions().contains(t.other->menuActions().first()));
        QVERIFY(!review->menuAction()->isVisible()); // no page of that group exists
        t.window.showPage(PageId::Training);
        QVERIFY(!lesson->actions().contains(t.page->menuActions().first()));
        QVERIFY(lab->actions().contains(t.other->menuActions().first()));
        t.window.findChild<QAction*>("page2")->trigger();
        QTRY_COMPARE(t.window.currentPage(), static_cast<Page*>(t.page));
    }

    void stepsAndResetGoToThePageOnScreen() {
        WindowUnderTest t;
        QVERIFY(!t.window.actions().previousStep->isEnabled());
        QTest::keyClick(&t.window, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(t.page->step(), 1);
        QTest::keyClick(&t.window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(t.page->step(), 0);
        QTest::keyClick(&t.window, Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(t.page->resets, 1);
    }

    void undoSaysWhatItTakesBackInTheCurrentLanguage() {
        WindowUnderTest t;
        QVERIFY(!t.window.actions().undo->isEnabled());
        editQ(t.document, 9);
        editQ(t.document, 8);
        QVERIFY(t.window.actions().undo->isEnabled());
        const QString english = t.window.actions().undo->toolTip();
        QVERIFY(english.contains("row 1"));
        auto* list = t.window.findChild<QListView*>("historyList");
        QCOMPARE(list->model()->rowCount(), 3);
        QCOMPARE(list->currentIndex().row(), 2);
        t.language.set(UiLanguage::Turkish);
        QTRY_VERIFY(t.window.actions().undo->toolTip() != english);
        QVERIFY(!list->model()->index(1, 0).data().toString().contains("row"));
        QTest::keyClick(&t.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(t.document.lesson().q(0, 0), 9.0);
        QCOMPARE(list->currentIndex().row(), 1);
    }

    void nothingCanBeEditedWhileAFileIsWritten() {
        WindowUnderTest t;
        auto* presentation = t.window.startPresentation();
        emit t.files.busyChanged(true, true);
        for (const QWidget* part :
             {static_cast<QWidget*>(&t.window.history()), static_cast<QWidget*>(&t.window.guide()),
              static_cast<QWidget*>(t.page), static_cast<QWidget*>(presentation)})
            QVERIFY(!part->isEnabled());
        emit t.files.busyChanged(false, true);
        QVERIFY(t.window.history().isEnabled() && t.page->isEnabled() && presentation->isEnabled());
        presentation->close();
    }

    void aClickInTheHistoryGoesThere() {
        WindowUnderTest t;
        for (double value : {5.0, 6.0, 7.0}) editQ(t.document, value);
        QTest::keyClick(&t.window, Qt::Key_H, Qt::ControlModifier);
        QVERIFY(t.window.history().isVisible());
        auto* list = t.window.findChild<QListView*>("historyList");
        const auto click = [list](int row) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualRect(list->model()->index(row, 0)).center());
        };
        click(1);
        QCOMPARE(t.document.lesson().q(0, 0), 5.0);
        click(0);
        QVERIFY(t.document.lesson() == chapterExample());
        click(3);
        QCOMPARE(t.document.lesson().q(0, 0), 7.0);
    }

    void badInputIsSaidAndForgottenWithTheNextEdit() {
        WindowUnderTest t;
        auto& bar = t.window.messages();
        QVERIFY(!bar.isVisible());
        emit t.page->problem("“x” is not a number.");
        QVERIFY(bar.isVisible());
        QCOMPARE(bar.sentence(), QString("“x” is not a number."));
        QCOMPARE(bar.accessibleName(), bar.sentence());
        emit t.page->problem("Second.");
        QCOMPARE(bar.sentence(), QString("Second."));
        QCoreApplication::processEvents();
        editQ(t.document, 9);
        QVERIFY(!bar.isVisible());
        bar.ask("Keep?", "Yes", "No");
        editQ(t.document, 8);
        QVERIFY(bar.isVisible()); // a question waits for its answer
    }

    /// What is under the mouse stays there, and the sentence goes with Escape, with the page and with
    /// success.
    void aSentenceMovesNothingAndGoes() {
        WindowUnderTest t;
        auto& bar = t.window.messages();
        const auto say = [&] {
            emit t.page->problem("“1/x” is not a number.");
            QCoreApplication::processEvents();
        };
        QPushButton button(t.page);
        button.move(40, 40);
        button.show();
        button.setFocus();
        const QPoint before = button.mapTo(&t.window, QPoint());
        const QSize size = t.page->size();
        say();
        QVERIFY(bar.isVisible());
        QCOMPARE(button.mapTo(&t.window, QPoint()), before);
        QCOMPARE(t.page->size(), size);
        QCOMPARE(bar.geometry().bottom(), bar.parentWidget()->rect().bottom());
        int escapes = 0;
        QShortcut escape(Qt::Key_Escape, t.page);
        connect(&escape, &QShortcut::activated, this, [&escapes] { ++escapes; });
        QTest::keyClick(&button, Qt::Key_Escape);
        QVERIFY(!bar.isVisible());
        QCOMPARE(escapes, 0); // one key, one thing
        QTest::keyClick(&button, Qt::Key_Escape);
        QCOMPARE(escapes, 1);
        say();
        t.document.editPage(QStringLiteral("x"), {{"a", 1}}, [] { return QString(); });
        QVERIFY(!bar.isVisible());
        say();
        t.window.showPage(PageId::Training);
        QVERIFY(!bar.isVisible());
        emit t.page->problem("Said while the page is changed.");
        t.window.showPage(PageId::QueryKeyValue);
        QVERIFY(bar.isVisible()); // it is about what comes
    }

    void aSentenceFollowsTheLanguage() {
        WindowUnderTest t;
        auto& bar = t.window.messages();
        const auto inLanguage = [](const QString& what) {
            return [what] { return what + u' ' + QLocale().name(); };
        };
        const auto to = [&t](UiLanguage language) {
            t.language.set(language);
            QCoreApplication::processEvents();
        };
        bar.ask(inLanguage("Keep?"), inLanguage("Yes"), inLanguage("No"));
        QCOMPARE(bar.sentence(), QString("Keep? en_US"));
        to(UiLanguage::Turkish);
        QCOMPARE(bar.sentence(), QString("Keep? tr_TR"));
        QCOMPARE(bar.accessibleName(), bar.sentence());
        QCOMPARE(bar.findChild<QPushButton*>("messageAccept")->text(), QString("Yes tr_TR"));
        QCOMPARE(bar.findChild<QPushButton*>("messageReject")->text(), QString("No tr_TR"));
        bar.showProblem(inLanguage("Not saved."));
        QCOMPARE(bar.sentence(), QString("Not saved. tr_TR"));
        to(UiLanguage::English);
        QCOMPARE(bar.sentence(), QString("Not saved. en_US"));

        // What the window and its files say.
        QVERIFY(!t.files.load(t.folder.filePath("no such file.dikkat")));
        const QString english = bar.sentence();
        to(UiLanguage::Turkish);
        QVERIFY(bar.sentence().contains("no such file.dikkat"));
        QVERIFY2(bar.sentence() != english, qPrintable(english));
        // A sentence about something typed comes as a text, and goes with its language.
        emit t.page->problem(QStringLiteral("“x” bir sayı değil."));
        to(UiLanguage::English);
        QVERIFY(!bar.isVisible());
    }

    void copyAndPasteGoThroughThePage() {
        WindowUnderTest t;
        t.page->matrix(0, 1) = 0.25;
        t.window.actions().copyTable->trigger();
        QCOMPARE(QApplication::clipboard()->text().trimmed(), QString("0.5\t0.25\n0.5\t0.5"));
        t.window.actions().copyNumpy->trigger();
        QVERIFY(QApplication::clipboard()->text().contains("np.array"));
        t.page->matrix.resize(0, 0);
        t.window.actions().copyTable->trigger();
        QVERIFY(t.window.messages().isVisible());
        QApplication::clipboard()->setText("1\t2");
        t.window.actions().paste->trigger();
        QCOMPARE(t.page->pastedText, QString("1\t2"));
    }

    void aDroppedFileIsOpened() {
        WindowUnderTest t;
        editQ(t.document, 9);
        const QString path = t.folder.filePath("dropped.dikkat");
        QVERIFY(t.files.saveTo(path));
        QVERIFY(t.files.newSession());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDropEvent drop(QPointF(20, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        static_cast<QObject&>(t.window).event(&drop);
        QCOMPARE(t.document.lesson().q(0, 0), 9.0);
        QCOMPARE(t.settings.recentFiles().value(0), path);
        const auto* recent = t.window.findChild<QMenu*>("recentMenu");
        QVERIFY(recent->actions().first()->text().contains("dropped.dikkat"));
    }

    void aTextGoesToPageSevenThroughEveryDoor() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        const QString path = t.folder.filePath("notes.txt");
        QFile text(path);
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write(QByteArray("gelir gider ").repeated(80)) > 0);
        text.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const std::function<void()> doors[] = {[&] { t.files.load(path); }, // the program's argument
                                               [&] {
                                                   t.questions->path = path;
                                                   t.files.open(); // the menu
                                               },
                                               [&] { t.files.open(path); }, // recent files
                                               [&] {
                                                   QDropEvent drop(QPointF(20, 200), Qt::CopyAction, &data,
                                                                   Qt::LeftButton, Qt::NoModifier);
                                                   static_cast<QObject&>(t.window).event(&drop);
                                               }};
        for (const auto& door : doors) {
            t.window.showPage(PageId::QueryKeyValue);
            t.document.editPage("training", QJsonObject{}, [] { return QString("none"); });
            door();
            QCOMPARE(t.window.currentPage()->id(), PageId::Training);
            QTRY_VERIFY(QJsonDocument(t.document.pageState("training")).toJson().contains("notes.txt"));
        }
    }

    void closingAsksAndRemembers() {
        WindowUnderTest t;
        editQ(t.document, 9);
        t.questions->answer = FileQuestions::Unsaved::Cancel;
        QVERIFY(!t.window.close());
        QVERIFY(t.window.isVisible());
        t.questions->answer = FileQuestions::Unsaved::Discard;
        QVERIFY(t.window.close());
        QVERIFY(!t.settings.geometry().isEmpty());
        QVERIFY(!t.settings.windowState().isEmpty());
    }

    void theWindowAdaptsToItsWidth() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        QVERIFY(!t.window.navigation().isRail());
        t.window.resize(1024, 700);
        QTRY_VERIFY(t.window.navigation().isRail());
        QCOMPARE(t.window.size(), QSize(1024, 700)); // nothing inside forces it wider
        for (const auto* scroll : t.window.findChildren<QScrollArea*>())
            if (scroll->widget() == t.window.currentPage())
                QVERIFY2(scroll->viewport()->width() >= 924, QByteArray::number(scroll->viewport()->width()));
    }

    void f6GoesRoundTheAreas() {
        WindowUnderTest t;
        QVERIFY(QTest::qWaitForWindowActive(&t.window));
        QStringList seen;
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(&t.window, Qt::Key_F6);
            const QWidget* focus = QApplication::focusWidget();
            seen << (t.window.navigation().isAncestorOf(focus) ? "pages"
                     : t.page->isAncestorOf(focus)             ? "page"
                                                               : "guide");
        }
        seen.sort();
        QCOMPARE(seen, (QStringList{"guide", "page", "pages"}));
    }

    void tabReachesEverything() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        QVERIFY(QTest::qWaitForWindowActive(&t.window));
        QSet<const QWidget*> reached;
        for (int i = 0; i < 400; ++i) {
            QWidget* focus = QApplication::focusWidget();
            reached << focus;
            QTest::keyClick(focus != nullptr ? focus : &t.window, Qt::Key_Tab);
        }
        QStringList missed;
        for (QWidget* widget : t.window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || !widget->isEnabled() || !(widget->focusPolicy() & Qt::TabFocus))
                continue;
            // A part of a composite hands the focus to the whole, or gets it from there.
            bool covered = reached.contains(widget) || reached.contains(widget->focusProxy());
            for (const QWidget* p = widget->parentWidget(); p != nullptr && !covered; p = p->parentWidget())
                covered =
                    p->focusProxy() == widget || (reached.contains(p) && p->focusPolicy() & Qt::TabFocus);
            if (!covered)
                missed << QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join("; ")));
    }

    void presentationIsFullScreenAndEscapeLeaves() {
        WindowUnderTest t;
        QTest::keyClick(&t.window, Qt::Key_F5);
        auto* presentation = t.window.startPresentation(); // the same one
        QVERIFY(presentation != nullptr);
        QVERIFY(presentation->isFullScreen());
        QCOMPARE(t.window.startPresentation(), presentation);
        QPointer<QWidget> watched(presentation);
        QTest::keyClick(presentation, Qt::Key_Escape);
        QTRY_VERIFY(watched.isNull());
    }

    void languageAndThemeAreRememberedAndShown() {
        WindowUnderTest t;
        QTest::keyClick(&t.window, Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(t.language.current(), UiLanguage::Turkish);
        QCOMPARE(t.settings.language(), UiLanguage::Turkish);
        QTRY_VERIFY(t.window.actions().turkish->isChecked());
        t.window.actions().themeDark->trigger();
        QVERIFY(theme().dark);
        QCOMPARE(t.settings.theme(), ThemeChoice::Dark);
        QTest::keyClick(&t.window, Qt::Key_T, Qt::ControlModifier);
        QVERIFY(!theme().dark);
        QVERIFY(t.window.actions().themeLight->isChecked());
        t.window.actions().themeSystem->trigger();
        QCOMPARE(t.settings.theme(), ThemeChoice::System);
    }
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
