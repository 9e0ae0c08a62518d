#include "tests/ui/heads_stage.h"
#include "ui/i18n/profile_words.h"
#include "ui/pages/heads/head_words.h"
#include "ui/pages/heads/model_opener.h"
#include "ui/pages/heads/scores_table.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QTextBrowser>
#include <QUrl>

using namespace dikkat;
using namespace dikkat::ui;
using namespace dikkat::ui::test;

/// What page 8 says about heads, whatever the text.
class HeadsMeasuresTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English)); // figures are compared as they are shown
        m_themes = new ThemeService(this);
    }

    void theVerdictIsTheSameForEveryText() {
        Stage stage;
        stage.load(ModelOpener::exampleLab());
        auto* note = stage.find<QTextBrowser>("headNote");
        const QString verdict = headNote(stage.inspector()).sentence;
        QVERIFY(note->toPlainText().startsWith("Induction head"));
        for (const char* text : {"kuş", "abcdefg", "aaaaaaaa", "deniz\\ndeniz", "k u z k u z"}) {
            stage.type(QString::fromUtf8(text));
            QCOMPARE(headNote(stage.inspector()).sentence, verdict);
            QVERIFY(note->toPlainText().startsWith("Induction head"));
        }
        // Texts made by the same rules, never "the data it was trained on".
        QCOMPARE(*stage.inspector().findings().origin, DataOrigin::SameKind);
        QVERIFY2(note->toPlainText().contains("newly made"), qPrintable(note->toPlainText()));
    }

    /// An error of 0.000 would be a certainty nobody has.
    void anErrorIsShownWithTheDigitsItNeeds() {
        const auto text = [](double value, double error, int decimals, bool sign = false) {
            return measuredText({value, error, 32}, decimals, sign);
        };
        QCOMPARE(text(0.512, 0.01, 2), QStringLiteral("0.51 ± 0.02"));
        QCOMPARE(text(0.598, 0.002, 2), QStringLiteral("0.598 ± 0.004"));
        QCOMPARE(text(0.00047, 0.000015, 3, true), QStringLiteral("+0.00047 ± 0.00003"));
        QCOMPARE(text(1.0, 0.0, 2), QStringLiteral("1.00 ± 0.00"));
        QCOMPARE(text(1.0, 1e-15, 2), QStringLiteral("1.00 ± 0.00"));
    }

    void withoutItsDataAModelIsOnlyJudgedOnTheText() {
        Stage stage;
        stage.load(letters());
        stage.type("abcabcab");
        QVERIFY(stage.inspector().findings().looked);
        QVERIFY(!stage.inspector().findings().origin);
        QVERIFY(stage.find<QTextBrowser>("headNote")->toPlainText().contains("not known"));
        auto* model = stage.find<ScoresTable>("scoresTable")->model();
        QCOMPARE(model->index(0, static_cast<int>(HeadsColumn::Delta)).data().toString(), QString("–"));
        QVERIFY(model->index(0, static_cast<int>(HeadsColumn::Here)).data().toString() != "–");
    }

    void measuringCanBeStoppedAndGoesOn() {
        Stage stage;
        stage.document.editLab(ModelOpener::exampleLab(), [] { return QStringLiteral("load"); });
        QTRY_VERIFY(stage.inspector().glance() != nullptr && stage.inspector().isMeasuring());
        emit stage.find<QTextBrowser>("headNote")->anchorClicked(QUrl("stop"));
        QVERIFY(stage.inspector().isStopped());
        QVERIFY(stage.find<QTextBrowser>("headNote")->toPlainText().contains("Measure again"));
        emit stage.find<QTextBrowser>("headNote")->anchorClicked(QUrl("again"));
        stage.settle();
        QVERIFY(stage.inspector().findings().complete);
        QCOMPARE(stage.inspector().findings().growth.size(), std::size_t{8});
    }

    void crossAttentionSaysWhatIsReadAndWritten() {
        Stage stage;
        stage.load(translator());
        const QStringList labels = stage.inspector().queryLabels(), tokens = stage.inspector().shown().labels;
        QCOMPARE(labels.size(), tokens.size());
        for (qsizetype i = 0; i + 1 < tokens.size(); ++i)
            QCOMPARE(labels[i], QStringLiteral("%1 | %2").arg(tokens[i], tokens[i + 1]));
        const QString words = cellWords(stage.inspector(), 0, 0);
        QVERIFY2(words.contains(tokens[0]) && words.contains(tokens[1]), qPrintable(words));
    }

    void sortingShowsTheTopAndAChosenHeadStaysInSight() {
        Stage stage;
        ModelConfig c = tinyGpt(5);
        c.heads = 6;
        c.blocks = 6;
        stage.load(labWith(c, Vocabulary::characters("abc d").value()));
        auto* table = stage.find<ScoresTable>("scoresTable");
        emit table->headPicked(35);
        QVERIFY(table->visualRect(table->currentIndex()).intersects(table->viewport()->rect()));
        emit table->horizontalHeader()->sectionClicked(static_cast<int>(HeadsColumn::Entropy));
        QCOMPARE(table->rowAt(2), 0);
    }

    void theProblemSpeaksTheLanguageOfTheMoment() {
        Stage stage;
        stage.load(letters());
        const Sentence bad = readSentence(*stage.document.model(), QStringLiteral("x"), {});
        QVERIFY(bad.problem.followsLanguage() && !bad.ok());
        QVERIFY(readSentence(*labWith(tinyGpt(5), std::nullopt).model, QStringLiteral("9"), {})
                    .problem.followsLanguage());
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(HeadsMeasuresTest)
#include "heads_measures_test.moc"
