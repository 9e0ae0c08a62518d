#pragma once

#include "core/io/model_file.h"

#include <QDialog>
#include <optional>

class QComboBox;

namespace dikkat::ui {

/// What a person said about a model whose file leaves something open.
struct ModelAnswers {
    std::optional<int> heads;
    std::optional<Activation> activation;

    void give(ModelFileOptions& options) const {
        if (heads) options.heads = heads;
        if (activation) options.activation = activation;
        options.assume = true; // asked once: what stays open is as usual
    }
};

/// Asks for what a model's file does not say, with the usual answers chosen: the number of heads, the
/// activation.
class ModelQuestions : public QDialog {
    Q_OBJECT
public:
    ModelQuestions(const QString& file, const OpenQuestions& open, QWidget* parent);

    /// Whether a file was refused only for what can be answered here.
    [[nodiscard]] static bool canAnswer(const ModelFileProblem& problem) {
        return problem.error == ModelFileError::HeadsMissing ||
               problem.error == ModelFileError::ActivationOpen;
    }
    [[nodiscard]] ModelAnswers answers() const;

    /// Shows the dialog; nothing when it was cancelled.
    static std::optional<ModelAnswers> ask(QWidget* parent, const QString& file, const OpenQuestions& open);

private:
    QComboBox* m_heads = nullptr;
    QComboBox* m_activation = nullptr;
};

} // namespace dikkat::ui
