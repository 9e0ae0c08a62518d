#include "ui/pages/training/runs_card.h"

#include "core/io/loss_csv.h"
#include "ui/document/atomic_file.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/training/comparison_series.h"
#include "ui/pages/training/run_differences.h"
#include "ui/pages/training/training_words.h"

#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

RunsPanel::RunsPanel(Document& document, TrainingSession& session, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_session(session)
    , m_empty(new QLabel)
    , m_settings(new QLabel)
    , m_list(new QListWidget)
    , m_rename(new QPushButton)
    , m_delete(new QPushButton)
    , m_csv(new QPushButton)
    , m_picture(new QPushButton)
    , m_compare(new QPushButton) {
    m_list->setObjectName(QStringLiteral("runsList"));
    m_list->setMinimumHeight(36);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_empty->setObjectName(QStringLiteral("caption"));
    m_empty->setWordWrap(true);
    m_settings->setObjectName(QStringLiteral("runSettings"));
    m_settings->setWordWrap(true);
    m_settings->hide();
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_rename->setObjectName(QStringLiteral("renameRun"));
    m_delete->setObjectName(QStringLiteral("deleteRun"));
    m_csv->setObjectName(QStringLiteral("exportCsv"));
    m_picture->setObjectName(QStringLiteral("exportPlot"));
    m_compare->setObjectName(QStringLiteral("compareRuns"));
    m_compare->setMenu(new QMenu(m_compare));
    for (const RunComparison comparison : kAllRunComparisons) {
        QAction* action = m_compare->menu()->addAction(QString());
        action->setObjectName(QString::fromUtf8(comparisonId(comparison)));
        connect(action, &QAction::triggered, this, [this, comparison] { emit compareWanted(comparison); });
    }
    auto* buttons = new QGridLayout;
    buttons->setSpacing(4);
    buttons->addWidget(m_rename, 0, 0);
    buttons->addWidget(m_delete, 0, 1);
    buttons->addWidget(m_csv, 1, 0);
    buttons->addWidget(m_picture, 1, 1);
    buttons->addWidget(m_compare, 2, 0, 1, 2);
    for (QPushButton* b : {m_rename, m_delete, m_csv, m_picture, m_compare})
        b->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_settings);
    layout->setStretchFactor(m_empty, 1);
    layout->addLayout(buttons);
    connect(m_rename, &QPushButton::clicked, this, [this] {
        if (m_list->currentItem()) m_list->editItem(m_list->currentItem());
    });
    connect(m_delete, &QPushButton::clicked, this, [this] { remove(m_list->currentRow()); });
    connect(m_csv, &QPushButton::clicked, this, &RunsPanel::saveCsv);
    connect(m_picture, &QPushButton::clicked, this, &RunsPanel::pictureWanted);
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        if (!m_refreshing) rename(m_list->row(item), item->text());
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        const bool chosen = m_list->currentRow() >= 0;
        m_rename->setEnabled(chosen);
        m_delete->setEnabled(chosen);
        showSettings();
    });
    connect(&document, &Document::labChanged, this, &RunsPanel::refresh);
    retranslateUi();
}

void RunsPanel::keepCurrent(const QString& name) {
    if (m_session.history().size() == 0 || !m_session.hasRun()) return;
    auto kept = m_document.lab().kept;
    auto run = std::make_shared<KeptRun>();
    const RunConfig& config = m_session.run();
    run->settings = runToJson(config);
    for (const StepReport& report : m_session.history().all())
        if (std::isfinite(report.loss) && std::isfinite(report.gradientNorm)) run->curve.push_back(report);
    run->vocabulary = config.config.vocabulary;
    run->bigramLoss = m_session.bigramLoss();
    //: name of a kept run: its number and its data
    const QString own = tr("Run %1, %2").arg(kept.size() + 1).arg(dataName(config));
    run->name = (name.isEmpty() ? own : name).toStdString();
    kept.push_back(std::move(run));
    m_session.editKept(std::move(kept), [] { return tr("Run kept"); });
    emit this->kept();
}

void RunsPanel::setCanCompare(bool can) {
    m_compare->setEnabled(can);
}

