#include "ui/pages/block/control_strip.h"

#include "ui/i18n/numbers.h"
#include "ui/widgets/gesture_slider.h"
#include "ui/widgets/segmented.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>

namespace dikkat::ui {

ControlStrip::ControlStrip(QWidget* parent)
    : QWidget(parent)
    , m_norm(new SegmentedControl)
    , m_activation(new SegmentedControl)
    , m_model(new SegmentedControl)
    , m_scope(new SegmentedControl)
    , m_normOn(new QCheckBox)
    , m_residual(new QCheckBox)
    , m_attention(new QCheckBox)
    , m_mlp(new QCheckBox)
    , m_heads(new QComboBox)
    , m_width(new QSpinBox)
    , m_seed(new QSpinBox)
    , m_blocks(new GestureSlider(QStringLiteral("blocksSlider")))
    , m_normLabel(new QLabel)
    , m_headsLabel(new QLabel)
    , m_widthLabel(new QLabel)
    , m_blocksLabel(new QLabel)
    , m_blocksValue(new QLabel)
    , m_seedLabel(new QLabel) {
    const std::pair<QWidget*, const char*> names[] = {
        {m_norm, "normPlace"},        {m_activation, "activation"},
        {m_model, "modelChoice"},     {m_scope, "switchScope"},
        {m_normOn, "normOn"},         {m_residual, "residualOn"},
        {m_attention, "attentionOn"}, {m_mlp, "mlpOn"},
        {m_heads, "headsChoice"},     {m_width, "widthSpin"},
        {m_seed, "seedSpin"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    m_width->setRange(8, BlockState::mostWidth);
    m_width->setSingleStep(32);
    m_width->setKeyboardTracking(false);
    m_seed->setRange(0, 9999);
    m_seed->setKeyboardTracking(false);
    m_blocks->setRange(1, BlockState::mostBlocks);
    m_blocks->setPageStep(3);
    m_blocks->setMinimumWidth(90);
    m_blocksValue->setMinimumWidth(18);
    m_headsLabel->setBuddy(m_heads);
    m_widthLabel->setBuddy(m_width);
    m_blocksLabel->setBuddy(m_blocks);
    m_seedLabel->setBuddy(m_seed);

    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    const auto group = [](QHBoxLayout* row, std::initializer_list<QWidget*> widgets, int gap = 12) {
        if (row->count() > 0) row->addSpacing(gap - row->spacing());
        for (QWidget* w : widgets) row->addWidget(w);
    };
    group(first, {m_normLabel, m_norm});
    group(first, {m_activation});
    group(first, {m_scope}, 22);
    group(first, {m_normOn, m_residual, m_attention, m_mlp}, 14);
    first->addStretch();
    auto* second = new QHBoxLayout;
    second->setSpacing(8);
    group(second, {m_blocksLabel, m_blocks, m_blocksValue});
    second->setStretch(1, 1);
    group(second, {m_headsLabel, m_heads});
    group(second, {m_widthLabel, m_width});
    group(second, {m_model}, 20);
    group(second, {m_seedLabel, m_seed});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(first);
    layout->addLayout(second);

    connect(m_norm, &SegmentedControl::picked, this, [this](int i) {
        BlockState next = m_state;
        next.norm = i == 0 ? NormPlace::Pre : NormPlace::Post;
        emitChange(next, Change::Norm);
    });
    connect(m_activation, &SegmentedControl::picked, this, [this](int i) {
        BlockState next = m_state;
        next.activation = i == 0 ? Activation::Relu : Activation::GeluExact;
        emitChange(next, Change::Activation);
    });
    const std::pair<QCheckBox*, bool BlockSwitches::*> boxes[] = {{m_normOn, &BlockSwitches::norm},
                                                                  {m_residual, &BlockSwitches::residual},
                                                                  {m_attention, &BlockSwitches::attention},
                                                                  {m_mlp, &BlockSwitches::mlp}};
    for (const auto& [box, what] : boxes)
        connect(box, &QCheckBox::clicked, this, [this, box = box, what = what] {
            BlockState next = m_state;
            if (m_trained && next.trained)
                next.setBlocks(std::min(m_trained->blocks, BlockState::mostBlocks));
            // From "differs" a click goes to on.
            next.set(what, onlyThisBlock() ? m_block : -1, box->checkState() != Qt::Unchecked);
            emitChange(next, Change::Switch);
        });
    connect(m_scope, &SegmentedControl::picked, this, [this] {
        refresh();
        emit scopeChanged();
    });
    connect(m_heads, &QComboBox::activated, this, [this](int i) {
        BlockState next = m_state;
        next.heads = m_heads->itemData(i).toInt();
        emitChange(next, Change::Heads);
    });
    connect(m_width, &QSpinBox::valueChanged, this, [this](int v) {
        BlockState next = m_state;
        next.setWidth(v);
        emitChange(next, Change::Width);
    });
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int v) {
        BlockState next = m_state;
        next.seed = v;
        emitChange(next, Change::Seed);
    });
    connect(m_blocks, &GestureSlider::moved, this, [this](int v, const QString& gesture) {
        BlockState next = m_state;
        next.setBlocks(v);
        emitChange(next, Change::Blocks, gesture);
    });
    connect(m_model, &SegmentedControl::picked, this, [this](int i) {
        BlockState next = m_state;
        next.trained = i == 1 && m_trained.has_value();
        if (next.trained) {
            // Begin with what the model is, not with what was tried on the seeded one.
            next.norm = m_trained->normPlace;
            next.activation =
                m_trained->activation == Activation::Relu ? Activation::Relu : Activation::GeluExact;
            next.switches.clear();
        }
        emitChange(next, Change::Model);
    });
    retranslateUi();
}

void ControlStrip::emitChange(BlockState next, Change what, const QString& gesture) {
    if (next == m_state) {
        refresh();
        return;
    }
    emit changed(next, static_cast<int>(what), gesture);
}

bool ControlStrip::onlyThisBlock() const {
    return m_scope->current() == 1;
}

void ControlStrip::setOnlyThisBlock(bool only) {
    m_scope->setCurrent(only ? 1 : 0);
    refresh();
}

void ControlStrip::setState(const BlockState& state, const std::optional<ModelConfig>& trained,
                            const QString& why, int block) {
    m_state = state;
    m_trained = trained;
    m_why = why;
    m_block = block;
    refresh();
}

void ControlStrip::refresh() {
    const bool trained = m_state.trained && m_trained;
    m_norm->setCurrent(m_state.norm == NormPlace::Pre ? 0 : 1);
    m_activation->setCurrent(m_state.activation == Activation::Relu ? 0 : 1);
    m_model->setCurrent(trained ? 1 : 0);
    if (QAbstractButton* b = m_model->button(1)) {
        b->setEnabled(m_trained.has_value());
        b->setToolTip(m_trained ? tr("The model of the Lab") : m_why);
    }
    const auto box = [&](QCheckBox* check, bool BlockSwitches::*what) {
        const std::optional<bool> all =
            onlyThisBlock() ? std::optional<bool>(m_state.of(m_block).*what) : m_state.common(what);
        const QSignalBlocker quiet(check);
        check->setTristate(!all.has_value());
        check->setCheckState(!all ? Qt::PartiallyChecked : *all ? Qt::Checked : Qt::Unchecked);
    };
    box(m_normOn, &BlockSwitches::norm);
    box(m_residual, &BlockSwitches::residual);
    box(m_attention, &BlockSwitches::attention);
    box(m_mlp, &BlockSwitches::mlp);

    const int width = trained ? m_trained->width : m_state.width;
    const int heads = trained ? m_trained->heads : m_state.heads;
    const int blocks = trained ? m_trained->blocks : m_state.blocks;
    const QSignalBlocker quietWidth(m_width), quietBlocks(m_blocks), quietSeed(m_seed);
    m_heads->clear();
    if (trained)
        m_heads->addItem(integer(heads), heads);
    else
        for (const int h : m_state.possibleHeads()) m_heads->addItem(integer(h), h);
    m_heads->setCurrentIndex(m_heads->findData(heads));
    m_width->setValue(width);
    m_blocks->setValue(blocks);
    m_blocksValue->setText(integer(blocks));
    m_seed->setValue(m_state.seed);
    for (QWidget* w : {static_cast<QWidget*>(m_heads), static_cast<QWidget*>(m_width),
                       static_cast<QWidget*>(m_blocks), static_cast<QWidget*>(m_seed)})
        w->setEnabled(!trained);
    m_scope->setLabels({tr("Whole stack"), tr("Block %1 only").arg(integer(m_block + 1))});
}

void ControlStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void ControlStrip::retranslateUi() {
    m_normLabel->setText(tr("LayerNorm"));
    m_norm->setLabels({tr("Pre"), tr("Post")});
    m_norm->setToolTip(tr("Before the sublayer (pre) or after the addition (post) (N)"));
    m_norm->setAccessibleName(tr("Place of LayerNorm"));
    m_activation->setLabels({QStringLiteral("ReLU"), QStringLiteral("GELU")});
    m_activation->setAccessibleName(tr("Activation of the MLP"));
    m_scope->setToolTip(tr("What the four switches act on"));
    m_scope->setAccessibleName(m_scope->toolTip());
    m_normOn->setText(tr("Norm"));
    m_normOn->setToolTip(tr("LayerNorm on or off"));
    m_residual->setText(tr("Residual"));
    m_residual->setToolTip(tr("Add each sublayer’s result to the stream (R)"));
    m_attention->setText(tr("Attention"));
    m_mlp->setText(QStringLiteral("MLP"));
    m_headsLabel->setText(tr("Heads"));
    m_heads->setToolTip(tr("Only numbers that divide the width"));
    m_widthLabel->setText(tr("Width d"));
    m_blocksLabel->setText(tr("Blocks"));
    m_model->setLabels({tr("Seeded"), tr("Trained")});
    m_model->setAccessibleName(tr("Whose weights"));
    m_seedLabel->setText(tr("Seed"));
    refresh();
}

} // namespace dikkat::ui
