#include "ui/plot/value_plane.h"

#include "ui/i18n/numbers.h"
#include "ui/plot/plot.h"
#include "ui/plot/value_plane_item.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/inline_text.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace dikkat::ui {

namespace {

constexpr int shownDecimals = 4;
constexpr Index mostLabels = 8; ///< beyond it only what is selected is named
constexpr qsizetype mostNames = 3;

/// The names of the points, each place once: points share a label only when all their numbers are the same,
/// not when the picture is too small to tell them apart.
std::vector<ValuePlaneItem::Scene::Label> labelsOf(const HeadTrace& head, Index row, Index hiddenRow,
                                                   const ValuePlaneItem::Scene& scene) {
    struct Group {
        Index owner;
        const Matrix* matrix;
        ValuePlaneItem::Scene::Label label;
        QStringList names;
    };
    std::vector<Group> groups;
    const auto add = [&](const Matrix& m, Index i, const QPointF& at, const char* letter, bool output) {
        const QString name = symbolMarkup(QLatin1String(letter), i + 1);
        for (Group& group : groups)
            if ((group.matrix->row(group.owner) - m.row(i)).cwiseAbs().maxCoeff() < 1e-12) {
                group.names << name;
                return;
            }
        groups.push_back({i, &m, {at, {}, output}, {name}});
    };
    const bool all = head.v.rows() <= mostLabels;
    const auto output = [&](Index i) {
        add(head.out, i, scene.outputs[static_cast<std::size_t>(i)], "o", true);
    };
    if (all)
        for (Index j = 0; j < head.v.rows(); ++j)
            add(head.v, j, scene.values[static_cast<std::size_t>(j)], "v", false);
    if (row >= 0 && row != hiddenRow) output(row); // finds its place before the others
    if (all)
        for (Index i = 0; i < head.out.rows(); ++i)
            if (i != hiddenRow && i != row) output(i);
    std::vector<ValuePlaneItem::Scene::Label> labels;
    for (Group& group : groups) {
        if (group.names.size() > mostNames)
            group.names = QStringList{group.names.at(0), group.names.at(1), QStringLiteral("…")};
        group.label.text = group.names.join(QStringLiteral(" = "));
        labels.push_back(group.label);
    }
    return labels;
}

/// Row `i` of two columns of a matrix as a point; `up` −1: on the number line.
std::vector<QPointF> pointsOf(const Matrix& matrix, Index across, Index up) {
    std::vector<QPointF> points;
    for (Index i = 0; i < matrix.rows(); ++i)
        points.emplace_back(matrix(i, across), up < 0 ? 0.0 : matrix(i, up));
    return points;
}

} // namespace

