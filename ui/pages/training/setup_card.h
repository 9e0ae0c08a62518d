#pragma once

#include "ui/pages/training/form_state.h"
#include "ui/widgets/card.h"

class QLabel;
class QPushButton;

namespace dikkat::ui {

class FormFields;
class PartsBar;

/// The left card of page 7: the set-up of the next run, and what it will need.
class TrainingSetupCard : public Card {
    Q_OBJECT
public:
    explicit TrainingSetupCard(QWidget* parent = nullptr);

    /// What the form shows; `facts` may be null while the data is being made.
    void setRun(const RunConfig& run, const std::shared_ptr<const DataFacts>& facts, bool hasText);
    void setLocked(bool locked);
    /// What the model beside it is, where the set-up does not describe it; `canTake`: there is a set-up of
    /// it.
    void setShown(const QString& sentence, bool canTake = false);
    [[nodiscard]] bool canStart() const { return m_canStart; }
    /// The first sentence that forbids the run; empty when it can start.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] const std::vector<FormNote>& notes() const { return m_notes; }
    [[nodiscard]] FormFields& fields() { return *m_fields; }

signals:
    void edited(const dikkat::RunConfig& run, dikkat::ui::FormField field);
    void openText();
    void shownWanted(); ///< the set-up of the model that is shown

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslateUi();

    FormFields* m_fields;
    QLabel *m_title, *m_lock, *m_shown, *m_parametersTitle, *m_parameters, *m_needs;
    QPushButton* m_take;
    PartsBar* m_parts;
    RunConfig m_run;
    std::shared_ptr<const DataFacts> m_facts;
    std::vector<FormNote> m_notes;
    bool m_hasText = false, m_canStart = false, m_locked = false;
};

} // namespace dikkat::ui
