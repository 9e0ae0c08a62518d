#pragma once

#include "ui/pages/root_dk/root_dk_state.h"

#include <QObject>
#include <QSet>

namespace dikkat::ui {

/// Notices when a "Try it" task of page 3 has been done by the learner's hand. A task once done stays done.
class RootDkTasks : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] bool done(const QString& id) const { return m_done.contains(id); }

    /// The learner has made `now` of `before`.
    void edited(const RootDkState& before, const RootDkState& now);
    /// All pairs of this state's seed and width have been drawn.
    void drawn(const RootDkState& state);
    /// Another session: what was done before does not count in it.
    void begin() { m_offByHand = m_seedByHand = m_widthByHand = false; }
    void stopped() { mark(QStringLiteral("stop-draw")); }

signals:
    void changed();

private:
    void mark(const QString& id);

    QSet<QString> m_done;
    bool m_offByHand = false, m_seedByHand = false, m_widthByHand = false;
};

} // namespace dikkat::ui
