#pragma once

#include "core/training/comparisons.h"
#include "ui/runtime/training_session.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace dikkat::ui {

/// The kept runs: rename (F2 or double click), delete, export as CSV or picture.
class RunsPanel : public QWidget {
    Q_OBJECT
public:
    RunsPanel(Document& document, TrainingSession& session, QWidget* parent = nullptr);

    /// Keeps the current curve, under a name of its own where none is given.
    void keepCurrent(const QString& name = {});
    /// Off while a run goes on.
    void setCanCompare(bool can);
    void rename(int row, const QString& name);
    void remove(int row);
    /// Writes the curve of the current run (row −1) or of a kept one; a translated sentence on failure.
    std::optional<LiveText> exportCsv(int row, const QString& path) const;

signals:
    void problem(const dikkat::ui::LiveText& sentence);
    void pictureWanted(); ///< of the loss plot
    void kept();
    void compareWanted(dikkat::RunComparison comparison);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void showSettings();
    void retranslateUi();
    void saveCsv();

    Document& m_document;
    TrainingSession& m_session;
    QLabel *m_empty, *m_settings;
    QListWidget* m_list;
    QPushButton *m_rename, *m_delete, *m_csv, *m_picture, *m_compare;
    bool m_refreshing = false;
};

} // namespace dikkat::ui
