#pragma once

#include "ui/pages/gpt2017/gpt2017_state.h"

namespace dikkat::ui {

struct Translation;

/// The step of page 6 as a program that runs as it stands. translation may be null; the last step then has no
/// numbers to work on.
QString gpt2017Code(const Gpt2017State& state, int step, const Translation* translation, int block, int head,
                    bool numpy);

} // namespace dikkat::ui
