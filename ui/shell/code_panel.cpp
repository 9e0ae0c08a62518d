#include "ui/shell/code_panel.h"

#include "ui/theme/icons.h"
#include "ui/widgets/segmented.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>

namespace dikkat::ui {

CodePanel::CodePanel(QWidget* parent)
    : QWidget(parent)
    , m_flavour(new SegmentedControl)
    , m_copy(new QPushButton)
    , m_code(new QPlainTextEdit)
    , m_note(new QLabel) {
    setObjectName(QStringLiteral("codePanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_flavour->setObjectName(QStringLiteral("codeFlavour"));
    m_flavour->setLabels({QStringLiteral("NumPy"), QStringLiteral("PyTorch")});
    m_code->setObjectName(QStringLiteral("codeText"));
    m_code->setReadOnly(true);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_code->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_code->setTabChangesFocus(true);
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono.setPixelSize(12);
    m_code->setFont(mono);
    m_copy->setObjectName(QStringLiteral("codeCopy"));
    m_note->setObjectName(QStringLiteral("caption"));
    m_note->setWordWrap(true);
    m_copied.setSingleShot(true);
    m_copied.setInterval(2000);

    auto* top = new QHBoxLayout;
    top->addWidget(m_flavour);
    top->addStretch();
    top->addWidget(m_copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_code, 1);
    layout->addWidget(m_note);
    connect(m_flavour, &SegmentedControl::picked, this, &CodePanel::refresh);
    connect(m_copy, &QPushButton::clicked, this, &CodePanel::copy);
    connect(&m_copied, &QTimer::timeout, this, &CodePanel::retranslateUi);
    retranslateUi();
}

void CodePanel::setPage(Page* page) {
    if (m_page) m_page->disconnect(this);
    m_page = page;
    if (m_page) {
        connect(m_page, &Page::codeChanged, this, &CodePanel::refresh);
        connect(m_page, &Page::stepChanged, this, &CodePanel::refresh);
    }
    refresh();
}

void CodePanel::refresh() {
    if (!m_page || !isVisible()) return;
    const auto flavour = m_flavour->current() == 0 ? Page::CodeFlavour::NumPy : Page::CodeFlavour::PyTorch;
    const QString note = m_page->codeNote(flavour);
    m_note->setText(note.isEmpty() ? tr("Made from the numbers on screen; run it and compare.") : note);
    const QString code = m_page->code(flavour);
    if (code == m_code->toPlainText()) return;
    const int place = m_code->verticalScrollBar()->value();
    m_code->setPlainText(code);
    m_code->verticalScrollBar()->setValue(place); // one number changes, the reader stays where they were
}

void CodePanel::copy() {
    QGuiApplication::clipboard()->setText(m_code->toPlainText());
    m_copy->setText(tr("Copied"));
    m_copy->setIcon(themedIcon(QStringLiteral("check")));
    m_copied.start();
}

void CodePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void CodePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void CodePanel::retranslateUi() {
    m_copied.stop();
    m_copy->setText(tr("Copy"));
    m_copy->setIcon(themedIcon(QStringLiteral("copy")));
    m_copy->setToolTip(tr("Copy the program to the clipboard"));
    m_flavour->setAccessibleName(tr("Library"));
    m_code->setAccessibleName(tr("This step as a program"));
    refresh();
}

} // namespace dikkat::ui
