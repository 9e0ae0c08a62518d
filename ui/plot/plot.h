#pragma once

#include <qcustomplot.h>

namespace dikkat::ui {

/// Tick labels as everybody else writes numbers: the language's decimal mark, a real minus, no trailing
/// zeros.
class NumberTicker : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

/// 0.1, 1, 10 in full, from 10⁴ and below 0.01 on as powers.
class LogTicker : public QCPAxisTickerLog {
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

/// QCustomPlot that follows the program: theme, language, screen scale. Derived plots add their plottables
/// and give them colours in restyle().
class Plot : public QCustomPlot {
    Q_OBJECT
public:
    explicit Plot(QWidget* parent = nullptr);

    /// Paint straight into whatever the widget is rendered to, as vectors, instead of copying its pixels
    /// (pictures).
    void setDirect(bool direct) { m_direct = direct; }

protected:
    /// Called when the theme has changed and once after construction by the derived class.
    virtual void restyle();

    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    bool m_direct = false;
};

} // namespace dikkat::ui
