#include "ui/plot/exporter.h"
#include "ui/plot/value_plane.h"
#include "ui/theme/theme.h"
#include "ui/widgets/matrix_view.h"

#include <QImage>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace dikkat;
using namespace dikkat::ui;

class ExporterTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QScopedPointer<QWidget> m_page;
    QScopedPointer<ThemeService> m_themes;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QByteArray written(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English));
        m_themes.reset(new ThemeService);
        m_themes->setChoice(ThemeChoice::Dark);
        const LessonTrace trace = evaluate(chapterExample()).value();
        m_page.reset(new QWidget);
        auto* matrix = new MatrixView;
        MatrixContent content;
        content.values = trace.heads[0].weights;
        content.visible = trace.heads[0].visible;
        content.role = MatrixRole::Weight;
        content.rowSymbol = QStringLiteral("q");
        matrix->setContent(content);
        matrix->setCellSize(60, 40);
        auto* plane = new ValuePlane;
        plane->setContent({std::make_shared<const LessonTrace>(trace), 0, 2, -1});
        auto* layout = new QVBoxLayout(m_page.data());
        layout->addWidget(matrix);
        layout->addWidget(plane);
        m_page->resize(360, 480);
        m_page->show();
    }
    void cleanupTestCase() { m_page.reset(); }

    void formatsByEnding() {
        QCOMPARE(pictureFormat(QStringLiteral("a.PNG")), PictureFormat::Png);
        QCOMPARE(pictureFormat(QStringLiteral("a.b.svg")), PictureFormat::Svg);
        QCOMPARE(pictureFormat(QStringLiteral("a.pdf")), PictureFormat::Pdf);
        QVERIFY(!pictureFormat(QStringLiteral("png")));
        QVERIFY(!pictureFormat(QStringLiteral("a.jpg")));
    }

    void pngIsTwiceTheSizeAndLight() {
        QVERIFY(!exportPicture(*m_page, QStringLiteral("Weights"), path("a.png")));
        const QImage image(path("a.png"));
        QCOMPARE(image.width(), 2 * (360 + 32));
        QCOMPARE(image.pixelColor(4, 4), lightTheme().surface);
        QVERIFY(theme().dark); // the screen is as it was
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkTheme().bg);
    }

    void svgHoldsVectorsAndText() {
        QVERIFY(!exportPicture(*m_page, QStringLiteral("Weights"), path("a.svg")));
        const QByteArray svg = written("a.svg");
        QVERIFY(svg.contains("<text"));
        QVERIFY(svg.contains("0.5761"));
        QVERIFY(!svg.contains("<image"));
    }

    void pdfHoldsVectors() {
        QVERIFY(!exportPicture(*m_page, QStringLiteral("Weights"), path("a.pdf")));
        const QByteArray pdf = written("a.pdf");
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(!pdf.contains("/Subtype /Image"));
    }

    void failuresAreSaidAndLoseNothing() {
        QVERIFY(exportPicture(*m_page, {}, path("a.jpg")).has_value());
        QVERIFY(exportPicture(*m_page, {}, path("no/such/folder/a.png")).has_value());
    }
};

QTEST_MAIN(ExporterTest)
#include "exporter_test.moc"
