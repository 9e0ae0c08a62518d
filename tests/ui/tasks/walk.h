#pragma once

#include "tests/ui/shell/window_under_test.h"
#include "tests/ui/tiny_run.h"
#include "ui/shell/guide.h"
#include "ui/shell/guide_dock.h"
#include "ui/shell/guide_panel.h"
#include "ui/widgets/segmented.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

constexpr int patience = 120'000; ///< milliseconds; the machine may be busy

/// The whole window with a learner's hands: what the tests of the tasks do with it.
struct TaskWalk : WindowUnderTest {
    TaskWalk() : WindowUnderTest(Pages::Real) {}

    [[nodiscard]] QStringList ticked() { return window.guide().guide().panel().tasksDone(); }

    template <class P>
    P& on() {
        auto* shown = window.findChild<P*>();
        if (shown == nullptr) qFatal("no such page");
        window.showPage(shown->id());
        QApplication::processEvents();
        return *shown;
    }
    template <class W>
    W& find(const char* name) {
        auto* widget = window.currentPage()->findChild<W*>(QLatin1String(name));
        if (widget == nullptr) qFatal("no widget %s", name);
        return *widget;
    }
    void step(const char* id) {
        dikkat::ui::Page& shown = *window.currentPage();
        for (int i = 0; i < shown.stepCount(); ++i) {
            shown.setStep(i);
            if (shown.guideStepId() == QLatin1String(id)) break;
        }
        QApplication::processEvents();
    }
    void press(const char* name) { find<QPushButton>(name).click(); }
    void pick(const char* segments, int index) {
        auto& control = find<dikkat::ui::SegmentedControl>(segments);
        control.setCurrent(index);
        emit control.picked(index);
    }
    void write(const char* field, const QString& text) {
        auto& edit = find<QLineEdit>(field);
        edit.setFocus();
        edit.setText(text); // no key of the test library writes ş
        edit.setModified(true);
        emit edit.textEdited(text);
        QTest::keyClick(&edit, Qt::Key_Return);
        QApplication::processEvents();
    }
    /// The letters that are keys of pages, into every field of the page; then as it was.
    void typeLettersEverywhere() {
        for (auto* edit : window.currentPage()->findChildren<QLineEdit*>()) {
            if (!edit->isVisible() || !edit->isEnabled() || edit->isReadOnly()) continue;
            const QString before = edit->text();
            edit->setFocus();
            QTest::keyClicks(edit, QStringLiteral("sqrtmpnakolgw"));
            while (edit->text() != before && edit->isUndoAvailable()) edit->undo();
        }
        window.currentPage()->setFocus();
        QApplication::processEvents();
    }
    void lookEverywhere() {
        using namespace dikkat::ui;
        for (UiLanguage l : {UiLanguage::Turkish, UiLanguage::English}) {
            language.set(l);
            QApplication::processEvents();
        }
        for (ThemeChoice t : {ThemeChoice::Dark, ThemeChoice::Light}) themes.setChoice(t);
        for (Page* each : window.pages()) {
            window.showPage(each->id());
            for (int i = 0; i < each->stepCount(); ++i) {
                each->setStep(i);
                QApplication::processEvents();
            }
            each->setStep(0);
        }
    }
};

/// A task, and what a learner does for it.
struct TaskDeed {
    const char* task; ///< "page/task"
    std::function<void(TaskWalk&)> deed;
    QStringList also = {}; ///< other tasks of the page that the same deed does
};
