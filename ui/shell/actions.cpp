#include "ui/shell/actions.h"

#include "ui/theme/icons.h"

#include <QWhatsThis>
#include <QWidget>

namespace dikkat::ui {

Actions::Actions(QWidget* window) : QObject(window), m_window(window) {
    newSession = add("newSession", "", QKeySequence::New);
    open = add("open", "open", QKeySequence::Open);
    save = add("save", "save", QKeySequence::Save);
    saveAs = add("saveAs", "", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    exportPicture = add("exportPicture", "picture", QKeySequence(Qt::CTRL | Qt::Key_E));
    print = add("print", "", QKeySequence::Print);
    quit = add("quit", "", QKeySequence(Qt::CTRL | Qt::Key_Q));

    undo = add("undo", "undo", QKeySequence::Undo);
    redo = add("redo", "redo");
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    copyTable = add("copyTable", "copy", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    copyLatex = add("copyLatex", "");
    copyMarkdown = add("copyMarkdown", "");
    copyNumpy = add("copyNumpy", "");
    paste = add("paste", "", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));

    turkish = add("turkish", "");
    english = add("english", "");
    switchLanguage = add("switchLanguage", "", QKeySequence(Qt::CTRL | Qt::Key_L));
    themeSystem = add("themeSystem", "");
    themeLight = add("themeLight", "");
    themeDark = add("themeDark", "");
    switchTheme = add("switchTheme", "theme", QKeySequence(Qt::CTRL | Qt::Key_T));
    presentation = add("presentation", "present", QKeySequence(Qt::Key_F5));
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
    mask = add("mask", "");
    scaling = add("scaling", "");
    predict = add("predict", "target");
    for (QAction* action : {mask, scaling, predict}) action->setCheckable(true);
    compareMask = add("compareMask", "");
    compareEdit = add("compareEdit", "");
    compareChapter = add("compareChapter", "");
    resetPage = add("resetPage", "reset", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));

    convention = add("convention", "book");
    shortcuts = add("shortcuts", "", QKeySequence(Qt::Key_F1));
    sources = add("sources", "");
    about = add("about", "");
    about->setMenuRole(QAction::AboutRole);
    quit->setMenuRole(QAction::QuitRole);
    whatsThis = add("whatsThis", "", QKeySequence(Qt::SHIFT | Qt::Key_F1));
    connect(whatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    retranslate();
}

QAction* Actions::add(const char* name, const char* icon, const QKeySequence& keys) {
    auto* action = new QAction(m_window);
    action->setObjectName(QLatin1String(name));
    if (*icon != '\0') action->setIcon(themedIcon(QLatin1String(icon)));
    action->setShortcut(keys);
    m_window->addAction(action);
    return action;
}

void Actions::words(QAction* action, const QString& text, const QString& tip) {
    action->setText(text);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? tip : tip + QStringLiteral(" (") + keys + u')');
    action->setStatusTip(tip);
    action->setWhatsThis(tip);
}

void Actions::retranslate() {
    words(newSession, tr("&New"), tr("Start again from the chapter’s example"));
    words(open, tr("&Open…"), tr("Open a session file"));
    words(save, tr("&Save"), tr("Save the session"));
    words(saveAs, tr("Save &as…"), tr("Save the session under another name"));
    words(exportPicture, tr("&Export picture…"), tr("Save what the page shows as PNG, SVG or PDF"));
    words(print, tr("&Print…"), tr("Print what the page shows"));
    words(quit, tr("&Quit"), tr("Leave the program"));
    words(undo, tr("&Undo"), tr("Take back the last edit"));
    words(redo, tr("&Redo"), tr("Do again what was taken back"));
    words(copyTable, tr("For a &spreadsheet"),
          tr("Copy the matrix with the focus as cells, in the language’s decimal mark"));
    words(copyLatex, tr("As &LaTeX"), tr("Copy the matrix with the focus as a LaTeX matrix"));
    words(copyMarkdown, tr("As &Markdown"), tr("Copy the matrix with the focus as a Markdown table"));
    words(copyNumpy, tr("As &NumPy"), tr("Copy the matrix with the focus as a NumPy array"));
    words(paste, tr("&Paste a table"), tr("Paste cells from a spreadsheet into the input with the focus"));
    words(turkish, QStringLiteral("Türkçe"), tr("Turkish"));
    words(english, QStringLiteral("English"), tr("English"));
    words(switchLanguage, tr("Switch the &language"), tr("Turkish ↔ English"));
    words(themeSystem, tr("Like the &system"), tr("Light or dark as the desktop is"));
    words(themeLight, tr("&Light"), tr("Light theme"));
    words(themeDark, tr("&Dark"), tr("Dark theme"));
    words(switchTheme, tr("Theme"), tr("Light ↔ dark"));
    words(presentation, tr("&Present"), tr("Show the page full screen for a class room"));
    words(previousStep, tr("&Previous step"), tr("One step back"));
    words(nextStep, tr("&Next step"), tr("One step forward"));
    words(mask, tr("Causal &mask") + QStringLiteral("\tM"),
          tr("Every position sees only itself and what came before"));
    words(scaling, tr("S&caling ÷√dk") + QStringLiteral("\tS"),
          tr("Divide the scores by the root of the key width"));
    words(predict, tr("Predict &first") + QStringLiteral("\tP"), tr("Cover a row and work it out yourself"));
    words(compareMask, tr("Mask on / off"), tr("Both beside each other, with the difference"));
    words(compareEdit, tr("Before / after my edit"), tr("Both beside each other, with the difference"));
    words(compareChapter, tr("Mine / the chapter’s"), tr("Both beside each other, with the difference"));
    words(resetPage, tr("&Reset page"), tr("Back to the chapter’s values; undo brings yours back"));
    words(convention, tr("&Convention"), tr("How rows, columns and products are written here"));
    words(shortcuts, tr("&Keyboard"), tr("All keys"));
    words(sources, tr("&Sources"), tr("Papers and programs behind the lessons"));
    words(about, tr("&About Dikkat"), tr("Version and licence"));
    words(whatsThis, tr("&What’s this?"), tr("Click on something to have it explained"));
}

} // namespace dikkat::ui
