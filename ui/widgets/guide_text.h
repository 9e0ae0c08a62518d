#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace dikkat::ui {

/// One thing to try. The page knows by `id` whether it has been done (Page::taskDone).
struct GuideTask {
    QString id;
    QString html;  ///< see inlineHtml; role colours as classes
    QString plain; ///< the same for screen readers
};

/// What the guide says about one step of a page.
struct GuideStep {
    QString id;                 ///< as in Page::guideStepId
    QString title;              ///< plain text
    QString formula;            ///< html, see formulaHtml; empty when the step has none
    QStringList paragraphsHtml; ///< see inlineHtml
    QList<GuideTask> tasks;
    QString presentation; ///< plain text: one sentence for the class room
};

/// The guide text of one page in one language.
struct GuidePage {
    QStringList notesHtml; ///< what holds on every step: the convention of rows and columns
    QList<GuideStep> steps;
    QStringList problems; ///< lines that could not be understood, for the tests; empty for a good text

    /// Null when there is no such step.
    [[nodiscard]] const GuideStep* step(const QString& id) const;
};

/// Reads a guide text:
///   ## notes            paragraphs that hold for the whole page
///   ## step: <id>       then, in any order and divided by empty lines:
///   # <title>   = <formula>   > <sentence for the class room>   paragraphs
///   ### tasks           then "- [<id>] <text>", a line each (or more, indented)
GuidePage parseGuide(const QString& text);

/// The embedded text `:/guide/<page>/<language>.md`; English where a language has none, empty without any.
GuidePage loadGuide(const QString& page, const QString& language);

} // namespace dikkat::ui
