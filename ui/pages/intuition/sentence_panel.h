#pragma once

#include "ui/pages/intuition/intuition_lesson.h"
#include "ui/pages/intuition/model_reader.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace dikkat::ui {

class SentenceArcs;
class VectorTables;

/// Part (a) of page 1: a sentence, one word of it looking at the others, the vectors behind it, and the
/// trained model's weights beside.
class SentencePanel : public QWidget {
    Q_OBJECT
public:
    SentencePanel(IntuitionLesson& lesson, ModelReader& reader, QWidget* parent = nullptr);

    [[nodiscard]] VectorTables& tables() { return *m_tables; }
    [[nodiscard]] const VectorTables& tables() const { return *m_tables; }

signals:
    void problem(const dikkat::ui::LiveText& sentence);
    void hovered(const QString& text);
    void openQkv();
    void trainModel();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildFoot();
    void takeText();
    void fillKnownWords();
    void refresh();
    void refreshModel();
    void retranslateUi();
    [[nodiscard]] QString resultText() const;
    [[nodiscard]] QString originText() const;

    IntuitionLesson& m_lesson;
    ModelReader& m_reader;
    QLabel* m_textLabel;
    QLineEdit* m_text;
    QPushButton *m_swap, *m_own;
    QToolButton* m_known; ///< the words that have vectors
    SentenceArcs* m_arcs;
    QLabel* m_result;
    VectorTables* m_tables;
    QLabel *m_originTitle, *m_origin, *m_columns, *m_modelNote;
    QPushButton *m_open, *m_model;
    QComboBox* m_head;
};

} // namespace dikkat::ui
