#include "core/experiments/gradient_depth.h"
#include "core/experiments/parameter_counts.h"
#include "core/experiments/seeded_gpt.h"
#include "core/model/model.h"
#include "tests/ui/page_stage.h"
#include "ui/diagram/block_diagram.h"
#include "ui/diagram/diagram_view.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/block/block_code.h"
#include "ui/pages/block/block_page.h"
#include "ui/pages/block/count_table.h"
#include "ui/pages/block/depth_card.h"
#include "ui/theme/theme.h"
#include "ui/widgets/matrix_view.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/tensor_map.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

struct Stage : PageStage<BlockPage> {
    explicit Stage(QSize size = {948, 770}, bool small = true)
        : PageStage(size, [small](Document& d) {
            if (small) // the lecture's size takes a moment; most tests do not need it
                d.editPage("block", {{"width", 32}, {"heads", 4}, {"blocks", 3}}, [] { return QString(); });
        }) {}
    void wait() { QTRY_VERIFY_WITH_TIMEOUT(!page->isComputing(), 20000); }
};

/// Every way of switching two blocks' parts that matters for the drawing.
std::vector<ModelConfig> variants() {
    std::vector<ModelConfig> out;
    for (const NormPlace place : {NormPlace::Pre, NormPlace::Post})
        for (int bits = 0; bits < 16; ++bits)
            for (const bool pair : {false, true}) {
                ModelConfig c = pair ? originalTransformer(11, 8, 2, 2, 5, 6) : smallGpt();
                c.normPlace = place;
                c.finalNorm = place == NormPlace::Pre;
                const BlockSwitches s{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0};
                c.switches.assign(static_cast<std::size_t>(c.allBlocks()), BlockSwitches{});
                c.switches.back() = s;
                c.switches.front() = s;
                out.push_back(c);
            }
    return out;
}

} // namespace

class BlockPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_themes = new ThemeService(this); }

    /// The drawing and the computation agree: every node has a tensor, every tensor of a sublayer has its
    /// node, and every weight belongs to exactly one node.
    void nodesAreWhatIsComputed() {
        for (const ModelConfig& c : variants()) {
            QVERIFY(!validate(c));
            Parameters<float> parameters(c);
            Random random(3);
            initialise(parameters, random, Initialisation::Gpt2);
            const std::vector<TokenId> tokens{1, 2, 3}, source{4, 5};
            const bool pair = c.kind == ModelKind::EncoderDecoder;
            const ModelTrace t = traceForward(
                parameters, tokens, pair ? std::span<const TokenId>(source) : std::span<const TokenId>());
            std::map<std::string, int> owners;
            for (const NodeId& n : nodesOf(c)) {
                QVERIFY2(!tensorsOf(t, c, n).empty(), qPrintable(QString::number(static_cast<int>(n.kind))));
                for (const ParameterInfo& p : weightsOf(c, n)) ++owners[p.name];
            }
            for (const ParameterInfo& p : parameterLayout(c)) QCOMPARE(owners[p.name], 1);
            QCOMPARE(owners.size(), parameterLayout(c).size());
            for (std::size_t b = 0; b < t.blocks.size(); ++b) {
                const auto subs = sublayersOf(c, Side::Decoder, static_cast<int>(b));
                const auto has = [&](Sublayer s) {
                    return std::find(subs.begin(), subs.end(), s) != subs.end();
                };
                QCOMPARE(has(Sublayer::Attention), t.blocks[b].attention.has_value());
                QCOMPARE(has(Sublayer::Cross), t.blocks[b].cross.has_value());
                QCOMPARE(has(Sublayer::Mlp), t.blocks[b].mlp.has_value());
            }
        }
    }

    void tensorsChainAsTheDiagramSays() {
        ModelConfig c = smallGpt();
        const SeededGpt s = seededGpt(c, 8, 1);
        const ModelTrace t = traceForward(s.parameters, s.tokens);
        const auto first = [&](NodeKind kind, Sublayer sub) {
            return *tensorsOf(t, c, {kind, Side::Decoder, 1, sub}).front().values;
        };
        // stream + attention = what the addition holds
        const Matrix sum = t.blocks[1].input + first(NodeKind::Attention, Sublayer::Attention);
        QVERIFY((sum - first(NodeKind::Add, Sublayer::Attention)).cwiseAbs().maxCoeff() < 1e-12);
        const Matrix out = sum + first(NodeKind::Mlp, Sublayer::Mlp);
        QVERIFY((out - t.blocks[1].output).cwiseAbs().maxCoeff() < 1e-12);
    }

    void sceneHasExactlyTheNodes_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("mockup") << QSize(376, 640);
        QTest::newRow("low") << QSize(352, 400);
    }
    void sceneHasExactlyTheNodes() {
        QFETCH(QSize, size);
        for (ModelConfig c : variants()) {
            if (c.kind != ModelKind::Gpt) continue;
            const Scene scene = blockScene(c, 0, size, 12.5);
            std::size_t parts = 0;
            for (const SceneNode& n : scene.nodes) {
                QVERIFY(QRectF(QPointF(), QSizeF(size)).adjusted(-1, -1, 1, 1).contains(n.rect));
                if (n.id.kind == NodeKind::Block) continue;
                ++parts;
                for (const SceneNode& m : scene.nodes)
                    if (!(m.id == n.id)) QVERIFY(!m.rect.adjusted(1, 1, -1, -1).intersects(n.rect));
            }
            for (const NodeId& n : nodesOfBlock(c, Side::Decoder, 0)) QVERIFY(scene.find(n) != nullptr);
            QCOMPARE(parts, nodesOfBlock(c, Side::Decoder, 0).size() + 2 + (c.finalNorm ? 1 : 0));
        }
    }

    void twentyFourBlocksStayReadable() {
        ModelConfig c = smallGpt();
        c.blocks = 24;
        const Scene scene = blockScene(c, 11, {352, 420}, 12.5);
        for (int b = 0; b < 24; ++b) {
            const SceneNode* n = scene.find({NodeKind::Block, Side::Decoder, b});
            QVERIFY(n != nullptr);
            QVERIFY2(n->rect.height() >= 10, qPrintable(QString::number(n->rect.height())));
            QCOMPARE(n->current, b == 11);
        }
    }

    void lectureCounts() {
        Stage stage({948, 770}, false);
        auto* table = stage.find<CountTable>("countTable");
        QCOMPARE(table->count("block"), 1'773'312);
        QCOMPARE(table->count("blocks"), 10'639'872);
        QCOMPARE(table->count("total"), 10'788'929);
        QCOMPARE(table->count("attention.qkv"), 442'368);
        stage.wait();
    }

    void formulaComesFromShapes() {
        const ModelConfig c = smallGpt();
        QCOMPARE(formulaOf(weightsOf(c, {NodeKind::Block, Side::Decoder, 0}), c),
                 QStringLiteral("12 d^2 + 10 d"));
        QCOMPARE(formulaOf(weightsOf(c, {NodeKind::Embedding}), c), QStringLiteral("T d + V d"));
        QCOMPARE(formulaOf(weightsOf(c, {NodeKind::Head}), c), QStringLiteral("V d + V"));
    }

    void switchesAreLiveAndUndoable() {
        Stage stage;
        auto* table = stage.find<CountTable>("countTable");
        const auto before = table->count("total");
        stage.find<QCheckBox>("attentionOn")->click();
        QVERIFY(table->count("total") < before);
        QVERIFY(
            stage.find<DiagramView>("blockDiagram")->scene().find({NodeKind::Attention, Side::Decoder, 0}) ==
            nullptr);
        stage.document.undoStack().undo();
        QCOMPARE(table->count("total"), before);
        emit stage.find<SegmentedControl>("normPlace")->picked(1);
        QCOMPARE(stage.page->state().norm, NormPlace::Post);
        QVERIFY(stage.page->taskDone("post-norm"));
        stage.document.undoStack().undo();
        QCOMPARE(stage.page->state().norm, NormPlace::Pre);
        stage.wait();
    }

    void oneBlockAlone() {
        Stage stage;
        stage.page->pick({NodeKind::Block, Side::Decoder, 1});
        auto* scope = stage.find<SegmentedControl>("switchScope");
        scope->setCurrent(1);
        emit scope->picked(1);
        stage.find<QCheckBox>("mlpOn")->click();
        QCOMPARE(stage.page->state().of(0).mlp, true);
        QCOMPARE(stage.page->state().of(1).mlp, false);
        QVERIFY(!stage.page->taskDone("one-block-off")); // it asks for the attention
        stage.find<QCheckBox>("attentionOn")->click();
        QCOMPARE(stage.page->state().of(0).attention, true);
        QCOMPARE(stage.page->state().of(1).attention, false);
        QVERIFY(stage.page->taskDone("one-block-off"));
        stage.find<QCheckBox>("attentionOn")->click();
        scope->setCurrent(0);
        emit scope->picked(0);
        QCOMPARE(stage.find<QCheckBox>("mlpOn")->checkState(), Qt::PartiallyChecked);
        stage.wait();
    }

    void everyNodeOpensItsTensor() {
        Stage stage;
        stage.wait();
        auto* diagram = stage.find<DiagramView>("blockDiagram");
        auto* map = stage.find<TensorMap>("tensorMap");
        const ModelConfig c = stage.page->state().config();
        for (const NodeId& n : nodesOf(c)) {
            if (n.block > 0) continue;
            QAbstractButton* button = diagram->button(n);
            QVERIFY(button != nullptr);
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY(!button->accessibleDescription().isEmpty());
            button->click();
            QVERIFY(stage.page->node() == n);
            QCOMPARE(map->values().rows(), 16);
            QVERIFY(!stage.find<QLabel>("tensorFacts")->text().isEmpty());
        }
    }

    void keyboardReachesNodes() {
        Stage stage;
        stage.wait();
        auto* diagram = stage.find<DiagramView>("blockDiagram");
        QAbstractButton* start = diagram->button({NodeKind::Embedding});
        start->setFocus();
        QTRY_VERIFY(start->hasFocus());
        // From the embedding upwards something else takes the focus each time, up to the output layer.
        for (int i = 0; i < 12; ++i) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QVERIFY(diagram->button({NodeKind::Head})->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(stage.page->node() == NodeId{NodeKind::Head});
    }

    void headsAlwaysDivideTheWidth() {
        BlockState s;
        s.heads = 6;
        s.setWidth(100);
        QCOMPARE(s.heads, 5);
        s.setWidth(7);
        QCOMPARE(s.heads, 1);
        QVERIFY(!validate(s.config()));
    }

    void stateSurvivesTheFileAndNonsense() {
        BlockState s;
        s.norm = NormPlace::Post;
        s.activation = Activation::GeluExact;
        s.setWidth(96);
        s.setBlocks(24);
        s.set(&BlockSwitches::residual, 3, false);
        s.deviation = 1.1;
        s.x = {1, 2};
        s.branch = {3, 4};
        QVERIFY(blockStateFrom(toJson(s)) == s);
        const BlockState odd = blockStateFrom({{"width", 1e12},
                                               {"heads", "many"},
                                               {"blocks", -3},
                                               {"switches", QJsonArray{1, 2, 3}},
                                               {"x", QJsonArray{1, "a"}},
                                               {"deviation", 99},
                                               {"seed", 1.5e300}});
        QVERIFY(!validate(odd.config()));
        QCOMPARE(odd.blocks, 6);
        QCOMPARE(odd.deviation, 0.5);
        QCOMPARE(odd.x.size(), std::size_t(4));
    }

    void smallExampleIsTheChapters() {
        Stage stage;
        stage.page->setStep(1);
        const Matrix y = stage.find<MatrixView>("exampleNormalised")->content().values;
        const double expected[] = {-1.3416, -0.4472, 0.4472, 1.3416};
        for (int i = 0; i < 4; ++i) QVERIFY(std::abs(y(0, i) - expected[i]) < 1e-4);
        emit stage.find<MatrixView>("exampleX")->valueTyped(0, 3, QStringLiteral("8,5"));
        QCOMPARE(stage.page->state().x[3], 8.5);
        QVERIFY(!stage.page->taskDone("norm-row")); // it asks for all of them
        QSignalSpy problem(stage.page, &Page::problem);
        emit stage.find<MatrixView>("exampleBranch")->valueTyped(0, 0, QStringLiteral("abc"));
        QCOMPARE(problem.count(), 1);
        QCOMPARE(stage.page->state().x, (std::vector<double>{1, 2, 3, 8.5}));
        QCOMPARE(stage.page->state().branch, (std::vector<double>{0.1, -0.2, 0, 0.3})); // the chapter's
        stage.wait();
    }

    void depthMatchesTheLesson() {
        const DepthRun run = runDepths(0.5);
        QCOMPARE(run.depths.size(), measuredDepths().size());
        for (const PrintedDepth& p : printedDepths()) {
            QVERIFY(p.pre > 0 && p.post > 0);
            const auto i = static_cast<std::size_t>(std::find(run.depths.begin(), run.depths.end(), p.depth) -
                                                    run.depths.begin());
            QVERIFY(std::abs(run.pre[i] / p.pre - 1) < 0.005);
            QVERIFY(std::abs(run.post[i] / p.post - 1) < 0.03); // depth 100 scatters in single precision
        }
        QCOMPARE(run.layers.size(), std::size_t(200));
        QVERIFY(std::abs(run.postNorm.back() - 4.0) < 1e-3); // √16
        const DepthRun small = runDepths(0.1);               // small weights: it shrinks instead
        QVERIFY(small.post.back() < 0.1 && small.post.back() < small.post.front() / 10);
    }

    /// The task of the second step asks for a box: opening it must not lose the step.
    void anOpenedBoxKeepsTheStepOfTheGuide() {
        Stage stage;
        for (int step = 0; step < stage.page->stepCount(); ++step) {
            stage.page->setStep(step);
            stage.page->pick({NodeKind::Norm, Side::Decoder, 0, Sublayer::Mlp});
            QCOMPARE(stage.page->step(), step);
            stage.page->pick({NodeKind::Mlp, Side::Decoder, 0, Sublayer::Mlp});
        }
        stage.wait();
    }

    /// What is not changed here stays what page 7 or a file made it.
    void aTrainedModelKeepsItsNormAndItsGelu() {
        ModelConfig model = lectureGpt();
        model.normPlace = NormPlace::Post;
        model.finalNorm = true;
        model.activation = Activation::GeluTanh;
        BlockState state;
        state.norm = NormPlace::Post;
        state.activation = Activation::GeluExact; // "GELU" in the choice
        QVERIFY(state.config(model).finalNorm);
        QCOMPARE(state.config(model).activation, Activation::GeluTanh);
        QVERIFY(blockCode(state, state.config(model), 0, true).contains(QStringLiteral("0.044715")));
        QVERIFY(
            blockCode(state, state.config(model), 0, false).contains(QStringLiteral("approximate='tanh'")));
        state.norm = NormPlace::Pre;
        model.finalNorm = false;
        QVERIFY(state.config(model).finalNorm); // moved in front: the stream needs one at the end
        state.norm = NormPlace::Post;
        QVERIFY(!state.config().finalNorm); // as 2017
        model.activation = Activation::Relu;
        QCOMPARE(state.config(model).activation, Activation::GeluExact);
        QVERIFY(!blockCode(state, state.config(model), 0, true).contains(QStringLiteral("0.044715")));
    }

    void depthStopsWhenAsked() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(runDepths(0.5, stop.get_token()).depths.empty());
    }

    void sliderOfWeightsIsUndoable() {
        Stage stage;
        stage.page->setStep(3);
        auto* slider = stage.find<QSlider>("deviationSlider");
        slider->setValue(4);
        QCOMPARE(stage.page->state().deviation, 0.2);
        QVERIFY(stage.page->taskDone("small-weights"));
        auto* card = stage.page->findChild<DepthCard*>();
        QTRY_VERIFY_WITH_TIMEOUT(!card->isRunning(), 20000);
        QCOMPARE(card->run().depths.size(), measuredDepths().size());
        stage.document.undoStack().undo();
        QCOMPARE(stage.page->state().deviation, 0.5);
        QTRY_VERIFY_WITH_TIMEOUT(!card->isRunning(), 20000);
        stage.wait();
    }

    void trainedModelWithPartsOff() {
        Stage stage;
        LabState lab;
        auto model = std::make_shared<LabModel>();
        model->parameters = std::make_shared<const Parameters<float>>(seededGpt(smallGpt(), 4, 3).parameters);
        lab.model = model;
        stage.document.setLab(lab);
        emit stage.find<SegmentedControl>("modelChoice")->picked(1);
        QVERIFY(stage.page->state().trained);
        QVERIFY(!stage.find<QSpinBox>("widthSpin")->isEnabled());
        stage.find<QCheckBox>("mlpOn")->click();
        stage.wait();
        QCOMPARE(stage.find<CountTable>("countTable")->count("mlp.up"), -1);
        // What is kept is the model's own.
        ModelConfig c = smallGpt();
        c.switches.assign(2, BlockSwitches{true, true, true, false});
        const Parameters<float> p = adapted(*model->parameters, c);
        QVERIFY(p["blocks.1.attn.Wq"] == (*model->parameters)["blocks.1.attn.Wq"]);
    }

    void guideTasksAreKnownAndTextsLoad() {
        Stage stage;
        stage.checkGuide();
        stage.wait();
    }

    void fitsTheWindow() {
        Stage stage({944, 556});
        stage.checkFits(948, 560);
        stage.wait();
    }

    void theTotalIsInSightInTheSmallestWindow() {
        Stage stage({944, 556}, false);
        auto *parts = stage.find<QTableWidget>("countParts"), *total = stage.find<QTableWidget>("countTotal");
        QVERIFY(parts->verticalScrollBar()->maximum() > 0); // there is more than fits
        QCOMPARE(total->rowCount(), 1);
        QCOMPARE(integer(10'788'929), total->item(0, 2)->text());
        for (QScrollBar* bar : {stage.scroll.verticalScrollBar(), parts->verticalScrollBar()}) {
            bar->setValue(bar->maximum());
            QCOMPARE(total->visibleRegion().boundingRect(), total->rect());
            bar->setValue(bar->minimum());
            QCOMPARE(total->visibleRegion().boundingRect(), total->rect());
        }
        // Its numbers stand below the parts' numbers.
        for (int column = 0; column < 4; ++column)
            QCOMPARE(total->columnViewportPosition(column), parts->columnViewportPosition(column));
        QVERIFY(total->verticalScrollBar()->maximum() == 0);
        stage.wait();
    }

    void presentationKeys() {
        Stage stage;
        std::unique_ptr<QWidget> view(stage.page->createPresentation(nullptr));
        view->resize(1280, 720);
        view->show();
        QTest::keyClick(view.get(), Qt::Key_N);
        QCOMPARE(stage.page->state().norm, NormPlace::Post);
        QTest::keyClick(view.get(), Qt::Key_R);
        QCOMPARE(stage.page->state().common(&BlockSwitches::residual), std::optional(false));
        QTest::keyClick(view.get(), Qt::Key_Right);
        QCOMPARE(stage.page->step(), 1);
        QVERIFY(!view->grab().isNull());
        stage.wait();
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(BlockPageTest)
#include "block_page_test.moc"
