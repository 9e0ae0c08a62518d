#pragma once

#include "ui/pages/root_dk/root_dk_state.h"

#include <QObject>
#include <QSet>

namespace dikkat::ui {

/// Notices when a "Try it" task of page 3 has been done. A task once done stays done.
class RootDkTasks : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] bool done(const QString& id) const { return m_done.contains(id); }

    /// A new state; `gradient`: the size of the softmax gradient in it.
    void look(const RootDkState& state, double gradient);
    /// All pairs of the width that the learner has chosen have been drawn.
    void drawn(int seed, int width);
    void stopped() { mark(QStringLiteral("stop-draw")); }

signals:
    void changed();

private:
    void mark(const QString& id);

    QSet<QString> m_done;
    bool m_scalingWasOff = false;
};

} // namespace dikkat::ui
