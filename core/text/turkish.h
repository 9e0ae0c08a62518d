#pragma once

#include <string>
#include <string_view>

namespace dikkat {

/// Just enough Turkish morphology for the toy grammar: endings that follow vowel harmony and the rules of
/// consonants. Words are small letters, UTF-8.

/// Whether p, ç, t, k at the end of a noun becomes b, c, d, ğ before a vowel; Turkish words differ in this.
enum class Softening { No, Yes };

/// Definite object: kedi → kediyi, balık → balığı, süt → sütü, kitap → kitabı.
std::string accusative(std::string_view noun, Softening softening = Softening::No);

/// Place: ev → evde, bahçe → bahçede, park → parkta, okul → okulda.
std::string locative(std::string_view noun);

enum class VerbForm { Past, NegativePast, Continuous, Future };

/// Third person of a verb stem: gör → gördü, görmedi, görüyor, görecek. The stem ye narrows before y, iç does
/// not.
std::string conjugate(std::string_view stem, VerbForm form);

} // namespace dikkat
