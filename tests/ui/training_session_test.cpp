#include "tests/ui/tiny_run.h"
#include "ui/document/document.h"
#include "ui/runtime/training_session.h"

#include <QSignalSpy>
#include <QTest>
#include <cmath>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

using State = TrainingSession::State;

RunConfig tiny(int steps = 120) {
    return tinyRun(runFromPreset(*findPreset("turkish-names")), steps);
}

/// The plain way: one trainer, no window.
std::vector<StepReport> uninterrupted(RunConfig run) {
    const auto data = prepareRun(run);
    auto trainer = newTrainer(run, *data);
    trainer->run({}, {});
    return trainer->history().all();
}

bool same(const StepReport& a, const StepReport& b) {
    return a.step == b.step && a.loss == b.loss && a.gradientNorm == b.gradientNorm &&
           a.learningRate == b.learningRate &&
           (a.validationLoss == b.validationLoss || (!a.validated() && !b.validated()));
}

void compare(const std::vector<StepReport>& a, const std::vector<StepReport>& b) {
    QCOMPARE(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        QVERIFY2(same(a[i], b[i]), qPrintable(QStringLiteral("step %1: %2 and %3, validation %4 and %5")
                                                  .arg(i)
                                                  .arg(a[i].loss, 0, 'g', 17)
                                                  .arg(b[i].loss, 0, 'g', 17)
                                                  .arg(a[i].validationLoss, 0, 'g', 17)
                                                  .arg(b[i].validationLoss, 0, 'g', 17)));
}

} // namespace

#define WAIT_FOR(what) QTRY_VERIFY_WITH_TIMEOUT(what, 20'000)

class TrainingSessionTest : public QObject {
    Q_OBJECT
private slots:
    void aRunFromStartToEnd() {
        Document document;
        TrainingSession session(document);
        QVERIFY(session.state() == State::Idle);
        QSignalSpy models(&document, &Document::modelChanged);
        session.start(tiny());
        QVERIFY(session.state() == State::Preparing);
        WAIT_FOR(session.state() == State::Finished);
        QVERIFY(!session.isHeld());
        compare(session.history().all(), uninterrupted(tiny()));
        const LabState& lab = document.lab();
        QVERIFY(lab.model && lab.run);
        QCOMPARE(lab.model->steps, std::int64_t(120));
        QVERIFY(lab.model->vocabulary->size() > 20);
        compare(lab.run->history, session.history().all());
        QVERIFY(models.count() >= 1);
        QVERIFY(lab.moments.size() >= 5 && lab.moments.size() <= MomentKeeper::mostMoments);
        QCOMPARE(lab.moments.front()->steps, std::int64_t(0));
        QVERIFY(document.isModified());
        QCOMPARE(document.undoStack().count(), 1);
    }

    void pausedAndContinuedIsBitForBitTheSame() {
        Document document;
        TrainingSession session(document);
        session.startWithOneStep(tiny());
        WAIT_FOR(session.state() == State::Paused && session.steps() == 1);
        QVERIFY(session.isHeld());
        QTest::qWait(50);
        QCOMPARE(session.steps(), std::int64_t(1)); // it stands
        session.step();
        WAIT_FOR(session.steps() == 2);
        QVERIFY(session.state() == State::Paused);
        session.proceed();
        session.pause(); // wherever that catches it, perhaps before the first step
        WAIT_FOR(session.state() != State::Running);
        session.proceed();
        WAIT_FOR(session.state() == State::Finished);
        compare(session.history().all(), uninterrupted(tiny()));
    }

    void aPauseInTheMiddleOfALongRun() {
        Document document;
        TrainingSession session(document);
        session.start(tiny(1'000'000));
        WAIT_FOR(session.steps() > 10);
        session.pause();
        WAIT_FOR(session.state() == State::Paused);
        const auto at = session.steps();
        QCOMPARE(document.lab().run->state.steps, at);
        QCOMPARE(document.undoStack().count(), 1);
        session.proceed();
        WAIT_FOR(session.steps() > at + 10);
        session.stop();
        WAIT_FOR(!session.isHeld());
        QVERIFY(session.state() == State::Paused);
        QCOMPARE(document.undoStack().count(), 2); // one step for each stretch
        document.undoStack().undo();
        QCOMPARE(session.steps(), at);
    }

