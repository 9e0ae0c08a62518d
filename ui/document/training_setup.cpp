#include "ui/document/training_setup.h"

namespace dikkat::ui {

QJsonObject pageOf(const RunConfig& run) {
    RunConfig plain = run;
    plain.config.vocabulary = 0; // comes from the data
    // As text: numbers of 64 bits would lose digits in a JSON object of Qt's.
    return {{QStringLiteral("run"), QString::fromStdString(runToJson(plain))}};
}

void setUpRun(Document& document, const RunConfig& run, Document::Words words, const QString& gesture) {
    document.editPage(QStringLiteral("training"), pageOf(run), std::move(words), gesture);
}

} // namespace dikkat::ui
