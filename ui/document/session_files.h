#pragma once

#include "core/io/session.h"
#include "ui/document/atomic_file.h"
#include "ui/document/document.h"
#include "ui/document/file_questions.h"
#include "ui/i18n/live_text.h"

#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>

namespace dikkat::ui {

/// Whether the weights of a Lab are so many that writing them takes noticeable time.
bool hasManyWeights(const LabState& lab);
bool hasManyWeights(const LabModel& model);

/// The file behind the document: new, open, save, save as, recent files. Whatever goes wrong is said in one
/// sentence through problem() and leaves the open session, and the file on the disk, as they were.
class SessionFiles : public QObject {
    Q_OBJECT
public:
    explicit SessionFiles(Document& document, QObject* parent = nullptr);
    ~SessionFiles() override;
    void setQuestions(std::unique_ptr<FileQuestions> questions);

    [[nodiscard]] const QString& path() const { return m_origin.path; } ///< absolute; empty: never saved
    [[nodiscard]] const FileOrigin& origin() const { return m_origin; }
    [[nodiscard]] QString name() const { return nameOf(path()); } ///< for the title bar
    static QString nameOf(const QString& path); ///< file name, or "Untitled" where there is none

    /// Newest first, at most 10. Kept by the settings.
    [[nodiscard]] const QStringList& recent() const { return m_recent; }
    void setRecent(const QStringList& paths);
    static constexpr qsizetype maxRecent = 10;

    /// True when nothing would be lost by going on: no edits, or the person saved or discarded them.
    bool mayGoOn();

    // What menus and drops call; each asks first when edits would be lost. True when it was done.
    bool newSession();
    bool open();
    bool open(const QString& path);
    bool save();
    bool saveAs();

    // The same without questions.
    bool load(const QString& path);
    bool saveTo(const QString& path);

    /// Starts from recovered work, which belongs to `origin` (or to no file yet) and counts as unsaved.
    void restore(const Session& session, const FileOrigin& origin);
    /// Throws unsaved work away: back to the file, or to the chapter's example.
    void revert();

    [[nodiscard]] Session session() const { return m_document.session(); }

    /// Asked before every save; what it answers is called, perhaps on another thread, with the path and the
    /// bytes that are about to take the file's place.
    using BeforeWrite = std::function<void(const QString& path, std::string_view bytes)>;
    void setBeforeWrite(std::function<BeforeWrite()> ask) { m_beforeWrite = std::move(ask); }

    /// While a large file is read or written the window stays alive, but nothing else can be opened or saved.
    [[nodiscard]] bool isBusy() const { return m_busy; }

signals:
    void pathChanged();
    void recentChanged(const QStringList& paths);
    void problem(const dikkat::ui::LiveText& sentence);
    void saved(const QString& path);
    void
    textChosen(const QString& path); ///< a file to open that is data to learn from: whoever learns takes it
    void busyChanged(bool busy, bool writing);

private:
    void setOrigin(const FileOrigin& origin);
    /// Aside or at once. False, and said, when the memory does not suffice.
    bool carryOut(const QString& file, bool aside, bool writing, const std::function<void()>& work);
    void runAside(bool writing, const std::function<void()>& work);
    void addRecent(const QString& path);

    Document& m_document;
    std::unique_ptr<FileQuestions> m_questions;
    std::function<BeforeWrite()> m_beforeWrite;
    FileOrigin m_origin;
    QStringList m_recent;
    bool m_busy = false;
};

} // namespace dikkat::ui
