#include "ui/widgets/candidate_bars.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/matrix_painter.h"
#include "ui/widgets/token_flow.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr std::size_t kColumns = 4;
constexpr int kDecimals = 4;

std::array<double, kColumns> sharesOf(const Candidate& c) {
    return {c.model, c.tempered, c.topK, c.drawn};
}

/// From which column on the token is gone.
std::size_t outFrom(const Candidate& c) {
    switch (c.out) {
    case TakenOut::No: break;
    case TakenOut::NoToken:
    case TakenOut::TopK: return 2;
    case TakenOut::TopP: return 3;
    }
    return kColumns;
}

/// 0.1, 0.2, 0.5 or 1: one scale for all bars, easy to read, that of the others included.
double scaleFor(const Candidates& c, const Candidate& others) {
    double largest = 0.0;
    for (const Candidate& one : c.shown)
        for (const double share : sharesOf(one)) largest = std::max(largest, share);
    for (const double share : sharesOf(others)) largest = std::max(largest, share);
    for (const double scale : {0.01, 0.02, 0.05, 0.1, 0.2, 0.5})
        if (largest <= scale) return scale;
    return 1.0;
}

} // namespace

CandidateBars::CandidateBars(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CandidateBars::setContent(std::shared_ptr<const Candidates> candidates, const TokenName& name,
                               Shown shown) {
    m_candidates = std::move(candidates);
    m_name = name;
    m_shown = shown;
    m_current = std::min(m_current, lines() - 1);
    describe();
    update();
}

double CandidateBars::lineHeight() const {
    return std::clamp(height() / 14.2, 17.0, 21.0);
}

int CandidateBars::lines() const {
    if (!m_candidates) return 0;
    return static_cast<int>(m_candidates->shown.size()) + (m_candidates->otherCount > 0 ? 1 : 0);
}

QSize CandidateBars::sizeHint() const {
    return {520, 264};
}

QSize CandidateBars::minimumSizeHint() const {
    return {400, 104};
}

std::vector<QStringList> CandidateBars::table() const {
    std::vector<QStringList> table;
    if (!m_candidates) return table;
    table.push_back({tr("Token"), tr("Logit"), tr("Model"), tr("Temperature"), tr("Top-k"), tr("Top-p")});
    const auto row = [&](const QString& name, const QString& logit, const Candidate& c) {
        QStringList cells{name, logit};
        for (const double share : sharesOf(c)) cells << number(share, kDecimals, true);
        table.push_back(cells);
    };
    for (const Candidate& c : m_candidates->shown) row(m_name(c.token), number(c.logit, 3, true), c);
    if (m_candidates->otherCount > 0)
        row(tr("%n other token(s)", nullptr, m_candidates->otherCount), QString(), m_candidates->others);
    return table;
}

QString CandidateBars::sentence(int line) const {
    if (!m_candidates || line < 0 || line >= lines() || m_shown == Shown::Nothing) return {};
    if (line == static_cast<int>(m_candidates->shown.size()))
        return tr("The %n token(s) not shown hold %1 together; %2 after the filters", nullptr,
                  m_candidates->otherCount)
            .arg(number(m_candidates->others.model, 6, true), number(m_candidates->others.drawn, 6, true));
    const Candidate& c = m_candidates->shown[static_cast<std::size_t>(line)];
    const QString name = m_name(c.token);
    if (m_shown == Shown::Logits) return tr("%1: logit %2").arg(name, number(c.logit, 6));
    QString words = tr("%1: logit %2, model %3, with temperature %4, drawn from %5")
                        .arg(name, number(c.logit, 6), number(c.model, 6, true), number(c.tempered, 6, true),
                             number(c.drawn, 6, true));
    switch (c.out) {
    case TakenOut::No: break;
    case TakenOut::NoToken: words += tr("; taken out: no token"); break;
    case TakenOut::TopK: words += tr("; taken out by top-k"); break;
    case TakenOut::TopP: words += tr("; taken out by top-p"); break;
    }
    return words;
}

void CandidateBars::describe() {
    QStringList all;
    for (int i = 0; i < lines(); ++i)
        if (const QString words = sentence(i); !words.isEmpty()) all << words;
    setAccessibleDescription(all.join(QStringLiteral(". ")));
}

int CandidateBars::fitting(double height, double line) const {
    const int room = static_cast<int>(height / line) - 1 - (m_candidates->otherCount > 0 ? 1 : 0);
    return std::clamp(room, 1, static_cast<int>(m_candidates->shown.size()));
}

std::pair<Candidate, int> CandidateBars::unseen(int fit) const {
    Candidate others = m_candidates->others;
    int count = m_candidates->otherCount;
    for (int j = fit; j < static_cast<int>(m_candidates->shown.size()); ++j) {
        const Candidate& c = m_candidates->shown[static_cast<std::size_t>(j)];
        const bool last = c.token == m_candidates->token;
        const Candidate& hidden = last ? m_candidates->shown[static_cast<std::size_t>(fit - 1)] : c;
        others.model += hidden.model;
        others.tempered += hidden.tempered;
        others.topK += hidden.topK;
        others.drawn += hidden.drawn;
        ++count;
    }
    return {others, count};
}

void CandidateBars::paintInto(QPainter& painter, const QRectF& area, const Theme& t, double line) const {
    const double unit = line / 21.0;
    const QFont small = textFont(type::caption * unit), mono = flowFont(13.0 * unit);
    const QFont figures = numberFont(type::small * unit),
                bold = numberFont(type::small * unit, QFont::DemiBold);
    if (!m_candidates || m_shown == Shown::Nothing) {
        painter.setPen(t.text3);
        painter.setFont(textFont(type::body * unit));
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                         tr("The model has not spoken yet: its logits come in step 3."));
        return;
    }
    const double nameWidth = std::max(74.0 * unit, area.width() * 0.13), logitWidth = 58.0 * unit;
    const double columnWidth = (area.width() - nameWidth - logitWidth) / static_cast<double>(kColumns);
    const double numberWidth =
        QFontMetricsF(bold).horizontalAdvance(number(0.8888, kDecimals, true)) + 8 * unit;
    const int fit = fitting(area.height(), line);
    const auto [others, count] = unseen(fit);
    const double scale = scaleFor(*m_candidates, others);
    const bool shares = m_shown >= Shown::Shares;

    painter.setFont(small);
    painter.setPen(t.text2);
    const QString heads[kColumns] = {tr("model"), tr("÷ temperature τ"), tr("top-k"), tr("top-p")};
    painter.drawText(QRectF(area.left(), area.top(), nameWidth, line), Qt::AlignVCenter, tr("token"));
    painter.drawText(QRectF(area.left() + nameWidth, area.top(), logitWidth - 12 * unit, line),
                     Qt::AlignVCenter | Qt::AlignRight, tr("logit"));
    for (std::size_t k = 0; k < kColumns && shares; ++k)
        painter.drawText(QRectF(area.left() + nameWidth + logitWidth + columnWidth * static_cast<double>(k),
                                area.top(), columnWidth, line),
                         Qt::AlignVCenter, heads[k]);

    const int all = static_cast<int>(m_candidates->shown.size());
    const auto cells = [&](double y, const Candidate& c, bool chosen, std::size_t out) {
        for (std::size_t k = 0; k < kColumns; ++k) {
            const double x = area.left() + nameWidth + logitWidth + columnWidth * static_cast<double>(k);
            const double share = sharesOf(c)[k];
            const double room = columnWidth - numberWidth - 10 * unit;
            const QRectF bar(x, y + line * 0.2, std::max(share > 0 ? 1.0 : 0.0, room * share / scale),
                             line * 0.6);
            const double ghostWidth =
                k < out ? 0.0 : std::max(6.0 * unit, room * sharesOf(c)[out - 1] / scale);
            if (k >= out) {
                // What the bar was before it was taken out, hatched.
                const QRectF ghost(x, bar.top(), ghostWidth, bar.height());
                std::vector<QLineF> hatch;
                appendHatch(hatch, ghost, 5 * unit);
                painter.setPen(QPen(t.hatch, unit));
                painter.drawLines(hatch.data(), static_cast<int>(hatch.size()));
                painter.setPen(QPen(t.border, unit));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(ghost);
            } else {
                painter.fillRect(bar, chosen ? t.ink : t.text3);
            }
            painter.setFont(chosen && k < out ? bold : figures);
            painter.setPen(k >= out ? t.text3 : t.text);
            const double behind = (k >= out ? ghostWidth : bar.width()) + 6 * unit;
            painter.drawText(QRectF(x + std::min(behind, columnWidth - numberWidth), y, numberWidth, line),
                             Qt::AlignVCenter | Qt::AlignLeft,
                             k >= out || share == 0.0 ? QStringLiteral("0") : number(share, kDecimals, true));
        }
    };
    double y = area.top() + line;
    for (int i = 0; i < fit; ++i, y += line) {
        // With little room the chosen token takes the last line, so that it is always seen.
        int index = i;
        if (i == fit - 1)
            for (int j = fit; j < all; ++j)
                if (m_candidates->shown[static_cast<std::size_t>(j)].token == m_candidates->token) index = j;
        const Candidate& c = m_candidates->shown[static_cast<std::size_t>(index)];
        const bool chosen = m_shown == Shown::Drawn && c.token == m_candidates->token;
        const std::size_t out = shares ? outFrom(c) : kColumns;
        if (chosen) painter.fillRect(QRectF(area.left(), y, area.width(), line), t.hover);
        if (index == m_current) {
            painter.setPen(QPen(t.text, unit, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(area.left(), y, area.width() - 1, line - 1));
        }
        QFont label = mono;
        label.setBold(chosen);
        painter.setFont(label);
        painter.setPen(out < kColumns ? t.text3 : t.text);
        const QString sign = chosen ? QStringLiteral("▸ ") : QStringLiteral("  ");
        const QString name =
            QFontMetricsF(label).elidedText(m_name(c.token), Qt::ElideRight, nameWidth - 24 * unit);
        painter.drawText(QRectF(area.left() + 2, y, nameWidth, line), Qt::AlignVCenter, sign + name);
        if (out < kColumns) {
            const QFontMetricsF metrics(label);
            const double from = area.left() + 2 + metrics.horizontalAdvance(sign) - 2 * unit;
            painter.setPen(QPen(t.text2, 1.5 * unit));
            painter.drawLine(QPointF(from, y + line / 2),
                             QPointF(from + metrics.horizontalAdvance(name) + 4 * unit, y + line / 2));
        }
        painter.setFont(figures);
        painter.setPen(t.text2);
        painter.drawText(QRectF(area.left() + nameWidth, y, logitWidth - 12 * unit, line),
                         Qt::AlignVCenter | Qt::AlignRight, number(c.logit, 2, true));
        if (shares) cells(y, c, chosen, out);
    }
    if (count == 0 || !shares) return;
    painter.setPen(QPen(t.grid, unit));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setFont(small);
    painter.setPen(t.text2);
    painter.drawText(QRectF(area.left() + 2, y, nameWidth + logitWidth, line), Qt::AlignVCenter,
                     tr("%n other(s)", nullptr, count));
    cells(y, others, false, kColumns);
}

void CandidateBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintInto(painter, QRectF(rect()).adjusted(0, 0, -1, -1), theme(), lineHeight());
    if (hasFocus() && m_current < 0) {
        painter.setPen(QPen(theme().ink, 1, Qt::DotLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void CandidateBars::point(int line) {
    if (line == m_current) return;
    m_current = line;
    emit hovered(sentence(line));
    update();
}

void CandidateBars::mouseMoveEvent(QMouseEvent* event) {
    if (!m_candidates) return;
    const int line = static_cast<int>(event->position().y() / lineHeight()) - 1;
    const int fit = fitting(height(), lineHeight());
    if (line < 0 || line > fit)
        point(-1);
    else
        point(line == fit ? static_cast<int>(m_candidates->shown.size()) : line);
}

void CandidateBars::leaveEvent(QEvent* event) {
    point(-1);
    QWidget::leaveEvent(event);
}

void CandidateBars::keyPressEvent(QKeyEvent* event) {
    const int last = lines() - 1;
    if (last >= 0 && event->key() == Qt::Key_Down)
        point(std::min(last, m_current + 1));
    else if (last >= 0 && event->key() == Qt::Key_Up)
        point(std::max(0, m_current - 1));
    else
        QWidget::keyPressEvent(event);
}

void CandidateBars::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
