#pragma once

#include <QString>
#include <string_view>

/// Characters that nobody can see, made visible: wherever a symbol is shown, and by name wherever one is
/// refused.
namespace dikkat::ui {

/// UTF-8 as text with everything in it: QString itself takes a byte order mark at the beginning off.
QString wholeText(std::string_view utf8);

/// A symbol of a vocabulary in a table, a chip or a candidate list: ␣ for a space, ↵ for a line end, ⇥ for a
/// tab, ⟨U+00A0⟩ for what cannot be seen, a dotted circle under a mark that has no letter.
QString visibleSymbol(const QString& symbol);

/// The same for running text: spaces and line ends stay as they are.
QString visibleText(const QString& text);

/// In a sentence: “ş”, or in words what quotation marks would not show: space, line end, U+00A0 (no-break
/// space), U+0308 (combining diaeresis, “◌̈”).
QString namedSymbol(const QString& symbol);

/// ⟨row 7: no token⟩: a row of a model's matrices beyond the symbols of its vocabulary.
QString rowWithoutToken(int row);

} // namespace dikkat::ui
