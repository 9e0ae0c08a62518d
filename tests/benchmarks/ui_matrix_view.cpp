// Repaint of the flow of page 2 at its largest: five 16×16 matrices. Drawn offscreen at the room they have in
// a 1440×900 window.

#include "ui/theme/theme.h"
#include "ui/widgets/matrix_view.h"

#include <QApplication>
#include <QImage>
#include <benchmark/benchmark.h>
#include <memory>
#include <vector>

namespace {

using namespace dikkat;
using namespace dikkat::ui;

MatrixContent scores(Index size) {
    MatrixContent content;
    content.values = Matrix(size, size);
    for (Index i = 0; i < content.values.size(); ++i)
        content.values.data()[i] = static_cast<double>(i % 17 - 8) * 0.4999;
    content.role = MatrixRole::Score;
    content.visible = causalMask(size, size);
    content.rowSymbol = QStringLiteral("q");
    content.columnSymbol = QStringLiteral("k");
    return content;
}

/// Five views at the given size, all repainted once per iteration.
void repaint(benchmark::State& state, Index size, QSize room) {
    std::vector<std::unique_ptr<MatrixView>> views;
    for (int i = 0; i < 5; ++i) {
        auto view = std::make_unique<MatrixView>();
        view->setCellsGrow(true);
        view->resize(room);
        view->setContent(scores(size));
        view->setSelectedCell(size - 1, size - 1, true);
        view->setLinkedRow(size - 1);
        view->grab(); // lays out
        views.push_back(std::move(view));
    }
    QImage target(room, QImage::Format_ARGB32_Premultiplied);
    for (auto step : state) {
        for (auto& view : views) view->render(&target);
        benchmark::ClobberMemory();
    }
}

void BM_FlowSmall(benchmark::State& state) {
    repaint(state, 3, {180, 200});
}
void BM_Flow16WithoutNumbers(benchmark::State& state) {
    repaint(state, 16, {180, 200});
}
void BM_Flow16WithNumbers(benchmark::State& state) {
    repaint(state, 16, {560, 420});
}
BENCHMARK(BM_FlowSmall)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Flow16WithoutNumbers)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Flow16WithNumbers)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    dikkat::ui::ThemeService theme;
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
