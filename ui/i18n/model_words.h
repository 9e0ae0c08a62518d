#pragma once

#include "core/io/model_file.h"
#include "core/io/run_setup.h"
#include "core/training/data_set.h"
#include "core/training/trainer.h"

#include <QString>

/// One translated sentence each: what is wrong with a model, its data or its training, and what is allowed.
namespace dikkat::ui {

/// "ReLU", "GELU (tanh)" …: the same in every language.
QString activationName(Activation activation);

QString explain(const ConfigProblem& problem);
QString explain(const TextProblem& problem);
QString explain(const BytePairFileProblem& problem);
QString explain(const Gpt2Problem& problem);
QString explain(const ModelFileProblem& problem);
QString explain(const DataProblem& problem);
QString explain(const DataSetProblem& problem);
QString explain(const PlanProblem& problem);
QString explain(const RunProblem& problem);

} // namespace dikkat::ui
