#include "ui/pages/intuition/intuition_presentation.h"

#include "core/experiments/context_cost.h"
#include "ui/diagram/sentence_arcs.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/powers.h"
#include "ui/pages/intuition/context_panel.h"
#include "ui/pages/intuition/intuition_page.h"
#include "ui/pages/intuition/steps_diagram.h"

#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

IntuitionPresentation::IntuitionPresentation(IntuitionPage& page, QWidget* parent)
    : PageSlides(page, parent), m_page(page) {
    connect(&m_page.lesson(), &IntuitionLesson::changed, this, [this] { renew(); });
    connect(&m_page.lesson(), &IntuitionLesson::viewChanged, this, [this] { renew(); });
}

QString IntuitionPresentation::title() const {
    switch (m_page.lesson().step()) {
    case IntuitionStep::Sentence: return tr("One word looks at the others");
    case IntuitionStep::Window: return tr("A window that grows");
    case IntuitionStep::Recurrent: return tr("One after the other, or at once");
    case IntuitionStep::Context: return tr("Outside is not seen at all");
    }
    return {};
}

QList<ClassRoomView::Key> IntuitionPresentation::ownKeys() const {
    QList<Key> keys;
    switch (m_page.lesson().step()) {
    case IntuitionStep::Sentence:
        if (m_page.lesson().canSwap()) keys << Key{QStringLiteral("W"), tr("Swap word")};
        keys << Key{QStringLiteral("↑ ↓"), tr("Word")};
        break;
    case IntuitionStep::Window: keys << Key{QStringLiteral("↑ ↓"), tr("Window")}; break;
    case IntuitionStep::Recurrent: keys << Key{QStringLiteral("↑ ↓"), tr("Length")}; break;
    case IntuitionStep::Context: keys << Key{QStringLiteral("↑ ↓"), tr("Context")}; break;
    }
    return keys;
}

bool IntuitionPresentation::handleOwnKey(int key) {
    if (key == Qt::Key_W)
        m_page.lesson().swapProperty();
    else if (key == Qt::Key_Up || key == Qt::Key_Down)
        move(key == Qt::Key_Up ? 1 : -1);
    else
        return false;
    return true;
}

void IntuitionPresentation::move(int steps) {
    IntuitionLesson& lesson = m_page.lesson();
    const auto along = [&](int IntuitionState::*number, const std::vector<int>& values) {
        const int last = static_cast<int>(values.size()) - 1;
        const auto at =
            static_cast<int>(std::ranges::lower_bound(values, lesson.state().*number) - values.begin());
        lesson.setNumber(number, values[static_cast<std::size_t>(std::clamp(at + steps, 0, last))], {});
    };
    const int words = lesson.sentence().count();
    switch (lesson.step()) {
    case IntuitionStep::Sentence: lesson.setWord((lesson.word() - steps + words) % words); break;
    case IntuitionStep::Window: along(&IntuitionState::window, IntuitionState::lengths()); break;
    case IntuitionStep::Recurrent: along(&IntuitionState::length, IntuitionState::lengths()); break;
    case IntuitionStep::Context: {
        const int now = words - lesson.sentence().within(lesson.state().context).first;
        const int next = std::clamp(now + steps, 1, words);
        lesson.setNumber(&IntuitionState::context, next == words ? 0 : next, {});
        break;
    }
    }
}

void IntuitionPresentation::paintContent(QPainter& painter, const QRectF& area) const {
    switch (m_page.lesson().step()) {
    case IntuitionStep::Sentence: paintArcs(painter, area, false); break;
    case IntuitionStep::Window: paintWindow(painter, area); break;
    case IntuitionStep::Recurrent: paintRecurrent(painter, area); break;
    case IntuitionStep::Context: paintArcs(painter, area, true); break;
    }
}

