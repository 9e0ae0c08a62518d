#include "ui/pages/all_pages.h"

#include "ui/pages/heads/heads_page.h"
#include "ui/pages/qkv/qkv_page.h"

namespace dikkat::ui {

QList<Page*> makePages(Document& document, Selection& selection) {
    return {
        new QkvPage(document, selection),
        new HeadsPage(document),
    };
}

} // namespace dikkat::ui
