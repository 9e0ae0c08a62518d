#include "ui/document/autosave.h"

#include "ui/document/atomic_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

namespace dikkat::ui {

namespace {

/// A large model takes a while to write: copies never take more than one part in so many of the time.
constexpr int costFactor = 20;

const std::string pathNote = "dikkat.recovery.path";
const std::string stampNote = "dikkat.recovery.stamp";

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

std::optional<Recovery> readCopy(const QString& file) {
    std::string bytes;
    if (readWhole(file, bytes)) return std::nullopt;
    auto session = readSession(bytes);
    if (!session) return std::nullopt;
    const auto container = Safetensors::parse(bytes);
    return Recovery{std::move(session).value(), originFrom(container->metadata()),
                    QFileInfo(file).lastModified()};
}

std::unique_ptr<QLockFile> lockFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + ".lock");
    lock->setStaleLockTime(0); // held as long as its program lives, however long that is
    return lock;
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
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::update);
    connect(&document, &Document::lessonChanged, this, &Autosave::schedule);
    connect(&document, &Document::viewChanged, this, &Autosave::schedule);
    connect(&document, &Document::pageStateChanged, this, &Autosave::schedule);
    connect(&document, &Document::labChanged, this, &Autosave::schedule);
    connect(&document, &Document::modifiedChanged, this, &Autosave::schedule);
    connect(&files, &SessionFiles::pathChanged, this, &Autosave::schedule);
}

Autosave::~Autosave() {
    m_writer.waitForDone();
}

void Autosave::schedule() {
    // Not restarted while it runs: a long drag is kept safe while it goes on.
    if (!m_timer.isActive()) m_timer.start();
}

void Autosave::update() {
    if (!m_document.isModified()) return removeCopy();
    if (m_file.isEmpty() && !QDir().mkpath(m_folder)) {
        if (!std::exchange(m_complained, true))
            emit problem([folder = QDir::toNativeSeparators(m_folder)] {
                return tr("Unsaved work cannot be kept safe against a crash: the folder %1 cannot be made.")
                    .arg(folder);
            });
        return;
    }
    if (m_file.isEmpty()) {
        const QString file = freshName();
        if (!own(file, lockFor(file))) return;
    }
    m_writer.start([this, file = m_file, session = m_document.session(), notes = notesOf(m_files.origin())] {
        QElapsedTimer time;
        time.start();
        const auto data = writeSession(session, notes);
        if (!data) return;
        const auto wrong = writeAtomically(file, *data);
        // Back on the GUI thread; words are made there.
        QMetaObject::invokeMethod(this, [this, wrong, took = static_cast<int>(time.elapsed())] {
            m_timer.setInterval(std::max(delay, costFactor * took));
            if (wrong && !m_complained)
                emit problem([why = *wrong] {
                    return tr("Unsaved work cannot be kept safe against a crash. %1").arg(explain(why));
                });
            m_complained = wrong.has_value();
        });
    });
}

void Autosave::removeCopy() {
    if (m_file.isEmpty()) return;
    // The lock goes after the copy, so that nobody can find the copy without its lock.
    std::shared_ptr<QLockFile> lock = std::move(m_lock);
    m_writer.start([file = std::exchange(m_file, {}), lock] {
        QFile::remove(file);
        lock->unlock();
    });
}

bool Autosave::own(const QString& file, std::unique_ptr<QLockFile> lock) {
    if (!lock->tryLock(0)) return false;
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
    const QFileInfoList copies = QDir(m_folder).entryInfoList({"*.dikkat"}, QDir::Files, QDir::Time);
    for (const QFileInfo& copy : copies) {
        const QString file = copy.absoluteFilePath();
        if (file == QFileInfo(m_file).absoluteFilePath()) continue;
        auto lock = lockFor(file);
        if (!lock->tryLock(0)) continue; // its program is running
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
    removeCopy();
    flush();
}

void Autosave::flush() {
    if (m_timer.isActive()) {
        m_timer.stop();
        update();
    }
    m_writer.waitForDone();
}

} // namespace dikkat::ui
