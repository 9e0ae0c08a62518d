#include "ui/shell/dialogs.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace dikkat::ui {

namespace {

QString t(const char* text) {
    return TextDialog::tr(text);
}

QString paragraph(const QString& text) {
    return QStringLiteral("<p>") + text + QStringLiteral("</p>");
}

QString row(const QString& left, const QString& right) {
    return QStringLiteral("<tr><td style=\"padding:3px 18px 3px 0\"><b>%1</b></td><td style=\"padding:3px "
                          "0\">%2</td></tr>")
        .arg(left, right);
}

QString aboutText() {
    return QStringLiteral("<h2>Dikkat %1</h2>").arg(QStringLiteral(DIKKAT_VERSION)) +
           paragraph(t("Learn attention and the Transformer by touching the numbers. Every number on screen "
                       "is computed "
                       "by the program while you look at it; it works without a network and sends nothing "
                       "anywhere.")) +
           paragraph(t("Free software under the GNU General Public License, version 3 or later.")) +
           paragraph(
               t("Built with Qt %1, QCustomPlot, Eigen and nlohmann-json.").arg(QLatin1String(qVersion())));
}

QString conventionText() {
    return paragraph(t("<b>Rows are positions.</b> A sequence of T tokens is a matrix with T rows; row i "
                       "belongs to position i.")) +
           paragraph(
               t("<b>Vectors stand on the left:</b> y = x · W, so W has as many rows as x has columns.")) +
           paragraph(t(
               "<b>Scores:</b> row i, column j compares query i with key j. A causal mask hides j &gt; i.")) +
           paragraph(t("<b>Softmax runs along a row:</b> every row of weights adds up to 1.")) +
           paragraph(t("Some books and programs write tokens as columns and take softmax down a column. "
                       "Their matrices are "
                       "the transposes of the ones here; the numbers are the same."));
}

QString keyboardText() {
    const QString page =
        QStringLiteral("<table>") + row(QStringLiteral("M"), t("causal mask on or off")) +
        row(QStringLiteral("S"), t("scaling on or off")) + row(QStringLiteral("P"), t("predict first")) +
        row(QStringLiteral("1 … 5"), t("go to a step")) +
        row(QStringLiteral("↑ ↓ Home End"), t("previous, next, first, last step (outside a matrix)")) +
        row(QStringLiteral("↑ ↓ ← →"), t("move through the cells of a matrix")) +
        row(t("Space"), t("in the mask: show or hide this cell")) +
        row(QStringLiteral("Enter"), t("edit or check")) +
        row(QStringLiteral("Esc"), t("clear the selection")) +
        row(QStringLiteral("Ctrl+C, Ctrl+V"), t("copy and paste cells")) + QStringLiteral("</table>");
    const QString window = QStringLiteral("<table>") +
                           row(QStringLiteral("Ctrl+Z, Ctrl+Y"), t("undo, redo")) +
                           row(QStringLiteral("Ctrl+O, Ctrl+S"), t("open, save")) +
                           row(QStringLiteral("Ctrl+E"), t("export a picture")) +
                           row(QStringLiteral("Ctrl+L"), t("switch the language")) +
                           row(QStringLiteral("Ctrl+T"), t("switch the theme")) +
                           row(QStringLiteral("Ctrl+Shift+R"), t("reset the page")) +
                           row(QStringLiteral("Alt+←, Alt+→"), t("previous, next step")) +
                           row(QStringLiteral("F6"), t("pages, page, guide in turn")) +
                           row(QStringLiteral("F5"), t("presentation")) + QStringLiteral("</table>");
    const QString presentation =
        QStringLiteral("<table>") + row(QStringLiteral("M, S"), t("mask, scaling")) +
        row(QStringLiteral("1 … 9"), t("choose a row")) +
        row(t("← →, Page up, Page down"), t("step back, step forward (a clicker sends these)")) +
        row(QStringLiteral("B, K"), t("black screen")) + row(QStringLiteral("Esc"), t("leave")) +
        QStringLiteral("</table>");
    return QStringLiteral("<h3>%1</h3>%2<h3>%3</h3>%4<h3>%5</h3>%6")
        .arg(t("On the page"), page, t("Everywhere"), window, t("In a presentation"), presentation);
}

QString sourcesText() {
    struct Source {
        QString name, use;
    };
    const Source sources[] = {
        {QStringLiteral("Vaswani et al. 2017, <i>Attention Is All You Need</i>"),
         t("the paper behind every formula here: scaled dot-product attention, several heads, sinusoidal "
           "positions")},
        {QStringLiteral("Bahdanau, Cho, Bengio 2014, <i>Neural Machine Translation by Jointly Learning to "
                        "Align and Translate</i>"),
         t("where attention began: a translator that looks back at its source")},
        {QStringLiteral("Radford et al. 2018, 2019, <i>GPT, GPT-2</i>"),
         t("the decoder alone, trained to write on: what most language models are today")},
        {QStringLiteral("Xiong et al. 2020, <i>On Layer Normalization in the Transformer Architecture</i>"),
         t("why the place of the norm decides whether a deep stack learns")},
        {QStringLiteral("nanoGPT, minGPT, makemore"),
         t("small programs that train real models; good to read after the lessons")},
        {QStringLiteral("The Annotated Transformer"),
         t("the 2017 paper as running code, paragraph by paragraph")},
        {QStringLiteral("The Illustrated Transformer"), t("the same in pictures, for a first look")},
    };
    QString text = QStringLiteral("<table>");
    for (const Source& s : sources) text += row(s.name, s.use);
    return text + QStringLiteral("</table>");
}

} // namespace

TextDialog::TextDialog(Topic topic, QWidget* parent)
    : QDialog(parent)
    , m_topic(topic)
    , m_text(new QTextBrowser)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close)) {
    setObjectName(QStringLiteral("textDialog"));
    m_text->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(topic == Topic::About ? QSize(480, 300) : QSize(600, 480));
    retranslateUi();
}

void TextDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslateUi();
    QDialog::changeEvent(event);
}

void TextDialog::retranslateUi() {
    switch (m_topic) {
    case Topic::About:
        setWindowTitle(tr("About Dikkat"));
        m_text->setHtml(aboutText());
        break;
    case Topic::Convention:
        setWindowTitle(tr("Convention"));
        m_text->setHtml(conventionText());
        break;
    case Topic::Keyboard:
        setWindowTitle(tr("Keyboard"));
        m_text->setHtml(keyboardText());
        break;
    case Topic::Sources:
        setWindowTitle(tr("Sources"));
        m_text->setHtml(sourcesText());
        break;
    }
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
}

} // namespace dikkat::ui
