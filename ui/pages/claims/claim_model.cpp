#include "ui/pages/claims/claim_model.h"

#include "ui/i18n/claim_words.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QLocale>
#include <QRegularExpression>
#include <algorithm>

namespace dikkat::ui {

std::optional<PageId> pageOf(const Claim& claim) {
    if (claim.page < static_cast<int>(PageId::Intuition) || claim.page > static_cast<int>(PageId::Glossary))
        return std::nullopt;
    return static_cast<PageId>(claim.page);
}

QString foldedForSearch(const QString& text) {
    static const QRegularExpression comma(QStringLiteral("(?<=\\d),(?=\\d)"));
    QString folded = QLocale().toLower(text).replace(comma, QStringLiteral("."));
    const QString from = QStringLiteral("ığüşöçâîû’−"), to = QStringLiteral("igusocaiu'-");
    for (qsizetype i = 0; i < from.size(); ++i) folded.replace(from[i], to[i]);
    return folded.remove(QChar(0x307)); // the dot that İ leaves in other languages
}

ClaimModel::ClaimModel(QObject* parent) : QAbstractTableModel(parent) {
    for (Claim& claim : allClaims()) {
        Entry entry;
        entry.checked.claim = std::move(claim);
        m_entries.push_back(std::move(entry));
    }
}

int ClaimModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int ClaimModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString ClaimModel::text(const Entry& e, Column column) const {
    const Claim& claim = e.checked.claim;
    switch (column) {
    case VerdictColumn: return e.known ? verdictWord(e.checked.verdict) : QStringLiteral("…");
    case Section: return sectionWord(claim.section);
    case Statement: return said(claim.statement);
    case Printed: return printedText(claim);
    case Computed: return e.known ? computedText(e.checked) : QStringLiteral("…");
    case Tolerance: return toleranceText(claim);
    case PageColumn: return claim.page > 0 ? QString::number(claim.page) : QString();
    case ColumnCount: break;
    }
    return {};
}

QVariant ClaimModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Entry& e = entry(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return text(e, column);
    case Qt::ToolTipRole:
        if (column == PageColumn) return tr("Open page %1").arg(e.checked.claim.page);
        return column == VerdictColumn ? statusWord(e.checked.claim.status) : text(e, column);
    case Qt::AccessibleTextRole:
        return headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() + QStringLiteral(": ") +
               text(e, column);
    case Qt::DecorationRole:
        if (column != VerdictColumn || !e.known) return {};
        switch (e.checked.verdict) {
        case ClaimVerdict::Agrees: return themedIcon(QStringLiteral("check"));
        case ClaimVerdict::Loose: return themedIcon(QStringLiteral("triangle"));
        case ClaimVerdict::ComputedOnly: return themedIcon(QStringLiteral("code"));
        case ClaimVerdict::External: return themedIcon(QStringLiteral("info"));
        case ClaimVerdict::Disagrees: return themedIcon(QStringLiteral("cross"));
        }
        return {};
    case Qt::FontRole: {
        if (column == Printed || column == Computed || column == Tolerance) return numberFont(type::small);
        QFont font = textFont(type::small, column == VerdictColumn ? QFont::DemiBold : QFont::Normal);
        font.setUnderline(column == PageColumn); // it can be clicked
        return font;
    }
    case Qt::ForegroundRole:
        if (!e.known || column != VerdictColumn) return {};
        switch (e.checked.verdict) {
        case ClaimVerdict::Agrees: return theme().right;
        case ClaimVerdict::Loose: return theme().caution;
        case ClaimVerdict::ComputedOnly:
        case ClaimVerdict::External: return theme().text2;
        case ClaimVerdict::Disagrees: return theme().wrong;
        }
        return {};
    case Qt::TextAlignmentRole:
        if (column == PageColumn) return int(Qt::AlignCenter);
        return int(Qt::AlignVCenter | Qt::AlignLeft);
    default: return {};
    }
}

QVariant ClaimModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int(section == PageColumn ? Qt::AlignCenter : Qt::AlignVCenter | Qt::AlignLeft);
    if (role != Qt::DisplayRole) return {};
    switch (static_cast<Column>(section)) {
    case VerdictColumn: return tr("Verdict");
    case Section: return tr("Section");
    case Statement: return tr("Statement");
    case Printed: return tr("Printed");
    case Computed: return tr("Computed now");
    case Tolerance: return tr("Tolerance");
    case PageColumn: return tr("Page");
    case ColumnCount: break;
    }
    return {};
}

int ClaimModel::rowOf(const QString& id) const {
    for (int row = 0; row < rowCount(); ++row)
        if (QString::fromStdString(entry(row).checked.claim.id) == id) return row;
    return -1;
}

int ClaimModel::count(ClaimVerdict verdict) const {
    return static_cast<int>(std::count_if(m_entries.begin(), m_entries.end(), [verdict](const Entry& e) {
        return e.known && e.checked.verdict == verdict;
    }));
}

int ClaimModel::knownCount() const {
    return static_cast<int>(
        std::count_if(m_entries.begin(), m_entries.end(), [](const Entry& e) { return e.known; }));
}

QStringList ClaimModel::sections() const {
    QStringList all;
    for (const Entry& e : m_entries)
        if (const QString s = QString::fromStdString(e.checked.claim.section); !all.contains(s)) all << s;
    return all;
}

void ClaimModel::take(const CheckedClaim& checked) {
    const int row = rowOf(QString::fromStdString(checked.claim.id));
    if (row < 0) return;
    Entry& e = m_entries[static_cast<std::size_t>(row)];
    e.checked = checked;
    e.known = true;
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void ClaimModel::forget() {
    for (Entry& e : m_entries) e.known = false;
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void ClaimModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

ClaimFilter::ClaimFilter(ClaimModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
}

void ClaimFilter::set(const QString& words, const QString& section, std::optional<ClaimVerdict> verdict) {
    m_words = foldedForSearch(words).split(u' ', Qt::SkipEmptyParts);
    m_section = section;
    m_verdict = verdict;
    invalidateFilter();
}

bool ClaimFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const ClaimModel::Entry& e = m_model.entry(row);
    const Claim& claim = e.checked.claim;
    if (!m_section.isEmpty() && QString::fromStdString(claim.section) != m_section) return false;
    if (m_verdict && !(e.known && e.checked.verdict == *m_verdict)) return false;
    if (m_words.isEmpty()) return true;
    const QString text = foldedForSearch(QStringList{QString::fromStdString(claim.id), said(claim.statement),
                                                     programText(claim), said(claim.note)}
                                             .join(u'\n'));
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word); });
}

} // namespace dikkat::ui
