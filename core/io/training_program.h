#pragma once

#include "core/io/run_config.h"
#include "core/training/data_set.h"

#include <string>

namespace dikkat {

/// A run as one PyTorch program (torch 1.13 and newer): the classes of the exported project that its model
/// needs, the run's settings, and the training loop. `python3 train.py data.json` draws the same first
/// weights and the same batches as the Trainer and so gives the same losses, up to the rounding of float32;
/// with dropout other cells are dropped.
std::string trainingProgram(const RunConfig& run);

/// What a run learns from, for that program: {"kind": "characters" | "words", "symbols": [by number],
/// "training": a text, lines, or [source, target] pairs, "validation": likewise, "prompt": symbols of a line
/// that are given, "skip_last_start": true}.
std::string trainingDataJson(const DataSet& data);

} // namespace dikkat
