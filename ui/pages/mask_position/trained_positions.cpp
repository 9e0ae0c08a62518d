#include "ui/pages/mask_position/trained_positions.h"

#include <QFile>

namespace dikkat::ui {

namespace {

/// The last learned table of positions that a model has; empty when it has none.
Matrix learnedTable(const Parameters<float>& parameters) {
    Matrix table;
    for (const ParameterInfo& p : parameters.layout())
        if (p.part == Part::PositionEmbedding) table = parameters[p.name].cast<double>();
    return table;
}

const Matrix& exampleTable() {
    static const Matrix table = [] {
        QFile file(QStringLiteral(":/models/induction.dikkat"));
        if (!file.open(QIODevice::ReadOnly)) qFatal("the example model is not in the program");
        const QByteArray bytes = file.readAll();
        const auto container =
            Safetensors::parse(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        return learnedTable(readModel(container.value()).value().parameters);
    }();
    return table;
}

} // namespace

TrainedPositions trainedPositions(const LabModel* own) {
    using Source = TrainedPositions::Source;
    if (own == nullptr) return {Source::Example, exampleTable(), {}};
    Matrix table = learnedTable(*own->parameters);
    if (table.size() == 0) return {Source::ExampleAsOwnHasNone, exampleTable(), own->name};
    return {Source::Own, std::move(table), own->name, own->steps};
}

} // namespace dikkat::ui
