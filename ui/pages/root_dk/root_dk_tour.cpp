#include "ui/pages/root_dk/root_dk_page.h"

#include "ui/runtime/wait_until.h"

/// The states of page 3 that deserve a picture.
namespace dikkat::ui {

void RootDkPage::waitForDraws() {
    drawMissing();
    waitUntil([this] { return !m_draws.isRunning(); });
}

QList<TourState> RootDkPage::tourStates() {
    QList<TourState> states;
    states << TourState{QStringLiteral("drawn"), [this] { waitForDraws(); }};
    states << TourState{QStringLiteral("wide-unscaled"), [this] {
                            setStep(1);
                            setWidth(512);
                            setScaling(false);
                            waitForDraws();
                        }};
    states << TourState{QStringLiteral("other-width"), [this] {
                            setStep(1);
                            setWidth(20);
                            setSeed(7);
                            waitForDraws();
                        }};
    states << TourState{QStringLiteral("saturated"), [this] {
                            setStep(2);
                            setScaling(false);
                            waitForDraws();
                        }};
    states << TourState{QStringLiteral("tie"), [this] {
                            setStep(2);
                            setScore(2, 4);
                            setFactor(12);
                            waitForDraws();
                        }};
    return states;
}

} // namespace dikkat::ui
