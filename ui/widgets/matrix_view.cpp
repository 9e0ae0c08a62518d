#include "ui/widgets/matrix_view.h"

#include "ui/theme/theme.h"
#include "ui/widgets/inline_text.h"
#include "ui/widgets/matrix_delegate.h"
#include "ui/widgets/matrix_header.h"
#include "ui/widgets/matrix_model.h"

#include <QAbstractButton>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int margin = 3;              ///< room for the frames of the outermost cells
constexpr int mostPreferred = 4;       ///< rows or columns that a view asks room for
constexpr QSize smallestField(34, 22); ///< of an edit field
constexpr int smallestCell = 8;        ///< below this nothing can be told apart
constexpr int underlineTime = 600;     ///< ms that a change stays underlined

} // namespace

MatrixView::MatrixView(QWidget* parent)
    : QTableView(parent)
    , m_model(new MatrixModel(this))
    , m_delegate(new MatrixDelegate(this))
    , m_columns(new MatrixHeader(Qt::Horizontal, m_model, this))
    , m_rows(new MatrixHeader(Qt::Vertical, m_model, this)) {
    setHorizontalHeader(m_columns);
    setVerticalHeader(m_rows);
    setModel(m_model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_changeTimer.setSingleShot(true);
    m_changeTimer.setInterval(underlineTime);
    connect(&m_changeTimer, &QTimer::timeout, this, [this] {
        m_model->look.freshChange = false;
        viewport()->update();
    });
}

MatrixView::~MatrixView() {
    delete m_problem;
}

void MatrixView::setContent(const MatrixContent& content) {
    const bool newValues = m_model->content().values.rows() != content.values.rows() ||
                           m_model->content().values.cols() != content.values.cols() ||
                           m_model->content().values != content.values;
    const bool sameShape = m_model->content().values.rows() == content.values.rows() &&
                           m_model->content().values.cols() == content.values.cols();
    const QModelIndex before = currentIndex();
    const int row = before.row(), column = before.column();
    m_settingCurrent = true;
    m_model->setContent(content);
    m_model->setEditable(m_model->isEditable()); // boxes depend on what is hidden
    if (!sameShape && row >= 0 && row < m_model->rowCount() && column < m_model->columnCount())
        setCurrentIndex(m_model->index(row, column));
    m_settingCurrent = false;
    setAccessibleName(content.name);
    if (newValues && content.previous) {
        m_model->look.freshChange = !hasReducedMotion();
        m_changeTimer.start();
    }
    if (!sameShape) {
        m_model->look.hoverRow = m_model->look.hoverColumn = -1;
        m_drag.reset();
        updateGeometry();
        updateGeometries();
    }
    layoutCells();
    refresh();
    // What is said about the number under the mouse would be about the old one.
    if (const auto& look = m_model->look; look.hoverRow >= 0)
        emit cellHovered(look.hoverRow, look.hoverColumn);
}

const MatrixContent& MatrixView::content() const {
    return m_model->content();
}

const MatrixLook& MatrixView::look() const {
    return m_model->look;
}

void MatrixView::setEditable(bool editable) {
    m_model->setEditable(editable);
    const auto policy = scrolls() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff;
    setHorizontalScrollBarPolicy(policy);
    setVerticalScrollBarPolicy(policy);
    layoutCells();
    setEditTriggers(editable ? AnyKeyPressed | EditKeyPressed | DoubleClicked : EditTriggers(NoEditTriggers));
    viewport()->update();
}

bool MatrixView::isEditable() const {
    return m_model->isEditable();
}

void MatrixView::setMark(Index row, Index column, CellMark mark, const QString& text) {
    m_model->look.marks[{row, column}] = {mark, text};
    viewport()->update();
}

void MatrixView::clearMarks() {
    m_model->look.marks.clear();
    viewport()->update();
}

void MatrixView::setSelectedCell(Index row, Index column, bool primary) {
    auto& look = m_model->look;
    if (look.selectedRow == row && look.selectedColumn == column && look.primary == primary) return;
    look.selectedRow = row;
    look.selectedColumn = column;
    look.primary = primary;
    m_settingCurrent = true;
    const QModelIndex cell = m_model->index(static_cast<int>(row), static_cast<int>(column));
    if (cell.isValid())
        setCurrentIndex(cell);
    else if (row < 0)
        selectionModel()->clearCurrentIndex();
    m_settingCurrent = false;
    updateFocusCell();
    m_columns->viewport()->update();
    m_rows->viewport()->update();
    viewport()->update();
}

void MatrixView::setLinkedRow(Index row) {
    if (m_model->look.linkedRow == row) return;
    m_model->look.linkedRow = row;
    viewport()->update();
}

void MatrixView::setLinkedColumn(Index column) {
    if (m_model->look.linkedColumn == column) return;
    m_model->look.linkedColumn = column;
    viewport()->update();
}

void MatrixView::setTintedRow(Index row, const QColor& tint) {
    m_model->look.tintedRow = row;
    m_model->look.tint = tint;
    viewport()->update();
}

void MatrixView::setCellSize(int width, int height) {
    m_cellSize = QSize(width, height);
    updateGeometry();
    layoutCells();
}

void MatrixView::setCellsGrow(bool grow) {
    m_grow = grow;
    layoutCells();
}

QSize MatrixView::sizeHint() const {
    // Large matrices do not ask for more room than medium ones: their cells shrink or scroll.
    const int columns = std::clamp(m_model->columnCount(), 1, mostPreferred);
    const int rows = std::clamp(m_model->rowCount(), 1, mostPreferred);
    return {m_rows->sizeHint().width() + m_cellSize.width() * columns + 2 * margin,
            m_columns->sizeHint().height() + m_cellSize.height() * rows + 2 * margin};
}

QSize MatrixView::minimumSizeHint() const {
    const auto least = [this](int preferred, int count, int field) {
        if (scrolls()) return std::min(preferred, field) * std::clamp(count, 1, 3);
        return std::min(preferred, count > 6 ? smallestCell : 16) * std::max(count, 1);
    };
    return {m_rows->sizeHint().width() +
                least(m_cellSize.width(), m_model->columnCount(), smallestField.width()) + 2 * margin,
            m_columns->sizeHint().height() +
                least(m_cellSize.height(), m_model->rowCount(), smallestField.height()) + 2 * margin};
}

bool MatrixView::scrolls() const {
    return m_model->look.boxes;
}

void MatrixView::layoutCells() {
    const int rows = m_model->rowCount(), columns = m_model->columnCount();
    if (rows == 0 || columns == 0) return;
    const auto fit = [this](int room, int count, int preferred, int least) {
        const int even = std::max(smallestCell / 2, (room - 2 * margin) / count);
        const int size = m_grow ? even : std::min(preferred, even);
        return scrolls() ? std::max(size, std::min(least, preferred)) : size;
    };
    const int width = fit(viewport()->width(), columns, m_cellSize.width(), smallestField.width());
    const int height = fit(viewport()->height(), rows, m_cellSize.height(), smallestField.height());
    m_columns->setDefaultSectionSize(width);
    m_rows->setDefaultSectionSize(height);
    if (width != m_geometry.cellWidth || height != m_geometry.cellHeight) m_texts.reset();
    m_geometry.cellWidth = width;
    m_geometry.cellHeight = height;
    m_geometry.fontPixels = m_model->content().decimals > 0 ? type::cell + 0.5 : type::cell;
    const auto range = [this](QScrollBar* bar, int room, int needed) {
        bar->setRange(0, scrolls() ? std::max(0, needed + 2 * margin - room) : 0);
        bar->setPageStep(room);
        bar->setSingleStep(smallestField.height());
    };
    range(horizontalScrollBar(), viewport()->width(), width * columns);
    range(verticalScrollBar(), viewport()->height(), height * rows);
    placeOffsets();
}

void MatrixView::placeOffsets() {
    const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    m_columns->setOffset(scrolled.x() - margin);
    m_rows->setOffset(scrolled.y() - margin);
    m_geometry.origin = QPointF(margin, margin) - scrolled;
}

void MatrixView::refresh() {
    m_texts.reset();
    m_columns->viewport()->update();
    m_rows->viewport()->update();
    viewport()->update();
}

void MatrixView::paintEvent(QPaintEvent*) {
    if (!m_texts) m_texts = fitTexts(m_model->content(), m_geometry);
    QPainter painter(viewport());
    paintMatrix(painter, m_model->content(), m_model->look, m_geometry, *m_texts, theme());
}

void MatrixView::paintPicture(QPainter& painter) const {
    const MatrixContent& shown = m_model->content();
    const QPointF corner(m_rows->width(), m_columns->height());
    MatrixGeometry whole = m_geometry;
    whole.origin = QPointF(margin, margin); // not as far as it is scrolled
    for (const bool rows : {true, false}) {
        const QString& symbol = rows ? shown.rowSymbol : shown.columnSymbol;
        const QFont font = textFont(12.5, symbol.isEmpty() ? QFont::Normal : QFont::DemiBold);
        for (int i = 0; i < (rows ? m_model->rowCount() : m_model->columnCount()); ++i) {
            const QRectF cell = whole.cell(rows ? i : 0, rows ? 0 : i).translated(corner);
            const QRectF rect = rows ? QRectF(0, cell.top(), corner.x() - 4, cell.height())
                                     : QRectF(cell.left(), 0, cell.width(), corner.y());
            InlineText(symbol.isEmpty() ? QString::number(i + 1) : symbolMarkup(symbol, i + 1))
                .draw(painter, rect, Qt::AlignVCenter | (rows ? Qt::AlignRight : Qt::AlignHCenter), font,
                      roleColor(rows ? shown.rowRole : shown.columnRole, theme()));
        }
    }
    MatrixLook look = m_model->look;
    look.hoverRow = look.hoverColumn = look.focusRow = look.focusColumn = -1;
    painter.save();
    painter.translate(corner);
    paintMatrix(painter, shown, look, whole, fitTexts(shown, whole), theme());
    painter.restore();
}

void MatrixView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    layoutCells();
}

