#include "ui/pages/all_pages.h"

#include "ui/pages/block/block_page.h"
#include "ui/pages/gpt2017/gpt2017_page.h"
#include "ui/pages/qkv/qkv_page.h"
#include "ui/pages/root_dk/root_dk_page.h"

namespace dikkat::ui {

QList<Page*> makePages(Document& document, Selection& selection) {
    return {
        new QkvPage(document, selection),
        new RootDkPage(document),
        new BlockPage(document),
        new Gpt2017Page(document),
    };
}

} // namespace dikkat::ui
