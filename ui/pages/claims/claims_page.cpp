#include "ui/pages/claims/claims_page.h"

#include "ui/document/document.h"
#include "ui/i18n/claim_words.h"
#include "ui/pages/claim_targets.h"
#include "ui/pages/claims/claim_detail.h"
#include "ui/pages/claims/claims_code.h"
#include "ui/pages/claims/claims_presentation.h"
#include "ui/pages/page_keys.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_action.h"
#include "ui/widgets/page_column.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTableView>
#include <algorithm>

namespace dikkat::ui {

namespace {

const QString pageKey = QStringLiteral("claims");

} // namespace

ClaimsPage::ClaimsPage(Document& document, Selection& selection, QWidget* parent)
    : Page(parent), m_document(document), m_selection(selection), m_filter(m_model) {
    setObjectName(QStringLiteral("claimsPage"));
    setFocusPolicy(Qt::ClickFocus);
    m_looseAction = makePageSwitch(*this, "looseOnly", "triangle", Qt::Key_L);
    m_runAction = makePageAction(*this, "recompute", "reset");
    connect(m_looseAction, &QAction::triggered, this, &ClaimsPage::toggleLoose);
    connect(m_runAction, &QAction::triggered, this, [this] { isRunning() ? stop() : recompute(); });

    auto* layout = new PageColumn(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(buildHeader());
    layout->addWidget(buildFilters());
    layout->addWidget(buildTable(), 1);
    m_detail = new ClaimDetail;
    auto* detailCard = Card::around(m_detail);
    layout->addWidget(detailCard);

    connect(m_detail, &ClaimDetail::openWanted, this, &ClaimsPage::open);
    connect(&m_document, &Document::pageViewChanged, this, [this](const QString& page) {
        if (page != pageKey) return;
        takeView();
        lookForTasks();
    });
    connect(&m_document, &Document::replaced, this, [this] {
        m_searchRests.stop();
        m_seenView = m_document.pageView(pageKey);
        takeView();
    });
    m_searchRests.setSingleShot(true);
    m_searchRests.setInterval(400);
    connect(&m_searchRests, &QTimer::timeout, this, &ClaimsPage::lookAtSearch);
    m_seenView = m_document.pageView(pageKey);
    notePageKeys(*this, QT_TRANSLATE_NOOP("PageKeys", "Enter"),
                 QT_TRANSLATE_NOOP("PageKeys", "open the page that shows the chosen statement"));
    connect(&m_job, &LatestJob::runningChanged, this, &ClaimsPage::refreshProgress);
    retranslateUi();
}

QString ClaimsPage::title() const {
    return tr("The chapter’s numbers");
}

QString ClaimsPage::guideStepId() const {
    return step() == 0 ? QStringLiteral("check") : QStringLiteral("loose");
}

int ClaimsPage::step() const {
    return std::clamp(m_document.pageView(pageKey)["step"].toInt(), 0, stepCount() - 1);
}

void ClaimsPage::setStep(int step) {
    if (step >= 0 && step < stepCount()) setView("step", step);
}

void ClaimsPage::setView(const char* key, const QJsonValue& value) {
    QJsonObject view = m_document.pageView(pageKey);
    view[QLatin1String(key)] = value;
    m_document.setPageView(pageKey, view);
}

QString ClaimsPage::code(CodeFlavour flavour) const {
    std::vector<CheckedClaim> shown;
    for (const int row : shownRows())
        if (m_model.entry(row).known) shown.push_back(m_model.entry(row).checked);
    return claimsCode(shown, flavour == CodeFlavour::PyTorch);
}

QWidget* ClaimsPage::createPresentation(QWidget* parent) {
    if (!m_everRun) recompute();
    return new ClaimsPresentation(*this, parent);
}

void ClaimsPage::resetPage() {
    m_document.setPageView(pageKey, {});
}

QStringList ClaimsPage::statusTexts() const {
    QStringList texts{tr("Step %1 / %2").arg(step() + 1).arg(stepCount())};
    texts << tr("Shown: %1 of %2").arg(m_filter.rowCount()).arg(m_model.rowCount());
    texts << tr("Enter opens the page that shows a statement");
    return texts;
}

QList<int> ClaimsPage::shownRows() const {
    QList<int> rows;
    for (int i = 0; i < m_filter.rowCount(); ++i) rows << m_filter.mapToSource(m_filter.index(i, 0)).row();
    return rows;
}

int ClaimsPage::chosenRow() const {
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? m_filter.mapToSource(index).row() : -1;
}

void ClaimsPage::chooseShown(int place) {
    if (m_filter.rowCount() == 0) return;
    m_table->setCurrentIndex(m_filter.index(std::clamp(place, 0, m_filter.rowCount() - 1), 0));
}

void ClaimsPage::toggleLoose() {
    const bool on = m_document.pageView(pageKey)["verdict"].toString() == QStringLiteral("loose");
    setView("verdict", on ? QString() : QStringLiteral("loose"));
}

void ClaimsPage::recompute() {
    const bool again = m_computedOnce;
    m_everRun = true;
    changeModel([this] { m_model.forget(); });
    m_job.start(
        [this](const std::stop_token& stop) {
            checkClaims(stop, [&](const CheckedClaim& checked) {
                m_job.post(stop, [this, checked] {
                    changeModel([&] { m_model.take(checked); });
                    refreshProgress();
                });
            });
            return true;
        },
        [this, again](bool) {
            m_computedOnce = true;
            if (again) mark("recompute");
            emit codeChanged();
        });
    refreshProgress();
}

void ClaimsPage::stop() {
    m_job.cancel();
    refreshProgress();
}

void ClaimsPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (!m_everRun) recompute();
}

void ClaimsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange)
        changeModel([this] { m_model.retranslate(); }); // icons and colours
    Page::changeEvent(event);
}

