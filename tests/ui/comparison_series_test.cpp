#include "ui/pages/training/comparison_series.h"

#include "ui/pages/training/runs_card.h"
#include "ui/pages/training/training_page.h"

#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

/// Two runs that take no time.
std::vector<ComparedRun> shortRuns(int steps) {
    auto runs = comparedRuns(RunComparison::CausalMask);
    for (ComparedRun& r : runs) {
        r.run.plan.steps = steps;
        r.run.plan.threads = 1;
        r.run.config.width = 8;
        r.run.config.mlpWidth = 8;
    }
    return runs;
}

struct Desk {
    Document document;
    TrainingSession session{document};
    RunsPanel runs{document, session};
    ComparisonSeries series{session, runs};
};

} // namespace

class ComparisonSeriesTest : public QObject {
    Q_OBJECT

private slots:
    void everyRunIsMadeAndKept() {
        Desk desk;
        desk.series.start(RunComparison::CausalMask, shortRuns(6));
        QVERIFY(desk.series.text().contains("1"));
        QTRY_VERIFY_WITH_TIMEOUT(!desk.series.isRunning(), 20000);
        const auto& kept = desk.document.lab().kept;
        QCOMPARE(kept.size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(kept[0]->name), variantName(RunVariant::WithMask));
        QCOMPARE(QString::fromStdString(kept[1]->name), variantName(RunVariant::WithoutMask));
        for (const auto& run : kept) QCOMPARE(run->curve.size(), std::size_t{6});
        QCOMPARE(kept[0]->curve[0].step, kept[1]->curve[0].step);
        QVERIFY(kept[0]->curve[5].loss != kept[1]->curve[5].loss);    // the mask makes a difference
        QVERIFY(!desk.document.model()->parameters->config().causal); // the last run's model stays
        QVERIFY(desk.series.text().isEmpty());
    }

    void stopEndsTheSeriesAndKeepsWhatIsThere() {
        Desk desk;
        desk.series.start(RunComparison::CausalMask, shortRuns(1'000'000));
        QTRY_VERIFY_WITH_TIMEOUT(desk.session.steps() > 3, 20000);
        desk.session.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.series.isRunning(), 20000);
        QCOMPARE(desk.document.lab().kept.size(), std::size_t{1});
        QTest::qWait(100);
        QVERIFY(!desk.session.isActive());
    }

    void aRunThatFailsIsAResultToo() {
        Desk desk;
        auto runs = shortRuns(40);
        runs[0].run.plan.optimiser.kind = OptimiserKind::Sgd;
        runs[0].run.plan.optimiser.learningRate = 1000.0;
        runs[0].run.plan.optimiser.clip = 0;
        desk.series.start(RunComparison::CausalMask, runs);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.series.isRunning(), 20000);
        const auto& kept = desk.document.lab().kept;
        QCOMPARE(kept.size(), std::size_t{2});
        QVERIFY(kept[0]->curve.size() < 40);
        QCOMPARE(kept[1]->curve.size(), std::size_t{40});
    }

    void pausingWaits() {
        Desk desk;
        desk.series.start(RunComparison::CausalMask, shortRuns(1'000'000));
        QTRY_VERIFY_WITH_TIMEOUT(desk.session.steps() > 1, 20000);
        desk.session.pause();
        QTRY_COMPARE_WITH_TIMEOUT(desk.session.state(), TrainingSession::State::Paused, 20000);
        QVERIFY(desk.series.isRunning());
        QVERIFY(desk.document.lab().kept.empty());
    }

    void thePageOffersThemAll() {
        Document document;
        TrainingPage page(document);
        const auto* button = page.findChild<QPushButton*>("compareRuns");
        QVERIFY(button);
        QCOMPARE(button->menu()->actions().size(), static_cast<qsizetype>(std::size(kAllRunComparisons)));
        for (const QAction* action : button->menu()->actions()) QVERIFY(!action->text().isEmpty());
        const auto own = page.formRun().config.width;
        button->menu()->actions().first()->trigger();
        QVERIFY(page.session().isActive());
        QVERIFY(!button->isEnabled());
        QCOMPARE(page.formRun().config.width, own); // the learner's set-up stays
        page.session().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!page.session().isActive(), 20000);
    }
};

QTEST_MAIN(ComparisonSeriesTest)
#include "comparison_series_test.moc"
