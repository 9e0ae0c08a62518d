#include "ui/pages/gpt2017/gpt2017_page.h"

#include "core/experiments/parameter_counts.h"
#include "core/io/run_config.h"
#include "core/training/presets.h"
#include "ui/diagram/architecture_diagram.h"
#include "ui/diagram/diagram_view.h"
#include "ui/diagram/node_words.h"
#include "ui/document/training_setup.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/gpt2017/block_bars.h"
#include "ui/pages/gpt2017/difference_table.h"
#include "ui/pages/gpt2017/gpt2017_code.h"
#include "ui/pages/gpt2017/gpt2017_presentation.h"
#include "ui/pages/gpt2017/node_texts.h"
#include "ui/pages/gpt2017/translation_card.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/value_slider.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyle>
#include <QVariantAnimation>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {
const QString pageName = QStringLiteral("gpt2017");
const char* const stepIds[] = {"parts", "weights", "data", "translation"};
} // namespace

QString Gpt2017Page::title() const {
    return tr("GPT and 2017");
}

QString Gpt2017Page::guideStepId() const {
    return QLatin1String(stepIds[m_step]);
}

void Gpt2017Page::setStep(int step) {
    if (step < 0 || step >= stepCount() || step == m_step) return;
    m_step = step;
    m_tabs->setCurrent(step);
    m_stack->setCurrentIndex(step);
    refreshTranslation();
    writeView();
    emit stepChanged();
    emit codeChanged();
    emit statusChanged();
}

QString Gpt2017Page::code(CodeFlavour flavour) const {
    const auto& translation = m_translation->translation();
    const auto [block, head] = m_translation->chosen();
    return gpt2017Code(m_state, m_step, translation.get(), block, std::max(0, head),
                       flavour == CodeFlavour::NumPy);
}

QWidget* Gpt2017Page::createPresentation(QWidget* parent) {
    return new Gpt2017Presentation(m_document, *this, parent);
}

void Gpt2017Page::resetPage() {
    edit(Gpt2017State{}, [] { return tr("Page 6 as at the beginning"); });
    setMoved(0);
    show(firstNode());
}

QStringList Gpt2017Page::statusTexts() const {
    QStringList texts{tr("Step %1 / %2").arg(m_step + 1).arg(stepCount())};
    texts << tr("Selected: %1")
                 .arg(nodeName({m_node.kind, m_node.side, m_node.block, m_node.sublayer},
                               m_node.model == 0 ? m_state.original() : m_state.gpt()));
    texts << tr("Width d = %1, blocks: %2").arg(integer(m_state.width), integer(m_state.blocks));
    return texts;
}

Matrix Gpt2017Page::focusedMatrix() const {
    return m_step == 3 ? m_translation->weights() : Matrix();
}

void Gpt2017Page::edit(const Gpt2017State& next, Document::Words words, const QString& gesture) {
    if (next != m_state) m_document.editPage(pageName, toJson(next), std::move(words), gesture);
}

std::shared_ptr<const LabModel> Gpt2017Page::ownTranslator() const {
    const auto model = m_document.model();
    return model && canTranslate(*model) ? model : nullptr;
}

void Gpt2017Page::readDocument() {
    m_state = gpt2017StateFrom(m_document.pageState(pageName));
    refresh();
    emit codeChanged();
    emit statusChanged();
}

void Gpt2017Page::readView() {
    const QJsonObject v = m_document.pageView(pageName);
    const double moved = v["moved"].toDouble(0);
    m_node = nodeFrom(v["node"].toObject());
    m_animation->stop();
    setMoved(moved >= 0 && moved <= 1 ? moved : 0);
    const int step = v["step"].toInt(0);
    if (step >= 0 && step < stepCount() && step != m_step) setStep(step);
    refresh();
}

void Gpt2017Page::writeView() {
    m_document.setPageView(pageName, {{"step", m_step}, {"moved", m_moved}, {"node", toJson(m_node)}});
}

void Gpt2017Page::setMoved(double moved) {
    m_moved = std::clamp(moved, 0.0, 1.0);
    m_morph->setPosition(static_cast<int>(std::lround(m_moved * 100)));
    m_moveAction->setChecked(m_moved > 0.5);
    m_diagram->rebuild();
    emit movedChanged();
}

void Gpt2017Page::toggleMoved() {
    const double to = m_moved > 0.5 ? 0 : 1;
    m_animation->stop();
    // Where the desktop wants no motion the change comes at once.
    if (!isVisible() || style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0) {
        moveByHand(to);
        writeView();
        return;
    }
    m_animation->setStartValue(m_moved);
    m_animation->setEndValue(to);
    m_animation->start();
}

void Gpt2017Page::pick(const NodeId& node) {
    show(node);
    if (node.kind == NodeKind::Cross) mark(QStringLiteral("select-cross"));
}

