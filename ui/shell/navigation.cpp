#include "ui/shell/navigation.h"

#include "ui/i18n/numbers.h"
#include "ui/shell/navigation_delegate.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
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

bool isPage(const QListWidgetItem* item) {
    return item->data(NavigationDelegate::Number).isValid();
}

} // namespace

Navigation::Navigation(QWidget* parent)
    : QFrame(parent), m_list(new QListWidget), m_progressText(new QLabel), m_progress(new QProgressBar) {
    setObjectName(QStringLiteral("navigationFrame"));
    m_list->setObjectName(QStringLiteral("navigation"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new NavigationDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->installEventFilter(this);
    m_progress->setTextVisible(false);
    m_progress->setObjectName(QStringLiteral("lessonProgress"));
    m_progressText->setObjectName(QStringLiteral("progressText"));
    m_progressText->setContentsMargins(14, 4, 14, 2);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(14, 2, 14, 14);
    foot->addWidget(m_progress);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_progressText);
    layout->addLayout(foot);
    setFixedWidth(fullWidth);
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item == nullptr || !isPage(item)) return;
        m_current = static_cast<PageId>(item->data(NavigationDelegate::Number).toInt());
        emit picked(m_current);
    });
    connect(m_list, &QListWidget::itemClicked, this, &Navigation::entered);
    connect(m_list, &QListWidget::itemActivated, this, &Navigation::entered);
    rebuild();
}

void Navigation::setPages(const QList<Page*>& pages) {
    m_pages = pages;
    rebuild();
}

Page* Navigation::page(PageId id) const {
    for (Page* page : m_pages)
        if (page->id() == id) return page;
    return nullptr;
}

void Navigation::setCurrent(PageId id) {
    m_current = id;
    const QSignalBlocker block(m_list);
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        if (isPage(item) && item->data(NavigationDelegate::Number).toInt() == static_cast<int>(id))
            m_list->setCurrentItem(item);
    }
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
    for (int i = 0; i < m_list->count(); ++i)
        if (isPage(m_list->item(i))) refreshItem(m_list->item(i));
    refreshProgress();
}

void Navigation::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) rebuild();
    if (event->type() == QEvent::PaletteChange) m_list->viewport()->update();
    QFrame::changeEvent(event);
}

bool Navigation::eventFilter(QObject* watched, QEvent* event) {
    // The first line is a heading, where Home would stop without having gone anywhere.
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Home)
        for (int i = 0; i < m_list->count(); ++i)
            if (isPage(m_list->item(i))) {
                m_list->setCurrentRow(i);
                return true;
            }
    return QFrame::eventFilter(watched, event);
}

void Navigation::rebuild() {
    {
        const QSignalBlocker block(m_list);
        m_list->clear();
        for (PageGroup group : {PageGroup::Lesson, PageGroup::Lab, PageGroup::Review}) {
            bool headed = false;
            for (const Page* page : std::as_const(m_pages)) {
                if (page->group() != group) continue;
                if (!headed && !m_rail) {
                    auto* heading = new QListWidgetItem(groupName(group), m_list);
                    heading->setFlags(Qt::NoItemFlags);
                }
                headed = true;
                auto* item = new QListWidgetItem(m_list);
                item->setData(NavigationDelegate::Number, static_cast<int>(page->id()));
                refreshItem(item);
            }
        }
    }
    m_list->setAccessibleName(tr("Pages"));
    setCurrent(m_current);
    refreshProgress();
}

void Navigation::refreshItem(QListWidgetItem* item) {
    const auto id = static_cast<PageId>(item->data(NavigationDelegate::Number).toInt());
    const Page* shown = page(id);
    if (shown == nullptr) return;
    const bool done = m_finished.contains(id);
    const QString number = QString::number(static_cast<int>(id));
    item->setText(shown->title());
    item->setToolTip(m_rail ? number + QStringLiteral("  ") + shown->title() : QString());
    item->setData(NavigationDelegate::Done, done);
    item->setData(NavigationDelegate::Rail, m_rail);
    item->setData(Qt::AccessibleTextRole, done ? tr("%1: %2, done").arg(number, shown->title())
                                               : tr("%1: %2").arg(number, shown->title()));
}

void Navigation::refreshProgress() {
    m_progressText->setVisible(!m_rail && m_total > 0);
    m_progress->setVisible(m_total > 0);
    m_progressText->setText(tr("Tasks done: %1 / %2").arg(integer(m_done), integer(m_total)));
    m_progress->setRange(0, std::max(1, m_total));
    m_progress->setValue(m_done);
    m_progress->setAccessibleName(m_progressText->text());
    m_progress->setToolTip(m_progressText->text());
}

} // namespace dikkat::ui
