#include "ui/pages/block/block_page.h"

#include "ui/diagram/block_diagram.h"
#include "ui/diagram/diagram_view.h"
#include "ui/diagram/node_words.h"
#include "ui/i18n/model_words.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/token_words.h"
#include "ui/pages/block/block_code.h"
#include "ui/pages/block/block_presentation.h"
#include "ui/pages/block/control_strip.h"
#include "ui/pages/block/count_table.h"
#include "ui/pages/block/depth_card.h"
#include "ui/pages/block/example_card.h"
#include "ui/pages/block/tensor_card.h"
#include "ui/theme/theme.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {
const QString pageName = QStringLiteral("block");
const char* const stepIds[] = {"stream", "norm", "residual", "depth", "count"};

} // namespace

QString BlockPage::title() const {
    return tr("Transformer block");
}

QString BlockPage::guideStepId() const {
    return QLatin1String(stepIds[m_step]);
}

void BlockPage::setStep(int step) {
    if (step < 0 || step >= stepCount() || step == m_step) return;
    m_step = step;
    showTab(step == 1 || step == 2 ? Tab::Norm : step == 3 ? Tab::Depth : Tab::Parts);
    writeView();
    emit stepChanged();
    emit codeChanged();
    emit statusChanged();
}

void BlockPage::showTab(Tab tab) {
    m_tabs->setCurrent(static_cast<int>(tab));
    m_stack->setCurrentIndex(static_cast<int>(tab));
    if (tab == Tab::Depth && m_seen) m_depth->setDeviation(m_state.deviation);
}

QString BlockPage::code(CodeFlavour flavour) const {
    return blockCode(m_state, config(), m_step, flavour == CodeFlavour::NumPy);
}

QWidget* BlockPage::createPresentation(QWidget* parent) {
    return new BlockPresentation(m_document, *this, parent);
}

void BlockPage::resetPage() {
    edit(BlockState{}, [] { return tr("Page 5 as at the beginning"); });
    m_controls->setOnlyThisBlock(false);
    m_block = 0;
    show({NodeKind::Attention, Side::Decoder, 0});
}

QStringList BlockPage::statusTexts() const {
    const ModelConfig c = config();
    const auto weights = weightsOf(c, m_node);
    return {tr("Step %1 / %2").arg(m_step + 1).arg(stepCount()),
            tr("Selected: %1, parameters: %2").arg(nodeName(m_node, c), integer(parameterCount(weights))),
            tr("Parameters in all: %1").arg(integer(countParameters(c).total))};
}

QList<QAction*> BlockPage::menuActions() const {
    return {m_normAction, m_residualAction, m_attentionAction, m_mlpAction};
}

Matrix BlockPage::focusedMatrix() const {
    return m_tensor->current();
}

void BlockPage::toggleNorm() {
    BlockState next = m_state;
    next.norm = next.norm == NormPlace::Pre ? NormPlace::Post : NormPlace::Pre;
    editControls(next, static_cast<int>(ControlStrip::Change::Norm), {});
}

void BlockPage::toggleResidual() {
    BlockState next = m_state;
    next.set(&BlockSwitches::residual, -1, !next.common(&BlockSwitches::residual).value_or(false));
    editControls(next, static_cast<int>(ControlStrip::Change::Switch), {});
}

void BlockPage::edit(const BlockState& next, Document::Words words, const QString& gesture) {
    if (next == m_state) return;
    m_document.editPage(pageName, toJson(next), std::move(words), gesture);
}

void BlockPage::editControls(const BlockState& next, int what, const QString& gesture) {
    using Change = ControlStrip::Change;
    switch (static_cast<Change>(what)) {
    case Change::Norm:
        edit(next, [post = next.norm == NormPlace::Post] { return post ? tr("Post-norm") : tr("Pre-norm"); });
        break;
    case Change::Activation:
        edit(next, [gelu = next.activation != Activation::Relu] {
            return tr("Activation: %1").arg(gelu ? QStringLiteral("GELU") : QStringLiteral("ReLU"));
        });
        break;
    case Change::Heads: edit(next, [n = next.heads] { return tr("Heads: %1").arg(integer(n)); }); break;
    case Change::Width:
        edit(
            next, [n = next.width] { return tr("Width: %1").arg(integer(n)); }, gesture);
        break;
    case Change::Blocks:
        edit(
            next, [n = next.blocks] { return tr("Blocks: %1").arg(integer(n)); }, gesture);
        break;
    case Change::Switch: {
        edit(next, [] { return tr("Parts of the blocks on or off"); });
        break;
    }
    case Change::Model:
        edit(next,
             [trained = next.trained] { return trained ? tr("The trained model") : tr("A seeded model"); });
        break;
    case Change::Seed:
        edit(
            next, [n = next.seed] { return tr("Seed: %1").arg(integer(n)); }, gesture);
        break;
    }
}

