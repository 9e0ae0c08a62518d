#include "app/commands/checkpoint.h"

#include "app/commands/console.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/safetensors_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainCommand)
};

using ui::WriteProblem;

std::optional<WriteProblem> write(const QString& path, const StoredRun& run, const Vocabulary& vocabulary) {
    const auto bytes = writeModel({run.state.parameters, vocabulary, storeRun(run)});
    if (!bytes) return WriteProblem{WriteProblem::Kind::Other, path, ui::explain(bytes.error())};
    return ui::writeAtomically(path, *bytes);
}

/// A name in `folder` that nobody has: names-2.dikkat for names.dikkat.
QString freeName(const QString& path, const QString& folder) {
    const QFileInfo info(path);
    const QString suffix = info.suffix().isEmpty() ? QString() : "." + info.suffix();
    for (int i = 2;; ++i) {
        const QString name =
            QDir(folder).filePath(QStringLiteral("%1-%2%3").arg(info.completeBaseName()).arg(i).arg(suffix));
        if (!QFileInfo::exists(name)) return name;
    }
}

} // namespace

Checkpoint::Checkpoint(TrainingSetup& setup, int seconds)
    : m_setup(setup), m_between(seconds), m_seen(ui::FileOrigin::of(setup.out)) {
}

Checkpoint::~Checkpoint() {
    if (m_writing.valid()) m_writing.wait();
}

StoredRun Checkpoint::copyOfRun() const {
    return {m_setup.trainer->state(), m_setup.run.plan, m_setup.history, runToJson(m_setup.run)};
}

void Checkpoint::warn(const QString& sentence) {
    if (std::exchange(m_trouble, sentence) != sentence) fail(QStringLiteral("train"), sentence);
}

void Checkpoint::leaveOthersAlone() {
    const auto now = ui::FileOrigin::of(m_setup.out);
    if (now == m_seen || now.size < 0) return; // as it was, or gone: then it is written again
    const QString other = m_setup.out;
    m_setup.out = freeName(other, QFileInfo(other).absolutePath());
    m_seen = ui::FileOrigin::of(m_setup.out);
    m_moved =
        Words::tr(
            "“%1” was changed by another program while this run went on and stays as it is; the run is in "
            "“%2”.")
            .arg(ui::brief(other), ui::brief(m_setup.out));
    warn(m_moved);
}

void Checkpoint::take(const Written& problem) {
    if (problem)
        warn(ui::explain(*problem) + " " + Words::tr("The run goes on and tries again."));
    else
        m_seen = ui::FileOrigin::of(m_setup.out);
}

void Checkpoint::afterStep() {
    using namespace std::chrono_literals;
    if (m_writing.valid()) {
        if (m_writing.wait_for(0s) != std::future_status::ready) return;
        take(m_writing.get());
    }
    if (m_between == 0s || Clock::now() - m_last < m_between) return;
    m_last = Clock::now();
    leaveOthersAlone();
    m_writing = std::async(std::launch::async, [path = m_setup.out, vocabulary = m_setup.data.vocabulary,
                                                run = copyOfRun()] { return write(path, run, vocabulary); });
}

QString Checkpoint::finish() {
    if (m_writing.valid()) take(m_writing.get());
    leaveOthersAlone();
    const StoredRun run = copyOfRun();
    const auto problem = write(m_setup.out, run, m_setup.data.vocabulary);
    if (!problem) return m_moved;
    for (const QString& folder : {QDir::currentPath(), QDir::homePath(), QDir::tempPath()}) {
        const QString elsewhere = freeName(m_setup.out, folder);
        if (write(elsewhere, run, m_setup.data.vocabulary)) continue;
        m_setup.out = elsewhere;
        return ui::explain(*problem) + " " +
               Words::tr("The run was saved as “%1” instead.").arg(ui::brief(elsewhere));
    }
    return ui::explain(*problem) + " " + Words::tr("There is no other place for it either.");
}

} // namespace dikkat::app
