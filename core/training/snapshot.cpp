#include "core/training/snapshot.h"

namespace dikkat {

void History::add(const StepReport& report) {
    if (m_last.capacity() == 0) m_last.reserve(kPiece);
    m_last.push_back(report);
    ++m_size;
    if (static_cast<std::int64_t>(m_last.size()) < kPiece) return;
    m_full.push_back(std::make_shared<const std::vector<StepReport>>(m_last));
    m_last.clear();
}

const StepReport& History::operator[](std::int64_t i) const {
    const auto piece = static_cast<std::size_t>(i / kPiece);
    const auto within = static_cast<std::size_t>(i % kPiece);
    return piece < m_full.size() ? (*m_full[piece])[within] : m_last[within];
}

std::vector<StepReport> History::all() const {
    std::vector<StepReport> reports;
    reports.reserve(static_cast<std::size_t>(m_size));
    for (const auto& piece : m_full) reports.insert(reports.end(), piece->begin(), piece->end());
    reports.insert(reports.end(), m_last.begin(), m_last.end());
    return reports;
}

} // namespace dikkat
