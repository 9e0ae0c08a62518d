#include "ui/pages/block/depth_run.h"

#include "core/experiments/claims.h"
#include "core/experiments/gradient_depth.h"

#include <chrono>
#include <string>

namespace dikkat::ui {

const std::vector<int>& measuredDepths() {
    static const std::vector<int> depths{1,  2,  3,  4,  5,  6,  7,  8,  10,  12,  14,  17,  20,
                                         25, 30, 35, 40, 50, 60, 70, 85, 100, 120, 140, 170, 200};
    return depths;
}

DepthRun runDepths(double deviation, const std::stop_token& stop,
                   const std::function<void(const DepthRun&)>& progress) {
    DepthExperiment experiment;
    experiment.weightDeviation = deviation;
    const DepthStack<double> stack(experiment, measuredDepths().back());
    DepthRun run;
    auto shown = std::chrono::steady_clock::now();
    DepthResult pre, post;
    for (const int depth : measuredDepths()) {
        if (stop.stop_requested()) return run;
        pre = stack.measure(depth, NormPlace::Pre);
        post = stack.measure(depth, NormPlace::Post);
        run.depths.push_back(depth);
        run.pre.push_back(pre.gradientNorm);
        run.post.push_back(post.gradientNorm);
        const auto now = std::chrono::steady_clock::now();
        if (progress && now - shown > std::chrono::milliseconds(40)) {
            progress(run);
            shown = now;
        }
    }
    for (std::size_t i = 1; i < pre.activationNorms.size(); ++i) {
        run.layers.push_back(static_cast<double>(i));
        run.preNorm.push_back(pre.activationNorms[i]);
        run.postNorm.push_back(post.activationNorms[i]);
    }
    return run;
}

const std::vector<PrintedDepth>& printedDepths() {
    static const std::vector<PrintedDepth> printed = [] {
        std::vector<PrintedDepth> out{{1, 0, 0}, {10, 0, 0}, {50, 0, 0}, {100, 0, 0}};
        for (const Claim& c : allClaims())
            for (PrintedDepth& p : out) {
                const std::string depth = p.depth == 1    ? "1"
                                          : p.depth == 10 ? "10"
                                          : p.depth == 50 ? "50"
                                                          : "100";
                if (c.expected.numbers.empty()) continue;
                if (c.id == "000-pre-" + depth) p.pre = c.expected.numbers.front();
                if (c.id == "000-post-" + depth) p.post = c.expected.numbers.front();
            }
        return out;
    }();
    return printed;
}

} // namespace dikkat::ui
