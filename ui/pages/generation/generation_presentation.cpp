#include "ui/pages/generation/generation_presentation.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/generation/generation_page.h"
#include "ui/pages/generation/injection_card.h"
#include "ui/pages/generation/loop_card.h"
#include "ui/pages/generation/teacher_card.h"
#include "ui/pages/generation/timing_card.h"
#include "ui/widgets/candidate_bars.h"
#include "ui/widgets/cumulative_bar.h"
#include "ui/widgets/token_flow.h"

#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

namespace {

/// Tokens that fit into `width`, counted from the end; the line is drawn from the left of `area`.
void paintTail(QPainter& painter, const std::vector<FlowToken>& tokens, const QRectF& area, double pixels,
               const Theme& theme) {
    const QFont font = flowFont(pixels);
    double width = 0.0;
    auto first = tokens.size();
    while (first > 0 && width + flowWidth(tokens[first - 1].text, font) < area.width())
        width += flowWidth(tokens[--first].text, font);
    double x = area.left();
    for (std::size_t i = first; i < tokens.size(); ++i) {
        const double w = flowWidth(tokens[i].text, font);
        paintFlowToken(painter, tokens[i], QRectF(x, area.top(), w, area.height()), font, theme);
        x += w;
    }
}

} // namespace

GenerationPresentation::GenerationPresentation(GenerationPage& page, QWidget* parent)
    : PageSlides(page, parent), m_page(page) {
    m_page.session().addViewer();
    if (!m_page.session().model()) m_page.loadExample(); // an empty slide would teach nothing
    connect(&m_page.session(), &GenerationSession::changed, this, [this] { renew(); });
    connect(&m_page, &Page::tasksChanged, this, [this] { renew(); });
}

GenerationPresentation::~GenerationPresentation() {
    m_page.session().removeViewer();
}

QString GenerationPresentation::title() const {
    switch (m_page.tab()) {
    case GenerationPage::Tab::Loop:
        return QStringLiteral("%1. %2")
            .arg(m_page.step() + 1)
            .arg(LoopCard::stageNames().value(m_page.step()));
    case GenerationPage::Tab::Teacher: return tr("Teacher forcing and free running");
    case GenerationPage::Tab::Injection: return tr("A wrong token in the text");
    case GenerationPage::Tab::Timing: break;
    }
    return tr("Reading at once, writing in line");
}

QString GenerationPresentation::message() const {
    if (!m_page.session().model()) return tr("No model has been trained yet.");
    return PageSlides::message();
}

QList<ClassRoomView::Key> GenerationPresentation::keys() const {
    return {{QStringLiteral("N"), tr("Token")},
            {QStringLiteral("1–8"), tr("Step")},
            {QStringLiteral("←"), tr("Back")},
            {QStringLiteral("→"), tr("Next")}};
}

bool GenerationPresentation::handleOwnKey(int key) {
    GenerationSession& session = m_page.session();
    const bool loop = m_page.tab() == GenerationPage::Tab::Loop;
    if (loop && isBack(key)) // the loop turns: its last stage leads to its first
        session.previousStage();
    else if (loop && isForward(key))
        session.nextStage();
    else if (key == Qt::Key_N)
        session.nextToken();
    else if (key == Qt::Key_Home)
        session.startOver();
    else if (key >= Qt::Key_1 && key < Qt::Key_1 + m_page.stepCount())
        m_page.setStep(key - Qt::Key_1);
    else
        return false;
    return true;
}

void GenerationPresentation::paintContent(QPainter& painter, const QRectF& area) const {
    GenerationPage& page = m_page;
    if (!page.session().model()) return;
    switch (page.tab()) {
    case GenerationPage::Tab::Loop: paintLoop(painter, area); return;
    case GenerationPage::Tab::Teacher:
        paintTexts(painter, area, tr("The true text"), page.teacher().trueTokens(),
                   tr("What the model writes itself"), page.teacher().ownTokens(), page.teacher().words());
        return;
    case GenerationPage::Tab::Injection:
        paintTexts(painter, area, tr("As the model wrote it"), page.injection().beforeTokens(),
                   tr("With the token put in"), page.injection().afterTokens(), page.injection().words());
        return;
    case GenerationPage::Tab::Timing: paintTimes(painter, area); return;
    }
}

