#include "core/io/model_file.h"
#include "core/io/safetensors.h"
#include "core/model/model.h"
#include "tests/ui/heads_stage.h"
#include "ui/diagram/arcs.h"
#include "ui/diagram/token_strip.h"
#include "ui/pages/heads/model_opener.h"
#include "ui/pages/heads/scores_table.h"
#include "ui/theme/theme.h"
#include "ui/widgets/head_grid.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/weight_map.h"

#include <QComboBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <cmath>
#include <fstream>

using namespace dikkat;
using namespace dikkat::ui;
using namespace dikkat::ui::test;

class HeadsPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English)); // figures are compared as they are shown
        m_themes = new ThemeService(this);
    }

    void withoutAModelThereAreThreeWaysOn() {
        Stage stage;
        QCOMPARE(stage.page->findChild<QStackedWidget*>()->currentIndex(), 0);
        QSignalSpy open(stage.page, &Page::openPage);
        stage.find<QPushButton>("goTrain")->click();
        QCOMPARE(open.takeFirst().at(0).value<PageId>(), PageId::Training);
        stage.find<QPushButton>("loadExample")->click();
        stage.settle();
        QVERIFY(stage.document.model() != nullptr);
        QVERIFY(stage.inspector().glance() != nullptr);
        stage.document.undoStack().undo();
        QVERIFY(stage.document.model() == nullptr);
        QVERIFY(stage.inspector().glance() == nullptr);
    }

    void theExampleHasAPreviousTokenAndAnInductionHead() {
        Stage stage;
        stage.load(ModelOpener::exampleLab());
        double induction = 0.0, previous = 0.0;
        for (const HeadProfile& p : stage.inspector().findings().profiles.heads) {
            if (p.induction) induction = std::max(induction, p.induction->value);
            if (p.layer == 0 && p.kind == HeadKind::Back && p.distance == 1)
                previous = std::max(previous, p.along.value);
        }
        QVERIFY2(induction > 0.5, qPrintable(QString::number(induction)));
        QVERIFY2(previous > 0.5, qPrintable(QString::number(previous)));
        // The page opens on the head that is worth looking at.
        const HeadProfile* shown = stage.inspector().findings().profile(stage.inspector().head());
        QCOMPARE(shown->kind, HeadKind::Induction);
        QVERIFY(shown->induction->value >= induction);
    }

    void whatIsShownIsWhatTheCoreComputes() {
        Stage stage;
        const LabState lab = letters();
        stage.load(lab);
        stage.type("abcabc");
        const auto tokens = lab.model->vocabulary->encode("abcabc").value();
        const ModelTrace trace = traceForward(*lab.model->parameters, tokens);
        emit stage.find<HeadGrid>("headGrid")->picked(4);
        QCOMPARE(stage.inspector().head(), 4);
        QCOMPARE(stage.inspector().headTrace()->weights, trace.blocks[1].attention->inner.heads[1].weights);
        auto reports = scoreHeads(trace, 3);
        const double loss = ablateHeads(*lab.model->parameters, tokens, reports);
        QCOMPARE(stage.inspector().effects().loss, loss);
        QCOMPARE(stage.inspector().effects().without[4], reports[4].lossWithout);
        QCOMPARE(stage.find<TokenStrip>("tokenStrip")->tokens(), QStringList({"a", "b", "c", "a", "b", "c"}));
    }

    void typingIsUndoneAsOneGesture() {
        Stage stage;
        stage.load(letters());
        const QString before = stage.inspector().text();
        const int steps = stage.document.undoStack().count();
        for (const char* text : {"a", "ab", "abc"}) stage.type(text);
        QCOMPARE(stage.inspector().shown().tokens.size(), std::size_t{3});
        QCOMPARE(stage.document.undoStack().count(), steps + 1);
        stage.document.undoStack().undo();
        stage.settle();
        QCOMPARE(stage.find<QLineEdit>("headsText")->text(), before);
    }

    void unknownSymbolsAreExplainedAndTheLastTextStays() {
        Stage stage;
        stage.load(letters());
        stage.type("abc");
        stage.type("abcx");
        auto* problem = stage.find<QLabel>("textProblem");
        QVERIFY(problem->isVisibleTo(stage.page));
        QVERIFY2(problem->text().contains("x") && problem->text().contains("4"), qPrintable(problem->text()));
        QCOMPARE(stage.inspector().shown().tokens.size(), std::size_t{3});
        stage.type("");
        QVERIFY(problem->isVisibleTo(stage.page));
        stage.type("ab");
        QVERIFY(!problem->isVisibleTo(stage.page));
    }

    void longTextsAreCutToTheContext() {
        Stage stage;
        stage.load(letters(8));
        stage.type("abcabcabcabc");
        QCOMPARE(stage.inspector().shown().tokens.size(), std::size_t{8});
        QVERIFY(stage.find<QLabel>("textProblem")->text().contains("4"));
    }

    void modelsWithoutVocabularyTakeNumbers() {
        Stage stage;
        stage.load(labWith(tinyGpt(5), std::nullopt));
        QVERIFY(stage.inspector().glance() != nullptr); // the default text fits
        stage.type("0, 2,1,4");
        QCOMPARE(stage.inspector().shown().tokens, (std::vector<TokenId>{0, 2, 1, 4}));
        stage.type("0,5");
        QVERIFY(!stage.inspector().problem().isEmpty());
        stage.type("a");
        QVERIFY(!stage.inspector().problem().isEmpty());
    }

    void switchingHeadsOffChangesMapsLossAndText() {
        Stage stage;
        stage.load(ModelOpener::exampleLab());
        const double loss = stage.inspector().effects().loss;
        const Matrix above = stage.inspector().glance()->trace->blocks[1].attention->inner.heads[0].weights;
        for (int head = 0; head < 4; ++head) stage.inspector().setHeadOff(head, true);
        stage.settle();
        QVERIFY(stage.inspector().glance()->trace->blocks[1].attention->inner.heads[0].weights != above);
        QVERIFY(stage.inspector().effects().lossNow > loss + 0.1);
        QCOMPARE(stage.inspector().effects().loss, loss); // with all heads on: known already
        QVERIFY(stage.inspector().effects().now != stage.inspector().effects().all);
        QCOMPARE(stage.document.pageState("heads").value("off").toArray().size(), 4);
        emit stage.find<SegmentedControl>("sideTabs")->picked(3);
        QVERIFY(stage.find<QPlainTextEdit>("writesNow")->toPlainText() !=
                stage.find<QPlainTextEdit>("writesAll")->toPlainText());
        stage.find<QPushButton>("allHeadsOn")->click();
        stage.settle();
        QCOMPARE(stage.inspector().effects().lossNow, loss);
        stage.document.undoStack().undo();
        QCOMPARE(stage.inspector().state().off.size(), std::size_t{4});
    }

    void selectionIsTheSameEverywhere() {
        Stage stage;
        stage.load(letters());
        stage.type("abcabcab");
        emit stage.find<ScoresTable>("scoresTable")->headPicked(5);
        QCOMPARE(stage.find<HeadGrid>("headGrid")->current(), 5);
        emit stage.find<LinksView>("linksView")->picked(6, 3);
        QCOMPARE(stage.inspector().cell(), (std::pair<Index, Index>{6, 3}));
        QVERIFY(stage.find<WeightMap>("weightMap")->accessibleDescription().contains("7"));
        stage.page->setFocus();
        QTest::keyClick(stage.page, Qt::Key_Down);
        QCOMPARE(stage.inspector().cell(), (std::pair<Index, Index>{7, 3}));
        QTest::keyClick(stage.page, Qt::Key_PageUp);
        QCOMPARE(stage.inspector().head(), 4);
        QCOMPARE(stage.inspector().cell(), (std::pair<Index, Index>{7, 3}));
        QTest::keyClick(stage.page, Qt::Key_Escape);
        QCOMPARE(stage.inspector().cell(), (std::pair<Index, Index>{-1, -1}));
    }

    void anotherPageCanAskForAHead() {
        Stage stage;
        stage.load(letters());
        stage.document.setPageView("heads", {{"head", 2}});
        QCOMPARE(stage.inspector().head(), 2);
        QCOMPARE(stage.find<HeadGrid>("headGrid")->current(), 2);
    }

    void theArithmeticOfACellEndsInItsWeight() {
        Stage stage;
        stage.load(letters());
        stage.type("abcab");
        emit stage.find<SegmentedControl>("sideTabs")->picked(1);
        stage.inspector().selectCell(3, 1);
        const HeadTrace* head = stage.inspector().headTrace();
        const QString text = stage.find<QTextBrowser>("pairText")->toPlainText();
        QVERIFY2(text.contains(QString::number(head->weights(3, 1), 'f', 4)), qPrintable(text));
        stage.inspector().selectCell(1, 3); // masked
        QVERIFY(stage.find<QTextBrowser>("pairText")->toPlainText().contains("mask"));
    }

    void theTableSorts() {
        Stage stage;
        stage.load(letters());
        stage.type("abcabcabc");
        auto* table = stage.find<ScoresTable>("scoresTable");
        emit table->horizontalHeader()->sectionClicked(static_cast<int>(HeadsColumn::Here));
        double before = INFINITY;
        const auto& e = stage.inspector().effects();
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const int head = table->model()->index(row, 0).data(ScoresModel::Number).toInt();
            const double delta = e.without[static_cast<std::size_t>(head)] - e.loss; // of the text: no other
            QVERIFY(delta <= before);
            before = delta;
        }
        for (int c = 0; c < ScoresModel::columns; ++c)
            QVERIFY(!table->model()->headerData(c, Qt::Horizontal, Qt::WhatsThisRole).toString().isEmpty());
    }

    void momentsCanBeVisitedAndCompared() {
        Stage stage;
        LabState lab = ModelOpener::exampleLab();
        QCOMPARE(lab.moments.size(), std::size_t{2});
        stage.load(lab);
        auto* slider = stage.find<QSlider>("momentSlider");
        QCOMPARE(slider->value(), 1);
        const Matrix trained = stage.inspector().headTrace()->weights;
        const int head = stage.inspector().head();
        emit stage.find<HeadGrid>("headGrid")->picked(head);
        slider->setValue(0);
        stage.settle();
        QVERIFY(stage.inspector().headTrace()->weights != trained);
        QVERIFY(stage.page->taskDone("back-to-zero"));
        slider->setValue(1);
        stage.settle();
        QCOMPARE(stage.inspector().headTrace()->weights, trained);
        HeadsView view = stage.inspector().view();
        view.panel = HeadsPanel::Compare;
        view.compare = 0;
        stage.inspector().setView(view);
        stage.settle();
        QVERIFY(stage.inspector().otherHead() != nullptr);
        QVERIFY(stage.inspector().otherHead()->weights != trained);
        QVERIFY(stage.find<WeightMap>("compareMap")->isVisibleTo(stage.page));
        QVERIFY(stage.page->taskDone("compare-moments"));
        QCOMPARE(stage.find<QComboBox>("compareWith")->currentData().toLongLong(), 0);
    }

    void aTranslatorShowsAllThreeKindsOfAttention() {
        Stage stage;
        stage.load(translator());
        QVERIFY(stage.find<QLineEdit>("headsSource")->isVisibleTo(stage.page));
        QCOMPARE(stage.inspector().rows().size(), std::size_t{6});
        const HeadReport* r = stage.inspector().report(stage.inspector().head());
        QCOMPARE(r->place, HeadPlace::Cross); // the alignment first
        QCOMPARE(stage.inspector().keyLabels(), stage.inspector().shown().sourceLabels);
        QCOMPARE(stage.inspector().headTrace()->weights.cols(),
                 stage.inspector().shown().sourceLabels.size());
        emit stage.find<HeadGrid>("headGrid")->picked(0);
        QCOMPARE(stage.inspector().queryLabels(), stage.inspector().shown().sourceLabels);
    }

    void aModelWithoutAttentionSaysSo() {
        Stage stage;
        stage.load(labWith(windowMlp(4, 3, 4, 8), Vocabulary::characters("abc ").value()));
        QCOMPARE(stage.page->findChild<QStackedWidget*>()->currentIndex(), 0);
        stage.load(letters());
        QCOMPARE(stage.page->findChild<QStackedWidget*>()->currentIndex(), 1);
    }

    void opensFilesAndAsksForTheHeads() {
        QTemporaryDir folder;
        const LabState lab = letters();
        const auto file = [&](const char* name, const std::string& bytes) {
            const QString path = folder.filePath(name);
            std::ofstream(path.toStdString(), std::ios::binary) << bytes;
            return path;
        };
        Stage stage;
        int asked = 0; // our own files say everything
        stage.page->opener().ask = [&asked](const QString&, const OpenQuestions& open) {
            asked = open.heads && open.activation ? open.width : -1;
            return std::optional(ModelAnswers{4, Activation::GeluTanh});
        };
        stage.page->opener().openFile(
            file("own.dikkat", writeModel({*lab.model->parameters, lab.model->vocabulary, {}}).value()),
            ModelOpener::Purpose::Shown);
        QTRY_VERIFY(stage.document.model() != nullptr);
        QCOMPARE(stage.document.model()->name, std::string("own"));
        QVERIFY(stage.document.model()->vocabulary == lab.model->vocabulary);
        QCOMPARE(asked, 0);

        // GPT-2's names without a word about heads.
        stage.page->opener().openFile(
            QStringLiteral(DIKKAT_TEST_DATA "/safetensors/tiny_gpt_nanogpt.safetensors"),
            ModelOpener::Purpose::Shown);
        QTRY_VERIFY(stage.document.model()->name == "tiny_gpt_nanogpt");
        stage.settle();
        QVERIFY(stage.inspector().glance() != nullptr);
        QCOMPARE(asked, 8);
        QCOMPARE(stage.document.model()->parameters->config().heads, 4);
        QCOMPARE(stage.document.model()->parameters->config().activation, Activation::GeluTanh);

        QSignalSpy problem(stage.page, &Page::problem);
        stage.page->opener().openFile(file("broken.safetensors", "nothing"), ModelOpener::Purpose::Shown);
        QTRY_COMPARE(problem.size(), 1);
        QVERIFY(problem.first().at(0).value<LiveText>().text().startsWith("broken.safetensors"));
        QCOMPARE(stage.document.model()->name, std::string("tiny_gpt_nanogpt"));

        stage.page->opener().openFile(folder.filePath("own.dikkat"), ModelOpener::Purpose::Second);
        QTRY_VERIFY(stage.inspector().second() != nullptr);
        QCOMPARE(stage.document.model()->name, std::string("tiny_gpt_nanogpt"));
    }

    void theSecondModelIsPartOfTheSession() {
        LabState other = letters();
        Parameters<float> weights = *other.model->parameters;
        Random random(9);
        initialise(weights, random, Initialisation::TorchDefaults);
        auto second = std::make_shared<LabModel>(*other.model);
        second->name = "the other";
        second->parameters = std::make_shared<const Parameters<float>>(std::move(weights));

        Stage stage;
        stage.load(letters());
        stage.document.markSaved(stage.document.revision());
        stage.inspector().setSecond(second);
        stage.settle();
        QVERIFY(stage.document.isModified());
        QVERIFY(stage.inspector().otherHead() != nullptr);
        const Matrix theirs = stage.inspector().otherHead()->weights;

        Stage next;
        next.document.reset(readSession(writeSession(stage.document.session()).value()).value());
        next.settle();
        QVERIFY(next.inspector().second() != nullptr);
        QCOMPARE(next.inspector().second()->name, std::string("the other"));
        auto* choices = next.find<QComboBox>("compareWith");
        QCOMPARE(choices->currentText(), QString("the other"));
        QVERIFY(next.inspector().otherHead() != nullptr);
        QVERIFY(next.inspector().otherHead()->weights == theirs);

        // It belongs to nobody's undo step, and goes when it is told to.
        next.load(ModelOpener::exampleLab());
        QVERIFY(next.inspector().second() != nullptr);
        next.document.undoStack().undo();
        next.settle();
        QVERIFY(next.inspector().second() != nullptr);
        next.pick(choices, QStringLiteral("Close the second model"));
        next.settle();
        QVERIFY(next.inspector().second() == nullptr);
        QCOMPARE(choices->currentIndex(), 0);
        QVERIFY(next.inspector().otherHead() == nullptr);

        // A session from before, which was looked at with a second model that it does not hold.
        Session old = stage.document.session();
        old.lab.second = nullptr;
        next.document.reset(readSession(writeSession(old).value()).value());
        next.settle();
        QVERIFY(next.inspector().otherHead() == nullptr);
        QCOMPARE(choices->currentIndex(), 0);
        QVERIFY(next.find<QLabel>("compareNote")->text().startsWith("Choose what"));
    }

    void nonsenseInASessionFallsBack() {
        const QJsonObject odd{{"text", 7}, {"off", QJsonArray{-1, 2, "x", 1e300, 2}}, {"head", "a"}};
        const HeadsState state = HeadsState::from(odd);
        QVERIFY(!state.text);
        QCOMPARE(state.off, std::vector<int>{2});
        const HeadsView view =
            HeadsView::from({{"panel", 99}, {"moment", -7}, {"query", 1.5}, {"sort", "no"}});
        QVERIFY(view == HeadsView{});
        QCOMPARE(HeadsView::from(view.json()), view);
        Stage stage;
        stage.document.editPage("heads", {{"off", QJsonArray{999}}}, [] { return QString(); });
        stage.load(letters());
        QVERIFY(stage.inspector().state().off.empty());
    }

    void theLargestTextStaysInside() {
        Stage stage;
        const auto vocabulary = Vocabulary::characters("abc ").value();
        stage.load(labWith(tinyGpt(vocabulary.size(), 300), vocabulary));
        stage.type(QString("abcb").repeated(100));
        QCOMPARE(stage.inspector().shown().tokens.size(), std::size_t{256});
        for (int panel = 0; panel < 4; ++panel) {
            emit stage.find<SegmentedControl>("sideTabs")->picked(panel);
            QVERIFY(!stage.page->grab().toImage().isNull());
        }
    }

    void theTableShowsWhatItCan() {
        const auto rowsInSight = [](Stage& stage) {
            auto* table = stage.find<QTableView>("scoresTable");
            return table->viewport()->height() / table->rowHeight(0);
        };
        Stage design({920, 770}); // 1440x900 with the guide
        design.load(ModelOpener::exampleLab());
        QCOMPARE(rowsInSight(design), 8); // all there are
        design.load(labWith(
            [] {
                ModelConfig c = tinyGpt(5);
                c.heads = 6;
                c.blocks = 6;
                return c;
            }(),
            Vocabulary::characters("abc d").value()));
        QVERIFY(rowsInSight(design) >= 10);
        Stage small1024({956, 604}); // 1024x700
        small1024.load(ModelOpener::exampleLab());
        QVERIFY2(rowsInSight(small1024) >= 6, qPrintable(QString::number(rowsInSight(small1024))));
        QCOMPARE(small1024.page->size(), small1024.scroll.viewport()->size());
        Stage least({976, 556});
        least.load(ModelOpener::exampleLab());
        QVERIFY2(rowsInSight(least) >= 5, qPrintable(QString::number(rowsInSight(least))));
        // Back from a higher window the table gives its room up again.
        least.scroll.resize(976, 900);
        QApplication::processEvents();
        least.scroll.resize(976, 556);
        QApplication::processEvents();
        QCOMPARE(least.page->size(), least.scroll.viewport()->size());
    }

    void fitsTheSmallestWindow() {
        for (const bool example : {true, false}) {
            Stage stage({976, 556});
            stage.load(example ? ModelOpener::exampleLab() : translator());
            for (int panel = 0; panel < 4; ++panel) {
                emit stage.find<SegmentedControl>("sideTabs")->picked(panel);
                stage.settle();
                const QSize least = stage.page->minimumSizeHint();
                QVERIFY2(least.height() <= 556 && least.width() <= 976,
                         qPrintable(QStringLiteral("panel %1: %2 x %3")
                                        .arg(panel)
                                        .arg(least.width())
                                        .arg(least.height())));
                QCOMPARE(stage.page->size(), stage.scroll.viewport()->size());
            }
        }
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(HeadsPageTest)
#include "heads_page_test.moc"
