#include "ui/pages/intuition/cost_panel.h"

#include "ui/pages/intuition/cost_table.h"
#include "ui/pages/intuition/intuition_slider.h"
#include "ui/plot/line_plot.h"
#include "ui/widgets/card.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace dikkat::ui {

CostPanel::CostPanel(IntuitionLesson& lesson, const QString& curves, const QString& table, QWidget* parent)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_plotTitle(new QLabel)
    , m_curves(new LinePlot)
    , m_table(new CostTable(table)) {
    m_curves->setObjectName(curves);
    m_curves->setMinimumSize(220, 130);
    m_plotTitle->setObjectName(QStringLiteral("sectionTitle"));

    auto* left = new QWidget;
    m_left = new QVBoxLayout(left);
    m_left->setContentsMargins(0, 0, 0, 0);
    m_left->setSpacing(8);

    auto* right = new QWidget;
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(4);
    rightLayout->addWidget(m_plotTitle);
    rightLayout->addWidget(m_curves, 1);

    auto* upper = new QHBoxLayout;
    upper->setSpacing(12);
    upper->addWidget(Card::around(left), 6);
    upper->addWidget(Card::around(right), 8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addLayout(upper, 1);
    layout->addWidget(Card::around(m_table));
    connect(m_curves, &LinePlot::hovered, this, &CostPanel::hovered);
    connect(&m_lesson, &IntuitionLesson::changed, this, [this] {
        if (isVisible()) refresh(); // else when it is shown
    });
}

IntuitionSlider* CostPanel::addSlider(int IntuitionState::*number, const std::vector<int>& values,
                                      const QString& objectName) {
    m_sliders.push_back(new IntuitionSlider(m_lesson, number, values, objectName));
    m_left->addWidget(m_sliders.back());
    return m_sliders.back();
}

void CostPanel::alignSliders() {
    int widest = 0;
    for (IntuitionSlider* slider : m_sliders)
        widest = std::max(widest, slider->findChild<QLabel*>()->sizeHint().width());
    for (IntuitionSlider* slider : m_sliders) slider->findChild<QLabel*>()->setMinimumWidth(widest);
}

void CostPanel::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

void CostPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
