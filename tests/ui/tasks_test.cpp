#include "core/lesson/examples.h"
#include "tests/ui/tasks/lab_deeds.h"
#include "tests/ui/tasks/lesson_deeds.h"
#include "ui/i18n/language.h"
#include "ui/pages/claim_targets.h"

using namespace dikkat;
using namespace dikkat::ui;

/// A tick means that the learner did just that: every task of every page.
class TasksTest : public QObject {
    Q_OBJECT

    static QStringList keysOf(const Page& page) {
        QStringList keys;
        for (const QString& task : Guide::tasksOf(page)) keys << page.guideName() + u'/' + task;
        return keys;
    }

    static std::vector<TaskDeed> deedsOf(const QString& page) {
        using namespace deeds;
        const std::pair<const char*, std::vector<TaskDeed> (*)()> all[] = {
            {"intuition", intuition},   {"qkv", qkv},
            {"root_dk", rootDk},        {"mask_position", maskPosition},
            {"block", block},           {"gpt2017", gpt2017},
            {"training", training},     {"heads", heads},
            {"generation", generation}, {"claims", claims}};
        for (const auto& [name, make] : all)
            if (page == QLatin1String(name)) return make();
        return {};
    }

private slots:
    void everyTaskIsTickedByItsDeedAlone_data() {
        QTest::addColumn<QString>("page");
        TaskWalk w;
        int tasks = 0;
        for (const Page* page : w.window.pages()) {
            const QStringList ids = Guide::tasksOf(*page);
            QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size()); // unique on their page
            tasks += static_cast<int>(ids.size());
            QTest::newRow(qPrintable(page->guideName())) << page->guideName();
        }
        qInfo("tasks walked: %d", tasks);
    }

    void everyTaskIsTickedByItsDeedAlone() {
        QFETCH(QString, page);
        TaskWalk w;
        Page* here = nullptr;
        for (Page* p : w.window.pages())
            if (p->guideName() == page) here = p;
        const auto deeds = deedsOf(page);
        // Every task of the guide has its deed here.
        QStringList known;
        for (const TaskDeed& deed : deeds) known << QLatin1String(deed.task);
        known.sort();
        QStringList wanted = keysOf(*here);
        wanted.sort();
        QCOMPARE(known, wanted);

        QCOMPARE(w.ticked(), QStringList());
        QStringList done;
        for (const TaskDeed& deed : deeds) {
            const QString task = QLatin1String(deed.task);
            if (!done.contains(task)) QVERIFY2(!w.ticked().contains(task), qPrintable(task));
            deed.deed(w);
            QTRY_VERIFY2(w.ticked().contains(task), qPrintable(task));
            done << task << deed.also;
            for (const QString& other : w.ticked())
                QVERIFY2(done.contains(other), qPrintable(task + " also ticked " + other));
        }
        const QStringList all = w.ticked();
        // Never taken back.
        QUndoStack& history = w.document.undoStack();
        history.setIndex(0);
        history.setIndex(history.count());
        const Session session = w.document.session();
        QVERIFY(w.files.newSession());
        for (const QString& task : all) QVERIFY2(w.ticked().contains(task), qPrintable(task));

        // Somebody else's session, opened and looked at: nothing of it was done here.
        TaskWalk student;
        student.document.reset(session);
        student.window.showPage(here->id());
        for (int i = 0; i < here->stepCount(); ++i) {
            student.window.currentPage()->setStep(i);
            QTest::qWait(50); // what is asked for in the background comes
        }
        QCOMPARE(student.ticked(), QStringList());
    }

    void lookingAndTypingLettersTicksNothing() {
        TaskWalk w;
        w.lookEverywhere();
        QCOMPARE(w.ticked(), QStringList());
        for (Page* p : w.window.pages()) {
            w.window.showPage(p->id());
            w.typeLettersEverywhere();
            QVERIFY2(w.ticked().isEmpty(), qPrintable(p->title() + u' ' + w.ticked().join(u' ')));
        }
    }

    void anotherPagesValuesTickNothing() {
        TaskWalk w;
        w.on<IntuitionPage>().lesson().setWord(1);
        w.press("openQkvButton"); // page 2: other vectors, no mask
        w.on<MaskPositionPage>().toggleMask();
        w.document.undoStack().setIndex(0); // back to page 2's own
        w.document.undoStack().setIndex(w.document.undoStack().count());
        w.document.undoStack().setIndex(0);
        for (const QString& task : w.ticked())
            QVERIFY2(task == "mask_position/mask-off" || task == "intuition/int-other-word",
                     qPrintable(task));
    }

    /// What page 12 sets up, and taking it back, was not done by the learner.
    void aStatementsValuesTickNothing() {
        TaskWalk w;
        w.window.showPage(PageId::QueryKeyValue);
        Selection selection;
        for (const Claim& claim : allClaims()) {
            if (claim.page != 2) continue;
            w.document.edit(makeExample(Example::Random), Edit{Edit::Kind::Example});
            setUpForClaim(claim, w.document, selection);
            w.document.undoStack().undo();
            QVERIFY2(!w.ticked().contains(QStringLiteral("qkv/reset-chapter")), claim.id.c_str());
        }
    }

    void twoPagesMayUseOneNameForATask() {
        TaskWalk w;
        w.window.guide().guide().panel().setTasksDone({"block/twelve-blocks", "qkv/mask-off"});
        const auto shown = [&w](PageId id, const char* step, const char* task) {
            w.window.showPage(id);
            w.step(step);
            auto* box = w.window.guide().findChild<QCheckBox*>(QStringLiteral("task_") + task);
            return box != nullptr && box->isChecked();
        };
        QVERIFY(shown(PageId::Block, "count", "twelve-blocks"));
        QVERIFY(!shown(PageId::GptAnd2017, "weights", "twelve-blocks"));
        QVERIFY(shown(PageId::QueryKeyValue, "mask", "mask-off"));
        QVERIFY(!shown(PageId::MaskAndPosition, "mask", "mask-off"));
        w.window.guide().guide().panel().setTasksDone({"block/twelve-blocks", "gpt2017/twelve-blocks"});
        QVERIFY(shown(PageId::Block, "count", "twelve-blocks"));
        QVERIFY(shown(PageId::GptAnd2017, "weights", "twelve-blocks"));
    }
};

QTEST_MAIN(TasksTest)
#include "tasks_test.moc"
