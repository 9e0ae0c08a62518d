#include "ui/shell/picture_dialogs.h"

#include "ui/plot/exporter.h"
#include "ui/settings/settings.h"
#include "ui/shell/message_bar.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSvgRenderer>
#include <QTemporaryDir>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PictureDialogs)
};

constexpr auto endings = {".png", ".svg", ".pdf"};

QStringList filters() {
    return {Words::tr("Picture in pixels (*.png)"), Words::tr("Drawing that scales (*.svg)"),
            Words::tr("Page for print (*.pdf)")};
}

/// A title as a file name: no separators, no marks that a file system refuses.
QString fileNameOf(const QString& title) {
    QString name;
    for (const QChar c : title) name += c.isLetterOrNumber() ? c : QChar(u'-');
    return name;
}

/// With the ending of the chosen kind where the person typed none that we know.
QString withEnding(const QString& path, const QString& filter) {
    if (pictureFormat(path)) return path;
    const auto kind = std::max<qsizetype>(0, filters().indexOf(filter));
    return path + QLatin1String(*(endings.begin() + kind));
}

/// An ending that says that something else than one of our pictures is meant.
bool namesOtherKind(const QString& path) {
    static const QStringList others{"csv", "tsv",  "txt", "json", "xlsx", "ods",  "tex",
                                    "jpg", "jpeg", "gif", "bmp",  "webp", "html", "dikkat"};
    return others.contains(QFileInfo(path).suffix().toLower());
}

} // namespace

void savePictureWithDialog(QWidget& widget, const QString& title, Settings& settings, MessageBar& messages) {
    QString filter;
    const QString suggestion =
        QDir(settings.lastFolder()).filePath(fileNameOf(title) + QStringLiteral(".png"));
    QString path = QFileDialog::getSaveFileName(widget.window(), Words::tr("Export picture"), suggestion,
                                                filters().join(QStringLiteral(";;")), &filter);
    if (path.isEmpty()) return;
    if (namesOtherKind(path)) {
        messages.showProblem([ending = QFileInfo(path).suffix()] {
            return Words::tr(
                       "A picture is written as .png, .svg or .pdf, not as .%1. The numbers of loss curves "
                       "are saved on page 7, under Runs.")
                .arg(ending);
        });
        return;
    }
    path = withEnding(path, filter);
    settings.setLastFolder(QFileInfo(path).absolutePath());
    if (const auto problem = exportPicture(widget, title, path)) messages.showProblem(*problem);
}

void printWithDialog(QWidget& widget, const QString& title, MessageBar& messages) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    printer.setPageOrientation(QPageLayout::Landscape);
    QPrintDialog dialog(&printer, widget.window());
    dialog.setWindowTitle(Words::tr("Print"));
    if (dialog.exec() != QDialog::Accepted) return;
    // The same drawing as an exported one: light theme, vectors, title above.
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("page.svg"));
    if (const auto problem = exportPicture(widget, title, file)) {
        messages.showProblem(*problem);
        return;
    }
    QSvgRenderer picture(file);
    QPainter painter;
    if (!picture.isValid() || !painter.begin(&printer)) {
        messages.showProblem([] {
            return Words::tr(
                "The printer did not take the page. Is it switched on and connected? In the same dialog "
                "the page can also be printed to a PDF file.");
        });
        return;
    }
    const QRectF paper(QPointF(0, 0), printer.pageLayout().paintRectPixels(printer.resolution()).size());
    QRectF place(QPointF(0, 0), QSizeF(picture.defaultSize()).scaled(paper.size(), Qt::KeepAspectRatio));
    place.moveCenter(paper.center());
    picture.render(&painter, place);
}

} // namespace dikkat::ui
