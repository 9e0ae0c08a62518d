#pragma once

#include "ui/pages/page.h"

#include <QTabWidget>

namespace dikkat::ui {

class CodePanel;
class GuidePanel;

/// The guide and the code of the current step, as two tabs.
class Guide : public QTabWidget {
    Q_OBJECT
public:
    explicit Guide(QWidget* parent = nullptr);

    void setPage(Page* page);
    [[nodiscard]] GuidePanel& panel() { return *m_panel; }
    [[nodiscard]] const GuidePanel& panel() const { return *m_panel; }
    void showCode(bool code) { setCurrentIndex(code ? 1 : 0); }

    /// All tasks of a page's guide, by id.
    [[nodiscard]] static QStringList tasksOf(const Page& page);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslateUi();

    GuidePanel* m_panel;
    CodePanel* m_code;
};

} // namespace dikkat::ui
