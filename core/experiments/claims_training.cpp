#include "core/experiments/claim_rows.h"
#include "core/text/tasks.h"

namespace dikkat::detail {

namespace {

constexpr Bilingual kRun{
    "The lesson prints no loss, and its excerpt does not define the model; ours has 3,491 parameters.",
    "Derste kayıp yazmaz, alıntı modeli de tanımlamaz; bizimki 3.491 parametrelidir."};

template <int Step>
ClaimValue lossAt(ClaimWorkshop& w) {
    const auto& losses = w.abc().losses;
    return losses.size() > Step ? number(losses[Step]) : ClaimValue{};
}

/// First place, from 1, where a text leaves the pattern ABCABC…
double firstError(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != "ABC"[i % 3]) return static_cast<double>(i + 1);
    return 0;
}

ClaimValue oneCallAgainstEight() {
    const ModelConfig c = abcConfig();
    const TrainingPlan p = abcPlan();
    double calls = 0;
    for (int n = 1; n <= c.context; ++n) calls += n;
    return numbers({calls, static_cast<double>(p.rows * c.context)});
}

} // namespace

ClaimRows claimsOfTraining() {
    return {
        {{"004-loss-0",
          "training",
          7,
          {},
          {},
          0,
          S::ComputedOnly,
          {"Loss of the ABC run before its first update", "ABC eğitiminin ilk güncellemeden önceki kaybı"},
          kRun,
          {}},
         lossAt<0>},
        {{"004-loss-100",
          "training",
          7,
          {},
          {},
          0,
          S::ComputedOnly,
          {"Loss of the ABC run at step 100", "ABC eğitiminin 100. adımdaki kaybı"},
          kRun,
          {}},
         lossAt<100>},
        {{"004-loss-200",
          "training",
          7,
          {},
          {},
          0,
          S::ComputedOnly,
          {"Loss of the ABC run at step 200", "ABC eğitiminin 200. adımdaki kaybı"},
          kRun,
          {}},
         lossAt<200>},
        {{"004-loss-300",
          "training",
          7,
          {},
          {},
          0,
          S::ComputedOnly,
          {"Loss of the ABC run at step 300", "ABC eğitiminin 300. adımdaki kaybı"},
          kRun,
          {}},
         lossAt<300>},
        {{"004-loss-399",
          "training",
          7,
          {},
          {},
          0,
          S::ComputedOnly,
          {"Loss of the ABC run at its last step", "ABC eğitiminin son adımdaki kaybı"},
          kRun,
          {}},
         lossAt<399>},
        {{"004-loss-near-zero",
          "training",
          7,
          {"almost zero", "neredeyse sıfır"},
          {},
          0,
          S::InKind,
          {"After 400 steps hardly any loss is left in the ABC run",
           "ABC eğitiminde 400 adımdan sonra neredeyse hiç kayıp kalmaz"},
          {},
          {}},
         [](ClaimWorkshop& w) {
             const double last = w.abc().losses.back();
             return property(last < 1e-3, {last});
         }},
        {{"004-parallel-8",
          "comment",
          9,
          "8",
          number(0),
          1e-12,
          S::Reproduced,
          {"With the mask one call gives all eight positions: as eight calls over prefixes (largest "
           "difference)",
           "Maskeyle tek çağrı sekiz konumu birden verir: önekler üzerinde sekiz çağrıyla aynı (en büyük "
           "fark)"},
          {},
          {}},
         [](ClaimWorkshop& w) {
             const std::vector<TokenId> tokens{0, 1, 2, 0, 1, 2, 0, 1};
             return number(prefixDifference(w.abc().parameters, tokens));
         }},
        {{"004-same-work",
          "timing",
          9,
          {"the SAME work", "AYNI iş"},
          numbers({64, 64}),
          0,
          S::LooseWording,
          {"Writing is slower although it is the same work (positions: eight calls, one training call)",
           "Üretim aynı iş olduğu hâlde daha yavaştır (konum sayısı: sekiz çağrı, bir eğitim çağrısı)"},
          {"Not the same work: the training call reads eight windows, 64 positions, the eight calls 1 + 2 + "
           "… + 8 = 36. Small "
           "calls are slower per position.",
           "Aynı iş değil: eğitim çağrısı sekiz pencere, 64 konum okur; sekiz çağrı 1 + 2 + … + 8 = 36. "
           "Küçük çağrılar konum "
           "başına yavaştır."},
          {36, 64}},
         [](ClaimWorkshop&) { return oneCallAgainstEight(); }},
        {{"004-generation",
          "generation",
          9,
          "20",
          text("ABCABCABCABCABCABCABC"),
          0,
          S::Reproduced,
          {"From A the trained model goes on rightly for twenty symbols",
           "Eğitilmiş model A’dan sonra yirmi simgeyi doğru sürdürür"},
          {},
          {}},
         [](ClaimWorkshop& w) { return text(w.abc().written); }},
        {{"004-fifth-wrong",
          "exposure bias",
          9,
          {"5th character", "5. karakter"},
          number(5),
          0,
          S::Reproduced,
          {"In ABCAA the fifth symbol is the wrong one", "ABCAA’da yanlış olan beşinci simgedir"},
          {},
          {}},
         [](ClaimWorkshop&) { return number(firstError("ABCAA")); }},
        {{"004-exposure",
          "exposure bias",
          9,
          {"FAST", "HIZLA"},
          {},
          0,
          S::InKind,
          {"After a wrong symbol the model finds its way back at once",
           "Yanlış bir simgeden sonra model hemen toparlanır"},
          {},
          {}},
         [](ClaimWorkshop& w) {
             ClaimValue value = text(w.abc().afterError);
             value.holds = value.text == "ABCAABCABCABCAB";
             return value;
         }},
        {{"004-last-two",
          "exposure bias",
          9,
          {"the LAST TWO", "SON İKİ"},
          number(2),
          0,
          S::LooseWording,
          {"The last two symbols are enough to find the pattern again",
           "Örüntüyü yeniden bulmaya son iki simge yeter"},
          {"One is enough: in ABCABC… the last symbol alone fixes the next.",
           "Biri yeter: ABCABC…’de sonraki simgeyi tek başına son simge belirler."},
          {1}},
         [](ClaimWorkshop&) { return number(symbolsThatDecide(taskText(Task::Abc, 40, 0))); }},
        {{"004-data",
          "training",
          7,
          "8; 400; 8; 0,01",
          numbers({8, 400, 8, 0.01}),
          0,
          S::Arithmetic,
          {"Window, steps, batch and learning rate of the ABC run",
           "ABC eğitiminin penceresi, adımı, kümesi (batch) ve öğrenme oranı"},
          {},
          {}},
         [](ClaimWorkshop&) {
             const TrainingPlan p = abcPlan();
             return numbers({static_cast<double>(abcConfig().context), static_cast<double>(p.steps),
                             static_cast<double>(p.rows), p.optimiser.learningRate});
         }},
    };
}

} // namespace dikkat::detail
