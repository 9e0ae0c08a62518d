#include "tests/ui/shell/window_under_test.h"
#include "tests/ui/tiny_run.h"
#include "ui/document/training_setup.h"
#include "ui/pages/intuition/intuition_page.h"
#include "ui/pages/qkv/qkv_page.h"
#include "ui/pages/training/training_page.h"
#include "ui/shell/actions.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/main_window.h"
#include "ui/shell/presentation_window.h"
#include "ui/widgets/axis_ticks.h"
#include "ui/widgets/class_room_view.h"
#include "ui/widgets/matrix_view.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>
#include <set>

using namespace dikkat;
using namespace dikkat::ui;

/// What the keys of a slide do, on every page alike.
class PresentationKeysTest : public QObject {
    Q_OBJECT

    static ClassRoomView* slideOf(QWidget& presentation) {
        auto* slide = presentation.findChild<ClassRoomView*>();
        if (slide == nullptr) qFatal("no slide");
        return slide;
    }
    template <class P>
    static P& on(WindowUnderTest& t) {
        for (Page* page : t.window.pages())
            if (auto* found = qobject_cast<P*>(page)) {
                t.window.showPage(found->id());
                return *found;
            }
        qFatal("no such page");
    }
    static bool isBlack(QWidget& slide) {
        const QImage image = slide.grab().toImage();
        for (int y = 0; y < image.height(); y += 7)
            for (int x = 0; x < image.width(); x += 7)
                if (image.pixelColor(x, y) != QColor(Qt::black)) return false;
        return true;
    }

private slots:
    void blackIsBlackAndNothingElse() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        for (Page* page : t.window.pages()) {
            t.window.showPage(page->id());
            QWidget* presentation = t.window.startPresentation();
            ClassRoomView* slide = slideOf(*presentation);
            QVERIFY(QTest::qWaitForWindowActive(presentation)); // else the keys are the main window's
            for (int step = 0; step < page->stepCount(); ++step) {
                page->setStep(step);
                const int before = t.document.undoStack().index(), at = page->step();
                for (const auto key : {Qt::Key_Period, Qt::Key_B, Qt::Key_K}) {
                    QTest::keyClick(slide, key);
                    QVERIFY2(isBlack(*slide),
                             qPrintable(page->title() + u' ' + QKeySequence(key).toString()));
                    QTest::keyClick(slide, key);
                    QVERIFY2(!isBlack(*slide), qPrintable(page->title()));
                }
                QCOMPARE(t.document.undoStack().index(), before);
                QCOMPARE(page->step(), at);
            }
            delete presentation;
        }
        QVERIFY(t.document.lab().run == nullptr); // a slide may show the example model; nothing was trained
    }

    void keysWithCtrlAreNotTheSlides() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        QkvPage& page = on<QkvPage>(t);
        page.setStep(2);
        ClassRoomView* slide = slideOf(*t.window.startPresentation());
        const bool causal = t.document.lesson().mask == MaskKind::Causal;
        QTest::keyClick(slide, Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(t.document.lesson().mask == MaskKind::Causal, causal);
        QTest::keyClick(slide, Qt::Key_M);
        QVERIFY((t.document.lesson().mask == MaskKind::Causal) != causal);
        QTest::keyClick(slide, Qt::Key_Z, Qt::ControlModifier); // undo, without leaving
        QCOMPARE(t.document.lesson().mask == MaskKind::Causal, causal);
        QTest::keyClick(slide, Qt::Key_Y, Qt::ControlModifier);
        QVERIFY((t.document.lesson().mask == MaskKind::Causal) != causal);
    }

    void theWindowsKeysHoldInTheSlide() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        on<QkvPage>(t);
        QWidget* presentation = t.window.startPresentation();
        ClassRoomView* slide = slideOf(*presentation);
        const QString sentence = slide->sentence();
        QTest::keyClick(slide, Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(slide->sentence() != sentence);
        const bool dark = theme().dark;
        QTest::keyClick(slide, Qt::Key_T, Qt::ControlModifier);
        QVERIFY(theme().dark != dark);
        (void)QTest::qWaitForWindowActive(presentation);
        QTest::keyClick(slide, Qt::Key_F1);
        const auto* help = presentation->findChild<TextDialog*>(); // over the slide
        QVERIFY(help != nullptr && help->isVisible());
        QTest::keyClick(&t.window, Qt::Key_L, Qt::ControlModifier);
    }

    void undoShowsThePageItChanges() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        QkvPage& page = on<QkvPage>(t);
        page.toggleMask();
        on<IntuitionPage>(t);
        auto* presentation = t.window.startPresentation();
        (void)QTest::qWaitForWindowActive(presentation);
        const QString before = slideOf(*presentation)->sentence();
        QTest::keyClick(slideOf(*presentation), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(t.window.currentPage() == &page);
        QVERIFY(slideOf(*presentation)->sentence() != before);
        QTRY_VERIFY(slideOf(*presentation)->hasFocus());
    }

    void thePointerHides() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        on<QkvPage>(t);
        QWidget* presentation = t.window.startPresentation();
        QTRY_COMPARE_WITH_TIMEOUT(presentation->cursor().shape(), Qt::BlankCursor, 6000);
        QMouseEvent move(QEvent::MouseMove, QPointF(90, 90), QPointF(90, 90), Qt::NoButton, {}, {});
        QApplication::sendEvent(slideOf(*presentation), &move);
        QCOMPARE(presentation->cursor().shape(), Qt::ArrowCursor);
        QTRY_COMPARE_WITH_TIMEOUT(presentation->cursor().shape(), Qt::BlankCursor, 6000);
    }

    void maskAndScalingActOnlyWhereTheyShow() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        QkvPage& page = on<QkvPage>(t);
        QWidget* presentation = t.window.startPresentation();
        QVERIFY(QTest::qWaitForWindowActive(presentation));
        ClassRoomView* slide = slideOf(*presentation);
        for (int step = 0; step < 5; ++step) {
            page.setStep(step);
            for (const auto key : {Qt::Key_M, Qt::Key_S}) {
                const LessonState before = t.document.lesson();
                QTest::keyClick(slide, key);
                const bool acts = !(t.document.lesson() == before);
                QVERIFY2(acts == (key == Qt::Key_M ? step >= 2 : step == 1),
                         qPrintable(QKeySequence(key).toString() + QString::number(step)));
            }
        }
    }

    void everyRowCanBeChosen() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        on<QkvPage>(t);
        LessonState wide = t.document.lesson();
        for (Matrix* m : {&wide.q, &wide.k, &wide.v}) *m = Matrix::Ones(14, m->cols());
        QVERIFY(!t.document.edit(wide, Edit{Edit::Kind::Cell}));
        ClassRoomView* slide = slideOf(*t.window.startPresentation());
        QTest::keyClick(slide, Qt::Key_9);
        for (int row = 9; row < 14; ++row) {
            QTest::keyClick(slide, Qt::Key_Down);
            QCOMPARE(t.selection.cell().row, Index(row));
        }
        QTest::keyClick(slide, Qt::Key_Down);
        QCOMPARE(t.selection.cell().row, Index(13));
        QTest::keyClick(slide, Qt::Key_Up);
        QCOMPARE(t.selection.cell().row, Index(12));
    }

    void spaceNeverBeginsAnotherRun() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        TrainingPage& page = on<TrainingPage>(t);
        t.document.editPage(QStringLiteral("training"), pageOf(tinyRun(page.formRun(), 20)),
                            [] { return QStringLiteral("small"); });
        ClassRoomView* slide = slideOf(*t.window.startPresentation());
        QTest::keyClick(slide, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(page.session().canTrainOn(), 60'000);
        const int generation = page.session().generation();
        const auto steps = page.session().steps();
        const QString before = slide->sentence();
        QTest::keyClick(slide, Qt::Key_Space);
        QTest::qWait(100);
        QVERIFY(slide->sentence() != before); // says that it is finished
        QCOMPARE(page.session().generation(), generation);
        QCOMPARE(page.session().steps(), steps);
        QVERIFY(!page.session().isActive());
        QTest::keyClick(slide, Qt::Key_Right); // until the next key
        QVERIFY(!slide->sentence().contains(QStringLiteral("New run")));
    }

    void ticksAreRoundAndDistinct() {
        for (const auto& [low, high] : std::initializer_list<std::pair<double, double>>{
                 {0.9, 1.0}, {3.23, 3.41}, {2.2, 3.5}, {0, 164.4}, {3.3999, 3.4001}, {0, 1e5}}) {
            const AxisTicks ticks = axisTicks(low, high, 5);
            QVERIFY(ticks.values.size() >= 2 && ticks.values.size() <= 5);
            std::set<QString> shown;
            for (const double x : ticks.values) {
                QVERIFY(x > low - 1e-9 * high && x < high + 1e-9 * high);
                const QString text = QString::number(x, 'f', ticks.decimals);
                QVERIFY2(std::abs(text.toDouble() - x) < 1e-9 * high, qPrintable(text));
                shown.insert(text);
            }
            QCOMPARE(shown.size(), ticks.values.size());
        }
        for (const int last : {10, 12, 40, 126, 240, 600, 100'000})
            for (const double x : axisTicks(0, last, 6, true).values) QCOMPARE(x, std::round(x));
        QVERIFY(axisTicks(1, 1, 5).values.empty());
    }

    void pasteGoesIntoTheTableOfPageOne() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        IntuitionPage& page = on<IntuitionPage>(t);
        QApplication::clipboard()->setText(QStringLiteral("[[1, 0], [0, 1]]"));
        auto* table = page.findChild<MatrixView*>(QStringLiteral("sentenceK"));
        QVERIFY(table != nullptr);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 0));
        t.window.actions().paste->trigger();
        const Matrix& k = page.lesson().sentence().trace.k;
        QCOMPARE(k(1, 0), 1.0);
        QCOMPARE(k(1, 1), 0.0);
        QCOMPARE(k(2, 0), 0.0);
        QCOMPARE(k(2, 1), 1.0);
    }
};

QTEST_MAIN(PresentationKeysTest)
#include "presentation_keys_test.moc"
