#pragma once

#include "core/training/snapshot.h"

#include <string>
#include <vector>

namespace dikkat {

inline constexpr const char* lossCsvHeader = "step,train_loss,validation_loss,learning_rate,gradient_norm\n";

/// One line of a loss curve's CSV; the validation loss is empty where it was not measured. Numbers read back
/// as the same doubles.
std::string lossCsvLine(const StepReport& report);
/// Header and all lines.
std::string lossCsv(const std::vector<StepReport>& curve);

} // namespace dikkat
