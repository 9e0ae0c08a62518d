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
    for (auto signal : {&Inspector::answered, &Inspector::viewChanged, &Inspector::stateChanged})
        connect(&inspector, signal, this, [this] { renew(); });
}

QString HeadsPresentation::title() const {
    return m_page.title();
}

QString HeadsPresentation::message() const {
    const Inspector& i = m_page.inspector();
    if (i.headTrace() == nullptr) return tr("Train a model or open one to see its heads.");
    const HeadNote note = headNote(i);
    return QStringLiteral("%1. %2").arg(note.kind, note.sentence);
}

void HeadsPresentation::paintMap(QPainter& painter, const QRectF& area) const {
    const Inspector& i = m_page.inspector();
    const HeadTrace* head = i.headTrace();
    const Matrix& w = head->weights;
    const double left = 90, top = 44;
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
            Qt::AlignRight | (rowStep > 1 ? Qt::AlignTop : Qt::AlignVCenter),
            i.queryLabels().value(r).left(6));
    painter.setPen(look().key);
    for (Index c = 0; c < w.cols(); c += columnStep)
        painter.drawText(
            QRectF(cells.left() + side * static_cast<double>(c) - 40, area.top(), side + 80, top),
            Qt::AlignCenter, i.keyLabels().value(c).left(6));
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
    const double gap = 10;
    const double side =
        std::min((area.width() + gap) / most, (area.height() + gap) / static_cast<double>(rows.size())) - gap;
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (int n = rows[r].first; n < rows[r].first + rows[r].heads; ++n) {
            const HeadTrace& head = rows[r].trace(n);
            const QRectF cell(area.left() + (n - rows[r].first) * (side + gap),
                              area.top() + static_cast<double>(r) * (side + gap), side, side);
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
    painter.drawText(QRectF(60, 28, 1320, 70), Qt::AlignLeft | Qt::AlignVCenter,
                     report == nullptr ? m_page.title()
                                       : headName(report->place, report->layer, report->head));
    if (i.headTrace() != nullptr) {
        paintMap(painter, QRectF(50, 110, 760, 650));
        paintAll(painter, QRectF(860, 154, 520, 300));
    }
    painter.setPen(t.text);
    painter.setFont(textFont(sentencePx, QFont::Medium));
    painter.drawText(QRectF(860, 474, 530, 350), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, message());
    painter.setPen(t.text2);
    painter.setFont(textFont(smallPx));
    painter.drawText(QRectF(60, 836, 1320, 44), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("← → head   ↑ ↓ row   O on/off   Esc close"));
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
