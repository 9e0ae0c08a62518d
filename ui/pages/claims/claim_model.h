#pragma once

#include "core/experiments/claims.h"
#include "ui/pages/page.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <optional>
#include <vector>

namespace dikkat::ui {

/// The page on which a claim can be touched.
std::optional<PageId> pageOf(const Claim& claim);

/// The verdicts in the order of the choice, as the session file names them.
struct VerdictName {
    ClaimVerdict verdict;
    const char* key;
};
constexpr VerdictName verdictNames[] = {{ClaimVerdict::Agrees, "agrees"},
                                        {ClaimVerdict::Loose, "loose"},
                                        {ClaimVerdict::ComputedOnly, "computed only"},
                                        {ClaimVerdict::External, "external"},
                                        {ClaimVerdict::Disagrees, "disagrees"}};

/// For searching: lower case as the language on screen folds it, letters as a keyboard without Turkish
/// letters types them, and one decimal mark, so that "AĞIRLIK" and "agirlik" find "ağırlık" and 0.2119 finds
/// 0,2119.
QString foldedForSearch(const QString& text);

/// The chapter's statements, one per row, with what has been computed so far.
class ClaimModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { VerdictColumn, Section, Statement, Printed, Computed, Tolerance, PageColumn, ColumnCount };
    struct Entry {
        CheckedClaim checked;
        bool known = false; ///< computed in this run or the one before
    };

    explicit ClaimModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] const Entry& entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] int rowOf(const QString& id) const;    ///< −1: there is none
    [[nodiscard]] int count(ClaimVerdict verdict) const; ///< of the known ones
    [[nodiscard]] int knownCount() const;
    [[nodiscard]] QStringList sections() const; ///< in the order of the lessons

    void take(const CheckedClaim& checked);
    void forget(); ///< nothing is known any more
    void retranslate();

private:
    [[nodiscard]] QString text(const Entry& entry, Column column) const;

    std::vector<Entry> m_entries;
};

/// Which of them are shown: by words, by section, by verdict.
class ClaimFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit ClaimFilter(ClaimModel& model, QObject* parent = nullptr);

    void set(const QString& words, const QString& section, std::optional<ClaimVerdict> verdict);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    ClaimModel& m_model;
    QStringList m_words; ///< folded; all must occur
    QString m_section;   ///< empty: all
    std::optional<ClaimVerdict> m_verdict;
};

} // namespace dikkat::ui