std::shared_ptr<const LabModel> BlockPage::usableModel(QString* why) const {
    QString none;
    QString& reason = why != nullptr ? *why : none;
    const auto model = m_document.model();
    if (!model) {
        reason = tr("Nothing is trained yet: page 7 trains a model, a file can also be opened");
        return nullptr;
    }
    const ModelConfig& c = model->parameters->config();
    if (c.kind != ModelKind::Gpt) {
        reason = tr("The Lab’s model is no decoder-only stack; page 6 shows the other kind");
        return nullptr;
    }
    if (c.blocks > BlockState::mostBlocks || model->parameters->size() > mostWeightsToRun) {
        reason = tr("The Lab’s model is too large for this page");
        return nullptr;
    }
    return model;
}

ModelConfig BlockPage::config() const {
    if (m_state.trained)
        if (const auto model = usableModel()) return m_state.config(model->parameters->config());
    return m_state.config();
}

void BlockPage::readDocument() {
    const BlockState next = blockStateFrom(m_document.pageState(pageName));
    // The small examples and the experiment have no part in the model.
    BlockState a = next, b = m_state;
    a.x = b.x;
    a.branch = b.branch;
    a.deviation = b.deviation;
    if (a != b) m_stale = true;
    m_state = next;
    refresh();
    emit codeChanged();
    emit statusChanged();
}

void BlockPage::readView() {
    const QJsonObject v = m_document.pageView(pageName);
    const int step = v["step"].toInt(0), block = v["block"].toInt(0), sub = v["sublayer"].toInt(0);
    const auto kind = nodeKindFrom(v["node"].toString(QStringLiteral("attention")).toStdString());
    if (kind && *kind != NodeKind::Cross && block >= 0 && block < BlockState::mostBlocks) {
        m_block = block;
        m_node = {*kind, Side::Decoder, block, sub == 2 ? Sublayer::Mlp : Sublayer::Attention};
        if (m_node.kind == NodeKind::Embedding || m_node.kind == NodeKind::FinalNorm ||
            m_node.kind == NodeKind::Head)
            m_node.block = -1;
    }
    if (step >= 0 && step < stepCount() && step != m_step) setStep(step);
    refresh();
}

void BlockPage::writeView() {
    m_document.setPageView(pageName, {{"step", m_step},
                                      {"block", m_block},
                                      {"node", QString::fromUtf8(fileName(m_node.kind))},
                                      {"sublayer", static_cast<int>(m_node.sublayer)}});
}

void BlockPage::pick(const NodeId& node) {
    const int before = m_block;
    show(node);
    lookAtPick(node, before);
}

void BlockPage::show(const NodeId& node) {
    if (node.kind == NodeKind::Block) {
        // The same place in another block, so that blocks can be compared.
        m_block = node.block;
        const auto parts = nodesOfBlock(config(), Side::Decoder, m_block);
        NodeId there = m_node;
        there.block = m_block;
        m_node =
            m_node.block >= 0 && std::find(parts.begin(), parts.end(), there) != parts.end() ? there : node;
    } else {
        m_node = node;
    }
    showTab(Tab::Parts); // the guide stays at the step whose task this may be
    refresh();
    writeView();
    emit statusChanged();
    emit codeChanged();
}

QString BlockPage::valueOf(const NodeId& node) const {
    const ModelConfig c = config();
    QStringList facts;
    if (const auto n = parameterCount(weightsOf(c, node)); n > 0)
        facts << tr("parameters: %1").arg(integer(n));
    if (m_run && !m_stale)
        if (const auto tensors = tensorsOf(m_run->trace, m_run->config, node); !tensors.empty())
            facts << tensorFacts(*tensors.front().values);
    return facts.join(QStringLiteral("; "));
}

