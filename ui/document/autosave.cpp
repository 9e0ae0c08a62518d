#include "ui/document/autosave.h"

#include "core/io/run_config.h"
#include "ui/document/atomic_file.h"
#include "ui/document/session_errors.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>
#include <QUuid>
#include <algorithm>
#include <new>

namespace dikkat::ui {

namespace {

/// A large model takes a while to write: copies never take more than one part in so many of the time.
constexpr int costFactor = 20;

const std::string pathNote = "dikkat.recovery.path";
const std::string stampNote = "dikkat.recovery.stamp";
const std::string labNote = "dikkat.recovery.lab"; ///< the Lab is in a file of its own

std::map<std::string, std::string> notesOf(const FileOrigin& origin) {
    if (origin.path.isEmpty()) return {};
    return {{pathNote, origin.path.toStdString()},
            {stampNote, QStringLiteral("%1 %2").arg(origin.modified).arg(origin.size).toStdString()}};
}

FileOrigin originFrom(const std::map<std::string, std::string>& notes) {
    const auto note = [&](const std::string& key) {
        const auto it = notes.find(key);
        return it == notes.end() ? QString() : QString::fromStdString(it->second);
    };
    FileOrigin origin{note(pathNote)};
    const QStringList stamp = note(stampNote).split(' ');
    if (stamp.size() == 2) {
        origin.modified = stamp[0].toLongLong();
        origin.size = stamp[1].toLongLong();
    }
    return origin;
}

QString labFile(const QString& copy) {
    return copy + ".model";
}
QString savedFile(const QString& copy) {
    return copy + ".saved";
}

void removeFiles(const QString& copy) {
    for (const QString& file : {copy, labFile(copy), savedFile(copy)}) QFile::remove(file);
}

std::string bytesOf(const QString& file) {
    std::string bytes;
    return readWhole(file, bytes) ? std::string() : bytes;
}

/// The Lab of a large copy: its own file, or that of the session it began with.
LabState readLabOf(const QString& copy, const FileOrigin& origin) {
    for (const QString& file : {labFile(copy), origin.path}) {
        if (file.isEmpty()) continue;
        if (auto session = readSession(bytesOf(file))) return std::move(session).value().lab;
    }
    return {};
}

std::optional<Recovery> readCopy(const QString& file) {
    const std::string bytes = bytesOf(file);
    auto session = readSession(bytes);
    if (!session) return std::nullopt;
    const auto container = Safetensors::parse(bytes);
    const FileOrigin origin = originFrom(container->metadata());
    Recovery recovery{std::move(session).value(), origin, QFileInfo(file).lastModified()};
    if (container->metadata().contains(labNote)) recovery.session.lab = readLabOf(file, origin);
    return recovery;
}

QByteArray fingerprint(const QString& path, std::string_view bytes) {
    return path.toUtf8() + '\n' + QByteArray::number(static_cast<qulonglong>(bytes.size())) + ' ' +
           QByteArray::number(static_cast<qulonglong>(textHash(bytes)), 16);
}

/// Whether the save that the copy was waiting for has reached the disk.
bool superseded(const QString& copy) {
    QFile note(savedFile(copy));
    if (!note.open(QIODevice::ReadOnly)) return false;
    const QByteArray expected = note.read(1 << 16);
    const QString path = QString::fromUtf8(expected.left(expected.lastIndexOf('\n')));
    return !path.isEmpty() && fingerprint(path, bytesOf(path)) == expected;
}

std::unique_ptr<QLockFile> lockFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + ".lock");
    lock->setStaleLockTime(0); // held as long as its program lives, however long that is
    return lock;
}

/// Takes a lock that nobody holds. One that says nothing about its holder was left by a crash in the moment
/// of its making: a program that lives fills it at once.
bool take(QLockFile& lock) {
    qint64 process = 0;
    QString host, program;
    if (lock.tryLock(0)) return true;
    if (lock.getLockInfo(&process, &host, &program)) return false;
    if (lock.error() != QLockFile::LockFailedError && lock.error() != QLockFile::UnknownError) return false;
    QThread::msleep(50);
    if (!lock.getLockInfo(&process, &host, &program)) QFile::remove(lock.fileName());
    return lock.tryLock(0);
}

