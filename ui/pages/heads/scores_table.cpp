#include "ui/pages/heads/scores_table.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/profile_words.h"
#include "ui/theme/apply_style.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace dikkat::ui {

namespace {

constexpr int lineHeight = 20, barWidth = 38;

/// What can be measured never reads as zero.
QString smallNumber(double value) {
    constexpr double least = 0.001;
    if (std::abs(value) >= least / 2) return signedNumber(value, 3);
    return (value > 0 ? u'<' : u'>') + number(std::copysign(least, value), 3, true);
}

/// A number with a small bar behind it.
class BarDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& t = theme();
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const bool off = index.data(ScoresModel::Off).toBool();
        painter->save();
        if (chosen) painter->fillRect(option.rect, t.attentionTint);
        painter->setPen(t.grid);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        QFont font = numberFont(type::small, chosen ? QFont::DemiBold : QFont::Normal);
        font.setStrikeOut(off && index.column() == 0);
        painter->setFont(font);
        const bool aside = index.column() == static_cast<int>(HeadsColumn::Here);
        painter->setPen(off ? t.text3 : aside ? t.text2 : t.text);
        const QString text = index.data(Qt::DisplayRole).toString();
        QRect area = option.rect.adjusted(index.column() == 0 ? 8 : 2, 0, -4, 0);
        if (index.column() == 0) {
            painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                              QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width()));
            painter->restore();
            return;
        }
        const int bar = std::min(barWidth, option.rect.width() - 58);
        const bool bars = bar >= 8;
        area.setRight(area.right() - (bars ? bar + 5 : 0));
        painter->drawText(area, Qt::AlignVCenter | Qt::AlignRight, text);
        const double share = index.data(ScoresModel::Bar).toDouble();
        if (bars && !std::isnan(share)) {
            const double length = std::max(1.0, std::clamp(share, 0.0, 1.0) * bar);
            painter->fillRect(QRectF(area.right() + 7, option.rect.center().y() - 3, length, 8),
                              chosen ? t.attention : t.borderStrong);
        }
        painter->restore();
    }
};

} // namespace

ScoresModel::ScoresModel(Inspector& inspector, QObject* parent)
    : QAbstractTableModel(parent), m_inspector(inspector) {
}

double ScoresModel::value(const HeadReport& r, HeadsColumn column) const {
    const HeadProfile* p = m_inspector.findings().profile(r.number);
    const bool self = p != nullptr && p->kind != HeadKind::Unknown && r.place != HeadPlace::Cross;
    switch (column) {
    case HeadsColumn::Head: return r.number;
    case HeadsColumn::Entropy: return r.scores.entropy;
    case HeadsColumn::Back: return self ? p->along.value : NAN;
    case HeadsColumn::First: return self ? p->first.value : NAN;
    case HeadsColumn::Self: return self ? p->self.value : NAN;
    case HeadsColumn::Induction: return self && p->induction ? p->induction->value : NAN;
    case HeadsColumn::Delta: {
        const Measured* growth = m_inspector.findings().growthOf(r.number);
        return growth != nullptr ? growth->value : NAN;
    }
    case HeadsColumn::Here: {
        const HeadsEffects& e = m_inspector.effects();
        const auto n = static_cast<std::size_t>(r.number);
        return e.hasLoss && n < e.without.size() ? e.without[n] - e.loss : NAN;
    }
    }
    return NAN;
}

QString ScoresModel::details(const HeadReport& r, HeadsColumn column) const {
    const HeadProfile* p = m_inspector.findings().profile(r.number);
    const auto share = [](const Measured& m) {
        return tr("%1 on %2 random sequences").arg(measuredText(m, 3)).arg(m.sequences);
    };
    if (column == HeadsColumn::Delta) {
        const Measured* growth = m_inspector.findings().growthOf(r.number);
        if (growth == nullptr) return {};
        return tr("%1 on %2 texts").arg(measuredText(*growth, 4, true)).arg(growth->sequences);
    }
    if (p == nullptr || p->kind == HeadKind::Unknown || r.place == HeadPlace::Cross) return {};
    if (column == HeadsColumn::Back) return tr("%1 places back: %2").arg(p->distance).arg(share(p->along));
    if (column == HeadsColumn::First) return share(p->first);
    if (column == HeadsColumn::Self) return share(p->self);
    if (column == HeadsColumn::Induction && p->induction) return share(*p->induction);
    return {};
}