void ClaimsPage::takeView() {
    if (m_taking) return;
    const QScopedValueRollback taking(m_taking, true);
    const QJsonObject view = m_document.pageView(pageKey);
    const QSignalBlocker quiet[] = {QSignalBlocker(m_search), QSignalBlocker(m_section),
                                    QSignalBlocker(m_verdict)};
    const QString words = view["search"].toString(), section = view["section"].toString();
    if (m_search->text() != words) m_search->setText(words);
    m_section->setCurrentIndex(std::max(0, m_section->findData(section)));
    m_verdict->setCurrentIndex(std::max(0, m_verdict->findData(view["verdict"].toString())));
    const int place = m_verdict->currentIndex() - 1;
    const std::optional<ClaimVerdict> verdict =
        place < 0 ? std::nullopt : std::optional(verdictNames[place].verdict);
    m_filter.set(words, m_section->currentData().toString(), verdict);
    m_looseAction->setChecked(verdict == ClaimVerdict::Loose);
    showChosen();
    refreshProgress();
    emit stepChanged();
    emit codeChanged();
}

void ClaimsPage::changeModel(const std::function<void()>& change) {
    {
        const QScopedValueRollback taking(m_taking, true);
        change();
    }
    showChosen();
}

void ClaimsPage::showChosen() {
    const QScopedValueRollback taking(m_taking, true);
    const int row = m_model.rowOf(m_document.pageView(pageKey)["claim"].toString());
    const QModelIndex index = row < 0 ? QModelIndex() : m_filter.mapFromSource(m_model.index(row, 0));
    if (index.isValid() && m_table->currentIndex().row() != index.row())
        m_table->setCurrentIndex(index.siblingAtColumn(0));
    else if (!index.isValid())
        m_table->setCurrentIndex({});
    refreshDetail();
}

void ClaimsPage::open(const Claim& claim) {
    const auto page = pageOf(claim);
    if (!page) return;
    mark("open-page");
    setUpForClaim(claim, m_document, m_selection);
    emit openPage(*page);
}

/// The view has changed by the learner's hand; what a file brings is not new.
void ClaimsPage::lookForTasks() {
    const QJsonObject now = m_document.pageView(pageKey), before = std::exchange(m_seenView, now);
    const auto chosen = [&](const char* key) {
        const QString value = now[QLatin1String(key)].toString();
        return value != before[QLatin1String(key)].toString() ? value : QString();
    };
    if (now[QLatin1String("search")] != before[QLatin1String("search")]) m_searchRests.start();
    if (!chosen("section").isEmpty()) mark("section");
    if (chosen("verdict") == QStringLiteral("loose")) mark("filter-loose");
    if (const int row = m_model.rowOf(chosen("claim")); row >= 0) {
        const ClaimStatus status = m_model.entry(row).checked.claim.status;
        if (status == ClaimStatus::LooseWording || status == ClaimStatus::OnlyPartly) mark("read-loose");
    }
}

/// Words that are still being typed pass other words on their way.
void ClaimsPage::lookAtSearch() {
    constexpr qsizetype meant = 3; // letters: fewer are found everywhere
    const QString words = m_document.pageView(pageKey)[QLatin1String("search")].toString();
    if (words.trimmed().size() >= meant && m_filter.rowCount() > 0 &&
        m_filter.rowCount() < m_model.rowCount())
        mark("search");
}

void ClaimsPage::mark(const char* task) {
    if (m_done.contains(QLatin1String(task))) return;
    m_done.insert(QLatin1String(task));
    emit tasksChanged();
}

void ClaimsPage::refreshProgress() {
    const int known = m_model.knownCount(), all = m_model.rowCount();
    m_progress->setMaximum(all);
    m_progress->setValue(known);
    m_progressText->setText(tr("%1 of %2 done").arg(known).arg(all));
    m_run->setText(isRunning() ? tr("Stop") : known < all ? tr("Compute") : tr("Compute again"));
    m_right->setState(Badge::State::Right, tr("agree: %1").arg(m_model.count(ClaimVerdict::Agrees)));
    m_loose->setState(Badge::State::Caution, tr("loose: %1").arg(m_model.count(ClaimVerdict::Loose)));
    m_only->setState(Badge::State::None,
                     tr("computed only: %1").arg(m_model.count(ClaimVerdict::ComputedOnly)));
    const int wrong = m_model.count(ClaimVerdict::Disagrees);
    m_wrong->setState(wrong > 0 ? Badge::State::Wrong : Badge::State::None, tr("disagree: %1").arg(wrong));
    m_table->setAccessibleDescription(
        m_filter.rowCount() > 0 ? QString()
                                : tr("No statement fits the search, the section and the verdict together."));
    m_shown->setText(tr("Shown: %1 of %2").arg(m_filter.rowCount()).arg(all));
    refreshDetail();
    emit statusChanged();
    emit shownChanged();
}

void ClaimsPage::refreshDetail() {
    const int row = chosenRow();
    m_detail->setEntry(row < 0 ? nullptr : &m_model.entry(row));
}

} // namespace dikkat::ui
