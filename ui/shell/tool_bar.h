#pragma once

#include "ui/i18n/language.h"
#include "ui/shell/actions.h"

#include <QToolBar>

namespace dikkat::ui {

class SegmentedControl;

/// Undo, redo, file and page at the left; language, presentation and theme at the right.
class ToolBar : public QToolBar {
    Q_OBJECT
public:
    explicit ToolBar(Actions& actions, QWidget* parent = nullptr);

    void setCompact(bool compact); ///< icons only
    void setLanguage(UiLanguage language);
    void retranslate();

signals:
    void languagePicked(dikkat::ui::UiLanguage language);

private:
    Actions& m_actions;
    SegmentedControl* m_language;
};

} // namespace dikkat::ui