void Gpt2017Page::show(const NodeId& node) {
    m_node = node;
    refresh();
    writeView();
    emit statusChanged();
}

QString Gpt2017Page::valueOf(const NodeId& node) const {
    NodeId plain = node;
    plain.model = 0;
    const auto n = parameterCount(weightsOf(node.model == 0 ? m_state.original() : m_state.gpt(), plain));
    return n > 0 ? tr("parameters: %1").arg(integer(n)) : QString();
}

void Gpt2017Page::refresh() {
    m_table->setState(m_state);
    m_table->setSelectedNode(m_node);
    m_bars->setWidthOfModel(m_state.width);
    m_bars->setHighlightCross(m_node.kind == NodeKind::Cross);
    m_width->setPosition(m_state.width / Gpt2017State::widthStep - 1);
    m_width->setValueText(integer(m_state.width));
    m_blocks->setPosition(m_state.blocks - 1);
    m_blocks->setValueText(integer(m_state.blocks));
    const std::int64_t a = decoderBlockWeights(m_state.width).total(),
                       b = gptBlockWeights(m_state.width).total(),
                       e = encoderBlockWeights(m_state.width).total();
    const auto row = [](const QString& name, const QString& sum, bool strong = false) {
        const QString pattern = strong ? QStringLiteral("<b>%1</b>") : QStringLiteral("%1");
        return QStringLiteral("<tr><td style='padding:2px 16px 2px 0'>%1</td><td align='right'>%2</td></tr>")
            .arg(pattern.arg(name), pattern.arg(sum));
    };
    const auto n = static_cast<std::int64_t>(m_state.blocks);
    m_totals->setText(
        QStringLiteral("<table cellspacing='0'>") +
        row(tr("2017, %n decoder block(s)", nullptr, m_state.blocks), integer(n * a)) +
        row(tr("2017, %n encoder block(s)", nullptr, m_state.blocks), integer(n * e)) +
        row(tr("2017, both"), integer(n * (a + e)), true) +
        row(tr("GPT, %n block(s)", nullptr, m_state.blocks), integer(n * b), true) +
        (n % 2 == 0 ? row(tr("2017, %1 + %1 blocks").arg(integer(n / 2)), integer(n / 2 * (a + e)), true)
                    : QString()) +
        QStringLiteral("</table>"));
    const bool gone = m_node.model == 0 && m_moved > 0.5 &&
                      (m_node.kind == NodeKind::Cross || m_node.side == Side::Encoder);
    m_nodeText->setText(
        QStringLiteral("<b>%1</b>: %2")
            .arg(nodeName({m_node.kind, m_node.side, m_node.block, m_node.sublayer},
                          m_node.model == 0 ? m_state.original() : m_state.gpt())
                     .toHtmlEscaped(),
                 gone ? tr("Not there any more in a GPT. In 2017: %1").arg(nodeText(m_node)).toHtmlEscaped()
                      : nodeText(m_node).toHtmlEscaped()));
    const auto page = nodePage(m_node);
    m_open->setText(!page ? tr("See it at work") : tr("Open page %1").arg(integer(static_cast<int>(*page))));
    m_diagram->rebuild();
    m_diagram->setSelected(m_node);
    refreshTranslation();
}

void Gpt2017Page::refreshTranslation() {
    // The model is read from the program only when somebody looks.
    if (m_seen && m_step == 3) m_translation->show(m_state.sentence, m_state.ownModel, ownTranslator());
}

void Gpt2017Page::openNodePage() {
    if (const auto page = nodePage(m_node))
        emit openPage(*page);
    else
        setStep(3);
}

void Gpt2017Page::trainAfresh() {
    const Preset* preset = findPreset("translate-tr-en");
    if (preset == nullptr) return;
    setUpRun(m_document, runFromPreset(*preset), [] { return tr("Set-up of the translator"); });
    m_trainedBefore = ownTranslator();
    m_trainAsked = true;
    emit openPage(PageId::Training);
}

void Gpt2017Page::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Page::changeEvent(event);
}

void Gpt2017Page::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    prepare();
}

void Gpt2017Page::prepare() {
    m_seen = true;
    refreshTranslation();
}

void Gpt2017Page::retranslateUi() {
    m_header->setTitle(title());
    m_header->setSubtitle(
        tr("The same parts in two arrangements: encoder and decoder for translating, a decoder alone "
           "for continuing a text."));
    m_tabs->setLabels({tr("Differences"), tr("Weights"), tr("Data"), tr("Translation")});
    m_morph->setName(tr("2017 → GPT"));
    m_width->setName(tr("Width d"));
    m_blocks->setName(tr("Blocks"));
    m_diagram->setAccessibleName(tr("Both architectures"));
    setActionWords(*m_moveAction, tr("Turn 2017 into a &GPT"),
                   tr("Encoder and cross-attention go, LayerNorm moves before the sublayers"));
    refresh();
    emit statusChanged();
}

} // namespace dikkat::ui
