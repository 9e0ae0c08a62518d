// From a change of the text on page 8 to the moment when all maps are on screen, and to the moment when every
// head has been switched off once for the Δloss column. 6 layers × 6 heads of width 128 over 64 tokens, and
// smaller and larger ones.
//
//     Xvfb :7 -screen 0 1440x900x24 & DISPLAY=:7 ui_heads_benchmark

#include "core/model/model.h"
#include "ui/pages/heads/heads_page.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/head_grid.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTemporaryDir>
#include <algorithm>
#include <clocale>
#include <cstdio>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

/// Notices when the grid of maps is painted.
class PaintWatch : public QObject {
public:
    bool painted = false;
    bool eventFilter(QObject*, QEvent* event) override {
        painted = painted || event->type() == QEvent::Paint;
        return false;
    }
};

LabState untrained(int blocks, int heads, int width, int context) {
    const auto vocabulary = Vocabulary::characters("abcdefghijklmnopqrstuvwxyz ").value();
    ModelConfig config;
    config.vocabulary = vocabulary.size();
    config.blocks = blocks;
    config.heads = heads;
    config.width = width;
    config.context = context;
    config.mlpWidth = 4 * width;
    Parameters<float> weights(config);
    Random random(1);
    initialise(weights, random, Initialisation::Gpt2);
    LabState lab;
    lab.model = std::make_shared<const LabModel>(
        LabModel{"bench", std::make_shared<const Parameters<float>>(std::move(weights)), vocabulary, 0});
    return lab;
}

void print(const char* what, std::vector<double> times) {
    std::ranges::sort(times);
    std::printf("    %-22s median %7.1f ms   worst %7.1f ms\n", what, times[times.size() / 2], times.back());
}

void measure(const char* name, Document& document, HeadsPage& page, const LabState& lab, int length,
             int rounds) {
    document.editLab(lab, [] { return QString(); });
    auto* field = page.findChild<QLineEdit*>("headsText");
    auto* grid = page.findChild<HeadGrid*>("headGrid");
    Inspector& inspector = page.inspector();
    bool answered = false;
    const auto connection =
        QObject::connect(&inspector, &Inspector::answered, &page, [&] { answered = true; });
    PaintWatch watch;
    grid->installEventFilter(&watch);
    std::vector<double> maps, all, longest;
    for (int round = 0; round < rounds + 2; ++round) {
        QString text;
        for (int i = 0; i < length; ++i) text += QChar(u'a' + (i * (round + 3) + round) % 26);
        answered = watch.painted = false;
        QElapsedTimer clock, turn;
        clock.start();
        field->setText(text);
        emit field->textEdited(text); // what the page hears from a keystroke
        double blocked = 0.0;
        while (!answered || !watch.painted) {
            if (!answered) watch.painted = false;
            turn.start();
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            blocked = std::max(blocked, static_cast<double>(turn.nsecsElapsed()) * 1e-6);
        }
        QGuiApplication::sync();
        const double shown = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
        while (inspector.isBusy() || inspector.isMeasuring()) QCoreApplication::processEvents();
        if (round < 2) continue;
        maps.push_back(shown);
        all.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
        longest.push_back(blocked);
    }
    QObject::disconnect(connection);
    std::printf("%s\n", name);
    print("all maps on screen", maps);
    print("longest turn of the GUI", longest);
    print("every head off once", all);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    LanguageService language;
    language.set(UiLanguage::English);
    ThemeService themes;
    themes.setChoice(ThemeChoice::Light);
    Document document;
    Selection selection;
    SessionFiles files(document);
    MainWindow window({document, selection, files, language, themes, settings});
    window.resize(1440, 900);
    window.showPage(PageId::Heads);
    window.show();
    auto* page = window.findChild<HeadsPage*>("headsPage");
    std::printf("platform %s, window %dx%d\n", qPrintable(QGuiApplication::platformName()), window.width(),
                window.height());
    measure("2 x 4, width 64, 19 tokens", document, *page, untrained(2, 4, 64, 32), 19, 20);
    measure("6 x 6, width 132, 64 tokens", document, *page, untrained(6, 6, 132, 64), 64, 20);
    measure("6 x 6, width 384, 256 tokens (10.8 M)", document, *page, untrained(6, 6, 384, 256), 256, 1);
    return 0;
}
