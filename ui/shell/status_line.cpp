#include "ui/shell/status_line.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QPaintEvent>
#include <QPainter>

namespace dikkat::ui {

namespace {

/// Text that ends in … where the room ends, with a hair line before it.
class StatusText : public QLabel {
public:
    explicit StatusText(bool line) : m_line(line) {
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
        setTextFormat(Qt::PlainText);
    }

    [[nodiscard]] QSize sizeHint() const override {
        return {text().isEmpty() ? 0 : fontMetrics().horizontalAdvance(text()) + 2 + 2 * margin, 24};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 24}; }

protected:
    void paintEvent(QPaintEvent*) override {
        if (text().isEmpty()) return;
        QPainter painter(this);
        painter.setPen(theme().border);
        if (m_line) painter.drawLine(0, 5, 0, height() - 6);
        painter.setPen(theme().text2);
        const QRect room = rect().adjusted(margin, 0, -margin, 0);
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    }

private:
    static constexpr int margin = 10;
    bool m_line;
};

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_step(add("statusStep", 0, false))
    , m_selection(add("statusSelection", 0, false))
    , m_hint(add("statusHint", 1, false))
    , m_precision(add("statusPrecision", 0, true))
    , m_file(add("statusFile", 0, true)) {
    setObjectName(QStringLiteral("statusLine"));
    setSizeGripEnabled(false);
    setFont(textFont(type::small));
}

QLabel* StatusLine::add(const char* name, int stretch, bool permanent) {
    auto* label = new StatusText(qstrcmp(name, "statusStep") != 0);
    label->setObjectName(QLatin1String(name));
    label->setFont(textFont(type::small));
    permanent ? addPermanentWidget(label, stretch) : addWidget(label, stretch);
    return label;
}

void StatusLine::setTexts(const QStringList& texts) {
    m_step->setText(texts.value(0));
    m_selection->setText(texts.size() > 2 ? texts.value(1) : QString());
    m_hint->setText(texts.size() > 1 ? texts.last() : QString());
}

void StatusLine::setHover(const QString& text) {
    if (!text.isEmpty())
        showMessage(text);
    else if (m_hovering)
        clearMessage();
    m_hovering = !text.isEmpty();
}

void StatusLine::note(const QString& text) {
    constexpr int noteMs = 6000;
    m_hovering = false;
    showMessage(text, noteMs);
}

void StatusLine::setDecimals(int decimals) {
    m_decimals = decimals;
    m_precision->setText(tr("Shown with %n decimal(s), computed in double precision", nullptr, decimals));
}

void StatusLine::setFileState(FileState state) {
    m_state = state;
    switch (state) {
    case FileState::NeverSaved: m_file->setText(tr("No file yet")); break;
    case FileState::Saved: m_file->setText(tr("Saved")); break;
    case FileState::Modified: m_file->setText(tr("Not saved")); break;
    }
}

void StatusLine::retranslate() {
    clearMessage(); // it is in the old language
    setDecimals(m_decimals);
    setFileState(m_state);
}

} // namespace dikkat::ui
