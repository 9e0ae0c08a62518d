#include "tests/ui/page_stage.h"
#include "tests/ui/python.h"
#include "ui/i18n/language.h"
#include "ui/pages/root_dk/root_dk_page.h"
#include "ui/pages/root_dk/saturation_card.h"
#include "ui/pages/root_dk/spread_table.h"
#include "ui/plot/histogram.h"
#include "ui/plot/line_plot.h"
#include "ui/theme/theme.h"
#include "ui/widgets/badge.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <cmath>
#include <numeric>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

struct Stage : PageStage<RootDkPage> {
    explicit Stage(QSize size = {924, 756}) : PageStage(size) {}
    bool finish() {
        return QTest::qWaitFor([this] { return !page->draws().isRunning(); }, patience);
    }
    const DotProductStatistics* statistics(Index width, int seed = 0) {
        return page->draws().find(seed, width);
    }
};

} // namespace

class RootDkPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English)); // figures are compared as they are shown
        m_themes = new ThemeService(this);
    }

    void fitsTheSmallestWindow() {
        Stage stage({944, 556});
        QVERIFY2(stage.page->minimumSizeHint().height() <= 556,
                 qPrintable(QString::number(stage.page->minimumSizeHint().height())));
        QVERIFY2(stage.page->minimumSizeHint().width() <= 924,
                 qPrintable(QString::number(stage.page->minimumSizeHint().width())));
    }

    /// 3.99 ± 0.02 and 4.01 are no contradiction, whatever the seed.
    void anotherDrawIsNoWarning() {
        int tried = 0;
        for (std::uint64_t seed = 1; seed < 12; ++seed) {
            const Index widths[] = {4, 64, 512};
            for (const DotProductStatistics& s : simulateDotProducts(widths, 20'000, seed)) {
                QVERIFY2(
                    SpreadTable::withinError(s, SpreadTable::printed(s.dk)),
                    qPrintable(QStringLiteral("seed %1, dk %2: %3").arg(seed).arg(s.dk).arg(s.variance)));
                QVERIFY(!SpreadTable::withinError(s, 1.2 * SpreadTable::printed(s.dk)));
                ++tried;
            }
        }
        QCOMPARE(tried, 33);
    }

    void bothHistogramsHaveOneAxis() {
        Stage stage;
        QVERIFY(stage.finish());
        const auto& raw = stage.find<Histogram>("rawHistogram")->content();
        const auto& scaled = stage.find<Histogram>("scaledHistogram")->content();
        QCOMPARE(raw.halfRange, scaled.halfRange);
        QCOMPARE(raw.deviation,
                 8.0 * scaled.deviation); // so what is 8 times as wide is drawn 8 times as wide
    }

    void theOwnWidthStaysInTheTable() {
        Stage stage;
        stage.document.editPage("root_dk", stage.page->state().withWidth(128).toJson(),
                                [] { return QString(); });
        QVERIFY(stage.finish());
        stage.document.editPage("root_dk", stage.page->state().withWidth(64).toJson(),
                                [] { return QString(); });
        QVERIFY(stage.finish());
        const auto* table = stage.find<QTableWidget>("spreadTable");
        QStringList widths;
        for (int row = 0; row < table->rowCount(); ++row) widths << table->item(row, 0)->text();
        QCOMPARE(widths, (QStringList{"4", "64", "128", "512"}));
    }

    void drawsTheChaptersFigures() {
        Stage stage;
        QVERIFY(stage.finish());
        const std::pair<Index, double> figures[] = {{4, 4.01}, {64, 64.01}, {512, 510.67}};
        for (const auto& [width, figure] : figures) {
            const auto* s = stage.statistics(width);
            QVERIFY(s != nullptr);
            QCOMPARE(s->pairs, std::int64_t{200'000});
            QVERIFY(std::abs(s->variance - figure) < 0.005);
            QVERIFY(std::abs(s->scaledVariance - 1.0) < 0.005);
            QVERIFY(std::abs(s->variance - double(width)) < 3 * s->standardError);
            QCOMPARE(std::accumulate(s->histogram.begin(), s->histogram.end(), std::int64_t{0}), s->pairs);
        }
        auto* table = stage.find<SpreadTable>("spreadTable");
        QCOMPARE(table->rowCount(), 3);
        QCOMPARE(table->item(2, 1)->text(), QStringLiteral("510.67"));
        QCOMPARE(table->item(2, 4)->toolTip(), QStringLiteral("The same as the chapter prints"));
        QCOMPARE(stage.find<QProgressBar>("drawProgress")->value(), 200'000);
        // Both histograms show the same pairs, one of them √dk times as wide.
        const auto& raw = stage.find<Histogram>("rawHistogram")->content();
        const auto& scaled = stage.find<Histogram>("scaledHistogram")->content();
        QCOMPARE(raw.counts, scaled.counts);
        QCOMPARE(raw.high, 8.0 * scaled.high);
        QCOMPARE(stage.find<Histogram>("rawHistogram")->table().size(), std::size_t{121});
    }

    void theTableShowsItsHeadersAndNumbersWhole() {
        LanguageService language;
        for (const UiLanguage spoken : {UiLanguage::English, UiLanguage::Turkish})
            for (const QSize& size : {QSize(924, 756), QSize(944, 556), QSize(700, 556)}) {
                language.set(spoken);
                Stage stage(size);
                QVERIFY(stage.finish());
                const auto* table = stage.find<SpreadTable>("spreadTable");
                int all = 0;
                for (int column = 0; column < table->columnCount(); ++column) {
                    const QHeaderView* header = table->horizontalHeader();
                    QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
                    QVERIFY(table->columnWidth(column) >=
                            static_cast<const QAbstractItemView*>(table)->sizeHintForColumn(column));
                    all += table->columnWidth(column);
                }
                QVERIFY(all <= table->viewport()->width());
            }
        language.set(UiLanguage::English);
    }

    void openingThePageDoesNoTask() {
        Stage stage;
        QVERIFY(stage.finish());
        for (const GuideStep& step : loadGuide("root_dk", "en").steps)
            for (const GuideTask& task : step.tasks)
                QVERIFY2(!stage.page->taskDone(task.id), qPrintable(task.id));
        stage.page->setWidth(512); // already drawn
        QVERIFY(stage.page->taskDone("dk-512"));
        QVERIFY(!stage.page->taskDone("four-widths"));
        stage.page->setWidth(8);
        QVERIFY(stage.finish());
        QVERIFY(stage.page->taskDone("four-widths"));
    }

    void streamsAndStops() {
        Stage stage;
        stage.page->setWidth(384);
        QList<std::int64_t> seen;
        QVERIFY(QTest::qWaitFor(
            [&] {
                const auto* s = stage.statistics(384);
                if (s != nullptr && (seen.isEmpty() || seen.last() != s->pairs)) seen << s->pairs;
                return seen.size() >= 3;
            },
            Stage::patience));
        QVERIFY(seen.first() < DotProductDraws::pairs);
        auto* button = stage.find<QPushButton>("drawButton");
        QCOMPARE(button->text(), QStringLiteral("Stop"));
        button->click();
        QVERIFY(!stage.page->draws().isRunning());
        QVERIFY(stage.page->taskDone("stop-draw"));
        const auto pairs = stage.statistics(384)->pairs;
        QTest::qWait(100);
        QCOMPARE(stage.statistics(384)->pairs, pairs); // nothing comes in any more
        if (pairs < DotProductDraws::pairs) QCOMPARE(button->text(), QStringLiteral("Go on drawing"));
        button->click();
        QVERIFY(stage.finish());
        QVERIFY(stage.page->draws().isComplete(0, 384) && stage.page->draws().isComplete(0));
        QCOMPARE(button->text(), QStringLiteral("Draw again"));
        button->click();
        QCOMPARE(stage.page->state().seed, 1);
        QVERIFY(stage.page->draws().isRunning());
    }

    void onlyTheNewestWidthIsDrawnWhileTheSliderMoves() {
        Stage stage;
        QVERIFY(stage.finish());
        auto* slider = stage.find<QSlider>("widthSlider");
        for (int position = slider->minimum(); position <= slider->maximum(); ++position)
            slider->setValue(position);
        slider->setValue(slider->maximum() - 2); // 320
        QCOMPARE(stage.page->state().width, 320);
        QVERIFY(stage.finish());
        QVERIFY(stage.page->draws().isComplete(0, 320));
        QVERIFY(!stage.page->draws().isComplete(0, 160)); // passed by
    }

    void scalingSwitchesTheFactor() {
        Stage stage;
        auto* check = stage.find<QCheckBox>("scalingCheck");
        QVERIFY(check->isChecked());
        QTest::keyClick(stage.page, Qt::Key_S);
        QVERIFY(!stage.page->state().scaled && !check->isChecked());
        QCOMPARE(stage.page->state().factor, 8.0); // √64
        QCOMPARE(stage.find<Badge>("rawBadge")->state(), Badge::State::Right);
        QCOMPARE(stage.find<Badge>("scaledBadge")->state(), Badge::State::None);
        stage.page->setWidth(16);
        QCOMPARE(stage.page->state().factor, 4.0);
        check->click();
        QCOMPARE(stage.page->state().factor, 1.0);
        QVERIFY(stage.page->taskDone("scaling-back"));
    }

    void softmaxSaturates() {
        Stage stage;
        const auto weights = [&] { return stage.page->saturation().saturation().weights; };
        const auto size = [&] { return stage.page->saturation().saturation().gradientNorm; };
        // The chapter: softmax of 1, 2, 3, 4 and of 8, 16, 24, 32.
        const double once[] = {0.0321, 0.0871, 0.2369, 0.6439};
        for (Index i = 0; i < 4; ++i) QVERIFY(std::abs(weights()(i) - once[i]) < 5e-5);
        const double before = size();
        stage.page->setFactor(8);
        QVERIFY(weights()(3) > 0.9996);
        QVERIFY(size() < before / 500);
        QVERIFY(stage.page->taskDone("factor-8"));
        QVERIFY(!stage.page->taskDone("gradient-gone")); // a smaller factor is enough
        stage.find<QSpinBox>("score3")->setValue(4);
        QVERIFY(std::abs(weights()(2) - 0.5) < 1e-6);
        QVERIFY(std::abs(size() - 0.5) < 1e-6); // (0.5, 0.5): four entries of a quarter
        QVERIFY(stage.page->taskDone("tie"));
        const auto& curve = stage.find<LinePlot>("gradientCurve")->content();
        QCOMPARE(curve.marks.front().x, 8.0);
        QVERIFY(std::abs(curve.valueAt(0, 8.0) - 0.5) < 1e-6);
        QVERIFY(std::abs(curve.lines.front().y.front() - std::sqrt(3.0) / 4) <
                1e-12); // s = 0: all weights a quarter
    }

    void theGradientIsTheOneOfFiniteDifferences() {
        Row scores{{0.3, -1.2, 2.0, 0.7}};
        const Saturation s = saturate(scores, 1.7);
        const double step = 1e-6;
        for (Index j = 0; j < 4; ++j) {
            Row up = scores * 1.7, down = up;
            up(j) += step;
            down(j) -= step;
            const Row slope = (saturate(up, 1).weights - saturate(down, 1).weights) / (2 * step);
            for (Index i = 0; i < 4; ++i) QVERIFY(std::abs(slope(i) - s.jacobian(i, j)) < 1e-9);
        }
    }

    void smallSizesAreWrittenAsPowers() {
        QCOMPARE(SaturationCard::sizeHtml(0.38371), QStringLiteral("0.3837"));
        QCOMPARE(SaturationCard::sizeHtml(0), QStringLiteral("0.0000"));
        QCOMPARE(SaturationCard::sizeHtml(3.04e-10), QStringLiteral("3.0 · 10<sup>−10</sup>"));
    }

    void aDragIsOneUndoStep() {
        Stage stage;
        auto* slider = stage.find<QSlider>("widthSlider");
        slider->setSliderDown(true);
        for (int position : {3, 5, 9, 12}) slider->setValue(position);
        slider->setSliderDown(false);
        QCOMPARE(stage.document.undoStack().count(), 1);
        stage.page->setSeed(5);
        stage.page->setScore(0, -3);
        QCOMPARE(stage.document.undoStack().count(), 3);
        for (int i = 0; i < 3; ++i) stage.document.undoStack().undo();
        QVERIFY(stage.page->state() == RootDkState{});
        QCOMPARE(slider->value(), 15);
        stage.document.undoStack().redo();
        QCOMPARE(stage.page->state().width, 32);
        stage.page->resetPage();
        QVERIFY(stage.page->state() == RootDkState{});
        stage.document.undoStack().undo();
        QCOMPARE(stage.page->state().width, 32);
    }

    void aSessionKeepsThePage() {
        Stage one, other;
        one.page->setWidth(96);
        one.page->setScaling(false);
        one.page->setScore(1, 7);
        one.page->setStep(2);
        other.document.reset(one.document.session());
        QVERIFY(other.page->state() == one.page->state());
        QCOMPARE(other.page->step(), 2);
        QCOMPARE(other.find<QSlider>("widthSlider")->value(), one.find<QSlider>("widthSlider")->value());
    }

    void nonsenseInAFileBecomesTheDefault() {
        const QJsonObject bad{{"dk", 65},
                              {"factor", -1},
                              {"scores", QJsonArray{1e9, "x", -2147483648.0}},
                              {"seed", 2147483647},
                              {"scaled", "no"}};
        QVERIFY(RootDkState::fromJson(bad) == RootDkState{});
        Stage stage;
        stage.document.setPageView("root_dk", {{"step", 99}});
        QCOMPARE(stage.page->step(), 2);
        QVERIFY(!stage.page->guideStepId().isEmpty());
    }

    void everyTaskOfTheGuideCanBeDone() {
        Stage stage;
        stage.checkTasks(false);
        stage.find<QPushButton>("drawButton")->click(); // stop
        stage.page->setWidth(512);
        stage.page->setScaling(false);
        stage.page->setScaling(true);
        stage.page->setFactor(8);
        for (int i = 0; !stage.page->taskDone("gradient-gone") && i < SaturationCard::factorSteps; ++i)
            stage.page->setFactor(SaturationCard::factorAt(i));
        stage.page->setFactor(8);
        stage.page->setScore(2, 4);
        QVERIFY(stage.finish());
        stage.page->setWidth(8);
        QVERIFY(stage.finish());
        stage.page->setSeed(3);
        QVERIFY(stage.finish());
        stage.checkTasks(true);
    }

    void codeHasTheNumbersOnScreen() {
        Stage stage;
        stage.page->setWidth(512);
        QVERIFY(stage.page->code(Page::CodeFlavour::PyTorch).contains("for dk in [4, 64, 512]:"));
        stage.page->setWidth(20);
        stage.page->setSeed(7);
        QVERIFY(stage.page->code(Page::CodeFlavour::NumPy).contains("for dk in [20]:"));
        QVERIFY(stage.page->code(Page::CodeFlavour::PyTorch).contains("torch.manual_seed(7)"));
        stage.page->setStep(2);
        stage.page->setFactor(2.5);
        QVERIFY(stage.page->code(Page::CodeFlavour::NumPy).contains("np.array([1., 2., 3., 4.]) * 2.5"));
    }

    /// The NumPy program draws the numbers of torch.randn itself, so it comes to the window's figures.
    void numpyComesToTheSameFigures() {
        QVERIFY2(hasNumPy(), "python3-numpy is missing");
        Stage stage;
        QByteArray output;
        const auto run = [&] {
            const auto printed = runPython(stage.page->code(Page::CodeFlavour::NumPy));
            output = printed.value_or(QByteArray());
            return printed.has_value();
        };
        QVERIFY(run());
        QCOMPARE(output.simplified(), QByteArray("4 4.01 1.0 64 64.01 1.0"));
        stage.page->setWidth(6);
        stage.page->setSeed(7);
        QVERIFY(stage.finish());
        QVERIFY(run());
        const QString own = QStringLiteral("6 %1").arg(stage.statistics(6, 7)->variance, 0, 'f', 2);
        QVERIFY2(output.startsWith(own.toUtf8()), output.constData());
        stage.page->setStep(2);
        stage.page->setFactor(2.5);
        QVERIFY(run());
        const double size = output.trimmed().split('\n').last().toDouble();
        QVERIFY(std::abs(size - stage.page->saturation().saturation().gradientNorm) < 1e-12);
    }

    void presentationHasOneKeyForTheSwitch() {
        Stage stage;
        std::unique_ptr<QWidget> view(stage.page->createPresentation(nullptr));
        view->resize(1280, 720);
        view->show();
        QTest::keyClick(view.get(), Qt::Key_S);
        QVERIFY(!stage.page->state().scaled);
        QTest::keyClick(view.get(), Qt::Key_Up);
        QCOMPARE(stage.page->state().width, 80);
        QTest::keyClick(view.get(), Qt::Key_Right);
        QTest::keyClick(view.get(), Qt::Key_PageDown);
        QCOMPARE(stage.page->step(), 2);
        QTest::keyClick(view.get(), Qt::Key_Right); // the last one stays
        QCOMPARE(stage.page->step(), 2);
        QVERIFY(!view->accessibleDescription().isEmpty());
    }

    void followsTheLanguage() {
        Stage stage;
        LanguageService language;
        language.set(UiLanguage::Turkish);
        QApplication::processEvents();
        QCOMPARE(stage.page->title(), QStringLiteral("Neden √dk?"));
        QCOMPARE(stage.find<QCheckBox>("scalingCheck")->text(), QStringLiteral("Ölçekleme ÷√dk"));
        QVERIFY(stage.finish());
        QCOMPARE(stage.find<SpreadTable>("spreadTable")->item(0, 1)->text(), QStringLiteral("4,01"));
        language.set(UiLanguage::English);
        QApplication::processEvents();
        QCOMPARE(stage.find<SpreadTable>("spreadTable")->item(0, 1)->text(), QStringLiteral("4.01"));
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(RootDkPageTest)
#include "root_dk_page_test.moc"
