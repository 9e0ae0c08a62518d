#include "ui/document/document.h"

#include <QSignalSpy>
#include <QtTest>

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
};

QTEST_MAIN(DocumentTest)
#include "document_test.moc"
