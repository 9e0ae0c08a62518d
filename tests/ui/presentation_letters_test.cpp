#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/i18n/language.h"
#include "ui/pages/all_pages.h"
#include "ui/pages/page.h"
#include "ui/theme/theme.h"

#include <QPaintEngine>
#include <QTest>
#include <cmath>
#include <memory>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

constexpr QSize projector{1280, 720};

struct Text {
    QString words;
    double lineHeight = 0, xHeight = 0; ///< pixels on the projector
};

/// Draws nothing and notes how large every text comes out.
class TextEngine : public QPaintEngine {
public:
    TextEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    using QPaintEngine::drawPolygon;
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPath(const QPainterPath&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override {
        if (item.text().trimmed().isEmpty()) return;
        const double scale =
            std::hypot(painter()->combinedTransform().m21(), painter()->combinedTransform().m22());
        const QFontMetricsF metrics(item.font());
        texts.append({item.text(), metrics.height() * scale, metrics.xHeight() * scale});
    }
    [[nodiscard]] Type type() const override { return User; }
    QList<Text> texts;
};

class TextDevice : public QPaintDevice {
public:
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine; }
    mutable TextEngine engine;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth: return projector.width();
        case PdmHeight: return projector.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        case PdmDepth: return 32;
        default: return 0;
        }
    }
};

} // namespace

/// What stands on the projector can be read from the last row.
class PresentationLettersTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_themes = new ThemeService(this); }

    void areLargeEnough_data() {
        QTest::addColumn<int>("page");
        QTest::addColumn<bool>("turkish");
        for (int page = 1; page <= 6; ++page)
            for (const bool turkish : {false, true})
                QTest::addRow("page %d, %s", page, turkish ? "Turkish" : "English") << page << turkish;
    }
    void areLargeEnough() {
        QFETCH(int, page);
        QFETCH(bool, turkish);
        m_language.set(turkish ? UiLanguage::Turkish : UiLanguage::English);
        Document document;
        Selection selection;
        QList<Page*> all = makePages(document, selection);
        QWidget holder; // deletes them
        for (Page* p : all) p->setParent(&holder);
        Page* shown = nullptr;
        for (Page* p : all)
            if (static_cast<int>(p->id()) == page) shown = p;
        QVERIFY(shown != nullptr);
        const std::unique_ptr<QWidget> view(shown->createPresentation(nullptr));
        view->resize(projector);
        view->show();
        for (int step = 0; step < shown->stepCount(); ++step) {
            shown->setStep(step);
            QTest::qWait(page == 6 || page == 3 ? 1500 : 100); // what a page computes when it is looked at
            TextDevice device;
            view->render(&device);
            const QList<Text>& texts = device.engine.texts;
            QVERIFY2(texts.size() > 5, qPrintable(QString::number(texts.size())));
            const Text* smallest = &texts.first();
            for (const Text& text : texts)
                if (text.lineHeight < smallest->lineHeight) smallest = &text;
            qInfo("step %d: line %.1f px = 1/%.0f, x-height %.1f px = 1/%.0f of the screen: %s", step + 1,
                  smallest->lineHeight, projector.height() / smallest->lineHeight, smallest->xHeight,
                  projector.height() / smallest->xHeight, qPrintable(smallest->words));
            QVERIFY2(smallest->lineHeight >= projector.height() / 40.0, qPrintable(smallest->words));
        }
    }

private:
    ThemeService* m_themes = nullptr;
    LanguageService m_language;
};

QTEST_MAIN(PresentationLettersTest)
#include "presentation_letters_test.moc"
