#include "ui/theme/theme.h"
#include "ui/widgets/guide_text.h"
#include "ui/widgets/inline_markup.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>

using namespace dikkat::ui;

class GuideTextTest : public QObject {
    Q_OBJECT
private slots:
    void inlineMarkup_data() {
        QTest::addColumn<QString>("markup");
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char* name, const char* markup, const char* html, const char* plain) {
            QTest::newRow(name) << QString::fromUtf8(markup) << QString::fromUtf8(html)
                                << QString::fromUtf8(plain);
        };
        row("plain", "a < b & c", "a &lt; b &amp; c", "a < b & c");
        row("emphasis", "*one* and **two**", "<i>one</i> and <b>two</b>", "one and two");
        row("code", "`q @ k.T` here", "<code>q @ k.T</code> here", "q @ k.T here");
        row("scripts", "d_{k}^{2}", "d<sub>k</sub><sup>2</sup>", "dk2");
        row("nested", "e^{s_{ij}}", "e<sup>s<sub>ij</sub></sup>", "esij");
        row("role", "{q:q_{3}}·{k:K}",
            "<span class=\"query\">q<sub>3</sub></span>·<span class=\"key\">K</span>", "q3·K");
        row("fraction", "{frac:a|√d_{k}}", "a / √d<sub>k</sub>", "a / √dk");
        row("bare mark", "2 \\* 3 and 4 * 5", "2 * 3 and 4 * 5", "2 * 3 and 4 * 5");
        row("never closed", "d_{k and **x", "d_{k and **x", "d_{k and **x");
        row("bold inside role", "{a:**A**}", "<span class=\"attention\"><b>A</b></span>", "A");
        row("turkish", "*ağırlık* İ ı", "<i>ağırlık</i> İ ı", "ağırlık İ ı");
    }
    void inlineMarkup() {
        QFETCH(QString, markup);
        QFETCH(QString, html);
        QFETCH(QString, plain);
        QCOMPARE(inlineHtml(markup), html);
        QCOMPARE(inlinePlain(markup), plain);
    }

    void formulaDrawsItsFraction() {
        QVERIFY(!formulaHtml("o = w v").contains("<table"));
        QTextDocument document;
        document.setHtml(formulaHtml("{a:A} = {frac:e^{s_{ij}}|Σ} + M"));
        QString text = document.toPlainText();
        text.remove(QRegularExpression("\\s"));
        QCOMPARE(text, "A=esijΣ+M");
    }

    void rolesTakeTheThemesColours() {
        Theme theme{};
        theme.query = QColor("#123456");
        QCOMPARE(withRoleColors(inlineHtml("{q:Q}"), theme),
                 "<span style=\"color:#123456; font-weight:600\">Q</span>");
    }

    void readsEveryPart() {
        const GuidePage page = parseGuide(
            "## notes\n\nRows are\npositions.\n\n## step: mask\n\n# The mask\n\n= S + M\n\nOne\n"
            "line.\n\nTwo.\n\n> Say this.\n\n### tasks\n\n- [mask-on] Do *it*\n  now.\n- [x-1] Two\n");
        QCOMPARE(page.problems, QStringList());
        QCOMPARE(page.notesHtml, QStringList{"Rows are positions."});
        QCOMPARE(page.steps.size(), 1);
        const GuideStep* step = page.step("mask");
        QVERIFY(step && !page.step("softmax"));
        QCOMPARE(step->title, "The mask");
        QCOMPARE(step->formula, "S + M");
        QCOMPARE(step->paragraphsHtml, (QStringList{"One line.", "Two."}));
        QCOMPARE(step->presentation, "Say this.");
        QCOMPARE(step->tasks.size(), 2);
        QCOMPARE(step->tasks[0].id, "mask-on");
        QCOMPARE(step->tasks[0].html, "Do <i>it</i> now.");
        QCOMPARE(step->tasks[0].plain, "Do it now.");
        QCOMPARE(step->tasks[1].id, "x-1");
    }

    void namesWhatItDoesNotUnderstand() {
        QCOMPARE(parseGuide("lost text\n").problems.size(), 1);
        QCOMPARE(parseGuide("## step: a\n\n- [x] no tasks yet\n").problems.size(), 1);
        QCOMPARE(parseGuide("## step: a\n\n### tasks\n\n- no name\n").problems.size(), 1);
        QCOMPARE(parseGuide("## step: a\n\n### hints\n").problems.size(), 1);
        QVERIFY(parseGuide(QString()).steps.isEmpty());
    }

    void everyEmbeddedTextIsComplete() {
        const QStringList pages = QDir(":/guide").entryList(QDir::Dirs);
        QVERIFY(pages.contains("qkv"));
        for (const QString& name : pages) {
            const GuidePage english = loadGuide(name, "en"), turkish = loadGuide(name, "tr");
            QCOMPARE(english.problems, QStringList());
            QCOMPARE(turkish.problems, QStringList());
            QCOMPARE(english.steps.size(), turkish.steps.size());
            for (qsizetype i = 0; i < english.steps.size(); ++i) {
                const GuideStep &a = english.steps[i], &b = turkish.steps[i];
                QCOMPARE(a.id, b.id);
                QVERIFY2(a.title != b.title && !a.title.isEmpty() && !b.title.isEmpty(), qPrintable(a.id));
                QVERIFY2(a.paragraphsHtml.size() == b.paragraphsHtml.size() && a.paragraphsHtml.size() >= 2,
                         qPrintable(a.id));
                QVERIFY2(!a.presentation.isEmpty() && !b.presentation.isEmpty(), qPrintable(a.id));
                QCOMPARE(a.tasks.size(), b.tasks.size());
                for (qsizetype j = 0; j < a.tasks.size(); ++j) {
                    QCOMPARE(a.tasks[j].id, b.tasks[j].id);
                    QVERIFY(a.tasks[j].html != b.tasks[j].html);
                }
                // Nothing of the markup may be left over in what a person reads.
                for (const QString& text :
                     a.paragraphsHtml + b.paragraphsHtml + QStringList{a.formula, b.formula})
                    QVERIFY2(!text.contains('{') && !text.contains('*'), qPrintable(text));
            }
        }
    }

    void fallsBackToEnglish() {
        QCOMPARE(loadGuide("qkv", "de").steps.first().title, loadGuide("qkv", "en").steps.first().title);
        QVERIFY(loadGuide("nosuchpage", "tr").steps.isEmpty());
    }

    void page2HasItsFiveSteps() {
        QStringList ids;
        for (const GuideStep& step : loadGuide("qkv", "tr").steps) ids << step.id;
        QCOMPARE(ids, (QStringList{"scores", "scale", "mask", "softmax", "output"}));
    }
};

QTEST_MAIN(GuideTextTest)
#include "guide_text_test.moc"
