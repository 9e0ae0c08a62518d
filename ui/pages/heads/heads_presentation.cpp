#include "ui/pages/heads/heads_presentation.h"

#include "ui/diagram/arcs.h"
#include "ui/pages/heads/head_words.h"
#include "ui/pages/heads/heads_page.h"
#include "ui/widgets/weight_image.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

namespace {
constexpr double headPx = 52, labelPx = 28, sentencePx = 34;
} // namespace

HeadsPresentation::HeadsPresentation(HeadsPage& page, QWidget* parent) : ClassRoomView(parent), m_page(page) {
    Inspector& inspector = page.inspector();
    inspector.setActive(true); // the page itself may be hidden behind this
    for (auto signal :
         {&Inspector::answered, &Inspector::viewChanged, &Inspector::stateChanged, &Inspector::measured})
        connect(&inspector, signal, this, [this] { renew(); });
}

QString HeadsPresentation::title() const {
    return m_page.title();
}

QString HeadsPresentation::message() const {
    const Inspector& i = m_page.inspector();
    if (i.headTrace() == nullptr) return tr("Train a model or open one to see its heads.");
    const HeadNote note = headNote(i);
    if (note.kind.isEmpty()) return tr("Measuring the heads…");
    return QStringLiteral("%1. %2").arg(note.kind, note.sentence);
}

void HeadsPresentation::paintMap(QPainter& painter, const QRectF& area) const {
    const Inspector& i = m_page.inspector();
    const HeadTrace* head = i.headTrace();
    const Matrix& w = head->weights;
    const QStringList names = i.queryLabels();
    double longest = 0;
    for (const QString& name : names)
        longest =
            std::max(longest, QFontMetricsF(textFont(labelPx, QFont::DemiBold)).horizontalAdvance(name));
    const double left = std::clamp(longest + 16, 90.0, 240.0), top = 44;
    const double side = std::min((area.width() - left) / static_cast<double>(w.cols()),
                                 (area.height() - top) / static_cast<double>(w.rows()));
    const QRectF cells(area.left() + left, area.top() + top, side * static_cast<double>(w.cols()),
                       side * static_cast<double>(w.rows()));
    painter.drawImage(cells, weightImage(w, head->visible, cells.size().toSize() * 2, look(), 2.0));
    painter.setPen(QPen(look().borderStrong, 2));
    painter.drawRect(cells);
    painter.setFont(textFont(labelPx, QFont::DemiBold));
    const auto step = [side](Index count) {
        int s = labelStep(count);
        while (side * s < labelPx * 1.1) s *= 2;
        return s;
    };
    const auto [query, key] = i.cell();
    const int rowStep = step(w.rows()), columnStep = step(w.cols());
    painter.setPen(look().query);
    for (Index r = 0; r < w.rows(); r += rowStep)
        painter.drawText(
            QRectF(area.left(), cells.top() + side * static_cast<double>(r), left - 10, side * rowStep),
            Qt::AlignRight | (rowStep > 1 ? Qt::AlignTop : Qt::AlignVCenter) | Qt::TextDontClip,
            QFontMetricsF(painter.font()).elidedText(names.value(r), Qt::ElideRight, left - 10));
    painter.setPen(look().key);
    for (Index c = 0; c < w.cols(); c += columnStep)
        painter.drawText(
            QRectF(cells.left() + side * static_cast<double>(c) - 40, area.top(), side + 80, top),
            Qt::AlignCenter | Qt::TextDontClip, i.keyLabels().value(c).left(6));
    if (query < 0) return;
    painter.setBrush(Qt::NoBrush);
    QPen dash(look().text, 3, Qt::DashLine);
    painter.setPen(dash);
    painter.drawRect(
        QRectF(cells.left(), cells.top() + side * static_cast<double>(query), cells.width(), side));
    painter.setPen(QPen(look().text, 6));
    painter.drawRect(QRectF(cells.left() + side * static_cast<double>(key),
                            cells.top() + side * static_cast<double>(query), side, side));
}

