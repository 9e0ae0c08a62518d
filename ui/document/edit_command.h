#pragma once

#include "ui/document/document.h"

#include <QElapsedTimer>
#include <QUndoCommand>

namespace dikkat::ui {

/// A step of the undo history. Its words are made when they are shown, so that they follow the language.
class DocumentCommand : public QUndoCommand {
public:
    /// `page`: where it was made and can be seen, by the name of its guide.
    DocumentCommand(const Document& document, const QString& page);

    [[nodiscard]] virtual QString words() const = 0;
    [[nodiscard]] const QString& page() const { return m_page; }
    /// The page's step it was made in; -1: the page shows it in every step.
    [[nodiscard]] int step() const { return m_step; }

protected:
    /// Whether an edit that came now still belongs to this step: a gesture that rests for longer is over,
    /// whoever forgot to say so.
    [[nodiscard]] bool goesOn();

private:
    QString m_page;
    int m_step;
    QElapsedTimer m_since; ///< the newest edit of this step
};

/// One undoable step of the lesson: the whole state before and after. A state is at most a few kilobytes, so
/// keeping it whole is cheaper than being clever, and undo cannot drift from redo.
class EditCommand : public DocumentCommand {
public:
    EditCommand(Document& document, LessonState before, LessonState after, const Edit& edit);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;
    [[nodiscard]] QString words() const override { return describe(m_edit); }

    [[nodiscard]] const LessonState& before() const { return m_before; }

private:
    Document& m_document;
    LessonState m_before, m_after;
    Edit m_edit;
};

/// One undoable step of another page.
class PageCommand : public DocumentCommand {
public:
    PageCommand(Document& document, const QString& page, QJsonObject before, QJsonObject after,
                Document::Words words, QString gesture);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 2; }
    bool mergeWith(const QUndoCommand* other) override;
    [[nodiscard]] QString words() const override { return m_words(); }

private:
    Document& m_document;
    QJsonObject m_before, m_after;
    Document::Words m_words;
    QString m_gesture;
};

/// One undoable step of the Lab: a run that ended, a model that was opened, a kept run renamed.
class LabCommand : public DocumentCommand {
public:
    LabCommand(Document& document, const QString& page, LabState before, LabState after,
               Document::Words words);

    void undo() override;
    void redo() override;
    [[nodiscard]] QString words() const override { return m_words(); }

private:
    Document& m_document;
    LabState m_before, m_after;
    Document::Words m_words;
};

} // namespace dikkat::ui