    void stoppedStoredReopenedContinuedIsTheSame() {
        std::string file;
        {
            Document document;
            TrainingSession session(document);
            session.startWithOneStep(tiny());
            WAIT_FOR(session.state() == State::Paused && session.steps() == 1);
            for (int i = 2; i <= 25; ++i) {
                session.step();
                WAIT_FOR(session.steps() == i);
            }
            session.stop();
            WAIT_FOR(session.state() == State::Paused && !session.isHeld());
            QCOMPARE(document.undoStack().count(), 2); // the beginning, and the single steps together
            file = writeSession(document.session()).value();
        }
        Document document;
        TrainingSession session(document);
        document.reset(readSession(file).value());
        QVERIFY(session.state() == State::Paused);
        QCOMPARE(session.steps(), std::int64_t(25));
        QVERIFY(session.canProceed());
        session.proceed();
        WAIT_FOR(session.state() == State::Finished);
        compare(session.history().all(), uninterrupted(tiny()));
    }

    void storedWhileRunningAndReopenedIsTheSame() {
        Document document;
        TrainingSession session(document);
        session.start(tiny(1500));
        WAIT_FOR(session.steps() > 30);
        std::string file;
        // On a busy machine the newest state may not come in time, and an older one is stored.
        WAIT_FOR((file = writeSession(document.session()).value(), document.lab().run->state.steps >= 1));
        const auto stored = document.lab().run->state.steps;
        WAIT_FOR(session.state() == State::Finished);
        compare(session.history().all(), uninterrupted(tiny(1500))); // storing did not disturb it

        Document other;
        TrainingSession again(other);
        other.reset(readSession(file).value());
        QCOMPARE(again.steps(), stored);
        again.proceed();
        WAIT_FOR(again.state() == State::Finished);
        compare(again.history().all(), session.history().all());
    }

    void anOwnTextTravelsWithTheRun() {
        const auto text = std::make_shared<const std::string>([] {
            std::string t;
            for (int i = 0; i < 60; ++i) t += "çok güzel bir gün, değil mi? ";
            return t;
        }());
        RunConfig run = tiny(60);
        run.data.kind = DataSource::Kind::Text;
        run.dataFile = "gün.txt";
        std::string file;
        {
            Document document;
            TrainingSession session(document);
            session.startWithOneStep(run, text);
            WAIT_FOR(session.state() == State::Paused && session.steps() == 1);
            QVERIFY(document.lab().text == text);
            file = writeSession(document.session()).value();
        }
        Document document;
        TrainingSession session(document);
        document.reset(readSession(file).value());
        QCOMPARE(*document.lab().text, *text);
        session.proceed();
        WAIT_FOR(session.state() == State::Finished);
        QCOMPARE(session.steps(), std::int64_t(60));
    }

    void moreStepsThanPlanned() {
        Document document;
        TrainingSession session(document);
        session.start(tiny(40));
        WAIT_FOR(session.state() == State::Finished);
        session.proceedTo(80);
        WAIT_FOR(session.state() == State::Finished && session.steps() == 80);
        RunConfig longer = tiny(40);
        longer.plan.steps = 80;
        compare(session.history().all(), uninterrupted(longer));
    }

