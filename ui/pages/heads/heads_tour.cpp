#include "ui/pages/heads/heads_page.h"

#include "core/io/lab_state.h"
#include "core/text/translation.h"
#include "ui/pages/heads/model_opener.h"
#include "ui/widgets/head_grid.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace dikkat::ui {

namespace {

/// Until everything that was asked is on screen.
void settle(const Inspector& inspector) {
    QElapsedTimer clock;
    clock.start();
    do QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    while ((inspector.isBusy() || inspector.isMeasuring()) && clock.elapsed() < 20'000);
}

/// A model that has not learnt anything: its shape is what the picture is about.
LabState untrained(const ModelConfig& config, std::optional<Vocabulary> vocabulary, const char* name) {
    Parameters<float> weights(config);
    Random random(7);
    initialise(weights, random, Initialisation::TorchDefaults);
    LabState lab;
    lab.model = std::make_shared<const LabModel>(LabModel{
        name, std::make_shared<const Parameters<float>>(std::move(weights)), std::move(vocabulary), 0});
    return lab;
}

} // namespace

QList<TourState> HeadsPage::tourStates() {
    const auto load = [this](LabState lab) {
        Document& document = m_inspector->document();
        document.editLab(std::move(lab), [] { return QString(); });
        settle(*m_inspector);
    };
    const auto view = [this](auto change) {
        HeadsView next = m_inspector->view();
        change(next);
        m_inspector->setView(next);
        settle(*m_inspector);
    };
    const auto example = [load] { load(ModelOpener::exampleLab()); };
    const auto off = [this](std::vector<int> heads) {
        HeadsState state = m_inspector->state();
        state.off = std::move(heads);
        m_inspector->edit(state, [] { return QString(); });
        settle(*m_inspector);
    };

    QList<TourState> states;
    states << TourState{"trained", example};
    states << TourState{"pair", [=] {
                            example();
                            view([](HeadsView& v) { v.panel = HeadsPanel::Pair; });
                        }};
    states << TourState{"head-off", [=] {
                            example();
                            off({0, 1, 2, 3});
                            view([](HeadsView& v) {
                                v.panel = HeadsPanel::Writes;
                                v.sort = HeadsColumn::Delta;
                                v.descending = true;
                            });
                        }};
    states << TourState{"compare", [=] {
                            example();
                            view([](HeadsView& v) {
                                v.panel = HeadsPanel::Compare;
                                v.compare = 0;
                            });
                        }};
    states << TourState{"moment-0", [=] {
                            example();
                            view([](HeadsView& v) { v.moment = 0; });
                        }};
    states << TourState{"unknown-symbol", [=, this] {
                            example();
                            HeadsState state = m_inspector->state();
                            state.text = QStringLiteral("kuş 123");
                            m_inspector->edit(state, [] { return QString(); });
                            settle(*m_inspector);
                        }};
    states << TourState{"cross-attention", [=] {
                            const Vocabulary words = translationVocabulary();
                            ModelConfig config = originalTransformer(words.size(), 32, 4, 2, kLongestSource,
                                                                     kLongestTarget + 1);
                            load(untrained(config, words, "translate-tr-en"));
                        }};
    states << TourState{"6x6-256", [=, this] {
                            ModelConfig config;
                            config.vocabulary = 40;
                            config.width = 48;
                            config.heads = 6;
                            config.blocks = 6;
                            config.context = 256;
                            config.mlpWidth = 64;
                            load(untrained(config, std::nullopt, "no-vocabulary"));
                            QStringList ids;
                            for (int i = 0; i < 256; ++i) ids << QString::number(i * i % 37);
                            HeadsState state;
                            state.text = ids.join(u',');
                            m_inspector->edit(state, [] { return QString(); });
                            settle(*m_inspector);
                        }};
    return states;
}

} // namespace dikkat::ui
