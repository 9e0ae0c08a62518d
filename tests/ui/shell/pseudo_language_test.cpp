#include "tests/ui/shell/window_under_test.h"
#include "ui/i18n/pseudo_translator.h"
#include "ui/shell/actions.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/message_bar.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>

using namespace dikkat;
using namespace dikkat::ui;

/// A language in which every translated text stands in brackets: what a person can see or hear without them
/// has missed tr().
class PseudoLanguageTest : public QObject {
    Q_OBJECT

    /// Names and marks that are the same in every language.
    static bool isInternational(const QString& word) {
        static const QSet<QString> words{
            "Dikkat", "NumPy",   "PyTorch", "LaTeX", "Markdown", "Türkçe", "English", "TR",   "EN",   "PNG",
            "SVG",    "PDF",     "Ctrl",    "Alt",   "Shift",    "Left",   "Right",   "Esc",  "Home", "End",
            "Enter",  "softmax", "Q",       "K",     "V",        "X",      "Wq",      "Wk",   "Wv",   "QKᵀ",
            "QK",     "dk",      "Σⱼ",      "GPL",   "dv",       "ij",     "MLP",     "ReLU", "GELU", "LN",
            "GPT",    "SGD",     "Adam",    "AdamW", "tanh",     "Space",  "Wo"};
        return words.contains(word);
    }

    /// The words of `text` outside brackets, markup and names.
    static QStringList bare(QString text) {
        static const QRegularExpression brackets("⟦[^⟦⟧]*⟧"), tags("<[^>]*>"), entities("&\\w+;");
        while (text.contains(brackets)) text.remove(brackets); // innermost first
        // A page that shows a piece of one of its own texts cuts off a closing bracket: one stays open.
        static const QRegularExpression cut("⟦[^⟧]*$");
        text.remove(cut);
        text.replace(tags, QStringLiteral(" ")).remove(entities).remove(u'&');
        static const QRegularExpression word("\\p{L}{2,}");
        QStringList found;
        for (auto it = word.globalMatch(text); it.hasNext();)
            if (const QString w = it.next().captured(); !isInternational(w)) found << w;
        return found;
    }

    QStringList m_missed;

    void look(const QObject& where, const char* what, const QString& text) {
        for (const QString& word : bare(text))
            m_missed << QStringLiteral("%1 %2 %3: %4 in “%5” of %6")
                            .arg(QLatin1String(where.metaObject()->className()), where.objectName(),
                                 QLatin1String(what), word, text,
                                 where.parent() ? QLatin1String(where.parent()->metaObject()->className())
                                                : QLatin1String());
    }

    /// Lesson texts come from files of their own, one for each language.
    static bool isLessonText(const QWidget& widget) {
        static const QSet<QString> names{"guideTitle", "guideFormula", "guideBody", "guideNotes", "codeText",
                                         "examplePair", "exampleText",
                                         // what a model reads and writes, and the names of its weights
                                         "sampleText", "pairText", "textFlow", "beforeFlow", "afterFlow",
                                         "trueFlow", "freeFlow", "leakTable", "weightMatrix"};
        for (const QWidget* p = &widget; p != nullptr; p = p->parentWidget())
            if (names.contains(p->objectName())) return true;
        if (widget.objectName().startsWith("task_")) return true;
        for (const QWidget* p = widget.parentWidget(); p != nullptr; p = p->parentWidget())
            if (p->inherits("dikkat::ui::TaskList") || p->inherits("dikkat::ui::ClaimDetail")) return true;
        return false;
    }

