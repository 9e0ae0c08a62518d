#include "core/attention/positional.h"
#include "core/experiments/claim_rows.h"
#include "core/experiments/order.h"
#include "core/experiments/parameter_counts.h"
#include "core/model/model.h"
#include "core/training/batches.h"

#include <algorithm>

namespace dikkat::detail {

namespace {

/// Pairs of input and target that one piece of text of length 256 gives.
double predictionTasks() {
    ModelConfig c = lectureGpt();
    TrainingData data;
    for (TokenId i = 0; i < 257; ++i) data.tokens.push_back(i % 65);
    BatchMaker maker(data, c, 1);
    return static_cast<double>(countedTargets(maker.fixed(0, 1)));
}

ClaimValue shuffledNoise() {
    // Ten runs at 5 and ten at 16 positions, in single precision; in double precision next to nothing is
    // left.
    double worst = 0.0, exact = 0.0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        worst = std::max({worst, orderChange<float>(5, seed, false), orderChange<float>(16, seed, false)});
        exact = std::max(exact, orderChange<double>(16, seed, false));
    }
    return property(worst < 2e-6 && exact < 2e-15, {worst, exact});
}

ClaimValue shuffledWithPositions() {
    double least = 1e9;
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        least = std::min(least, orderChange<float>(16, seed, true));
    return property(least > 0.01, {least});
}

} // namespace

ClaimRows claimsOfPositions() {
    return {
        {{"003-256-tasks",
          "57.2",
          4,
          "256",
          number(256),
          0,
          S::Reproduced,
          {"One piece of 256 symbols is 256 questions for the next symbol",
           "256 simgelik bir parça, sonraki simge için 256 sorudur"},
          {},
          {}},
         [](ClaimWorkshop&) { return number(predictionTasks()); }},
        {{"003-name-examples",
          "57.2",
          4,
          {"number of letters + 1", "harf sayısı + 1"},
          {},
          0,
          S::External,
          {"In chapter 56 a name gave one example more than it has letters",
           "56. bölümde bir ad, harf sayısının bir fazlası kadar örnek veriyordu"},
          {},
          {}}},
        {{"003-perturbation-before",
          "57.2",
          4,
          {"0–9 exactly the same", "0–9 tam olarak aynı"},
          number(0),
          0,
          S::Reproduced,
          {"Untrained model, 16 symbols, number 10 changed: outputs 0–9 do not move by a single bit (largest "
           "change)",
           "Eğitilmemiş model, 16 simge, 10 numaralı simge değişti: 0–9 çıktıları tek bit oynamaz (en büyük "
           "değişim)"},
          {"Counted from 0: number 10 is the eleventh symbol.",
           "Sayım 0’dan başlar: 10 numara on birinci simgedir."},
          {}},
         [](ClaimWorkshop& w) {
             const auto& change = w.perturbation();
             return number(*std::max_element(change.begin(), change.begin() + 10));
         }},
        {{"003-perturbation-after",
          "57.2",
          4,
          {"10–15 changed", "10–15 değişti"},
          number(6),
          0,
          S::Reproduced,
          {"Untrained model, 16 symbols, number 10 changed: from number 10 on every output moves (how many "
           "did)",
           "Eğitilmemiş model, 16 simge, 10 numaralı simge değişti: 10 numaradan başlayarak her çıktı oynar "
           "(kaçı "
           "oynadı)"},
          {},
          {}},
         [](ClaimWorkshop& w) {
             const auto& change = w.perturbation();
             return number(static_cast<double>(
                 std::count_if(change.begin() + 10, change.end(), [](double x) { return x > 0; })));
         }},
        {{"003-permutation",
          "57.2",
          4,
          "1,2 × 10⁻⁷",
          number(1.2e-7),
          0,
          S::InKind,
          {"Without positions the order of the earlier symbols does not matter: only rounding noise is left "
           "(largest of "
           "20 float32 runs; of 10 float64 runs)",
           "Konum bilgisi yoksa önceki simgelerin sırası önemsizdir: geriye yuvarlama gürültüsü kalır (20 "
           "float32 "
           "deneyin, 10 float64 deneyin en büyüğü)"},
          {"Model and seed of the lesson are not given. The printed number is one unit of the last place of "
           "float32 at 1.",
           "Dersin modeli ve tohumu verilmemiş. Kitaptaki sayı, float32’nin 1’deki son basamak birimidir."},
          {}},
         [](ClaimWorkshop&) { return shuffledNoise(); }},
        {{"003-permutation-positions",
          "57.2",
          4,
          {"clearly", "belirgin"},
          {},
          0,
          S::InKind,
          {"With a vector of its own for every place a reordering of the earlier symbols shows (smallest of "
           "10 runs)",
           "Her yere kendi vektörü eklenince önceki simgelerin yer değiştirmesi belli olur (10 deneyin en "
           "küçüğü)"},
          {},
          {}},
         [](ClaimWorkshop&) { return shuffledWithPositions(); }},
        {{"003-pe-d4-pos1",
          "57.2",
          4,
          "[0,8415; 0,5403; 0,0100; 1,0000]",
          numbers({0.8415, 0.5403, 0.01, 1.0}),
          5e-5,
          S::Reproduced,
          {"Sinusoids of width 4 at position 1", "4 genişliğindeki sinüslerin 1. konumdaki değerleri"},
          {"The last one is cos 0.01 = 0.99995.", "Sonuncusu cos 0,01 = 0,99995’tir."},
          {}},
         [](ClaimWorkshop&) { return rowOf(sinusoidalEncoding(2, 4), 1); }},
        {{"003-learned-positions",
          "57.2",
          4,
          {"almost the same", "neredeyse aynı"},
          {},
          0,
          S::External,
          {"The paper found learned positions nearly as good (table 3, row E)",
           "Makale öğrenilen konumları neredeyse eşdeğer buldu (3. tablo, E satırı)"},
          {},
          {}}},
        {{"003-pos-table-rows",
          "57.2",
          4,
          {"block_size rows", "block_size satır"},
          number(256),
          0,
          S::Reproduced,
          {"Learned positions have as many rows as the context is long (lecture model)",
           "Öğrenilen konum gömmesinin satır sayısı bağlam uzunluğu kadardır (ders modeli)"},
          {},
          {}},
         [](ClaimWorkshop&) {
             for (const ParameterInfo& p : parameterLayout(lectureGpt()))
                 if (p.part == Part::PositionEmbedding) return number(static_cast<double>(p.rows));
             return number(0);
         }},
    };
}

} // namespace dikkat::detail