void GenerationPresentation::paintLoop(QPainter& painter, const QRectF& area) const {
    const GenerationSession& session = m_page.session();
    const Theme& t = look();
    paintTail(painter, m_page.textTokens(), QRectF(area.left(), area.top() - 6, area.width(), 54), 30, t);

    const auto choice = session.choice();
    const auto model = session.model();
    const auto name = [model](TokenId token) { return visibleToken(*model, token); };
    CandidateBars bars;
    CumulativeBar bar;
    std::shared_ptr<const Candidates> candidates;
    if (choice) candidates = std::shared_ptr<const Candidates>(choice, &choice->candidates);
    const LoopStage stage = session.stage();
    bars.setContent(candidates, name,
                    stage < LoopStage::Logits    ? CandidateBars::Shown::Nothing
                    : stage == LoopStage::Logits ? CandidateBars::Shown::Logits
                    : stage < LoopStage::Draw    ? CandidateBars::Shown::Shares
                                                 : CandidateBars::Shown::Drawn);
    bars.paintInto(painter, QRectF(area.left(), area.top() + 60, area.width(), 316), t, 52);
    if (stage < LoopStage::Softmax) return;
    bar.setContent(candidates, name, stage == LoopStage::Draw);
    bar.paintInto(painter, QRectF(area.left(), area.top() + 386, area.width(), 136), t, 2.45);
}

void GenerationPresentation::paintTexts(QPainter& painter, const QRectF& area, const QString& leftTitle,
                                        const std::vector<FlowToken>& left, const QString& rightTitle,
                                        const std::vector<FlowToken>& right, const QString& words) const {
    const Theme& t = look();
    const auto block = [&](const QString& title, const std::vector<FlowToken>& tokens, double top) {
        painter.setPen(t.text2);
        painter.setFont(textFont(axisPx, QFont::DemiBold));
        painter.drawText(QRectF(area.left(), top, area.width(), 44), Qt::AlignVCenter, title);
        paintTail(painter, tokens, QRectF(area.left(), top + 50, area.width(), 60), 32, t);
    };
    block(leftTitle, left, area.top());
    block(rightTitle, right, area.top() + 140);
    painter.setPen(t.text);
    painter.setFont(textFont(axisPx, QFont::Medium));
    painter.drawText(QRectF(area.left(), area.top() + 290, area.width(), area.height() - 290),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
}

void GenerationPresentation::paintTimes(QPainter& painter, const QRectF& area) const {
    const Theme& t = look();
    const auto& times = m_page.timing().times();
    if (times.empty()) {
        painter.setPen(t.text2);
        painter.setFont(textFont(panelPx));
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Nothing has been measured yet: press “Measure now” on the page."));
        return;
    }
    const QStringList heads{tr("Tokens"), tr("One pass (ms)"), tr("No cache (ms)"), tr("KV cache (ms)")};
    const double column = area.width() / 4, line = 58;
    painter.setFont(textFont(smallPx, QFont::DemiBold));
    painter.setPen(t.text2);
    for (int k = 0; k < 4; ++k)
        painter.drawText(QRectF(area.left() + column * k, area.top(), column - 40, line),
                         Qt::AlignRight | Qt::AlignVCenter, heads[k]);
    const auto most = static_cast<std::size_t>(area.height() / line) - 1;
    const std::size_t first = times.size() > most ? times.size() - most : 0;
    painter.setFont(numberFont(panelPx));
    painter.setPen(t.text);
    for (std::size_t i = first; i < times.size(); ++i) {
        const ReadingTime& time = times[i];
        const double y = area.top() + line * static_cast<double>(i - first + 1);
        const QString cells[] = {integer(time.length), number(time.parallel * 1000, 2, true),
                                 number(time.repeated * 1000, 2, true),
                                 time.cached < 0 ? QStringLiteral("–") : number(time.cached * 1000, 2, true)};
        for (int k = 0; k < 4; ++k)
            painter.drawText(QRectF(area.left() + column * k, y, column - 40, line),
                             Qt::AlignRight | Qt::AlignVCenter, cells[k]);
    }
}

} // namespace dikkat::ui
