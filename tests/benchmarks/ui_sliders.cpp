// ui_sliders_benchmark: presses → and ← on every slider of every page and prints how long it takes until the
// page is repainted, and until the last repaint that the move causes (what is computed beside comes later).
//
//     Xvfb :7 -screen 0 1440x900x24 & DISPLAY=:7 ui_sliders_benchmark

#include "ui/shell/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QSlider>
#include <QTemporaryDir>
#include <algorithm>
#include <clocale>
#include <cstdio>
#include <vector>

using namespace dikkat::ui;

namespace {

/// Notes when anything of a page was painted.
class Painted : public QObject {
public:
    void begin(QWidget* page) {
        m_page = page;
        m_first = m_last = -1.0;
        m_clock.start();
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::UpdateRequest && m_page && watched == m_page->window())
            m_pending = true;
        else if (m_pending && event->type() != QEvent::Paint)
            note();
        return false;
    }
    void note() {
        if (!std::exchange(m_pending, false)) return;
        m_last = ms();
        if (m_first < 0.0) m_first = m_last;
    }
    [[nodiscard]] double ms() const { return static_cast<double>(m_clock.nsecsElapsed()) * 1e-6; }
    [[nodiscard]] double first() const { return m_first; }
    [[nodiscard]] double last() const { return m_last; }

private:
    QWidget* m_page = nullptr;
    QElapsedTimer m_clock;
    bool m_pending = false;
    double m_first = -1.0, m_last = -1.0;
};

struct Times {
    std::vector<double> all;
    [[nodiscard]] double median() {
        std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), all.end());
        return all[all.size() / 2];
    }
    [[nodiscard]] double worst() const { return *std::max_element(all.begin(), all.end()); }
};

void rest(int milliseconds) {
    QElapsedTimer calm;
    calm.start();
    while (calm.elapsed() < milliseconds) QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

void press(QSlider& slider, Qt::Key key) {
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier), up(QEvent::KeyRelease, key, Qt::NoModifier);
    QApplication::sendEvent(&slider, &down);
    QApplication::sendEvent(&slider, &up);
}

void measure(Page& page, QSlider& slider, Painted& painted) {
    constexpr int quiet = 150, atMost = 3000;
    Times first, last;
    for (int i = 0; i < 12; ++i) {
        const bool right =
            slider.value() == slider.minimum() || (i % 4 < 2 && slider.value() < slider.maximum());
        painted.begin(&page);
        press(slider, right ? Qt::Key_Right : Qt::Key_Left);
        while (painted.ms() < atMost && (painted.last() < 0.0 || painted.ms() - painted.last() < quiet)) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            painted.note();
        }
        if (painted.first() < 0.0) continue;
        first.all.push_back(painted.first());
        last.all.push_back(painted.last());
    }
    if (first.all.empty()) return;
    std::printf("page %2d step %d  %-18s repaint median %6.1f ms  worst %6.1f   last repaint median %7.1f  "
                "worst %7.1f\n",
                static_cast<int>(page.id()), page.step() + 1, qPrintable(slider.objectName()), first.median(),
                first.worst(), last.median(), last.worst());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    LanguageService language;
    language.set(UiLanguage::Turkish);
    ThemeService themes;
    themes.setChoice(ThemeChoice::Light);
    Document document;
    Selection selection;
    SessionFiles files(document);
    MainWindow window({document, selection, files, language, themes, settings});
    window.resize(1440, 900);
    window.show();
    Painted painted;
    application.installEventFilter(&painted);
    for (Page* page : window.findChildren<Page*>()) {
        window.showPage(page->id());
        QList<QSlider*> done;
        for (int step = 0; step < page->stepCount(); ++step) {
            page->setStep(step);
            rest(1200); // what a page computes when it is looked at
            for (QSlider* slider : page->findChildren<QSlider*>())
                if (slider->isVisible() && slider->isEnabled() && !done.contains(slider)) {
                    done << slider;
                    measure(*page, *slider, painted);
                }
        }
    }
}
