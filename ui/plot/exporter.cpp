#include "ui/plot/exporter.h"

#include "ui/document/atomic_file.h"
#include "ui/plot/plot.h"
#include "ui/theme/current_theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QPicture>
#include <QSvgGenerator>
#include <QWidget>

namespace dikkat::ui {

namespace {

constexpr int margin = 16, titleHeight = 36;
constexpr double pngScale = 2;
constexpr int dotsPerInch = 96;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

/// Plots draw themselves into the picture instead of copying their pixels.
class DirectPlots {
public:
    explicit DirectPlots(QWidget& widget) : m_plots(widget.findChildren<Plot*>()) {
        for (Plot* plot : m_plots) plot->setDirect(true);
    }
    ~DirectPlots() {
        for (Plot* plot : m_plots) plot->setDirect(false);
    }
    DirectPlots(const DirectPlots&) = delete;
    DirectPlots& operator=(const DirectPlots&) = delete;

private:
    QList<Plot*> m_plots;
};

QSize pictureSize(const QWidget& widget, const QString& title) {
    return widget.size() + QSize(2 * margin, 2 * margin + (title.isEmpty() ? 0 : titleHeight));
}

void paint(QPainter& painter, QWidget& widget, const QString& title) {
    const QSize size = pictureSize(widget, title);
    painter.fillRect(QRect(QPoint(0, 0), size), theme().surface);
    int top = margin;
    if (!title.isEmpty()) {
        painter.setFont(textFont(type::guideTitle, QFont::DemiBold));
        painter.setPen(theme().text);
        painter.drawText(QRect(margin, margin, size.width() - 2 * margin, titleHeight - 8),
                         Qt::AlignLeft | Qt::AlignVCenter, title);
        top += titleHeight;
    }
    painter.translate(margin, top);
    widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
}

QByteArray png(QWidget& widget, const QString& title) {
    QImage image(pictureSize(widget, title) * pngScale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pngScale);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint(painter, widget, title);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray svg(QWidget& widget, const QString& title) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    const QSize size = pictureSize(widget, title);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setResolution(dotsPerInch);
    generator.setTitle(title);
    QPainter painter(&generator);
    paint(painter, widget, title);
    painter.end();
    return buffer.data();
}

QByteArray pdf(QWidget& widget, const QString& title) {
    const QSize size = pictureSize(widget, title);
    // A widget renders itself to pixels when it sees a printer; by way of a recording it stays vectors.
    QPicture recording;
    QPainter recorder(&recording);
    paint(recorder, widget, title);
    recorder.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setPageSize(QPageSize(QSizeF(size) * 72.0 / dotsPerInch, QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(dotsPerInch);
    QPainter painter(&writer);
    painter.drawPicture(0, 0, recording);
    painter.end();
    return buffer.data();
}

} // namespace

std::optional<PictureFormat> pictureFormat(const QString& path) {
    const QString ending = QFileInfo(path).suffix();
    const auto is = [&](const char* name) {
        return ending.compare(QLatin1String(name), Qt::CaseInsensitive) == 0;
    };
    if (is("png")) return PictureFormat::Png;
    if (is("svg")) return PictureFormat::Svg;
    if (is("pdf")) return PictureFormat::Pdf;
    return std::nullopt;
}

std::optional<LiveText> exportPicture(QWidget& widget, const QString& title, const QString& path) {
    const auto format = pictureFormat(path);
    if (!format)
        return LiveText([name = QFileInfo(path).fileName()] {
            return Words::tr("The name must end in .png, .svg or .pdf: %1").arg(name);
        });
    QByteArray data;
    {
        const LightThemeForPicture light;
        const DirectPlots plots(widget);
        switch (*format) {
        case PictureFormat::Png: data = png(widget, title); break;
        case PictureFormat::Svg: data = svg(widget, title); break;
        case PictureFormat::Pdf: data = pdf(widget, title); break;
        }
    }
    const auto wrong =
        writeAtomically(path, std::string_view(data.constData(), static_cast<std::size_t>(data.size())));
    if (!wrong) return std::nullopt;
    return LiveText([why = *wrong] { return explain(why); });
}

} // namespace dikkat::ui
