#pragma once

#include <QAction>
#include <QActionGroup>
#include <QObject>

namespace dikkat::ui {

/// Every command of the window as one QAction, so that menu, tool bar and key say and do the same.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QWidget* window);

    /// Words in the current language.
    void retranslate();

    QAction *newSession, *open, *save, *saveAs, *exportPicture, *print, *quit;
    QAction *undo, *redo, *copyTable, *copyLatex, *copyMarkdown, *copyNumpy, *paste;
    QAction *turkish, *english, *switchLanguage, *themeSystem, *themeLight, *themeDark, *switchTheme,
        *presentation;
    QAction *previousStep, *nextStep, *mask, *scaling, *predict, *compareMask, *compareEdit, *compareChapter,
        *resetPage;
    QAction *convention, *shortcuts, *sources, *about, *whatsThis;

private:
    QAction* add(const char* name, const char* icon, const QKeySequence& keys = {});
    void words(QAction* action, const QString& text, const QString& tip);
    QWidget* m_window;
};

} // namespace dikkat::ui