void RunsPanel::rename(int row, const QString& name) {
    auto kept = m_document.lab().kept;
    if (row < 0 || row >= static_cast<int>(kept.size())) return;
    const QString trimmed = name.simplified();
    const auto at = static_cast<std::size_t>(row);
    if (trimmed.isEmpty() || trimmed.toStdString() == kept[at]->name) return refresh();
    KeptRun changed = *kept[at];
    changed.name = trimmed.toStdString();
    kept[at] = std::make_shared<const KeptRun>(std::move(changed));
    m_session.editKept(std::move(kept), [] { return tr("Run renamed"); });
}

void RunsPanel::remove(int row) {
    auto kept = m_document.lab().kept;
    if (row < 0 || row >= static_cast<int>(kept.size())) return;
    kept.erase(kept.begin() + row);
    m_session.editKept(std::move(kept), [] { return tr("Run deleted"); });
}

std::optional<LiveText> RunsPanel::exportCsv(int row, const QString& path) const {
    const auto& kept = m_document.lab().kept;
    const std::vector<StepReport> curve = row >= 0 && row < static_cast<int>(kept.size())
                                              ? kept[static_cast<std::size_t>(row)]->curve
                                              : m_session.history().all();
    const auto wrong = writeAtomically(path, lossCsv(curve));
    if (!wrong) return std::nullopt;
    return LiveText([why = *wrong] { return explain(why); });
}

void RunsPanel::saveCsv() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the curve"),
                                                      QStringLiteral("loss.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty()) return;
    if (const auto wrong = exportCsv(m_list->currentRow(), path)) emit problem(*wrong);
}

void RunsPanel::refresh() {
    m_refreshing = true;
    const int row = m_list->currentRow();
    m_list->clear();
    for (const auto& run : m_document.lab().kept) {
        auto* item = new QListWidgetItem(QString::fromStdString(run->name));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        double last = std::nan("");
        for (const StepReport& report : run->curve)
            if (report.validated()) last = report.validationLoss;
        QString about = tr("Steps: %1; last validation loss: %2")
                            .arg(integer(static_cast<qint64>(run->curve.size())),
                                 std::isfinite(last) ? number(last, 3, true) : QStringLiteral("–"));
        if (const auto config = runFromJson(run->settings))
            about = settingsText(*config) + QStringLiteral("\n") + about;
        item->setToolTip(about);
        m_list->addItem(item);
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_empty->setVisible(m_list->count() == 0);
    m_list->setVisible(m_list->count() > 0);
    const bool chosen = m_list->currentRow() >= 0;
    m_rename->setEnabled(chosen);
    m_delete->setEnabled(chosen);
    showSettings();
    m_refreshing = false;
}

/// What made the chosen run what it is, without having to hover.
void RunsPanel::showSettings() {
    const QListWidgetItem* item = m_list->currentItem();
    m_settings->setText(item != nullptr ? item->toolTip() : QString());
    m_settings->setVisible(item != nullptr);
}

void RunsPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && m_list->hasFocus()) return remove(m_list->currentRow());
    QWidget::keyPressEvent(event);
}

void RunsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void RunsPanel::retranslateUi() {
    m_empty->setText(
        tr("“Keep run” above the loss plot puts the curve here; the next run is drawn over it."));
    m_rename->setText(tr("Rename"));
    m_delete->setText(tr("Delete"));
    m_csv->setText(tr("CSV…"));
    m_csv->setToolTip(tr("Export the chosen curve, or the current one when none is chosen"));
    m_picture->setText(tr("Picture…"));
    m_picture->setToolTip(tr("Export the loss plot as a picture"));
    m_compare->setText(tr("Compare…"));
    m_compare->setToolTip(
        tr("Trains the runs of one comparison, one after another, and keeps their curves."));
    const QList<QAction*> comparisons = m_compare->menu()->actions();
    for (qsizetype i = 0; i < comparisons.size(); ++i)
        comparisons[i]->setText(comparisonName(kAllRunComparisons[i]));
    m_list->setAccessibleName(tr("Kept runs"));
    refresh();
}

} // namespace dikkat::ui
