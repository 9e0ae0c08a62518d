#pragma once

#include "ui/pages/intuition/intuition_lesson.h"

#include <QWidget>
#include <array>

class QLabel;
class QScrollArea;

namespace dikkat::ui {

class MatrixView;

/// Query, key and value of every word as tables to type into.
class VectorTables : public QWidget {
    Q_OBJECT
public:
    explicit VectorTables(IntuitionLesson& lesson, QWidget* parent = nullptr);

    [[nodiscard]] Matrix focusedMatrix() const; ///< empty when none has the focus
    bool pasteFocused(const QString& text);     ///< false when none has the focus

signals:
    void hovered(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void paste(MatrixView& view, InputMatrix which, Index row, Index column, const QString& text);
    void report(MatrixView& view, Index row, Index column, const IntuitionLesson::Problem& refused);

    IntuitionLesson& m_lesson;
    std::array<MatrixView*, 3> m_views;
    std::array<QScrollArea*, 3> m_scrolls;
    std::array<QLabel*, 3> m_titles;
};

} // namespace dikkat::ui