QStringList BlockPage::tokenNames() const {
    QStringList names;
    const auto model = m_state.trained ? usableModel() : nullptr;
    if (!m_run || !model || !model->vocabulary) return names;
    for (const TokenId t : m_run->trace.tokens) names << tokenWords(model->vocabulary, t);
    return names;
}

void BlockPage::refresh() {
    QString why;
    const auto model = usableModel(&why);
    const ModelConfig c = config();
    if (m_block >= c.blocks) {
        m_block = c.blocks - 1;
        if (m_node.block >= 0) m_node.block = m_block;
    }
    // What is not there any more cannot stay open.
    const auto parts = nodesOf(c);
    if (m_node.kind != NodeKind::Block && std::find(parts.begin(), parts.end(), m_node) == parts.end())
        m_node = {NodeKind::Block, Side::Decoder, m_block};
    m_controls->setState(m_state, model ? std::optional(model->parameters->config()) : std::nullopt, why,
                         m_block);
    m_counts->show(c, m_block);
    m_counts->setSelectedNode(m_node);
    m_countSizes->setText(
        tr("symbols V = %1, context T = %2").arg(integer(c.vocabulary), integer(c.context)));
    m_example->setRows(m_state.x, m_state.branch, m_state.common(&BlockSwitches::residual).value_or(true));
    if (m_tabs->current() == static_cast<int>(Tab::Depth) && m_seen) m_depth->setDeviation(m_state.deviation);
    m_normAction->setChecked(m_state.norm == NormPlace::Post);
    m_residualAction->setChecked(m_state.common(&BlockSwitches::residual).value_or(false));
    m_attentionAction->setChecked(m_state.common(&BlockSwitches::attention).value_or(false));
    m_mlpAction->setChecked(m_state.common(&BlockSwitches::mlp).value_or(false));
    if (m_stale) recompute();
    m_diagram->rebuild();
    m_diagram->setSelected(m_node);
    showTensor();
}

void BlockPage::recompute() {
    if (!m_seen) return;
    const auto model = m_state.trained ? usableModel() : nullptr;
    const ModelConfig c = config();
    m_stale = true;
    if (const auto problem = validate(c)) {
        m_job.cancel();
        m_run = nullptr;
        m_reason = explain(*problem);
        return;
    }
    if (countParameters(c).total > mostWeightsToRun) {
        m_job.cancel();
        m_run = nullptr;
        m_reason = tr("With more than %1 parameters a model is only counted here, not run.")
                       .arg(integer(mostWeightsToRun));
        return;
    }
    m_stale = false;
    m_reason = tr("Computing…");
    std::string text;
    if (const auto& own = m_document.lab().text) text = own->substr(0, 200);
    m_job.start(
        [state = m_state, model, text](const std::stop_token&) {
            return model ? runTrained(state, *model, tokensToRead(*model, text)) : runSeeded(state);
        },
        [this](std::shared_ptr<const BlockRun> run) {
            m_run = std::move(run);
            m_reason.clear();
            m_diagram->rebuild();
            showTensor();
            emit statusChanged();
        });
}

void BlockPage::showTensor() {
    m_tensor->show(m_run, m_node, tokenNames(), m_reason);
}

void BlockPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Page::changeEvent(event);
}

void BlockPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (m_seen) return;
    m_seen = true;
    refresh();
}

void BlockPage::retranslateUi() {
    m_header->setTitle(title());
    m_header->setSubtitle(tr(
        "One vertical line carries the data. Each sublayer reads from it, computes, and adds its result."));
    m_tabs->setLabels({tr("Tensor and parameters"), tr("LayerNorm and residual"), tr("Gradient by depth")});
    m_countTitle->setText(tr("Parameters"));
    m_diagram->setAccessibleName(tr("Diagram of the stack"));
    setActionWords(*m_normAction, tr("P&ost-norm"),
                   tr("LayerNorm after the addition instead of before the sublayer"));
    setActionWords(*m_residualAction, tr("Resid&ual connections"),
                   tr("Add each sublayer’s result to the stream"));
    setActionWords(*m_attentionAction, tr("&Attention"), tr("Attention in all blocks"));
    setActionWords(*m_mlpAction, tr("&MLP"), tr("The MLP in all blocks"));
    refresh();
    emit statusChanged();
}

} // namespace dikkat::ui
