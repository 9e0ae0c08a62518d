#pragma once

#include <QString>

namespace dikkat::ui {

class Inspector;

/// A program that computes the chosen head's weights from its queries and keys, given as numbers; of a long
/// text the rows up to the chosen query.
QString headCode(const Inspector& inspector, bool pytorch);

} // namespace dikkat::ui
