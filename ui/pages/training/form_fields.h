#pragma once

#include "core/io/run_config.h"
#include "ui/pages/training/training_words.h"

#include <QWidget>
#include <functional>
#include <map>
#include <optional>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dikkat::ui {

/// The rows of the set-up: a label, a control, and a sentence below when there is something to say. Knows how
/// to show a run in every control and turns what the learner does into a changed run.
class FormFields : public QWidget {
    Q_OBJECT
public:
    explicit FormFields(QWidget* parent = nullptr);

    void show(const RunConfig& run);
    /// Sentences beside fields: what forbids the run in one colour with a cross, what is unwise in another.
    void setNotes(const std::map<FormField, std::pair<QString, bool>>& notes);
    void setLocked(bool locked);
    [[nodiscard]] QWidget* control(FormField field) const;
    [[nodiscard]] QString note(FormField field) const;
    void setDataText(const QString& text); ///< the caption under the data

signals:
    void edited(const dikkat::RunConfig& run, dikkat::ui::FormField field);
    void openText();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        QWidget* box;
        QLabel *label, *note;
        QWidget* control;
        std::function<void(const RunConfig&)> show;
        std::function<bool(const RunConfig&)> visible;
        std::function<void()> retranslate;
    };
    using Change = std::function<void(RunConfig&)>;

    void addSection(const char* name);
    Row& addRow(FormField field, QWidget* control, std::function<void(const RunConfig&)> show);
    Row& addWhole(FormField field, const char* name, int low, int high,
                  std::function<int(const RunConfig&)> get, std::function<void(RunConfig&, int)> set);
    Row& addNumber(FormField field, const char* name, std::function<double(const RunConfig&)> get,
                   std::function<void(RunConfig&, double)> set);
    Row& addSwitch(FormField field, const char* name, std::function<bool(const RunConfig&)> get,
                   std::function<void(RunConfig&, bool)> set);
    Row& addSegments(FormField field, const char* name, std::function<QStringList()> labels,
                     std::function<int(const RunConfig&)> get, std::function<void(RunConfig&, int)> set);
    Row& addChoice(FormField field, const char* name, std::function<QStringList()> labels,
                   std::function<int(const RunConfig&)> get, std::function<void(RunConfig&, int)> set);
    void build();
    void buildModel();
    void buildOptimiser();
    void edit(FormField field, const Change& change);
    void say(Row& row, const QString& sentence, bool forbids);
    void retranslateUi();

    RunConfig m_run;
    std::map<FormField, Row> m_rows;
    std::vector<std::pair<QLabel*, const char*>> m_sections;
    QVBoxLayout* m_column;
    QLabel* m_dataText;
    QPushButton* m_open;
    std::map<FormField, std::pair<QString, bool>> m_notes;
    std::optional<FormField> m_unread; ///< a field whose text is no number
    bool m_showing = false, m_locked = false;
};

} // namespace dikkat::ui
