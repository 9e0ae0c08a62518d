#pragma once

#include "ui/pages/claims/claim_model.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace dikkat::ui {

class Badge;

/// The chosen statement in full: what is printed, what comes out, and where the sentence is loose, what is
/// true instead.
class ClaimDetail : public QWidget {
    Q_OBJECT
public:
    explicit ClaimDetail(QWidget* parent = nullptr);

    /// Null: none is chosen.
    void setEntry(const ClaimModel::Entry* entry);

signals:
    void openWanted(const dikkat::Claim& claim);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    std::optional<ClaimModel::Entry> m_entry;
    QLabel *m_statement, *m_values, *m_note;
    Badge* m_badge;
    QPushButton* m_open;
};

/// The badge that states a verdict.
void showVerdict(Badge& badge, const ClaimModel::Entry& entry);

} // namespace dikkat::ui
