#include "ui/pages/heads/text_bar.h"

#include "ui/diagram/token_strip.h"
#include "ui/i18n/border_words.h"
#include "ui/i18n/numbers.h"
#include "ui/theme/apply_style.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace dikkat::ui {

TextBar::TextBar(Inspector& inspector, QWidget* parent)
    : QWidget(parent)
    , m_inspector(inspector)
    , m_textLabel(new QLabel)
    , m_sourceLabel(new QLabel)
    , m_problem(new QLabel)
    , m_text(new QLineEdit)
    , m_source(new QLineEdit)
    , m_strip(new TokenStrip) {
    m_text->setObjectName(QStringLiteral("headsText"));
    m_source->setObjectName(QStringLiteral("headsSource"));
    m_strip->setObjectName(QStringLiteral("tokenStrip"));
    m_problem->setObjectName(QStringLiteral("textProblem"));
    m_problem->setWordWrap(true);
    m_textLabel->setBuddy(m_text);
    m_sourceLabel->setBuddy(m_source);
    for (QLineEdit* edit : {m_text, m_source}) {
        edit->setMaxLength(20'000);
        connect(edit, &QLineEdit::textEdited, this, &TextBar::edited);
        connect(edit, &QLineEdit::editingFinished, this, [this] { ++m_gesture; });
    }
    auto* fields = new QHBoxLayout;
    fields->setSpacing(8);
    fields->addWidget(m_sourceLabel);
    fields->addWidget(m_source, 1);
    fields->addWidget(m_textLabel);
    fields->addWidget(m_text, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(fields);
    layout->addWidget(m_strip);
    layout->addWidget(m_problem);
    connect(m_strip, &TokenStrip::picked, this, [this](int position) {
        const HeadTrace* head = m_inspector.headTrace();
        if (head == nullptr || position >= head->weights.rows()) return;
        Index key = 0;
        head->weights.row(position).maxCoeff(&key);
        m_inspector.selectCell(position, key);
    });
    retranslateUi();
}

void TextBar::edited() {
    HeadsState next = m_inspector.state();
    next.text = m_text->text();
    if (m_source->isVisibleTo(this)) next.source = m_source->text();
    m_inspector.edit(
        next, [] { return tr("Change the text"); }, QStringLiteral("text%1").arg(m_gesture));
    emit typed();
}

void TextBar::refresh() {
    const auto& model = m_inspector.model();
    const bool translates = model && model->parameters->config().kind == ModelKind::EncoderDecoder;
    m_source->setVisible(translates);
    m_sourceLabel->setVisible(translates);
    m_textLabel->setText(translates ? tr("Target") : tr("Text"));
    if (m_text->text() != m_inspector.text()) m_text->setText(m_inspector.text());
    if (m_source->text() != m_inspector.source()) m_source->setText(m_inspector.source());
    QStringList problems;
    bool wrong = false;
    if (!m_inspector.problem().isEmpty()) {
        wrong = true;
        problems << m_inspector.problem();
        if (model && model->vocabulary)
            //: %1 is a list of symbols
            problems << tr("It knows: %1").arg(knownSymbols(*model));
    } else {
        for (const QString& typed : {m_inspector.source(), m_inspector.text()})
            if (const BorderChange change = atBorder(typed.toStdString()).change; change.any())
                problems << explain(change);
    }
    if (!wrong && m_inspector.sentence().leftOut > 0) {
        problems << tr("Only the first %1 tokens are looked at; left out: %2.")
                        .arg(integer(static_cast<qint64>(m_inspector.sentence().tokens.size())),
                             integer(m_inspector.sentence().leftOut));
    }
    m_problem->setText(problems.join(u' '));
    m_problem->setVisible(!problems.isEmpty());
    applyStyle(*m_problem, QStringLiteral("color: %1").arg((wrong ? theme().wrong : theme().caution).name()));
    m_strip->setTokens(m_inspector.sentence().labels);
    m_strip->setVisible(!m_compact);
    refreshSelection();
}

void TextBar::refreshSelection() {
    const auto [query, key] = m_inspector.cell();
    const HeadRow* row = rowOf(m_inspector.rows(), m_inspector.head());
    const bool target = row != nullptr && row->place != HeadPlace::EncoderSelf;
    const bool both = target && row->place == HeadPlace::Self;
    m_strip->setSelected(target ? static_cast<int>(query) : -1, both ? static_cast<int>(key) : -1);
}

void TextBar::setCompact(bool compact) {
    m_compact = compact;
    m_strip->setVisible(!compact);
}

void TextBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange && m_inspector.model())
        applyStyle(*m_problem,
                   QStringLiteral("color: %1")
                       .arg((m_inspector.problem().isEmpty() ? theme().caution : theme().wrong).name()));
    QWidget::changeEvent(event);
}

void TextBar::retranslateUi() {
    m_sourceLabel->setText(tr("Source"));
    m_text->setAccessibleName(tr("Text the model looks at"));
    m_source->setAccessibleName(tr("Source sentence for the encoder"));
    m_text->setToolTip(tr("Any text of symbols the model knows; \\n stands for a line end."));
    refresh();
}

} // namespace dikkat::ui
