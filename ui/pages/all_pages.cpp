#include "ui/pages/all_pages.h"

#include "ui/pages/intuition/intuition_page.h"
#include "ui/pages/qkv/qkv_page.h"
#include "ui/pages/root_dk/root_dk_page.h"

namespace dikkat::ui {

QList<Page*> makePages(Document& document, Selection& selection) {
    return {new IntuitionPage(document, selection), new QkvPage(document, selection),
            new RootDkPage(document)};
}

} // namespace dikkat::ui
