#include "ui/pages/block/example_card.h"

#include "core/experiments/block_parts.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/block/block_state.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/matrix_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>

namespace dikkat::ui {

namespace {

constexpr double largest = 1e6;

Row rowOf(const std::vector<double>& values) {
    return Eigen::Map<const Row>(values.data(), static_cast<Index>(values.size()));
}

MatrixContent contentOf(const Row& row, const QString& name) {
    MatrixContent c;
    c.values = row;
    c.name = name;
    c.decimals = 3;
    c.scoreMagnitude = roundedMagnitude(c.values);
    return c;
}

} // namespace

ExampleCard::ExampleCard(QWidget* parent)
    : QWidget(parent)
    , m_normTitle(new QLabel)
    , m_sumTitle(new QLabel)
    , m_gradient(new QLabel)
    , m_countLabel(new QLabel)
    , m_count(new QSpinBox)
    , m_mean(new FormulaView)
    , m_variance(new FormulaView)
    , m_divisor(new FormulaView) {
    for (QLabel* title : {m_normTitle, m_sumTitle}) title->setFont(textFont(type::section, QFont::DemiBold));
    m_gradient->setWordWrap(true);
    m_count->setObjectName(QStringLiteral("exampleCount"));
    m_count->setRange(2, BlockState::mostNumbers);
    m_count->setMinimumWidth(58);
    m_countLabel->setBuddy(m_count);
    for (FormulaView* f : {m_mean, m_variance, m_divisor}) {
        f->setFontPixels(type::body);
        f->setAlignment(Qt::AlignLeft);
    }
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    auto* top = new QHBoxLayout;
    top->addWidget(m_normTitle, 1);
    top->addWidget(m_countLabel);
    top->addSpacing(6);
    top->addWidget(m_count);
    grid->addLayout(top, 0, 0, 1, 2);
    m_xView = addRow(grid, 1, "exampleX", true);
    grid->addWidget(m_mean, 2, 1);
    m_centred = addRow(grid, 3, "exampleCentred", false);
    grid->addWidget(m_variance, 4, 1);
    grid->addWidget(m_divisor, 5, 1);
    m_normalised = addRow(grid, 6, "exampleNormalised", false);
    grid->addWidget(m_sumTitle, 7, 0, 1, 2);
    m_xAgain = addRow(grid, 8, "exampleXAgain", true);
    m_branchView = addRow(grid, 9, "exampleBranch", true);
    m_sum = addRow(grid, 10, "exampleSum", false);
    grid->addWidget(m_gradient, 11, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(12, 1);
    connectRow(m_xView, false);
    connectRow(m_xAgain, false);
    connectRow(m_branchView, true);
    connect(m_count, &QSpinBox::valueChanged, this, [this](int n) {
        if (n == static_cast<int>(m_x.size())) return;
        std::vector<double> x = m_x, branch = m_branch;
        x.resize(static_cast<std::size_t>(n), 0.0);
        branch.resize(static_cast<std::size_t>(n), 0.0);
        emit edited(x, branch, {});
    });
    retranslateUi();
}

MatrixView* ExampleCard::addRow(QGridLayout* grid, int row, const char* name, bool editable) {
    auto* label = new QLabel;
    auto* view = new MatrixView;
    view->setObjectName(QLatin1String(name));
    view->setEditable(editable);
    view->setCellSize(54, 26);
    view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    view->setFixedHeight(54);
    grid->addWidget(label, row, 0, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(view, row, 1);
    m_names.push_back(label);
    return view;
}

void ExampleCard::connectRow(MatrixView* view, bool isBranch) {
    const auto put = [this, isBranch](Index column, double value, const QString& gesture) {
        std::vector<double> x = m_x, branch = m_branch;
        auto& row = isBranch ? branch : x;
        if (column < 0 || column >= static_cast<Index>(row.size())) return;
        row[static_cast<std::size_t>(column)] = std::clamp(value, -largest, largest);
        emit edited(x, branch, gesture);
    };
    connect(view, &MatrixView::valueTyped, this, [=, this](Index row, Index column, const QString& text) {
        const auto parsed = parseNumber(text, largest);
        if (const auto* why = std::get_if<NumberProblem>(&parsed)) {
            const LiveText sentence = [what = *why, text, most = largest] {
                return explain(what, text, most);
            };
            view->rejectEdit(row, column, sentence);
            emit problem(sentence);
            return;
        }
        put(column, std::get<double>(parsed), {});
    });
    connect(view, &MatrixView::valueDragged, this, [=](Index, Index column, double value, int gesture) {
        put(column, value, QStringLiteral("drag%1").arg(gesture));
    });
}

void ExampleCard::setRows(const std::vector<double>& x, const std::vector<double>& branch, bool residual) {
    if (x == m_x && branch == m_branch && residual == m_residual) return; // six tables are not for free
    m_x = x;
    m_branch = branch;
    m_residual = residual;
    refresh();
}

void ExampleCard::refresh() {
    if (m_x.empty()) return;
    const QSignalBlocker quiet(m_count);
    m_count->setValue(static_cast<int>(m_x.size()));
    const NormSteps n = layerNormSteps(rowOf(m_x));
    const Row ones = Row::Ones(static_cast<Index>(m_x.size()));
    const ResidualSteps r = residualSteps(rowOf(m_x), rowOf(m_branch), ones);
    m_xView->setContent(contentOf(rowOf(m_x), QStringLiteral("x")));
    m_centred->setContent(contentOf(n.centred, QStringLiteral("x − μ")));
    MatrixContent normalised = contentOf(n.normalised, QStringLiteral("LN(x)"));
    normalised.role = MatrixRole::Output;
    m_normalised->setContent(normalised);
    m_xAgain->setContent(contentOf(rowOf(m_x), QStringLiteral("x")));
    m_branchView->setContent(contentOf(rowOf(m_branch), QStringLiteral("f(x)")));
    m_sum->setContent(contentOf(m_residual ? r.sum : rowOf(m_branch),
                                m_residual ? QStringLiteral("x + f(x)") : QStringLiteral("f(x)")));

    std::vector<Formula> terms, squares;
    for (const double v : m_x)
        terms.push_back(Formula::text(v < 0 ? u'(' + number(v, 3) + u')' : number(v, 3)));
    for (Index i = 0; i < n.centred.size(); ++i) {
        const double v = n.centred(i);
        squares.push_back(
            Formula::text((v < 0 ? u'(' + number(v, 3) + u')' : number(v, 3)) + QStringLiteral("^2")));
    }
    const QString count = integer(static_cast<qint64>(m_x.size()));
    m_mean->setFormula(Formula::row({Formula::text(QStringLiteral("μ = ")),
                                     Formula::fraction(sum(terms), Formula::text(count)),
                                     Formula::text(QStringLiteral(" = ") + number(n.mean, 4))}));
    m_variance->setFormula(Formula::row({Formula::text(QStringLiteral("σ^2 = ")),
                                         Formula::fraction(sum(squares, 4), Formula::text(count)),
                                         Formula::text(QStringLiteral(" = ") + number(n.variance, 4))}));
    m_divisor->setFormula(
        Formula::row({Formula::text(QStringLiteral("σ = ")),
                      Formula::root(Formula::text(number(n.variance, 4) + QStringLiteral(" + 10^{−5}"))),
                      Formula::text(QStringLiteral(" = ") + number(n.divisor, 4))}));
    const QStringList names{
        QStringLiteral("x"),           QStringLiteral("x − μ"),
        QStringLiteral("(x − μ) / σ"), QStringLiteral("x"),
        QStringLiteral("f(x)"),        m_residual ? QStringLiteral("x + f(x)") : tr("f(x) alone")};
    for (std::size_t i = 0; i < m_names.size(); ++i) m_names[i]->setText(names[static_cast<qsizetype>(i)]);
    m_gradient->setText(
        m_residual ? tr("A gradient that arrives at the sum goes on to both, unchanged: ∂(x + f)/∂x = "
                        "1 + ∂f/∂x. The 1 is the straight way back.")
                   : tr("Without the residual all that is left of x is what f says about it: the gradient "
                        "has only the way through f."));
}

void ExampleCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void ExampleCard::retranslateUi() {
    m_normTitle->setText(tr("LayerNorm of one row"));
    m_sumTitle->setText(tr("Residual addition"));
    m_countLabel->setText(tr("Numbers"));
    refresh();
}

} // namespace dikkat::ui
