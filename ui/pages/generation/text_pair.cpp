#include "ui/pages/generation/text_pair.h"

#include "ui/plot/line_plot.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>

namespace dikkat::ui {

namespace {

QScrollArea* scrolled(TokenFlow* flow) {
    auto* scroll = new QScrollArea;
    scroll->setWidget(flow);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumHeight(34);
    return scroll;
}

} // namespace

TextPair::TextPair(const Names& names, QWidget* parent)
    : QWidget(parent)
    , m_leftTitle(new QLabel)
    , m_rightTitle(new QLabel)
    , m_words(new QLabel)
    , m_left(new TokenFlow)
    , m_right(new TokenFlow)
    , m_plot(new LinePlot) {
    m_left->setObjectName(names.left);
    m_right->setObjectName(names.right);
    m_words->setObjectName(names.words);
    m_plot->setObjectName(names.plot);
    m_words->setWordWrap(true);
    for (QLabel* title : {m_leftTitle, m_rightTitle}) title->setObjectName(QStringLiteral("sectionTitle"));

    auto* texts = new QGridLayout;
    texts->setHorizontalSpacing(14);
    texts->setVerticalSpacing(2);
    texts->addWidget(m_leftTitle, 0, 0);
    texts->addWidget(m_rightTitle, 0, 1);
    texts->addWidget(scrolled(m_left), 1, 0);
    texts->addWidget(scrolled(m_right), 1, 1);
    texts->setColumnStretch(0, 1);
    texts->setColumnStretch(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(texts, 2);
    layout->addWidget(m_words);
    layout->addWidget(m_plot, 3);
    connect(m_left, &TokenFlow::picked, this, &TextPair::picked);
    connect(m_plot, &LinePlot::hovered, this, &TextPair::hovered);
}

void TextPair::setTitles(const QString& left, const QString& right, const QString& plot) {
    m_leftTitle->setText(left);
    m_rightTitle->setText(right);
    m_left->setAccessibleName(left);
    m_right->setAccessibleName(right);
    m_plot->setAccessibleName(plot);
}

void TextPair::setContent(const Content& content) {
    m_left->setTokens(content.left);
    m_right->setTokens(content.right);
    m_words->setText(content.words);
    LinePlot::Content plot;
    plot.xLabel = tr("position");
    plot.yLabel = tr("loss (nats)");
    plot.wholeX = true;
    for (const Loss& loss : content.losses) {
        LinePlot::Line line{loss.name, {}, loss.byPosition};
        for (std::size_t i = 0; i < loss.byPosition.size(); ++i) line.x.push_back(static_cast<double>(i) + 2);
        plot.lines.push_back(std::move(line));
    }
    if (!content.markLabel.isEmpty()) plot.marks = {{content.mark, content.markLabel}};
    m_plot->setContent(plot);
}

void TextPair::showToken(int index) {
    m_left->setSelected(index);
    QTimer::singleShot(0, this, [this, index] { // when the new heights are known
        for (TokenFlow* side : {m_left, m_right})
            if (auto* scroll = qobject_cast<QScrollArea*>(side->parentWidget()->parentWidget()))
                scroll->ensureVisible(0, static_cast<int>(side->rectOf(index).center().y()), 0, 40);
    });
}

QString TextPair::words() const {
    return m_words->text();
}

} // namespace dikkat::ui