void HeadsPresentation::paintAll(QPainter& painter, const QRectF& area) const {
    const Inspector& i = m_page.inspector();
    const auto& rows = i.rows();
    int most = 1;
    for (const HeadRow& row : rows) most = std::max(most, row.heads);
    const double gap = 10, names = 56, numbers = 30; // short names of the layers, numbers of the heads
    const double side = std::min((area.width() - names + gap) / most,
                                 (area.height() - numbers + gap) / static_cast<double>(rows.size())) -
                        gap;
    painter.setFont(textFont(24, QFont::DemiBold));
    painter.setPen(look().text2);
    for (int h = 0; h < most; ++h)
        painter.drawText(QRectF(area.left() + names + h * (side + gap), area.top(), side, numbers),
                         Qt::AlignCenter | Qt::TextDontClip, QString::number(h + 1));
    for (std::size_t r = 0; r < rows.size(); ++r)
        painter.drawText(QRectF(area.left(), area.top() + numbers + static_cast<double>(r) * (side + gap),
                                names - 10, side),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                         shortLayerName(rows[r].place, rows[r].layer));
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (int n = rows[r].first; n < rows[r].first + rows[r].heads; ++n) {
            const HeadTrace& head = rows[r].trace(n);
            const QRectF cell(area.left() + names + (n - rows[r].first) * (side + gap),
                              area.top() + numbers + static_cast<double>(r) * (side + gap), side, side);
            painter.drawImage(cell,
                              weightImage(head.weights, head.visible, cell.size().toSize(), look(), 1.0));
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(look().borderStrong, 1));
            painter.drawRect(cell);
            if (i.state().isOff(n)) {
                painter.setPen(QPen(look().wrong, 5));
                painter.drawLine(cell.topLeft(), cell.bottomRight());
                painter.drawLine(cell.topRight(), cell.bottomLeft());
            }
            if (n == i.head()) {
                painter.setPen(QPen(look().text, 6));
                painter.drawRect(cell);
            }
        }
}

void HeadsPresentation::paintSlide(QPainter& painter) const {
    const Inspector& i = m_page.inspector();
    const Theme& t = look();
    painter.setPen(t.text);
    painter.setFont(textFont(headPx, QFont::Bold));
    const HeadReport* report = i.report(i.head());
    painter.drawText(QRectF(72, 24, 1296, 70), Qt::AlignLeft | Qt::AlignVCenter,
                     report == nullptr ? m_page.title()
                                       : headName(report->place, report->layer, report->head));
    if (i.headTrace() != nullptr) {
        paintMap(painter, QRectF(62, 104, 740, 610));
        paintAll(painter, QRectF(850, 104, 518, 300));
        const auto [query, key] = i.cell();
        painter.setPen(t.text);
        painter.setFont(textFont(sentencePx, QFont::DemiBold));
        if (query >= 0)
            painter.drawText(
                QRectF(72, 724, 1296, 56), Qt::AlignLeft | Qt::AlignVCenter,
                QFontMetricsF(painter.font()).elidedText(cellWords(i, query, key), Qt::ElideRight, 1296));
    }
    painter.setPen(t.text);
    painter.setFont(textFont(sentencePx, QFont::Medium));
    painter.drawText(QRectF(850, 412, 518, 310), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, message());
    paintKeys(painter);
}

QList<ClassRoomView::Key> HeadsPresentation::keys() const {
    const Inspector& i = m_page.inspector();
    if (i.headTrace() == nullptr) return {};
    return {{QStringLiteral("O"), i.state().isOff(i.head()) ? tr("Head: off") : tr("Head: on")},
            {QStringLiteral("A"), tr("All on")},
            {QStringLiteral("↑ ↓"), tr("Row")},
            {QStringLiteral("←"), tr("Back")},
            {QStringLiteral("→"), tr("Next head")}};
}

bool HeadsPresentation::handleKey(const QKeyEvent& event) {
    Inspector& i = m_page.inspector();
    const auto row = [&i](Index by) {
        const HeadTrace* head = i.headTrace();
        if (head == nullptr) return;
        const Index query = std::clamp<Index>(i.cell().first + by, 0, head->weights.rows() - 1);
        Index key = 0;
        head->weights.row(query).maxCoeff(&key);
        i.selectCell(query, key);
    };
    const int key = event.key();
    if (isBack(key))
        m_page.stepHead(-1);
    else if (isForward(key))
        m_page.stepHead(1);
    else if (key == Qt::Key_Up)
        row(-1);
    else if (key == Qt::Key_Down)
        row(1);
    else if (key == Qt::Key_O)
        i.setHeadOff(i.head(), !i.state().isOff(i.head()));
    else if (key == Qt::Key_A)
        i.allHeadsOn();
    else
        return false;
    return true;
}

} // namespace dikkat::ui
