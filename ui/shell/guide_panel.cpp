#include "ui/shell/guide_panel.h"

#include "ui/shell/guide.h"
#include "ui/shell/step_dots.h"
#include "ui/shell/task_list.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inline_markup.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace dikkat::ui {

namespace {

QLabel* richLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// Paragraphs with the guide's leading (13 / 19).
QString paragraphs(const QStringList& html) {
    QString all;
    for (const QString& p : html)
        all += QStringLiteral("<p style=\"line-height:118%; margin-top:0; margin-bottom:9px\">") + p +
               QStringLiteral("</p>");
    return withRoleColors(all, theme());
}

QString keyOf(const Page& page, const QString& task) {
    return page.guideName() + u'/' + task;
}

QString languageCode() {
    return QLocale().language() == QLocale::Turkish ? QStringLiteral("tr") : QStringLiteral("en");
}

} // namespace

GuidePanel::GuidePanel(QWidget* parent) : QWidget(parent), m_scroll(new QScrollArea) {
    setObjectName(QStringLiteral("guidePanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_scroll->setWidget(buildText());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(buildFoot());
    retranslateUi();
}

QWidget* GuidePanel::buildText() {
    m_stepText = richLabel("guideStep");
    m_title = richLabel("guideTitle");
    m_formula = richLabel("guideFormula");
    m_formula->setAlignment(Qt::AlignCenter);
    m_body = richLabel("guideBody");
    m_tasksTitle = richLabel("guideTasksTitle");
    m_tasks = new TaskList;
    m_notes = richLabel("guideNotes");

    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("scrolled"));
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(10);
    column->addWidget(m_stepText);
    column->addWidget(m_title);
    column->addWidget(m_formula);
    column->addWidget(m_body);
    column->addWidget(m_tasksTitle);
    column->addWidget(m_tasks);
    column->addSpacing(6);
    column->addWidget(m_notes);
    column->addStretch();
    return content;
}

QWidget* GuidePanel::buildFoot() {
    m_previous = new QPushButton;
    m_previous->setObjectName(QStringLiteral("guidePrevious"));
    m_previous->setIcon(themedIcon(QStringLiteral("chevron-left")));
    m_next = new QPushButton;
    m_next->setObjectName(QStringLiteral("guideNext"));
    m_next->setIcon(themedIcon(QStringLiteral("chevron-right")));
    m_next->setLayoutDirection(Qt::RightToLeft); // the arrow stands after the word
    m_next->setProperty("primary", true);
    // A click leaves the keyboard where it is: the page's keys go on working.
    for (QPushButton* button : {m_previous, m_next}) button->setFocusPolicy(Qt::TabFocus);
    m_dots = new StepDots;
    m_dots->setObjectName(QStringLiteral("guideDots"));
    const auto goTo = [this](int step) {
        if (m_page && step >= 0 && step < m_page->stepCount()) m_page->setStep(step);
    };
    connect(m_previous, &QPushButton::clicked, this,
            [this, goTo] { goTo(m_page ? m_page->step() - 1 : -1); });
    connect(m_next, &QPushButton::clicked, this, [this, goTo] { goTo(m_page ? m_page->step() + 1 : -1); });
    connect(m_dots, &StepDots::picked, this, goTo);

    auto* foot = new QWidget;
    foot->setObjectName(QStringLiteral("guideFoot"));
    foot->setAttribute(Qt::WA_StyledBackground);
    m_foot = new QGridLayout(foot);
    m_foot->setContentsMargins(14, 10, 14, 10);
    m_foot->setColumnStretch(1, 1);
    m_foot->addWidget(m_previous, 1, 0);
    m_foot->addWidget(m_dots, 1, 1);
    m_foot->addWidget(m_next, 1, 2);
    return foot;
}

/// Between the buttons, or above them where that is too narrow.
void GuidePanel::placeDots() {
    const QMargins margins = m_foot->contentsMargins();
    const int needed = margins.left() + m_previous->sizeHint().width() + m_foot->horizontalSpacing() +
                       m_dots->sizeHint().width() + m_foot->horizontalSpacing() + m_next->sizeHint().width() +
                       margins.right();
    const bool above = needed > width();
    if (above == m_dotsAbove) return;
    m_dotsAbove = above;
    m_foot->removeWidget(m_dots);
    if (above)
        m_foot->addWidget(m_dots, 0, 0, 1, 3);
    else
        m_foot->addWidget(m_dots, 1, 1);
}

void GuidePanel::setPage(Page* page) {
    if (m_page) disconnect(m_page, &Page::stepChanged, this, nullptr);
    m_page = page;
    if (m_page) connect(m_page, &Page::stepChanged, this, &GuidePanel::refreshStep);
    reload();
    m_scroll->verticalScrollBar()->setValue(0);
}

void GuidePanel::watch(Page* page) {
    connect(page, &Page::tasksChanged, this, [this, page] { collect(*page); });
}

QStringList GuidePanel::tasksDone() const {
    QStringList list(m_done.cbegin(), m_done.cend());
    list.sort();
    return list;
}

void GuidePanel::setTasksDone(const QStringList& tasks) {
    m_done = QSet<QString>(tasks.cbegin(), tasks.cend());
    refreshText();
}

void GuidePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) refreshText(); // role colours stand in the text
    QWidget::changeEvent(event);
}

void GuidePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeDots();
}

void GuidePanel::retranslateUi() {
    m_previous->setText(tr("Previous"));
    m_previous->setToolTip(tr("One step back (Alt+Left)"));
    m_next->setText(tr("Next"));
    m_next->setToolTip(tr("One step forward (Alt+Right)"));
    m_tasksTitle->setText(QStringLiteral("<b>%1</b>").arg(tr("Try it")));
    m_scroll->setAccessibleName(tr("Guide"));
    reload();
}

void GuidePanel::reload() {
    m_text = m_page ? loadGuide(m_page->guideName(), languageCode()) : GuidePage{};
    refreshText();
}

void GuidePanel::refreshStep() {
    if (m_page && m_page->guideStepId() != m_shownStep) {
        refreshText();
        m_scroll->verticalScrollBar()->setValue(0);
    }
}

void GuidePanel::refreshText() {
    if (!m_page) return;
    const int step = m_page->step(), count = m_page->stepCount();
    m_shownStep = m_page->guideStepId();
    m_stepText->setText(tr("Step %1 / %2").arg(step + 1).arg(count));
    m_previous->setEnabled(step > 0);
    m_next->setEnabled(step + 1 < count);
    m_dots->setStep(step, count);
    m_dots->setAccessibleName(m_stepText->text());
    placeDots();
    const GuideStep* text = m_text.step(m_shownStep);
    m_title->setText(text != nullptr ? text->title.toHtmlEscaped() : m_page->title().toHtmlEscaped());
    QString formula = text != nullptr ? withRoleColors(text->formula, theme()) : QString();
    // The alignment of the label does not reach a table.
    m_formula->setText(formula.replace(QStringLiteral("<table"), QStringLiteral("<table align=\"center\"")));
    m_formula->setVisible(!m_formula->text().isEmpty());
    m_body->setText(text != nullptr ? paragraphs(text->paragraphsHtml) : QString());
    m_notes->setText(paragraphs(m_text.notesHtml));
    m_notes->setVisible(!m_text.notesHtml.isEmpty());
    m_tasks->setTasks(text != nullptr ? text->tasks : QList<GuideTask>{});
    m_tasksTitle->setVisible(text != nullptr && !text->tasks.isEmpty());
    if (text == nullptr) return;
    for (const GuideTask& task : text->tasks)
        m_tasks->setDone(task.id, m_done.contains(keyOf(*m_page, task.id)), false);
}

void GuidePanel::collect(const Page& page) {
    bool grew = false;
    for (const QString& id : Guide::tasksOf(page)) {
        const QString key = keyOf(page, id);
        if (m_done.contains(key) || !page.taskDone(id)) continue;
        m_done.insert(key);
        if (&page == m_page) m_tasks->setDone(id, true, true);
        grew = true;
    }
    if (grew) emit tasksDoneChanged(tasksDone());
}

} // namespace dikkat::ui
