#pragma once

#include "ui/plot/line_look.h"

namespace dikkat::ui {

/// One line of legend entries, each with the stroke of its curve and the value that is read out now. Wraps.
class CurveLegend : public QWidget {
    Q_OBJECT
public:
    struct Entry {
        QString name;
        LineLook look;
        QString value;
    };

    explicit CurveLegend(QWidget* parent = nullptr);

    void setEntries(std::vector<Entry> entries, const QString& place = {}, const QString& note = {});

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Goes through the entries and says where each begins; returns the height. Paints when given a painter.
    int layOut(int width, QCPPainter* painter) const;

    std::vector<Entry> m_entries;
    QString m_place, m_note;
};

} // namespace dikkat::ui
