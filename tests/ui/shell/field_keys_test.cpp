#include "tests/ui/shell/window_under_test.h"
#include "ui/pages/all_pages.h"
#include "ui/shell/actions.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/matrix_view.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>

using namespace dikkat;
using namespace dikkat::ui;

/// Letters and digits typed into a field of any page are text and never a command of the page.
class FieldKeysTest : public QObject {
    Q_OBJECT

    static constexpr const char* typed = "msp12.gwnraolkb";

    static bool isField(const QWidget* w) {
        const auto* matrix = qobject_cast<const MatrixView*>(w);
        return (matrix != nullptr && matrix->isEditable()) || qobject_cast<const QLineEdit*>(w) ||
               qobject_cast<const QAbstractSpinBox*>(w) || qobject_cast<const QComboBox*>(w) ||
               qobject_cast<const QPlainTextEdit*>(w);
    }

    /// Counts every command of a page that a key brings about.
    struct Commands {
        explicit Commands(Page& page) {
            for (QAction* action : page.findChildren<QAction*>())
                if (!action->shortcut().isEmpty())
                    connect(action, &QAction::triggered, &here,
                            [this, action] { heard << action->objectName(); });
            for (auto* key : page.findChildren<QShortcut*>())
                connect(key, &QShortcut::activated, &here, [this, key] { heard << key->key().toString(); });
        }
        QObject here;
        QStringList heard;
    };

private slots:
    void fieldsOfAllPagesKeepTheirKeys() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        int fields = 0, pages = 0;
        for (Page* page : t.window.pages()) {
            t.window.showPage(page->id());
            ++pages;
            for (int step = 0; step < page->stepCount(); ++step) {
                page->setStep(step);
                QApplication::processEvents();
                Commands commands(*page);
                QList<QPointer<QWidget>> widgets;
                for (auto* w : page->findChildren<QWidget*>())
                    if (isField(w) && w->isVisible() && w->isEnabled() && w->focusPolicy() != Qt::NoFocus &&
                        !qobject_cast<QAbstractSpinBox*>(w->parentWidget()))
                        widgets << w;
                for (const auto& field : widgets) {
                    if (!field || !field->isVisible() || !field->isEnabled()) continue;
                    field->setFocus();
                    if (!field->hasFocus()) continue;
                    const QByteArray lesson = QByteArray::number(static_cast<int>(t.document.lesson().mask)) +
                                              (t.document.lesson().scaled ? "s" : "-") +
                                              (t.document.view().predict ? "p" : "-");
                    ++fields;
                    for (const char* c = typed; *c != 0; ++c) {
                        QWidget* focus = QApplication::focusWidget(); // a cell opens its editor
                        if (focus == nullptr) break;
                        QTest::keyClick(focus, *c);
                    }
                    const QString where =
                        QStringLiteral("%1, step %2, %3: %4")
                            .arg(page->objectName())
                            .arg(step + 1)
                            .arg(field ? field->objectName() : QString(), commands.heard.join(u' '));
                    QVERIFY2(commands.heard.isEmpty(), qPrintable(where));
                    QVERIFY2(page->step() == step, qPrintable(where));
                    QVERIFY2(t.window.currentPage() == page, qPrintable(where));
                    const QByteArray after = QByteArray::number(static_cast<int>(t.document.lesson().mask)) +
                                             (t.document.lesson().scaled ? "s" : "-") +
                                             (t.document.view().predict ? "p" : "-");
                    QVERIFY2(after == lesson, qPrintable(where));
                    if (QApplication::focusWidget() != nullptr)
                        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
                    commands.heard.clear(); // Escape may be one
                }
            }
        }
        QCOMPARE(pages, static_cast<int>(t.window.pages().size()));
        QVERIFY2(fields > 60, qPrintable(QString::number(fields)));
        qInfo("%d fields on %d pages", fields, pages);
    }

    /// The same keys where nothing is typed: they are commands, so the test above can fail.
    void elsewhereTheyAreCommands() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        t.window.showPage(PageId::QueryKeyValue);
        Page* page = t.window.currentPage();
        page->setFocus();
        Commands commands(*page);
        QTest::keyClick(page, 'm');
        QTest::keyClick(page, '3');
        QCOMPARE(commands.heard.size(), 2);
        QCOMPARE(page->step(), 2);
        QVERIFY(t.document.lesson().mask == MaskKind::None);
    }

    /// An exercise in progress keeps them wherever the focus is.
    void anExerciseKeepsItsKeys() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        t.window.showPage(PageId::QueryKeyValue);
        Page* page = t.window.currentPage();
        page->findChild<QPushButton*>(QStringLiteral("predictButton"))->click();
        Commands commands(*page);
        for (QWidget* w : {static_cast<QWidget*>(page), page->findChild<QWidget*>(QStringLiteral("matrixQ")),
                           page->findChild<QWidget*>(QStringLiteral("flow_weights")),
                           page->findChild<QWidget*>(QStringLiteral("predictHint"))}) {
            w->setFocus();
            for (const char c : {'m', 's', 'p', '2', '5'}) {
                QWidget* focus = QApplication::focusWidget();
                QTest::keyClick(focus, c);
            }
            QVERIFY2(commands.heard.isEmpty(), qPrintable(w->objectName() + commands.heard.join(u' ')));
            QCOMPARE(page->step(), 0);
            QVERIFY(t.document.view().predict);
            if (w->objectName() == QStringLiteral("matrixQ")) // what was typed there is a cell
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        }
        t.window.showPage(PageId::Block); // another page has its own keys
        Page* other = t.window.currentPage();
        other->setFocus();
        QTest::keyClick(other, '2');
        QCOMPARE(other->step(), 1);
    }
};

QTEST_MAIN(FieldKeysTest)
#include "field_keys_test.moc"
