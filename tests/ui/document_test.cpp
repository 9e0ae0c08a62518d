#include "ui/document/document.h"

#include "ui/document/edit_command.h"

#include <QSignalSpy>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

class DocumentTest : public QObject {
    Q_OBJECT

    static Edit cell(Index row, Index column, int gesture = 0) {
        Edit e{Edit::Kind::Cell};
        e.row = row;
        e.column = column;
        e.gesture = gesture;
        return e;
    }

    static LessonState withCell(LessonState s, Index row, Index column, double value) {
        s.q(row, column) = value;
        return s;
    }

private slots:
    void startsWithTheChapter() {
        Document d;
        QVERIFY(d.lesson() == chapterExample());
        QVERIFY(sameAsChapter(*d.trace()));
        QVERIFY(!d.isModified());
    }

    void anEditRecomputesAndCanBeUndone() {
        Document d;
        QSignalSpy changed(&d, &Document::lessonChanged);
        QVERIFY(!d.edit(withCell(d.lesson(), 2, 1, 0.0), cell(2, 1)));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(d.trace()->heads[0].raw(2, 2), 2.0);
        QCOMPARE(d.previousTrace()->heads[0].raw(2, 2), 4.0);
        QVERIFY(d.isModified());
        QVERIFY(d.beforeLastEdit() == chapterExample());
        d.undoStack().undo();
        QVERIFY(d.lesson() == chapterExample());
        QVERIFY(!d.isModified());
        d.undoStack().redo();
        QCOMPARE(d.lesson().q(2, 1), 0.0);
    }

    void theSameStateIsNoStep() {
        Document d;
        QVERIFY(!d.edit(d.lesson(), cell(0, 0)));
        QCOMPARE(d.undoStack().count(), 0);
    }

    void aDragIsOneStepAndBackToTheStartIsNone() {
        Document d;
        for (double v : {2.1, 2.2, 2.3}) d.edit(withCell(d.lesson(), 0, 0, v), cell(0, 0, 7));
        QCOMPARE(d.undoStack().count(), 1);
        d.edit(withCell(d.lesson(), 0, 0, 3.0), cell(0, 0, 8)); // another gesture
        QCOMPARE(d.undoStack().count(), 2);
        d.edit(withCell(d.lesson(), 0, 0, 2.3), cell(0, 0, 8));
        QCOMPARE(d.undoStack().count(), 1);
        d.undoStack().undo();
        QVERIFY(d.lesson() == chapterExample());
    }

    void typingTwiceIsTwoSteps() {
        Document d;
        d.edit(withCell(d.lesson(), 0, 0, 5.0), cell(0, 0));
        d.edit(withCell(d.lesson(), 0, 0, 6.0), cell(0, 0));
        QCOMPARE(d.undoStack().count(), 2);
    }

    void aRefusedEditChangesNothing() {
        Document d;
        QSignalSpy changed(&d, &Document::lessonChanged);
        LessonState bad = d.lesson();
        bad.heads = 3;
        const auto failure = d.edit(bad, cell(0, 0));
        QVERIFY(failure.has_value());
        QVERIFY(!explain(*failure).isEmpty());
        QCOMPARE(changed.count(), 0);
        QCOMPARE(d.undoStack().count(), 0);
        QVERIFY(d.lesson() == chapterExample());
    }

    void theShownHeadAlwaysExists() {
        Document d;
        LessonState two = d.lesson();
        two.heads = 2;
        d.edit(two, {Edit::Kind::Heads});
        ViewState v = d.view();
        v.head = 1;
        d.setView(v);
        d.undoStack().undo();
        QCOMPARE(d.view().head, 0);
    }

    void resetForgetsTheHistory() {
        Document d;
        d.edit(withCell(d.lesson(), 0, 0, 5.0), cell(0, 0));
        d.reset(chapterExample(), {});
        QCOMPARE(d.undoStack().count(), 0);
        QVERIFY(!d.isModified());
        d.reset(withCell(chapterExample(), 0, 0, 9.0), {}, false);
        QVERIFY(d.isModified()); // recovered work is not saved work
    }

    void everyEditAndFailureHasWords() {
        for (int k = 0; k <= static_cast<int>(Edit::Kind::Sentence); ++k)
            QVERIFY(!describe({static_cast<Edit::Kind>(k)}).isEmpty());
        for (int c = 0; c <= static_cast<int>(LessonError::RowCompletelyMasked); ++c)
            QVERIFY(!explain(LessonFailure{static_cast<LessonError>(c)}).isEmpty());
    }

