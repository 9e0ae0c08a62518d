#include "ui/document/model_questions.h"

#include "ui/i18n/model_words.h"
#include "ui/i18n/numbers.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace dikkat::ui {

namespace {

constexpr Activation activations[] = {Activation::GeluExact, Activation::GeluTanh,  Activation::Relu,
                                      Activation::Silu,      Activation::QuickGelu, Activation::ReluSquared,
                                      Activation::Tanh};
constexpr int mostHeads = 256;
constexpr int usualHeadWidth = 64; ///< of every published GPT-2

} // namespace

ModelQuestions::ModelQuestions(const QString& file, const OpenQuestions& open, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("modelQuestions"));
    setWindowTitle(tr("About this model"));
    auto* words =
        new QLabel(tr("“%1” does not say everything about its model. Other answers give other numbers: take "
                      "them from the program that trained it.")
                       .arg(file));
    words->setWordWrap(true);
    auto* form = new QFormLayout;
    if (open.heads) {
        m_heads = new QComboBox;
        m_heads->setObjectName(QStringLiteral("headsChoice"));
        for (int heads = 1; heads <= std::min(open.width, mostHeads); ++heads)
            if (open.width % heads == 0) m_heads->addItem(integer(heads), heads);
        m_heads->setCurrentIndex(std::max(0, m_heads->findData(open.width / usualHeadWidth)));
        form->addRow(tr("Heads (width %1):").arg(integer(open.width)), m_heads);
    }
    if (open.activation) {
        m_activation = new QComboBox;
        m_activation->setObjectName(QStringLiteral("activationChoice"));
        for (const Activation a : activations) m_activation->addItem(activationName(a), static_cast<int>(a));
        m_activation->setItemText(0, tr("GELU, exact (nanoGPT)"));
        m_activation->setItemText(1, tr("GELU, tanh form (GPT-2, minGPT)"));
        m_activation->setCurrentIndex(std::max(0, m_activation->findData(static_cast<int>(open.usual))));
        form->addRow(tr("Activation:"), m_activation);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Open)->setText(tr("&Open"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addLayout(form);
    column->addWidget(buttons);
    setMinimumWidth(420);
}

ModelAnswers ModelQuestions::answers() const {
    ModelAnswers out;
    if (m_heads) out.heads = m_heads->currentData().toInt();
    if (m_activation) out.activation = static_cast<Activation>(m_activation->currentData().toInt());
    return out;
}

std::optional<ModelAnswers> ModelQuestions::ask(QWidget* parent, const QString& file,
                                                const OpenQuestions& open) {
    ModelQuestions dialog(file, open, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.answers();
}

} // namespace dikkat::ui
