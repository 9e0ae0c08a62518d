#pragma once

#include "core/inference/injection.h"
#include "ui/pages/generation/generation_session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace dikkat::ui {

class TextPair;
struct FlowToken;

/// A wrong token in the written text, and what the model makes of it: both texts beside each other and how
/// surprised the model is by each token.
class InjectionCard : public QWidget {
    Q_OBJECT
public:
    explicit InjectionCard(GenerationSession& session, QWidget* parent = nullptr);

    /// Chooses the place (among the written tokens); the token is chosen in the card.
    void choosePlace(int place);
    [[nodiscard]] const std::optional<InjectionResult>& result() const { return m_result; }
    [[nodiscard]] QString words() const;
    [[nodiscard]] const std::vector<FlowToken>& beforeTokens() const;
    [[nodiscard]] const std::vector<FlowToken>& afterTokens() const;
    /// Whether the page shows this card: only then it works things out.
    void setWanted(bool wanted);
    void waitForWork();

signals:
    void measured();
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    void offerTokens();
    void takeToken(int index);
    void showChosen();
    void start();
    void refresh();
    void refreshResult();
    [[nodiscard]] QString verdict() const;
    void retranslateUi();

    GenerationSession& m_session;
    bool m_wanted = false;
    QLabel *m_how, *m_placeLabel, *m_tokenLabel;
    QSpinBox* m_place;
    QComboBox* m_token;
    QPushButton *m_remove, *m_use;
    TextPair* m_texts;
    std::vector<TokenId> m_offered; ///< behind the combo box
    int m_chosenPlace = 0;
    std::optional<InjectionResult> m_result;
    std::shared_ptr<const LabModel> m_resultModel;
    std::vector<TokenId> m_startedWritten;
    WritingTask m_startedTask;
    std::optional<InjectedToken> m_started;
    LatestJob m_offer, m_job;
};

} // namespace dikkat::ui
