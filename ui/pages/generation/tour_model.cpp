#include "ui/pages/generation/tour_model.h"

#include "core/training/presets.h"

namespace dikkat::ui {

std::shared_ptr<const LabModel> tourModel() {
    static const std::shared_ptr<const LabModel> model = [] {
        const Preset& preset = *findPreset("turkish-names");
        const DataSet data = makeDataSet(preset.data, preset.config.kind, preset.seed).value();
        ModelConfig config = preset.config;
        config.vocabulary = data.vocabulary.size();
        TrainingPlan plan = preset.plan;
        plan.steps = 150;
        plan.schedule = {};
        plan.evaluateEvery = 0;
        plan.threads = 1;
        Random random(preset.seed);
        Parameters<float> start(config);
        initialise(start, random, preset.initialisation);
        Trainer<float> trainer(std::move(start), plan, data.training, nullptr, random);
        trainer.run({}, {});
        auto made = std::make_shared<LabModel>();
        made->name = std::string(preset.id);
        made->parameters = std::make_shared<const Parameters<float>>(trainer.parameters());
        made->vocabulary = data.vocabulary;
        made->steps = trainer.steps();
        return made;
    }();
    return model;
}

} // namespace dikkat::ui
