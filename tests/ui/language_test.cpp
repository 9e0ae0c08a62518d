#include "tests/ui/shell/window_under_test.h"
#include "ui/i18n/language.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLibraryInfo>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <clocale>

using namespace dikkat;
using namespace dikkat::ui;

class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString qt = QLibraryInfo::path(QLibraryInfo::TranslationsPath) + "/qtbase_tr.qm";
        QVERIFY2(QFile::exists(qt), "qt6-translations-l10n is missing");
    }

    void theOrderOfPreferenceDecides_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<bool>("turkish");
        QTest::newRow("Turkish") << QStringList{"tr-TR", "tr-Latn-TR", "tr"} << true;
        QTest::newRow("Turkish, as the system spells it") << QStringList{"tr_TR"} << true;
        QTest::newRow("English") << QStringList{"en-GB", "en"} << false;
        QTest::newRow("neither") << QStringList{"fr-FR", "fr"} << false;
        QTest::newRow("only looks like Turkish") << QStringList{"trv-TW"} << false;
        QTest::newRow("English before Turkish") << QStringList{"en", "tr"} << false;
        QTest::newRow("Turkish before English") << QStringList{"de", "tr", "en"} << true;
        QTest::newRow("none") << QStringList{} << false;
    }
    void theOrderOfPreferenceDecides() {
        QFETCH(QStringList, names);
        QFETCH(bool, turkish);
        QCOMPARE(LanguageService::preferred(names), turkish ? UiLanguage::Turkish : UiLanguage::English);
    }

    void qtsOwnWordsFollow() {
        LanguageService service;
        QDialogButtonBox box(QDialogButtonBox::Cancel);
        const auto cancel = [&box] {
            QString text = box.button(QDialogButtonBox::Cancel)->text();
            return text.remove(u'&');
        };
        service.set(UiLanguage::Turkish);
        QTRY_COMPARE(cancel(), QString("İptal"));
        service.set(UiLanguage::English);
        QTRY_COMPARE(cancel(), QString("Cancel"));
    }

    void theDecimalMarkOfSpinBoxesFollows() {
        LanguageService service;
        service.set(UiLanguage::English);
        QDoubleSpinBox box;
        box.setValue(0.5);
        QCOMPARE(box.text(), QString("0.50"));
        service.set(UiLanguage::Turkish);
        QTRY_COMPARE(box.text(), QString("0,50"));
        QCOMPARE(box.value(), 0.5);
        service.set(UiLanguage::English);
        QTRY_COMPARE(box.text(), QString("0.50"));
    }

    void numbersInFilesKeepTheirPoint() {
        std::setlocale(LC_NUMERIC, "");
        LanguageService service;
        service.set(UiLanguage::Turkish);
        QCOMPARE(QByteArray(std::localeconv()->decimal_point), QByteArray("."));
        QCOMPARE(QLocale().decimalPoint(), QString(","));
    }

    void aSwitchIsAnnouncedOnceToServicesAndToWidgets() {
        struct Widget : QWidget {
            int heard = 0;
            void changeEvent(QEvent* event) override {
                if (event->type() == QEvent::LanguageChange) ++heard;
            }
        };
        LanguageService service;
        service.set(UiLanguage::English);
        QCoreApplication::processEvents();
        Widget widget;
        QSignalSpy changed(&service, &LanguageService::changed);
        for (UiLanguage language : {UiLanguage::Turkish, UiLanguage::English}) {
            widget.heard = 0;
            changed.clear();
            service.set(language);
            QCOMPARE(changed.count(), 1);
            QCOMPARE(service.current(), language);
            QTRY_COMPARE(widget.heard, 1);
        }
    }

    void nothingIsLostByASwitch() {
        WindowUnderTest t(WindowUnderTest::Pages::Real);
        LessonState changed = t.document.lesson();
        changed.q(2, 1) = 0.25;
        QVERIFY(!t.document.edit(changed, {Edit::Kind::Cell, InputMatrix::Q, 2, 1}));
        changed.mask = MaskKind::None;
        QVERIFY(!t.document.edit(changed, {Edit::Kind::Mask}));
        t.document.undoStack().undo();
        t.selection.select({LessonStep::Weights, 2, 1});
        t.window.currentPage()->setStep(3);
        const LessonState lesson = t.document.lesson();
        const ViewState view = t.document.view();
        const Selection::Cell cell = t.selection.cell();

        const QString english = t.window.currentPage()->title();
        t.language.set(UiLanguage::Turkish);
        QTRY_VERIFY(t.window.windowTitle().contains(t.window.currentPage()->title()));
        QVERIFY(t.window.currentPage()->title() != english);
        QVERIFY(t.document.lesson() == lesson);
        QVERIFY(t.document.view() == view);
        QVERIFY(t.selection.cell() == cell);
        QCOMPARE(t.document.undoStack().count(), 2);
        QCOMPARE(t.document.undoStack().index(), 1);
        QCOMPARE(t.window.currentPage()->step(), 3);
        QVERIFY(t.window.isWindowModified());
    }
};

QTEST_MAIN(LanguageTest)
#include "language_test.moc"
