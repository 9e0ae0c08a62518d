#pragma once

#include "core/inference/position_loss.h"
#include "ui/i18n/live_text.h"
#include "ui/pages/generation/example_texts.h"
#include "ui/pages/generation/generation_session.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace dikkat::ui {

class TextPair;
struct FlowToken;

/// Teacher forcing beside free running: the same text read with the true tokens before every place, and with
/// what the model itself wrote there. Both texts with the differences marked, and the loss by position, of
/// one text or as the mean of several.
class TeacherCard : public QWidget {
    Q_OBJECT
public:
    static constexpr int mostTexts = 64;

    TeacherCard(Document& document, GenerationSession& session, QWidget* parent = nullptr);

    [[nodiscard]] int texts() const { return m_result.texts; } ///< measured; 0: nothing yet
    void setTexts(int count);
    [[nodiscard]] QString words() const;
    [[nodiscard]] const std::vector<FlowToken>& trueTokens() const;
    [[nodiscard]] const std::vector<FlowToken>& ownTokens() const;
    /// Whether the page shows this card: only then it works things out.
    void setWanted(bool wanted);
    void waitForWork();

signals:
    void measured();
    void problem(const dikkat::ui::LiveText& sentence);
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Result {
        ExampleText text;                  ///< the first one
        PositionLoss loss;                 ///< of it
        std::vector<double> teacher, free; ///< means over the texts, by position
        int texts = 0, given = 1;
    };
    void start();
    void take(const Result& result);
    void refresh();
    void refreshWords();
    static QString originWords(TextOrigin origin);
    void retranslateUi();

    Document& m_document;
    GenerationSession& m_session;
    bool m_wanted = false;
    QLabel *m_referenceLabel, *m_givenLabel, *m_countLabel;
    QLineEdit* m_reference;
    QSpinBox *m_given, *m_count;
    QPushButton *m_again, *m_cancel;
    QProgressBar* m_progress;
    TextPair* m_pair;
    Result m_result;
    std::shared_ptr<const LabModel> m_resultModel;
    WritingTask m_startedTask;
    QString m_startedReference;
    std::shared_ptr<const LabModel> m_startedModel;
    int m_startedGiven = -1, m_startedCount = -1;
    int m_texts = 1;
    LatestJob m_job;
};

} // namespace dikkat::ui
