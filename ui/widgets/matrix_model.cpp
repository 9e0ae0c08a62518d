#include "ui/widgets/matrix_model.h"

#include "ui/i18n/numbers.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Matrices)
};

} // namespace

QString axisWords(MatrixRole role, Qt::Orientation orientation, Index number) {
    switch (role) {
    case MatrixRole::Query: return Words::tr("query %1").arg(number);
    case MatrixRole::Key: return Words::tr("key %1").arg(number);
    case MatrixRole::Value: return Words::tr("value %1").arg(number);
    case MatrixRole::Output: return Words::tr("output %1").arg(number);
    case MatrixRole::Score:
    case MatrixRole::Weight:
    case MatrixRole::Neutral:
    case MatrixRole::Difference: break;
    }
    return (orientation == Qt::Vertical ? Words::tr("row %1") : Words::tr("column %1")).arg(number);
}

void MatrixModel::setContent(const MatrixContent& content) {
    const bool sameShape =
        content.values.rows() == m_content.values.rows() && content.values.cols() == m_content.values.cols();
    if (!sameShape) beginResetModel();
    m_content = content;
    if (!sameShape) {
        endResetModel();
    } else if (content.values.size() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void MatrixModel::setEditable(bool editable) {
    m_editable = editable;
    look.boxes = editable && m_content.hidden.size() == 0;
}

bool MatrixModel::canEdit(Index row, Index column) const {
    return m_editable && (m_content.hidden.size() == 0 || m_content.isHidden(row, column));
}

int MatrixModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_content.values.rows());
}

int MatrixModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_content.values.cols());
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Index row = index.row(), column = index.column();
    switch (role) {
    case Qt::DisplayRole: {
        const auto mark = look.marks.find({row, column});
        return mark == look.marks.end() || mark->second.text.isEmpty()
                   ? cellText(m_content, row, column, m_content.decimals)
                   : mark->second.text;
    }
    case Qt::EditRole:
        if (m_content.isHidden(row, column)) return QString();
        return exactNumber(m_content.values(row, column));
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignCenter);
    case Qt::AccessibleTextRole: return spoken(row, column);
    case Qt::ToolTipRole: return changeText(row, column);
    default: return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool rows = orientation == Qt::Vertical;
    if (role == Qt::DisplayRole)
        return (rows ? m_content.rowSymbol : m_content.columnSymbol) + QString::number(section + 1);
    if (role == Qt::AccessibleTextRole)
        return axisWords(rows ? m_content.rowRole : m_content.columnRole, orientation, section + 1);
    return {};
}

Qt::ItemFlags MatrixModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return canEdit(index.row(), index.column()) ? shown | Qt::ItemIsEditable : shown;
}

QString MatrixModel::spoken(Index row, Index column) const {
    QStringList parts{axisWords(m_content.rowRole, Qt::Vertical, row + 1),
                      axisWords(m_content.columnRole, Qt::Horizontal, column + 1)};
    const auto mark = look.marks.find({row, column});
    if (mark != look.marks.end()) {
        parts << index(static_cast<int>(row), static_cast<int>(column)).data().toString();
        if (mark->second.mark == CellMark::Right) parts << Words::tr("right");
        if (mark->second.mark == CellMark::Wrong) parts << Words::tr("wrong");
    } else if (m_content.isHidden(row, column)) {
        parts << Words::tr("hidden, type your answer");
    } else if (m_content.isMasked(row, column)) {
        parts << Words::tr("masked");
    } else {
        const QString text = cellText(m_content, row, column, m_content.decimals);
        parts << (m_content.name.isEmpty() ? text : m_content.name + QLatin1Char(' ') + text);
        if (m_content.isChanged(row, column)) parts << changeText(row, column);
    }
    if (row == look.selectedRow && column == look.selectedColumn) parts << Words::tr("selected");
    return parts.join(QStringLiteral(", "));
}

QString MatrixModel::changeText(Index row, Index column) const {
    if (!m_content.isChanged(row, column) || m_content.isHidden(row, column)) return {};
    const double before = (*m_content.previous)(row, column), now = m_content.values(row, column);
    const int decimals = std::max(m_content.decimals, 4);
    const double by = now - before;
    if (!std::isfinite(by)) return Words::tr("was %1").arg(number(before, decimals));
    return Words::tr("was %1, changed by %2")
        .arg(number(before, decimals), (by > 0 ? QStringLiteral("+") : QString()) + number(by, decimals));
}

} // namespace dikkat::ui
