#include "ui/pages/qkv/input_panel.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/symbols.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>

#include "ui/widgets/table_clipboard.h"

namespace dikkat::ui {

namespace {

constexpr int cellWidth = 34, cellHeight = 25, headerRoom = 44; ///< smallest cells that are pleasant to edit

MatrixRole roleOf(InputMatrix which) {
    switch (which) {
    case InputMatrix::Q:
    case InputMatrix::Wq: return MatrixRole::Query;
    case InputMatrix::K:
    case InputMatrix::Wk: return MatrixRole::Key;
    case InputMatrix::V:
    case InputMatrix::Wv: return MatrixRole::Value;
    case InputMatrix::X:
    case InputMatrix::PositionTable: break;
    }
    return MatrixRole::Neutral;
}

QString rowSymbolOf(InputMatrix which) {
    switch (which) {
    case InputMatrix::Q: return QStringLiteral("q");
    case InputMatrix::K: return QStringLiteral("k");
    case InputMatrix::V: return QStringLiteral("v");
    case InputMatrix::X: return QStringLiteral("x");
    case InputMatrix::PositionTable: return QStringLiteral("p");
    case InputMatrix::Wq:
    case InputMatrix::Wk:
    case InputMatrix::Wv: break;
    }
    return {};
}

QString wordFor(InputMatrix which) {
    switch (which) {
    case InputMatrix::Q: return InputPanel::tr("queries");
    case InputMatrix::K: return InputPanel::tr("keys");
    case InputMatrix::V: return InputPanel::tr("values");
    case InputMatrix::X: return InputPanel::tr("embeddings");
    case InputMatrix::PositionTable: return InputPanel::tr("positions");
    case InputMatrix::Wq:
    case InputMatrix::Wk:
    case InputMatrix::Wv: return InputPanel::tr("weights");
    }
    return {};
}

QString htmlName(InputMatrix which) {
    QString name = nameOf(which);
    if (name.size() == 2)
        name = name.left(1) + QStringLiteral("<sub>") + name.mid(1) + QStringLiteral("</sub>");
    return QStringLiteral("<span style=\"color:%1; font-weight:600\">%2</span>")
        .arg(roleColor(roleOf(which)).name(), name);
}

/// A cell's width in which its longest number keeps all the decimals that are asked for.
int cellRoom(const MatrixContent& content) {
    qsizetype longest = 1;
    for (Index i = 0; i < content.values.rows(); ++i)
        for (Index j = 0; j < content.values.cols(); ++j)
            longest = std::max(longest, cellText(content, i, j, content.decimals).size());
    const QFontMetricsF metrics(numberFont(type::cell));
    const double text = metrics.horizontalAdvance(QString(longest, u'0')) + 8;
    return std::clamp(qCeil(text), cellWidth, 3 * cellWidth);
}

} // namespace

InputPanel::InputPanel(Document& document, Selection& selection, LessonEditor& editor, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_editor(editor)
    , m_row(new QWidget)
    , m_layout(new QHBoxLayout(m_row)) {
    setObjectName(QStringLiteral("inputPanel"));
    m_row->setObjectName(QStringLiteral("scrolled"));
    auto* strip = new QScrollArea;
    strip->setWidget(m_row);
    strip->setWidgetResizable(true);
    strip->setFrameShape(QFrame::NoFrame);
    strip->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    strip->setFocusPolicy(Qt::NoFocus);
    strip->viewport()->setAutoFillBackground(false);
    m_row->setAutoFillBackground(false);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(strip);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(12);
    for (InputMatrix which : {InputMatrix::X, InputMatrix::PositionTable, InputMatrix::Wq, InputMatrix::Wk,
                              InputMatrix::Wv, InputMatrix::Q, InputMatrix::K, InputMatrix::V})
        addCard(which);
    connect(&m_document, &Document::lessonChanged, this, &InputPanel::refresh);
    connect(&m_document, &Document::viewChanged, this, &InputPanel::refresh);
    connect(&m_selection, &Selection::changed, this, &InputPanel::refreshLinks);
    refresh();
}

void InputPanel::addCard(InputMatrix which) {
    Card card{new ::dikkat::ui::Card, new QLabel, new QScrollArea, new MatrixView};
    card.title->setTextFormat(Qt::RichText);
    card.view->setObjectName(QStringLiteral("matrix") + nameOf(which));
    card.view->setCellSize(38, cellHeight);
    auto* layout = new QVBoxLayout(card.frame);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(4);
    layout->addWidget(card.title);
    card.scroll->setWidget(card.view);
    card.scroll->setWidgetResizable(true);
    card.scroll->setFrameShape(QFrame::NoFrame);
    card.scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the strip scrolls sideways
    card.scroll->setFocusPolicy(Qt::NoFocus);
    card.scroll->viewport()->setAutoFillBackground(false);
    card.view->setAutoFillBackground(false); // setWidget() turned it on: the card's surface shines through
    layout->addWidget(card.scroll, 1);
    m_layout->addWidget(card.frame, 1);
    m_cards.emplace(which, card);

    MatrixView* view = card.view;
    connect(view, &MatrixView::valueTyped, this, [this, which](Index row, Index column, const QString& text) {
        report(which, row, column, m_editor.typeCell(which, row, column, text));
    });
    connect(view, &MatrixView::valueDragged, this,
            [this, which](Index row, Index column, double value, int gesture) {
                report(which, row, column, m_editor.dragCell(which, row, column, value, gesture));
            });
    connect(view, &MatrixView::pasted, this,
            [this, which](Index row, Index column, const QString& text) { paste(which, row, column, text); });
    connect(view, &MatrixView::cellPicked, this, [this, view, which](Index row, Index column) {
        const bool computed = m_document.lesson().mode == InputMode::Computed;
        if (computed && !view->isEditable()) emit productPicked(which, row, column);
    });
    connect(view, &MatrixView::copyRequested, this, [view] { copyTable(toTsv(view->content().values)); });
    connect(view, &MatrixView::cellHovered, this, [this, which](Index row, Index column) {
        if (row < 0) {
            emit hovered({});
            return;
        }
        const double value = valuesOf(which, *m_document.trace())(row, column);
        emit hovered(tr("%1, row %2, column %3: %4")
                         .arg(nameOf(which))
                         .arg(row + 1)
                         .arg(column + 1)
                         .arg(exactNumber(value)));
    });
}

void InputPanel::report(InputMatrix which, Index row, Index column, const LessonEditor::Problem& refused) {
    for (const auto& [matrix, card] : m_cards) card.view->hideProblem(); // what it complained about is past
    if (refused) view(which).rejectEdit(row, column, *refused);          // beside the cell, and nowhere else
}

void InputPanel::paste(InputMatrix which, Index row, Index column, const QString& text) {
    auto read = readPaste(this, text, limits::maxSize - row, limits::maxSize - column, limits::maxValue);
    if (const auto* why = std::get_if<LiveText>(&read)) {
        if (!why->text().isEmpty()) report(which, row, column, *why);
        return;
    }
    report(which, row, column, m_editor.paste(which, row, column, std::get<Matrix>(read)));
}

std::optional<InputMatrix> InputPanel::focused() const {
    for (const auto& [which, card] : m_cards)
        if (card.view->hasFocus() || card.view->isAncestorOf(QApplication::focusWidget())) return which;
    return std::nullopt;
}

void InputPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

bool InputPanel::shown(InputMatrix which) const {
    const LessonState& s = m_document.lesson();
    const bool computed = s.mode == InputMode::Computed;
    switch (which) {
    case InputMatrix::Q:
    case InputMatrix::K:
    case InputMatrix::V: return true;
    case InputMatrix::X:
    case InputMatrix::Wq:
    case InputMatrix::Wk:
    case InputMatrix::Wv: return computed;
    case InputMatrix::PositionTable: return computed && s.positions != Positions::None;
    }
    return false;
}

const Matrix& InputPanel::valuesOf(InputMatrix which, const LessonTrace& trace) const {
    switch (which) {
    case InputMatrix::Q: return trace.q;
    case InputMatrix::K: return trace.k;
    case InputMatrix::V: return trace.v;
    case InputMatrix::PositionTable:
        // The sinusoids are shown where the learned table would stand.
        return trace.state.mode == InputMode::Computed ? trace.encoding : trace.state.positionTable;
    case InputMatrix::X:
    case InputMatrix::Wq:
    case InputMatrix::Wk:
    case InputMatrix::Wv: break;
    }
    return trace.state.matrix(which);
}

void InputPanel::refresh() {
    const LessonTrace& trace = *m_document.trace();
    const LessonTrace* previous = m_document.previousTrace().get();
    static const LessonState chapterState = chapterExample();
    const bool computed = trace.state.mode == InputMode::Computed;
    for (auto& [which, card] : m_cards) {
        const bool visible = shown(which);
        card.frame->setVisible(visible);
        if (!visible) continue;
        const Matrix& values = valuesOf(which, trace);
        MatrixContent content;
        content.values = values;
        if (previous != nullptr && previous->state.mode == trace.state.mode) {
            const Matrix& old = valuesOf(which, *previous);
            if (old.rows() == values.rows() && old.cols() == values.cols()) content.previous = old;
        }
        if (const Matrix& chapter = chapterState.matrix(which);
            chapter.rows() == values.rows() && chapter.cols() == values.cols())
            content.edited = (chapter.array() != values.array()).matrix();
        content.role = roleOf(which);
        content.rowRole = roleOf(which);
        content.rowSymbol = rowSymbolOf(which);
        content.name = wordFor(which);
        content.decimals = m_document.view().decimals;
        card.view->setContent(content);
        const bool result = which == InputMatrix::Q || which == InputMatrix::K || which == InputMatrix::V;
        const bool formula =
            which == InputMatrix::PositionTable && trace.state.positions == Positions::Sinusoidal;
        card.view->setEditable(computed ? !result && !formula : result);
        QString shape = tr("(%1 × %2)").arg(values.rows()).arg(values.cols());
        if (which == InputMatrix::PositionTable) //: p₁ is the name of the first row
            shape += QStringLiteral("&nbsp; ") + tr("p<sub>1</sub>: position 0");
        card.title->setText(QStringLiteral("%1&nbsp; <b>%2</b>&nbsp; <span style=\"color:%3\">%4</span>")
                                .arg(htmlName(which), wordFor(which), theme().text3.name(), shape));
        const int cell = cellRoom(content);
        card.view->setCellSize(std::max(38, cell), cellHeight);
        const int rows = static_cast<int>(values.rows()), columns = static_cast<int>(values.cols());
        card.view->setMinimumSize(headerRoom + columns * cell, headerRoom / 2 + rows * cellHeight);
        const int matrixWidth = headerRoom + columns * cell + (rows > 4 ? 36 : 24);
        card.frame->setMinimumWidth(std::max(matrixWidth, card.title->sizeHint().width() + 22));
        // Wide matrices get more of the row; a header column counts as one.
        m_layout->setStretchFactor(card.frame, static_cast<int>(values.cols()) + 1);
        card.view->setAccessibleName(tr("%1, %2, %3 × %4 numbers")
                                         .arg(nameOf(which), wordFor(which))
                                         .arg(values.rows())
                                         .arg(values.cols()));
    }
    refreshLinks();
}

void InputPanel::refreshLinks() {
    const Selection::Cell& cell = m_selection.cell();
    const Theme& t = theme();
    const bool output = cell.step == LessonStep::Output;
    const Index rows = m_document.trace()->q.rows(); // the cell may be of an example that had more
    const bool valid = cell.isValid() && cell.row < rows && (output || cell.column < rows);
    const Index query = valid ? cell.row : -1;
    const Index key = valid && !output ? cell.column : -1;
    const auto link = [this](InputMatrix which, Index row, const QColor& tint) {
        const Card& card = m_cards.at(which);
        const bool moved = card.view->look().linkedRow != row;
        card.view->setLinkedRow(row);
        card.view->setTintedRow(row, tint);
        if (row >= 0 && moved && !card.view->hasFocus()) // who types there scrolls as they like
            card.scroll->ensureVisible(
                0, headerRoom / 2 + static_cast<int>(row) * cellHeight + cellHeight / 2, 0, cellHeight);
    };
    link(InputMatrix::Q, query, t.queryTint);
    link(InputMatrix::K, key, t.keyTint);
    link(InputMatrix::V, m_document.view().step == LessonStep::Output ? key : -1, t.valueTint);
}

} // namespace dikkat::ui
