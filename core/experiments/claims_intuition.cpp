#include "core/experiments/claim_rows.h"
#include "core/experiments/context_cost.h"
#include "core/experiments/parameter_counts.h"
#include "core/model/parameters.h"

#include <cmath>

namespace dikkat::detail {

namespace {

/// Wq, Wk and Wv of one block of the lecture's model with another context.
double projectionWeights(int context) {
    ModelConfig c = lectureGpt();
    c.context = context;
    std::int64_t sum = 0;
    for (const ParameterInfo& p : parameterLayout(c))
        if (p.block == 0 && (p.part == Part::Query || p.part == Part::Key || p.part == Part::Value))
            sum += p.size();
    return static_cast<double>(sum);
}

double scores(Index positions) {
    const Matrix zero = Matrix::Zero(positions, 2);
    return static_cast<double>(attend(zero, zero, zero, fullMask(positions, positions)).value().raw.size());
}

double windowWeights(int window) {
    return static_cast<double>(contextCost(window, 10, 200, 384).windowWeights);
}

double farthestRowSum(ClaimWorkshop& w) {
    double farthest = 1.0;
    for (const HeadTrace* t : {&w.example(true), &w.example(false), &w.exercise()})
        for (Index row = 0; row < t->weights.rows(); ++row) {
            const double sum = t->weights.row(row).sum();
            if (!(std::abs(sum - 1.0) <= std::abs(farthest - 1.0))) farthest = sum;
        }
    return farthest;
}

} // namespace

ClaimRows claimsOfIntuition() {
    return {
        {{"003-context-1-to-3",
          "intro",
          1,
          {"from 1 letter to 3", "1 harften 3 harfe"},
          numbers({1, 3}),
          0,
          S::External,
          {"The previous chapter went from looking at one letter to looking at three",
           "Önceki bölüm bir harfe bakmaktan üç harfe bakmaya geçti"},
          {},
          {}}},
        {{"003-weights-sum-1",
          "57.1",
          2,
          {"add up to 1", "toplamı 1"},
          number(1),
          1e-15,
          S::Reproduced,
          {"What a position gives away as attention weights adds up to 1",
           "Bir konumun dağıttığı dikkat ağırlıklarının toplamı 1’dir"},
          {"Checked: every row of the example’s weights, with the mask, without it, and of the exercise. "
           "Shown "
           "is the sum that is farthest from 1.",
           "Denetlenen: örneğin ağırlıklarının her satırı, maskeyle, maskesiz ve alıştırmada. Gösterilen, "
           "1’den "
           "en uzak toplamdır."},
          {}},
         [](ClaimWorkshop& w) { return number(farthestRowSum(w)); }},
        {{"003-w1-256",
          "57.1",
          1,
          "512.000",
          number(512000),
          0,
          S::Reproduced,
          {"First-layer weights of the window MLP at 256 letters: 256 · 10 · 200",
           "256 harflik pencereyle MLP’nin ilk katman ağırlıkları: 256 · 10 · 200"},
          {},
          {}},
         [](ClaimWorkshop&) { return number(windowWeights(256)); }},
        {{"003-w1-3",
          "57.1",
          1,
          "6.000",
          number(6000),
          0,
          S::Reproduced,
          {"First-layer weights of the window MLP at 3 letters: 3 · 10 · 200",
           "3 harflik pencereyle MLP’nin ilk katman ağırlıkları: 3 · 10 · 200"},
          {},
          {}},
         [](ClaimWorkshop&) { return number(windowWeights(3)); }},
        {{"003-w1-linear",
          "57.1",
          1,
          {"linear", "doğrusal"},
          number(256.0 / 3.0),
          1e-12,
          S::Reproduced,
          {"The first layer of the window MLP grows in proportion to the window: 256 letters against 3, "
           "256/3",
           "Pencereli MLP’nin ilk katmanı pencereyle orantılı büyür: 3 harfe karşı 256 harf, 256/3"},
          {},
          {}},
         [](ClaimWorkshop&) { return number(windowWeights(256) / windowWeights(3)); }},
        {{"003-qkv-size",
          "57.1",
          1,
          {"independent of length", "uzunluktan bağımsız"},
          numbers({442368, 442368}),
          0,
          S::Reproduced,
          {"Wq, Wk and Wv together are as large for 3 positions as for 256 (lecture model, one block)",
           "Wq, Wk ve Wv birlikte 3 konumda da 256 konumda da aynı büyüklüktedir (ders modeli, bir blok)"},
          {},
          {}},
         [](ClaimWorkshop&) {
             return numbers({projectionWeights(3), projectionWeights(256)});
         }},
        {{"003-scores-3",
          "57.1",
          1,
          "9",
          number(9),
          0,
          S::Reproduced,
          {"Scores that 3 positions need", "3 konumun gerektirdiği skor sayısı"},
          {},
          {}},
         [](ClaimWorkshop&) { return number(scores(3)); }},
        {{"003-scores-256",
          "57.1",
          1,
          "65.536",
          number(65536),
          0,
          S::Reproduced,
          {"Scores that 256 positions need", "256 konumun gerektirdiği skor sayısı"},
          {},
          {}},
         [](ClaimWorkshop&) { return number(scores(256)); }},
        {{"003-scores-1024",
          "57.1",
          1,
          "1.048.576",
          number(1048576),
          0,
          S::Reproduced,
          {"Scores that 1,024 positions need", "1.024 konumun gerektirdiği skor sayısı"},
          {},
          {}},
         [](ClaimWorkshop&) { return number(scores(1024)); }},
        {{"003-table1-cost",
          "57.1",
          1,
          "O(n² · d)",
          {},
          0,
          S::External,
          {"Table 1 of the 2017 paper: attention needs n²·d operations and no waiting, a recurrent layer n "
           "steps "
           "one after another",
           "2017 makalesinin 1. tablosu: dikkat n²·d işlem ister ve beklemez; döngüsel katman n adımı "
           "art arda "
           "yapar"},
          {},
          {}}},
        {{"003-block-size",
          "57.1",
          1,
          "256",
          number(256),
          0,
          S::External,
          {"The lecture’s code sets the context to 256", "Ders kodu bağlam uzunluğunu 256 yapar"},
          {"Read in the public file gpt.py.", "Herkese açık gpt.py dosyasında okundu."},
          {}}},
    };
}

} // namespace dikkat::detail
