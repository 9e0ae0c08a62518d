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
};

/// Keeps a copy of unsaved work in the recovery folder, at most half a second behind the last edit, written
/// off the GUI thread. A clean end removes it; after a crash the next start finds it. Every running program
/// locks its own copy, so that several do not take each other's.
class Autosave : public QObject {
    Q_OBJECT
public:
    static constexpr int delay = 300; ///< ms from an edit to the copy; longer where writing it takes long

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
    bool own(const QString& file, std::unique_ptr<QLockFile> lock);
    [[nodiscard]] QString freshName() const;

    Document& m_document;
    SessionFiles& m_files;
    QString m_folder;
    QString m_file; ///< this program's copy; empty until there is one
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    QThreadPool m_writer; ///< one thread, so that writes and removals keep their order
    bool m_complained = false;
};

} // namespace dikkat::ui
