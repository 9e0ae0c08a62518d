#include "ui/shell/actions.h"

#include "ui/theme/icons.h"
#include "ui/widgets/action_words.h"

#include <QWhatsThis>
#include <QWidget>

namespace dikkat::ui {

Actions::Actions(QWidget* window) : QObject(window), m_window(window) {
    newSession = add("newSession", "new", QKeySequence::New);
    open = add("open", "open", QKeySequence::Open);
    save = add("save", "save", QKeySequence::Save);
    saveAs = add("saveAs", "save", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    exportPicture = add("exportPicture", "picture", QKeySequence(Qt::CTRL | Qt::Key_E));
    print = add("print", "print", QKeySequence::Print);
    quit = add("quit", "quit", QKeySequence(Qt::CTRL | Qt::Key_Q));

    undo = add("undo", "undo", QKeySequence::Undo);
    redo = add("redo", "redo");
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    copyTable = add("copyTable", "table", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    copyLatex = add("copyLatex", "copy");
    copyMarkdown = add("copyMarkdown", "copy");
    copyNumpy = add("copyNumpy", "code");
    paste = add("paste", "paste", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));

    turkish = add("turkish", "language");
    english = add("english", "language");
    switchLanguage = add("switchLanguage", "language", QKeySequence(Qt::CTRL | Qt::Key_L));
    themeSystem = add("themeSystem", "theme");
    themeLight = add("themeLight", "sun");
    themeDark = add("themeDark", "moon");
    switchTheme = add("switchTheme", "theme", QKeySequence(Qt::CTRL | Qt::Key_T));
    guide = add("guide", "book", QKeySequence(Qt::CTRL | Qt::Key_G));
    history = add("history", "history", QKeySequence(Qt::CTRL | Qt::Key_H));
    nextArea = add("nextArea", "area", QKeySequence(Qt::Key_F6));
    previousArea = add("previousArea", "area", QKeySequence(Qt::SHIFT | Qt::Key_F6));
    presentation = add("presentation", "present");
    presentation->setShortcuts(
        {QKeySequence(Qt::Key_F5), QKeySequence(Qt::SHIFT | Qt::Key_F5)}); // a clicker's
    for (QAction* action : {guide, history}) action->setCheckable(true);
    auto* languages = new QActionGroup(this);
    for (QAction* action : {turkish, english}) {
        action->setCheckable(true);
        languages->addAction(action);
    }
    auto* themes = new QActionGroup(this);
    for (QAction* action : {themeSystem, themeLight, themeDark}) {
        action->setCheckable(true);
        themes->addAction(action);
    }

    previousStep = add("previousStep", "chevron-left", QKeySequence(Qt::ALT | Qt::Key_Left));
    nextStep = add("nextStep", "chevron-right", QKeySequence(Qt::ALT | Qt::Key_Right));
    resetPage = add("resetPage", "reset", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));

    convention = add("convention", "table");
    shortcuts = add("shortcuts", "keyboard", QKeySequence(Qt::Key_F1));
    sources = add("sources", "book");
    about = add("about", "info");
    about->setMenuRole(QAction::AboutRole);
    quit->setMenuRole(QAction::QuitRole);
    whatsThis = add("whatsThis", "help", QKeySequence(Qt::SHIFT | Qt::Key_F1));
    for (QAction* action : std::as_const(m_all)) // an icon would hide the check mark
        action->setIconVisibleInMenu(!action->isCheckable());
    connect(whatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    retranslate();
}

QAction* Actions::add(const char* name, const char* icon, const QKeySequence& keys) {
    auto* action = new QAction(m_window);
    action->setObjectName(QLatin1String(name));
    action->setIcon(themedIcon(QLatin1String(icon)));
    action->setShortcut(keys);
    m_window->addAction(action);
    m_all << action;
    return action;
}

void Actions::retranslate() {
    retranslateFile();
    retranslateEdit();
    retranslateView();
    retranslateLesson();
    retranslateHelp();
}

void Actions::retranslateFile() {
    setActionWords(*newSession, tr("&New"), tr("Start again from the chapter’s example"),
                   tr("Asks first when there are unsaved changes."));
    setActionWords(
        *open, tr("&Open…"), tr("Open a session, a model or a text"),
        tr("A session keeps every number of the pages and how they were being looked at. A model of another "
           "program opens as a new session, a text becomes the data of page 7. A file can also be dropped on "
           "the "
           "window."));
    setActionWords(*save, tr("&Save"), tr("Save the session"),
                   tr("The old file stays untouched until the new one is complete."));
    setActionWords(*saveAs, tr("Save &as…"), tr("Save the session under another name"));
    setActionWords(*exportPicture, tr("&Export picture…"), tr("Save what the page shows as PNG, SVG or PDF"),
                   tr("Pictures always use the light theme."));
    setActionWords(*print, tr("&Print…"), tr("Print what the page shows"));
    setActionWords(*quit, tr("&Quit"), tr("Leave the program"),
                   tr("Asks first when there are unsaved changes."));
}

void Actions::retranslateEdit() {
    setActionWords(*undo, tr("&Undo"), tr("Take back the last edit"),
                   tr("Every edit can be taken back; the history lists them."));
    setActionWords(*redo, tr("&Redo"), tr("Do again what was taken back"));
    setActionWords(*copyTable, tr("For a &spreadsheet"),
                   tr("Copy the matrix with the focus as cells, with the language’s decimal mark"));
    setActionWords(*copyLatex, tr("As &LaTeX"), tr("Copy the matrix with the focus as a LaTeX matrix"));
    setActionWords(*copyMarkdown, tr("As &Markdown"),
                   tr("Copy the matrix with the focus as a Markdown table"));
    setActionWords(*copyNumpy, tr("As &NumPy"), tr("Copy the matrix with the focus as a NumPy array"),
                   tr("Numbers are copied in full."));
    setActionWords(*paste, tr("&Paste a table"),
                   tr("Paste cells from a spreadsheet into the input with the focus"),
                   tr("Decimal comma and decimal point are both understood."));
}

void Actions::retranslateView() {
    setActionWords(*turkish, QStringLiteral("Türkçe"), tr("Turkish"));
    setActionWords(*english, QStringLiteral("English"), tr("English"));
    setActionWords(*switchLanguage, tr("Switch the &language"), tr("Turkish ↔ English"),
                   tr("At once and without losing anything."));
    setActionWords(*themeSystem, tr("Like the &system"), tr("Light or dark as the desktop is"));
    setActionWords(*themeLight, tr("&Light"), tr("Light theme"));
    setActionWords(*themeDark, tr("&Dark"), tr("Dark theme"));
    setActionWords(*switchTheme, tr("&Theme"), tr("Light ↔ dark"));
    setActionWords(
        *guide, tr("&Guide"), tr("Show or hide the guide"),
        tr("It explains the current step, gives tasks that notice when they have been done, and shows "
           "the step as a program."));
    setActionWords(*history, tr("&History"), tr("Show or hide the list of edits"),
                   tr("Click on an edit to go back or forward to it."));
    setActionWords(*nextArea, tr("&Next area"), tr("Move the focus: pages, page, guide"));
    setActionWords(*previousArea, tr("Previous &area"), tr("Move the focus the other way round"));
    setActionWords(*presentation, tr("&Present"), tr("Show the page full screen for a classroom"),
                   tr("Steps with the arrow keys or a clicker; Esc leaves."));
}

void Actions::retranslateLesson() {
    setActionWords(*previousStep, tr("&Previous step"), tr("One step back"));
    setActionWords(*nextStep, tr("&Next step"), tr("One step forward"));
    setActionWords(*resetPage, tr("&Reset page"), tr("Back to the chapter’s values; undo brings yours back"));
}

void Actions::retranslateHelp() {
    setActionWords(*convention, tr("&Convention"), tr("How rows, columns and products are written here"));
    setActionWords(*shortcuts, tr("&Keyboard"), tr("All keys"));
    setActionWords(*sources, tr("&Sources"), tr("Papers and programs behind the lessons"));
    setActionWords(*about, tr("&About Dikkat"), tr("Version and licence"));
    setActionWords(*whatsThis, tr("&What’s this?"), tr("Click on something to have it explained"));
}

} // namespace dikkat::ui
