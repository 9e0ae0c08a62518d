#include "ui/pages/heads/model_opener.h"

#include "core/io/open_file.h"
#include "core/io/run_config.h"
#include "ui/document/example_model.h"
#include "ui/document/session_errors.h"

#include <QFileDialog>
#include <QFileInfo>
#include <filesystem>

namespace dikkat::ui {

ModelOpener::ModelOpener(Document& document, QWidget* window)
    : QObject(window), m_document(document), m_window(window) {
    ask = [this](const QString& file, const OpenQuestions& open) {
        return ModelQuestions::ask(m_window, file, open);
    };
    connect(&m_job, &LatestJob::runningChanged, this, &ModelOpener::busyChanged);
}

void ModelOpener::choose(Purpose purpose) {
    const QString path = QFileDialog::getOpenFileName(
        m_window, purpose == Purpose::Shown ? tr("Open model") : tr("Open a second model"), {},
        tr("Models (*.dikkat *.safetensors);;All files (*)"));
    if (!path.isEmpty()) openFile(path, purpose);
}

void ModelOpener::openFile(const QString& path, Purpose purpose) {
    if (purpose == Purpose::Shown && m_document.model() != m_document.lab().model) {
        emit problem([] { return tr("A run is going on; stop it before you open another model."); });
        return;
    }
    ModelFileOptions options;
    options.assume = false;
    start(path, purpose, options);
}

void ModelOpener::start(const QString& path, Purpose purpose, const ModelFileOptions& options) {
    const std::filesystem::path file(path.toStdU16String());
    m_job.start([file, options](const std::stop_token&) { return dikkat::openFile(file, options); },
                [this, path, purpose, options](Result<OpenedFile, ReadFailure> opened) {
                    const QString name = QFileInfo(path).fileName();
                    if (opened && opened->session.lab.model)
                        return take(std::move(opened.value().session.lab), purpose);
                    if (opened) {
                        emit problem([name, text = opened->as == OpenedAs::Text] {
                            return text ? tr("“%1” is a text, not a model; it can be learned from on page 7.")
                                              .arg(name)
                                        : tr("There is no model in the session “%1”.").arg(name);
                        });
                        return;
                    }
                    if (const auto& why = opened.error().model;
                        why && !options.assume && ModelQuestions::canAnswer(*why)) {
                        const auto answer = ask(name, why->open);
                        if (!answer) return;
                        ModelFileOptions next = options;
                        answer->give(next);
                        return start(path, purpose, next);
                    }
                    emit problem([name, why = opened.error()] {
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
    return dikkat::ui::exampleLab();
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
