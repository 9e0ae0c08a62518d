#include "ui/widgets/page_header.h"

#include <QHBoxLayout>
#include <QLabel>

namespace dikkat::ui {

PageHeader::PageHeader(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_subtitle(new QLabel)
    , m_first(new QHBoxLayout)
    , m_second(new QHBoxLayout) {
    m_title->setObjectName(QStringLiteral("pageTitle"));
    m_subtitle->setObjectName(QStringLiteral("pageSubtitle"));
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_first->setSpacing(10);
    m_first->addWidget(m_title);
    m_first->addStretch();
    m_second->setSpacing(16);
    m_second->addWidget(m_subtitle, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(m_first);
    layout->addLayout(m_second);
}

void PageHeader::setTitle(const QString& title) {
    m_title->setText(title);
}

void PageHeader::setSubtitle(const QString& subtitle) {
    m_subtitle->setText(subtitle);
    m_subtitle->setToolTip(subtitle);
}

void PageHeader::showSubtitle(bool shown) {
    m_subtitle->setVisible(shown);
}

void PageHeader::addBehindTitle(QWidget* widget) {
    m_first->insertWidget(m_behind++, widget);
}

void PageHeader::addToTitle(QWidget* widget) {
    m_first->addWidget(widget);
}

void PageHeader::addToSubtitle(QWidget* widget) {
    m_second->addWidget(widget);
}

} // namespace dikkat::ui
