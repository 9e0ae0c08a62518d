#include "ui/pages/training/weight_panel.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/training/parameter_map.h"
#include "ui/pages/training/update_formulas.h"
#include "ui/widgets/formula_view.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <cmath>

namespace dikkat::ui {

WeightPanel::WeightPanel(Document& document, TrainingSession& session, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_session(session)
    , m_matrixLabel(new QLabel)
    , m_rowLabel(new QLabel)
    , m_columnLabel(new QLabel)
    , m_values(new QLabel)
    , m_hint(new QLabel)
    , m_matrix(new QComboBox)
    , m_row(new QSpinBox)
    , m_column(new QSpinBox)
    , m_map(new ParameterMap) {
    m_matrix->setObjectName(QStringLiteral("weightMatrix"));
    m_matrix->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_matrix->setMinimumContentsLength(10);
    m_row->setObjectName(QStringLiteral("weightRow"));
    m_column->setObjectName(QStringLiteral("weightColumn"));
    m_map->setObjectName(QStringLiteral("weightMap"));
    m_values->setObjectName(QStringLiteral("weightValues"));
    m_values->setTextFormat(Qt::RichText);
    m_values->setWordWrap(true);
    m_hint->setObjectName(QStringLiteral("caption"));
    m_hint->setWordWrap(true);
    m_matrixLabel->setBuddy(m_matrix);
    m_rowLabel->setBuddy(m_row);
    m_columnLabel->setBuddy(m_column);
    for (QSpinBox* spin : {m_row, m_column}) {
        spin->setKeyboardTracking(false);
        connect(spin, &QSpinBox::valueChanged, this, [this] {
            if (!m_refreshing) choose(m_matrix->currentIndex(), m_row->value() - 1, m_column->value() - 1);
        });
    }
    connect(m_matrix, &QComboBox::activated, this, [this](int i) { choose(i, 0, 0); });
    connect(m_map, &ParameterMap::picked, this, [this](int row, int column) {
        choose(m_matrix->currentIndex(), row, column);
        emit weightChosen();
    });
    auto* choice = new QHBoxLayout;
    choice->setSpacing(6);
    choice->addWidget(m_matrixLabel);
    choice->addWidget(m_matrix, 1);
    choice->addWidget(m_rowLabel);
    choice->addWidget(m_row);
    choice->addWidget(m_columnLabel);
    choice->addWidget(m_column);
    auto* workBox = new QWidget;
    auto* work = new QVBoxLayout(workBox);
    work->setContentsMargins(0, 0, 4, 0);
    work->setSpacing(3);
    work->addWidget(m_values);
    work->addWidget(m_hint);
    for (int i = 0; i < 5; ++i) {
        m_formulas.push_back(new FormulaView);
        m_formulas.back()->setObjectName(QStringLiteral("weightFormula%1").arg(i + 1));
        m_formulas.back()->setFontPixels(13);
        m_formulas.back()->setAlignment(Qt::AlignLeft);
        work->addWidget(m_formulas.back());
    }
    work->addStretch();
    auto* body = new QHBoxLayout;
    body->setSpacing(10);
    body->addWidget(m_map, 1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(workBox);
    scroll->setMinimumHeight(60);
    body->addWidget(scroll, 3);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(choice);
    layout->addLayout(body, 1);
    connect(&document, &Document::modelChanged, this, &WeightPanel::modelChanged);
    retranslateUi();
    modelChanged();
}

const ParameterInfo* WeightPanel::info() const {
    const int i = m_matrix->currentIndex();
    if (!m_parameters || i < 0 || i >= static_cast<int>(m_parameters->layout().size())) return nullptr;
    return &m_parameters->layout()[static_cast<std::size_t>(i)];
}

int WeightPanel::matrix() const {
    return m_matrix->currentIndex();
}

std::int64_t WeightPanel::index() const {
    const ParameterInfo* p = info();
    return p ? p->offset + std::int64_t{m_row->value() - 1} * p->columns + (m_column->value() - 1) : -1;
}

void WeightPanel::modelChanged() {
    const auto model = m_document.model();
    const bool sameShape = m_parameters && model && m_parameters->config() == model->parameters->config();
    m_parameters = model ? model->parameters : nullptr;
    if (!sameShape) {
        m_refreshing = true;
        m_matrix->clear();
        int first = 0;
        if (m_parameters)
            for (const ParameterInfo& p : m_parameters->layout()) {
                m_matrix->addItem(QString::fromStdString(p.name));
                if (p.part == Part::Query && first == 0) first = m_matrix->count() - 1;
            }
        m_matrix->setCurrentIndex(m_parameters ? first : -1);
        m_refreshing = false;
        if (m_parameters) choose(first, 0, 0);
    }
    if (isVisible()) refresh();
}

void WeightPanel::choose(int matrix, int row, int column) {
    m_refreshing = true;
    m_matrix->setCurrentIndex(matrix);
    if (const ParameterInfo* p = info()) {
        m_row->setRange(1, static_cast<int>(p->rows));
        m_column->setRange(1, static_cast<int>(p->columns));
        m_row->setValue(row + 1);
        m_column->setValue(column + 1);
    }
    m_refreshing = false;
    request();
    refresh();
}

void WeightPanel::request() {
    SnapshotRequest request;
    request.norms = false;
    if (const ParameterInfo* p = info(); p && isVisible())
        request.weights = {p->offset + std::int64_t{m_row->value() - 1} * p->columns +
                           (m_column->value() - 1)};
    m_session.setRequest(request);
}

void WeightPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    request();
    refresh();
}

void WeightPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    request();
}

void WeightPanel::advance() {
    if (isVisible() && m_session.snapshot().get() != m_shown) refresh();
}

void WeightPanel::refresh() {
    m_shown = m_session.snapshot().get();
    const ParameterInfo* p = info();
    const LiveSnapshot* s = m_shown;
    // While a run goes on the snapshot is newer than the document's model.
    const Parameters<float>* weights =
        s && s->parameters && m_parameters && s->parameters->config() == m_parameters->config()
            ? s->parameters.get()
            : m_parameters.get();
    for (FormulaView* view : m_formulas) view->hide();
    if (!p || !weights) {
        m_map->setMatrix({});
        m_values->setText(QString());
        m_hint->setText(tr("As soon as there is a model, one of its weights can be looked at here."));
        m_hint->show();
        return;
    }
    m_map->setMatrix(weights->view(m_matrix->currentIndex()));
    m_map->setCurrent(m_row->value() - 1, m_column->value() - 1);
    const std::int64_t index = this->index();
    const WeightReport* report = nullptr;
    if (s)
        for (const WeightReport& w : s->weights)
            if (w.index == index) report = &w;
    const auto cell = [](const QString& name, const QString& value) {
        return QStringLiteral("%1&nbsp;<b>%2</b>").arg(name, value);
    };
    const auto html = [](double x) {
        return fourDigits(x)
            .replace(QStringLiteral("10^{"), QStringLiteral("10<sup>"))
            .replace(u'}', QStringLiteral("</sup>"));
    };
    QStringList values{
        cell(tr("value"), html(static_cast<double>(weights->flat()[static_cast<std::size_t>(index)])))};
    const History& history = m_session.history();
    const bool stepMade = report && s->parametersSteps > 0 && history.size() >= s->parametersSteps &&
                          m_session.hasRun() && report->gradient != 0.0;
    if (stepMade) {
        const OptimiserSettings& o = m_session.run().plan.optimiser;
        const StepReport& last = history[s->parametersSteps - 1];
        values = {cell(tr("value"), html(report->value)), cell(tr("gradient"), html(report->gradient))};
        if (o.kind != OptimiserKind::Sgd) values << cell(QStringLiteral("m"), html(report->first));
        if (o.kind == OptimiserKind::Adam || o.kind == OptimiserKind::AdamW)
            values << cell(QStringLiteral("v"), html(report->second));
        values << cell(tr("change"), html(report->update));
        const auto lines = updateFormulas(*report, o, last.learningRate, last.gradientNorm,
                                          s->parametersSteps, p->isMatrix || o.decayVectors);
        for (std::size_t i = 0; i < lines.size() && i < m_formulas.size(); ++i) {
            m_formulas[i]->setFormula(lines[i]);
            m_formulas[i]->show();
        }
    }
    m_values->setText(values.join(QStringLiteral(" &nbsp; ")));
    m_hint->setVisible(!stepMade);
    m_hint->setText(
        report && report->gradient == 0.0 && s->parametersSteps > 0
            ? tr("The last step had no gradient for this weight: its symbol did not occur, or no step was "
                 "made since the run was opened.")
            : tr("Make a step to see gradient, moments and update of this weight."));
}

void WeightPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void WeightPanel::retranslateUi() {
    m_matrixLabel->setText(tr("Matrix"));
    m_rowLabel->setText(tr("Row"));
    m_columnLabel->setText(tr("Column"));
    m_map->setAccessibleName(tr("Weights of the chosen matrix"));
    m_map->setToolTip(tr("Click a weight to put it under the magnifying glass"));
    refresh();
}

} // namespace dikkat::ui