    void pagesHaveStatesOfTheirOwn() {
        Document d;
        QSignalSpy changed(&d, &Document::pageStateChanged);
        QVERIFY(d.pageState("training").isEmpty());
        QString word = "first";
        d.editPage("training", {{"seed", 7}}, [&word] { return word; });
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.at(0).at(0).toString(), QString("training"));
        QCOMPARE(d.pageState("training"), (QJsonObject{{"seed", 7}}));
        QVERIFY(d.pageState("heads").isEmpty());
        QVERIFY(d.isModified());
        // Words are made when they are asked for.
        const auto* command = static_cast<const DocumentCommand*>(d.undoStack().command(0));
        QCOMPARE(command->words(), QString("first"));
        word = "ilk";
        QCOMPARE(command->words(), QString("ilk"));
        d.undoStack().undo();
        QVERIFY(d.pageState("training").isEmpty());
        d.undoStack().redo();
        QCOMPARE(d.pageState("training").value("seed").toInt(), 7);
        d.editPage("training", {{"seed", 7}}, [] { return QString(); }); // nothing new is no step
        QCOMPARE(d.undoStack().count(), 1);
    }

    void oneDragOfASliderIsOneStep() {
        Document d;
        const auto words = [] { return QString("width"); };
        for (int v : {2, 3, 4}) d.editPage("root_dk", {{"dk", v}}, words, "drag 1");
        QCOMPARE(d.undoStack().count(), 1);
        d.editPage("root_dk", {{"dk", 9}}, words, "drag 2");
        d.editPage("claims", {{"dk", 9}}, words, "drag 2"); // another page
        QCOMPARE(d.undoStack().count(), 3);
        d.editPage("claims", {}, words, "drag 2");
        QCOMPARE(d.undoStack().count(), 2);
        d.undoStack().undo();
        QCOMPARE(d.pageState("root_dk").value("dk").toInt(), 4);
        // A step of a page does not hide the lesson's last one.
        LessonState other = withCell(d.lesson(), 0, 0, 9.0);
        d.edit(other, cell(0, 0));
        d.editPage("root_dk", {{"dk", 5}}, words);
        QVERIFY(d.beforeLastEdit() == chapterExample());
    }

    void aRunIsOneStepAndItsProgressNone() {
        Document d;
        QSignalSpy modified(&d, &Document::modifiedChanged), model(&d, &Document::modelChanged);
        const LabState before = d.lab();
        LabState after;
        auto made = std::make_shared<LabModel>();
        made->name = "copy";
        after.model = made;
        d.setLab(after);
        QVERIFY(d.isModified());
        QCOMPARE(d.undoStack().count(), 0);
        QCOMPARE(model.count(), 1);
        d.markSaved(d.revision());
        QVERIFY(!d.isModified());
        QCOMPARE(modified.count(), 2);
        LabState end = after;
        end.kept.push_back(std::make_shared<KeptRun>());
        d.editLab(
            end, [] { return QString("Training"); }, &before);
        QVERIFY(d.lab() == end);
        d.undoStack().undo();
        QVERIFY(d.lab() == before);
        QVERIFY(!d.model());
        d.undoStack().redo();
        QCOMPARE(d.model()->name, std::string("copy"));
        auto live = std::make_shared<LabModel>();
        d.setLiveModel(live);
        QVERIFY(d.model() == live);
        d.setLiveModel(nullptr);
        QVERIFY(d.model() == made);
    }

    void whatComesWhileAFileIsWrittenStaysUnsaved() {
        const auto words = [] { return QString("x"); };
        const std::pair<const char*, std::function<void(Document&)>> meanwhile[] = {
            {"lesson", [](Document& d) { d.edit(withCell(d.lesson(), 0, 0, 5.0), cell(0, 0)); }},
            {"page",
             [words](Document& d) {
                 d.editPage("claims", {{"a", 1}}, words);
             }},
            {"lab",
             [words](Document& d) {
                 LabState lab;
                 lab.kept.push_back(std::make_shared<KeptRun>());
                 d.editLab(lab, words);
             }},
            {"progress",
             [](Document& d) {
                 LabState lab;
                 lab.kept.push_back(std::make_shared<KeptRun>());
                 d.setLab(lab);
             }},
            {"announced", [](Document& d) { d.noteProgress(); }},
            {"second model", [](Document& d) { d.setSecondModel(std::make_shared<LabModel>()); }},
            {"undo", [](Document& d) { d.undoStack().undo(); }},
        };
        for (const auto& [name, happen] : meanwhile) {
            Document d;
            d.editPage("heads", {{"a", 1}}, words);
            (void)d.session();
            const quint64 written = d.revision();
            happen(d);
            d.markSaved(written);
            QVERIFY2(d.isModified(), name);
            d.undoStack().setIndex(0); // nor does any place in the history pass for the file
            QVERIFY2(d.isModified(), name);
            d.markSaved(d.revision());
            QVERIFY2(!d.isModified(), name);
        }
        Document d; // looking elsewhere is not work
        const quint64 written = d.revision();
        d.setPageView("heads", {{"step", 2}});
        d.markSaved(written);
        QVERIFY(!d.isModified());
    }

    void aGestureThatRestsIsOver() {
        Document d;
        const auto words = [] { return QString("field"); };
        d.editPage("training", {{"steps", 1}}, words, "field");
        d.editPage("training", {{"steps", 12}}, words, "field");
        Edit drag = cell(0, 0);
        drag.gesture = 1;
        d.edit(withCell(d.lesson(), 0, 0, 5.0), drag);
        d.edit(withCell(d.lesson(), 0, 0, 6.0), drag);
        QCOMPARE(d.undoStack().count(), 2);
        QTest::qWait(3100);
        d.edit(withCell(d.lesson(), 0, 0, 7.0), drag);
        QCOMPARE(d.undoStack().count(), 3);
        d.editPage("training", {{"steps", 120}}, words, "field");
        QTest::qWait(3100);
        d.editPage("training", {{"steps", 1200}}, words, "field");
        QCOMPARE(d.undoStack().count(), 5);
    }

    void onlyAHandAtTheKeyboardEdits() {
        Document d;
        QSignalSpy edited(&d, &Document::lessonEdited), undone(&d, &Document::lessonUndone),
            page(&d, &Document::pageEdited);
        d.edit(withCell(d.lesson(), 0, 0, 5.0), cell(0, 0));
        d.editPage("claims", {{"a", 1}}, [] { return QString(); });
        d.editPage("claims", {{"a", 2}}, [] { return QString(); });
        QCOMPARE(page.at(1).at(1).toJsonObject(), (QJsonObject{{"a", 1}}));
        d.undoStack().setIndex(0);
        QCOMPARE(undone.count(), 1);
        d.undoStack().setIndex(3);
        d.reset(d.session());
        QCOMPARE(edited.count(), 1);
        QCOMPARE(page.count(), 2);
    }

    void aStepOfTheHistoryKnowsItsPlace() {
        Document d;
        d.setPageView("claims", {{"step", 1}});
        d.editPage("claims", {{"a", 1}}, [] { return QString(); });
        d.edit(withCell(d.lesson(), 0, 0, 5.0), cell(0, 0));
        LabState lab;
        lab.kept.push_back(std::make_shared<KeptRun>());
        d.editLab(lab, [] { return QString(); });
        const auto at = [&d](int i) { return static_cast<const DocumentCommand*>(d.undoStack().command(i)); };
        QCOMPARE(at(0)->page(), QString("claims"));
        QCOMPARE(at(0)->step(), 1);
        QCOMPARE(at(1)->page(), QString("qkv"));
        QCOMPARE(at(1)->step(), -1); // its inputs stand beside every step
        QCOMPARE(at(2)->page(), QString("training"));
    }

    void aSessionHoldsItAllAndReplacesItAll() {
        Document d;
        d.editPage("training", {{"text", "ğüş\n"}}, [] { return QString(); });
        d.setPageView("heads", {{"head", 3}});
        // Whoever holds newer work hands it over when a file is written.
        LabState lab;
        lab.kept.push_back(std::make_shared<KeptRun>());
        connect(&d, &Document::aboutToStore, &d, [&] { d.setLab(lab); });
        const Session session = d.session();
        QVERIFY(session.lab == lab);
        Document other;
        other.editPage("root_dk", {{"dk", 9}}, [] { return QString(); });
        QSignalSpy replaced(&other, &Document::replaced), model(&other, &Document::modelChanged);
        other.setLiveModel(std::make_shared<LabModel>());
        other.reset(session);
        QCOMPARE(replaced.count(), 1);
        QVERIFY(!other.isModified());
        QVERIFY(!other.model());
        QCOMPARE(other.pageState("training").value("text").toString(), QString("ğüş\n"));
        QCOMPARE(other.pageView("heads").value("head").toInt(), 3);
        QVERIFY(other.pageState("root_dk").isEmpty());
        QVERIFY(other.lab() == lab);
    }
};

QTEST_MAIN(DocumentTest)
#include "document_test.moc"
