#include "ui/document/session_files.h"

#include "ui/document/atomic_file.h"
#include "ui/document/session_errors.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace dikkat::ui {

namespace {

QString absolute(const QString& path) {
    return path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
}

QString homeFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

SessionFiles::SessionFiles(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_questions(std::make_unique<FileDialogs>(nullptr)) {
}

SessionFiles::~SessionFiles() = default;

void SessionFiles::setQuestions(std::unique_ptr<FileQuestions> questions) {
    m_questions = std::move(questions);
}

QString SessionFiles::name() const {
    return path().isEmpty() ? tr("Untitled") : QFileInfo(path()).fileName();
}

Session SessionFiles::session() const {
    return {m_document.lesson(), m_document.view()};
}

bool SessionFiles::mayGoOn() {
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
    return mayGoOn() && load(path);
}

bool SessionFiles::save() {
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
    const QString suggestion =
        path().isEmpty() ? QDir(homeFolder()).filePath(tr("Untitled") + ".dikkat") : path();
    const QString chosen = m_questions->fileToSave(suggestion);
    return !chosen.isEmpty() && saveTo(chosen);
}

bool SessionFiles::load(const QString& path) {
    const QString file = absolute(path);
    std::string bytes;
    if (const auto wrong = readWhole(file, bytes)) {
        if (wrong->kind == ReadProblem::Kind::Missing && m_recent.removeAll(file) > 0)
            emit recentChanged(m_recent);
        emit problem(explain(*wrong));
        return false;
    }
    const FileOrigin origin = FileOrigin::of(file);
    const auto session = readSession(bytes);
    if (!session) {
        emit problem(tr("“%1” was not opened. %2").arg(QFileInfo(file).fileName(), explain(session.error())));
        return false;
    }
    m_document.reset(session->lesson, session->view);
    setOrigin(origin);
    addRecent(file);
    return true;
}

bool SessionFiles::saveTo(const QString& path) {
    QString file = absolute(path);
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".dikkat");
    const auto bytes = writeSession(session());
    if (!bytes) {
        emit problem(tr("“%1” was not saved. %2").arg(QFileInfo(file).fileName(), explain(bytes.error())));
        return false;
    }
    if (const auto wrong = writeAtomically(file, *bytes)) {
        emit problem(explain(*wrong));
        return false;
    }
    m_document.markSaved();
    setOrigin(FileOrigin::of(file));
    addRecent(file);
    emit saved(file);
    return true;
}

void SessionFiles::restore(const Session& session, const FileOrigin& origin) {
    m_document.reset(session.lesson, session.view, /*clean=*/false);
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

FileOrigin FileOrigin::of(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists()) return {path};
    return {path, info.lastModified().toMSecsSinceEpoch(), info.size()};
}

} // namespace dikkat::ui
