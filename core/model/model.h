#pragma once

#include "core/model/config.h"
#include "core/model/parameters.h"
#include "core/model/trace.h"
#include "core/text/vocabulary.h"

#include <cstdint>
#include <memory>
#include <span>

namespace dikkat {

/// Token numbers of several sequences of equal length, row after row. A number below 0 is "no token": as
/// input its embedding is zero, as source (at the end of a row) it is hidden from attention, as target it is
/// not counted.
struct Batch {
    int rows = 0;                    ///< B
    int length = 0;                  ///< T ≤ context; the window MLP takes exactly its context
    int sourceLength = 0;            ///< S, encoder–decoder only
    std::span<const TokenId> input;  ///< B·T
    std::span<const TokenId> target; ///< B·T (window MLP: B), or empty when only logits are wanted
    std::span<const TokenId> source; ///< B·S
};

/// Targets of a batch that count.
std::int64_t countedTargets(const Batch& batch);

struct ForwardOptions {
    /// Per head, block after block (encoder–decoder: encoder self, then per decoder block self and cross): 0
    /// switches the head's output off. Empty = all on.
    std::span<const std::uint8_t> heads;
    /// Dropout happens only when training is set; the same key gives the same mask.
    bool training = false;
    std::uint64_t dropoutKey = 0;
    int firstRow =
        0; ///< index of the batch's first row in the whole batch, for masks that do not depend on threads
};

/// One thread's forward and backward pass over up to `maxRows` sequences. Holds every intermediate result;
/// after construction nothing is allocated. Not thread-safe; one Network per thread, parameters shared.
template <class Scalar>
class Network {
public:
    /// config must be valid. maxLength and maxSource 0 = the configuration's context.
    explicit Network(const ModelConfig& config, int maxRows = 1, int maxLength = 0, int maxSource = 0);
    ~Network();
    Network(Network&&) noexcept;
    Network& operator=(Network&&) noexcept;

    /// Computes logits and, if the batch has targets, the loss. Token numbers must be below the vocabulary
    /// size.
    void forward(const Parameters<Scalar>& parameters, const Batch& batch,
                 const ForwardOptions& options = {});

    /// (B·T, V) of the last forward pass, row b·T + t; window MLP (B, V).
    [[nodiscard]] Eigen::Map<const MatrixOf<Scalar>> logits() const;
    /// Sum of −ln p(target) over the counted targets of the last forward pass, and their number.
    [[nodiscard]] double lossSum() const;
    [[nodiscard]] std::int64_t lossCount() const;
    [[nodiscard]] double loss() const {
        return lossCount() ? lossSum() / static_cast<double>(lossCount()) : 0.0;
    }
    /// −ln p(target) of every target, B·T; 0 where none is counted.
    [[nodiscard]] std::span<const Scalar> lossByPosition() const;

    /// Adds the gradients of scale · lossSum() to `gradients` (1/lossCount() gives the gradient of the mean).
    /// Directly after forward() with targets, once per forward().
    void backward(const Parameters<Scalar>& parameters, Parameters<Scalar>& gradients, double scale);

    /// Bytes of intermediate results.
    [[nodiscard]] std::int64_t bytes() const;
    static std::int64_t bytesFor(const ModelConfig& config, int rows, int length = 0, int sourceLength = 0);

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

extern template class Network<float>;
extern template class Network<double>;

/// Forward pass of one sequence with everything kept, computed in double precision by the plain formulas:
/// slower than a Network, and an independent check of it. `tokens` is at most the context long; the window
/// MLP takes the last `context` tokens, missing ones in front are "no token". `heads` as in ForwardOptions.
template <class Scalar>
ModelTrace traceForward(const Parameters<Scalar>& parameters, std::span<const TokenId> tokens,
                        std::span<const TokenId> source = {}, std::span<const std::uint8_t> heads = {});

extern template ModelTrace traceForward(const Parameters<float>&, std::span<const TokenId>,
                                        std::span<const TokenId>, std::span<const std::uint8_t>);
extern template ModelTrace traceForward(const Parameters<double>&, std::span<const TokenId>,
                                        std::span<const TokenId>, std::span<const std::uint8_t>);

/// Attention heads a model has, in the order of ForwardOptions::heads.
int countHeads(const ModelConfig& config);

} // namespace dikkat
