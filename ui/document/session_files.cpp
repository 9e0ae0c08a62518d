#include "ui/document/session_files.h"

#include "core/io/open_file.h"
#include "ui/document/atomic_file.h"
#include "ui/document/session_errors.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QStandardPaths>
#include <new>
#include <thread>

namespace dikkat::ui {

namespace {

QString absolute(const QString& path) {
    return path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
}

QString homeFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

constexpr qint64 largeFile = 4'000'000;         ///< bytes; smaller ones are read at once
constexpr std::int64_t manyWeights = 1'000'000; ///< fewer are written at once

/// Why a file cannot even be looked at.
std::optional<ReadProblem> whyUnreadable(const QString& path) {
    using Kind = ReadProblem::Kind;
    const QFileInfo info(path);
    if (!info.exists()) return ReadProblem{Kind::Missing, path};
    if (!info.isFile()) return ReadProblem{Kind::IsFolder, path};
    if (!info.isReadable()) return ReadProblem{Kind::NotAllowed, path};
    return std::nullopt;
}

std::filesystem::path native(const QString& path) {
    return std::filesystem::path(path.toStdU16String());
}

} // namespace

bool hasManyWeights(const LabState& lab) {
    std::int64_t count = lab.second ? lab.second->parameters->size() : 0;
    if (lab.model)
        count += lab.model->parameters->size() *
                 (static_cast<std::int64_t>(lab.moments.size()) + (lab.run ? 3 : 1));
    return count >= manyWeights;
}

bool hasManyWeights(const LabModel& model) {
    return model.parameters->size() >= manyWeights;
}

SessionFiles::SessionFiles(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_questions(std::make_unique<FileDialogs>(nullptr)) {
}

SessionFiles::~SessionFiles() = default;

void SessionFiles::setQuestions(std::unique_ptr<FileQuestions> questions) {
    m_questions = std::move(questions);
}

QString SessionFiles::nameOf(const QString& path) {
    return path.isEmpty() ? tr("Untitled") : QFileInfo(path).fileName();
}

bool SessionFiles::mayGoOn() {
    if (m_busy) return false;
    m_document.bringUpToDate(); // a run that goes on is unsaved work too
    if (!m_document.isModified()) return true;
    switch (m_questions->unsavedChanges(name())) {
    case FileQuestions::Unsaved::Save: return save();
    case FileQuestions::Unsaved::Discard: return true;
    case FileQuestions::Unsaved::Cancel: return false;
    }
    return false;
}

bool SessionFiles::newSession() {
    if (!mayGoOn()) return false;
    m_document.reset(chapterExample(), {});
    setOrigin({});
    return true;
}

bool SessionFiles::open() {
    const QString folder = path().isEmpty() ? homeFolder() : QFileInfo(path()).absolutePath();
    const QString chosen = m_questions->fileToOpen(folder);
    return !chosen.isEmpty() && open(chosen);
}

bool SessionFiles::open(const QString& path) {
    // A text becomes data of the open session: nothing would be lost.
    const bool replaces = whyUnreadable(absolute(path)) || !isDataText(native(absolute(path)));
    return (replaces ? mayGoOn() : !m_busy) && load(path);
}

bool SessionFiles::save() {
    if (m_busy) return false;
    if (path().isEmpty()) return saveAs();
    // A file that has vanished is simply written again.
    if (QFileInfo::exists(path()) && FileOrigin::of(path()) != m_origin) {
        switch (m_questions->changedOnDisk(name())) {
        case FileQuestions::Changed::Overwrite: break;
        case FileQuestions::Changed::SaveElsewhere: return saveAs();
        case FileQuestions::Changed::Cancel: return false;
        }
    }
    return saveTo(path());
}

bool SessionFiles::saveAs() {
    if (m_busy) return false;
    const QString suggestion =
        path().isEmpty() ? QDir(homeFolder()).filePath(tr("Untitled") + ".dikkat") : path();
    const QString chosen = m_questions->fileToSave(suggestion);
    return !chosen.isEmpty() && saveTo(chosen);
}

bool SessionFiles::load(const QString& path) {
    const QString file = absolute(path);
    if (const auto wrong = whyUnreadable(file)) {
        if (wrong->kind == ReadProblem::Kind::Missing && m_recent.removeAll(file) > 0)
            emit recentChanged(m_recent);
        emit problem([why = *wrong] { return explain(why); });
        return false;
    }
    const FileOrigin origin = FileOrigin::of(file);
    ModelFileOptions options;
    options.assume = false;
    std::optional<Result<OpenedFile, ReadFailure>> opened;
    const auto work = [&] { opened = openFile(native(file), options); };
    for (;;) {
        if (!carryOut(file, origin.size >= largeFile, false, work)) return false;
        const auto open = *opened ? nullptr : opened->error().model;
        if (!open || options.assume || !ModelQuestions::canAnswer(*open)) break;
        const auto answer = m_questions->openInModel(QFileInfo(file).fileName(), open->open);
        if (!answer) return false;
        answer->give(options);
    }
    if (!*opened) {
        emit problem([name = QFileInfo(file).fileName(), why = opened->error()] {
            return tr("“%1” was not opened. %2").arg(name, explain(why));
        });
        return false;
    }
    addRecent(file);
    if (opened->value().as == OpenedAs::Text) {
        emit textChosen(file);
        return true;
    }
    m_document.reset(opened->value().session);
    // What another program wrote is read, but saving makes a session of this program's own.
    setOrigin(QFileInfo(file).suffix() == QStringLiteral("dikkat") ? origin : FileOrigin{});
    return true;
}

bool SessionFiles::saveTo(const QString& path) {
    QString file = absolute(path);
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".dikkat");
    const Session session = m_document.session();
    const quint64 revision = m_document.revision(); // the window stays alive while a large file is written
    std::optional<ReadFailure> refused;
    std::optional<WriteProblem> wrong;
    const BeforeWrite before = m_beforeWrite ? m_beforeWrite() : BeforeWrite();
    const auto work = [&] {
        const auto bytes = writeSession(session);
        if (!bytes) {
            refused = bytes.error();
            return;
        }
        if (before) before(file, *bytes);
        wrong = writeAtomically(file, *bytes);
    };
    if (!carryOut(file, hasManyWeights(session.lab), true, work)) return false;
    if (refused) {
        emit problem([name = QFileInfo(file).fileName(), why = *refused] {
            return tr("“%1” was not saved. %2").arg(name, explain(why));
        });
        return false;
    }
    if (wrong) {
        emit problem([why = *wrong] { return explain(why); });
        return false;
    }
    m_document.markSaved(revision);
    setOrigin(FileOrigin::of(file));
    addRecent(file);
    emit saved(file);
    return true;
}

bool SessionFiles::carryOut(const QString& file, bool aside, bool writing,
                            const std::function<void()>& work) {
    bool enough = true; // an exception that left a thread of its own would end the program, with all work
    const auto careful = [&] {
        try {
            work();
        } catch (const std::bad_alloc&) {
            enough = false;
        }
    };
    if (aside)
        runAside(writing, careful);
    else
        careful();
    if (!enough)
        emit problem([name = QFileInfo(file).fileName(), writing] {
            return (writing ? tr("“%1” was not saved: there is not enough memory.")
                            : tr("“%1” was not opened: there is not enough memory."))
                .arg(name);
        });
    return enough;
}

void SessionFiles::runAside(bool writing, const std::function<void()>& work) {
    m_busy = true;
    emit busyChanged(true, writing);
    QEventLoop loop;
    std::thread thread([&] {
        work();
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    loop.exec();
    thread.join();
    m_busy = false;
    emit busyChanged(false, writing);
}

void SessionFiles::restore(const Session& session, const FileOrigin& origin) {
    m_document.reset(session, /*clean=*/false);
    setOrigin(origin);
}

void SessionFiles::revert() {
    const QString file = path();
    if (!file.isEmpty() && load(file)) return;
    m_document.reset(chapterExample(), {});
    setOrigin({});
}

void SessionFiles::setRecent(const QStringList& paths) {
    m_recent = paths.mid(0, maxRecent);
    emit recentChanged(m_recent);
}

void SessionFiles::addRecent(const QString& path) {
    m_recent.removeAll(path);
    m_recent.prepend(path);
    m_recent = m_recent.mid(0, maxRecent);
    emit recentChanged(m_recent);
}

void SessionFiles::setOrigin(const FileOrigin& origin) {
    m_origin = origin;
    emit pathChanged();
}

} // namespace dikkat::ui
