#include "app/pages.h"

#include "ui/pages/qkv/qkv_page.h"
#include "ui/shell/main_window.h"

namespace dikkat::app {

void addPages(ui::MainWindow& window, ui::Document& document, ui::Selection& selection) {
    window.addPage(new ui::QkvPage(document, selection));
}

} // namespace dikkat::app