ValuePlane::ValuePlane(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_choice(new QWidget)
    , m_across(new QComboBox)
    , m_up(new QComboBox)
    , m_acrossLabel(new QLabel)
    , m_upLabel(new QLabel)
    , m_plot(new Plot)
    , m_item(new ValuePlaneItem(m_plot))
    , m_formula(new FormulaView) {
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_title->setWordWrap(true);
    m_across->setObjectName(QStringLiteral("planeAcross"));
    m_up->setObjectName(QStringLiteral("planeUp"));
    m_acrossLabel->setBuddy(m_across);
    m_upLabel->setBuddy(m_up);
    m_plot->setMinimumSize(120, 100);
    m_plot->setFocusPolicy(Qt::StrongFocus);
    m_plot->setContextMenuPolicy(Qt::NoContextMenu); // this widget offers the table
    m_formula->setFontPixels(type::caption);
    m_formula->setAlignment(Qt::AlignLeft);

    auto* choice = new QHBoxLayout(m_choice);
    choice->setContentsMargins(0, 0, 0, 0);
    choice->addWidget(m_acrossLabel);
    choice->addWidget(m_across, 1);
    choice->addWidget(m_upLabel);
    choice->addWidget(m_up, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_choice);
    layout->addWidget(m_plot, 1);
    layout->addWidget(m_formula);
    for (QComboBox* box : {m_across, m_up}) connect(box, &QComboBox::activated, this, &ValuePlane::refresh);
    refresh();
}

void ValuePlane::setContent(const Content& content) {
    m_content = content;
    refreshColumns();
    refresh();
}

const HeadTrace* ValuePlane::head() const {
    if (!m_content.trace || m_content.head < 0) return nullptr;
    const auto index = static_cast<std::size_t>(m_content.head);
    return index < m_content.trace->heads.size() ? &m_content.trace->heads[index] : nullptr;
}

void ValuePlane::refreshColumns() {
    const int width = head() ? static_cast<int>(head()->v.cols()) : 0;
    m_choice->setVisible(width > 2);
    if (m_across->count() == width) return;
    for (QComboBox* box : {m_across, m_up}) {
        box->clear();
        for (int column = 0; column < width; ++column) box->addItem(QString::number(column + 1));
    }
    m_across->setCurrentIndex(0);
    m_up->setCurrentIndex(std::min(1, width - 1));
}

void ValuePlane::refresh() {
    m_acrossLabel->setText(tr("Across:"));
    m_upLabel->setText(tr("Up:"));
    const HeadTrace* h = head();
    if (!h) return;
    const Index across = std::max(0, m_across->currentIndex());
    const Index up = h->v.cols() < 2 ? -1 : static_cast<Index>(std::max(0, m_up->currentIndex()));
    auto& scene = m_item->scene;
    scene.values = pointsOf(h->v, across, up);
    scene.outputs = pointsOf(h->out, across, up);
    scene.row = m_content.row < h->out.rows() ? m_content.row : -1;
    scene.hiddenRow = m_content.hiddenRow;
    scene.weights.clear();
    if (scene.row >= 0)
        for (Index j = 0; j < h->weights.cols(); ++j) scene.weights.push_back(h->weights(scene.row, j));

    scene.labels = labelsOf(*h, scene.row, scene.hiddenRow, scene);

    m_title->setText(up < 0             ? tr("Value line: outputs stay between the values")
                     : h->v.rows() == 3 ? tr("Value plane: outputs stay in the triangle")
                                        : tr("Value plane: outputs stay among the values"));
    m_plot->yAxis->setVisible(up >= 0);
    fitRanges();
    m_plot->replot(QCustomPlot::rpQueuedReplot);

    if (scene.row < 0) {
        m_formula->setFormula(Formula::text(tr("Select a row to see what pulls its output.")));
    } else if (scene.row == scene.hiddenRow) {
        //: %1 is a position; o_%1 is a symbol and stays
        m_formula->setFormula(Formula::text(tr("o_{%1} appears once row %1 is right.").arg(scene.row + 1)));
    } else {
        std::vector<Formula> terms;
        for (Index j = 0; j < h->weights.cols(); ++j)
            if (h->visible(scene.row, j))
                terms.push_back(Formula::row(
                    {Formula::text(number(h->weights(scene.row, j), shownDecimals, true) + QChar(0x2009),
                                   MatrixRole::Weight),
                     Formula::text(symbolMarkup(QStringLiteral("v"), j + 1), MatrixRole::Value)}));
        m_formula->setFormula(Formula::row({Formula::text(symbolMarkup(QStringLiteral("o"), scene.row + 1)),
                                            Formula::text(QStringLiteral(" = ")), sum(terms, 4)}));
    }
    QStringList lines;
    for (const QStringList& line : table()) lines << line.join(QStringLiteral(", "));
    m_plot->setAccessibleName(m_title->text());
    m_plot->setAccessibleDescription(lines.join(QStringLiteral("; ")));
}

void ValuePlane::fitRanges() {
    const auto& scene = m_item->scene;
    if (scene.values.empty()) return;
    QRectF box(scene.values.front(), QSizeF(0, 0));
    for (const auto* points : {&scene.values, &scene.outputs})
        for (const QPointF& p : *points) {
            box.setLeft(std::min(box.left(), p.x()));
            box.setRight(std::max(box.right(), p.x()));
            box.setTop(std::min(box.top(), p.y()));
            box.setBottom(std::max(box.bottom(), p.y()));
        }
    // One unit is as long across as up, so that distances can be compared.
    const double span =
        std::max({box.width(), box.height(), 1e-9}) > 1e-9 ? std::max(box.width(), box.height()) : 1;
    const QPointF c = box.center();
    const double half = span * 0.6;
    m_plot->xAxis->setRange(c.x() - half, c.x() + half);
    m_plot->yAxis->setRange(c.y() - half, c.y() + half);
    m_plot->plotLayout()->update(QCPLayoutElement::upPreparation);
    m_plot->plotLayout()->update(QCPLayoutElement::upMargins);
    m_plot->plotLayout()->update(QCPLayoutElement::upLayout);
    const QRect area = m_plot->axisRect()->rect();
    if (area.width() > area.height())
        m_plot->xAxis->setScaleRatio(m_plot->yAxis, 1);
    else
        m_plot->yAxis->setScaleRatio(m_plot->xAxis, 1);
}

PlotTable ValuePlane::table() const {
    const HeadTrace* h = head();
    if (!h) return {};
    PlotTable lines;
    const auto line = [&](const QString& letter, const Matrix& m, Index i) {
        QStringList cells{letter + QString::number(i + 1)};
        for (Index column = 0; column < m.cols(); ++column) cells << number(m(i, column), shownDecimals);
        return cells;
    };
    QStringList header{tr("Point")};
    for (Index column = 0; column < h->v.cols(); ++column) header << tr("Column %1").arg(column + 1);
    const bool weights =
        m_content.row >= 0 && m_content.row < h->weights.rows() && m_content.row != m_content.hiddenRow;
    if (weights) header << tr("Weight in output %1").arg(m_content.row + 1);
    lines.push_back(header);
    for (Index j = 0; j < h->v.rows(); ++j) {
        lines.push_back(line(QStringLiteral("v"), h->v, j));
        if (weights) lines.back() << number(h->weights(m_content.row, j), shownDecimals, true);
    }
    for (Index i = 0; i < h->out.rows(); ++i)
        if (i != m_content.hiddenRow) lines.push_back(line(QStringLiteral("o"), h->out, i));
    return lines;
}

void ValuePlane::contextMenuEvent(QContextMenuEvent* event) {
    offerPlotTable(this, event->globalPos(), m_title->text(), table());
}

void ValuePlane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitRanges();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ValuePlane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
