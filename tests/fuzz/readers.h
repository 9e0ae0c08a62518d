#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Everything in the core that reads what a person or another program wrote, each followed by what the
/// program would do with it. Any bytes at all must be read or refused: no crash, no sanitizer report, nothing
/// that takes long.
namespace dikkat::fuzz {

struct Reader {
    const char* name;
    /// Whether the bytes were taken.
    bool (*read)(std::string_view bytes);
    /// Sound files of this kind, to begin with.
    std::vector<std::string> (*samples)();
};

const std::vector<Reader>& readers();

} // namespace dikkat::fuzz
