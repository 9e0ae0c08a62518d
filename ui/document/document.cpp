#include "ui/document/document.h"

#include "ui/document/edit_command.h"

#include <QJsonDocument>

namespace dikkat::ui {

namespace {

std::map<std::string, std::string> toTexts(const QHash<QString, QJsonObject>& pages) {
    std::map<std::string, std::string> out;
    for (auto it = pages.begin(); it != pages.end(); ++it)
        if (!it.value().isEmpty())
            out[it.key().toStdString()] =
                QJsonDocument(it.value()).toJson(QJsonDocument::Compact).toStdString();
    return out;
}

QHash<QString, QJsonObject> fromTexts(const std::map<std::string, std::string>& texts) {
    QHash<QString, QJsonObject> out;
    for (const auto& [name, text] : texts)
        out.insert(QString::fromStdString(name),
                   QJsonDocument::fromJson(QByteArray::fromStdString(text)).object());
    return out;
}

} // namespace

Document::Document(QObject* parent)
    : QObject(parent), m_trace(std::make_shared<LessonTrace>(evaluate(chapterExample()).value())) {
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this] { emit modifiedChanged(isModified()); });
    connect(&m_undo, &QUndoStack::indexChanged, this, &Document::historyChanged);
}

std::optional<LessonFailure> Document::edit(const LessonState& next, const Edit& edit) {
    if (next == lesson()) return std::nullopt;
    // Checked before anything is pushed, so that undo and redo can only meet states that evaluate.
    if (const auto result = evaluate(next); !result) return result.error();
    m_undo.push(new EditCommand(*this, lesson(), next, edit));
    emit lessonEdited(edit);
    return std::nullopt;
}

void Document::show(const LessonState& state) {
    ++m_revision;
    m_previous = m_trace;
    m_trace = std::make_shared<LessonTrace>(evaluate(state).value());
    const int heads = static_cast<int>(m_trace->heads.size());
    if (m_view.head >= heads) {
        m_view.head = 0;
        emit viewChanged();
    }
    emit lessonChanged();
}

void Document::setView(const ViewState& view) {
    if (view == m_view) return;
    m_view = view;
    emit viewChanged();
}

void Document::editPage(const QString& page, const QJsonObject& next, Words words, const QString& gesture) {
    const QJsonObject before = pageState(page);
    if (next == before) return;
    m_undo.push(new PageCommand(*this, page, before, next, std::move(words), gesture));
    emit pageEdited(page, before);
}

void Document::showPage(const QString& page, const QJsonObject& state) {
    ++m_revision;
    m_pages.insert(page, state);
    emit pageStateChanged(page);
}

void Document::setPageView(const QString& page, const QJsonObject& view) {
    if (view == pageView(page)) return;
    m_pageViews.insert(page, view);
    emit pageViewChanged(page);
}

void Document::editLab(LabState next, Words words, const LabState* before, const QString& page) {
    LabState last = before ? *before : m_lab;
    next.second = last.second = nullptr; // the history does not hold it
    if (next == last) return;
    m_undo.push(new LabCommand(*this, page, std::move(last), std::move(next), std::move(words)));
}

void Document::setLab(LabState next) {
    next.second = m_lab.second;
    if (next == m_lab) return;
    showLab(next);
    noteProgress();
}

void Document::setSecondModel(std::shared_ptr<const LabModel> second) {
    if (second == m_lab.second) return;
    m_lab.second = std::move(second);
    emit labChanged();
    noteProgress();
}

void Document::showLab(const LabState& lab) {
    ++m_revision;
    const auto before = model();
    auto second = std::move(m_lab.second);
    m_lab = lab;
    m_lab.second = std::move(second);
    emit labChanged();
    if (model() != before) emit modelChanged();
}

void Document::setLiveModel(std::shared_ptr<const LabModel> live) {
    const auto before = model();
    m_live = std::move(live);
    if (model() != before) emit modelChanged();
}

void Document::setProgress(bool progress) {
    const bool before = isModified();
    m_progress = progress;
    if (isModified() != before) emit modifiedChanged(isModified());
}

void Document::markSaved(quint64 revision) {
    const bool all = revision == m_revision;
    if (all)
        m_undo.setClean();
    else
        m_undo.resetClean(); // no place in the history is what the file holds
    setProgress(!all);
}

Session Document::session() {
    emit aboutToStore();
    return sessionAsItStands();
}

Session Document::sessionAsItStands() const {
    return {lesson(), m_view, toTexts(m_pages), toTexts(m_pageViews), m_lab};
}

void Document::reset(const Session& session, bool clean) {
    m_undo.clear();
    // clear() leaves an empty history as it is, clean or not.
    if (clean)
        m_undo.setClean();
    else
        m_undo.resetClean();
    setProgress(false);
    m_view = session.view;
    m_pages = fromTexts(session.pages);
    m_pageViews = fromTexts(session.pageViews);
    m_live.reset();
    m_lab = session.lab;
    emit replaced();
    show(session.lesson);
    m_previous.reset();
    emit viewChanged();
    emit labChanged();
    emit modelChanged();
    emit historyChanged();
}

void Document::reset(const LessonState& lessonState, const ViewState& view, bool clean) {
    reset(Session{lessonState, view}, clean);
}

LessonState Document::beforeLastEdit() const {
    for (int i = m_undo.index(); i-- > 0;)
        if (const auto* edit = dynamic_cast<const EditCommand*>(m_undo.command(i))) return edit->before();
    return lesson();
}

} // namespace dikkat::ui
