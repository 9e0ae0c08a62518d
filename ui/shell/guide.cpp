#include "ui/shell/guide.h"

#include "ui/shell/code_panel.h"
#include "ui/shell/guide_panel.h"

#include <QEvent>

namespace dikkat::ui {

Guide::Guide(QWidget* parent) : QTabWidget(parent), m_panel(new GuidePanel), m_code(new CodePanel) {
    setObjectName(QStringLiteral("guideTabs"));
    setDocumentMode(true);
    addTab(m_panel, QString());
    addTab(m_code, QString());
    retranslateUi();
}

void Guide::setPage(Page* page) {
    m_panel->setPage(page);
    m_code->setPage(page);
}

QStringList Guide::tasksOf(const Page& page) {
    QStringList ids;
    const GuidePage text = loadGuide(page.guideName(), QStringLiteral("en"));
    for (const GuideStep& step : text.steps)
        for (const GuideTask& task : step.tasks)
            if (!ids.contains(task.id)) ids << task.id;
    return ids;
}

void Guide::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QTabWidget::changeEvent(event);
}

void Guide::retranslateUi() {
    setTabText(0, tr("Guide"));
    setTabText(1, tr("Code"));
    setTabToolTip(0, tr("What happens in this step, and what to try"));
    setTabToolTip(1, tr("This step as a few lines of NumPy or PyTorch"));
    setAccessibleName(tr("Guide"));
}

} // namespace dikkat::ui
