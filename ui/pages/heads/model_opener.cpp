#include "ui/pages/heads/model_opener.h"

#include "core/io/run_config.h"
#include "ui/i18n/model_words.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <filesystem>

namespace dikkat::ui {

namespace {

constexpr std::int64_t exampleSteps = 4000; ///< see resources/models/README.md
constexpr std::uint64_t exampleSeed = 1;

struct Opened {
    LabState lab;
    std::optional<ModelFileProblem> problem;
};

/// A model's file, with the run and the moments it may hold.
Opened read(const std::filesystem::path& path, const std::string& name, const ModelFileOptions& options) {
    auto stored = openModel(path, options);
    if (!stored) return {{}, stored.error()};
    if (const auto file = Safetensors::open(path); file && file->metadata().contains("dikkat.lab"))
        if (auto lab = readLab(*file, name); lab && lab->model) return {std::move(lab).value(), {}};
    LabState lab;
    if (stored->training)
        if (auto run = restoreRun(*stored)) {
            lab.run = std::make_shared<const StoredRun>(std::move(run).value());
            lab.model = modelOf(lab.run, name, stored->vocabulary);
            return {std::move(lab), {}};
        }
    lab.model = std::make_shared<const LabModel>(
        LabModel{name, std::make_shared<const Parameters<float>>(std::move(stored.value().parameters)),
                 stored->vocabulary, 0});
    return {std::move(lab), {}};
}

} // namespace

ModelOpener::ModelOpener(Document& document, QWidget* window)
    : QObject(window), m_document(document), m_window(window) {
    askHeads = [this](int width) -> std::optional<int> {
        QStringList choices;
        for (int heads = 1; heads <= width && heads <= 128; ++heads)
            if (width % heads == 0) choices << QString::number(heads);
        const auto usual = choices.indexOf(QString::number(width >= 64 ? width / 64 : 1));
        bool ok = false;
        const QString answer = QInputDialog::getItem(
            m_window, tr("Number of heads"),
            tr("The file does not say how many heads the model has. Its width is %1; choose:").arg(width),
            choices, std::max(0, static_cast<int>(usual)), false, &ok);
        if (!ok) return std::nullopt;
        return answer.toInt();
    };
    connect(&m_job, &LatestJob::runningChanged, this, &ModelOpener::busyChanged);
}

void ModelOpener::choose(Purpose purpose) {
    const QString path = QFileDialog::getOpenFileName(
        m_window, purpose == Purpose::Shown ? tr("Open model") : tr("Open a second model"), {},
        tr("Models (*.dikkat *.safetensors);;All files (*)"));
    if (!path.isEmpty()) openFile(path, purpose);
}

void ModelOpener::openFile(const QString& path, Purpose purpose, std::optional<int> heads) {
    if (purpose == Purpose::Shown && m_document.model() != m_document.lab().model) {
        emit problem([] { return tr("A run is going on; stop it before you open another model."); });
        return;
    }
    ModelFileOptions options;
    options.heads = heads;
    const std::filesystem::path file(path.toStdU16String());
    const std::string name = QFileInfo(path).completeBaseName().toStdString();
    m_job.start([file, name, options](const std::stop_token&) { return read(file, name, options); },
                [this, path, purpose, heads](Opened opened) {
                    if (!opened.problem) {
                        take(std::move(opened.lab), purpose);
                        return;
                    }
                    if (opened.problem->error == ModelFileError::HeadsMissing && !heads) {
                        if (const auto answer = askHeads(static_cast<int>(opened.problem->found)))
                            openFile(path, purpose, answer);
                        return;
                    }
                    emit problem([name = QFileInfo(path).fileName(), why = *opened.problem] {
                        return QStringLiteral("%1: %2").arg(name, explain(why));
                    });
                });
}

void ModelOpener::take(LabState lab, Purpose purpose) {
    if (purpose == Purpose::Second) {
        emit secondOpened(lab.model);
        return;
    }
    lab.kept = m_document.lab().kept; // kept curves are the learner's, whatever model is open
    const QString name = QString::fromStdString(lab.model->name);
    m_document.editLab(
        std::move(lab), [name] { return tr("Open model “%1”").arg(name); }, nullptr, QStringLiteral("heads"));
    emit opened();
}

LabState ModelOpener::exampleLab() {
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

void ModelOpener::loadExample() {
    if (m_document.model() != m_document.lab().model) {
        emit problem([] { return tr("A run is going on; stop it before you open another model."); });
        return;
    }
    LabState lab = exampleLab();
    if (!lab.model) {
        emit problem([] { return tr("The example is missing from this copy of the program."); });
        return;
    }
    lab.kept = m_document.lab().kept;
    m_document.editLab(
        std::move(lab), [] { return tr("Load the example model"); }, nullptr, QStringLiteral("heads"));
    emit opened();
}

} // namespace dikkat::ui
