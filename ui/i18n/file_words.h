#pragma once

#include "core/io/file_kind.h"
#include "core/io/foreign_config.h"

#include <QString>

/// One or two translated sentences: what a file is that holds no model, or what another program's
/// configuration says that cannot be read; and what to do.
namespace dikkat::ui {

QString explain(const FileFacts& facts);
QString explain(const ForeignConfigProblem& problem);

/// Why no folder could be created at this path: what stands in the way, or that nothing may be written there.
QString explainFolder(const QString& path);

} // namespace dikkat::ui
