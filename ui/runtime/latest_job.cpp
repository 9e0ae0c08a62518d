#include "ui/runtime/latest_job.h"

namespace dikkat::ui {

LatestJob::LatestJob(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

LatestJob::~LatestJob() {
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

std::stop_token LatestJob::begin() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    ++m_ticket;
    setRunning(true);
    return m_stop.get_token();
}

bool LatestJob::end(int ticket) {
    if (ticket != m_ticket || m_stop.stop_requested()) return false;
    setRunning(false);
    return true;
}

void LatestJob::cancel() {
    m_stop.request_stop();
    setRunning(false);
}

void LatestJob::setRunning(bool running) {
    if (running == m_running) return;
    m_running = running;
    emit runningChanged(running);
}

} // namespace dikkat::ui