void ScoresModel::refresh() {
    std::vector<HeadReport> next =
        m_inspector.glance() ? m_inspector.glance()->reports : std::vector<HeadReport>{};
    const HeadsView& view = m_inspector.view();
    m_largestEntropy = m_largestDelta = m_largestHere = 1e-3;
    for (const HeadReport& r : next) {
        m_largestEntropy = std::max(m_largestEntropy, r.scores.entropy);
        if (const double delta = value(r, HeadsColumn::Delta); !std::isnan(delta))
            m_largestDelta = std::max(m_largestDelta, delta);
        if (const double here = value(r, HeadsColumn::Here); !std::isnan(here))
            m_largestHere = std::max(m_largestHere, here);
    }
    std::ranges::stable_sort(next, [&](const HeadReport& a, const HeadReport& b) {
        const double x = value(a, view.sort), y = value(b, view.sort);
        if (std::isnan(x) || std::isnan(y)) return !std::isnan(x) && std::isnan(y); // unknown ones last
        return view.descending ? x > y : x < y;
    });
    if (next.size() != m_reports.size()) {
        beginResetModel();
        m_reports = std::move(next);
        endResetModel();
    } else {
        m_reports = std::move(next);
        if (!m_reports.empty())
            emit dataChanged(index(0, 0), index(static_cast<int>(m_reports.size()) - 1, columns - 1));
    }
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

int ScoresModel::rowOfHead(int number) const {
    const auto found = std::ranges::find(m_reports, number, &HeadReport::number);
    return found == m_reports.end() ? -1 : static_cast<int>(found - m_reports.begin());
}

int ScoresModel::headOfRow(int row) const {
    return row >= 0 && row < std::ssize(m_reports) ? m_reports[static_cast<std::size_t>(row)].number : -1;
}

int ScoresModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_reports.size());
}

int ScoresModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant ScoresModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const HeadReport& r = m_reports[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<HeadsColumn>(index.column());
    const double v = value(r, column);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: {
        if (column == HeadsColumn::Head) {
            QString name = headName(r.place, r.layer, r.head);
            if (role == Qt::AccessibleTextRole && m_inspector.state().isOff(r.number)) name += tr(" (off)");
            return name;
        }
        if (std::isnan(v)) return QStringLiteral("–");
        if (column == HeadsColumn::Here) return signedNumber(v, 3);
        if (column == HeadsColumn::Delta)
            return isMeasurable(*m_inspector.findings().growthOf(r.number)) ? smallNumber(v)
                                                                            : QStringLiteral("≈ 0");
        if (column == HeadsColumn::Back)
            return QStringLiteral("%1: %2").arg(
                QString::number(m_inspector.findings().profile(r.number)->distance)
                    .replace(u'-', QChar(0x2212)),
                number(v, 2, true));
        return number(v, 2, true);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (column == HeadsColumn::Head ? Qt::AlignLeft : Qt::AlignRight)));
    case Qt::ToolTipRole: {
        const QString figure = details(r, column);
        return figure.isEmpty() ? explanation(column) : figure + u'\n' + explanation(column);
    }
    case Bar:
        if (column == HeadsColumn::Head) return NAN;
        if (column == HeadsColumn::Entropy) return v / m_largestEntropy;
        if (column == HeadsColumn::Delta) return v / m_largestDelta;
        if (column == HeadsColumn::Here) return v / m_largestHere;
        return v;
    case Number: return r.number;
    case Off: return m_inspector.state().isOff(r.number);
    default: return {};
    }
}

QString ScoresModel::title(HeadsColumn column) {
    switch (column) {
    case HeadsColumn::Head: return tr("Head");
    case HeadsColumn::Entropy: return tr("Entropy");
    //: k is the number of places
    case HeadsColumn::Back: return tr("k back");
    case HeadsColumn::First: return tr("First");
    case HeadsColumn::Self: return tr("Itself");
    case HeadsColumn::Induction: return tr("Induction");
    case HeadsColumn::Delta: return tr("Δloss");
    //: change of the loss on the text on screen
    case HeadsColumn::Here: return tr("Δ here");
    }
    return {};
}

QString ScoresModel::explanation(HeadsColumn column) {
    switch (column) {
    case HeadsColumn::Head: return tr("Layer and head, from below: layer 1 reads the embeddings.");
    case HeadsColumn::Entropy:
        return tr(
            "How widely a head spreads its attention on this text, in nats: 0 is one single token, ln n "
            "is n tokens alike.");
    case HeadsColumn::Back:
        return tr("Largest share of attention given to a fixed distance: 1 is the token directly before.");
    case HeadsColumn::First:
        return tr("Share given to the first token: where a head looks that has found nothing.");
    case HeadsColumn::Self: return tr("Share that stays with the token itself.");
    case HeadsColumn::Induction:
        return tr("Share given to the token after an earlier occurrence of the same token, beyond what place "
                  "and chance explain. Layer 1 has none: it cannot know what stood before a token.");
    case HeadsColumn::Delta:
        return tr("By how much the loss on data the model has not learned from grows when this head alone is "
                  "switched off; ≈ 0: no measurable effect.");
    case HeadsColumn::Here: return tr("The same on the text on screen alone: one text says little.");
    }
    return {};
}

