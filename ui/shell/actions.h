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
    QAction *turkish, *english, *switchLanguage, *themeSystem, *themeLight, *themeDark, *switchTheme;
    QAction *guide, *history, *nextArea, *previousArea, *presentation;
    QAction *previousStep, *nextStep, *resetPage;
    QAction *convention, *shortcuts, *sources, *about, *whatsThis;

    [[nodiscard]] const QList<QAction*>& all() const { return m_all; }

private:
    QAction* add(const char* name, const char* icon, const QKeySequence& keys = {});
    void retranslateFile();
    void retranslateEdit();
    void retranslateView();
    void retranslateLesson();
    void retranslateHelp();

    QWidget* m_window;
    QList<QAction*> m_all;
};

} // namespace dikkat::ui
