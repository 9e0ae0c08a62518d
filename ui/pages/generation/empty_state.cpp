#include "ui/pages/generation/empty_state.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dikkat::ui {

namespace {
constexpr int columnWidth = 480;
}

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_words(new QLabel)
    , m_open(new QLabel)
    , m_train(new QPushButton)
    , m_example(new QPushButton) {
    setObjectName(QStringLiteral("generationEmpty"));
    m_title->setObjectName(QStringLiteral("cardTitle"));
    m_train->setObjectName(QStringLiteral("goTrainButton"));
    m_train->setDefault(true);
    m_example->setObjectName(QStringLiteral("goExampleButton"));
    auto* middle = new QWidget;
    middle->setFixedWidth(columnWidth);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (QLabel* label : {m_title, m_words, m_open}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    column->addWidget(m_title);
    column->addWidget(m_words);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(m_train);
    buttons->addWidget(m_example);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addWidget(m_open);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addWidget(middle, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    connect(m_train, &QPushButton::clicked, this, &EmptyState::trainWanted);
    connect(m_example, &QPushButton::clicked, this, &EmptyState::exampleWanted);
    retranslateUi();
}

void EmptyState::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void EmptyState::retranslateUi() {
    m_title->setText(tr("No model has been trained yet"));
    m_words->setText(
        tr("Here a trained model writes: you watch every token come about, from the logits to the "
           "draw, turn its temperature, and put a wrong token into its text. Turkish names take "
           "about half a minute to train."));
    m_train->setText(tr("Train a model"));
    m_example->setText(tr("Load the example model"));
    m_open->setText(tr("Or open a model file with File ▸ Open: one saved by Dikkat, nanoGPT or GPT-2 "
                       "(safetensors)."));
    // A centred column does not ask its labels how high they are at this width.
    for (QLabel* label : {m_title, m_words, m_open})
        label->setMinimumHeight(label->heightForWidth(columnWidth));
}

} // namespace dikkat::ui
