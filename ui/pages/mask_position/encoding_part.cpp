#include "ui/pages/mask_position/encoding_part.h"

#include "core/experiments/positions_experiment.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/preset_words.h"
#include "ui/pages/mask_position/mask_position_page.h"
#include "ui/pages/mask_position/table_map.h"
#include "ui/pages/mask_position/trained_positions.h"
#include "ui/pages/mask_position/untrained.h"
#include "ui/plot/curves.h"
#include "ui/widgets/card.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/value_slider.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

namespace {

using State = MaskPositionState;

/// Columns that are drawn as curves: the fastest pair, one in the middle, the slowest.
std::vector<int> curveColumns(int width) {
    std::vector<int> columns{0, 1};
    for (const int column : {width / 4 * 2, (width - 1) / 2 * 2})
        if (column > columns.back() && column < width) columns.push_back(column);
    return columns;
}

QWidget* titled(QLabel* title, QWidget* content) {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    title->setObjectName(QStringLiteral("sectionTitle"));
    layout->addWidget(title);
    layout->addWidget(content, 1);
    return Card::around(box);
}

} // namespace

EncodingPart::EncodingPart(MaskPositionPage& page)
    : MaskPositionPart(page)
    , m_kind(new SegmentedControl)
    , m_length(new ValueSlider(QStringLiteral("encodingLength")))
    , m_width(new ValueSlider(QStringLiteral("encodingWidth")))
    , m_tableTitle(new QLabel)
    , m_curvesTitle(new QLabel)
    , m_productsTitle(new QLabel)
    , m_row(new QLabel)
    , m_neighbours(new QLabel)
    , m_source(new QLabel)
    , m_map(new TableMap)
    , m_productMap(new TableMap)
    , m_curves(new Curves) {
    m_kind->setObjectName(QStringLiteral("encodingKind"));
    m_kind->setLabels(QStringList(3, QString()));
    m_row->setObjectName(QStringLiteral("encodingRow"));
    m_row->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_map->setObjectName(QStringLiteral("encodingMap"));
    m_productMap->setObjectName(QStringLiteral("productMap"));
    m_neighbours->setObjectName(QStringLiteral("encodingNeighbours"));
    m_source->setObjectName(QStringLiteral("encodingSource"));
    m_source->setWordWrap(true);
    m_curves->setObjectName(QStringLiteral("encodingCurves"));
    m_curves->setMinimumHeight(120);
    m_length->setPositions(State::maxLength - State::minLength + 1, 8);
    m_width->setPositions(State::maxWidth - State::minWidth + 1, 4);
    m_length->setValueWidth(30);
    m_width->setValueWidth(24);

    auto* choices = new QWidget;
    auto* lines = new QVBoxLayout(choices);
    lines->setContentsMargins(0, 0, 0, 0);
    auto* line = new QHBoxLayout;
    line->setSpacing(16);
    lines->addLayout(line);
    lines->addWidget(m_source);
    line->addWidget(m_kind);
    line->addWidget(m_width, 1);
    line->addWidget(m_length, 1);
    auto* maps = new QHBoxLayout;
    maps->setSpacing(12);
    maps->addWidget(titled(m_tableTitle, m_map), 1);
    maps->addWidget(titled(m_productsTitle, m_productMap), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(Card::around(choices));
    layout->addLayout(maps, 5);
    auto* facts = new QWidget;
    auto* factsLine = new QHBoxLayout(facts);
    factsLine->setContentsMargins(0, 0, 0, 0);
    factsLine->setSpacing(16);
    factsLine->addWidget(m_row, 1);
    factsLine->addWidget(m_neighbours);
    layout->addWidget(Card::around(facts));
    layout->addWidget(titled(m_curvesTitle, m_curves), 4);

    for (TableMap* map : {m_map, m_productMap}) {
        connect(map, &TableMap::hovered, this, &MaskPositionPart::hovered);
        connect(map, &TableMap::rowPicked, this, &EncodingPart::pickRow);
    }
    connect(m_kind, &SegmentedControl::picked, this, [this](int index) {
        State next = m_page.state();
        next.table = static_cast<PositionTable>(index);
        m_page.edit(next, [] { return tr("Positional encoding"); });
    });
    connect(m_width, &ValueSlider::moved, this, [this](int position, const QString& gesture) {
        State next = m_page.state();
        next.width = position + State::minWidth;
        m_page.edit(
            next, [width = next.width] { return tr("Width d: %1").arg(width); }, gesture);
    });
    connect(m_length, &ValueSlider::moved, this, [this](int position, const QString& gesture) {
        State next = m_page.state();
        next.length = position + State::minLength;
        next.row = std::min(next.row, next.length - 1);
        m_page.edit(
            next, [length = next.length] { return tr("Positions T: %1").arg(length); }, gesture);
    });
}

void EncodingPart::pickRow(int row) {
    State next = m_page.state();
    next.row = row;
    m_page.edit(
        next, [row] { return tr("Choose position %1").arg(row); }, QStringLiteral("row"));
}

QString EncodingPart::finding() const {
    if (m_table.rows() == 0) return {};
    const int row = shownRow();
    QStringList numbers;
    for (Index j = 0; j < std::min<Index>(m_table.cols(), 8); ++j)
        numbers << number(m_table(row, j), 4, true);
    if (m_table.cols() > 8) numbers << QStringLiteral("…");
    return tr("Position %1: [%2]").arg(row).arg(numbers.join(QStringLiteral("; ")));
}

int EncodingPart::shownRow() const {
    return std::min(m_page.state().row, static_cast<int>(m_table.rows()) - 1); // a model may have fewer
}

QString EncodingPart::neighbours() const {
    const Index pairs = m_products.rows() - 1;
    return pairs < 1 ? QString()
                     : tr("Neighbours are alike by %1 on average")
                           .arg(number(m_products.diagonal(1).mean(), 2, true));
}

QString EncodingPart::takeTrained() {
    using Source = TrainedPositions::Source;
    const TrainedPositions trained = trainedPositions(m_page.model().get());
    const Index all = trained.table.rows();
    m_table = trained.table.topRows(std::min<Index>(all, m_page.state().length));
    QString text;
    switch (trained.source) {
    case Source::Own:
        text = trained.steps > 0 ? tr("From the Lab’s model “%1”, after %2 steps of training.")
                                       .arg(modelName(trained.name), integer(trained.steps))
                                 : tr("From the Lab’s model “%1”.").arg(modelName(trained.name));
        break;
    case Source::Example:
        text =
            tr("From the example model of page 8, which was trained on made-up words that are repeated. Once "
               "you train a GPT of your own on page 7, its table is shown here.");
        break;
    case Source::ExampleAsOwnHasNone:
        text =
            tr("From the example model of page 8, which was trained on made-up words that are repeated: the "
               "Lab’s model “%1” has no learned positions.")
                .arg(modelName(trained.name));
        break;
    }
    if (m_table.rows() < all)
        text += QLatin1Char(' ') + tr("%1 of its %2 positions are shown.").arg(m_table.rows()).arg(all);
    return text;
}

void EncodingPart::refresh() {
    const State& s = m_page.state();
    const bool trained = s.table == PositionTable::Trained;
    if (!trained) m_table = positionTable(s);
    m_source->setText(trained ? takeTrained() : QString());
    m_source->setVisible(trained);
    m_products = positionSimilarity(m_table);
    // Sinusoids end at 1, a table drawn from N(0, 1) hardly ever passes 3.
    m_magnitude = trained ? m_table.cwiseAbs().maxCoeff() : s.table == PositionTable::Untrained ? 3.0 : 1.0;
    m_kind->setLabels({tr("Sinusoidal"), tr("Learned, untrained"), tr("Learned, trained")});
    m_kind->setCurrent(static_cast<int>(s.table));
    m_width->setName(tr("Width d"));
    m_length->setName(tr("Positions T"));
    m_width->setEnabled(!trained); // the model's
    m_width->setPosition(static_cast<int>(m_table.cols()) - State::minWidth);
    m_length->setPosition(static_cast<int>(m_table.rows()) - State::minLength);
    m_width->setValueText(QString::number(m_table.cols()));
    m_length->setValueText(QString::number(m_table.rows()));
    m_tableTitle->setText(tableTitle());
    m_productsTitle->setText(tr("How alike two positions are (cosine), T × T"));
    m_curvesTitle->setText(tr("Some columns, position by position"));
    m_map->setName(m_tableTitle->text(), tr("position"), tr("column"));
    m_productMap->setName(m_productsTitle->text(), tr("position"), tr("with"));
    m_map->setValues(m_table, m_magnitude);
    m_productMap->setValues(m_products, 1.0);
    m_map->setRow(shownRow());
    m_productMap->setRow(shownRow());
    m_row->setText(finding());
    m_neighbours->setText(neighbours());
    refreshCurves();
    emit findingChanged();
}

QString EncodingPart::tableTitle() const {
    switch (m_page.state().table) {
    case PositionTable::Sinusoidal: return tr("Table of positions, T × d");
    case PositionTable::Untrained: return tr("Learned table before training: noise, T × d");
    case PositionTable::Trained: return tr("Learned table after training, T × d");
    }
    return {};
}

void EncodingPart::refreshCurves() {
    const auto columns = curveColumns(static_cast<int>(m_table.cols()));
    std::vector<CurveStyle> lines;
    for (std::size_t i = 0; i < columns.size(); ++i)
        lines.push_back({tr("column %1").arg(columns[i]), static_cast<int>(i), true, false});
    m_curves->setLines(lines);
    m_curves->setAxisTitles(tr("position"), QString());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const int line = static_cast<int>(i);
        m_curves->clear(line);
        for (Index p = 0; p < m_table.rows(); ++p)
            m_curves->append(line, static_cast<double>(p), m_table(p, columns[i]));
    }
    m_curves->fit();
    m_curves->redraw();
}

void EncodingPart::paintContent(QPainter& painter, const QRectF& area) const {
    const Theme& t = projectorTheme();
    const double half = area.width() / 2 - 20;
    const auto map = [&](const QRectF& room, const QString& title, const Matrix& values, double magnitude) {
        painter.setPen(t.text);
        painter.setFont(textFont(32, QFont::DemiBold));
        painter.drawText(QRectF(room.left(), room.top(), room.width(), 44), Qt::AlignVCenter, title);
        const QRectF picture = room.adjusted(0, 54, 0, 0);
        painter.drawImage(picture, tableImage(values, magnitude, t));
        painter.setPen(QPen(t.borderStrong, 2));
        painter.drawRect(picture);
        const double height = picture.height() / static_cast<double>(values.rows());
        painter.setPen(QPen(t.text, 5));
        painter.drawRect(
            QRectF(picture.left(), picture.top() + shownRow() * height, picture.width(), height));
    };
    map(QRectF(area.left(), area.top(), half, area.height()),
        tr("T × d = %1 × %2").arg(m_table.rows()).arg(m_table.cols()), m_table, m_magnitude);
    map(QRectF(area.right() - half, area.top(), half, area.height()), tr("alike (cosine)"), m_products, 1);
}

} // namespace dikkat::ui
