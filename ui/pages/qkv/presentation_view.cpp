#include "ui/pages/qkv/presentation_view.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/qkv/lesson_editor.h"
#include "ui/pages/qkv/step_words.h"
#include "ui/widgets/inline_text.h"
#include "ui/widgets/matrix_painter.h"

#include <QPainter>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr double cellPx = 46;

/// The state with the causal mask on or off, everything else as it is.
LessonTrace masked(const LessonTrace& trace, bool on) {
    LessonState s = trace.state;
    s.mask = on ? MaskKind::Causal : MaskKind::None;
    return evaluate(s).value(); // neither mask can leave a row empty
}

} // namespace

PresentationView::PresentationView(Document& document, Selection& selection, Page& page, QWidget* parent)
    : PageSlides(page, parent), m_document(document), m_selection(selection) {
    connect(&m_document, &Document::lessonChanged, this, [this] { renew(); });
    connect(&m_document, &Document::viewChanged, this, [this] { renew(); });
    connect(&m_selection, &Selection::changed, this, [this] { renew(); });
}

QString PresentationView::title() const {
    const std::size_t heads = m_document.trace()->heads.size();
    if (heads < 2) return slideNow().title;
    //: %1 is the title of a slide
    return tr("%1: head %2 of %3").arg(slideNow().title).arg(m_document.view().head + 1).arg(heads);
}

Index PresentationView::row() const {
    const Selection::Cell& cell = m_selection.cell();
    return cell.isValid() && cell.row < m_document.trace()->q.rows() ? cell.row : -1;
}

void PresentationView::selectRow(Index row) {
    if (row >= m_document.trace()->q.rows()) return;
    if (row == this->row())
        m_selection.clear(); // the same key again lets go
    else
        chooseRow(row);
}

void PresentationView::chooseRow(Index row) {
    m_selection.select({LessonStep::Weights, row, row});
}

QList<ClassRoomView::Key> PresentationView::ownKeys() const {
    QList<Key> keys;
    if (offersMask()) keys << Key{QStringLiteral("M"), tr("Mask")};
    if (offersScaling()) keys << Key{QStringLiteral("S"), tr("Scaling")};
    if (m_document.trace()->heads.size() > 1) keys << Key{QStringLiteral("H"), tr("Head")};
    return keys << Key{QStringLiteral("↑ ↓"), tr("Row")};
}

// Only where the picture shows what they do: nobody is to find the numbers changed two steps later.
bool PresentationView::offersMask() const {
    return m_document.view().step >= LessonStep::Masked;
}

bool PresentationView::offersScaling() const {
    return m_document.view().step == LessonStep::Scaled;
}

void PresentationView::nextHead() {
    ViewState view = m_document.view();
    view.head = (view.head + 1) % static_cast<int>(m_document.trace()->heads.size());
    m_document.setView(view);
}

bool PresentationView::handleOwnKey(int key) {
    LessonEditor editor(m_document);
    const Index last = m_document.trace()->q.rows() - 1;
    if (key == Qt::Key_Up)
        chooseRow(row() < 0 ? last : std::max<Index>(0, row() - 1));
    else if (key == Qt::Key_Down)
        chooseRow(std::min(last, row() + 1));
    else if (key == Qt::Key_M && offersMask())
        editor.setCausal(m_document.lesson().mask != MaskKind::Causal);
    else if (key == Qt::Key_S && offersScaling())
        editor.setScaled(!m_document.lesson().scaled);
    else if (key == Qt::Key_H && m_document.trace()->heads.size() > 1)
        nextHead();
    else if (key >= Qt::Key_1 && key <= Qt::Key_9)
        selectRow(key - Qt::Key_1);
    else
        return false;
    return true;
}

PresentationView::Panel PresentationView::panel(const QString& title, const LessonTrace& trace,
                                                LessonStep step) const {
    const int head = m_document.view().head;
    const bool output = step == LessonStep::Output;
    Panel p;
    p.title = title;
    p.content.values = trace.stepMatrix(step, head);
    if (step == LessonStep::Masked || step == LessonStep::Weights)
        p.content.visible = trace.heads[static_cast<std::size_t>(head)].visible;
    p.content.role = stepRole(step);
    p.content.rowSymbol = output ? QStringLiteral("o") : QStringLiteral("q");
    p.content.rowRole = output ? MatrixRole::Value : MatrixRole::Query;
    p.content.columnSymbol = output ? QString() : QStringLiteral("k");
    p.content.columnRole = output ? MatrixRole::Neutral : MatrixRole::Key;
    p.content.decimals = std::min(2, m_document.view().decimals);
    p.content.scoreMagnitude = roundedMagnitude(trace.heads[static_cast<std::size_t>(head)].raw);
    return p;
}

