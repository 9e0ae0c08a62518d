#pragma once

#include "core/io/safetensors.h"

namespace dikkat::detail {

/// The JSON header as it stands: fields checked one by one, not yet against each other.
struct RawHeader {
    std::map<std::string, std::string> metadata;
    std::vector<TensorInfo> tensors; ///< in the order of the file; count is not set
};

/// Reads the header without building a JSON document: repeated names and deep nesting are seen as they come.
Result<RawHeader, SafetensorsProblem> parseHeader(std::string_view json);

/// Checks sizes and places of all tensors against dataSize bytes of data, sets their counts and sorts them by
/// name.
std::optional<SafetensorsProblem> checkLayout(std::vector<TensorInfo>& tensors, std::uint64_t dataSize);

std::uint64_t typeSize(TensorType type); ///< bytes

} // namespace dikkat::detail
