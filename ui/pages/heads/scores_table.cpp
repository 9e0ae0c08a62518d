#include "ui/pages/heads/scores_table.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/apply_style.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int lineHeight = 20, barWidth = 38;

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
        painter->setPen(off ? t.text3 : t.text);
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
    const bool cross = r.place == HeadPlace::Cross;
    switch (column) {
    case HeadsColumn::Head: return r.number;
    case HeadsColumn::Entropy: return r.scores.entropy;
    case HeadsColumn::Previous: return cross ? NAN : r.scores.previous;
    case HeadsColumn::First: return cross ? NAN : r.scores.first;
    case HeadsColumn::Self: return cross ? NAN : r.scores.self;
    case HeadsColumn::Induction: return cross ? NAN : r.scores.induction.value_or(NAN);
    case HeadsColumn::Delta: {
        const HeadsEffects& e = m_inspector.effects();
        const auto n = static_cast<std::size_t>(r.number);
        return e.hasLoss && n < e.without.size() ? e.without[n] - e.loss : NAN;
    }
    }
    return NAN;
}

void ScoresModel::refresh() {
    std::vector<HeadReport> next =
        m_inspector.glance() ? m_inspector.glance()->reports : std::vector<HeadReport>{};
    const HeadsView& view = m_inspector.view();
    m_largestEntropy = m_largestDelta = 1e-3;
    for (const HeadReport& r : next) {
        m_largestEntropy = std::max(m_largestEntropy, r.scores.entropy);
        if (const double delta = value(r, HeadsColumn::Delta); !std::isnan(delta))
            m_largestDelta = std::max(m_largestDelta, delta);
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
        if (column == HeadsColumn::Delta) {
            const QString text = number(v, 3, true);
            return v > 0 ? u'+' + text : text;
        }
        return number(v, 2, true);
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (column == HeadsColumn::Head ? Qt::AlignLeft : Qt::AlignRight)));
    case Qt::ToolTipRole: return explanation(column);
    case Bar:
        if (column == HeadsColumn::Head) return NAN;
        if (column == HeadsColumn::Entropy) return v / m_largestEntropy;
        if (column == HeadsColumn::Delta) return v / m_largestDelta;
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
    case HeadsColumn::Previous: return tr("Previous");
    case HeadsColumn::First: return tr("First");
    case HeadsColumn::Self: return tr("Itself");
    case HeadsColumn::Induction: return tr("Induction");
    case HeadsColumn::Delta: return tr("Δloss");
    }
    return {};
}

QString ScoresModel::explanation(HeadsColumn column) {
    switch (column) {
    case HeadsColumn::Head: return tr("Layer and head, from below: layer 1 reads the embeddings.");
    case HeadsColumn::Entropy:
        return tr("How widely a head spreads its attention, in nats: 0 is one single token, ln n is n tokens "
                  "alike.");
    case HeadsColumn::Previous: return tr("Share of attention given to the token directly before.");
    case HeadsColumn::First:
        return tr("Share given to the first token: where a head looks that has found nothing.");
    case HeadsColumn::Self: return tr("Share that stays with the token itself.");
    case HeadsColumn::Induction:
        return tr("Share given to what followed the last earlier occurrence of the same token (or stands one "
                  "later).");
    case HeadsColumn::Delta:
        return tr("By how much the loss on this text grows when this head alone is switched off.");
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
    refreshSelection();
}

void ScoresTable::refreshSelection() {
    const int row = m_model->rowOfHead(m_inspector.head());
    if (row < 0 || row == currentIndex().row()) return;
    m_settingCurrent = true;
    setCurrentIndex(m_model->index(row, 0));
    m_settingCurrent = false;
}

void ScoresTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (m_settingCurrent || !current.isValid()) return;
    if (const int head = m_model->headOfRow(current.row()); head >= 0) emit headPicked(head);
}

void ScoresTable::fitColumns() {
    const int all = viewport()->width();
    const int name = std::clamp(all * 22 / 100, 104, 190);
    const int rest = (all - name) / (ScoresModel::columns - 1);
    setColumnWidth(0, name);
    for (int c = 1; c < ScoresModel::columns; ++c)
        setColumnWidth(c,
                       c == ScoresModel::columns - 1 ? all - name - rest * (ScoresModel::columns - 2) : rest);
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
