#pragma once

#include "core/io/session.h"

#include <filesystem>
#include <string>

namespace dikkat {

/// What a file was opened as.
enum class OpenedAs {
    Session,
    Model, ///< of this or another program; the session around it is the chapter's example
    Text   ///< data to learn from: not read here
};

struct OpenedFile {
    OpenedAs as = OpenedAs::Session;
    Session session; ///< of a text the chapter's example
};

/// Whether a file is data to learn from and not meant to be a model or a session: a text, unless its name
/// ends like that of a model. Looks at its beginning alone.
bool isDataText(const std::filesystem::path& path);

/// The one way into the window, whatever door a file comes through. What lies beside the file is read too
/// (see withNeighbours); `options` answer what the file leaves open and are only asked where it does. A file
/// that may be data to learn from is a text unless its name says that it should be a model or a session.
Result<OpenedFile, ReadFailure> openFile(const std::filesystem::path& path, const ModelFileOptions& options);

} // namespace dikkat
