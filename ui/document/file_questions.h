#pragma once

#include "ui/document/model_questions.h"

#include <QPointer>
#include <QString>
#include <QWidget>
#include <memory>

class QMessageBox;

namespace dikkat::ui {

/// What a person is asked about files. An interface, so that tests answer without dialogs.
class FileQuestions {
public:
    enum class Unsaved { Save, Discard, Cancel };
    enum class Changed { Overwrite, SaveElsewhere, Cancel };

    virtual ~FileQuestions() = default;
    /// The session `name` has edits that would be lost.
    virtual Unsaved unsavedChanges(const QString& name) = 0;
    /// Another program has changed `name` since it was read or written here.
    virtual Changed changedOnDisk(const QString& name) = 0;
    /// A path, or nothing when the person changed their mind.
    virtual QString fileToOpen(const QString& folder) = 0;
    virtual QString fileToSave(const QString& suggestion) = 0;
    /// What the file `name` of another program leaves open about its model; nothing when the person does not
    /// say.
    virtual std::optional<ModelAnswers> openInModel(const QString& name, const OpenQuestions& open) = 0;
};

/// The questions as dialogs over `window`.
class FileDialogs : public FileQuestions {
public:
    explicit FileDialogs(QWidget* window) : m_window(window) {}

    Unsaved unsavedChanges(const QString& name) override;
    Changed changedOnDisk(const QString& name) override;
    QString fileToOpen(const QString& folder) override;
    QString fileToSave(const QString& suggestion) override;
    std::optional<ModelAnswers> openInModel(const QString& name, const OpenQuestions& open) override;

    /// The dialog itself, for showing it in pictures.
    static std::unique_ptr<QMessageBox> unsavedBox(const QString& name, QWidget* window);

private:
    QPointer<QWidget> m_window;
};

} // namespace dikkat::ui
