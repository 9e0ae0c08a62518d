#include "ui/pages/heads/empty_card.h"

#include "ui/theme/icons.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace dikkat::ui {

EmptyCard::EmptyCard(QWidget* parent)
    : Card(parent)
    , m_title(new QLabel)
    , m_text(new QLabel)
    , m_exampleText(new QLabel)
    , m_trainText(new QLabel)
    , m_openText(new QLabel)
    , m_example(new QPushButton)
    , m_train(new QPushButton)
    , m_open(new QPushButton) {
    m_title->setObjectName(QStringLiteral("cardTitle"));
    m_example->setObjectName(QStringLiteral("loadExample"));
    m_example->setProperty("primary", true);
    m_train->setObjectName(QStringLiteral("goTrain"));
    m_open->setObjectName(QStringLiteral("openModelFile"));
    m_open->setIcon(themedIcon(QStringLiteral("open")));

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(14);
    int row = 0;
    for (const auto& [button, text] : {std::pair{m_example, m_exampleText}, std::pair{m_train, m_trainText},
                                       std::pair{m_open, m_openText}}) {
        text->setWordWrap(true);
        grid->addWidget(button, row, 0);
        grid->addWidget(text, row++, 1);
    }
    grid->setColumnStretch(1, 1);
    for (QLabel* label : {m_title, m_text}) label->setWordWrap(true);
    auto* inner = new QWidget;
    inner->setMaximumWidth(640);
    auto* column = new QVBoxLayout(inner);
    column->setSpacing(14);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(6);
    column->addLayout(grid);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->addStretch(2);
    auto* across = new QHBoxLayout;
    across->addStretch();
    across->addWidget(inner, 1);
    across->addStretch();
    layout->addLayout(across);
    layout->addStretch(3);

    connect(m_example, &QPushButton::clicked, this, &EmptyCard::exampleWanted);
    connect(m_train, &QPushButton::clicked, this, &EmptyCard::trainWanted);
    connect(m_open, &QPushButton::clicked, this, &EmptyCard::openWanted);
    retranslateUi();
}

void EmptyCard::setWithoutAttention(bool without) {
    if (m_without == without) return;
    m_without = without;
    retranslateUi();
}

void EmptyCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Card::changeEvent(event);
}

void EmptyCard::retranslateUi() {
    m_title->setText(m_without ? tr("This model has no attention heads")
                               : tr("There is no model to look into yet"));
    m_text->setText(
        m_without ? tr("The fixed-window MLP mixes its tokens with one weight matrix: there are no queries "
                       "and keys to see. Take another model:")
                  : tr("Here you take a trained model apart: which head looks where, why, and what "
                       "happens when you switch it off. Three ways to begin:"));
    m_example->setText(tr("Load the example"));
    m_exampleText->setText(
        tr("A model of two layers that has learned to continue repeated made-up words. One of its "
           "heads is a clear induction head."));
    m_train->setText(tr("Train one"));
    m_trainText->setText(tr("On names, on a text of yours, or on a small task; it takes a minute."));
    m_open->setText(tr("Open model…"));
    m_openText->setText(tr("A .dikkat file, or safetensors of nanoGPT or GPT-2."));
}

} // namespace dikkat::ui
