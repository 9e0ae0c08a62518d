#include "core/base/random.h"
#include "core/experiments/positions_experiment.h"
#include "core/experiments/seeded_gpt.h"
#include "tests/ui/page_stage.h"
#include "tests/ui/python.h"
#include "ui/i18n/language.h"
#include "ui/pages/mask_position/change_strip.h"
#include "ui/pages/mask_position/leak_part.h"
#include "ui/pages/mask_position/mask_part.h"
#include "ui/pages/mask_position/mask_position_page.h"
#include "ui/pages/mask_position/order_part.h"
#include "ui/pages/mask_position/piece_grid.h"
#include "ui/pages/mask_position/table_map.h"
#include "ui/pages/training/parameter_map.h"
#include "ui/theme/theme.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/tensor_map.h"

#include <QCheckBox>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <cmath>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

struct Stage : PageStage<MaskPositionPage> {
    explicit Stage(QSize size = {924, 756}) : PageStage(size) {}
    void change(const std::function<void(MaskPositionState&)>& how) {
        MaskPositionState next = page->state();
        how(next);
        page->edit(next, [] { return QStringLiteral("test"); });
    }
    bool finish() {
        return QTest::qWaitFor([this] { return !page->leak().isRunning(); }, patience);
    }
};

double meanOfNeighbours(const Matrix& table) {
    return positionSimilarity(table).diagonal(1).mean();
}

} // namespace

class MaskPositionPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English)); // figures are compared as they are shown
        m_themes = new ThemeService(this);
    }

    void everyPartFitsTheSmallestWindow() {
        Stage stage({944, 556});
        stage.checkFits(924, 556);
    }

    /// The sentence says what the numbers say, whatever came out.
    void theLeakSaysWhatCameOut_data() {
        QTest::addColumn<double>("leakingTraining");
        QTest::addColumn<double>("leakingWriting");
        QTest::addColumn<QString>("training");
        QTest::addColumn<QString>("writing");
        QTest::newRow("as a rule") << 0.4 << 4.8 << "cheats"
                                   << "worse than guessing";
        QTest::newRow("learns late") << 0.5 << 2.6 << "cheats"
                                     << "it is worse:";
        QTest::newRow("hardly copies") << 1.9 << 2.0 << "hardly lower"
                                       << "no worse";
        QTest::newRow("does not copy") << 2.2 << 2.2 << "no lower"
                                       << "it is worse:";
    }
    void theLeakSaysWhatCameOut() {
        QFETCH(double, leakingTraining);
        QFETCH(double, leakingWriting);
        QFETCH(QString, training);
        QFETCH(QString, writing);
        LeakResult r;
        r.symbols = 30;
        r.masked.finalLoss = 2.0;
        r.masked.nextLoss = 2.1;
        r.leaking.finalLoss = leakingTraining;
        r.leaking.nextLoss = leakingWriting;
        const QString said = leakFinding(r);
        QVERIFY2(said.contains(training) && said.contains(writing) && said.contains(QStringLiteral("3.40")),
                 qPrintable(said));
    }

    /// NaN has one look in every map, and it is no colour of the scale.
    void whatIsNoNumberIsHatched() {
        const float nan = std::nanf("");
        Matrix values = Matrix::Zero(8, 8);
        values.topRows(4).setConstant(static_cast<double>(nan));
        TableMap table;
        table.setValues(values, 1);
        TensorMap tensor;
        tensor.setValues(values, false);
        ParameterMap weights;
        weights.setMatrix(values.cast<float>());
        for (QWidget* map : {static_cast<QWidget*>(&table), static_cast<QWidget*>(&tensor),
                             static_cast<QWidget*>(&weights)}) {
            map->resize(300, 300);
            const QImage picture = map->grab().toImage();
            const auto count = [&](QRect part, const QColor& color) {
                int n = 0;
                for (int y = part.top(); y <= part.bottom(); ++y)
                    for (int x = part.left(); x <= part.right(); ++x) n += picture.pixelColor(x, y) == color;
                return n;
            };
            const QRect upper(100, 40, 100, 80), lower(100, 180, 100, 80);
            QVERIFY(count(upper, theme().hatch) > 500);
            QVERIFY(count(upper, theme().maskBg) > 500);
            QCOMPARE(count(upper, theme().score(0, 1)), 0);
            QCOMPARE(count(lower, theme().hatch), 0);
            QVERIFY(count(lower, theme().score(0, 1)) > 5000);
        }
    }

    void theMaskKeepsEarlierOutputsExactly() {
        Stage stage;
        auto* strip = stage.find<ChangeStrip>("maskStrip");
        for (int place = 0; place < MaskPositionState::symbols; ++place) {
            emit strip->placePicked(place);
            QCOMPARE(stage.page->state().place, place);
            const auto& change = stage.page->mask().experiment().sensitivity.change;
            for (int t = 0; t < MaskPositionState::symbols; ++t)
                QVERIFY((change[static_cast<std::size_t>(t)] == 0.0) == (t < place));
        }
        emit strip->placePicked(10);
        QTest::keyClick(stage.page, Qt::Key_M);
        QVERIFY(!stage.page->state().causal && !stage.find<QCheckBox>("maskCheck")->isChecked());
        for (const double moved : stage.page->mask().experiment().sensitivity.change) QVERIFY(moved > 0.0);
        QVERIFY(stage.page->taskDone("mask-off"));
        // Attention beside it: rows sum to 1 and the future is closed with the mask only.
        const MaskExperiment open = maskExperiment(stage.page->state());
        QVERIFY(open.before(0, 15) > 0);
        stage.page->toggleMask();
        const MaskExperiment& closed = stage.page->mask().experiment();
        QCOMPARE(closed.before(0, 15), 0.0);
        for (Index i = 0; i < 16; ++i) QVERIFY(std::abs(closed.after.row(i).sum() - 1) < 1e-12);
        QVERIFY(stage.page->taskDone("mask-back"));
    }

    void aChangedSymbolIsAlwaysAnother() {
        Stage stage;
        auto* strip = stage.find<ChangeStrip>("maskStrip");
        for (int i = 0; i < 2 * MaskPositionState::alphabet; ++i) {
            QTest::keyClick(strip, i % 3 == 0 ? Qt::Key_Down : Qt::Key_Up);
            const auto& c = strip->content();
            QVERIFY(c.before[10] != c.after[10]);
            for (int t = 0; t < 16; ++t) QVERIFY(t == 10 || c.before[t] == c.after[t]);
        }
    }

    void orderIsSeenWithPositionsOnly() {
        Stage stage;
        stage.page->setStep(1);
        for (const int seed : {0, 1, 2}) {
            stage.change([seed](MaskPositionState& s) { s.seed = seed; });
            const auto& all = stage.page->order().experiments();
            QVERIFY(all[0].single < 5e-6 && all[0].exact < 1e-14);
            QVERIFY(all[1].single > 1e-3 && all[2].single > 1e-3);
        }
        // Two blocks under the mask see the order without positions; without the mask they do not.
        emit stage.find<SegmentedControl>("orderBlocks")->picked(1);
        QVERIFY(stage.page->order().experiments()[0].exact > 1e-3);
        QVERIFY(stage.page->taskDone("two-blocks"));
        stage.page->toggleMask();
        QVERIFY(stage.page->order().experiments()[0].exact < 1e-14);
    }

    void theChaptersRowOfTheEncoding() {
        Stage stage;
        stage.page->setStep(2);
        auto* slider = stage.find<QSlider>("encodingWidth");
        slider->setValue(4 - MaskPositionState::minWidth);
        QCOMPARE(stage.page->state().width, 4);
        QCOMPARE(stage.find<QLabel>("encodingRow")->text(),
                 QStringLiteral("Position 1: [0.8415; 0.5403; 0.0100; 1.0000]"));
        QVERIFY(stage.page->taskDone("chapter-row"));
        // For sinusoids the likeness depends on the distance only.
        const Matrix& alike = stage.find<TableMap>("productMap")->values();
        for (Index i = 1; i < alike.rows(); ++i)
            for (Index j = 1; j < alike.cols(); ++j)
                QVERIFY(std::abs(alike(i, j) - alike(i - 1, j - 1)) < 1e-12);
        for (const auto& [width, length] : {std::pair{2, 2}, {3, 128}, {64, 128}, {63, 5}}) {
            stage.change([width = width, length = length](MaskPositionState& s) {
                s.width = width;
                s.length = length;
            });
            QCOMPARE(stage.find<TableMap>("encodingMap")->values().rows(), length);
            QCOMPARE(stage.find<TableMap>("encodingMap")->values().cols(), width);
        }
    }

    void theTrainedTableIsTheLabsOrTheExamples() {
        Stage stage;
        stage.page->setStep(2);
        auto* kind = stage.find<SegmentedControl>("encodingKind");
        auto* source = stage.find<QLabel>("encodingSource");
        const auto shown = [&]() -> const Matrix& { return stage.find<TableMap>("encodingMap")->values(); };
        QVERIFY(source->isHidden());
        emit kind->picked(1);
        const double before = meanOfNeighbours(shown());
        emit kind->picked(2);
        QVERIFY(stage.page->taskDone("trained-table"));
        QVERIFY(!source->isHidden());
        QVERIFY(source->text().contains(QLatin1String("example model")));
        QCOMPARE(shown().rows(), 32);
        QCOMPARE(shown().cols(), 64);
        QVERIFY(meanOfNeighbours(shown()) > before + 0.1); // what the guide says
        QVERIFY(!stage.find<QSlider>("encodingWidth")->isEnabled());

        // The Lab's own model, with fewer positions than the chosen one.
        const auto lab = [](ModelConfig c) {
            LabState state;
            Parameters<float> parameters(c);
            Random random(4);
            initialise(parameters, random, Initialisation::Gpt2);
            auto model = std::make_shared<LabModel>();
            model->name = "mine";
            model->steps = 1234;
            model->parameters = std::make_shared<const Parameters<float>>(std::move(parameters));
            state.model = model;
            return state;
        };
        stage.change([](MaskPositionState& s) { s.row = 30; });
        ModelConfig config = smallGpt();
        config.context = 10;
        const LabState own = lab(config);
        stage.document.setLab(own);
        QCOMPARE(shown(), Matrix((*own.model->parameters)["pos_emb"].cast<double>()));
        QVERIFY2(source->text().contains(QStringLiteral("“mine”, after 1,234 steps")),
                 qPrintable(source->text()));
        QVERIFY(stage.find<QLabel>("encodingRow")->text().startsWith(QLatin1String("Position 9:")));
        QVERIFY(stage.page->code(Page::CodeFlavour::NumPy)
                    .contains(QString::number(shown()(9, 0), 'g', QLocale::FloatingPointShortest)));
        // More positions than are shown, then none that are learned.
        config.context = 40;
        stage.document.setLab(lab(config));
        QCOMPARE(shown().rows(), 32);
        QVERIFY(source->text().contains(QLatin1String("32 of its 40")));
        config.positions = Positions::Sinusoidal;
        stage.document.setLab(lab(config));
        QCOMPARE(shown().cols(), 64);
        QVERIFY(source->text().contains(QStringLiteral("“mine” has no learned positions")));
        emit kind->picked(0);
        QVERIFY(source->isHidden());
        QCOMPARE(shown().cols(), stage.page->state().width);
        QVERIFY(stage.find<QSlider>("encodingWidth")->isEnabled());
    }

    void aPieceIsAsManyTasks() {
        Stage stage;
        stage.page->setStep(3);
        auto* edit = stage.find<QLineEdit>("pieceText");
        auto* grid = stage.find<PieceGrid>("pieceGrid");
        edit->setText(QStringLiteral("abcd"));
        emit edit->editingFinished();
        QCOMPARE(grid->content().tasks(), 3);
        emit grid->rowPicked(1);
        QCOMPARE(grid->sentence(), QStringLiteral("Task 2 reads “ab” and is asked for “c”."));
        stage.page->toggleMask();
        QVERIFY(grid->sentence().contains(QStringLiteral("copy")));
        QSignalSpy problem(stage.page, &Page::problem);
        edit->setText(QStringLiteral("x"));
        emit edit->editingFinished();
        QCOMPARE(problem.count(), 1);
        QCOMPARE(stage.page->state().text, QStringLiteral("abcd"));
    }

    void theLeakWinsInTrainingAndLosesInWriting() {
        Stage stage;
        stage.page->setStep(4);
        auto* button = stage.find<QPushButton>("leakRun");
        button->click();
        QVERIFY(stage.page->leak().isRunning());
        button->click(); // stop
        QVERIFY(!stage.page->leak().isRunning());
        QVERIFY(stage.page->leak().result() == nullptr);
        button->click();
        QVERIFY(stage.finish());
        const LeakResult* r = stage.page->leak().result();
        QVERIFY(r != nullptr);
        QVERIFY(r->leaking.finalLoss < 0.5 * r->masked.finalLoss);
        QVERIFY(r->leaking.nextLoss > 1.5 * r->masked.nextLoss);
        QVERIFY(stage.page->taskDone("leak-run"));
    }

    void editsUndoAndSurviveASession() {
        Stage one, other;
        one.page->toggleMask();
        one.change([](MaskPositionState& s) {
            s.place = 3;
            s.text = QStringLiteral("abc");
            s.width = 7;
            s.table = PositionTable::Trained;
        });
        one.page->setStep(2);
        other.document.reset(one.document.session());
        QVERIFY(other.page->state() == one.page->state());
        QCOMPARE(other.page->step(), 2);
        one.document.undoStack().undo();
        one.document.undoStack().undo();
        QVERIFY(one.page->state() == MaskPositionState{});
        one.document.undoStack().redo();
        one.page->resetPage();
        QVERIFY(one.page->state() == MaskPositionState{});
        const QJsonObject bad{{"place", 16},      {"shift", 0},   {"positions", 9}, {"width", 1e9},
                              {"length", "long"}, {"text", "x"},  {"row", 500},     {"blocks", 0},
                              {"seed", -1},       {"causal", 12}, {"head", 2},      {"table", 3}};
        QVERIFY(MaskPositionState::fromJson(bad) == MaskPositionState{});
    }

    void everyTaskOfTheGuideCanBeDone() {
        Stage stage;
        stage.page->toggleMask();
        stage.page->toggleMask();
        stage.change([](MaskPositionState& s) { s.place = 5; });
        stage.page->setStep(1);
        stage.find<QPushButton>("shuffleButton")->click();
        for (const int kind : {1, 2, 0}) emit stage.find<SegmentedControl>("orderPositions")->picked(kind);
        emit stage.find<SegmentedControl>("orderBlocks")->picked(1);
        stage.page->setStep(2);
        for (const int width : {4, 50}) stage.change([width](MaskPositionState& s) { s.width = width; });
        for (const int kind : {1, 2}) emit stage.find<SegmentedControl>("encodingKind")->picked(kind);
        stage.page->setStep(3);
        stage.find<QLineEdit>("pieceText")->setText(QStringLiteral("mask"));
        emit stage.find<QLineEdit>("pieceText")->editingFinished();
        emit stage.find<PieceGrid>("pieceGrid")->rowPicked(0);
        stage.page->toggleMask();
        stage.page->setStep(4);
        stage.change([](MaskPositionState& s) { s.leakSeed = 1; });
        stage.find<QPushButton>("leakRun")->click();
        QVERIFY(stage.finish());
        stage.checkTasks(true);
    }

    void numpyRunsAndAgrees() {
        QVERIFY2(hasNumPy(), "python3-numpy is missing");
        Stage stage;
        QByteArray output;
        const auto run = [&] {
            const auto printed = runPython(stage.page->code(Page::CodeFlavour::NumPy));
            output = printed.value_or(QByteArray());
            return printed.has_value();
        };
        QVERIFY(run());
        const auto lines = output.trimmed().split('\n');
        QCOMPARE(lines.size(), 16);
        for (int t = 0; t < 16; ++t)
            QVERIFY((lines[t].split(' ').last().toDouble() == 0.0) == (t < 10)); // as in the window
        stage.page->setStep(1);
        QVERIFY(run());
        QVERIFY(output.trimmed().toDouble() < 1e-14);
        stage.page->setStep(2);
        for (const int width : {4, 7}) {
            stage.change([width](MaskPositionState& s) { s.width = width; });
            QVERIFY(run());
            QVERIFY(output.contains("0.8415") && output.contains("0.5403"));
        }
        for (const int step : {3, 4}) {
            stage.page->setStep(step);
            QVERIFY(run());
            QVERIFY(!output.isEmpty());
        }
        QCOMPARE(output.trimmed(), QByteArray("True"));
    }

    void presentationGoesThroughTheParts() {
        Stage stage;
        std::unique_ptr<QWidget> view(stage.page->createPresentation(nullptr));
        view->resize(1280, 720);
        view->show();
        QTest::keyClick(view.get(), Qt::Key_M);
        QVERIFY(!stage.page->state().causal);
        QTest::keyClick(view.get(), Qt::Key_Up);
        QCOMPARE(stage.page->state().place, 11);
        for (int step = 1; step < 5; ++step) {
            QTest::keyClick(view.get(), Qt::Key_Right);
            QCOMPARE(stage.page->step(), step);
            QVERIFY(!view->grab().isNull());
            QVERIFY(!view->accessibleDescription().isEmpty());
        }
    }

    void followsTheLanguage() {
        Stage stage;
        LanguageService language;
        language.set(UiLanguage::Turkish);
        QApplication::processEvents();
        QCOMPARE(stage.page->title(), QStringLiteral("Maske ve konum"));
        stage.page->setStep(2);
        stage.change([](MaskPositionState& s) { s.width = 4; });
        QCOMPARE(stage.find<QLabel>("encodingRow")->text(),
                 QStringLiteral("Konum 1: [0,8415; 0,5403; 0,0100; 1,0000]"));
        language.set(UiLanguage::English);
        QApplication::processEvents();
        QVERIFY(stage.find<QLabel>("encodingRow")->text().startsWith(QStringLiteral("Position 1: [0.84")));
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(MaskPositionPageTest)
#include "mask_position_page_test.moc"
