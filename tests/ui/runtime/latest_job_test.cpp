#include "ui/runtime/latest_job.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <atomic>
#include <memory>

using namespace dikkat::ui;

class LatestJobTest : public QObject {
    Q_OBJECT

private slots:
    void worksElsewhereAndAnswersHere() {
        LatestJob job;
        QSignalSpy running(&job, &LatestJob::runningChanged);
        QThread *worker = nullptr, *receiver = nullptr;
        int answer = 0;
        job.start([&](std::stop_token) { return worker = QThread::currentThread(), 42; },
                  [&](int result) { answer = result, receiver = QThread::currentThread(); });
        QVERIFY(job.isRunning());
        QTRY_COMPARE(answer, 42);
        QVERIFY(worker != receiver);
        QCOMPARE(receiver, QThread::currentThread());
        QVERIFY(!job.isRunning());
        QCOMPARE(running.count(), 2);
    }

    void onlyTheNewestAnswers() {
        LatestJob job;
        std::atomic<int> begun = 0;
        QList<int> answers;
        for (int i = 1; i <= 5; ++i)
            job.start(
                [&begun, i](std::stop_token stop) {
                    ++begun;
                    for (int wait = 0; wait < 50 && !stop.stop_requested(); ++wait) QThread::msleep(1);
                    return i;
                },
                [&](int result) { answers << result; });
        QTRY_COMPARE(answers.size(), 1);
        QTest::qWait(20);
        QCOMPARE(answers, QList<int>{5});
        QVERIFY(begun <= 2); // those that never had their turn were left out
    }

    void aResultOnItsWayIsDroppedToo() {
        LatestJob job;
        std::atomic<bool> finished = false;
        int answers = 0;
        job.start([&](std::stop_token) { return finished = true, 1; }, [&](int) { ++answers; });
        while (!finished) QThread::msleep(1);
        QThread::msleep(20); // its answer waits in the event queue
        job.cancel();
        QVERIFY(!job.isRunning());
        QTest::qWait(20);
        QCOMPARE(answers, 0);
    }

    void showsWhatItHasSoFar() {
        LatestJob job;
        QList<int> parts;
        int last = 0;
        job.start(
            [&](std::stop_token stop) {
                for (int i = 0; i < 3; ++i) job.post(stop, [&parts, i] { parts << i; });
                return 3;
            },
            [&](int result) { last = result; });
        QTRY_COMPARE(last, 3);
        QCOMPARE(parts, (QList<int>{0, 1, 2}));
    }

    void movesLargeResults() {
        LatestJob job;
        std::shared_ptr<int> result;
        job.start([](std::stop_token) { return std::make_shared<int>(7); },
                  [&](std::shared_ptr<int> made) { result = std::move(made); });
        QTRY_VERIFY(result);
        QCOMPARE(result.use_count(), 1L);
    }

    void endsWithItsOwner() {
        std::atomic<bool> stopped = false;
        int answers = 0;
        {
            LatestJob job;
            std::atomic<bool> begun = false;
            job.start(
                [&](std::stop_token stop) {
                    begun = true;
                    while (!stop.stop_requested()) QThread::msleep(1);
                    stopped = true;
                    return 0;
                },
                [&](int) { ++answers; });
            while (!begun) QThread::msleep(1);
        }
        QVERIFY(stopped);
        QTest::qWait(5);
        QCOMPARE(answers, 0);
    }
};

QTEST_MAIN(LatestJobTest)
#include "latest_job_test.moc"
