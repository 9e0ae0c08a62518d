#pragma once

#include "ui/pages/gpt2017/translator.h"
#include "ui/runtime/latest_job.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace dikkat::ui {

class SegmentedControl;
class WeightMap;

/// The toy translator at work: a sentence of the grammar's words, its translation, and which source word each
/// target word looks at.
class TranslationCard : public QWidget {
    Q_OBJECT
public:
    explicit TranslationCard(QWidget* parent = nullptr);

    /// own: the Lab's model where it can translate, else null.
    void show(const QString& sentence, bool useOwn, std::shared_ptr<const LabModel> own);
    [[nodiscard]] const std::shared_ptr<const Translation>& translation() const { return m_translation; }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// What is chosen: block, and head or −1 for the mean.
    [[nodiscard]] std::pair<int, int> chosen() const;
    [[nodiscard]] Matrix weights() const;
    void select(Index target, Index source);

signals:
    void sentencePicked(const QString& sentence, bool typed); ///< typed, or drawn
    void ownPicked(bool own);
    void trainAsked();
    /// The cell where the verb is written was chosen, and is looked at in this head (0 …; as the choice
    /// lists).
    void verbSelected(int head);
    void unknownWord();
    void translated();
    void hovered(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void lookAtVerb();
    void start();
    void showResult();
    void explainCell();
    void retranslateUi();

    QString m_sentence;
    bool m_useOwn = false;
    std::shared_ptr<const LabModel> m_own;
    std::shared_ptr<const Translation> m_translation;
    LatestJob m_job;
    Index m_row = -1, m_column = -1;
    bool m_chosen = false; ///< the cell, by hand
    std::uint64_t m_draw = 0;
    QLineEdit* m_edit;
    QPushButton *m_another, *m_train;
    SegmentedControl* m_model;
    QComboBox* m_head;
    QLabel *m_result, *m_explanation, *m_words;
    WeightMap* m_map;
};

} // namespace dikkat::ui
