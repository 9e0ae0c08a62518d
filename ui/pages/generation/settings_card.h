#pragma once

#include "ui/i18n/live_text.h"
#include "ui/pages/generation/generation_session.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace dikkat::ui {

class NumberSlider;

/// What is written on with, and how the next token is chosen.
class SettingsCard : public QWidget {
    Q_OBJECT
public:
    explicit SettingsCard(GenerationSession& session, QWidget* parent = nullptr);

signals:
    void problem(const dikkat::ui::LiveText& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    template <class Change>
    void edit(const Document::Words& words, const QString& gesture, Change change);
    void takePrompt();
    void refresh();
    void refreshModel();
    void refreshMoments();
    void retranslateUi();

    GenerationSession& m_session;
    QLabel *m_title, *m_promptLabel, *m_promptProblem, *m_seedLabel, *m_tokensLabel, *m_modelTitle;
    QComboBox* m_moments;
    QLabel *m_model, *m_newer;
    QLineEdit* m_prompt;
    NumberSlider *m_temperature, *m_topK, *m_topP;
    QCheckBox *m_greedy, *m_onlyTokens;
    QSpinBox *m_seed, *m_tokens;
    QPushButton *m_nextSeed, *m_useNewer;
    bool m_refreshing = false;
};

} // namespace dikkat::ui
