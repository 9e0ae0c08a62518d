#include "core/experiments/seeded_gpt.h"
#include "ui/pages/intuition/intuition_page.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {

/// A model that has learned nothing but reads these letters: what its place on the page looks like.
std::shared_ptr<const LabModel> untrainedModel() {
    auto vocabulary = Vocabulary::characters(
        " abcçdefgğhıijklmnoöprsştuüvyzqwxTD"); // T and D begin the page's own sentences
    ModelConfig config = smallGpt();
    config.vocabulary = vocabulary->size();
    config.context = 64;
    auto model = std::make_shared<LabModel>();
    model->name = std::string_view("seed 1");
    model->parameters = std::make_shared<Parameters<float>>(seededGpt(config, 1, 7).parameters);
    model->vocabulary = vocabulary.value();
    return model;
}

} // namespace

void IntuitionPage::waitForModel() {
    while (m_reader.isRunning()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
}

QList<TourState> IntuitionPage::tourStates() {
    const auto number = [this](int IntuitionState::*member, int value) {
        m_lesson.setNumber(member, value, {});
    };
    const auto sentence = [this](const QString& english, const QString& turkish) {
        const QString text = QLocale().language() == QLocale::Turkish ? turkish : english;
        if (const auto refused = m_lesson.setText(text)) emit problem(*refused);
    };
    return {
        {QStringLiteral("swapped"), [this] { m_lesson.swapProperty(); }},
        {QStringLiteral("other-word"), [this] { m_lesson.setWord(2); }},
        {QStringLiteral("typed"),
         [=] {
             sentence(QStringLiteral("The red ball hit the vase when it fell"),
                      QStringLiteral("Kırmızı top vazoyu kırdı çünkü o hızla düştü"));
         }},
        {QStringLiteral("edited"), [this] { m_lesson.dragCell(InputMatrix::K, 2, 0, 0.5, 1); }},
        {QStringLiteral("16-words"),
         [=] {
             sentence(QStringLiteral("a b c d e f g h i j k l m n o extraordinarilylongword"),
                      QStringLiteral("a b c ç d e f g ğ h ı i j k l muvaffakiyetsizleştirici"));
         }},
        {QStringLiteral("too-long"),
         [=] {
             sentence(QString(20, u'a').replace(u'a', QStringLiteral("a ")),
                      QString(20, u'a').replace(u'a', QStringLiteral("a ")));
         }},
        {QStringLiteral("model"),
         [this] {
             m_document.setLiveModel(untrainedModel());
             m_lesson.setModelShown(true);
             waitForModel();
         }},
        {QStringLiteral("window"), [this] { setStep(1); }},
        {QStringLiteral("window-256"),
         [=, this] {
             setStep(1);
             number(&IntuitionState::window, 256);
         }},
        {QStringLiteral("recurrent"), [this] { setStep(2); }},
        {QStringLiteral("recurrent-beyond"),
         [=, this] {
             setStep(2);
             number(&IntuitionState::length, 4096);
             number(&IntuitionState::layerWidth, 64);
         }},
        {QStringLiteral("context"), [this] { setStep(3); }},
        {QStringLiteral("context-short"),
         [=, this] {
             setStep(3);
             number(&IntuitionState::context, 7);
         }},
    };
}

} // namespace dikkat::ui
