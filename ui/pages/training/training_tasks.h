#pragma once

#include "ui/runtime/training_session.h"

#include <QObject>
#include <QSet>

namespace dikkat::ui {

/// Notices when a "Try it" task of page 7 has been done.
class TrainingTasks : public QObject {
    Q_OBJECT
public:
    TrainingTasks(Document& document, TrainingSession& session, QObject* parent = nullptr);

    [[nodiscard]] bool done(const QString& id) const { return m_done.contains(id); }
    void mark(const QString& id);

signals:
    void changed();

private:
    void look();
    void readKept();

    struct Kept {
        std::string source;
        bool positions = true;
    };
    Document& m_document;
    TrainingSession& m_session;
    QSet<QString> m_done;
    std::vector<std::shared_ptr<const KeptRun>> m_seen;
    std::vector<Kept> m_kept;
    double m_firstRate = -1.0;
    int m_generation = -1;
};

} // namespace dikkat::ui
