#include "ui/shell/guide_dock.h"

#include "ui/i18n/language.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inline_markup.h"
#include "ui/widgets/segmented.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>

namespace dikkat::ui {

namespace {

QLabel* richLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    return label;
}

/// A task: a box that only the program ticks, beside its text.
QWidget* taskRow(const GuideTask& task, bool done) {
    auto* row = new QWidget;
    auto* box = new QCheckBox;
    box->setObjectName(QStringLiteral("task_") + task.id);
    box->setChecked(done);
    box->setAttribute(Qt::WA_TransparentForMouseEvents);
    box->setFocusPolicy(Qt::NoFocus);
    box->setAccessibleName(task.plain);
    auto* text = richLabel("taskText");
    text->setText(withRoleColors(task.html, theme()));
    text->setStyleSheet(QStringLiteral("color: %1;").arg((done ? theme().text3 : theme().text).name()));
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(box, 0, Qt::AlignTop);
    layout->addWidget(text, 1);
    return row;
}

} // namespace

GuideDock::GuideDock(QWidget* parent) : QDockWidget(parent), m_tabs(new QTabWidget) {
    setObjectName(QStringLiteral("guideDock"));
    setMinimumWidth(260);
    m_tabs->setObjectName(QStringLiteral("guideTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(buildGuide(), QString());
    m_tabs->addTab(buildCode(), QString());
    setWidget(m_tabs);
    connect(m_tabs, &QTabWidget::currentChanged, this, &GuideDock::refreshCode);
    retranslateUi();
}

QWidget* GuideDock::buildGuide() {
    m_stepText = richLabel("guideStep");
    m_title = richLabel("guideTitle");
    m_formula = richLabel("guideFormula");
    m_formula->setAlignment(Qt::AlignCenter);
    m_body = richLabel("guideBody");
    m_notes = richLabel("guideNotes");
    m_tasksTitle = richLabel("guideTasksTitle");
    auto* tasks = new QWidget;
    m_tasksLayout = new QVBoxLayout(tasks);
    m_tasksLayout->setContentsMargins(0, 0, 0, 0);
    m_tasksLayout->setSpacing(8);

    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("scrolled"));
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(10);
    for (QWidget* w : {static_cast<QWidget*>(m_stepText), static_cast<QWidget*>(m_title),
                       static_cast<QWidget*>(m_formula), static_cast<QWidget*>(m_body),
                       static_cast<QWidget*>(m_tasksTitle), tasks, static_cast<QWidget*>(m_notes)})
        column->addWidget(w);
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_previous = new QPushButton;
    m_previous->setObjectName(QStringLiteral("guidePrevious"));
    m_previous->setIcon(themedIcon(QStringLiteral("chevron-left")));
    m_next = new QPushButton;
    m_next->setObjectName(QStringLiteral("guideNext"));
    m_next->setIcon(themedIcon(QStringLiteral("chevron-right")));
    m_next->setLayoutDirection(Qt::RightToLeft); // the arrow stands behind the word
    m_next->setProperty("primary", true);
    m_dots = richLabel("guideDots");
    m_dots->setAlignment(Qt::AlignCenter);
    m_dots->setWordWrap(false);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(12, 8, 12, 10);
    foot->addWidget(m_previous);
    foot->addWidget(m_dots, 1);
    foot->addWidget(m_next);
    connect(m_previous, &QPushButton::clicked, this, [this] {
        if (m_page) m_page->setStep(m_page->step() - 1);
    });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_page) m_page->setStep(m_page->step() + 1);
    });

    auto* host = new QWidget;
    auto* layout = new QVBoxLayout(host);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addLayout(foot);
    return host;
}

QWidget* GuideDock::buildCode() {
    m_flavour = new SegmentedControl;
    m_flavour->setObjectName(QStringLiteral("codeFlavour"));
    m_flavour->setLabels({QStringLiteral("NumPy"), QStringLiteral("PyTorch")});
    m_code = new QPlainTextEdit;
    m_code->setObjectName(QStringLiteral("codeText"));
    m_code->setReadOnly(true);
    m_code->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_code->setTabChangesFocus(true);
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono.setPixelSize(12);
    m_code->setFont(mono);
    m_copy = new QPushButton;
    m_copy->setObjectName(QStringLiteral("codeCopy"));
    m_copy->setIcon(themedIcon(QStringLiteral("copy")));
    m_codeNote = richLabel("caption");
    auto* top = new QHBoxLayout;
    top->addWidget(m_flavour);
    top->addStretch();
    top->addWidget(m_copy);
    auto* host = new QWidget;
    auto* layout = new QVBoxLayout(host);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_code, 1);
    layout->addWidget(m_codeNote);
    connect(m_flavour, &SegmentedControl::picked, this, &GuideDock::refreshCode);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_code->toPlainText()); });
    return host;
}

