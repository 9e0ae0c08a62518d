#include "ui/widgets/guide_text.h"

#include "ui/widgets/inline_markup.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>

namespace dikkat::ui {

namespace {

/// Blocks are divided by empty lines; headings, formulas, sentences and tasks also begin one by themselves.
QStringList blocksOf(const QString& text) {
    QStringList blocks;
    bool open = false;
    for (const QString& raw : text.split(u'\n')) {
        const QString line = raw.trimmed();
        const bool starts = line.startsWith(u'#') || line.startsWith(QLatin1String("= ")) ||
                            line.startsWith(QLatin1String("> ")) || line.startsWith(QLatin1String("- "));
        if (line.isEmpty())
            open = false;
        else if (open && !starts)
            blocks.last() += u' ' + line;
        else {
            blocks << line;
            open = !line.startsWith(u'#');
        }
    }
    return blocks;
}

class Parser {
public:
    GuidePage parse(const QString& text) {
        for (const QString& block : blocksOf(text)) take(block);
        return m_page;
    }

private:
    void take(const QString& block) {
        static const QString step = QStringLiteral("## step: ");
        if (block.startsWith(step)) {
            m_page.steps.emplaceBack();
            m_page.steps.last().id = block.sliced(step.size()).trimmed();
            m_inTasks = m_inNotes = false;
        } else if (block == QLatin1String("## notes")) {
            m_inNotes = true;
        } else if (m_inNotes && !block.startsWith(u'#')) {
            m_page.notesHtml << inlineHtml(block);
        } else if (m_page.steps.isEmpty() || m_inNotes) {
            m_page.problems << block;
        } else {
            takeIntoStep(block, m_page.steps.last());
        }
    }

    void takeIntoStep(const QString& block, GuideStep& step) {
        const QString rest = block.sliced(qMin<qsizetype>(2, block.size()));
        if (block == QLatin1String("### tasks"))
            m_inTasks = true;
        else if (block.startsWith(QLatin1String("# ")))
            step.title = rest;
        else if (block.startsWith(QLatin1String("= ")))
            step.formula = formulaHtml(rest);
        else if (block.startsWith(QLatin1String("> ")))
            step.presentation = rest;
        else if (m_inTasks)
            takeTask(block, step);
        else if (block.startsWith(u'#') || block.startsWith(QLatin1String("- ")))
            m_page.problems << block;
        else
            step.paragraphsHtml << inlineHtml(block);
    }

    void takeTask(const QString& block, GuideStep& step) {
        static const QRegularExpression form(QStringLiteral("^- \\[([a-z0-9-]+)\\] (\\S.*)$"));
        const QRegularExpressionMatch match = form.match(block);
        if (!match.hasMatch()) {
            m_page.problems << block;
            return;
        }
        const QString markup = match.captured(2);
        step.tasks.append({match.captured(1), inlineHtml(markup), inlinePlain(markup)});
    }

    GuidePage m_page;
    bool m_inTasks = false, m_inNotes = false;
};

} // namespace

const GuideStep* GuidePage::step(const QString& id) const {
    const auto found =
        std::find_if(steps.begin(), steps.end(), [&](const GuideStep& s) { return s.id == id; });
    return found == steps.end() ? nullptr : &*found;
}

GuidePage parseGuide(const QString& text) {
    return Parser().parse(text);
}

GuidePage loadGuide(const QString& page, const QString& language) {
    for (const QString& name : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/guide/%1/%2.md").arg(page, name));
        if (file.open(QIODevice::ReadOnly)) return parseGuide(QString::fromUtf8(file.readAll()));
    }
    return {};
}

} // namespace dikkat::ui
