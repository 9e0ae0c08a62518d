#include "ui/pages/qkv/compare_card.h"

#include "core/lesson/comparison.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/qkv/flow_panel.h"
#include "ui/pages/qkv/step_words.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr Comparison kinds[] = {Comparison::CausalMask, Comparison::Scaling, Comparison::Positions,
                                Comparison::BeforeEdit, Comparison::Chapter};

QString kindName(Comparison kind) {
    switch (kind) {
    case Comparison::Off: return {};
    case Comparison::CausalMask: return CompareCard::tr("mask on / off");
    case Comparison::Scaling: return CompareCard::tr("scaling on / off");
    case Comparison::Positions: return CompareCard::tr("positions on / off");
    case Comparison::BeforeEdit: return CompareCard::tr("before / after my edit");
    case Comparison::Chapter: return CompareCard::tr("mine / the chapter’s");
    }
    return {};
}

QString onOff(const QString& what, bool on) {
    return on ? CompareCard::tr("%1: on").arg(what) : CompareCard::tr("%1: off").arg(what);
}

/// What a state is called in this comparison.
QString stateName(Comparison kind, const LessonState& s, bool here) {
    switch (kind) {
    case Comparison::Off: return {};
    case Comparison::CausalMask:
        return s.mask == MaskKind::Custom ? CompareCard::tr("Your own mask")
                                          : onOff(CompareCard::tr("Causal mask"), s.mask == MaskKind::Causal);
    case Comparison::Scaling: return onOff(CompareCard::tr("Scaling"), s.scaled);
    case Comparison::Positions: return onOff(CompareCard::tr("Positions"), s.positions != Positions::None);
    case Comparison::BeforeEdit:
        return here ? CompareCard::tr("After my edit") : CompareCard::tr("Before my edit");
    case Comparison::Chapter: return here ? CompareCard::tr("Mine") : CompareCard::tr("The chapter’s");
    }
    return {};
}

double roundedUp(double largest) {
    double end = 0.125;
    while (end < largest) end *= 2.0;
    return end;
}

} // namespace

CompareCard::CompareCard(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_kind(new QComboBox)
    , m_kindLabel(new QLabel)
    , m_message(new QLabel)
    , m_sides(new QWidget) {
    setObjectName(QStringLiteral("compareCard"));
    m_kind->setObjectName(QStringLiteral("compareCombo"));
    for (Comparison kind : kinds) m_kind->addItem(QString(), static_cast<int>(kind));
    m_kindLabel->setBuddy(m_kind);
    m_message->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->addWidget(m_kindLabel);
    top->addWidget(m_kind);
    top->addWidget(m_message, 1);
    auto* sides = new QHBoxLayout(m_sides);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(16);
    m_here = addSide(sides, "compareHere");
    m_there = addSide(sides, "compareThere");
    m_difference = addSide(sides, "compareDifference");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_sides, 1);

    connect(m_kind, &QComboBox::activated, this,
            [this](int i) { emit kindPicked(static_cast<Comparison>(m_kind->itemData(i).toInt())); });
    connect(&m_document, &Document::lessonChanged, this, &CompareCard::refresh);
    connect(&m_document, &Document::viewChanged, this, &CompareCard::refresh);
    connect(&m_selection, &Selection::changed, this, &CompareCard::refreshSelection);
    retranslateUi();
}

CompareCard::Side CompareCard::addSide(QLayout* layout, const char* name) {
    Side side{new QLabel, new MatrixView};
    side.view->setObjectName(QLatin1String(name));
    side.view->setCellSize(58, 34);
    side.view->setMinimumSize(80, 80);
    side.title->setObjectName(QStringLiteral("cardTitle"));
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(side.title);
    column->addWidget(side.view, 1);
    static_cast<QHBoxLayout*>(layout)->addLayout(column, 1);
    connect(side.view, &MatrixView::cellPicked, this, [this](Index row, Index col) {
        m_selection.select({m_document.view().step, row, col});
    });
    connect(side.view, &MatrixView::cellHovered, this, [this, side](Index row, Index col) {
        if (row < 0)
            emit hovered({});
        else
            emit hovered(tr("%1, row %2, column %3: %4")
                             .arg(side.title->text())
                             .arg(row + 1)
                             .arg(col + 1)
                             .arg(exactNumber(side.view->content().values(row, col))));
    });
    return side;
}

void CompareCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslateUi();
    QWidget::changeEvent(event);
}

