#include "ui/pages/block/block_presentation.h"

#include "ui/diagram/block_diagram.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/block/block_page.h"
#include "ui/theme/theme.h"
#include "ui/widgets/guide_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr double canvasWidth = 1440, canvasHeight = 900, keysTop = 792;

const Theme& look() {
    return projectorTheme();
}

bool turkish() {
    return QLocale().language() == QLocale::Turkish;
}

QString figure(double value) {
    if (value >= 1000) {
        const double unit = std::pow(10.0, std::floor(std::log10(value)) - 2);
        return integer(static_cast<qint64>(std::round(value / unit) * unit));
    }
    return number(value, value < 10 ? 2 : 1);
}

} // namespace

BlockPresentation::BlockPresentation(Document& document, BlockPage& page, QWidget* parent)
    : QWidget(parent), m_page(page) {
    setObjectName(QStringLiteral("blockPresentation"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    const auto renew = [this] {
        describe();
        update();
    };
    connect(&document, &Document::pageStateChanged, this, renew);
    connect(&document, &Document::pageViewChanged, this, renew);
    m_job.start([](const std::stop_token& stop) { return runDepths(0.5, stop); },
                [this](DepthRun run) {
                    m_run = std::move(run);
                    update();
                });
    describe();
}

QString BlockPresentation::sentence() const {
    const GuidePage guide =
        loadGuide(m_page.guideName(), turkish() ? QStringLiteral("tr") : QStringLiteral("en"));
    const GuideStep* step = guide.step(m_page.guideStepId());
    return step == nullptr ? QString() : step->presentation;
}

void BlockPresentation::describe() {
    setAccessibleName(m_page.title());
    setAccessibleDescription(sentence());
}

void BlockPresentation::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
    QWidget::changeEvent(event);
}

void BlockPresentation::keyPressEvent(QKeyEvent* event) {
    const bool wasBlack = m_black;
    m_black = false;
    switch (event->key()) {
    case Qt::Key_B:
    case Qt::Key_K:
    case Qt::Key_Period: m_black = !wasBlack; break;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
    case Qt::Key_Up:
    case Qt::Key_Backspace: m_page.setStep(m_page.step() - 1); break;
    case Qt::Key_Right:
    case Qt::Key_PageDown:
    case Qt::Key_Down:
    case Qt::Key_Space: m_page.setStep(m_page.step() + 1); break;
    case Qt::Key_Home: m_page.setStep(0); break;
    case Qt::Key_End: m_page.setStep(m_page.stepCount() - 1); break;
    case Qt::Key_N: m_page.toggleNorm(); break;
    case Qt::Key_R: m_page.toggleResidual(); break;
    default:
        m_black = wasBlack;
        QWidget::keyPressEvent(event);
        return;
    }
    update();
}

void BlockPresentation::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (m_black) {
        p.fillRect(rect(), Qt::black);
        return;
    }
    const Theme& t = look();
    p.fillRect(rect(), t.surface);
    const double scale = std::min(width() / canvasWidth, height() / canvasHeight);
    p.translate((width() - canvasWidth * scale) / 2.0, (height() - canvasHeight * scale) / 2.0);
    p.scale(scale, scale);
    const BlockState& s = m_page.state();
    p.setPen(t.text);
    p.setFont(textFont(56, QFont::Bold));
    p.drawText(QRectF(72, 24, 1100, 84), Qt::AlignVCenter, m_page.title());
    p.setFont(textFont(32, QFont::DemiBold));
    p.setPen(t.text2);
    p.drawText(QRectF(1168, 24, 200, 84), Qt::AlignVCenter | Qt::AlignRight,
               QStringLiteral("%1 / %2").arg(m_page.step() + 1).arg(m_page.stepCount()));

    // One block is enough to see where things are; it is the real one's configuration.
    ModelConfig c = s.config();
    const int block = std::clamp(m_page.node().block, 0, c.blocks - 1);
    const Scene scene = blockScene(c, block, QSizeF(660, 656), 28);
    p.save();
    p.translate(72, 116);
    SceneLook sceneLook;
    sceneLook.pixels = 28;
    sceneLook.weight = 2;
    paintScene(p, scene, t, sceneLook);
    p.restore();

    QString words = sentence();
    QFont font = textFont(40, QFont::DemiBold);
    for (double size = 40; size > 28; size -= 1) {
        font = textFont(size, QFont::DemiBold);
        const QRectF needed =
            QFontMetricsF(font).boundingRect(QRectF(0, 0, 590, 2000), Qt::TextWordWrap, words);
        if (needed.height() <= 250) break;
    }
    p.setFont(font);
    p.setPen(t.text);
    p.drawText(QRectF(778, 124, 590, 262), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
    paintFigures(p, QRectF(778, 400, 590, 372));
    paintKeys(p);
}

void BlockPresentation::paintFigures(QPainter& p, const QRectF& area) const {
    const Theme& t = look();
    const ModelConfig c = m_page.state().config();
    std::vector<QStringList> rows;
    if (m_page.step() == 1 || m_page.step() == 3) {
        rows.push_back({tr("depth"), tr("pre"), tr("post")});
        for (const PrintedDepth& d : printedDepths()) {
            const auto at = std::find(m_run.depths.begin(), m_run.depths.end(), d.depth);
            if (at == m_run.depths.end()) continue;
            const auto i = static_cast<std::size_t>(at - m_run.depths.begin());
            rows.push_back({integer(d.depth), figure(m_run.pre[i]), figure(m_run.post[i])});
        }
    } else {
        const ParameterCount n = countParameters(c);
        rows = {{tr("weights"), {}, {}},
                {tr("one block"), {}, integer(n.perBlock)},
                {tr("all blocks: %1").arg(integer(c.blocks)), {}, integer(n.blocks)},
                {tr("in all"), {}, integer(n.total)}};
    }
    const double line = std::min(66.0, area.height() / static_cast<double>(rows.size()));
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const QRectF row(area.left(), area.top() + line * static_cast<double>(r), area.width(), line);
        if (r == 0) p.fillRect(row, t.chrome);
        p.setPen(r == 0 ? t.text2 : t.text);
        p.setFont(numberFont(r == 0 ? 30 : 38, r == 0 ? QFont::DemiBold : QFont::Medium));
        const double first = rows[r][1].isEmpty() ? 330 : 150, second = 190;
        p.drawText(QRectF(row.left() + 14, row.top(), first, line), Qt::AlignVCenter, rows[r][0]);
        if (!rows[r][1].isEmpty())
            p.drawText(QRectF(row.left() + first, row.top(), second, line), Qt::AlignVCenter | Qt::AlignRight,
                       rows[r][1]);
        p.drawText(QRectF(row.left(), row.top(), row.width() - 14, line), Qt::AlignVCenter | Qt::AlignRight,
                   rows[r][2]);
    }
    if (m_page.step() == 1 || m_page.step() == 3) {
        p.setFont(textFont(28, QFont::Medium));
        p.setPen(t.text2);
        p.drawText(
            QRectF(area.left(), area.top() + line * static_cast<double>(rows.size()) + 4, area.width(), 40),
            Qt::AlignVCenter, tr("gradient that reaches the input"));
    }
}

