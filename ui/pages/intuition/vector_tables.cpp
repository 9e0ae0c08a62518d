#include "ui/pages/intuition/vector_tables.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/matrix_view.h"
#include "ui/widgets/symbols.h"
#include "ui/widgets/table_clipboard.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>

namespace dikkat::ui {

namespace {

constexpr int cellWidth = 34, cellHeight = 24, headerRoom = 44, scrollBar = 14;
constexpr InputMatrix order[] = {InputMatrix::Q, InputMatrix::K, InputMatrix::V};
constexpr MatrixRole roles[] = {MatrixRole::Query, MatrixRole::Key, MatrixRole::Value};
constexpr const char* symbols[] = {"q", "k", "v"};
constexpr const char* letters[] = {"Q", "K", "V"};
constexpr const char* names[] = {"sentenceQ", "sentenceK", "sentenceV"};

const Matrix& valuesOf(const HeadTrace& trace, std::size_t which) {
    return which == 0 ? trace.q : which == 1 ? trace.k : trace.v;
}

} // namespace

VectorTables::VectorTables(IntuitionLesson& lesson, QWidget* parent) : QWidget(parent), m_lesson(lesson) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        auto* view = m_views[i] = new MatrixView;
        m_titles[i] = new QLabel;
        m_titles[i]->setTextFormat(Qt::RichText);
        m_titles[i]->setBuddy(view);
        view->setObjectName(QLatin1String(names[i]));
        view->setEditable(true);
        view->setCellSize(38, cellHeight);
        auto* scroll = m_scrolls[i] = new QScrollArea;
        scroll->setWidget(view);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->viewport()->setAutoFillBackground(false);
        view->setAutoFillBackground(false); // setWidget() turned it on
        auto* column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(m_titles[i]);
        column->addWidget(scroll, 1);
        layout->addLayout(column, i == 2 ? 3 : 5);

        const InputMatrix which = order[i];
        connect(view, &MatrixView::valueTyped, this,
                [this, view, which](Index row, Index column_, const QString& text) {
                    report(*view, row, column_, m_lesson.typeCell(which, row, column_, text));
                });
        connect(view, &MatrixView::valueDragged, this,
                [this, which](Index row, Index column_, double value, int gesture) {
                    (void)m_lesson.dragCell(which, row, column_, value, gesture); // kept within its limits
                });
        // A row of Q is a word that looks. Who changes what a word offers wants to see the same one look.
        connect(view, &MatrixView::cellPicked, this, [this, i](Index row, Index) {
            if (i == 0 && row >= 0 && row < m_lesson.sentence().count())
                m_lesson.setWord(static_cast<int>(row));
        });
        connect(view, &MatrixView::pasted, this,
                [this, view, which](Index row, Index column_, const QString& text) {
                    paste(*view, which, row, column_, text);
                });
        connect(view, &MatrixView::copyRequested, this, [view] { copyTable(toTsv(view->content().values)); });
        connect(view, &MatrixView::cellHovered, this, [this, i](Index row, Index column_) {
            const Matrix& m = valuesOf(m_lesson.sentence().trace, i);
            if (row < 0 || row >= m.rows() || column_ >= m.cols()) return emit hovered({});
            emit hovered(tr("%1 of “%2”, number %3: %4")
                             .arg(QLatin1String(symbols[i]), m_lesson.sentence().words.value(row))
                             .arg(column_ + 1)
                             .arg(exactNumber(m(row, column_))));
        });
    }
    connect(&m_lesson, &IntuitionLesson::changed, this, [this] {
        if (isVisible()) refresh(); // else when it is shown
    });
    connect(&m_lesson, &IntuitionLesson::viewChanged, this, [this] {
        if (isVisible()) refresh(); // else when it is shown
    });
    refresh();
}

void VectorTables::report(MatrixView& view, Index row, Index column,
                          const IntuitionLesson::Problem& refused) {
    for (MatrixView* one : m_views) one->hideProblem(); // what it complained about is past
    if (refused) view.rejectEdit(row, column, *refused);
}

void VectorTables::paste(MatrixView& view, InputMatrix which, Index row, Index column, const QString& text) {
    const auto read = readPaste(this, text, limits::maxSize, limits::maxSize, limits::maxValue);
    if (const auto* why = std::get_if<LiveText>(&read)) {
        if (!why->text().isEmpty()) report(view, row, column, *why);
        return;
    }
    report(view, row, column, m_lesson.paste(which, row, column, std::get<Matrix>(read)));
}

bool VectorTables::pasteFocused(const QString& text) {
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        MatrixView& view = *m_views[i];
        if (!view.hasFocus()) continue;
        const QModelIndex at = view.currentIndex();
        paste(view, order[i], std::max(0, at.row()), std::max(0, at.column()), text);
        return true;
    }
    return false;
}

Matrix VectorTables::focusedMatrix() const {
    for (const MatrixView* view : m_views)
        if (view->hasFocus()) return view->content().values;
    return {};
}

void VectorTables::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

void VectorTables::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void VectorTables::refresh() {
    const VectorSentence& s = m_lesson.sentence();
    const SentenceVectors made = sentenceVectors(s.folded);
    const Matrix* madeOf[] = {&made.q, &made.k, &made.v};
    const QString words[] = {tr("asks"), tr("offers"), tr("hands over")};
    const QString spoken[] = {tr("queries of the words"), tr("keys of the words"), tr("values of the words")};
    const Theme& t = theme();
    const QColor tints[] = {t.queryTint, t.keyTint, t.valueTint};
    const int word = m_lesson.word(), strongest = s.strongest(word);
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        MatrixContent content;
        content.values = valuesOf(s.trace, i);
        content.role = content.rowRole = roles[i];
        content.rowSymbol = QLatin1String(symbols[i]);
        content.name = spoken[i];
        content.decimals = 2;
        content.edited = (content.values.array() != madeOf[i]->array()).matrix();
        m_views[i]->setContent(content);
        m_views[i]->setMinimumSize(headerRoom + static_cast<int>(content.values.cols()) * cellWidth,
                                   headerRoom / 2 + s.count() * cellHeight);
        m_scrolls[i]->setMinimumWidth(m_views[i]->minimumWidth() + scrollBar);
        m_views[i]->setAccessibleName(spoken[i]);
        const int linked = i == 0 ? word : strongest;
        m_views[i]->setLinkedRow(linked);
        m_views[i]->setTintedRow(linked, tints[i]);
        if (!m_views[i]->hasFocus()) // who types there scrolls as they like
            m_scrolls[i]->ensureVisible(0, headerRoom / 2 + linked * cellHeight + cellHeight / 2, 0,
                                        cellHeight);
        m_titles[i]->setText(
            QStringLiteral("<span style=\"color:%1; font-weight:600\">%2</span>&nbsp; %3")
                .arg(roleColor(roles[i]).name(), QString(QLatin1String(letters[i])), words[i]));
    }
}

} // namespace dikkat::ui
