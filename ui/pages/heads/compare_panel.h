#pragma once

#include "ui/pages/heads/inspector.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace dikkat::ui {

class LegendBar;
class SegmentedControl;
class WeightMap;

/// The chosen head at another moment of the run, or in a second model: its map, or the difference.
class ComparePanel : public QWidget {
    Q_OBJECT
public:
    explicit ComparePanel(Inspector& inspector, QWidget* parent = nullptr);
    void refresh();
    void refreshSelection();
    void refreshChoices();

signals:
    void hovered(const QString& words);
    void secondModelWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();
    [[nodiscard]] QString words(Index query, Index key) const;

    Inspector& m_inspector;
    QComboBox* m_with;
    SegmentedControl* m_what;
    WeightMap* m_map;
    QLabel* m_note;
    LegendBar* m_legend;
};

} // namespace dikkat::ui