/// Weights whose copy went just before a crash.
void removeOrphans(const QString& folder) {
    for (const QFileInfo& lab : QDir(folder).entryInfoList({"*.dikkat.model"}, QDir::Files)) {
        const QString copy = lab.absoluteFilePath().chopped(6);
        auto lock = lockFor(copy);
        if (!QFile::exists(copy) && take(*lock)) removeFiles(copy);
    }
}

} // namespace

Autosave::Autosave(Document& document, SessionFiles& files, QObject* parent, const QString& folder)
    : QObject(parent)
    , m_document(document)
    , m_files(files)
    , m_folder(folder.isEmpty()
                   ? QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/recovery"
                   : folder) {
    m_writer.setMaxThreadCount(1);
    m_labWriter.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_labTimer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::update);
    connect(&m_labTimer, &QTimer::timeout, this, &Autosave::update);
    m_runTimer.setSingleShot(true);
    m_runTimer.setInterval(1000);
    connect(&m_runTimer, &QTimer::timeout, this, &Autosave::schedule);
    connect(&files, &SessionFiles::saved, this, &Autosave::noteSaved);
    files.setBeforeWrite([this]() -> SessionFiles::BeforeWrite {
        if (m_file.isEmpty()) return {};
        return [copy = m_file](const QString& path, std::string_view bytes) {
            const QByteArray note = fingerprint(path, bytes);
            writeAtomically(savedFile(copy), {note.constData(), static_cast<std::size_t>(note.size())});
        };
    });
    connect(&document, &Document::lessonChanged, this, &Autosave::schedule);
    connect(&document, &Document::viewChanged, this, &Autosave::schedule);
    connect(&document, &Document::pageStateChanged, this, &Autosave::schedule);
    connect(&document, &Document::labChanged, this, &Autosave::schedule);
    connect(&document, &Document::modifiedChanged, this, &Autosave::schedule);
    connect(&files, &SessionFiles::pathChanged, this, &Autosave::schedule);
}

Autosave::~Autosave() {
    m_files.setBeforeWrite({});
    m_writer.waitForDone();
    m_labWriter.waitForDone();
}

void Autosave::schedule() {
    // Not restarted while it runs: a long drag is kept safe while it goes on.
    if (!m_timer.isActive()) m_timer.start();
}

int Autosave::pauseAfter(int took) {
    return std::clamp(costFactor * took, delay, std::max(longest - took, took));
}

void Autosave::complain(std::function<QString()> why) {
    if (std::exchange(m_complained, true)) return;
    emit problem([why = std::move(why)] {
        return tr("Unsaved work cannot be kept safe against a crash. %1").arg(why());
    });
}

void Autosave::update() {
    if (!m_document.isModified()) return removeCopy();
    if (m_file.isEmpty()) {
        const QString file = freshName();
        if (!QDir().mkpath(m_folder) || !own(file, lockFor(file))) {
            complain([folder = QDir::toNativeSeparators(m_folder)] {
                return tr("Nothing can be written in the folder %1.").arg(folder);
            });
            return;
        }
    }
    // Weights are neither fetched from a run nor written more often than their size allows.
    const auto live = m_document.model();
    const bool large = hasManyWeights(m_document.lab()) || (live && hasManyWeights(*live));
    const bool labIsDue = !m_labTimer.isActive() && m_labWriter.activeThreadCount() == 0;
    if (!large || labIsDue) m_document.bringUpToDate();
    Session session = m_document.sessionAsItStands();
    const bool apart = hasManyWeights(session.lab);
    if (apart && labIsDue && session.lab != m_storedLab) writeLab(session.lab);
    if (apart) session.lab = {};
    writeCopy(std::move(session), apart);
    // A run brings its work only when it is asked: while one goes on, it is asked again, however slow its
    // steps are.
    if (m_document.model() != m_document.lab().model) m_runTimer.start();
}

