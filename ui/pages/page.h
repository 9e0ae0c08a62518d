#pragma once

#include "core/base/matrix.h"
#include "ui/i18n/live_text.h"

#include <QAction>
#include <QList>
#include <QString>
#include <QWidget>
#include <functional>

namespace dikkat::ui {

/// Pages of the program by their fixed number in the navigation (PRODUCT: Lesson 1–6 and 12, Lab 7–9, Review
/// 10–11).
enum class PageId {
    Intuition = 1,
    QueryKeyValue = 2,
    WhyRootDk = 3,
    MaskAndPosition = 4,
    Block = 5,
    GptAnd2017 = 6,
    Training = 7,
    Heads = 8,
    Generation = 9,
    Questions = 10,
    Glossary = 11,
    Claims = 12,
};

enum class PageGroup { Lesson, Lab, Review };

/// A state of a page that deserves a picture: a short name for the file, and what brings the page there from
/// the state a new learner sees.
struct TourState {
    QString name;
    std::function<void()> show;
};

/// One page of the centre. The shell knows pages only through this.
class Page : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    [[nodiscard]] virtual PageId id() const = 0;
    [[nodiscard]] virtual PageGroup group() const = 0;
    [[nodiscard]] virtual QString title() const = 0; ///< translated now

    /// Guide: folder under :/guide, number of steps, the current one (0-based), and going to one.
    [[nodiscard]] virtual QString guideName() const = 0;
    [[nodiscard]] virtual QString guideStepId() const = 0;
    [[nodiscard]] virtual int stepCount() const = 0;
    [[nodiscard]] virtual int step() const = 0;
    virtual void setStep(int step) = 0;

    /// Whether the "Try it" task with this id (see the guide texts) has been done.
    [[nodiscard]] virtual bool taskDone(const QString& taskId) const = 0;

    enum class CodeFlavour { NumPy, PyTorch };
    /// The current step as a runnable program made from the numbers on screen.
    [[nodiscard]] virtual QString code(CodeFlavour flavour) const = 0;
    /// What the program has to do with the numbers on screen, where it is not made from them; empty: it is.
    [[nodiscard]] virtual QString codeNote(CodeFlavour /*flavour*/) const { return {}; }

    /// The page's content for a classroom (mockup F); created on demand, shown full screen by the shell.
    [[nodiscard]] virtual QWidget* createPresentation(QWidget* parent) = 0;

    /// Back to the state a new learner sees, as one undoable step.
    virtual void resetPage() = 0;

    /// The page's own switches for the menu, in order; null is a separator. The page keeps their texts and
    /// check marks right and gives them its single-letter keys.
    [[nodiscard]] virtual QList<QAction*> menuActions() const { return {}; }

    /// For Copy as …: the matrix with the focus, or the one of the current step; empty when there is none.
    [[nodiscard]] virtual Matrix focusedMatrix() const { return {}; }
    /// For Paste: rows of numbers, into the input with the focus.
    virtual void pasteText(const QString& /*text*/) {}

    /// A file that is neither a session nor a model was dropped on the window: true when this page made use
    /// of it, or said why it cannot. Asked of the current page first, then of the others.
    virtual bool takeFile(const QString& /*path*/) { return false; }

    /// Status bar, left to right: step, selection, hint.
    [[nodiscard]] virtual QStringList statusTexts() const = 0;

    /// For `dikkat tour`: every state worth a picture, besides the one a new learner sees.
    [[nodiscard]] virtual QList<TourState> tourStates() { return {}; }

signals:
    void stepChanged();
    void tasksChanged();
    void codeChanged();
    void statusChanged();
    void hoverTextChanged(const QString& text); ///< what is under the cursor, in words; empty when nothing is
    void problem(const dikkat::ui::LiveText& sentence); ///< bad input: one sentence for the learner
    void openPage(dikkat::ui::PageId page);             ///< the learner wants to see another page
};

} // namespace dikkat::ui