void BlockPresentation::paintKeys(QPainter& p) const {
    const Theme& t = look();
    p.fillRect(QRectF(0, keysTop, canvasWidth, canvasHeight - keysTop), t.chrome);
    p.fillRect(QRectF(0, keysTop, canvasWidth, 4), t.ink);
    const std::pair<QString, QString> keys[] = {
        {QStringLiteral("N"), m_page.state().norm == NormPlace::Pre ? tr("to post-norm") : tr("to pre-norm")},
        {QStringLiteral("R"), tr("Residual")},
        {QStringLiteral("←"), tr("Back")},
        {QStringLiteral("→"), tr("Next")},
        {turkish() ? QStringLiteral("K") : QStringLiteral("B"), tr("Black")},
        {QStringLiteral("Esc"), tr("Leave")}};
    const QFont strong = textFont(28, QFont::DemiBold), plain = textFont(28, QFont::Medium);
    double total = 0;
    std::vector<std::pair<double, double>> widths;
    for (const auto& [key, what] : keys) {
        widths.emplace_back(std::max(56.0, QFontMetricsF(strong).horizontalAdvance(key) + 28),
                            QFontMetricsF(plain).horizontalAdvance(what));
        total += widths.back().first + 14 + widths.back().second;
    }
    const double gap = (canvasWidth - 144 - total) / static_cast<double>(std::size(keys) - 1);
    double x = 72;
    for (std::size_t i = 0; i < std::size(keys); ++i) {
        const QRectF box(x, keysTop + 30, widths[i].first, 52);
        p.setPen(QPen(t.ink, 3));
        p.setBrush(t.surface);
        p.drawRoundedRect(box, 8, 8);
        p.setPen(t.text);
        p.setFont(strong);
        p.drawText(box, Qt::AlignCenter, keys[i].first);
        p.setFont(plain);
        p.drawText(QRectF(box.right() + 14, box.top(), widths[i].second + 8, box.height()), Qt::AlignVCenter,
                   keys[i].second);
        x += widths[i].first + 14 + widths[i].second + gap;
    }
    p.setBrush(Qt::NoBrush);
}

} // namespace dikkat::ui
