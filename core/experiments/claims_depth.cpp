#include "core/experiments/claim_rows.h"

#include <cmath>

namespace dikkat::detail {

namespace {

constexpr int kDepths[] = {1, 10, 50, 100};
constexpr Bilingual kRun{
    "The lesson’s program computes it when it runs; no lesson prints it. Here in double precision from the "
    "same "
    "float32 weights.",
    "Bunu dersin programı çalışınca hesaplar; ders metninde yazmaz. Burada aynı float32 ağırlıklarla çift "
    "duyarlıkta hesaplanır."};
constexpr Bilingual kSpread{
    "Single precision scatters here: the lesson’s own program gives 1.61e+05 to 1.65e+05, depending on the "
    "machine; double precision 1.63e+05. The tolerance is widened to 2.5% for that.",
    "Tek duyarlık burada saçılır: dersin kendi programı makineye göre 1,61e+05 ile 1,65e+05 arasında bir "
    "sayı "
    "verir; çift duyarlık 1,63e+05. Tolerans bu yüzden %2,5’e genişletilmiştir."};

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

double growth(ClaimWorkshop& w, double deviation, int depth) {
    return w.gradient(depth, NormPlace::Post, deviation) / w.gradient(1, NormPlace::Post, deviation);
}

/// Slope and R² of the straight line that fits y best.
std::pair<double, double> straightLine(const Eigen::ArrayXd& x, const Eigen::ArrayXd& y) {
    const Eigen::ArrayXd dx = x - x.mean(), dy = y - y.mean();
    const double slope = (dx * dy).sum() / dx.square().sum();
    return {slope, 1.0 - (dy - slope * dx).square().sum() / dy.square().sum()};
}

/// Of one stack alone the logarithm scatters by 2 and more; of sixteen the line shows.
ClaimValue exponentialGrowth() {
    constexpr int stacks = 16, points = 11;
    Eigen::ArrayXd depths(points), logs = Eigen::ArrayXd::Zero(points);
    for (int i = 0; i < points; ++i) depths[i] = i == 0 ? 1 : 10 * i;
    for (int k = 0; k < stacks; ++k) {
        DepthExperiment e;
        e.firstLayerSeed += 1000 * static_cast<std::uint64_t>(k);
        const DepthStack<double> stack(e, 100);
        for (int i = 0; i < points; ++i)
            logs[i] +=
                std::log(stack.measure(static_cast<int>(depths[i]), NormPlace::Post).gradientNorm) / stacks;
    }
    const auto [slope, straight] = straightLine(depths, logs);
    const double asPower = straightLine(depths.log(), logs).second, factor = std::exp(slope);
    return property(factor > 1.05 && straight > 0.9 && straight > asPower, {factor, straight});
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
          {"Outputs after a normalisation always add up to 0 (depths 1, 10, 50, 100)",
           "Normalleştirmeden sonraki çıktıların toplamı hep 0’dır (1, 10, 50, 100 derinlik)"},
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
          {"Gradient at the input, post-norm, 10 layers", "Girdideki gradyan, post-norm, 10 katman"},
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
          {"Gradient at the input, post-norm, 50 layers", "Girdideki gradyan, post-norm, 50 katman"},
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
          {"Gradient at the input, post-norm, 100 layers", "Girdideki gradyan, post-norm, 100 katman"},
          kSpread,
          {},
          true},
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
          {"Gradient at the input, pre-norm, 10 layers", "Girdideki gradyan, pre-norm, 10 katman"},
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
          {"Gradient at the input, pre-norm, 50 layers", "Girdideki gradyan, pre-norm, 50 katman"},
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
          {"Gradient at the input, pre-norm, 100 layers", "Girdideki gradyan, pre-norm, 100 katman"},
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
          {"Gradient at the input, post-norm, 100 layers against 1",
           "Girdideki gradyan, post-norm, 100 katmanın 1 katmana oranı"},
          {"Only the first digits mean something: double precision gives 45,904, single precision 45,370 to "
           "46,350. The tolerance is widened to 2.5% for that.",
           "Yalnızca ilk basamaklar anlamlıdır: çift duyarlık 45.904, tek duyarlık 45.370–46.350 verir. "
           "Tolerans "
           "bu yüzden %2,5’e genişletilmiştir."},
          {},
          true},
         [](ClaimWorkshop& w) { return number(growth(w, 0.5, 100)); }},
        {{"000-pre-ratio",
          "table",
          5,
          "4,6",
          number(4.6),
          0.05,
          S::ComputedOnly,
          {"Gradient at the input, pre-norm, 100 layers against 1",
           "Girdideki gradyan, pre-norm, 100 katmanın 1 katmana oranı"},
          {"Not a steady growth: at 50 layers it is 9.6.", "Düzgün bir artış değil: 50 katmanda 9,6’dır."},
          {}},
         [](ClaimWorkshop& w) { return number(w.gradient(100, Pre) / w.gradient(1, Pre)); }},
        {{"000-exponential",
          "text",
          5,
          {"exponential", "üstel"},
          {},
          0,
          S::InKind,
          {"Post-norm gradients grow exponentially with depth (factor per layer of the straight line through "
           "the "
           "logarithms, and how straight it is: R²)",
           "Post-norm gradyanı derinlikle üstel büyür (logaritmalardan geçen doğrunun katman başına çarpanı "
           "ve "
           "doğruya uyumu: R²)"},
          {"Mean of 16 stacks, the lesson’s and 15 with other seeds, at depths 1, 10, 20, … 100. It holds if "
           "the "
           "factor is above 1.05, R² above 0.9 and above that of a power of the depth.",
           "Dersinki ile başka tohumlardan 15 yığının 1, 10, 20, … 100 derinlikteki ortalaması. Çarpan "
           "1,05’in, "
           "R² "
           "0,9’un ve derinliğin bir kuvvetininkinin üstündeyse doğrudur."},
          {}},
         [](ClaimWorkshop&) { return exponentialGrowth(); }},
        {{"000-weaker-vanish",
          "text",
          5,
          {"would make it vanish", "söndürecekti"},
          {},
          1e-5,
          S::OnlyPartly,
          {"With weaker sublayers the same product would let the gradient vanish (100 layers against 1 at "
           "weight "
           "spreads 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4; then 800 layers against 1 at 0.05 and 0.1)",
           "Daha zayıf alt katmanlarla aynı çarpım gradyanı söndürürdü (0,05; 0,1; 0,15; 0,2; 0,25; 0,3; "
           "0,35; "
           "0,4 ağırlık yayılımında 100 katmanın, sonra 0,05 ve 0,1’de 800 katmanın 1 katmana oranı)"},
          {"True of weak sublayers: at 0.05 and 0.1 it vanishes, exponentially but slowly, to a half and a "
           "quarter "
           "after 100 layers and below a ten-thousandth after 800. Between 0.15 and 0.35 it scatters; from "
           "0.4 on "
           "it grows.",
           "Zayıf alt katmanlar için doğru: 0,05 ve 0,1’de söner, üstel ama yavaş: 100 katmandan sonra "
           "yarısı ve "
           "dörtte biri, 800 katmandan sonra on binde birinden azı kalır. 0,15 ile 0,35 arasında saçılır, "
           "0,4’ten "
           "başlayarak büyür."},
          {0.5280785245336337, 0.27301657705089016, 0.5133097890057122, 1.792681620423733, 2.6526868544485938,
           0.06263444401908756, 4.5378676982757655, 73.93705006383696, 6.484693227696767e-05,
           9.927385326251756e-07}},
         [](ClaimWorkshop& w) {
             ClaimValue value;
             for (const double spread : {0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4})
                 value.numbers.push_back(growth(w, spread, 100));
             for (const double spread : {0.05, 0.1}) value.numbers.push_back(growth(w, spread, 800));
             return value;
         }},
        {{"000-years",
          "text",
          6,
          "2018, 2017",
          numbers({2018, 2017}),
          0,
          S::External,
          {"GPT is of 2018, the Transformer of 2017; from GPT-2 on the norm comes first",
           "GPT 2018’in, Transformer 2017’nindir; GPT-2’den başlayarak normalleştirme önce gelir"},
          {},
          {}}},
    };
}

} // namespace dikkat::detail
