#pragma once

#include "ui/widgets/formula.h"

#include <QWidget>

namespace dikkat::ui {

/// Shows worked arithmetic: one formula, broken before "=" or "+" where the room ends and made smaller when
/// even that is too little. Copies and speaks as one line of text.
class FormulaView : public QWidget {
    Q_OBJECT
public:
    explicit FormulaView(QWidget* parent = nullptr);

    void setFormula(const Formula& formula);
    [[nodiscard]] const Formula& formula() const { return m_formula; }
    void setFontPixels(double pixels);
    void setAlignment(Qt::Alignment horizontal);
    void copy() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Layout {
        QFont font;
        std::vector<Formula> lines;
        double height = 0;
    };
    [[nodiscard]] Layout layoutFor(double width) const;
    [[nodiscard]] std::vector<Formula> linesFor(double width, const QFont& font) const;

    Formula m_formula;
    double m_pixels;
    Qt::Alignment m_alignment = Qt::AlignHCenter;
};

} // namespace dikkat::ui
