#include "ui/pages/page_slides.h"

#include "ui/pages/page.h"

#include <QKeyEvent>

namespace dikkat::ui {

PageSlides::PageSlides(Page& page, QWidget* parent) : ClassRoomView(parent), m_stepped(page) {
    connect(&page, &Page::stepChanged, this, [this] { renew(); });
    // The bar that says it in the window lies behind the slide.
    connect(&page, &Page::problem, this, [this](const LiveText& sentence) { setNotice(sentence.text()); });
}

QString PageSlides::title() const {
    const QString step = guideTitle(m_stepped.guideName(), m_stepped.guideStepId());
    return step.isEmpty() ? m_stepped.title() : step;
}

QString PageSlides::message() const {
    return guideSentence(m_stepped.guideName(), m_stepped.guideStepId());
}

QString PageSlides::place() const {
    return slideCount() == 0 ? QString() : QStringLiteral("%1 / %2").arg(slide() + 1).arg(slideCount());
}

QList<ClassRoomView::Key> PageSlides::keys() const {
    return ownKeys() << Key{QStringLiteral("←"), tr("Back")} << Key{QStringLiteral("→"), tr("Next")};
}

int PageSlides::slide() const {
    return m_stepped.step();
}

int PageSlides::slideCount() const {
    return m_stepped.stepCount();
}

void PageSlides::goTo(int slide) {
    m_stepped.setStep(slide);
}

bool PageSlides::handleKey(const QKeyEvent& event) {
    const int key = event.key();
    if (handleOwnKey(key)) return true;
    if (isBack(key))
        goTo(slide() - 1);
    else if (isForward(key))
        goTo(slide() + 1);
    else if (key == Qt::Key_Home)
        goTo(0);
    else if (key == Qt::Key_End)
        goTo(slideCount() - 1);
    else
        return false;
    return true;
}

} // namespace dikkat::ui
