#pragma once

#include <QObject>
#include <QThreadPool>
#include <stop_token>
#include <utility>

namespace dikkat::ui {

/// Work off the GUI thread of which only the newest matters: starting again asks the work before to stop and
/// drops its result, even if that is already on its way. One job at a time; the next one waits for the last
/// to notice.
class LatestJob : public QObject {
    Q_OBJECT
public:
    explicit LatestJob(QObject* parent = nullptr);
    ~LatestJob() override; ///< asks the work to stop and waits for it

    /// `work(std::stop_token)` runs in a thread of its own, holds values only (no QObject, no tr()), and
    /// looks at the token now and then; `done(result)` runs on the GUI thread unless a newer job or cancel()
    /// came.
    template <class Work, class Done>
    void start(Work work, Done done) {
        const std::stop_token stop = begin();
        m_pool.start(
            [this, stop, ticket = m_ticket, work = std::move(work), done = std::move(done)]() mutable {
                if (stop.stop_requested()) return;
                auto result = work(stop);
                if (stop.stop_requested()) return;
                QMetaObject::invokeMethod(
                    this,
                    [this, ticket, done = std::move(done), result = std::move(result)]() mutable {
                        if (end(ticket)) done(std::move(result));
                    },
                    Qt::QueuedConnection);
            });
    }

    /// From inside a job: `show(value)` on the GUI thread for a result so far, dropped like any other.
    template <class Show>
    void post(const std::stop_token& stop, Show show) {
        QMetaObject::invokeMethod(
            this,
            [stop, show = std::move(show)]() mutable {
                if (!stop.stop_requested()) show();
            },
            Qt::QueuedConnection);
    }

    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

signals:
    void runningChanged(bool running);

private:
    std::stop_token begin();
    bool end(int ticket); ///< false: a newer job came
    void setRunning(bool running);

    QThreadPool m_pool; ///< one thread
    std::stop_source m_stop;
    int m_ticket = 0;
    bool m_running = false;
};

} // namespace dikkat::ui