void Autosave::writeCopy(Session session, bool apart) {
    auto notes = notesOf(m_files.origin());
    if (apart) notes[labNote] = "apart";
    m_writer.start([this, file = m_file, session = std::move(session), notes = std::move(notes)] {
        QElapsedTimer time;
        time.start();
        std::optional<ReadFailure> refused;
        std::optional<WriteProblem> wrong;
        try {
            const auto data = writeSession(session, notes);
            if (data)
                wrong = writeAtomically(file, *data);
            else
                refused = data.error();
        } catch (const std::bad_alloc&) {
            wrong = WriteProblem{WriteProblem::Kind::NoMemory, file};
        }
        // Back on the GUI thread; words are made there.
        QMetaObject::invokeMethod(this, [this, refused, wrong, took = static_cast<int>(time.elapsed())] {
            m_timer.setInterval(pauseAfter(took));
            if (refused)
                complain([why = *refused] { return explain(why); });
            else if (wrong)
                complain([why = *wrong] { return explain(why); });
            else
                m_complained = false;
        });
    });
}

void Autosave::writeLab(const LabState& lab) {
    m_storedLab = lab;
    m_labWriter.start([this, file = labFile(m_file), session = Session{chapterExample(), {}, {}, {}, lab}] {
        QElapsedTimer time;
        time.start();
        bool failed = false;
        std::optional<WriteProblem> wrong;
        try {
            const auto data = writeSession(session);
            if (data) wrong = writeAtomically(file, *data);
            failed = !data || wrong;
        } catch (const std::bad_alloc&) {
            failed = true;
            wrong = WriteProblem{WriteProblem::Kind::NoMemory, file};
        }
        QMetaObject::invokeMethod(this, [this, failed, wrong, took = static_cast<int>(time.elapsed())] {
            m_labTimer.start(pauseAfter(took));
            if (failed) m_storedLab = {};
            if (wrong) complain([why = *wrong] { return explain(why); });
        });
    });
}

void Autosave::removeCopy() {
    if (m_file.isEmpty()) return;
    m_storedLab = {};
    // The lock goes after the files, so that nobody can find the copy without its lock.
    const std::shared_ptr<QLockFile> lock = std::move(m_lock);
    const QString file = std::exchange(m_file, {});
    m_writer.start([this, file, lock] {
        // At once and before its weights, whose writing may still take long: a copy that stayed would be
        // older than the save that made it useless, and without its model.
        QFile::remove(file);
        m_labWriter.waitForDone();
        removeFiles(file);
    });
}

void Autosave::noteSaved() {
    m_timer.stop();
    removeCopy();
    if (m_document.isModified()) schedule(); // something came while the file was written
}

bool Autosave::own(const QString& file, std::unique_ptr<QLockFile> lock) {
    if (!take(*lock)) return false;
    m_file = file;
    m_lock = std::move(lock);
    return true;
}

QString Autosave::freshName() const {
    return QStringLiteral("%1/%2-%3.dikkat")
        .arg(m_folder)
        .arg(QCoreApplication::applicationPid())
        .arg(QUuid::createUuid().toString(QUuid::WithoutBraces).left(8));
}

std::optional<Recovery> Autosave::takeOver(const QString& path) {
    removeOrphans(m_folder);
    const QFileInfoList copies = QDir(m_folder).entryInfoList({"*.dikkat"}, QDir::Files, QDir::Time);
    for (const QFileInfo& copy : copies) {
        const QString file = copy.absoluteFilePath();
        if (file == QFileInfo(m_file).absoluteFilePath()) continue;
        auto lock = lockFor(file);
        if (!take(*lock)) continue; // its program is running
        if (superseded(file)) {
            removeFiles(file);
            continue;
        }
        auto recovery = readCopy(file);
        if (!recovery) {
            QFile::rename(file, file + ".damaged");
            continue;
        }
        if (!path.isEmpty() && recovery->origin.path != path) continue;
        removeCopy();
        m_file = file;
        m_lock = std::move(lock);
        return recovery;
    }
    return std::nullopt;
}

void Autosave::finish() {
    m_timer.stop();
    m_labTimer.stop();
    m_runTimer.stop();
    removeCopy();
    flush();
}

void Autosave::flush() {
    const bool waiting = m_timer.isActive() || m_labTimer.isActive();
    m_timer.stop();
    m_labTimer.stop();
    if (waiting) update();
    m_writer.waitForDone();
    m_labWriter.waitForDone();
}

} // namespace dikkat::ui
