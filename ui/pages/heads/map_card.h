#pragma once

#include "ui/pages/heads/inspector.h"
#include "ui/widgets/card.h"

class QCheckBox;
class QLabel;

namespace dikkat::ui {

class LegendBar;
class WeightMap;

/// The chosen head large, with its switch and the chosen cell in words.
class MapCard : public Card {
    Q_OBJECT
public:
    explicit MapCard(Inspector& inspector, QWidget* parent = nullptr);
    void refresh();          ///< weights, tokens, switch
    void refreshSelection(); ///< chosen cell
    [[nodiscard]] WeightMap* map() const { return m_map; }

signals:
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();

    Inspector& m_inspector;
    QLabel *m_title, *m_selected;
    QCheckBox* m_on;
    WeightMap* m_map;
    LegendBar* m_legend;
};

} // namespace dikkat::ui