    void lookAtWidget(const QWidget& widget) {
        if (isLessonText(widget)) return;
        // Qt names these once. The first two show only where tabs have no room, the others never: a dock has
        // our title.
        static const QSet<QString> ofQt{"ScrollLeftButton", "ScrollRightButton", "qt_dockwidget_floatbutton",
                                        "qt_dockwidget_closebutton"};
        if (ofQt.contains(widget.objectName()) && widget.isHidden()) return;
        look(widget, "tool tip", widget.toolTip());
        look(widget, "status tip", widget.statusTip());
        look(widget, "what's this", widget.whatsThis());
        look(widget, "accessible name", widget.accessibleName());
        look(widget, "accessible description", widget.accessibleDescription());
        if (widget.isWindow() || widget.inherits("QDockWidget")) look(widget, "title", widget.windowTitle());
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) look(widget, "text", label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            look(widget, "text", button->text());
        if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
            look(widget, "title", group->title());
        if (const auto* browser = qobject_cast<const QTextBrowser*>(&widget))
            look(widget, "text", browser->toPlainText());
        if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
            for (int i = 0; i < combo->count(); ++i) look(widget, "item", combo->itemText(i));
        if (const auto* tabs = qobject_cast<const QTabWidget*>(&widget))
            for (int i = 0; i < tabs->count(); ++i) {
                look(widget, "tab", tabs->tabText(i));
                look(widget, "tab tool tip", tabs->tabToolTip(i));
            }
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) lookAtItems(*view);
    }

    void lookAtItems(const QAbstractItemView& view) {
        const auto* model = view.model();
        if (model == nullptr) return;
        // What the lessons say is the core's, in both languages; the table's headers are ours.
        const QString table = QStringLiteral("claimTable");
        const bool lessons =
            view.objectName() == table || (view.parent() && view.parent()->objectName() == table);
        for (int row = 0; row < model->rowCount() && !lessons; ++row)
            for (int column = 0; column < model->columnCount(); ++column)
                for (int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole,
                                 Qt::AccessibleDescriptionRole})
                    look(view, "cell", model->index(row, column).data(role).toString());
        for (int column = 0; column < model->columnCount(); ++column)
            look(view, "header", model->headerData(column, Qt::Horizontal).toString());
    }

    void lookAtAll(const QWidget& window) {
        lookAtWidget(window);
        for (const QWidget* widget : window.findChildren<QWidget*>()) lookAtWidget(*widget);
        for (const QAction* action : window.findChildren<QAction*>()) {
            if (action->parent() && action->parent()->objectName() == QStringLiteral("knownWords"))
                continue; // words of a sentence
            look(*action, "text", action->text());
            look(*action, "tool tip", action->toolTip());
            look(*action, "status tip", action->statusTip());
            look(*action, "what's this", action->whatsThis());
        }
    }

    void verifyNothingMissed() {
        m_missed.removeDuplicates();
        for (const QString& missed : std::as_const(m_missed)) qWarning("%s", qPrintable(missed));
        QVERIFY(m_missed.isEmpty());
    }

    PseudoTranslator m_pseudo;

private slots:
    void init() { m_missed.clear(); }

    void theWindowInEveryState() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        QCoreApplication::installTranslator(&m_pseudo);
        QCoreApplication::processEvents();
        lookAtAll(t.window);
        for (Page* page : t.window.pages()) {
            t.window.showPage(page->id());
            for (const TourState& state : page->tourStates()) {
                t.document.reset(chapterExample(), {});
                t.selection.clear();
                state.show();
                QCoreApplication::processEvents();
                lookAtAll(t.window);
                for (const QString& text : page->statusTexts()) look(*page, "status", text);
            }
        }
        t.files.load(t.folder.filePath("1.dikkat")); // does not exist
        look(t.window, "problem", t.window.messages().sentence().remove(t.folder.path()));
        QCoreApplication::removeTranslator(&m_pseudo);
        verifyNothingMissed();
    }

    void theDialogs() {
        QCoreApplication::installTranslator(&m_pseudo);
        for (auto topic :
             {TextDialog::Topic::About, TextDialog::Topic::Convention, TextDialog::Topic::Keyboard}) {
            TextDialog dialog(topic);
            lookAtAll(dialog);
        }
        const auto box = FileDialogs::unsavedBox("1", nullptr);
        lookAtAll(*box);
        QCoreApplication::removeTranslator(&m_pseudo);
        verifyNothingMissed();
    }

    void theTestFindsWhatIsMissed() {
        QCOMPARE(bare("⟦Undo: %1⟧"), QStringList());
        QCOMPARE(bare("⟦%1 — ⟦Page⟧ — Dikkat⟧"), QStringList());
        QCOMPARE(bare("Undo: ⟦row⟧ 1"), QStringList{"Undo"});
        QCOMPARE(bare("<b>q₁</b> · Wq"), QStringList());
    }
};

QTEST_MAIN(PseudoLanguageTest)
#include "pseudo_language_test.moc"
