#include "ui/widgets/table_clipboard.h"

#include "ui/i18n/live_text.h"
#include "ui/i18n/numbers.h"
#include "ui/widgets/matrix_view.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <algorithm>

namespace dikkat::ui {

namespace {

const QString markType = QStringLiteral("application/x-dikkat-decimal-mark");

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

/// "1  2 ⏎ 3  4", shortened.
QString preview(const Matrix& matrix) {
    QStringList rows;
    for (Index row = 0; row < std::min<Index>(matrix.rows(), 4); ++row) {
        QStringList cells;
        for (Index column = 0; column < std::min<Index>(matrix.cols(), 8); ++column)
            cells << number(matrix(row, column), 6);
        if (matrix.cols() > 8) cells << QStringLiteral("…");
        rows << cells.join(QStringLiteral("   "));
    }
    if (matrix.rows() > 4) rows << QStringLiteral("…");
    return rows.join(u'\n');
}

CommaMeaning meaningOf(const QString& text) {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    if (data == nullptr || data->text() != text) return CommaMeaning::Unknown;
    return data->data(markType) == "," ? CommaMeaning::DecimalMark : CommaMeaning::Unknown;
}

} // namespace

void copyTable(const QString& text) {
    auto* data = new QMimeData;
    data->setText(text);
    data->setData(markType, QLocale().decimalPoint().toUtf8());
    QApplication::clipboard()->setMimeData(data);
}

TableNames tableNames(const QWidget& page, const Matrix& matrix) {
    QList<MatrixView*> views = page.findChildren<MatrixView*>();
    std::stable_partition(views.begin(), views.end(),
                          [](const MatrixView* view) { return view->hasFocus(); });
    for (const MatrixView* view : views) {
        const MatrixContent& content = view->content();
        if (view->isVisible() && content.values.rows() == matrix.rows() &&
            content.values.cols() == matrix.cols() && content.values == matrix)
            return {content.rowSymbol, content.columnSymbol};
    }
    return {};
}

std::variant<Matrix, LiveText> readPaste(QWidget* over, const QString& text, Index maxRows, Index maxColumns,
                                         double limit) {
    auto parsed = parseTable(text, maxRows, maxColumns, limit, meaningOf(text));
    if (auto* matrix = std::get_if<Matrix>(&parsed)) return std::move(*matrix);
    if (const auto* problem = std::get_if<TableProblem>(&parsed))
        return LiveText([why = *problem, limit] { return explain(why, limit); });
    auto& both = std::get<TwoReadings>(parsed);
    QMessageBox question(over);
    question.setObjectName(QStringLiteral("commaQuestion"));
    question.setIcon(QMessageBox::Question);
    question.setWindowTitle(Words::tr("Paste"));
    question.setText(Words::tr("What is the comma in the pasted text?"));
    question.setInformativeText(Words::tr("As a decimal mark:\n%1\n\nBetween numbers:\n%2")
                                    .arg(preview(both.decimal), preview(both.list)));
    auto* decimal = question.addButton(Words::tr("Decimal mark"), QMessageBox::YesRole);
    auto* list = question.addButton(Words::tr("Between numbers"), QMessageBox::NoRole);
    decimal->setObjectName(QStringLiteral("commaIsDecimal"));
    list->setObjectName(QStringLiteral("commaIsSeparator"));
    question.setEscapeButton(question.addButton(QMessageBox::Cancel));
    question.setDefaultButton(QLocale().decimalPoint() == QStringLiteral(",") ? decimal : list);
    question.exec();
    if (question.clickedButton() == decimal) return std::move(both.decimal);
    if (question.clickedButton() == list) return std::move(both.list);
    return LiveText();
}

} // namespace dikkat::ui
