#include "core/experiments/claim_rows.h"

#include <cmath>

namespace dikkat::detail {

namespace {

constexpr int kDepths[] = {1, 10, 50, 100};
constexpr Bilingual kRun{
    "The lesson computes it when it runs. Here in double precision from the same float32 weights.",
    "Ders bunu çalışınca hesaplar. Burada aynı float32 ağırlıklarla çift duyarlıkta hesaplanır."};
constexpr Bilingual kSpread{
    "Single precision scatters here: the lesson's own program gives 1.61 to 1.65e+05, depending on "
    "the machine; double precision 1.63e+05.",
    "Tek duyarlık burada saçılır: dersin kendi programı makineye göre 1,61 ile 1,65e+05 arasını "
    "verir; çift duyarlık 1,63e+05."};

template <int Depth, NormPlace Place>
ClaimValue gradientAt(ClaimWorkshop& w) {
    return number(w.gradient(Depth, Place));
}

ClaimValue postNorm(bool sumLoss, double DepthResult::*what) {
    DepthExperiment e;
    e.sumLoss = sumLoss;
    const DepthStack<double> stack(e, 100);
    ClaimValue value;
    for (const int depth : kDepths) value.numbers.push_back(stack.measure(depth, NormPlace::Post).*what);
    return value;
}

double growth(ClaimWorkshop& w, double deviation) {
    return w.gradient(100, NormPlace::Post, deviation) / w.gradient(1, NormPlace::Post, deviation);
}

} // namespace

ClaimRows claimsOfDepth() {
    using enum NormPlace;
    return {
        {{"000-sum-loss",
          "comment",
          5,
          "~0",
          numbers({0, 0, 0, 0}),
          1e-12,
          S::Reproduced,
          {"Post-norm with the sum of the outputs as loss: no gradient at depths 1, 10, 50, 100",
           "Post-norm, kayıp çıktıların toplamı: 1, 10, 50, 100 derinlikte gradyan yok"},
          {},
          {}},
         [](ClaimWorkshop&) { return postNorm(true, &DepthResult::gradientNorm); }},
        {{"000-output-sum",
          "comment",
          5,
          "~0",
          numbers({0, 0, 0, 0}),
          1e-12,
          S::Reproduced,
          {"Outputs behind a normalization always add up to nothing (the same depths)",
           "Normalleştirmenin ardındaki çıktıların toplamı hep sıfırdır (aynı derinlikler)"},
          {},
          {}},
         [](ClaimWorkshop&) { return postNorm(false, &DepthResult::outputSum); }},
        {{"000-post-1",
          "table",
          5,
          "3.54e+00",
          number(3.54),
          0.005,
          S::ComputedOnly,
          {"Gradient at the input, post-norm, 1 layer", "Girdideki gradyan, post-norm, 1 katman"},
          kRun,
          {}},
         gradientAt<1, Post>},
        {{"000-post-10",
          "table",
          5,
          "4.64e+00",
          number(4.64),
          0.005,
          S::ComputedOnly,
          {"Post-norm, 10 layers", "Post-norm, 10 katman"},
          kRun,
          {}},
         gradientAt<10, Post>},
        {{"000-post-50",
          "table",
          5,
          "2.16e+03",
          number(2160),
          5,
          S::ComputedOnly,
          {"Post-norm, 50 layers", "Post-norm, 50 katman"},
          kRun,
          {}},
         gradientAt<50, Post>},
        {{"000-post-100",
          "table",
          5,
          "1.64e+05",
          number(164000),
          0.025 * 164000,
          S::ComputedOnly,
          {"Post-norm, 100 layers", "Post-norm, 100 katman"},
          kSpread,
          {}},
         gradientAt<100, Post>},
        {{"000-pre-1",
          "table",
          5,
          "4.98e+00",
          number(4.98),
          0.005,
          S::ComputedOnly,
          {"Gradient at the input, pre-norm, 1 layer", "Girdideki gradyan, pre-norm, 1 katman"},
          kRun,
          {}},
         gradientAt<1, Pre>},
        {{"000-pre-10",
          "table",
          5,
          "1.45e+01",
          number(14.5),
          0.05,
          S::ComputedOnly,
          {"Pre-norm, 10 layers", "Pre-norm, 10 katman"},
          kRun,
          {}},
         gradientAt<10, Pre>},
        {{"000-pre-50",
          "table",
          5,
          "4.78e+01",
          number(47.8),
          0.05,
          S::ComputedOnly,
          {"Pre-norm, 50 layers", "Pre-norm, 50 katman"},
          kRun,
          {}},
         gradientAt<50, Pre>},
        {{"000-pre-100",
          "table",
          5,
          "2.28e+01",
          number(22.8),
          0.05,
          S::ComputedOnly,
          {"Pre-norm, 100 layers", "Pre-norm, 100 katman"},
          kRun,
          {}},
         gradientAt<100, Pre>},
        {{"000-post-ratio",
          "table",
          5,
          "46.350",
          number(46350),
          0.025 * 46350,
          S::ComputedOnly,
          {"Post-norm, 100 layers against 1", "Post-norm, 100 katmanın 1 katmana oranı"},
          {"Only the first digits mean something: double precision gives 45,904, single precision 45,370 to "
           "46,350.",
           "Yalnızca ilk basamaklar anlamlıdır: çift duyarlık 45.904, tek duyarlık 45.370–46.350 verir."},
          {}},
         [](ClaimWorkshop& w) { return number(growth(w, 0.5)); }},
        {{"000-pre-ratio",
          "table",
          5,
          "4,6",
          number(4.6),
          0.05,
          S::ComputedOnly,
          {"Pre-norm, 100 layers against 1", "Pre-norm, 100 katmanın 1 katmana oranı"},
          {"Not a steady growth: at 50 layers it is 9.6.", "Düzgün bir artış değil: 50 katmanda 9,6'dır."},
          {}},
         [](ClaimWorkshop& w) { return number(w.gradient(100, Pre) / w.gradient(1, Pre)); }},
        {{"000-exponential",
          "text",
          5,
          {"exponential", "üstel"},
          {},
          0,
          S::InKind,
          {"Post-norm gradients grow exponentially: the mean factor per layer is above 1",
           "Post-norm gradyanı üstel büyür: katman başına ortalama çarpan 1'in üstündedir"},
          {},
          {}},
         [](ClaimWorkshop& w) {
             const double factor = std::exp(std::log(growth(w, 0.5)) / 99);
             return property(factor > 1.05, {factor});
         }},
        {{"000-weaker-vanish",
          "text",
          5,
          {"would make it vanish", "söndürecekti"},
          {},
          2e-6,
          S::OnlyPartly,
          {"With weaker sublayers the same product would let the gradient vanish (100 layers against 1 at "
           "weight "
           "deviations 0.05, 0.1, 0.3, 0.4)",
           "Daha zayıf alt katmanlarla aynı çarpım gradyanı söndürürdü (ağırlık sapması 0,05; 0,1; 0,3; 0,4 "
           "için 100 "
           "katmanın 1 katmana oranı)"},
          {"It shrinks to a half, a quarter, a sixteenth, and grows again from 0.4 on; nowhere does it fall "
           "exponentially to "
           "nothing.",
           "Yarıya, çeyreğe, on altıda bire iner, 0,4'ten sonra yeniden büyür; hiçbir yerde üstel olarak "
           "sıfıra inmez."},
          {0.5280785245336337, 0.2730165770508903, 0.06263444401908945, 73.93705006380846}},
         [](ClaimWorkshop& w) {
             return numbers({growth(w, 0.05), growth(w, 0.1), growth(w, 0.3), growth(w, 0.4)});
         }},
        {{"000-years",
          "text",
          6,
          "2018, 2017",
          numbers({2018, 2017}),
          0,
          S::External,
          {"GPT is of 2018, the Transformer of 2017; from GPT-2 on the norm comes first",
           "GPT 2018'in, Transformer 2017'nindir; GPT-2'den başlayarak normalleştirme önce gelir"},
          {},
          {}}},
    };
}

} // namespace dikkat::detail
