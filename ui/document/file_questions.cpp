#include "ui/document/file_questions.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Files)
};

QString filter() {
    return Words::tr("Sessions (*.dikkat)") + ";;" + Words::tr("All files (*)");
}

/// Everything that can be opened, then each kind alone.
QString openFilter() {
    const QString models = QStringLiteral("*.safetensors"), texts = QStringLiteral("*.txt *.md *.csv *.tsv");
    return QStringList{Words::tr("Sessions, models and texts (*.dikkat %1 %2)").arg(models, texts),
                       Words::tr("Sessions (*.dikkat)"), Words::tr("Models (*.dikkat %1)").arg(models),
                       Words::tr("Texts (%1)").arg(texts), Words::tr("All files (*)")}
        .join(QStringLiteral(";;"));
}

} // namespace

std::unique_ptr<QMessageBox> FileDialogs::unsavedBox(const QString& name, QWidget* window) {
    auto box = std::make_unique<QMessageBox>(window);
    box->setObjectName("unsavedQuestion");
    box->setIcon(QMessageBox::Warning);
    box->setWindowTitle(Words::tr("Unsaved changes"));
    box->setText(Words::tr("Save the changes to “%1”?").arg(name));
    box->setInformativeText(Words::tr("If you do not save, they are lost."));
    box->setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    box->button(QMessageBox::Save)->setText(Words::tr("&Save"));
    box->button(QMessageBox::Discard)->setText(Words::tr("&Discard"));
    box->button(QMessageBox::Cancel)->setText(Words::tr("&Cancel"));
    box->setDefaultButton(QMessageBox::Save);
    box->setEscapeButton(QMessageBox::Cancel);
    return box;
}

FileQuestions::Unsaved FileDialogs::unsavedChanges(const QString& name) {
    switch (unsavedBox(name, m_window)->exec()) {
    case QMessageBox::Save: return Unsaved::Save;
    case QMessageBox::Discard: return Unsaved::Discard;
    default: return Unsaved::Cancel;
    }
}

FileQuestions::Changed FileDialogs::changedOnDisk(const QString& name) {
    QMessageBox box(m_window);
    box.setObjectName("changedOnDiskQuestion");
    box.setIcon(QMessageBox::Warning);
    box.setWindowTitle(Words::tr("Changed by another program"));
    box.setText(Words::tr("“%1” was changed by another program since you opened it.").arg(name));
    box.setInformativeText(Words::tr("Saving over it would lose those changes."));
    const auto* overwrite = box.addButton(Words::tr("&Overwrite"), QMessageBox::DestructiveRole);
    auto* elsewhere = box.addButton(Words::tr("Save under another &name…"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel)->setText(Words::tr("&Cancel"));
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == overwrite) return Changed::Overwrite;
    return box.clickedButton() == elsewhere ? Changed::SaveElsewhere : Changed::Cancel;
}

QString FileDialogs::fileToOpen(const QString& folder) {
    return QFileDialog::getOpenFileName(m_window, Words::tr("Open a session, a model or a text"), folder,
                                        openFilter());
}

QString FileDialogs::fileToSave(const QString& suggestion) {
    // Not the static function: only this way the question about an existing file sees the name with its
    // suffix.
    QFileDialog dialog(m_window, Words::tr("Save the session"), suggestion, filter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix("dikkat");
    if (dialog.exec() != QDialog::Accepted) return {};
    return dialog.selectedFiles().value(0);
}

std::optional<ModelAnswers> FileDialogs::openInModel(const QString& name, const OpenQuestions& open) {
    if (m_window && !m_window->isVisible()) m_window->show(); // the program was started with this file
    return ModelQuestions::ask(m_window, name, open);
}

} // namespace dikkat::ui