PresentationView::Slide PresentationView::slideNow() const {
    const LessonTrace& t = *m_document.trace();
    const HeadTrace& head = t.heads[static_cast<std::size_t>(m_document.view().head)];
    Slide s;
    switch (m_document.view().step) {
    case LessonStep::Raw: {
        s.title = tr("Every query meets every key");
        s.left.title = tr("Queries");
        s.left.content.values = head.q;
        s.left.content.role = MatrixRole::Query;
        s.left.content.rowSymbol = QStringLiteral("q");
        s.left.content.rowRole = MatrixRole::Query;
        s.left.content.decimals = 2;
        s.right = panel(tr("Scores"), t, LessonStep::Raw);
        s.arrow = QStringLiteral("· K^T");
        break;
    }
    case LessonStep::Scaled:
        s.title = tr("Scaling keeps the scores in hand");
        s.left = panel(tr("Scores"), t, LessonStep::Raw);
        s.right = panel(t.state.scaled ? tr("Scaled scores") : tr("Not scaled"), t, LessonStep::Scaled);
        s.right.hasBox = true;
        s.right.checked = t.state.scaled;
        s.arrow = t.state.scaled ? QStringLiteral("÷ √%1").arg(head.q.cols()) : QStringLiteral("÷ 1");
        break;
    case LessonStep::Masked: {
        s.title = tr("The mask closes the future");
        const bool on = t.state.mask == MaskKind::Causal;
        s.left = panel(tr("Mask off"), masked(t, false), LessonStep::Weights);
        s.right = panel(tr("Mask on"), masked(t, true), LessonStep::Weights);
        s.left.hasBox = s.right.hasBox = true;
        s.right.checked = true;
        s.left.current = !on;
        s.right.current = on;
        break;
    }
    case LessonStep::Weights:
        s.title = tr("Softmax makes shares out of scores");
        s.left = panel(tr("Masked scores"), t, LessonStep::Masked);
        s.right = panel(tr("Weights"), t, LessonStep::Weights);
        s.arrow = QStringLiteral("softmax");
        break;
    case LessonStep::Output:
        s.title = tr("The output mixes the values");
        s.left = panel(tr("Weights"), t, LessonStep::Weights);
        s.right = panel(tr("Outputs"), t, LessonStep::Output);
        s.arrow = QStringLiteral("· V");
        break;
    }
    return s;
}

QString PresentationView::message() const {
    const LessonTrace& t = *m_document.trace();
    const Index i = row();
    const Index n = t.q.rows();
    const LessonStep step = m_document.view().step;
    const bool on = t.state.mask == MaskKind::Causal;
    if (step != LessonStep::Masked || i < 0) {
        // Where the picture cannot show what M and S did, the sentence says it.
        QStringList said{PageSlides::message()};
        if (t.state.mask == MaskKind::None && step < LessonStep::Masked)
            said << tr("The mask is off; step 3 shows it.");
        if (!t.state.scaled && step == LessonStep::Raw) said << tr("Scaling is off; step 2 shows it.");
        if (!t.state.scaled && step > LessonStep::Scaled) said << tr("The scores are not scaled.");
        if (t.state.mask == MaskKind::None && step > LessonStep::Masked) said << tr("Nothing is masked.");
        return said.join(QLatin1Char(' '));
    }
    if (i + 1 == n) return tr("Position %1 is the last: it sees everything, mask or not.").arg(i + 1);
    if (!on) {
        const HeadTrace& head = t.heads[static_cast<std::size_t>(m_document.view().head)];
        //: %1 is a position, %2 a percentage
        return tr("Without the mask position %1 gives this share to what comes after it: %2.")
            .arg(i + 1)
            .arg(percent(head.weights.row(i).tail(n - i - 1).sum(), 0));
    }
    if (i == 0) return tr("Position 1 sees only itself: its whole share stays with it.");
    return tr("Position %1 cannot see what comes after it; its share goes to positions 1 to %1.").arg(i + 1);
}

QRectF PresentationView::sentenceArea() const {
    return {72, 604, 1296, 112}; // the legend stands below it, also below two lines
}

