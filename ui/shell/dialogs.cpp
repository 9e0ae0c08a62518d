#include "ui/shell/dialogs.h"

#include "ui/pages/page_keys.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace dikkat::ui {

namespace {

QString paragraph(const QString& text) {
    return QStringLiteral("<p>") + text + QStringLiteral("</p>");
}

QString row(const QString& left, const QString& right) {
    return QStringLiteral(
               "<tr><td width=\"210\" style=\"padding:3px 18px 3px 0\"><b>%1</b></td><td style=\"padding:3px "
               "0\">%2</td></tr>")
        .arg(left, right);
}

QString aboutText() {
    return QStringLiteral("<h2>Dikkat %1</h2>").arg(QStringLiteral(DIKKAT_VERSION)) +
           paragraph(TextDialog::tr(
               "Learn attention and the Transformer by touching the numbers. Every number on screen "
               "is computed "
               "by the program while you look at it; it works without a network and sends nothing "
               "anywhere.")) +
           paragraph(
               TextDialog::tr("Free software under the GNU General Public License, version 3 or later.")) +
           paragraph(TextDialog::tr("Built with Qt %1, QCustomPlot, Eigen and nlohmann-json.")
                         .arg(QLatin1String(qVersion())));
}

QString conventionText() {
    return paragraph(TextDialog::tr(
               "<b>Rows are positions.</b> A sequence of T tokens is a matrix with T rows; row i "
               "belongs to position i.")) +
           paragraph(TextDialog::tr(
               "<b>Vectors stand on the left:</b> y = x · W, so W has as many rows as x has columns.")) +
           paragraph(TextDialog::tr(
               "<b>Scores:</b> row i, column j compares query i with key j. A causal mask hides j &gt; i.")) +
           paragraph(TextDialog::tr("<b>Softmax runs along a row:</b> every row of weights adds up to 1.")) +
           paragraph(TextDialog::tr(
               "Some books and programs write tokens as columns and take softmax down a column. "
               "Their matrices are "
               "the transposes of the ones here; the numbers are the same."));
}

QString heading(const QString& text) {
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

QString rows(const QList<PageKey>& keys) {
    QString all;
    for (const PageKey& key : keys) all += row(key.keys.toHtmlEscaped(), key.what.toHtmlEscaped());
    return QStringLiteral("<table>%1</table>").arg(all);
}

/// The page on screen first, then what holds everywhere, then the other pages.
QString keyboardText(const QList<const Page*>& pages) {
    const auto of = [](const Page& page) {
        const QList<PageKey> keys = keysOf(page);
        if (keys.isEmpty()) return QString();
        return heading(TextDialog::tr("Page %1, %2").arg(static_cast<int>(page.id())).arg(page.title())) +
               rows(keys);
    };
    const QList<PageKey> cells{
        {QStringLiteral("↑ ↓ ← →"), TextDialog::tr("move through the cells of a matrix")},
        {QStringLiteral("Enter"), TextDialog::tr("edit or check")},
        {TextDialog::tr("Space"), TextDialog::tr("in the mask: show or hide this cell")},
        {QStringLiteral("Ctrl+C, Ctrl+V"), TextDialog::tr("copy and paste cells")}};
    const QList<PageKey> window{
        {QStringLiteral("Ctrl+Z, Ctrl+Y"), TextDialog::tr("undo, redo")},
        {QStringLiteral("Ctrl+N, Ctrl+O, Ctrl+S"), TextDialog::tr("new session, open, save")},
        {QStringLiteral("Ctrl+E, Ctrl+P"), TextDialog::tr("export a picture, print")},
        {QStringLiteral("Ctrl+Shift+C, Ctrl+Shift+V"), TextDialog::tr("copy a whole matrix, paste a table")},
        {QStringLiteral("Ctrl+L"), TextDialog::tr("switch the language")},
        {QStringLiteral("Ctrl+T"), TextDialog::tr("switch the theme")},
        {QStringLiteral("Ctrl+Shift+R"), TextDialog::tr("reset the page")},
        {QStringLiteral("Alt+←, Alt+→"), TextDialog::tr("previous, next step")},
        {QStringLiteral("Ctrl+G, Ctrl+H"), TextDialog::tr("guide, history")},
        {QStringLiteral("F6, Shift+F6"), TextDialog::tr("pages, page, guide in turn")},
        {QStringLiteral("F5"), TextDialog::tr("presentation")}};
    const QList<PageKey> presentation{
        {TextDialog::tr("← →, Page Up, Page Down"),
         TextDialog::tr("step back, step forward (a clicker sends these)")},
        {QStringLiteral("↑ ↓, M, S, 1 … 9, …"),
         TextDialog::tr("what stands at the foot of the slide: mask, scaling, row, width…")},
        {QStringLiteral("B, K, ."), TextDialog::tr("black screen")},
        {QStringLiteral("Esc, F5"), TextDialog::tr("leave")}};
    QString text = pages.isEmpty() ? QString() : of(*pages.front());
    text += heading(TextDialog::tr("In a table of numbers")) + rows(cells);
    text += heading(TextDialog::tr("Everywhere")) + rows(window);
    text += heading(TextDialog::tr("In a presentation")) + rows(presentation);
    for (const Page* page : pages.mid(1)) text += of(*page);
    return text;
}

QString sourcesText() {
    struct Source {
        QString name, use;
    };
    const Source sources[] = {
        {QStringLiteral("Vaswani et al. 2017, <i>Attention Is All You Need</i>"),
         TextDialog::tr(
             "the paper behind every formula here: scaled dot-product attention, several heads, sinusoidal "
             "positions")},
        {QStringLiteral("Bahdanau, Cho, Bengio 2014, <i>Neural Machine Translation by Jointly Learning to "
                        "Align and Translate</i>"),
         TextDialog::tr("where attention began: a translator that looks back at its source")},
        {QStringLiteral("Radford et al. 2018, <i>Improving Language Understanding by Generative "
                        "Pre-Training</i>"),
         TextDialog::tr(
             "the first GPT: the decoder alone, first trained to continue texts, then fitted to tasks")},
        {QStringLiteral("Radford et al. 2019, <i>Language Models are Unsupervised Multitask Learners</i>"),
         TextDialog::tr("GPT-2: larger, norm before each sublayer, tasks without fitting")},
        {QStringLiteral("Xiong et al. 2020, <i>On Layer Normalization in the Transformer Architecture</i>"),
         TextDialog::tr("why the place of the norm decides whether a deep stack learns")},
        {QStringLiteral("minGPT"),
         TextDialog::tr("a GPT in few files, written to be read: the place to see a whole model at once")},
        {QStringLiteral("nanoGPT"),
         TextDialog::tr("a short training program for real models; models from here open there and back")},
        {QStringLiteral("makemore"),
         TextDialog::tr("from bigrams to a Transformer on lists of names: how each step lowers the loss")},
        {QStringLiteral("The Annotated Transformer"),
         TextDialog::tr("the 2017 paper as running code, paragraph by paragraph")},
        {QStringLiteral("The Illustrated Transformer"),
         TextDialog::tr("the whole model in pictures, for a first look")},
    };
    QString text =
        paragraph(TextDialog::tr("Papers and public programs that the chapter names, and what each is "
                                 "good for.")) +
        QStringLiteral("<table>");
    for (const Source& s : sources) text += row(s.name, s.use);
    return text + QStringLiteral("</table>");
}

QSize sizeOf(TextDialog::Topic topic) {
    switch (topic) {
    case TextDialog::Topic::About: return {460, 270};
    case TextDialog::Topic::Convention: return {560, 340};
    case TextDialog::Topic::Keyboard: return {600, 640};
    case TextDialog::Topic::Sources: return {680, 620};
    }
    return {};
}

} // namespace

TextDialog::TextDialog(Topic topic, QWidget* parent, const QList<const Page*>& pages)
    : QDialog(parent)
    , m_topic(topic)
    , m_pages(pages)
    , m_text(new QTextBrowser)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close)) {
    setObjectName(QStringLiteral("textDialog"));
    m_text->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(sizeOf(topic));
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
        m_text->setHtml(keyboardText(m_pages));
        break;
    case Topic::Sources:
        setWindowTitle(tr("Sources"));
        m_text->setHtml(sourcesText());
        break;
    }
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
}

} // namespace dikkat::ui
