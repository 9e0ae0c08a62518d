#pragma once

#include "core/base/aligned.h"
#include "core/base/matrix.h"
#include "core/base/random.h"
#include "core/model/config.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dikkat {

/// Which part of a model a weight belongs to, for counting and colouring.
enum class Part {
    TokenEmbedding,
    PositionEmbedding,
    Norm,
    Query,
    Key,
    Value,
    AttentionOutput,
    MlpIn,
    MlpOut,
    FinalNorm,
    Head
};

/// One named weight within the flat buffer. A vector has one row.
struct ParameterInfo {
    std::string name; ///< "blocks.0.attn.Wq", "enc.0.mlp.b1", …
    Part part{};
    int block = -1; ///< over encoder and decoder together; −1 outside blocks
    bool isMatrix =
        true; ///< false: a bias, gamma or beta, stored as (1, columns); weight decay leaves these alone
    Index rows = 0, columns = 0;
    std::int64_t offset = 0; ///< into the flat buffer

    [[nodiscard]] std::int64_t size() const { return std::int64_t{rows} * columns; }
};

/// The weights a configuration has, in the order of the flat buffer. Linear weights are (in, out): y = x W +
/// b.
std::vector<ParameterInfo> parameterLayout(const ModelConfig& config);

struct ParameterCount {
    std::int64_t total = 0;
    std::int64_t tokenEmbedding = 0, positionEmbedding = 0;
    std::int64_t perBlock = 0;                                          ///< block 0 of the (decoder) stack
    std::int64_t blocks = 0;                                            ///< all blocks
    std::int64_t attention = 0, crossAttention = 0, mlp = 0, norms = 0; ///< within all blocks
    std::int64_t finalNorm = 0, head = 0;
};
ParameterCount countParameters(const ModelConfig& config);

/// The weights of a model: one flat buffer with named views into it. Gradients and optimiser moments use the
/// same type, so that index i means the same weight in each.
template <class Scalar>
class Parameters {
public:
    using View = Eigen::Map<MatrixOf<Scalar>>;
    using ConstView = Eigen::Map<const MatrixOf<Scalar>>;

    Parameters() = default;
    explicit Parameters(const ModelConfig& config); ///< all zero

    [[nodiscard]] const ModelConfig& config() const { return m_config; }
    [[nodiscard]] const std::vector<ParameterInfo>& layout() const { return m_layout; }
    [[nodiscard]] std::int64_t size() const { return static_cast<std::int64_t>(m_data.size()); }
    [[nodiscard]] Scalar* data() { return m_data.data(); }
    [[nodiscard]] const Scalar* data() const { return m_data.data(); }
    [[nodiscard]] std::span<Scalar> flat() { return m_data; }
    [[nodiscard]] std::span<const Scalar> flat() const { return m_data; }

    /// Position in layout(), −1 if there is no such weight.
    [[nodiscard]] int find(std::string_view name) const;
    [[nodiscard]] View view(int index);
    [[nodiscard]] ConstView view(int index) const;
    /// The name must exist.
    [[nodiscard]] View operator[](std::string_view name) { return view(find(name)); }
    [[nodiscard]] ConstView operator[](std::string_view name) const { return view(find(name)); }

    void setZero() { std::fill(m_data.begin(), m_data.end(), Scalar(0)); }

    template <class Other>
    [[nodiscard]] Parameters<Other> cast() const {
        Parameters<Other> result(m_config);
        for (std::int64_t i = 0; i < size(); ++i)
            result.data()[i] = static_cast<Other>(m_data[static_cast<std::size_t>(i)]);
        return result;
    }

private:
    ModelConfig m_config;
    std::vector<ParameterInfo> m_layout;
    LineVector<Scalar> m_data;
};

extern template class Parameters<float>;
extern template class Parameters<double>;

/// How the weights start.
enum class Initialisation {
    TorchDefaults, ///< what torch.nn's layers draw, in the order of their creation (embeddings N(0, 1),
                   ///< linear ±1/√in)
    Gpt2           ///< N(0, 0.02), output projections N(0, 0.02/√(2·blocks)), biases 0
};

/// Draws all weights; LayerNorms are 1 and 0. Order of draws: embeddings, then block by block Wq, Wk, Wv
/// (each followed by its bias), Wo, bo, [cross], W1, b1, W2, b2, then the head. A tied head draws nothing.
template <class Scalar>
void initialise(Parameters<Scalar>& parameters, Random& random, Initialisation how);

extern template void initialise(Parameters<float>&, Random&, Initialisation);
extern template void initialise(Parameters<double>&, Random&, Initialisation);

} // namespace dikkat
