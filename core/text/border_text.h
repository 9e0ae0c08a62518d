#pragma once

#include <string>
#include <string_view>

namespace dikkat {

/// What was changed in a text on its way in.
struct BorderChange {
    bool mark = false;     ///< a byte order mark was taken off
    bool lineEnds = false; ///< CR LF, or a lone CR, became LF
    bool composed = false; ///< letters written as base and mark were joined (NFC)

    [[nodiscard]] bool any() const { return mark || lineEnds || composed; }
    bool operator==(const BorderChange&) const = default;
};

struct BorderText {
    std::string text;
    BorderChange change{};
};

/// A text as every door of the program takes it in: without byte order mark, with LF line ends, in
/// normalisation form C. So one text has one spelling, however it was saved or typed. Bytes that are not
/// UTF-8 come back as they are: who reads them further says where they break.
BorderText atBorder(std::string_view utf8);

/// Unicode's normalisation form C.
std::u32string composed(std::u32string_view text);

} // namespace dikkat