void IntuitionPresentation::paintArcs(QPainter& painter, const QRectF& area, bool context) const {
    const IntuitionLesson& lesson = m_page.lesson();
    const VectorSentence& s = lesson.sentence();
    const ContextView view = s.within(context ? lesson.state().context : 0);
    SentenceArcs::Content content;
    content.words = s.words;
    content.firstSeen = view.first;
    content.selected = context ? ContextPanel::lookingWord(lesson, view.first) : lesson.word();
    for (Index j = 0; j < s.count(); ++j) content.above.push_back(view.weights(content.selected, j));
    const QString name = context    ? tr("last words seen: %1").arg(s.count() - view.first)
                         : s.edited ? tr("edited vectors")
                                    : tr("hand-made vectors");
    painter.setPen(look().text2); // under the title; the words take a little more room than it
    painter.setFont(textFont(47 * 0.8));
    painter.drawText(area.adjusted(0, 2, 0, 0), Qt::AlignLeft | Qt::AlignTop, name);
    // Ten words of a sentence: letters of 35 fit; they shrink to no less than 28 (see placesOf).
    SentenceArcs::paint(painter, area.adjusted(-6, 0, 6, 0), content, look(), 47);
}

void IntuitionPresentation::paintWindow(QPainter& painter, const QRectF& area) const {
    const Theme& t = look();
    const IntuitionState& s = m_page.lesson().state();
    const ContextCost c = contextCost(s.window, s.embedding, s.hidden, s.width);
    struct Line {
        QColor color;
        QString name, formula, value;
    };
    const Line lines[] = {
        {t.ink, tr("W1 of the MLP"), QStringLiteral("T · e · h"), integer(c.windowWeights)},
        {t.key, tr("Wq, Wk, Wv"), QStringLiteral("3 · d²"), integer(c.attentionWeights)},
        {t.attention, tr("Scores"), QStringLiteral("T²"), integer(c.scores)},
    };
    painter.setPen(t.text);
    drawFitting(painter, QRectF(area.left(), area.top(), area.width(), 64), Qt::AlignVCenter,
                tr("T = %1,  e = %2,  h = %3,  d = %4")
                    .arg(integer(s.window), integer(s.embedding), integer(s.hidden), integer(s.width)),
                panelPx, QFont::DemiBold);
    double top = area.top() + 90;
    for (const Line& line : lines) {
        painter.setPen(line.color);
        drawFitting(painter, QRectF(area.left(), top, 520, 110), Qt::AlignVCenter, line.name, 46,
                    QFont::Bold);
        painter.setPen(t.text2);
        drawFitting(painter, QRectF(area.left() + 540, top, 260, 110), Qt::AlignVCenter, line.formula, 40,
                    QFont::Medium);
        painter.setPen(t.text);
        drawFitting(painter, QRectF(area.left() + 800, top, area.width() - 800, 110),
                    Qt::AlignVCenter | Qt::AlignRight, line.value, 60, QFont::Bold);
        top += 130;
    }
}

void IntuitionPresentation::paintRecurrent(QPainter& painter, const QRectF& area) const {
    const Theme& t = look();
    const IntuitionState& s = m_page.lesson().state();
    const ContextCost c = contextCost(s.length, 1, 1, s.layerWidth);
    StepsDiagram::paint(painter, QRectF(area.left(), area.top(), area.width(), 300), s.length, t, 34);
    painter.setPen(t.text);
    drawFitting(painter, QRectF(area.left(), area.top() + 318, area.width(), 50), Qt::AlignVCenter,
                tr("n = %1,  d = %2").arg(integer(s.length), integer(s.layerWidth)), panelPx,
                QFont::DemiBold);
    const std::pair<QString, double> lines[] = {{QStringLiteral("n · d²"), c.recurrentOperations},
                                                {QStringLiteral("n² · d"), c.attentionOperations}};
    double top = area.top() + 372;
    for (const auto& [formula, value] : lines) {
        const bool attention = formula.startsWith(QStringLiteral("n²"));
        painter.setPen(attention ? t.attention : t.text);
        drawFitting(
            painter, QRectF(area.left(), top, area.width(), 60), Qt::AlignVCenter,
            tr("%1: %2 = %3 operations")
                .arg(attention ? tr("Self-attention") : tr("Recurrent layer"), formula, largeNumber(value)),
            40, QFont::DemiBold);
        top += 62;
    }
}

} // namespace dikkat::ui
