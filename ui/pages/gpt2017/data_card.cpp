#include "ui/pages/gpt2017/data_card.h"

#include "core/text/translation.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dikkat::ui {

namespace {

QString line(const QString& name, const QString& words) {
    return QStringLiteral(
               "<tr><td style='padding:2px 10px 2px 0'><b>%1</b></td><td style='padding:2px 0'>%2</td></tr>")
        .arg(name, words.toHtmlEscaped());
}

QString table(const QString& lines) {
    return QStringLiteral("<table cellspacing='0'>") + lines + QStringLiteral("</table>");
}

} // namespace

DataCard::DataCard(QWidget* parent)
    : QWidget(parent), m_pair(new QLabel), m_text(new QLabel), m_another(new QPushButton) {
    m_another->setObjectName(QStringLiteral("anotherPair"));
    m_pair->setObjectName(QStringLiteral("examplePair"));
    m_text->setObjectName(QStringLiteral("exampleText"));
    for (QLabel* label : {m_pair, m_text}) {
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(14);
    layout->addWidget(m_pair);
    layout->addWidget(m_text);
    layout->addWidget(m_another, 0, Qt::AlignLeft);
    layout->addStretch();
    connect(m_another, &QPushButton::clicked, this, [this] {
        ++m_draw;
        showExample();
        emit anotherShown();
    });
    retranslateUi();
}

void DataCard::showExample() {
    const SentencePair pair = translationPairs(1, m_draw).front();
    const QString source = QString::fromStdString(pair.source), target = QString::fromStdString(pair.target);
    const QString start = QStringLiteral("<s>"), end = QStringLiteral("</s>");
    m_pair->setText(QStringLiteral("<p><b>%1</b></p><p>%2</p>")
                        .arg(tr("2017: two texts that belong together"),
                             tr("Somebody has to have translated every sentence. The encoder reads the "
                                "source at once; the decoder "
                                "learns the target word by word, the same words one step later.")) +
                    table(line(tr("source"), source) + line(tr("decoder reads"), start + u' ' + target) +
                          line(tr("decoder writes"), target + u' ' + end)));
    QStringList words = target.split(u' ');
    QStringList shifted = words.mid(1);
    words.removeLast();
    m_text->setText(QStringLiteral("<p><b>%1</b></p><p>%2</p>")
                        .arg(tr("GPT: any text"),
                             tr("No second text is needed: the text itself, moved by one token, is the "
                                "answer. Whatever has "
                                "been written can be used, and a translation is just one more text.")) +
                    table(line(tr("reads"), words.join(u' ')) + line(tr("writes"), shifted.join(u' '))));
}

void DataCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void DataCard::retranslateUi() {
    m_another->setText(tr("Another pair"));
    showExample();
}

} // namespace dikkat::ui
