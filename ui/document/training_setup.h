#pragma once

#include "core/io/run_config.h"
#include "ui/document/document.h"

namespace dikkat::ui {

/// The set-up of page 7 as its entry in a document. The vocabulary comes from the data.
QJsonObject pageOf(const RunConfig& run);
/// Sets page 7 up, from whatever page, as one undoable step.
void setUpRun(Document& document, const RunConfig& run, Document::Words words, const QString& gesture = {});

} // namespace dikkat::ui
