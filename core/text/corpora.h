#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dikkat {

/// Texts that come with the program (resources/corpora), compiled into the core: no paths needed. UTF-8, '\n'
/// lines.
enum class Corpus {
    TurkishNames, ///< given names, one per line, small letters
    EnglishNames, ///< given names, one per line, small letters
    TurkishText,  ///< a story written for this program
    EnglishText,  ///< another story written for this program
};

inline constexpr Corpus kAllCorpora[] = {Corpus::TurkishNames, Corpus::EnglishNames, Corpus::TurkishText,
                                         Corpus::EnglishText};

std::string_view corpusText(Corpus corpus);
std::string_view corpusId(Corpus corpus); ///< name in files and on the command line: "turkish-names" …

/// Lines of a text without their ends; empty lines are left out.
std::vector<std::string_view> textLines(std::string_view text);

} // namespace dikkat
