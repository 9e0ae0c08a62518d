#include "core/base/initialise.h"
#include "core/model/parameters.h"

#include <cmath>

namespace dikkat {

namespace {

/// The number of inputs of the linear layer a bias belongs to: its weight stands before it in the layout.
Index inputsOf(const std::vector<ParameterInfo>& layout, const ParameterInfo& bias,
               const ModelConfig& config) {
    const ParameterInfo* weight = nullptr;
    for (const ParameterInfo& p : layout) {
        if (p.offset >= bias.offset) break;
        if (p.isMatrix && p.part == bias.part && p.block == bias.block) weight = &p;
    }
    return weight ? weight->rows : config.width;
}

bool isGamma(const ParameterInfo& p) {
    return p.name.ends_with(".gamma");
}

bool isEmbedding(const ParameterInfo& p) {
    return p.part == Part::TokenEmbedding || p.part == Part::PositionEmbedding;
}

/// Layout indices in the order torch would create the layers: a bias directly after its weight.
std::vector<int> creationOrder(const std::vector<ParameterInfo>& layout) {
    std::vector<int> order;
    std::vector<bool> done(layout.size());
    for (std::size_t i = 0; i < layout.size(); ++i) {
        if (done[i]) continue;
        order.push_back(static_cast<int>(i));
        const std::string& name = layout[i].name;
        const std::size_t w = name.rfind('W');
        if (!layout[i].isMatrix || w == std::string::npos) continue;
        std::string twin = name;
        twin[w] = 'b';
        for (std::size_t j = i + 1; j < layout.size(); ++j)
            if (layout[j].name == twin) {
                order.push_back(static_cast<int>(j));
                done[j] = true;
            }
    }
    return order;
}

} // namespace

template <class Scalar>
void initialise(Parameters<Scalar>& parameters, Random& random, Initialisation how) {
    const ModelConfig& config = parameters.config();
    const auto& layout = parameters.layout();
    const double small = 0.02 / std::sqrt(2.0 * config.allBlocks());
    for (const int index : creationOrder(layout)) {
        const ParameterInfo& p = layout[static_cast<std::size_t>(index)];
        auto view = parameters.view(index);
        if (p.part == Part::Norm || p.part == Part::FinalNorm) {
            view.setConstant(isGamma(p) ? Scalar(1) : Scalar(0));
        } else if (how == Initialisation::TorchDefaults) {
            if (isEmbedding(p)) {
                normalWeight<Scalar>(random, view);
            } else if (p.isMatrix) {
                linearWeight<Scalar>(random, view);
            } else {
                linearBias<Scalar>(random, inputsOf(layout, p, config), view.row(0));
            }
        } else if (isEmbedding(p)) {
            normalWeight<Scalar>(random, view, 0.0, 0.02);
        } else if (p.isMatrix) {
            const bool output = p.part == Part::AttentionOutput || p.part == Part::MlpOut;
            normalLinearWeight<Scalar>(random, view, 0.0, output ? small : 0.02);
        } else {
            view.setZero();
        }
    }
}

template void initialise(Parameters<float>&, Random&, Initialisation);
template void initialise(Parameters<double>&, Random&, Initialisation);

} // namespace dikkat