void MatrixView::updateGeometries() {
    // Qt computes ranges without our margin. If the bars heard them, they would come and go in turns with the
    // right ones from layoutCells().
    struct Kept {
        QScrollBar* bar;
        int maximum, value;
    };
    const Kept kept[] = {
        {horizontalScrollBar(), horizontalScrollBar()->maximum(), horizontalScrollBar()->value()},
        {verticalScrollBar(), verticalScrollBar()->maximum(), verticalScrollBar()->value()}};
    for (const Kept& k : kept) k.bar->blockSignals(true);
    QTableView::updateGeometries();
    for (const Kept& k : kept) {
        k.bar->setRange(0, k.maximum);
        k.bar->setValue(k.value);
        k.bar->blockSignals(false);
    }
    // Qt's corner button would paint a box between the two rows of labels.
    if (auto* corner = findChild<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly)) corner->hide();
    if (m_model) layoutCells();
}

void MatrixView::doItemsLayout() {
    QTableView::doItemsLayout();
    placeOffsets(); // Qt has set them to the bars' values, without the margin
}

void MatrixView::scrollContentsBy(int, int) {
    placeOffsets();
    updateEditorGeometries();
    m_columns->viewport()->update();
    m_rows->viewport()->update();
    viewport()->update();
}

void MatrixView::scrollTo(const QModelIndex& index, ScrollHint) {
    if (!index.isValid()) return;
    const auto place = [&] {
        return m_geometry.cell(index.row(), index.column())
            .toRect()
            .adjusted(-margin, -margin, margin, margin);
    };
    if (scrolls()) {
        const auto shift = [](QScrollBar* bar, int low, int high, int room) {
            if (low < 0)
                bar->setValue(bar->value() + low);
            else if (high > room)
                bar->setValue(bar->value() + high - room);
        };
        shift(horizontalScrollBar(), place().left(), place().right() + 1, viewport()->width());
        shift(verticalScrollBar(), place().top(), place().bottom() + 1, viewport()->height());
    }
    // The page moves only for the learner's own keys, not when a linked cell is marked elsewhere.
    if (m_settingCurrent || !hasFocus()) return;
    const QPoint centre = viewport()->mapTo(this, place().center());
    for (QWidget* parent = parentWidget(); parent; parent = parent->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(parent)) {
            const QPoint at = mapTo(area->widget(), centre);
            area->ensureVisible(at.x(), at.y(), place().width() / 2, place().height() / 2);
        }
}

void MatrixView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange ||
        event->type() == QEvent::FontChange || event->type() == QEvent::LocaleChange)
        if (m_model) refresh();
    if (event->type() == QEvent::LanguageChange && m_problem) {
        m_problem->setText(m_problemText.text());
        m_problem->adjustSize();
    }
    QTableView::changeEvent(event);
}

bool MatrixView::hasReducedMotion() const {
    return style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) == 0;
}

} // namespace dikkat::ui
