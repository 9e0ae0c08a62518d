#pragma once

#include "ui/pages/qkv/lesson_editor.h"

#include <QWidget>
#include <functional>

class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace dikkat::ui {

/// The set-up of page 2: example, how Q, K and V come about, sizes, heads, decimals.
class SetupCard : public QWidget {
    Q_OBJECT
public:
    SetupCard(Document& document, LessonEditor& editor, QWidget* parent = nullptr);

signals:
    void problem(const dikkat::ui::LiveText& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Field {
        QLabel* label;
        QWidget* control;
        int share = 1; ///< of the row's room
    };
    QSpinBox* sizeSpin(const char* name, const std::function<LessonEditor::Problem(int)>& set);
    void addRow(const QList<Field>& fields);
    void refresh();
    void retranslateUi();
    void report(const LessonEditor::Problem& refused);

    Document& m_document;
    LessonEditor& m_editor;
    QVBoxLayout* m_rows;
    QList<QLabel*> m_firstLabels;
    QComboBox *m_example, *m_mode, *m_encoding, *m_heads;
    QSpinBox *m_positions, *m_keyWidth, *m_valueWidth, *m_modelWidth, *m_decimals;
    QLabel *m_exampleLabel, *m_modeLabel, *m_encodingLabel, *m_positionsLabel, *m_keyLabel, *m_valueLabel,
        *m_modelLabel, *m_headsLabel, *m_decimalsLabel;
    bool m_refreshing = false;
};

} // namespace dikkat::ui