void PresentationView::paintContent(QPainter& painter, const QRectF&) const {
    const Theme& t = look();
    const Slide s = slideNow();
    paintPanel(painter, s.left, QRectF(72, 124, 580, 480));
    paintPanel(painter, s.right, QRectF(788, 124, 580, 480));

    // The arrow, with what happens on it.
    const double y = 416;
    painter.setPen(QPen(t.text, 5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawLine(QPointF(668, y), QPointF(766, y));
    painter.drawPolyline(QPolygonF{QPointF(746, y - 20), QPointF(768, y), QPointF(746, y + 20)});
    if (!s.arrow.isEmpty())
        InlineText(s.arrow).draw(painter, QRectF(648, y - 62, 140, 44), Qt::AlignCenter,
                                 textFont(smallPx, QFont::DemiBold), t.text);
    paintLegend(painter, s);
}

void PresentationView::paintPanel(QPainter& painter, const Panel& p, const QRectF& area) const {
    const Theme& t = look();
    const double rows = static_cast<double>(p.content.values.rows()),
                 columns = static_cast<double>(p.content.values.cols());
    const double left = 78, top = 104;
    MatrixGeometry g;
    const double room = std::min((area.width() - left) / columns, 152.0);
    g.cellWidth = room;
    g.cellHeight = std::min((area.height() - top) / rows, std::min(106.0, std::max(room * 0.7, 20.0)));
    g.fontPixels = cellPx;
    g.smallestFont = smallPx; // what the last row cannot read is left to the colours
    g.line = 2.3;
    g.origin = area.topLeft() + QPointF(left, top);

    double x = g.origin.x();
    const double titleY = area.top() + 8;
    if (p.hasBox) {
        const QRectF box(x, titleY + 5, 34, 34);
        painter.setPen(QPen(t.text, 4));
        painter.setBrush(p.checked ? QBrush(t.ink) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(box, 6, 6);
        if (p.checked) {
            painter.setPen(QPen(t.onInk, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(QPolygonF{box.topLeft() + QPointF(8, 17), box.topLeft() + QPointF(15, 25),
                                           box.topLeft() + QPointF(27, 10)});
        }
        painter.setBrush(Qt::NoBrush);
        x += 48;
    }
    painter.setFont(textFont(panelPx, QFont::DemiBold));
    painter.setPen(t.text);
    painter.drawText(QRectF(x, titleY, area.right() - x, 44), Qt::AlignVCenter, p.title);
    if (p.current) {
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(p.title);
        painter.fillRect(QRectF(x, titleY + 44, width, 5), t.ink);
    }

    // Row and column names where there is room for them.
    const auto step = [](double cell, double need) {
        return std::max(1, static_cast<int>(std::ceil(need / cell)));
    };
    const QFont axis = textFont(axisPx, QFont::DemiBold);
    for (Index j = 0; j < p.content.values.cols(); j += step(g.cellWidth, 44)) {
        const QRectF cell = g.cell(0, j);
        const QString name = p.content.columnSymbol.isEmpty() ? QString::number(j + 1)
                                                              : symbolMarkup(p.content.columnSymbol, j + 1);
        InlineText(name).draw(
            painter, QRectF(cell.left() - 20, cell.top() - 46, cell.width() + 40, 40), Qt::AlignCenter, axis,
            p.content.columnRole == MatrixRole::Neutral ? t.text2 : roleColor(p.content.columnRole, t));
    }
    for (Index i = 0; i < p.content.values.rows(); i += step(g.cellHeight, 36)) {
        const QRectF cell = g.cell(i, 0);
        InlineText(symbolMarkup(p.content.rowSymbol, i + 1))
            .draw(painter, QRectF(cell.left() - 84, cell.top(), 68, cell.height()),
                  Qt::AlignRight | Qt::AlignVCenter, axis, roleColor(p.content.rowRole, t));
    }
    paintMatrix(painter, p.content, MatrixLook{}, g, fitTexts(p.content, g), t);
    if (const Index i = row(); i >= 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(t.text, 7, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(g.block(i, 0, 1, p.content.values.cols()).adjusted(-2, -2, 2, 2));
    }
}

void PresentationView::paintLegend(QPainter& painter, const Slide& s) const {
    const Theme& t = look();
    painter.setFont(textFont(smallPx, QFont::Medium));
    const double y = 740, h = 34;
    double x = 276;
    const bool hides = (s.left.content.visible && !s.left.content.visible->all()) ||
                       (s.right.content.visible && !s.right.content.visible->all());
    const bool weights =
        s.left.content.role == MatrixRole::Weight || s.right.content.role == MatrixRole::Weight;
    if (hides) {
        const QRectF box(x, y, 62, h);
        painter.fillRect(box, t.maskBg);
        std::vector<QLineF> lines;
        appendHatch(lines, box, 12);
        painter.setPen(QPen(t.hatch, 2));
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
        painter.setPen(QPen(t.borderStrong, 2));
        painter.drawRect(box);
        painter.setPen(t.text2);
        painter.drawText(QRectF(x + 80, y - 4, 460, h + 8), Qt::AlignVCenter,
                         tr("masked: score −∞, weight 0"));
        x = 800;
    }
    if (weights) {
        const QRectF bar(x + 36, y, 190, h);
        QLinearGradient gradient(bar.topLeft(), bar.topRight());
        for (int i = 0; i <= 16; ++i) gradient.setColorAt(i / 16.0, t.weight(i / 16.0));
        painter.fillRect(bar, gradient);
        painter.setPen(QPen(t.borderStrong, 2));
        painter.drawRect(bar);
        painter.setPen(t.text2);
        painter.drawText(QRectF(x, y - 4, 30, h + 8), Qt::AlignVCenter, QStringLiteral("0"));
        painter.drawText(QRectF(bar.right() + 14, y - 4, 200, h + 8), Qt::AlignVCenter, tr("1   weight"));
    }
}

} // namespace dikkat::ui
