#include "ui/theme/icons.h"

#include "ui/theme/theme.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace dikkat::ui {

namespace {

QString pathOf(const QString& name) {
    return QStringLiteral(":/icons/") + name + QStringLiteral(".svg");
}

QColor colorFor(QIcon::Mode mode) {
    switch (mode) {
    case QIcon::Disabled: return theme().text3;
    case QIcon::Selected: return theme().onInk;
    case QIcon::Normal:
    case QIcon::Active: break;
    }
    return theme().text;
}

/// Paints at the moment of use: nothing is baked for one theme or one screen.
class ThemedIconEngine : public QIconEngine {
public:
    explicit ThemedIconEngine(QString name) : m_name(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const double ratio = painter->device()->devicePixelRatioF();
        const int side = std::min(rect.width(), rect.height());
        QRect place(0, 0, side, side);
        place.moveCenter(rect.center());
        painter->drawPixmap(place, tintedPixmap(m_name, colorFor(mode), side, ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return tintedPixmap(m_name, colorFor(mode), std::min(size.width(), size.height()), 1);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override {
        const int side = qRound(std::min(size.width(), size.height()) / scale);
        return tintedPixmap(m_name, colorFor(mode), side, scale);
    }

    QIconEngine* clone() const override { return new ThemedIconEngine(m_name); }
    QString key() const override { return QStringLiteral("dikkat-themed"); }
    bool isNull() override { return false; }

private:
    QString m_name;
};

} // namespace

QIcon themedIcon(const QString& name) {
    return QIcon(new ThemedIconEngine(name));
}

QPixmap tintedPixmap(const QString& name, const QColor& color, int size, double devicePixelRatio) {
    const QString key = QStringLiteral("%1/%2/%3@%4").arg(name, color.name()).arg(size).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    pixmap = QPixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(pathOf(name));
    QPainter painter(&pixmap);
    const QRectF whole(0, 0, size, size);
    renderer.render(&painter, whole);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn); // keeps the shape, replaces the colour
    painter.fillRect(whole, color);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace dikkat::ui
