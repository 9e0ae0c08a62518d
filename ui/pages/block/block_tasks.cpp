#include "ui/pages/block/block_page.h"
#include "ui/pages/block/tensor_card.h"

#include <algorithm>

/// When the guide's tasks of page 5 count as done: by the learner's hand, not by a file, undo or a reset.
namespace dikkat::ui {

namespace {

int blocksWithoutAttention(const BlockState& s) {
    int count = 0;
    for (int i = 0; i < s.blocks; ++i)
        if (!s.of(i).attention) ++count;
    return count;
}

/// Every number ten times as large, or five larger.
bool isScaledOrMoved(const std::vector<double>& from, const std::vector<double>& to) {
    if (from.size() != to.size() || from == to) return false;
    const auto all = [&](auto image) {
        return std::equal(from.begin(), from.end(), to.begin(),
                          [&](double a, double b) { return std::abs(image(a) - b) < 1e-9; });
    };
    return all([](double v) { return 10 * v; }) || all([](double v) { return v + 5; });
}

} // namespace

void BlockPage::mark(const QString& task) {
    if (m_done.contains(task)) return;
    m_done.insert(task);
    emit tasksChanged();
}

void BlockPage::lookAtEdit(const BlockState& before) {
    const BlockState& s = m_state;
    if (before.norm == NormPlace::Pre && s.norm == NormPlace::Post) mark(QStringLiteral("post-norm"));
    if (s.heads != before.heads && s.width == before.width) mark(QStringLiteral("heads"));
    if (s.blocks != before.blocks && s.blocks == 12) mark(QStringLiteral("twelve-blocks"));
    if (s.width != before.width && s.width == 512) mark(QStringLiteral("width-512"));
    if (before.deviation >= 0.3 && s.deviation < 0.3) mark(QStringLiteral("small-weights"));
    if (before.deviation <= 0.9 && s.deviation > 0.9) mark(QStringLiteral("large-weights"));
    if (s.blocks > 1 && blocksWithoutAttention(before) == 0 && blocksWithoutAttention(s) == 1)
        mark(QStringLiteral("one-block-off"));
    // One number is typed after the other: what counts is the row they began from.
    if (s.x.size() != before.x.size()) m_firstX = s.x;
    if (isScaledOrMoved(m_firstX, s.x) || isScaledOrMoved(before.x, s.x)) mark(QStringLiteral("norm-row"));
    if (before.common(&BlockSwitches::residual) != false && s.common(&BlockSwitches::residual) == false)
        m_residualByHand = true;
    lookAtLastBlock();
}

void BlockPage::lookAtPick(const NodeId& node, int blockBefore) {
    if (node.kind == NodeKind::Block && node.block != blockBefore) mark(QStringLiteral("other-block"));
    if (node.kind == NodeKind::Norm) mark(QStringLiteral("open-norm"));
    m_walked.clear();
    m_attentionOpened = node.kind == NodeKind::Attention;
    if (node.block >= 0) m_opened = node.block;
    lookAtLastBlock();
}

void BlockPage::lookAtTensor() {
    const auto kind = m_tensor->kind();
    if (!m_attentionOpened || m_node.kind != NodeKind::Attention || !kind) return;
    m_walked.insert(static_cast<int>(*kind));
    for (const TensorKind k : {TensorKind::Query, TensorKind::Key, TensorKind::Scores, TensorKind::Weights})
        if (!m_walked.contains(static_cast<int>(k))) return;
    mark(QStringLiteral("open-attention"));
}

void BlockPage::lookAtLastBlock() {
    if (m_residualByHand && m_state.common(&BlockSwitches::residual) == false &&
        m_opened == config().blocks - 1)
        mark(QStringLiteral("residual-off"));
}

} // namespace dikkat::ui
