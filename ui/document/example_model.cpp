#include "ui/document/example_model.h"

#include "core/io/safetensors.h"

#include <QFile>
#include <string_view>

namespace dikkat::ui {

namespace {

constexpr std::int64_t exampleSteps = 4000; ///< see resources/models/README.md
constexpr std::uint64_t exampleSeed = 1;

} // namespace

LabState exampleLab() {
    QFile file(QStringLiteral(":/models/induction.dikkat"));
    LabState lab;
    if (!file.open(QIODevice::ReadOnly)) return lab;
    const QByteArray bytes = file.readAll();
    const auto container =
        Safetensors::parse(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!container) return lab;
    auto read = readLab(*container, "induction");
    if (!read || !read->model) return lab;
    lab = std::move(read).value();
    auto model = std::make_shared<LabModel>(*lab.model);
    model->steps = exampleSteps;
    lab.model = model;
    // The file holds the end of the run. Its beginning is drawn again from the same seed: bit for bit what
    // the run started from.
    Parameters<float> start(model->parameters->config());
    Random random(exampleSeed);
    initialise(start, random, Initialisation::TorchDefaults);
    lab.moments = {std::make_shared<const Moment>(
                       Moment{0, 0.0, -1.0, std::make_shared<const Parameters<float>>(std::move(start))}),
                   std::make_shared<const Moment>(Moment{model->steps, 0.0, -1.0, model->parameters})};
    return lab;
}

} // namespace dikkat::ui
