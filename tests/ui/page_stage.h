#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/pages/page.h"
#include "ui/widgets/guide_text.h"

#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <functional>

namespace dikkat::ui {

/// A page as the shell shows it: in a scroll area of the size the window leaves it.
template <class P>
struct PageStage {
    static constexpr int patience = 120'000; ///< milliseconds; the machine may be busy

    Document document;
    Selection selection;
    QScrollArea scroll;
    P* page = nullptr;

    /// `prepare` brings the document into its state before the page sees it.
    explicit PageStage(QSize size = {948, 770}, const std::function<void(Document&)>& prepare = {}) {
        if (prepare) prepare(document);
        if constexpr (std::is_constructible_v<P, Document&, Selection&>)
            page = new P(document, selection);
        else
            page = new P(document);
        scroll.setWidgetResizable(true);
        scroll.setFrameShape(QFrame::NoFrame);
        scroll.setWidget(page);
        scroll.resize(size);
        scroll.show();
        QApplication::processEvents();
    }

    template <class Widget>
    Widget* find(const char* name) {
        auto* widget = page->template findChild<Widget*>(QLatin1String(name));
        if (widget == nullptr) qFatal("no widget %s", name);
        return widget;
    }

    /// Every step needs no more room than this.
    void checkFits(int width, int height, const std::function<void()>& settle = {}) {
        for (int step = 0; step < page->stepCount(); ++step) {
            page->setStep(step);
            if (settle) settle();
            QApplication::processEvents();
            const QSize least = page->minimumSizeHint();
            QVERIFY2(
                least.width() <= width && least.height() <= height,
                qPrintable(
                    QStringLiteral("step %1: %2 x %3").arg(step).arg(least.width()).arg(least.height())));
        }
    }

    /// Both languages of the guide know every step, and every step has a program.
    void checkGuide() {
        for (const char* language : {"en", "tr"}) {
            const GuidePage guide = loadGuide(page->guideName(), QLatin1String(language));
            QVERIFY(guide.problems.isEmpty());
            QCOMPARE(guide.steps.size(), page->stepCount());
            for (int step = 0; step < page->stepCount(); ++step) {
                page->setStep(step);
                QVERIFY(guide.step(page->guideStepId()) != nullptr);
                QVERIFY(!page->code(Page::CodeFlavour::NumPy).isEmpty());
                QVERIFY(!page->code(Page::CodeFlavour::PyTorch).isEmpty());
            }
        }
    }

    /// "Try it": every task of the guide.
    [[nodiscard]] QStringList tasks() const {
        QStringList ids;
        for (const GuideStep& step : loadGuide(page->guideName(), QStringLiteral("en")).steps)
            for (const GuideTask& task : step.tasks) ids << task.id;
        return ids;
    }
    void checkTasks(bool done) {
        QVERIFY(tasks().size() >= 3);
        for (const QString& task : tasks()) QVERIFY2(page->taskDone(task) == done, qPrintable(task));
    }
};

} // namespace dikkat::ui
