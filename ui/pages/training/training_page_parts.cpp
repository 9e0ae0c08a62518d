#include "core/io/training_program.h"
#include "ui/document/atomic_file.h"
#include "ui/i18n/border_words.h"
#include "ui/pages/page_keys.h"
#include "ui/pages/training/comparison_series.h"
#include "ui/pages/training/loss_card.h"
#include "ui/pages/training/probe_card.h"
#include "ui/pages/training/run_bar.h"
#include "ui/pages/training/runs_card.h"
#include "ui/pages/training/sample_card.h"
#include "ui/pages/training/setup_card.h"
#include "ui/pages/training/text_file.h"
#include "ui/pages/training/training_page.h"
#include "ui/pages/training/weight_panel.h"
#include "ui/plot/exporter.h"
#include "ui/runtime/thread_priority.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_action.h"
#include "ui/widgets/page_column.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

/// The parts of page 7 that are only put together: layout, actions, opening a text.
namespace dikkat::ui {

namespace {

QVBoxLayout* columnOf(QWidget* widget, int spacing) {
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

} // namespace

void TrainingPage::build() {
    m_header = new PageHeader;
    m_setup = new TrainingSetupCard;
    m_setup->setFixedWidth(264);
    m_bar = new RunBar(*m_session);
    m_loss = new LossCard(m_document, *m_session);
    m_gradient = new GradientCard(m_document, *m_session);
    m_probe = new ProbePanel(m_document, *m_session);
    m_weight = new WeightPanel(m_document, *m_session);
    m_sample = new SamplePanel(m_document, *m_session);
    m_runs = new RunsPanel(m_document, *m_session);
    m_series = new ComparisonSeries(*m_session, *m_runs, this);

    m_failureBox = new Card;
    m_failureBox->setObjectName(QStringLiteral("failureBox"));
    m_failure = new QLabel;
    m_failure->setObjectName(QStringLiteral("failureText"));
    m_failure->setWordWrap(true);
    m_back = new QPushButton;
    m_back->setObjectName(QStringLiteral("backButton"));
    connect(m_back, &QPushButton::clicked, this,
            [this] { m_session->returnTo(m_session->lastGoodMoment(), calmerRate()); });
    auto* failure = new QHBoxLayout(m_failureBox);
    failure->setContentsMargins(12, 6, 12, 6);
    failure->addWidget(m_failure, 1);
    failure->addWidget(m_back);
    m_look = new QPushButton;
    m_look->setObjectName(QStringLiteral("lookButton"));
    connect(m_look, &QPushButton::clicked, this, [this] { showSide(0); });
    failure->addWidget(m_look);

    m_plots = new QWidget;
    auto* plots = new QHBoxLayout(m_plots);
    plots->setContentsMargins(0, 0, 0, 0);
    plots->setSpacing(12);
    plots->addWidget(m_loss, 2);
    plots->addWidget(m_gradient, 1);
    m_loss->setMinimumWidth(340);
    m_gradient->setMinimumWidth(190);

    m_bottomTitle = new QLabel;
    m_bottomTitle->setObjectName(QStringLiteral("sectionTitle"));
    m_bottomChoice = new SegmentedControl;
    m_bottomChoice->setObjectName(QStringLiteral("bottomChoice"));
    m_bottom = new QStackedWidget;
    m_bottom->addWidget(m_probe);
    m_bottom->addWidget(m_weight);
    auto* left = new Card;
    auto* leftHead = new QHBoxLayout;
    leftHead->addWidget(m_bottomTitle);
    leftHead->addStretch();
    leftHead->addWidget(m_bottomChoice);
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(12, 8, 12, 8);
    leftColumn->setSpacing(6);
    leftColumn->addLayout(leftHead);
    leftColumn->addWidget(m_bottom, 1);

    m_sideChoice = new SegmentedControl;
    m_sideChoice->setObjectName(QStringLiteral("sideChoice"));
    m_side = new QStackedWidget;
    m_side->addWidget(m_sample);
    m_side->addWidget(m_runs);
    auto* right = new Card;
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(12, 8, 12, 8);
    rightColumn->setSpacing(6);
    rightColumn->addWidget(m_sideChoice, 0, Qt::AlignLeft);
    rightColumn->addWidget(m_side, 1);
    left->setMinimumWidth(340);
    right->setMinimumWidth(190);
    connect(m_bottomChoice, &SegmentedControl::picked, this, &TrainingPage::showBottom);
    connect(m_setup, &TrainingSetupCard::shownWanted, this, [this] {
        if (m_session->hasRun())
            m_document.editPage(QStringLiteral("training"), pageOf(m_session->run()),
                                [] { return tr("Training, set-up of the model"); });
    });
    connect(m_sideChoice, &SegmentedControl::picked, this, &TrainingPage::showSide);
    connect(m_series, &ComparisonSeries::changed, this, [this] {
        refreshFailure();
        emit statusChanged();
    });
    connect(m_runs, &RunsPanel::compareWanted, this, [this](RunComparison comparison) {
        // The learner's set-up stays as it is, also where it was the one of the run before.
        if (m_document.pageState(QStringLiteral("training")).isEmpty())
            m_document.editPage(QStringLiteral("training"), pageOf(formRun()),
                                [comparison] { return comparisonName(comparison); });
        m_series->start(comparison, comparedRuns(comparison));
    });
    connect(m_runs, &RunsPanel::pictureWanted, this, [this] {
        const QString path = QFileDialog::getSaveFileName(
            this, tr("Export the loss plot"), QStringLiteral("loss.png"), tr("Pictures (*.png *.svg *.pdf)"));
        if (path.isEmpty()) return;
        if (const auto wrong = exportPicture(*m_loss, title(), path)) emit problem(*wrong);
    });

    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(12);
    bottom->addWidget(left, 2);
    bottom->addWidget(right, 1);
    auto* rightSide = new QWidget;
    auto* column = columnOf(rightSide, 10);
    column->addWidget(m_bar);
    column->addWidget(m_failureBox);
    column->addWidget(m_plots);
    column->addLayout(bottom, 1);
    auto* body = new QHBoxLayout;
    body->setSpacing(12);
    body->addWidget(m_setup);
    body->addWidget(rightSide, 1);
    auto* layout = new PageColumn(this);
    layout->setContentsMargins(16, 10, 16, 12);
    layout->setSpacing(4);
    layout->addWidget(m_header);
    layout->addSpacing(4);
    layout->addLayout(body, 1);
}

void TrainingPage::buildActions() {
    const auto add = [this](const char* name, const char* icon, const QKeySequence& keys, auto act) {
        QAction* action = makePageAction(*this, name, icon, keys);
        connect(action, &QAction::triggered, this, act);
        m_actions << action;
    };
    add("startOrPause", "play", Qt::Key_Space, [this] {
        // A control that has the keyboard keeps its own Space.
        QWidget* focus = QApplication::focusWidget();
        if (auto* button = qobject_cast<QAbstractButton*>(focus); button && isAncestorOf(button))
            button->click();
        else if (auto* box = qobject_cast<QComboBox*>(focus); box && isAncestorOf(box))
            box->showPopup();
        else
            m_bar->startOrPause();
    });
    add("oneStep", "step", Qt::Key_Period, [this] { m_bar->oneStep(); });
    add("stopRun", "stop", Qt::SHIFT | Qt::Key_S, [this] { m_bar->stop(); });
    notePageKeys(*this, QT_TRANSLATE_NOOP("PageKeys", "Delete"),
                 QT_TRANSLATE_NOOP("PageKeys", "in the list of kept runs: forget the chosen one"));
    add("keepRun", "plus", Qt::Key_K, [this] { m_runs->keepCurrent(); });
    add("saveData", "save", {}, [this] { saveData(); });
}

QList<QAction*> TrainingPage::menuActions() const {
    return m_actions;
}

/// For the program of the Code tab.
void TrainingPage::saveData() {
    if (!m_facts || !m_facts->data) {
        emit problem([] {
            return tr("There is no data to save yet: choose a data set that can be made, or open a text.");
        });
        return;
    }
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the data of this run"), QStringLiteral("data.json"), tr("Data for PyTorch (*.json)"));
    if (path.isEmpty()) return;
    if (const auto wrong = writeAtomically(path, trainingDataJson(*m_facts->data)))
        emit problem([wrong] { return explain(*wrong); });
}

void TrainingPage::chooseText() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a text to learn from"), QString(),
                                                      tr("Texts (*.txt *.md *.csv *.tsv);;All files (*)"));
    if (!path.isEmpty()) takeFile(path);
}

bool TrainingPage::takeFile(const QString& path) {
    if (m_session->isActive() || m_session->isHeld()) {
        emit problem([] { return tr("A run is in progress; stop it before you open another text."); });
        return true;
    }
    m_textJob->start(
        [path](const std::stop_token&) {
            yieldToWindow();
            return readText(path);
        },
        [this, path](const TextFile& file) {
            if (!file.text) {
                emit problem([file, path] { return explain(file, path); });
                return;
            }
            m_texts.insert(file.hash, file.text);
            if (file.change.any())
                emit hoverTextChanged(QFileInfo(path).fileName() + QStringLiteral(": ") +
                                      explain(file.change));
            RunConfig run = formRun();
            run.data.kind = DataSource::Kind::Text;
            run.dataFile = path.toStdString();
            run.dataHash = file.hash;
            run.preset.clear();
            m_document.editPage(QStringLiteral("training"), pageOf(run), [name = QFileInfo(path).fileName()] {
                return tr("Training on “%1”").arg(name);
            });
        });
    return true;
}

} // namespace dikkat::ui
