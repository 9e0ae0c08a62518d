#include "ui/pages/generation/loop_card.h"

#include "ui/diagram/loop_diagram.h"
#include "ui/i18n/numbers.h"
#include "ui/widgets/candidate_bars.h"
#include "ui/widgets/cumulative_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace dikkat::ui {

LoopCard::LoopCard(GenerationSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_diagram(new LoopDiagram)
    , m_title(new QLabel)
    , m_kept(new QLabel)
    , m_bars(new CandidateBars)
    , m_cumulative(new CumulativeBar) {
    setObjectName(QStringLiteral("loopCard"));
    m_diagram->setObjectName(QStringLiteral("loopDiagram"));
    m_bars->setObjectName(QStringLiteral("candidateBars"));
    m_cumulative->setObjectName(QStringLiteral("cumulativeBar"));
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_kept->setObjectName(QStringLiteral("caption"));
    m_kept->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_kept->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addWidget(m_kept, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_diagram);
    layout->addLayout(head);
    layout->addWidget(m_bars, 1);
    layout->addWidget(m_cumulative);
    connect(m_diagram, &LoopDiagram::picked, this,
            [this](int index) { m_session.setStage(static_cast<LoopStage>(index)); });
    connect(m_bars, &CandidateBars::hovered, this, &LoopCard::hovered);
    connect(m_cumulative, &CumulativeBar::hovered, this, &LoopCard::hovered);
    connect(&m_session, &GenerationSession::changed, this, &LoopCard::refresh);
    retranslateUi();
}

QStringList LoopCard::stageNames() {
    return {tr("Crop"), tr("Run"), tr("Last logits"), tr("Softmax"), tr("Draw, append")};
}

QStringList LoopCard::liveWords(const GenerationSession& session) {
    const auto& model = session.model();
    if (!model || !session.ready()) return {};
    const ModelConfig& config = model->parameters->config();
    const auto tokens = static_cast<std::size_t>(session.place()) + session.task().prompt.size();
    const std::size_t window = std::min(tokens, static_cast<std::size_t>(config.context));
    const SamplingOptions& options = session.task().sampling;
    QStringList live;
    live << tr("%1 of %2 tokens").arg(window).arg(tokens);
    const bool one = config.kind == ModelKind::WindowMlp; // one answer for the whole window
    live << QStringLiteral("→ %1 × %2").arg(one ? std::size_t{1} : window).arg(integer(config.vocabulary));
    live << (one ? tr("%Ln number(s)", nullptr, static_cast<int>(config.vocabulary))
                 : tr("row %1 of %1").arg(window));
    QStringList filters{QStringLiteral("τ %1").arg(number(options.temperature, 2))};
    if (options.topK > 0) filters << QStringLiteral("k %1").arg(options.topK);
    if (options.topP < 1.0) filters << QStringLiteral("p %1").arg(number(options.topP, 3));
    live << filters.join(QStringLiteral(" · "));
    const auto choice = session.choice();
    if (session.stage() == LoopStage::Draw && choice) {
        const QString token = visibleToken(*model, choice->step.token);
        live << (options.greedy ? tr("largest → %1").arg(token)
                                : QStringLiteral("%1 → %2").arg(number(choice->step.draw, 4, true), token));
    } else {
        live << (options.greedy ? tr("the largest") : tr("a number in [0, 1)"));
    }
    return live;
}

QString LoopCard::keptWords() const {
    const auto choice = m_session.choice();
    if (!choice || m_session.stage() < LoopStage::Softmax) return {};
    const Candidates& c = choice->candidates;
    if (c.kept == c.vocabulary)
        return tr("all %Ln token(s) can be drawn", nullptr, static_cast<int>(c.vocabulary));
    if (c.keptByTopK == c.vocabulary)
        return tr("top-p leaves %1 of %2 tokens").arg(integer(c.kept), integer(c.vocabulary));
    if (c.kept == c.keptByTopK)
        return tr("top-k leaves %1 of %2 tokens").arg(integer(c.kept), integer(c.vocabulary));
    return tr("top-k leaves %1 of %2 tokens, top-p %3 of those")
        .arg(integer(c.keptByTopK), integer(c.vocabulary), integer(c.kept));
}

void LoopCard::refresh() {
    const auto& model = m_session.model();
    m_diagram->setContent(stageNames(), liveWords(m_session), tr("again, with the longer text"));
    m_diagram->setCurrent(m_session.ready() ? static_cast<int>(m_session.stage()) : -1);
    const auto choice = m_session.choice();
    const auto name = [model](TokenId token) { return model ? visibleToken(*model, token) : QString(); };
    std::shared_ptr<const Candidates> candidates;
    if (choice) candidates = std::shared_ptr<const Candidates>(choice, &choice->candidates);
    CandidateBars::Shown shown = CandidateBars::Shown::Nothing;
    switch (m_session.stage()) {
    case LoopStage::Crop:
    case LoopStage::Run: break;
    case LoopStage::Logits: shown = CandidateBars::Shown::Logits; break;
    case LoopStage::Softmax: shown = CandidateBars::Shown::Shares; break;
    case LoopStage::Draw: shown = CandidateBars::Shown::Drawn; break;
    }
    m_bars->setContent(candidates, name, shown);
    const bool bar = m_session.stage() >= LoopStage::Softmax;
    m_cumulative->setContent(bar ? candidates : nullptr, name, m_session.stage() == LoopStage::Draw);
    m_kept->setText(keptWords());
    m_kept->setToolTip(m_kept->text());
}

void LoopCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void LoopCard::retranslateUi() {
    m_title->setText(tr("Candidates for the next token"));
    m_bars->setAccessibleName(tr("Candidates for the next token"));
    m_cumulative->setAccessibleName(tr("Running sum of the shares and the number drawn"));
    m_diagram->setAccessibleName(tr("The five steps of the loop"));
    refresh();
}

} // namespace dikkat::ui
