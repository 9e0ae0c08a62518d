#include "ui/pages/intuition/model_reader.h"

namespace dikkat::ui {

ModelReader::ModelReader(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    // A model that is being trained changes all the time: the reading that goes on is let finish.
    connect(&m_document, &Document::modelChanged, this, [this] {
        if (!m_typed.empty()) start();
    });
}

void ModelReader::read(const VectorSentence& sentence) {
    if (sentence.typed != m_typed) m_outcome.reset();
    m_typed = sentence.typed;
    m_folded = sentence.folded;
    start();
}

void ModelReader::clear() {
    m_job.cancel();
    m_again = false;
    m_typed.clear();
    m_outcome.reset();
    emit changed();
}

void ModelReader::start() {
    if (m_job.isRunning()) {
        m_again = true;
        return;
    }
    const auto model = m_document.model();
    if (!model || !model->vocabulary) {
        m_outcome.reset();
        if (model) m_outcome.emplace(ReadingProblem::NothingKnown);
        emit changed();
        return;
    }
    m_job.start(
        [model, typed = m_typed, folded = m_folded](const std::stop_token&) {
            return readSentence(*model->parameters, *model->vocabulary, typed, folded);
        },
        [this, name = model->name, typed = m_typed](Outcome outcome) {
            if (typed == m_typed) {
                m_outcome.emplace(std::move(outcome));
                m_name = QString::fromStdString(name);
            }
            emit changed();
            if (std::exchange(m_again, false)) start();
        });
    emit changed();
}

const SentenceReading* ModelReader::reading() const {
    return m_outcome && m_outcome->ok() ? &m_outcome->value() : nullptr;
}

std::optional<ReadingProblem> ModelReader::problem() const {
    if (!m_outcome || m_outcome->ok()) return std::nullopt;
    return m_outcome->error();
}

QString ModelReader::explain(ReadingProblem problem) {
    switch (problem) {
    case ReadingProblem::NoAttention: return tr("The trained model has no attention to show.");
    case ReadingProblem::EncoderDecoder:
        return tr(
            "The trained model translates pairs of sentences: page 8 shows its attention. Train a GPT to "
            "read this sentence.");
    case ReadingProblem::NothingKnown:
        return tr("The trained model knows none of the letters or words here.");
    }
    return {};
}

} // namespace dikkat::ui
