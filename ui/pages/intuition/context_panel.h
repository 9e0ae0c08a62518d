#pragma once

#include "ui/pages/intuition/intuition_lesson.h"

#include <QWidget>

class QLabel;

namespace dikkat::ui {

class CostTable;
class SentenceArcs;
class ValueSlider;

/// The last part of page 1: what lies outside the context is not seen at all.
class ContextPanel : public QWidget {
    Q_OBJECT
public:
    explicit ContextPanel(IntuitionLesson& lesson, QWidget* parent = nullptr);

    /// The word that looks: the chosen one, or one inside when that is outside.
    [[nodiscard]] static int lookingWord(const IntuitionLesson& lesson, int first);

signals:
    void hovered(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void retranslateUi();

    IntuitionLesson& m_lesson;
    ValueSlider* m_context;
    SentenceArcs* m_arcs;
    QLabel *m_result, *m_proofTitle, *m_proof;
    CostTable* m_table;
};

} // namespace dikkat::ui
