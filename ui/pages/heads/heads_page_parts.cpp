#include "ui/pages/heads/heads_page.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/preset_words.h"
#include "ui/pages/heads/empty_card.h"
#include "ui/pages/heads/map_card.h"
#include "ui/pages/heads/model_opener.h"
#include "ui/pages/heads/moment_bar.h"
#include "ui/pages/heads/note_card.h"
#include "ui/pages/heads/scores_table.h"
#include "ui/pages/heads/side_card.h"
#include "ui/pages/heads/text_bar.h"
#include "ui/theme/icons.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/head_grid.h"
#include "ui/widgets/page_header.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <algorithm>

/// The parts of page 8 that are only put together: header, workbench, texts.
namespace dikkat::ui {

namespace {

constexpr int compactHeight = 640; ///< below this the token strip gives way
constexpr int leastTable = 134;    ///< five rows
/// Room of the page in which the table is as low as that: without and with the token strip.
constexpr int compactRoom = 556, comfortableRoom = 612;
constexpr int gridWidth = 224, smallestMap = 26, largestMap = 96;

/// What a model is called: the example has a name of its own, other names are the learner's.
QString shownName(const LabModel& model) {
    if (model.name == "induction") return HeadsPage::tr("Example: repeated made-up words");
    return ui::modelName(model.name);
}

} // namespace

QWidget* HeadsPage::buildHeader() {
    m_open->setObjectName(QStringLiteral("openModel"));
    m_open->setIcon(themedIcon(QStringLiteral("open")));
    m_example->setObjectName(QStringLiteral("exampleModel"));
    auto* header = new QWidget;
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_header, 1);
    layout->addWidget(m_example, 0, Qt::AlignTop);
    layout->addWidget(m_open, 0, Qt::AlignTop);
    return header;
}

QWidget* HeadsPage::buildWorkbench() {
    m_gridTitle->setObjectName(QStringLiteral("sectionTitle"));
    m_grid->setObjectName(QStringLiteral("headGrid"));
    m_grid->setOrientation(Qt::Vertical); // few layers, more heads: the card is narrow and high
    m_grid->setCellSize(smallestMap, largestMap);
    m_gridScroll->setWidgetResizable(true);
    m_gridScroll->setFrameShape(QFrame::NoFrame);
    m_gridScroll->setFocusPolicy(Qt::NoFocus);
    m_gridScroll->setWidget(m_grid);
    auto* gridCard = new Card;
    gridCard->setFixedWidth(gridWidth);
    auto* gridLayout = new QVBoxLayout(gridCard);
    gridLayout->setContentsMargins(10, 8, 6, 8);
    gridLayout->setSpacing(4);
    gridLayout->addWidget(m_gridTitle);
    gridLayout->addWidget(m_gridScroll, 1);

    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(gridCard);
    top->addWidget(m_map, 4);
    top->addWidget(m_side, 3);
    m_side->setMinimumWidth(250);

    auto* tableCard = new Card;
    auto* tableLayout = new QVBoxLayout(tableCard);
    tableLayout->setContentsMargins(1, 1, 1, 4);
    tableLayout->addWidget(m_scores);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(12);
    bottom->addWidget(tableCard, 1);
    bottom->addWidget(m_note);
    m_note->setFixedWidth(300);
    m_note->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored); // as high as the table

    auto* bench = new QWidget;
    m_bench = new QVBoxLayout(bench);
    m_bench->setContentsMargins(0, 0, 0, 0);
    m_bench->setSpacing(8);
    m_bench->addWidget(m_text);
    m_bench->addLayout(top, 1);
    m_bench->addWidget(m_moments);
    m_bench->addLayout(bottom);
    return bench;
}

void HeadsPage::refresh() {
    const Inspector& i = *m_inspector;
    const bool heads = i.model() && headCount(i.model()->parameters->config()) > 0;
    if (const HeadsGlance* glance = i.glance())
        m_grid->setTrace(glance->trace, i.shown().labels, i.shown().sourceLabels);
    else
        m_grid->setTrace(nullptr, {});
    m_grid->setOff(i.on());
    m_grid->setCurrent(i.head());
    m_empty->setWithoutAttention(i.model() && !heads);
    m_stack->setCurrentIndex(heads ? 1 : 0);
    m_map->refresh();
    m_side->refresh();
    m_moments->refresh();
    m_scores->refresh();
    updateCompactness();
    m_note->refresh();
    m_text->refreshSelection();
    m_toggle->setChecked(i.state().isOff(i.head()));
    m_toggle->setEnabled(heads);
    m_allOn->setEnabled(!i.state().off.empty());
    lookForTasks();
    emit codeChanged();
    emit statusChanged();
}

void HeadsPage::refreshHeader() {
    const auto& model = m_inspector->model();
    const bool heads = model && headCount(model->parameters->config()) > 0;
    m_open->setVisible(heads);
    m_example->setVisible(heads && model->name != "induction");
    m_stack->setCurrentIndex(heads ? 1 : 0);
    m_allOn->setEnabled(!m_inspector->state().off.empty());
    if (m_opener->isBusy()) {
        m_header->setSubtitle(tr("Reading the model…"));
        return;
    }
    if (!heads) {
        m_header->setSubtitle(tr("Look into a trained model: every head, every weight."));
        return;
    }
    const ModelConfig& c = model->parameters->config();
    QString size = tr("%n layer(s)", nullptr, static_cast<int>(c.blocks));
    if (c.kind == ModelKind::EncoderDecoder) size.prepend(QStringLiteral("%1 + ").arg(c.encoderBlocks));
    size += QStringLiteral(" × ") + tr("%n head(s)", nullptr, static_cast<int>(c.heads));
    QString text =
        tr("%1 · %2 · %3 parameters").arg(shownName(*model), size, integer(model->parameters->size()));
    if (m_inspector->isLive()) text += u' ' + tr("· being trained, step %1").arg(integer(model->steps));
    m_header->setSubtitle(text);
}

void HeadsPage::updateCompactness() {
    // The room is the viewport's: the page itself never gets lower than its contents.
    const int room = parentWidget() != nullptr ? parentWidget()->height() : height();
    const bool compact = room < compactHeight;
    m_text->setCompact(compact);
    m_bench->setSpacing(compact ? 6 : 8);
    // All heads where they fit; the maps get the rest.
    const int spare = std::max(0, room - (compact ? compactRoom : comfortableRoom));
    const int most = std::max(leastTable, std::min(leastTable + spare, room * 3 / 10));
    m_scores->setFixedHeight(std::clamp(m_scores->fullHeight(), leastTable, most));
}

void HeadsPage::retranslateUi() {
    m_header->setTitle(title());
    m_gridTitle->setText(tr("All heads"));
    m_open->setText(tr("Open model…"));
    m_open->setToolTip(tr("A .dikkat file, or safetensors of nanoGPT or GPT-2"));
    m_example->setText(tr("Example model"));
    m_example->setToolTip(tr("Load the small model that comes with the program"));
    setActionWords(
        *m_toggle, tr("&Switch the head off"), tr("Switch the chosen head off or on again"),
        tr("A head that is off adds nothing to the residual stream; the loss and what the model writes "
           "show what it was good for."));
    setActionWords(*m_allOn, tr("&All heads on"), tr("Switch every head on again"));
    refresh();
    refreshHeader();
    m_text->refresh();
}

} // namespace dikkat::ui