    void aStopComesWithinAStep() {
        RunConfig run = tiny(100'000);
        run.config.width = 64;
        run.config.mlpWidth = 256;
        run.plan.rows = 32;
        Document document;
        TrainingSession session(document);
        session.start(run);
        WAIT_FOR(session.steps() > 3);
        const auto before = session.steps();
        session.stop();
        QVERIFY(session.isHeld()); // asked, not waited for: the thread is heard of in the event loop
        WAIT_FOR(!session.isHeld());
        // What was on its way to the window when it was asked, and no more; in steps, as clocks differ.
        QVERIFY2(session.steps() - before < 200, qPrintable(QString::number(session.steps() - before)));
    }

    void anAbsurdLearningRateFailsAndOffersTheWayBack() {
        RunConfig run = tiny(500);
        run.plan.optimiser.kind = OptimiserKind::Sgd;
        run.plan.optimiser.learningRate = 500;
        run.plan.optimiser.clip = 0;
        run.plan.schedule.warmup = 0;
        Document document;
        TrainingSession session(document);
        session.start(run);
        WAIT_FOR(session.state() == State::Failed);
        QVERIFY(session.divergence() != Divergence::None);
        for (const float w : document.lab().run->state.parameters.flat()) QVERIFY(std::isfinite(w));
        for (const StepReport& report : document.lab().run->history) QVERIFY(std::isfinite(report.loss));
        QVERIFY(writeSession(document.session()).ok()); // and it can be stored
        const auto moment = session.lastGoodMoment();
        QVERIFY(moment);
        session.returnTo(moment, 0.05);
        QVERIFY(session.state() == State::Paused);
        QCOMPARE(session.steps(), moment->steps);
        session.proceed();
        WAIT_FOR(session.state() == State::Finished);
        QCOMPARE(session.history()[session.history().size() - 1].learningRate < 0.06, true);
    }

    void theLearningRateChangesInFlight() {
        RunConfig run = tiny(1'000'000);
        run.plan.schedule = {};
        Document document;
        TrainingSession session(document);
        session.start(run);
        WAIT_FOR(session.steps() > 10);
        session.setLearningRate(1e-4);
        const History& history = session.history();
        WAIT_FOR(history[history.size() - 1].learningRate == 1e-4);
        session.stop();
        WAIT_FOR(!session.isHeld());
        QCOMPARE(history[0].learningRate, 3e-3);
        QCOMPARE(history[history.size() - 1].learningRate, 1e-4);
        QCOMPARE(document.lab().run->plan.optimiser.learningRate, 1e-4);
    }

    void undoReturnsToBeforeTheRunAndRedoBringsItBack() {
        Document document;
        TrainingSession session(document);
        session.start(tiny(40));
        WAIT_FOR(session.state() == State::Finished);
        document.undoStack().undo();
        QVERIFY(document.lab() == LabState{});
        QVERIFY(session.state() == State::Idle);
        QCOMPARE(session.history().size(), std::int64_t(0));
        document.undoStack().redo();
        QCOMPARE(document.lab().model->steps, std::int64_t(40));
        QVERIFY(session.state() == State::Finished);
        QCOMPARE(session.history().size(), std::int64_t(40));
    }

    void undoWhileRunningStopsFirst() {
        Document document;
        TrainingSession session(document);
        session.start(tiny(30));
        WAIT_FOR(session.state() == State::Finished);
        const LabState first = document.lab();
        session.start(tiny(1'000'000));
        WAIT_FOR(session.steps() > 40);
        document.undoStack().undo();
        WAIT_FOR(!session.isHeld() && document.undoStack().index() == 1);
        QVERIFY(document.lab() == first); // the state before the run that was going on
        QCOMPARE(session.steps(), std::int64_t(30));
        document.undoStack().redo();
        QVERIFY(document.lab().model->steps > 40);
        QVERIFY(session.state() == State::Paused);
        document.undoStack().setIndex(0);
        QVERIFY(document.lab() == LabState{});
    }

    void editsElsewhereDoNotDisturbARun() {
        Document document;
        TrainingSession session(document);
        document.editPage(QStringLiteral("block"), {{QStringLiteral("a"), 1}}, [] { return QString(); });
        document.undoStack().undo(); // something to redo, which the next edit throws away
        session.start(tiny(1'000'000));
        WAIT_FOR(session.steps() > 5);
        document.editPage(QStringLiteral("block"), {{QStringLiteral("a"), 2}}, [] { return QString(); });
        const auto at = session.steps();
        WAIT_FOR(session.steps() > at + 5);
        QVERIFY(session.state() == State::Running);
        QCOMPARE(document.pageState(QStringLiteral("block")).value(QStringLiteral("a")).toInt(), 2);
        session.stop();
        WAIT_FOR(!session.isHeld());
        QCOMPARE(document.undoStack().count(), 2);
    }

    void keptRunsMayChangeWhileTraining() {
        Document document;
        TrainingSession session(document);
        session.start(tiny(1'000'000));
        WAIT_FOR(session.steps() > 5);
        session.editKept({std::make_shared<const KeptRun>(KeptRun{"first", "{}", {}, 0, -1.0})},
                         [] { return QString(); });
        QCOMPARE(document.lab().kept.size(), std::size_t(1));
        QVERIFY(document.lab().run); // the run's progress is still there
        const auto at = session.steps();
        WAIT_FOR(session.steps() > at + 5);
        session.stop();
        WAIT_FOR(!session.isHeld());
        QCOMPARE(document.lab().kept.size(), std::size_t(1));
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        QVERIFY(!document.lab().run);
        QCOMPARE(document.lab().kept.size(), std::size_t(1));
        document.undoStack().undo();
        QVERIFY(document.lab().kept.empty());
    }

    void anotherSessionEndsTheRun() {
        Document document;
        TrainingSession session(document);
        session.start(tiny(1'000'000));
        WAIT_FOR(session.steps() > 5);
        document.reset(Session{chapterState(), {}});
        QVERIFY(session.state() == State::Idle);
        QVERIFY(!session.isHeld());
        QTest::qWait(100);
        QVERIFY(document.lab() == LabState{}); // nothing of the old run came after it
        QVERIFY(!document.isModified());
    }

    void whatCannotStartSaysWhy() {
        RunConfig run = tiny();
        run.config.heads = 3;
        Document document;
        TrainingSession session(document);
        QSignalSpy refused(&session, &TrainingSession::refused);
        session.start(run);
        WAIT_FOR(refused.count() == 1);
        QVERIFY(refused[0][0].value<LiveText>().text().contains(QStringLiteral("16")));
        QVERIFY(session.state() == State::Idle);
        QVERIFY(!document.isModified());
    }

    void snapshotsCarryWhatWasAskedFor() {
        Document document;
        TrainingSession session(document);
        SnapshotRequest request;
        request.weights = {3, 7};
        session.setRequest(request);
        session.startWithOneStep(tiny());
        WAIT_FOR(session.state() == State::Paused && session.steps() == 1);
        QCOMPARE(session.snapshot()->weights.size(), std::size_t(2));
        request.weights = {11};
        session.setRequest(request); // also while it stands
        WAIT_FOR(session.snapshot()->weights.size() == 1 && session.snapshot()->weights[0].index == 11);
        const WeightReport& w = session.snapshot()->weights[0];
        QCOMPARE(static_cast<float>(w.value), document.lab().model->parameters->flat()[11]);
    }

    void momentsAreSpreadAndLimited() {
        MomentKeeper keeper(1000);
        for (std::int64_t step = 0; step <= 5000; ++step)
            if (keeper.wants(step)) keeper.keep({step, 1.0, -1.0, nullptr});
        QCOMPARE(keeper.moments().size(), MomentKeeper::mostMoments);
        QCOMPARE(keeper.moments().front()->steps, std::int64_t(0));
        QVERIFY(keeper.moments().back()->steps > 2500);
        for (std::size_t i = 1; i < keeper.moments().size(); ++i)
            QVERIFY(keeper.moments()[i]->steps > keeper.moments()[i - 1]->steps);
        MomentKeeper large(10'800'000); // one fits into the limit
        for (std::int64_t step = 0; step <= 100; ++step)
            if (large.wants(step)) large.keep({step, 1.0, -1.0, nullptr});
        QCOMPARE(large.moments().size(), std::size_t(1));
        MomentKeeper huge(100'000'000);
        QVERIFY(!huge.wants(0));
    }

private:
    static LessonState chapterState() { return Document().lesson(); }
};

QTEST_MAIN(TrainingSessionTest)
#include "training_session_test.moc"
