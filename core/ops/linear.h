#pragma once

#include "core/ops/embedding.h"
#include "core/ops/matmul.h"

namespace dikkat {

/// y = x W + b. x (rows, in), W (in, out), b (out) or null, y (rows, out).
template <class S>
void linear(Index rows, Index in, Index out, const S* x, const S* weight, const S* bias, S* y) {
    multiply<S>(rows, out, in, {x, in}, {weight, out}, y, out, false);
    if (bias) addBias(rows, out, bias, y);
}

/// dx = dy Wᵀ (added to dx if addInput, left out if dx is null);  dW += xᵀ dy;  db += rows of dy (null: no
/// bias).
template <class S>
void linearBackward(Index rows, Index in, Index out, const S* x, const S* weight, const S* dy, S* dx,
                    bool addInput, S* dWeight, S* dBias) {
    multiply<S>(in, out, rows, Strided<S>{x, in}.transposed(), {dy, out}, dWeight, out, true);
    if (dBias) addBiasBackward(rows, out, dy, dBias);
    if (dx) multiply<S>(rows, in, out, {dy, out}, Strided<S>{weight, out}.transposed(), dx, in, addInput);
}

} // namespace dikkat
