#pragma once

#include "ui/pages/generation/generation_session.h"

namespace dikkat::ui {

/// A runnable NumPy program: from the logits on screen to the probabilities that are drawn from, and the
/// token that the number on screen chooses. Of a large vocabulary the most probable tokens are listed and the
/// others stand together in one number, so that shares are still of the whole vocabulary.
QString generationNumpy(const GenerationSession& session);
/// The same with PyTorch.
QString generationTorch(const GenerationSession& session);

} // namespace dikkat::ui
