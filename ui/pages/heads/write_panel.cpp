#include "ui/pages/heads/write_panel.h"

#include "ui/i18n/numbers.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace dikkat::ui {

WritePanel::WritePanel(Inspector& inspector, QWidget* parent)
    : QWidget(parent)
    , m_inspector(inspector)
    , m_allTitle(new QLabel)
    , m_nowTitle(new QLabel)
    , m_seedLabel(new QLabel)
    , m_all(new QPlainTextEdit)
    , m_now(new QPlainTextEdit)
    , m_greedy(new QCheckBox)
    , m_seed(new QSpinBox) {
    m_all->setObjectName(QStringLiteral("writesAll"));
    m_now->setObjectName(QStringLiteral("writesNow"));
    m_greedy->setObjectName(QStringLiteral("greedyCheck"));
    m_seed->setObjectName(QStringLiteral("writeSeed"));
    m_seed->setRange(0, 999'999);
    m_seedLabel->setBuddy(m_seed);
    for (QPlainTextEdit* edit : {m_all, m_now}) {
        edit->setReadOnly(true);
        edit->setTabChangesFocus(true);
        edit->setFont(QFont(QStringLiteral("DejaVu Sans Mono")));
        edit->setMinimumHeight(34);
    }
    auto* how = new QHBoxLayout;
    how->addWidget(m_greedy);
    how->addStretch();
    how->addWidget(m_seedLabel);
    how->addWidget(m_seed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_allTitle);
    layout->addWidget(m_all, 1);
    layout->addWidget(m_nowTitle);
    layout->addWidget(m_now, 1);
    layout->addLayout(how);
    connect(m_greedy, &QCheckBox::clicked, this, [this](bool on) {
        HeadsView next = m_inspector.view();
        next.greedy = on;
        m_inspector.setView(next);
    });
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        HeadsView next = m_inspector.view();
        next.seed = seed;
        next.greedy = false;
        m_inspector.setView(next);
    });
    retranslateUi();
}

void WritePanel::refresh() {
    const HeadsEffects& e = m_inspector.effects();
    const HeadsView& view = m_inspector.view();
    const QSignalBlocker blocker(m_seed);
    m_greedy->setChecked(view.greedy);
    m_seed->setValue(view.seed);
    m_seed->setEnabled(!view.greedy);
    m_seedLabel->setEnabled(!view.greedy);
    const auto title = [](const QString& words, double loss, bool known) {
        return known ? tr("%1 · loss %2").arg(words, number(loss, 3, true)) : words;
    };
    const bool off = !m_inspector.state().off.empty();
    m_allTitle->setText(title(tr("All heads on"), e.loss, e.hasLoss));
    m_nowTitle->setText(
        off ? title(tr("Heads off: %1").arg(m_inspector.state().off.size()), e.lossNow, e.hasLoss)
            : tr("Switch a head off to see what changes"));
    const auto show = [&](QPlainTextEdit* edit, const std::vector<TokenId>& tokens) {
        const QString text = !m_inspector.model() || !e.hasText ? QStringLiteral("…")
                             : tokens.empty()                   ? tr("(nothing: it ends at once)")
                                                                : tokensText(*m_inspector.model(), tokens);
        if (edit->toPlainText() != text) edit->setPlainText(text);
    };
    show(m_all, e.all);
    show(m_now, e.now);
    m_now->setEnabled(off);
}

void WritePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void WritePanel::retranslateUi() {
    m_greedy->setText(tr("Likeliest token"));
    m_greedy->setToolTip(
        tr("Always the most probable token; off: drawn by chance, the same for the same seed."));
    m_seedLabel->setText(tr("Seed"));
    m_all->setAccessibleName(tr("What the model writes with all heads"));
    m_now->setAccessibleName(tr("What the model writes with the heads that are on now"));
    refresh();
}

} // namespace dikkat::ui
