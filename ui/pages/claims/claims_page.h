#pragma once

#include "ui/pages/claims/claim_model.h"
#include "ui/runtime/latest_job.h"

#include <QJsonObject>
#include <QSet>
#include <QTimer>
#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace dikkat::ui {

class Badge;
class ClaimDetail;
class Document;
class PageHeader;
class Selection;

/// Page 12, the chapter's numbers: every statement of the lessons, recomputed now on this machine.
class ClaimsPage : public Page {
    Q_OBJECT
public:
    ClaimsPage(Document& document, Selection& selection, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::Claims; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Review; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("claims"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override { return 2; }
    [[nodiscard]] int step() const override;
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override { return m_done.contains(taskId); }
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] QList<QAction*> menuActions() const override { return {m_looseAction, m_runAction}; }
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<TourState> tourStates() override;

    [[nodiscard]] const ClaimModel& model() const { return m_model; }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// Of the statements that are shown, in their order: rows of model().
    [[nodiscard]] QList<int> shownRows() const;
    [[nodiscard]] int chosenRow() const; ///< of model(); −1: none
    void chooseShown(int place);         ///< clamped to what is shown
    void toggleLoose();                  ///< only the loose sentences, or all
    void recompute();
    void stop();

signals:
    void shownChanged(); ///< what is shown, chosen or known

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildHeader();
    QWidget* buildFilters();
    QWidget* buildTable();
    void setView(const char* key, const QJsonValue& value);
    void takeView(); ///< the document's view is new
    /// Every change of the model's rows goes through here: rows that come and go choose nothing, and above
    /// all change no filter while the filter is at work.
    void changeModel(const std::function<void()>& change);
    void showChosen();             ///< the statement that the view names becomes the table's current row
    void open(const Claim& claim); ///< its page, with the number
    void lookForTasks();
    void lookAtSearch();
    void mark(const char* task);
    void refreshProgress();
    void refreshDetail();
    void retranslateUi();
    void fillSections();
    void waitForResults(); ///< for pictures

    Document& m_document;
    Selection& m_selection;
    ClaimModel m_model;
    ClaimFilter m_filter;
    LatestJob m_job;
    QSet<QString> m_done;
    QJsonObject m_seenView; ///< as it was looked at last
    QTimer m_searchRests;
    bool m_computedOnce = false;
    bool m_everRun = false;
    bool m_taking = false; ///< the table's current row follows the view, and not the other way round

    QAction *m_looseAction, *m_runAction;
    PageHeader* m_header;
    QLabel *m_shown, *m_progressText;
    Badge *m_right, *m_loose, *m_only, *m_wrong;
    QLineEdit* m_search;
    QComboBox *m_section, *m_verdict;
    QPushButton* m_run;
    QProgressBar* m_progress;
    QTableView* m_table;
    ClaimDetail* m_detail;
};

} // namespace dikkat::ui
