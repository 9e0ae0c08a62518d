#include "ui/shell/navigation.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace dikkat::ui {

namespace {

constexpr int fullWidth = 196, railWidth = 48;

QString groupName(PageGroup group) {
    switch (group) {
    case PageGroup::Lesson: return Navigation::tr("LESSON");
    case PageGroup::Lab: return Navigation::tr("LAB");
    case PageGroup::Review: return Navigation::tr("REVIEW");
    }
    return {};
}

} // namespace

Navigation::Navigation(QWidget* parent)
    : QFrame(parent), m_list(new QListWidget), m_progressText(new QLabel), m_progress(new QProgressBar) {
    setObjectName(QStringLiteral("navigationFrame"));
    m_list->setObjectName(QStringLiteral("navigation"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setIconSize(QSize(14, 14));
    m_progress->setTextVisible(false);
    m_progress->setObjectName(QStringLiteral("lessonProgress"));
    m_progressText->setObjectName(QStringLiteral("caption"));
    m_progressText->setContentsMargins(12, 4, 12, 0);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(12, 2, 12, 12);
    foot->addWidget(m_progress);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_progressText);
    layout->addLayout(foot);
    setFixedWidth(fullWidth);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        const QListWidgetItem* item = m_list->item(row);
        if (item == nullptr || !(item->flags() & Qt::ItemIsSelectable)) return;
        m_current = static_cast<PageId>(item->data(Qt::UserRole).toInt());
        emit picked(m_current);
    });
}

void Navigation::setPages(const QList<Page*>& pages) {
    m_pages = pages;
    rebuild();
}

void Navigation::setCurrent(PageId id) {
    m_current = id;
    rebuild();
}

void Navigation::setRail(bool rail) {
    if (rail == m_rail) return;
    m_rail = rail;
    setFixedWidth(rail ? railWidth : fullWidth);
    rebuild();
}

void Navigation::setProgress(const QList<PageId>& finished, int done, int total) {
    m_finished = finished;
    m_done = done;
    m_total = total;
    rebuild();
}

void Navigation::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) rebuild();
    QFrame::changeEvent(event);
}

void Navigation::rebuild() {
    const QSignalBlocker block(m_list);
    m_list->clear();
    m_list->setAccessibleName(tr("Pages"));
    for (PageGroup group : {PageGroup::Lesson, PageGroup::Lab, PageGroup::Review}) {
        bool headed = false;
        for (Page* page : std::as_const(m_pages)) {
            if (page->group() != group) continue;
            if (!headed && !m_rail) {
                auto* head = new QListWidgetItem(groupName(group), m_list);
                head->setFlags(Qt::NoItemFlags);
                head->setForeground(theme().text3);
                head->setFont(textFont(type::caption, QFont::DemiBold));
            }
            headed = true;
            const int number = static_cast<int>(page->id());
            const bool done = m_finished.contains(page->id());
            auto* item = new QListWidgetItem(m_list);
            item->setText(m_rail ? QString::number(number)
                                 : QStringLiteral("%1   %2").arg(number, 2).arg(page->title()));
            item->setToolTip(page->title());
            item->setData(Qt::UserRole, number);
            item->setData(Qt::AccessibleTextRole, done ? tr("%1: %2, done").arg(number).arg(page->title())
                                                       : tr("%1: %2").arg(number).arg(page->title()));
            if (done && !m_rail) item->setIcon(themedIcon(QStringLiteral("check")));
            if (page->id() == m_current) {
                m_list->setCurrentItem(item);
                item->setFont(textFont(type::body, QFont::DemiBold));
            }
        }
    }
    m_progressText->setVisible(!m_rail && m_total > 0);
    m_progress->setVisible(m_total > 0);
    m_progressText->setText(tr("Tasks done: %1 / %2").arg(m_done).arg(m_total));
    m_progress->setRange(0, std::max(1, m_total));
    m_progress->setValue(m_done);
    m_progress->setAccessibleName(m_progressText->text());
}

} // namespace dikkat::ui
