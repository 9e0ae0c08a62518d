#include "ui/pages/qkv/qkv_page.h"

#include "ui/pages/qkv/cell_card.h"
#include "ui/pages/qkv/compare_card.h"
#include "ui/pages/qkv/heads_card.h"
#include "ui/pages/qkv/predict_card.h"
#include "ui/plot/value_plane.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

/// The parts of page 2 that are only put together: header, detail cards, badge.
namespace dikkat::ui {

QWidget* QkvPage::buildHeader() {
    m_header = new PageHeader;
    m_badge = new Badge;
    m_badge->setObjectName(QStringLiteral("chapterBadge"));
    m_mask = new QCheckBox;
    m_mask->setObjectName(QStringLiteral("maskCheck"));
    m_scaling = new QCheckBox;
    m_scaling->setObjectName(QStringLiteral("scalingCheck"));
    m_stepwise = new QCheckBox;
    m_stepwise->setObjectName(QStringLiteral("stepwiseCheck"));
    m_predict = new QPushButton;
    m_predict->setObjectName(QStringLiteral("predictButton"));
    m_predict->setCheckable(true);
    m_toChapter = new QPushButton;
    m_toChapter->setObjectName(QStringLiteral("toChapterButton"));
    m_toChapter->setFlat(true);

    connect(m_mask, &QCheckBox::clicked, this, [this](bool on) { report(m_editor.setCausal(on)); });
    connect(m_scaling, &QCheckBox::clicked, this, [this](bool on) { report(m_editor.setScaled(on)); });
    connect(m_stepwise, &QCheckBox::clicked, this, [this](bool on) {
        ViewState view = m_document.view();
        view.allAtOnce = !on;
        m_document.setView(view);
    });
    connect(m_predict, &QPushButton::clicked, this, [this] { togglePredict(); });
    connect(m_toChapter, &QPushButton::clicked, this, [this] { resetPage(); });

    m_header->addBehindTitle(m_badge);
    m_header->addBehindTitle(m_toChapter);
    m_header->addToTitle(m_predict);
    for (QCheckBox* box : {m_mask, m_scaling, m_stepwise}) m_header->addToSubtitle(box);
    return m_header;
}

QWidget* QkvPage::buildDetail() {
    m_tabs->setObjectName(QStringLiteral("detailTabs"));
    m_detail->setObjectName(QStringLiteral("detailStack"));
    for (QWidget* w : {static_cast<QWidget*>(m_cell), static_cast<QWidget*>(m_compare),
                       static_cast<QWidget*>(m_heads), static_cast<QWidget*>(m_predictCard)})
        m_detail->addWidget(w);
    connect(m_tabs, &SegmentedControl::picked, this, [this](int index) {
        ViewState view = m_document.view();
        view.predict = false;
        const bool compareTab = static_cast<Detail>(index) == Detail::Compare;
        if (compareTab && view.comparison == Comparison::Off) {
            compare(Comparison::CausalMask);
            return;
        }
        if (!compareTab) view.comparison = Comparison::Off;
        m_document.setView(view);
        showDetail(static_cast<Detail>(index));
    });

    QWidget* left = new Card;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(12, 10, 12, 10);
    leftLayout->setSpacing(6);
    leftLayout->addWidget(m_tabs, 0, Qt::AlignLeft);
    leftLayout->addWidget(m_detail, 1);
    QWidget* right = Card::around(m_plane);
    m_plane->setObjectName(QStringLiteral("valuePlane"));

    auto* detail = new QWidget;
    auto* layout = new QHBoxLayout(detail);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(left, 2);
    layout->addWidget(right, 1);
    return detail;
}

void QkvPage::refreshBadge() {
    using Kind = ChapterDifference::Kind;
    const auto differences = differencesFromChapter(*m_document.trace());
    m_toChapter->setVisible(!differences.empty());
    if (differences.empty()) {
        m_badge->setState(Badge::State::Right, tr("same as the chapter"));
        return;
    }
    QStringList parts;
    for (const ChapterDifference& d : differences) {
        switch (d.kind) {
        case Kind::QueryRow: parts << QStringLiteral("q_%1").arg(d.row + 1); break;
        case Kind::KeyRow: parts << QStringLiteral("k_%1").arg(d.row + 1); break;
        case Kind::ValueRow: parts << QStringLiteral("v_%1").arg(d.row + 1); break;
        case Kind::Size: parts << tr("size"); break;
        case Kind::Visibility: parts << tr("mask"); break;
        case Kind::Scaling: parts << tr("scaling"); break;
        case Kind::Heads: parts << tr("heads"); break;
        }
    }
    const QString all = parts.join(QStringLiteral(", "));
    if (parts.size() > 3) parts = parts.mid(0, 3) << QStringLiteral("…");
    m_badge->setState(Badge::State::Caution,
                      tr("differs from the chapter: %1").arg(parts.join(QStringLiteral(", "))));
    m_badge->setToolTip(all);
}

} // namespace dikkat::ui
