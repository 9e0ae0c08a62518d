#pragma once

#include "core/lesson/lesson_state.h"
#include "ui/document/document.h"
#include "ui/i18n/live_text.h"
#include "ui/pages/intuition/sentence.h"

#include <optional>

namespace dikkat::ui {

enum class IntuitionStep { Sentence, Window, Recurrent, Context };

/// Page 1 as its parts see it: the state kept in the document, what follows from it, and the edits.
class IntuitionLesson : public QObject {
    Q_OBJECT
public:
    /// A sentence when something was refused; then nothing has changed.
    using Problem = std::optional<LiveText>;

    explicit IntuitionLesson(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const IntuitionState& state() const { return m_state; }
    [[nodiscard]] const VectorSentence& sentence() const { return m_sentence; }
    [[nodiscard]] Document& document() { return m_document; }

    // How it is looked at: saved, not undone.
    [[nodiscard]] IntuitionStep step() const;
    void setStep(IntuitionStep step);
    [[nodiscard]] int word() const; ///< the word that looks
    void setWord(int word);
    [[nodiscard]] bool modelShown() const; ///< the trained model's weights stand beside
    void setModelShown(bool shown);
    [[nodiscard]] int head() const; ///< of the trained model, −1: mean of all
    void setHead(int head);

    // Edits, one undoable step each.
    Problem setText(const QString& text);
    [[nodiscard]] bool canSwap() const { return !m_sentence.opposite().isEmpty(); }
    void swapProperty();
    void ownSentenceAgain();
    Problem typeCell(InputMatrix matrix, Index row, Index column, const QString& text);
    /// A block from the clipboard, from this cell on; it must fit, for the words are given.
    Problem paste(InputMatrix matrix, Index row, Index column, const Matrix& block);
    Problem dragCell(InputMatrix matrix, Index row, Index column, double value, int gesture);
    /// One of the numbers behind a slider.
    void setNumber(int IntuitionState::*number, int value, const QString& gesture);
    void reset();

    /// Q, K and V become those of page 2; without mask, one head, scaled.
    Problem openAsQkv();

    /// Language changed: the own sentence is another one.
    void renew();

signals:
    void changed();     ///< state() or sentence() is new
    void viewChanged(); ///< step, word, model, head
    void openedAsQkv();

private:
    void edit(const IntuitionState& next, Document::Words words, const QString& gesture = {});
    /// The state with the numbers of now, to be edited.
    [[nodiscard]] IntuitionState withOwnNumbers() const;
    Problem setCell(InputMatrix matrix, Index row, Index column, double value, const QString& gesture);
    void setView(const char* name, const QJsonValue& value);

    Document& m_document;
    IntuitionState m_state;
    VectorSentence m_sentence;
};

} // namespace dikkat::ui
