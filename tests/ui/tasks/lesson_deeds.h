#pragma once

#include "tests/ui/tasks/walk.h"
#include "ui/diagram/sentence_arcs.h"
#include "ui/pages/block/block_page.h"
#include "ui/pages/block/tensor_card.h"
#include "ui/pages/claims/claims_page.h"
#include "ui/pages/gpt2017/gpt2017_page.h"
#include "ui/pages/gpt2017/translation_card.h"
#include "ui/pages/heads/model_opener.h"
#include "ui/pages/intuition/intuition_page.h"
#include "ui/pages/mask_position/mask_position_page.h"
#include "ui/pages/mask_position/piece_grid.h"
#include "ui/pages/qkv/qkv_page.h"
#include "ui/pages/root_dk/root_dk_page.h"
#include "ui/pages/root_dk/saturation_card.h"
#include "ui/widgets/matrix_view.h"
#include "ui/widgets/weight_map.h"

#include <QCheckBox>
#include <QTableView>

/// What a learner does for every task of pages 1 to 6 and 12.
namespace dikkat::ui::deeds {

inline void slide(TaskWalk& w, const char* slider, const std::vector<int>& values, int value) {
    const auto at = std::find(values.begin(), values.end(), value) - values.begin();
    w.find<QSlider>(slider).setValue(static_cast<int>(at));
}

// ---- page 1

inline std::vector<TaskDeed> intuition() {
    const auto sentence = [](TaskWalk& w) -> IntuitionPage& {
        auto& page = w.on<IntuitionPage>();
        w.step("sentence");
        return page;
    };
    return {
        {"intuition/int-swap",
         [=](TaskWalk& w) {
             sentence(w);
             w.press("swapButton");
         }},
        {"intuition/int-other-word", [=](TaskWalk& w) { sentence(w).lesson().setWord(3); }},
        {"intuition/int-own-sentence",
         [=](TaskWalk& w) {
             sentence(w);
             w.write("sentenceEdit", QStringLiteral("the old stone broke"));
         }},
        {"intuition/int-open-qkv",
         [=](TaskWalk& w) {
             auto& page = sentence(w);
             page.resetPage();
             page.lesson().setWord(1); // not the pronoun: its row is to be found there
             w.press("openQkvButton");
             w.selection.select({LessonStep::Weights, page.lesson().sentence().startWord(), 0});
         }},
        {"intuition/int-model",
         [=](TaskWalk& w) {
             w.document.editLab(ModelOpener::exampleLab(), [] { return QString(); });
             sentence(w);
             w.press("modelButton");
         }},
        {"intuition/int-window-256",
         [](TaskWalk& w) {
             w.on<IntuitionPage>();
             w.step("window");
             slide(w, "windowSlider", IntuitionState::lengths(), 256);
         }},
        {"intuition/int-scores-1024",
         [](TaskWalk& w) { slide(w, "windowSlider", IntuitionState::lengths(), 1024); }},
        {"intuition/int-width", [](TaskWalk& w) { slide(w, "widthSlider1", IntuitionState::widths(), 64); }},
        {"intuition/int-crossing",
         [](TaskWalk& w) {
             w.step("recurrent");
             slide(w, "lengthSlider", IntuitionState::lengths(), 512);
         }},
        {"intuition/int-beyond",
         [](TaskWalk& w) { slide(w, "lengthSlider", IntuitionState::lengths(), 1024); }},
        {"intuition/int-lost",
         [](TaskWalk& w) {
             w.step("context");
             w.find<QSlider>("contextSlider").setValue(6);
         }},
        {"intuition/int-alone", [](TaskWalk& w) { w.find<QSlider>("contextSlider").setValue(0); }},
    };
}

// ---- page 2

inline void typeRow(TaskWalk& w, int row, std::initializer_list<const char*> values) {
    auto& q = w.find<MatrixView>("matrixQ");
    int column = 0;
    for (const char* value : values) emit q.valueTyped(row, column++, QLatin1String(value));
}

inline std::vector<TaskDeed> qkv() {
    return {
        {"qkv/q3-4400",
         [](TaskWalk& w) {
             w.on<QkvPage>();
             typeRow(w, 2, {"4", "4", "0", "0"});
         }},
        {"qkv/q3-2000",
         [](TaskWalk& w) {
             typeRow(w, 2, {"2", "0", "0", "0"});
         }},
        {"qkv/paste-table",
         [](TaskWalk& w) { emit w.find<MatrixView>("matrixQ").pasted(0, 0, QStringLiteral("1\t2\n3\t1")); }},
        {"qkv/reset-chapter",
         [](TaskWalk& w) {
             w.on<QkvPage>().resetPage();
             w.document.undoStack().undo();
         }},
        {"qkv/huge-score", [](TaskWalk& w) { emit w.find<MatrixView>("matrixQ").valueTyped(2, 0, "80"); }},
        {"qkv/scale-off", [](TaskWalk& w) { w.find<QCheckBox>("scalingCheck").click(); }},
        {"qkv/mask-off",
         [](TaskWalk& w) {
             w.on<QkvPage>().resetPage();
             w.step("mask");
             w.find<QCheckBox>("maskCheck").click();
         }},
        {"qkv/mask-on", [](TaskWalk& w) { w.find<QCheckBox>("maskCheck").click(); }},
        {"qkv/last-row-same",
         [](TaskWalk& w) {
             w.selection.select({LessonStep::Masked, 2, 1});
             w.on<QkvPage>().toggleMask();
         }},
        {"qkv/compare-mask", [](TaskWalk& w) { w.on<QkvPage>().compare(Comparison::CausalMask); }},
        {"qkv/select-a33",
         [](TaskWalk& w) {
             w.on<QkvPage>().compare(Comparison::Off);
             w.step("softmax");
             w.selection.select({LessonStep::Weights, 2, 2});
         }},
        {"qkv/predict-row",
         [](TaskWalk& w) {
             auto& page = w.on<QkvPage>();
             page.resetPage();
             w.selection.select({LessonStep::Weights, 0, 0});
             page.togglePredict();
             QApplication::processEvents();
             for (const char* field : {"predictField1", "predictField2", "predictField3"}) {
                 auto* edit = page.findChild<QLineEdit*>(QLatin1String(field));
                 if (edit == nullptr || edit->isReadOnly()) continue;
                 edit->setText(QLatin1String(field).endsWith(QLatin1Char('1')) ? "1" : "0");
                 emit edit->editingFinished();
             }
         }},
        {"qkv/all-steps",
         [](TaskWalk& w) {
             auto& page = w.on<QkvPage>();
             if (w.document.view().predict) page.togglePredict();
             page.setStep(0);
             w.selection.select({LessonStep::Raw, 1, 0});
             for (int i = 1; i < 5; ++i) page.setStep(i);
         }},
        {"qkv/heads-2",
         [](TaskWalk& w) {
             auto& heads = w.find<QComboBox>("headsCombo");
             heads.setCurrentIndex(1);
             emit heads.activated(1);
         }},
        {"qkv/computed-mode",
         [](TaskWalk& w) {
             auto& mode = w.find<QComboBox>("inputModeCombo");
             mode.setCurrentIndex(1);
             emit mode.activated(1);
         }},
        {"qkv/positions-sinusoidal",
         [](TaskWalk& w) {
             auto& positions = w.find<QComboBox>("encodingCombo");
             positions.setCurrentIndex(1);
             emit positions.activated(1);
         }},
    };
}

// ---- page 3

inline void drawAll(RootDkPage& page) {
    QTRY_VERIFY_WITH_TIMEOUT(!page.draws().isRunning(), patience);
}

inline std::vector<TaskDeed> rootDk() {
    return {
        {"root_dk/stop-draw",
         [](TaskWalk& w) {
             auto& page = w.on<RootDkPage>();
             page.setSeed(7);
             QVERIFY(page.draws().isRunning());
             w.press("drawButton");
             page.setSeed(0);
         }},
        {"root_dk/dk-512",
         [](TaskWalk& w) {
             auto& page = w.on<RootDkPage>();
             drawAll(page);
             page.setWidth(512);
             drawAll(page);
         },
         {"root_dk/other-seed"}}, // the seed was changed before, and is drawn now
        {"root_dk/four-widths",
         [](TaskWalk& w) {
             w.on<RootDkPage>().setWidth(8);
             drawAll(w.on<RootDkPage>());
         }},
        {"root_dk/other-seed",
         [](TaskWalk& w) {
             w.on<RootDkPage>().setSeed(3);
             drawAll(w.on<RootDkPage>());
         }},
        {"root_dk/wide-unscaled",
         [](TaskWalk& w) {
             w.on<RootDkPage>().setWidth(256);
             w.on<RootDkPage>().toggleScaling();
         }},
        {"root_dk/scaling-back", [](TaskWalk& w) { w.on<RootDkPage>().toggleScaling(); }},
        {"root_dk/gradient-gone",
         [](TaskWalk& w) {
             auto& page = w.on<RootDkPage>();
             w.step("saturation");
             for (int i = SaturationCard::positionOf(1); i <= SaturationCard::factorSteps; ++i) {
                 page.setFactor(SaturationCard::factorAt(i));
                 if (page.saturation().saturation().gradientNorm < 0.001) break;
             }
         }},
        {"root_dk/factor-8", [](TaskWalk& w) { w.on<RootDkPage>().setFactor(8); }},
        {"root_dk/tie", [](TaskWalk& w) { w.find<QSpinBox>("score3").setValue(4); }},
    };
}

// ---- page 4

template <class Change>
void change4(TaskWalk& w, Change change) {
    auto& page = w.on<MaskPositionPage>();
    MaskPositionState next = page.state();
    change(next);
    page.edit(next, [] { return QString(); });
}

inline std::vector<TaskDeed> maskPosition() {
    return {
        {"mask_position/mask-off",
         [](TaskWalk& w) {
             w.on<MaskPositionPage>();
             w.step("mask");
             w.find<QCheckBox>("maskCheck").click();
         }},
        {"mask_position/mask-back", [](TaskWalk& w) { w.find<QCheckBox>("maskCheck").click(); }},
        {"mask_position/other-place",
         [](TaskWalk& w) { change4(w, [](MaskPositionState& s) { s.place = 5; }); }},
        {"mask_position/shuffle",
         [](TaskWalk& w) {
             w.step("order");
             w.press("shuffleButton");
         }},
        {"mask_position/with-positions", [](TaskWalk& w) { w.pick("orderPositions", 1); }},
        {"mask_position/two-blocks",
         [](TaskWalk& w) {
             w.pick("orderPositions", 0);
             w.pick("orderBlocks", 1);
         }},
        {"mask_position/chapter-row",
         [](TaskWalk& w) {
             w.step("encoding");
             change4(w, [](MaskPositionState& s) { s.width = 4; });
         }},
        {"mask_position/wide-table",
         [](TaskWalk& w) { change4(w, [](MaskPositionState& s) { s.width = 50; }); }},
        {"mask_position/learned-table", [](TaskWalk& w) { w.pick("encodingKind", 1); }},
        {"mask_position/trained-table", [](TaskWalk& w) { w.pick("encodingKind", 2); }},
        {"mask_position/own-piece",
         [](TaskWalk& w) {
             w.step("piece");
             w.write("pieceText", QStringLiteral("mask"));
         }},
        {"mask_position/piece-row", [](TaskWalk& w) { emit w.find<PieceGrid>("pieceGrid").rowPicked(0); }},
        {"mask_position/piece-unmasked", [](TaskWalk& w) { w.find<QCheckBox>("maskCheck").click(); }},
        {"mask_position/leak-run",
         [](TaskWalk& w) {
             w.step("leak");
             w.press("leakRun");
             QTRY_VERIFY_WITH_TIMEOUT(w.ticked().contains("mask_position/leak-run"), patience);
         }},
        {"mask_position/leak-seed",
         [](TaskWalk& w) {
             change4(w, [](MaskPositionState& s) { s.leakSeed = 1; });
             w.press("leakRun");
             QTRY_VERIFY_WITH_TIMEOUT(w.ticked().contains("mask_position/leak-seed"), patience);
         }},
    };
}

// ---- page 5

template <class Change>
void change5(TaskWalk& w, Change change) {
    auto& page = w.on<BlockPage>();
    BlockState next = page.state();
    change(next);
    w.document.editPage(QStringLiteral("block"), toJson(next), [] { return QString(); });
}

inline std::vector<TaskDeed> block() {
    return {
        {"block/open-attention",
         [](TaskWalk& w) {
             auto& page = w.on<BlockPage>();
             page.pick({NodeKind::Attention, Side::Decoder, 0});
             auto* tensors = page.findChild<TensorCard*>()->findChild<QComboBox*>();
             QTRY_VERIFY_WITH_TIMEOUT(tensors->count() > 5, patience);
             for (int i = tensors->count(); i-- > 0;) tensors->setCurrentIndex(i);
         }},
        {"block/other-block",
         [](TaskWalk& w) {
             w.on<BlockPage>().pick({NodeKind::Block, Side::Decoder, 2});
         }},
        {"block/one-block-off",
         [](TaskWalk& w) {
             change5(w, [](BlockState& s) { s.set(&BlockSwitches::attention, 2, false); });
             w.document.undoStack().undo();
         }},
        {"block/norm-row",
         [](TaskWalk& w) {
             w.step("norm");
             for (int i = 0; i < 4; ++i)
                 emit w.find<MatrixView>("exampleX").valueTyped(0, i, QString::number(10 * (i + 1)));
         }},
        {"block/post-norm", [](TaskWalk& w) { w.pick("normPlace", 1); }},
        {"block/open-norm",
         [](TaskWalk& w) {
             w.on<BlockPage>().pick({NodeKind::Norm, Side::Decoder, 2, Sublayer::Attention});
         }},
        {"block/residual-off",
         [](TaskWalk& w) {
             auto& page = w.on<BlockPage>();
             page.toggleResidual();
             QVERIFY(!w.ticked().contains("block/residual-off")); // only half of it
             page.pick({NodeKind::Block, Side::Decoder, page.state().blocks - 1});
         }},
        {"block/small-weights", [](TaskWalk& w) { change5(w, [](BlockState& s) { s.deviation = 0.2; }); }},
        {"block/large-weights", [](TaskWalk& w) { change5(w, [](BlockState& s) { s.deviation = 1.0; }); }},
        {"block/heads", [](TaskWalk& w) { change5(w, [](BlockState& s) { s.heads = 4; }); }},
        {"block/twelve-blocks", [](TaskWalk& w) { change5(w, [](BlockState& s) { s.setBlocks(12); }); }},
        {"block/width-512", [](TaskWalk& w) { change5(w, [](BlockState& s) { s.setWidth(512); }); }},
    };
}

// ---- page 6

inline std::vector<TaskDeed> gpt2017() {
    const auto translated = [](Gpt2017Page& page) {
        QTRY_VERIFY_WITH_TIMEOUT(!page.translator().isRunning(), patience);
    };
    return {
        {"gpt2017/select-cross", [](TaskWalk& w) { w.on<Gpt2017Page>().pick(firstNode()); }},
        {"gpt2017/morph", [](TaskWalk& w) { w.find<QSlider>("morphSlider").setValue(100); }},
        {"gpt2017/width-1024",
         [](TaskWalk& w) {
             w.step("weights");
             w.find<QSlider>("widthSlider").setValue(1024 / Gpt2017State::widthStep - 1);
         }},
        {"gpt2017/twelve-blocks", [](TaskWalk& w) { w.find<QSlider>("gptBlocksSlider").setValue(11); }},
        {"gpt2017/another-pair",
         [](TaskWalk& w) {
             w.step("data");
             w.press("anotherPair");
         }},
        {"gpt2017/select-verb",
         [=](TaskWalk& w) {
             auto& page = w.on<Gpt2017Page>();
             w.step("translation");
             translated(page);
             emit w.find<WeightMap>("crossMap").picked(3, 3);      // ate, yedi
             QVERIFY(!w.ticked().contains("gpt2017/select-verb")); // one head is not several
             auto* heads = page.findChild<TranslationCard*>()->findChild<QComboBox*>();
             for (int i = 1; i < 4; ++i) heads->setCurrentIndex(i);
         }},
        {"gpt2017/own-sentence",
         [=](TaskWalk& w) {
             w.write("sentenceEdit", QStringLiteral("doktor parkta kitap okudu"));
             translated(w.on<Gpt2017Page>());
             QApplication::processEvents();
         }},
        {"gpt2017/unknown-word",
         [](TaskWalk& w) { w.write("sentenceEdit", QStringLiteral("kedi uçağı gördü")); }},
        {"gpt2017/train-afresh",
         [](TaskWalk& w) {
             auto* card = w.on<Gpt2017Page>().findChild<TranslationCard*>();
             emit card->trainAsked();
             QVERIFY(!w.ticked().contains("gpt2017/train-afresh")); // nothing has been trained yet
             LabState lab = w.document.lab();
             auto model = std::make_shared<LabModel>(*shippedTranslator());
             model->name = "translate-tr-en";
             lab.model = model;
             w.document.editLab(lab, [] { return QString(); });
             w.on<Gpt2017Page>();
             emit card->ownPicked(true);
         }},
    };
}

// ---- page 12

inline std::vector<TaskDeed> claims() {
    return {
        {"claims/search",
         [](TaskWalk& w) {
             auto& page = w.on<ClaimsPage>();
             QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), patience);
             w.find<QLineEdit>("claimSearch").setText(QStringLiteral("zzzz"));
             w.find<QLineEdit>("claimSearch").setText(QStringLiteral("0"));
             QTest::qWait(500);
             QVERIFY(!w.ticked().contains("claims/search")); // nothing was looked for, nothing found
             w.find<QLineEdit>("claimSearch").setText(QStringLiteral("0.5761"));
             QTRY_VERIFY_WITH_TIMEOUT(w.ticked().contains("claims/search"), patience);
         }},
        {"claims/section",
         [](TaskWalk& w) {
             w.on<ClaimsPage>().resetPage();
             w.find<QComboBox>("claimSection").setCurrentIndex(2);
         }},
        {"claims/filter-loose",
         [](TaskWalk& w) {
             w.on<ClaimsPage>().resetPage();
             w.on<ClaimsPage>().toggleLoose();
         }},
        {"claims/read-loose", [](TaskWalk& w) { w.on<ClaimsPage>().chooseShown(0); }},
        {"claims/open-page", [](TaskWalk& w) { w.press("openClaimPage"); }},
        {"claims/recompute",
         [](TaskWalk& w) {
             w.on<ClaimsPage>();
             w.press("recomputeButton");
             QTRY_VERIFY_WITH_TIMEOUT(w.ticked().contains("claims/recompute"), patience);
         }},
    };
}

} // namespace dikkat::ui::deeds
