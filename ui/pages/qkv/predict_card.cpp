#include "ui/pages/qkv/predict_card.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/qkv/step_words.h"
#include "ui/theme/apply_style.h"
#include "ui/theme/theme.h"
#include "ui/widgets/symbols.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

namespace dikkat::ui {

PredictCard::PredictCard(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_state(new QLabel)
    , m_sumLabel(new QLabel)
    , m_sumText(new QLabel)
    , m_hint(new QLabel)
    , m_linesHost(new QWidget)
    , m_grid(new QGridLayout(m_linesHost))
    , m_sumBar(new QProgressBar)
    , m_check(new QPushButton)
    , m_hintButton(new QPushButton)
    , m_showAnswer(new QPushButton)
    , m_next(new QPushButton) {
    setObjectName(QStringLiteral("predictCard"));
    m_title->setObjectName(QStringLiteral("cardLead"));
    m_hint->setObjectName(QStringLiteral("hintBox"));
    m_hint->setWordWrap(true);
    m_check->setObjectName(QStringLiteral("predictCheck"));
    m_check->setProperty("primary", true);
    m_hintButton->setObjectName(QStringLiteral("predictHint"));
    m_showAnswer->setObjectName(QStringLiteral("predictShow"));
    m_next->setObjectName(QStringLiteral("predictNext"));
    m_next->setProperty("primary", true);
    for (QPushButton* button : {m_check, m_hintButton, m_showAnswer, m_next})
        button->setAutoDefault(true); // Enter presses it
    m_sumBar->setTextVisible(false);
    m_sumBar->setRange(0, 1000);
    m_sumBar->setMaximumHeight(14);

    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_state);

    m_linesHost->setObjectName(QStringLiteral("scrolled"));
    m_grid->setContentsMargins(0, 0, 8, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(3, 1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(m_linesHost);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    m_linesHost->setAutoFillBackground(false);

    auto* sumRow = new QHBoxLayout;
    sumRow->addWidget(m_sumLabel);
    sumRow->addWidget(m_sumBar, 1);
    sumRow->addWidget(m_sumText, 1);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_next);
    buttons->addWidget(m_check);
    buttons->addWidget(m_hintButton);
    buttons->addWidget(m_showAnswer);
    buttons->addStretch();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(head);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_hint);
    layout->addLayout(sumRow);
    layout->addLayout(buttons);

    connect(m_check, &QPushButton::clicked, this, [this] {
        for (std::size_t i = 0; i < m_lines.size(); ++i) judgeLine(i);
        focusFirstOpen();
    });
    connect(m_hintButton, &QPushButton::clicked, this, [this] {
        m_session->nextHint();
        refresh();
        focusFirstOpen();
    });
    connect(m_showAnswer, &QPushButton::clicked, this, [this] {
        m_session->showAnswers();
        refresh();
        emit answersChanged();
        focusFirstOpen();
    });
    connect(m_next, &QPushButton::clicked, this, &PredictCard::goOnRequested);
    retranslateUi();
}

void PredictCard::start(const std::shared_ptr<const LessonTrace>& trace, LessonStep step, int head,
                        Index row) {
    if (trace != m_trace) m_sessions.clear(); // answers to other numbers
    m_trace = trace;
    m_session = &m_sessions[{step, head, row}];
    if (!m_session->started()) m_session->start(trace, step, head, row);
    buildLines();
    for (std::size_t i = 0; i < m_lines.size(); ++i) m_lines[i].field->setText(m_session->answers()[i].text);
    refresh();
    emit answersChanged();
}

void PredictCard::buildLines() {
    const std::size_t count = m_session->answers().size();
    while (m_lines.size() > count) {
        const Line& line = m_lines.back();
        for (QWidget* w : {static_cast<QWidget*>(line.name), static_cast<QWidget*>(line.field),
                           static_cast<QWidget*>(line.mark), static_cast<QWidget*>(line.words)})
            w->deleteLater();
        m_lines.pop_back();
    }
    while (m_lines.size() < count) {
        const std::size_t i = m_lines.size();
        Line line{new QLabel, new QLineEdit, new QLabel, new QLabel};
        line.field->setObjectName(QStringLiteral("predictField%1").arg(i + 1));
        line.field->setFixedWidth(110);
        line.words->setWordWrap(true);
        line.mark->setFixedWidth(18);
        line.words->setTextFormat(Qt::PlainText);
        const int row = static_cast<int>(i);
        m_grid->addWidget(line.name, row, 0);
        m_grid->addWidget(line.field, row, 1);
        m_grid->addWidget(line.mark, row, 2);
        m_grid->addWidget(line.words, row, 3);
        connect(line.field, &QLineEdit::editingFinished, this, [this, i] { judgeLine(i); });
        connect(line.field, &QLineEdit::returnPressed, this, [this, i] {
            judgeLine(i);
            moveOn(i);
        });
        line.field->installEventFilter(this);
        m_lines.push_back(line);
    }
    m_grid->setRowStretch(static_cast<int>(count), 1);
}

void PredictCard::judgeLine(std::size_t i) {
    if (i >= m_lines.size() || m_lines[i].field->isReadOnly()) return;
    const bool wasFinished = m_session->finished();
    m_session->answer(static_cast<Index>(i), m_lines[i].field->text());
    refresh();
    emit answersChanged();
    if (!wasFinished && m_session->solvedAlone()) emit rowSolved();
}

void PredictCard::moveOn(std::size_t from) {
    if (from >= m_lines.size()) return;
    const auto& answer = m_session->answers()[from];
    if (answer.verdict != Verdict::Correct) { // what is typed next replaces it
        m_lines[from].field->selectAll();
        return;
    }
    for (std::size_t i = 1; i < m_lines.size(); ++i) {
        const std::size_t line = (from + i) % m_lines.size();
        if (m_session->answers()[line].text.trimmed().isEmpty()) return focusLine(line);
    }
    focusFirstOpen();
}

void PredictCard::focusLine(std::size_t line) {
    m_lines[line].field->setFocus(Qt::OtherFocusReason);
    m_lines[line].field->selectAll();
}

void PredictCard::focusFirstOpen() {
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (!m_session->isRight(static_cast<Index>(i))) return focusLine(i);
    m_next->setFocus(Qt::OtherFocusReason);
}

void PredictCard::typeInto(const QString& text) {
    focusFirstOpen();
    for (const Line& line : m_lines)
        if (line.field->hasFocus()) line.field->insert(text);
}

bool PredictCard::solved(LessonStep step, Index row) const {
    const auto found = m_sessions.find({step, m_session->head(), row});
    return found != m_sessions.end() && found->second.finished();
}

std::optional<PredictCard::Place> PredictCard::next() const {
    if (!m_session->started()) return std::nullopt;
    const Index rows = m_session->trace().q.rows();
    const auto first = static_cast<int>(m_session->step());
    for (int s = first; s < static_cast<int>(allLessonSteps.size()); ++s) {
        const auto step = static_cast<LessonStep>(s);
        const Index from = s == first ? m_session->row() + 1 : 0;
        for (Index i = 0; i < rows; ++i)
            if (const Index row = (from + i) % rows; !solved(step, row)) return Place{step, row};
    }
    return std::nullopt;
}

bool PredictCard::eventFilter(QObject* watched, QEvent* event) {
    auto* field = qobject_cast<QLineEdit*>(watched);
    const auto line = std::ranges::find(m_lines, field, &Line::field);
    if (field == nullptr || line == m_lines.end()) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn && !field->isReadOnly() &&
        field->property("judged").toString() == QStringLiteral("wrong"))
        QTimer::singleShot(0, field, &QLineEdit::selectAll); // also after a click
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const auto at = line - m_lines.begin();
        const auto target = key == Qt::Key_Up ? at - 1 : key == Qt::Key_Down ? at + 1 : at;
        if (key == Qt::Key_Up || key == Qt::Key_Down) { // never to another step of the page
            if (target >= 0 && target < static_cast<std::ptrdiff_t>(m_lines.size()))
                focusLine(static_cast<std::size_t>(target));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PredictCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslateUi();
    QWidget::changeEvent(event);
}

void PredictCard::retranslateUi() {
    m_check->setText(tr("Check"));
    m_sumLabel->setText(tr("Row sum"));
    m_showAnswer->setText(tr("Show answer"));
    m_showAnswer->setToolTip(tr("Opens after two attempts at one cell"));
    if (m_session->started()) refresh();
}

void PredictCard::refresh() {
    const LessonStep step = m_session->step();
    const Index row = m_session->row() + 1;
    m_title->setText(tr("Predict row %1: %2").arg(row).arg(stepTitle(step)));
    const auto& answers = m_session->answers();
    m_state->setText(tr("%1 of %2 right").arg(m_session->rightCount()).arg(answers.size()));
    const Theme& t = theme();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const auto& a = answers[i];
        Line& line = m_lines[i];
        const Index column = static_cast<Index>(i);
        QString name = cellHtml(stepLetter(step), row, column + 1, stepRole(step));
        if (step != LessonStep::Output)
            name += QStringLiteral("&nbsp; %1 → %2")
                        .arg(symbolHtml(QStringLiteral("q"), row, MatrixRole::Query),
                             symbolHtml(QStringLiteral("k"), column + 1, MatrixRole::Key));
        line.name->setText(name);
        line.field->setAccessibleName(tr("Row %1, column %2").arg(row).arg(column + 1));
        if (line.field->text() != a.text && (!line.field->hasFocus() || a.shown)) line.field->setText(a.text);
        const bool right = a.verdict == Verdict::Correct;
        const bool wrong = !a.problem.isEmpty() || (a.verdict && !right);
        line.field->setReadOnly(right);
        line.field->setProperty("judged", right ? "right" : wrong ? "wrong" : "");
        const QColor color = right ? t.right : wrong ? t.wrong : t.text;
        applyStyle(*line.field,
                   right || wrong
                       ? QStringLiteral("QLineEdit { border: 2px solid %1; background: %2; color: %3; }")
                             .arg(color.name(), (right ? t.rightTint : t.wrongTint).name(), t.text.name())
                       : QString());
        line.mark->setText(right ? QStringLiteral("✓") : wrong ? QStringLiteral("✗") : QString());
        applyStyle(*line.mark, QStringLiteral("color: %1; font-weight: 600;").arg(color.name()));
        QString words = a.problem;
        if (a.shown)
            words = tr("The answer.");
        else if (a.verdict)
            words =
                explain(*a.verdict, m_session->trace(), step, m_session->head(), m_session->row(), column);
        else if (words.isEmpty())
            words = tr("Type the number, then press Enter.");
        line.words->setText(words);
        applyStyle(*line.words, QStringLiteral("color: %1;").arg((right || wrong ? color : t.text3).name()));
        line.field->setAccessibleDescription(words);
    }
    const bool weights = step == LessonStep::Weights;
    m_sumLabel->setVisible(weights);
    m_sumBar->setVisible(weights);
    m_sumText->setVisible(weights);
    m_sumBar->setValue(static_cast<int>(m_session->sum() * 1000.0));
    m_sumText->setText(
        tr("%1 of 1; still open: %2").arg(number(m_session->sum(), 4), number(1.0 - m_session->sum(), 4)));
    m_hintButton->setEnabled(m_session->hintsUsed() < PredictSession::hintCount && !m_session->finished());
    m_hintButton->setText(m_session->hintsUsed() == 0
                              ? tr("Hint")
                              : tr("Next hint (%1 of %2)")
                                    .arg(std::min(m_session->hintsUsed() + 1, PredictSession::hintCount))
                                    .arg(PredictSession::hintCount));
    m_hint->setVisible(m_session->hintsUsed() > 0);
    m_hint->setText(m_session->hint());
    m_showAnswer->setEnabled(m_session->mayShowAnswers());
    const bool done = m_session->finished();
    m_check->setVisible(!done);
    m_next->setVisible(done);
    const auto onward = next();
    m_next->setText(!onward                ? tr("All rows are right: finish")
                    : onward->step != step ? tr("Next step: %1").arg(stepTitle(onward->step))
                                           : tr("Next row: %1").arg(onward->row + 1));
}

} // namespace dikkat::ui
