#include "ui/pages/generation/generation_page.h"
#include "ui/pages/generation/injection_card.h"
#include "ui/pages/generation/teacher_card.h"
#include "ui/pages/generation/timing_card.h"
#include "ui/pages/generation/tour_model.h"

#include <QElapsedTimer>
#include <QEventLoop>

/// The states of page 9 that deserve a picture; the one without a model is how it starts.
namespace dikkat::ui {

void GenerationPage::waitForWork() {
    m_session->waitForWork();
    m_teacher->waitForWork();
    m_injection->waitForWork();
    m_timing->waitForWork();
}

QList<TourState> GenerationPage::tourStates() {
    const auto begin = [this](int tokens) {
        LabState lab;
        lab.model = tourModel();
        m_document.setLab(lab);
        if (!isVisible() && !m_session->model())
            m_session->addViewer(); // nobody shows the page for classroom pictures
        waitForWork();
        setTab(Tab::Loop);
        while (std::cmp_less(m_session->written().size(), tokens) && !m_session->finished()) {
            m_session->nextToken();
            waitForWork();
        }
    };
    const auto edit = [this](auto change) {
        GenerationSettings next = m_session->settings();
        change(next);
        m_session->edit(next, [] { return QString(); });
        waitForWork();
    };
    QList<TourState> states;
    states << TourState{"ready", [=] { begin(0); }};
    states << TourState{"logits", [=, this] {
                            begin(7);
                            m_session->nextStage();
                            waitForWork();
                            m_session->setStage(LoopStage::Logits);
                        }};
    states << TourState{"drawn", [=] { begin(24); }};
    states << TourState{"running", [=, this] {
                            begin(12);
                            m_session->setSpeed(1);
                            m_session->setRunning(true);
                            waitForWork();
                        }};
    states << TourState{"filters", [=] {
                            begin(9);
                            edit([](GenerationSettings& s) { s.sampling = {0.7, 8, 0.8, false}; });
                        }};
    states << TourState{"greedy", [=] {
                            edit([](GenerationSettings& s) { s.greedy = true; });
                            begin(30);
                        }};
    states << TourState{"unknown-character", [=] {
                            begin(0);
                            edit([](GenerationSettings& s) { s.prompt = QStringLiteral("Xq7"); });
                        }};
    states << TourState{"teacher", [=, this] {
                            begin(10);
                            setTab(Tab::Teacher);
                            waitForWork();
                        }};
    states << TourState{"teacher-mean", [=, this] {
                            begin(10);
                            setTab(Tab::Teacher);
                            waitForWork();
                            m_teacher->setTexts(8);
                            waitForWork();
                        }};
    states << TourState{"nothing-written", [=, this] {
                            begin(0);
                            setTab(Tab::Injection);
                            waitForWork();
                        }};
    states << TourState{"injected", [=, this] {
                            begin(60);
                            setTab(Tab::Injection);
                            m_injection->choosePlace(20);
                            waitForWork();
                            const TokenId other = m_session->written()[20] == 3 ? 4 : 3;
                            edit([other](GenerationSettings& s) { s.injected = InjectedToken{20, other}; });
                        }};
    states << TourState{"timing", [=, this] {
                            begin(10);
                            setTab(Tab::Timing);
                            m_timing->measure();
                            waitForWork();
                        }};
    return states;
}

} // namespace dikkat::ui