void GuideDock::setPage(Page* page) {
    if (m_page) m_page->disconnect(this);
    m_page = page;
    if (m_page) {
        connect(m_page, &Page::stepChanged, this, [this] {
            refreshStep();
            refreshCode();
        });
        connect(m_page, &Page::tasksChanged, this, &GuideDock::refreshTasks);
        connect(m_page, &Page::codeChanged, this, &GuideDock::refreshCode);
    }
    reload();
}

QStringList GuideDock::tasksOf(const Page& page) {
    QStringList ids;
    const auto text = loadGuide(page.guideName(), QStringLiteral("en"));
    for (const GuideStep& step : text.steps)
        for (const GuideTask& task : step.tasks)
            if (!ids.contains(task.id)) ids << task.id;
    return ids;
}

QStringList GuideDock::tasksDone() const {
    QStringList list(m_done.cbegin(), m_done.cend());
    list.sort();
    return list;
}

void GuideDock::setTasksDone(const QStringList& tasks) {
    m_done = QSet<QString>(tasks.cbegin(), tasks.cend());
    refreshStep();
}

void GuideDock::showCode(bool code) {
    m_tabs->setCurrentIndex(code ? 1 : 0);
}

void GuideDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) refreshStep();
    QDockWidget::changeEvent(event);
}

void GuideDock::retranslateUi() {
    setWindowTitle(tr("Guide"));
    m_tabs->setTabText(0, tr("Guide"));
    m_tabs->setTabText(1, tr("Code"));
    m_previous->setText(tr("Previous"));
    m_next->setText(tr("Next"));
    m_tasksTitle->setText(QStringLiteral("<b>%1</b>").arg(tr("Try it")));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the program to the clipboard"));
    m_code->setAccessibleName(tr("This step as a program"));
    m_codeNote->setText(tr("Made from the numbers on screen; run it and compare."));
    reload();
}

void GuideDock::reload() {
    if (m_page)
        m_text =
            loadGuide(m_page->guideName(),
                      QLocale().language() == QLocale::Turkish ? QStringLiteral("tr") : QStringLiteral("en"));
    refreshStep();
    refreshCode();
}

void GuideDock::refreshStep() {
    if (!m_page) return;
    const int step = m_page->step(), count = m_page->stepCount();
    m_stepText->setText(tr("Step %1 / %2").arg(step + 1).arg(count));
    m_previous->setEnabled(step > 0);
    m_next->setEnabled(step + 1 < count);
    QStringList dots;
    for (int i = 0; i < count; ++i)
        dots << QStringLiteral("<span style=\"color:%1\">●</span>")
                    .arg((i == step  ? theme().ink
                          : i < step ? theme().borderStrong
                                     : theme().border)
                             .name());
    m_dots->setText(dots.join(QStringLiteral("&nbsp;")));
    if (const GuideStep* text = m_text.step(m_page->guideStepId())) {
        m_title->setText(text->title.toHtmlEscaped());
        m_formula->setText(withRoleColors(text->formula, theme()));
        m_formula->setVisible(!text->formula.isEmpty());
        m_body->setText(withRoleColors(QStringLiteral("<p>") +
                                           text->paragraphsHtml.join(QStringLiteral("</p><p>")) +
                                           QStringLiteral("</p>"),
                                       theme()));
    }
    m_notes->setText(withRoleColors(m_text.notesHtml.join(QStringLiteral("<br>")), theme()));
    refreshTasks();
}

void GuideDock::refreshTasks() {
    if (!m_page) return;
    const QString prefix = m_page->guideName() + u'/';
    bool grew = false;
    for (const GuideStep& step : std::as_const(m_text.steps))
        for (const GuideTask& task : step.tasks)
            if (m_page->taskDone(task.id) && !m_done.contains(prefix + task.id)) {
                m_done.insert(prefix + task.id);
                grew = true;
            }
    while (QLayoutItem* item = m_tasksLayout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const GuideStep* text = m_text.step(m_page->guideStepId());
    m_tasksTitle->setVisible(text != nullptr && !text->tasks.isEmpty());
    if (text != nullptr)
        for (const GuideTask& task : text->tasks)
            m_tasksLayout->addWidget(taskRow(task, m_done.contains(prefix + task.id)));
    if (grew) emit tasksDoneChanged(tasksDone());
}

void GuideDock::refreshCode() {
    if (!m_page || m_tabs->currentIndex() != 1) return;
    const QString code =
        m_page->code(m_flavour->current() == 0 ? Page::CodeFlavour::NumPy : Page::CodeFlavour::PyTorch);
    if (code != m_code->toPlainText()) m_code->setPlainText(code);
}

} // namespace dikkat::ui
