#pragma once

#include "ui/document/document.h"
#include "ui/document/model_questions.h"
#include "ui/i18n/live_text.h"
#include "ui/runtime/latest_job.h"

#include <functional>
#include <optional>

namespace dikkat::ui {

/// Brings models into the Lab: from a file, read off the GUI thread, or the example that comes with the
/// program. What a file leaves open is asked.
class ModelOpener : public QObject {
    Q_OBJECT
public:
    enum class Purpose {
        Shown, ///< becomes the Lab's model, as an undoable step
        Second ///< only to be compared with
    };

    ModelOpener(Document& document, QWidget* window);

    void choose(Purpose purpose); ///< asks for a file first
    void openFile(const QString& path, Purpose purpose);
    void loadExample();
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

    /// Answers for a file that leaves something open; by default a dialog. Nothing: never mind.
    std::function<std::optional<ModelAnswers>(const QString& file, const OpenQuestions& open)> ask;

    /// The example with the weights it started from and the trained ones as its moments. Reads a resource.
    static LabState exampleLab();

signals:
    void opened();
    void secondOpened(std::shared_ptr<const dikkat::LabModel> model);
    void problem(const dikkat::ui::LiveText& sentence);
    void busyChanged(bool busy);

private:
    void start(const QString& path, Purpose purpose, const ModelFileOptions& options);
    void take(LabState lab, Purpose purpose);

    Document& m_document;
    QWidget* m_window;
    LatestJob m_job;
};

} // namespace dikkat::ui
