#pragma once

#include "ui/document/session_files.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <memory>
#include <optional>

namespace dikkat::ui {

/// Unsaved work of a program that did not end cleanly.
struct Recovery {
    Session session;
    FileOrigin origin;
    QDateTime when; ///< of its last edit

    /// Another program has written the file since this work began.
    [[nodiscard]] bool fileChanged() const {
        const FileOrigin now = FileOrigin::of(origin.path);
        return now.size >= 0 && now != origin;
    }
};

/// Keeps a copy of unsaved work in the recovery folder, at most half a second behind the last edit, written
/// off the GUI thread. A clean end or a save removes it; after a crash the next start finds it. Every running
/// program locks its own copy, so that several do not take each other's. The weights of a large model have a
/// file of their own beside the copy, written more rarely, so that edits do not wait for them.
///
///     recovery/<name>.dikkat          the copy, a session
///     recovery/<name>.dikkat.model    the Lab, where it is large
///     recovery/<name>.dikkat.saved    the save that is about to make the copy useless: a copy with the file
///     it
///                                     names on the disk is older than that file, and is never offered
///     recovery/<name>.dikkat.lock     while the program lives
class Autosave : public QObject {
    Q_OBJECT
public:
    static constexpr int delay = 300; ///< ms from an edit to the copy; longer where writing it takes long
    static constexpr int longest =
        8000; ///< ms that work is ever behind, writing included, on a disk that can

    /// `folder` by default <local data>/recovery.
    Autosave(Document& document, SessionFiles& files, QObject* parent = nullptr, const QString& folder = {});
    /// Without finish() the copy stays, as after a crash.
    ~Autosave() override;

    /// The newest copy that no running program owns; nothing when there is none. With `path`, only one that
    /// belongs to this file. The copy becomes this program's own: it stays on the disk until the work is
    /// saved or finish() is called. Damaged copies are set aside under another name and skipped.
    std::optional<Recovery> takeOver(const QString& path = {});

    /// The clean end: nothing unsaved is left.
    void finish();

    /// Waits until what has been asked for is on the disk.
    void flush();

signals:
    void problem(const dikkat::ui::LiveText& sentence); ///< once, until writing works again

private:
    void schedule();
    void update();
    void removeCopy();
    void noteSaved();
    void writeCopy(Session session, bool apart);
    void writeLab(const LabState& lab);
    void complain(std::function<QString()> why);
    /// The next copy a while after one that took `took` ms.
    [[nodiscard]] static int pauseAfter(int took);
    bool own(const QString& file, std::unique_ptr<QLockFile> lock);
    [[nodiscard]] QString freshName() const;

    Document& m_document;
    SessionFiles& m_files;
    QString m_folder;
    QString m_file; ///< this program's copy; empty until there is one
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer, m_labTimer, m_runTimer;
    QThreadPool m_writer, m_labWriter; ///< one thread each, so that writes and removals keep their order
    LabState m_storedLab;              ///< what the copy's own file of the Lab holds
    bool m_complained = false;
};

} // namespace dikkat::ui
