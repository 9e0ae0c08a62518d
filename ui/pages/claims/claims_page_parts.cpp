#include "ui/document/document.h"
#include "ui/i18n/claim_words.h"
#include "ui/pages/claims/claim_detail.h"
#include "ui/pages/claims/claims_page.h"
#include "ui/runtime/wait_until.h"
#include "ui/theme/theme.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_header.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>

/// The parts of page 12 that are only put together: header, filters, table, words, pictures.
namespace dikkat::ui {

namespace {

/// A table whose chosen row can be opened with Enter, also where the platform opens by double click only.
class ClaimTable : public QTableView {
public:
    using QTableView::QTableView;

protected:
    void paintEvent(QPaintEvent* event) override {
        QTableView::paintEvent(event);
        if (model()->rowCount() > 0) return;
        QPainter painter(viewport());
        painter.setFont(textFont(type::body));
        painter.setPen(theme().text2);
        painter.drawText(viewport()->rect().adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         accessibleDescription());
    }
    void keyPressEvent(QKeyEvent* event) override {
        if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
            emit activated(currentIndex());
        else
            QTableView::keyPressEvent(event);
    }
};

} // namespace

QWidget* ClaimsPage::buildHeader() {
    m_header = new PageHeader;
    m_right = new Badge;
    m_right->setObjectName(QStringLiteral("agreeBadge"));
    m_loose = new Badge;
    m_loose->setObjectName(QStringLiteral("looseBadge"));
    m_wrong = new Badge;
    m_wrong->setObjectName(QStringLiteral("disagreeBadge"));
    m_only = new Badge;
    m_only->setObjectName(QStringLiteral("computedOnlyBadge"));
    for (Badge* badge : {m_right, m_loose, m_only, m_wrong}) m_header->addToTitle(badge);
    return m_header;
}

QWidget* ClaimsPage::buildFilters() {
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("claimSearch"));
    m_search->setClearButtonEnabled(true);
    m_section = new QComboBox;
    m_section->setObjectName(QStringLiteral("claimSection"));
    m_verdict = new QComboBox;
    m_verdict->setObjectName(QStringLiteral("claimVerdict"));
    m_run = new QPushButton;
    m_run->setObjectName(QStringLiteral("recomputeButton"));
    m_progressText = new QLabel;
    m_progressText->setObjectName(QStringLiteral("caption"));
    m_progress = new QProgressBar;
    m_progress->setObjectName(QStringLiteral("claimProgress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(110);
    m_shown = new QLabel;
    m_shown->setObjectName(QStringLiteral("pageSubtitle"));
    connect(m_search, &QLineEdit::textChanged, this,
            [this](const QString& text) { setView("search", text); });
    connect(m_section, &QComboBox::currentIndexChanged, this,
            [this] { setView("section", m_section->currentData().toString()); });
    connect(m_verdict, &QComboBox::currentIndexChanged, this,
            [this] { setView("verdict", m_verdict->currentData().toString()); });
    connect(m_run, &QPushButton::clicked, this, [this] { isRunning() ? stop() : recompute(); });

    auto* progress = new QVBoxLayout;
    progress->setSpacing(2);
    progress->addStretch();
    progress->addWidget(m_progressText);
    progress->addWidget(m_progress);
    progress->addStretch();
    auto* filters = new QWidget;
    auto* layout = new QHBoxLayout(filters);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_section);
    layout->addWidget(m_verdict);
    layout->addWidget(m_shown);
    layout->addWidget(m_run);
    layout->addLayout(progress);
    return Card::around(filters);
}

QWidget* ClaimsPage::buildTable() {
    m_table = new ClaimTable;
    m_table->setObjectName(QStringLiteral("claimTable"));
    m_table->setModel(&m_filter);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setMinimumHeight(150);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(25);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setMinimumSectionSize(40);
    const int widths[] = {128, 88, 300, 130, 150, 76, 50};
    for (int column = 0; column < ClaimModel::ColumnCount; ++column)
        header->resizeSection(column, widths[column]);
    header->setSectionResizeMode(ClaimModel::Statement, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_taking) return;
        const int row = chosenRow();
        if (row < 0) return;
        setView("claim", QString::fromStdString(m_model.entry(row).checked.claim.id));
    });
    const auto openRow = [this](const QModelIndex& index) {
        open(m_model.entry(m_filter.mapToSource(index).row()).checked.claim);
    };
    connect(m_table, &QTableView::clicked, this, [openRow](const QModelIndex& index) {
        if (index.column() == ClaimModel::PageColumn) openRow(index);
    });
    connect(m_table, &QTableView::activated, this, openRow);
    return m_table;
}

void ClaimsPage::fillSections() {
    const QSignalBlocker quiet[] = {QSignalBlocker(m_section), QSignalBlocker(m_verdict)};
    m_section->clear();
    m_section->addItem(tr("All sections"), QString());
    for (const QString& section : m_model.sections())
        m_section->addItem(sectionWord(section.toStdString()), section);
    m_verdict->clear();
    m_verdict->addItem(tr("All verdicts"), QString());
    for (const VerdictName& name : verdictNames)
        m_verdict->addItem(verdictWord(name.verdict), QLatin1String(name.key));
}

void ClaimsPage::retranslateUi() {
    m_header->setTitle(title());
    m_header->setSubtitle(
        tr("Every number of the lessons, computed again now, on this machine, beside what is printed."));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the statements"));
    m_section->setAccessibleName(tr("Section"));
    m_verdict->setAccessibleName(tr("Verdict"));
    m_table->setAccessibleName(title());
    m_progress->setAccessibleName(tr("Statements computed"));
    setActionWords(*m_looseAction, tr("&Loose sentences only"),
                   tr("Show only sentences that hold in part or not literally"));
    setActionWords(*m_runAction, tr("&Compute again or stop"), tr("Compute all statements again, or stop"));
    m_run->setToolTip(m_runAction->statusTip());
    fillSections();
    changeModel([this] { m_model.retranslate(); });
    takeView();
}

void ClaimsPage::waitForResults() {
    if (m_model.knownCount() == m_model.rowCount()) return;
    if (!isRunning()) recompute();
    waitUntil([this] { return !isRunning(); });
}

QList<TourState> ClaimsPage::tourStates() {
    QList<TourState> states;
    states << TourState{QStringLiteral("computed"), [this] {
                            waitForResults();
                            setView("claim", QStringLiteral("003-weights-3"));
                        }};
    states << TourState{QStringLiteral("loose"), [this] {
                            waitForResults();
                            setStep(1);
                            setView("verdict", QStringLiteral("loose"));
                            setView("claim", QStringLiteral("000-halved"));
                        }};
    states << TourState{QStringLiteral("search"), [this] {
                            waitForResults();
                            setView("search", QStringLiteral("softmax"));
                            setView("claim", QStringLiteral("003-softmax-1234"));
                        }};
    return states;
}

} // namespace dikkat::ui
