#include "ui/pages/block/tensor_card.h"

#include "ui/diagram/node_words.h"
#include "ui/i18n/numbers.h"
#include "ui/theme/apply_style.h"
#include "ui/theme/theme.h"
#include "ui/widgets/legend_bar.h"
#include "ui/widgets/tensor_map.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <cmath>

namespace dikkat::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(TensorFacts)
};
} // namespace

QString tensorFacts(const Matrix& m) {
    if (m.size() == 0) return {};
    double low = INFINITY, high = -INFINITY, norms = 0;
    bool masked = false;
    for (Index i = 0; i < m.rows(); ++i) {
        double squares = 0;
        for (Index j = 0; j < m.cols(); ++j) {
            const double v = m(i, j);
            if (!std::isfinite(v)) {
                masked = true;
                continue;
            }
            low = std::min(low, v);
            high = std::max(high, v);
            squares += v * v;
        }
        norms += std::sqrt(squares);
    }
    return shapeText(m) + QStringLiteral("   ") +
           Words::tr("min %1   max %2   mean row norm %3")
               .arg(number(low, 3), number(high, 3), number(norms / static_cast<double>(m.rows()), 3)) +
           (masked ? QStringLiteral("   ") + Words::tr("hatched: −∞") : QString());
}

TensorCard::TensorCard(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_facts(new QLabel)
    , m_choice(new QComboBox)
    , m_map(new TensorMap)
    , m_legend(new LegendBar) {
    m_title->setObjectName(QStringLiteral("tensorTitle"));
    m_facts->setObjectName(QStringLiteral("tensorFacts"));
    m_choice->setObjectName(QStringLiteral("tensorChoice"));
    m_map->setObjectName(QStringLiteral("tensorMap"));
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_choice);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_facts, 1);
    bottom->addWidget(m_legend);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(top);
    layout->addWidget(m_map, 1);
    layout->addLayout(bottom);
    connect(m_map, &TensorMap::hovered, this, &TensorCard::hovered);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        showTensor();
        emit tensorPicked(m_choice->currentText());
    });
}

void TensorCard::show(std::shared_ptr<const BlockRun> run, const NodeId& node, const QStringList& tokens,
                      const QString& reason) {
    const bool same = node == m_node && !m_tensors.empty();
    const int kept = same ? m_choice->currentIndex() : 0;
    m_run = std::move(run);
    m_node = node;
    m_tokens = tokens;
    m_reason = reason;
    fill();
    if (kept > 0 && kept < m_choice->count()) m_choice->setCurrentIndex(kept);
    showTensor();
}

void TensorCard::fill() {
    m_tensors = m_run ? tensorsOf(m_run->trace, m_run->config, m_node) : std::vector<NodeTensor>{};
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    for (const NodeTensor& t : m_tensors)
        m_choice->addItem(tensorTitle(t) + QStringLiteral(" ") + shapeText(*t.values));
    m_choice->setVisible(m_tensors.size() > 1);
    m_choice->setAccessibleName(tr("Tensor"));
    m_map->setAccessibleName(tr("Tensor as a heat map"));
}

void TensorCard::showTensor() {
    const int at = m_choice->currentIndex();
    const QString name = m_run ? nodeName(m_node, m_run->config) : QString();
    if (at < 0 || static_cast<std::size_t>(at) >= m_tensors.size()) {
        m_title->setText(name);
        m_facts->clear();
        m_map->setValues({}, false);
        m_map->setEmptyText(m_reason);
        m_legend->hide();
        return;
    }
    const NodeTensor& t = m_tensors[static_cast<std::size_t>(at)];
    m_title->setText(QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped()));
    m_title->setToolTip(name);
    const bool weights = t.kind == TensorKind::Weights;
    m_map->setValues(*t.values, weights, m_tokens);
    m_facts->setText(tensorFacts(*t.values));
    m_facts->setToolTip(m_facts->text());
    m_legend->show();
    if (weights)
        m_legend->showWeights();
    else
        m_legend->showScores(m_map->magnitude());
}

std::optional<TensorKind> TensorCard::kind() const {
    const auto at = static_cast<std::size_t>(m_choice->currentIndex());
    return at < m_tensors.size() ? std::optional(m_tensors[at].kind) : std::nullopt;
}

Matrix TensorCard::current() const {
    return m_map->values();
}

void TensorCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        const int at = m_choice->currentIndex();
        fill();
        if (at >= 0) m_choice->setCurrentIndex(at);
        showTensor();
    }
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
