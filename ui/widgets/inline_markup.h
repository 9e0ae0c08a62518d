#pragma once

#include <QString>

namespace dikkat::ui {

struct Theme;

/// The small markup of the lesson texts:
///   *italic*  **bold**  `code`  sub_{script}  super^{script}  \* for a bare mark
///   {q:…} {k:…} {v:…} {a:…}   in the colour of query, key, value, attention weight
///   {frac:above|below}        a fraction; drawn as one by formulaHtml, "above / below" elsewhere
/// Marks may stand inside each other. A mark that is not closed is printed as it stands.
QString inlineHtml(const QString& markup);

/// The same without any formatting: for screen readers and places that draw plain text.
QString inlinePlain(const QString& markup);

/// One formula, fractions drawn as fractions (a table in Qt's rich text).
QString formulaHtml(const QString& markup);

/// Gives the role colours of `theme` to html made above, where no style sheet does (labels). The classes are
/// query, key, value and attention.
QString withRoleColors(QString html, const Theme& theme);

} // namespace dikkat::ui