void CompareCard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void CompareCard::retranslateUi() {
    m_kindLabel->setText(tr("Compare"));
    for (int i = 0; i < m_kind->count(); ++i) m_kind->setItemText(i, kindName(kinds[i]));
    refresh();
}

void CompareCard::refresh() {
    const ViewState& view = m_document.view();
    if (view.comparison == Comparison::Off) return;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(view.comparison)));
    if (!isVisible()) return; // nobody looks: nothing to compute

    const LessonTrace& here = *m_document.trace();
    const auto other = comparedState(here.state, view.comparison, m_document.beforeLastEdit());
    m_sides->setVisible(other.has_value());
    if (!other) {
        m_message->setText(
            tr("Positions play no part while Q, K and V are typed: choose “Computed from X · W” first."));
        return;
    }
    const auto result = evaluate(*other);
    if (!result) {
        m_sides->hide();
        m_message->setText(explain(result.error()));
        return;
    }
    const LessonTrace& there = *result;
    const int head = view.head;
    const int otherHead = std::min(head, static_cast<int>(there.heads.size()) - 1);

    const auto fill = [&](const Side& side, const LessonTrace& t, int h) {
        MatrixContent content;
        content.values = t.stepMatrix(view.step, h);
        content.role = stepRole(view.step);
        content.rowSymbol = view.step == LessonStep::Output ? QStringLiteral("o") : QStringLiteral("q");
        content.rowRole = view.step == LessonStep::Output ? MatrixRole::Value : MatrixRole::Query;
        content.columnSymbol = view.step == LessonStep::Output ? QString() : QStringLiteral("k");
        content.columnRole = view.step == LessonStep::Output ? MatrixRole::Neutral : MatrixRole::Key;
        content.name = stepMatrixName(view.step);
        content.decimals = view.decimals;
        content.scoreMagnitude = std::max(scoreMagnitude(here, head), scoreMagnitude(there, otherHead));
        if (view.step == LessonStep::Masked || view.step == LessonStep::Weights)
            content.visible = t.heads[static_cast<std::size_t>(h)].visible;
        side.view->setContent(content);
        return content;
    };
    MatrixContent content = fill(m_here, here, head);
    fill(m_there, there, otherHead);
    m_here.title->setText(stateName(view.comparison, here.state, true));
    m_there.title->setText(stateName(view.comparison, there.state, false));
    m_difference.title->setText(tr("Difference (right − left)"));

    const auto d = difference(here.stepMatrix(view.step, head), there.stepMatrix(view.step, otherHead));
    m_difference.view->setVisible(d.has_value());
    m_difference.title->setVisible(d.has_value());
    if (!d) {
        m_message->setText(tr("The two states have different sizes, so there is no difference to show."));
        return;
    }
    double largest = 0.0;
    Index changed = 0, infinite = 0;
    for (Index i = 0; i < d->rows(); ++i)
        for (Index j = 0; j < d->cols(); ++j) {
            if ((*d)(i, j) != 0.0) ++changed;
            if (!std::isfinite((*d)(i, j)))
                ++infinite;
            else
                largest = std::max(largest, std::abs((*d)(i, j)));
        }
    content.values = *d;
    content.role = MatrixRole::Difference;
    content.visible.reset();
    content.name = tr("difference");
    content.scoreMagnitude = roundedUp(largest);
    m_difference.view->setContent(content);
    m_message->setText(changed == 0    ? tr("No cell differs.")
                       : infinite == 0 ? tr("Cells that differ: %1. Largest change: %2.")
                                             .arg(changed)
                                             .arg(number(largest, view.decimals))
                       : infinite == changed
                           ? tr("Cells that differ: %1, each by ∞: a masked score is −∞.").arg(changed)
                           : tr("Cells that differ: %1, of these by ∞: %2. Largest change of the others: %3.")
                                 .arg(changed)
                                 .arg(infinite)
                                 .arg(number(largest, view.decimals)));
    refreshSelection();
}

void CompareCard::refreshSelection() {
    const Selection::Cell& cell = m_selection.cell();
    const LessonStep step = m_document.view().step;
    const bool sameKind = (step == LessonStep::Output) == (cell.step == LessonStep::Output);
    for (const Side* side : {&m_here, &m_there, &m_difference}) {
        const Matrix& m = side->view->content().values;
        const bool inside = cell.isValid() && cell.row < m.rows() && cell.column < m.cols();
        if (inside && sameKind)
            side->view->setSelectedCell(cell.row, cell.column, false);
        else
            side->view->setSelectedCell(-1, -1, false);
    }
}

} // namespace dikkat::ui