QVariant ScoresModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns) return {};
    const auto column = static_cast<HeadsColumn>(section);
    switch (role) {
    case Qt::DisplayRole: return title(column);
    case Qt::ToolTipRole:
    case Qt::WhatsThisRole: return explanation(column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (section == 0 ? Qt::AlignLeft : Qt::AlignHCenter)));
    default: return {};
    }
}

ScoresTable::ScoresTable(Inspector& inspector, QWidget* parent)
    : QTableView(parent), m_inspector(inspector), m_model(new ScoresModel(inspector, this)) {
    setObjectName(QStringLiteral("scoresTable"));
    setModel(m_model);
    setAutoScroll(false); // see keepInSight()
    setItemDelegate(new BarDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(lineHeight);
    verticalHeader()->setMinimumSectionSize(lineHeight);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(40);
    horizontalHeader()->setSortIndicatorShown(true);
    applyStyle(*horizontalHeader(),
               QStringLiteral("QHeaderView::section { padding: 3px 4px; font-size: 12px; }"));
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &ScoresTable::sortBy);
    retranslate();
}

void ScoresTable::sortBy(int column) {
    HeadsView next = m_inspector.view();
    const auto chosen = static_cast<HeadsColumn>(column);
    // Numbers are most interesting from the largest down.
    next.descending = next.sort == chosen ? !next.descending : chosen != HeadsColumn::Head;
    next.sort = chosen;
    m_inspector.setView(next);
    scrollToTop(); // the largest is what was asked for, wherever the chosen head lies now
    emit sorted();
}

int ScoresTable::fullHeight() const {
    return horizontalHeader()->sizeHint().height() + m_model->rowCount() * lineHeight + 1;
}

void ScoresTable::refresh() {
    const HeadsView& view = m_inspector.view();
    horizontalHeader()->setSortIndicator(static_cast<int>(view.sort),
                                         view.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_model->refresh();
    fitColumns();
    refreshSelection();
}

void ScoresTable::refreshSelection() {
    const int row = m_model->rowOfHead(m_inspector.head());
    if (row < 0) return;
    m_settingCurrent = true;
    if (row != currentIndex().row()) setCurrentIndex(m_model->index(row, 0));
    m_settingCurrent = false;
    keepInSight();
}

void ScoresTable::keepInSight() {
    if (std::exchange(m_head, m_inspector.head()) != m_inspector.head()) scrollTo(currentIndex());
}

void ScoresTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (m_settingCurrent || !current.isValid()) return;
    scrollTo(current);
    if (const int head = m_model->headOfRow(current.row()); head >= 0) emit headPicked(head);
}

void ScoresTable::fitColumns() {
    constexpr int besideName = 14, besideTitle = 26; // margins; of a title also the arrow
    const QFontMetrics names(numberFont(type::small, QFont::DemiBold));
    int name = 104;
    for (int row = 0; row < m_model->rowCount(); ++row)
        name = std::max(name, names.horizontalAdvance(m_model->index(row, 0).data().toString()) + besideName);
    QFont titleFont = horizontalHeader()->font();
    titleFont.setPixelSize(12);
    const QFontMetrics titles(titleFont);
    std::array<int, ScoresModel::columns> width{name};
    int need = name;
    for (int c = 1; c < ScoresModel::columns; ++c) {
        const auto at = static_cast<std::size_t>(c);
        width[at] = std::max(46, titles.horizontalAdvance(ScoresModel::title(static_cast<HeadsColumn>(c))) +
                                     besideTitle);
        need += width[at];
    }
    // What is left over goes to all columns of numbers alike; what is missing is taken from them alike.
    const int spare = viewport()->width() - need, each = spare / (ScoresModel::columns - 1);
    setColumnWidth(0, name);
    for (int c = 1; c < ScoresModel::columns; ++c)
        setColumnWidth(c, std::max(30, width[static_cast<std::size_t>(c)] + each));
}

void ScoresTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void ScoresTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QTableView::changeEvent(event);
}

void ScoresTable::retranslate() {
    setAccessibleName(tr("Scores of all heads"));
    m_model->refresh();
}

} // namespace dikkat::ui
